import { Claim } from "./claim.ts";
import type { Judgement } from "./judgement.ts";

/** A quote that puts several facts together: "MRR : 42 000 €, ARR : 504 000 €". */
const BETWEEN = /[,;|]\s+|\s+(?:et|and|e|&)\s+|\n+/iu;
const MOST = 8;

/**
 * The facts of a quote, each with words and a number of its own; null where it is one fact. A comma inside a number is
 * followed by a digit, never by a space.
 */
export function factsOf(claim: Claim): Claim[] | null {
  if (claim.figures.length < 2) return null;
  const parts = claim.quote.split(BETWEEN).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MOST) return null;
  const facts = parts.map((quote) => new Claim({ type: "deck", reference: "", quote }));
  const whole = facts.every((fact) => fact.figures.length > 0 && fact.named.letters.length >= 2);
  return whole ? facts : null;
}

/** Each fact must hold; the first that is altered speaks for all. */
export function judgeSeveral(facts: readonly Claim[], judgeOne: (claim: Claim) => Judgement | null): Judgement | null {
  const judgements = facts.map(judgeOne);
  const [first] = judgements;
  if (first === null || first === undefined || judgements.includes(null)) return null;
  const worse = judgements.find((one) => one?.kind !== "holds");
  if (worse !== undefined) return worse;
  const cells = judgements.flatMap((one) => one?.cells ?? []);
  return { ...first, form: "joined", ...(cells.length > 0 && judgements.every((one) => one?.cells) ? { cells } : {}) };
}
