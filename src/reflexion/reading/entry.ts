import { type FieldName, field, isField } from "../../outputs/fields.ts";

const known = new Map<string, boolean>();
const REMEMBERED = 20_000;

/** The field of an entry under whichever of its names the agent used. Keys repeat from entry to entry: each is read once. */
export function entryField(entry: Record<string, unknown>, name: FieldName): { key: string; value: unknown } | null {
  let found: { key: string; value: unknown } | null = null;
  for (const key of Object.keys(entry)) {
    if (!isNamed(key, name)) continue;
    const value = entry[key];
    if (value === null || value === undefined) continue;
    // Several candidates: the order of the names decides.
    if (found !== null) return field(entry, name);
    found = { key, value };
  }
  return found;
}

function isNamed(key: string, name: FieldName): boolean {
  const pair = `${name}\n${key}`;
  let answer = known.get(pair);
  if (answer === undefined) {
    answer = isField(key, name);
    if (known.size >= REMEMBERED) known.clear();
    known.set(pair, answer);
  }
  return answer;
}
