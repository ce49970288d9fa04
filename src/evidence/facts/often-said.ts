import type { Fact, NotUnderstood } from "../../domain/fact.ts";

/** Every figure of a name is held against every other: no dossier needs more of them, and one made to be slow has. */
export const MOST_OF_ONE_NAME = 2_000;

/** The facts that are held against each other, and those of a name that comes more often than that: nothing is made of them. */
export function withinReach(facts: readonly Fact[]): { facts: Fact[]; beyond: NotUnderstood[] } {
  const times = new Map<string, number>();
  const [within, beyond]: [Fact[], NotUnderstood[]] = [[], []];
  for (const fact of facts) {
    const name = fact.topic ?? fact.label;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    if (time <= MOST_OF_ONE_NAME) within.push(fact);
    else beyond.push({ words: fact.quantity.text, document: fact.document, address: fact.address });
  }
  return { facts: within, beyond };
}
