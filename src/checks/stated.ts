import type { Fact } from "../domain/fact.ts";
import type { Period } from "../domain/quantity.ts";
import type { Witness } from "../evidence/witness.ts";
import { sameFigure } from "../quantities/compare.ts";

/**
 * What the company says of itself as so, of one topic and for one time, outside of the paper that is held against it.
 * Null where it says nothing, a bound or a range, or two different things: these are a contradiction of their own, and
 * only the one that the paper bears out (`bornOut`) is held against it.
 */
export function statedOf(
  witness: Witness,
  topic: string,
  isTime: (period: Period | undefined) => boolean,
  isElsewhere: (fact: Fact) => boolean,
  bornOut?: (fact: Fact) => boolean,
): Fact | null {
  const facts = witness
    .says({ topic, of: "company", nature: "actual", sure: true })
    .filter(
      (fact) =>
        isElsewhere(fact) &&
        (fact.source === "deck" || fact.source === "financial_model") &&
        fact.only === undefined &&
        fact.quantity.range === undefined &&
        fact.quantity.bound === undefined &&
        isTime(fact.period),
    );
  const [first, ...others] = facts;
  if (first === undefined || others.every((one) => sameFigure(one.quantity, first.quantity))) return first ?? null;
  return bornOut === undefined ? null : (facts.find(bornOut) ?? null);
}

/** The most precise statement of a topic, where every other that counts says the same; what differs is told elsewhere. */
export const agreedFact = (witness: Witness, topic: string, counts: (fact: Fact) => boolean): Fact | null =>
  saidOf(witness, topic, counts).agreed;

/** What is said of a topic: what all agree on, null where they do not, and each statement. */
export interface Said {
  agreed: Fact | null;
  any: boolean;
  all: Fact[];
  /** Said as a range only: it is there, and nothing is computed of it. */
  ranged: boolean;
}

/** The same, and whether anything is said at all. */
export function saidOf(witness: Witness, topic: string, counts: (fact: Fact) => boolean): Said {
  const said = witness
    .says({ topic, sure: true })
    .filter(
      (fact) =>
        fact.only === undefined &&
        (fact.source === "deck" || fact.source === "financial_model") &&
        fact.nature !== "scenario" &&
        fact.nature !== "example" &&
        counts(fact),
    );
  const all = said.filter(({ quantity }) => quantity.range === undefined);
  return { agreed: agreedOf(all), any: all.length > 0, all, ranged: all.length === 0 && said.length > 0 };
}

/** The most precise of statements that all say the same; null where two do not, or there is none. */
export function agreedOf(said: readonly Fact[]): Fact | null {
  const precise = said.toSorted((a, b) => a.quantity.step - b.quantity.step)[0];
  if (precise === undefined) return null;
  return said.every((other) => sameFigure(other.quantity, precise.quantity)) ? precise : null;
}
