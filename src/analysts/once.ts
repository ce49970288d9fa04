import type { Dossier } from "../domain/dossier.ts";

/** Remembers what was made from a dossier, by key, as long as the dossier lives: several analysts ask the same. */
export function oncePerDossier<Value>(): (dossier: Dossier, key: string, make: () => Value) => Value {
  const known = new WeakMap<Dossier, Map<string, Value>>();
  return (dossier, key, make) => {
    const values = known.get(dossier) ?? new Map<string, Value>();
    known.set(dossier, values);
    if (!values.has(key)) values.set(key, make());
    return values.get(key) as Value;
  };
}
