import { greatest } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { rememberedByText } from "../../domain/remembered.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import { sameValue } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { areOppositeDefinitions } from "../citations/words.ts";
import type { ReadClaim } from "./claim.ts";
import { wordsIn } from "./keys.ts";
import { namesIn, wordsOf } from "./mentions.ts";

/** The words before a figure and behind it, up to the next figure that they could name as well. */
export interface Sides {
  left: string;
  right: string;
}

/** What stands on both sides of each figure of a text; a gap without a name belongs to several. */
export function sidesOf(text: string, figures: readonly { start: number; end: number }[]): Sides[] {
  const gaps = [...figures, { start: text.length, end: text.length }].map(({ start }, at) =>
    text.slice(figures[at - 1]?.end ?? 0, start),
  );
  const named = gaps.map((gap) => namesIn(gap).length > 0);
  return figures.map((_, at) => {
    let [from, to] = [at, at + 1];
    while (from > 0 && !named[from]) from--;
    while (to < gaps.length - 1 && !named[to]) to++;
    return { left: gaps[from] ?? "", right: gaps[to] ?? "" };
  });
}

interface Beside extends Sides {
  quantity: Quantity;
}

const besideIn = rememberedByText((passage: string): Beside[] => {
  const found = findQuantities(passage);
  const sides = sidesOf(passage, found);
  return found.flatMap((one, at) => {
    const quantity = "ambiguous" in one ? one.readings[0] : one;
    return quantity === undefined ? [] : [{ quantity, ...(sides[at] as Sides) }];
  });
});

/**
 * "7 % in Wireless and 1 % in Cable" does not say that Wireless grew by 1 %: another figure of that passage stands
 * nearer to the claim's words, on the side where the claim has them; or what names the figure there is the opposite.
 */
export function namesAnother(claim: ReadClaim, passage: string, quantity: Quantity): boolean {
  const { beside } = claim;
  if (beside === undefined) return false;
  const all = besideIn(passage);
  const own = all.filter((one) => one.quantity.text === quantity.text || sameValue(one.quantity, quantity));
  if (own.length === 0) return false;
  const said = `${beside.left} ${claim.label} ${beside.right}`;
  if (own.every((one) => saysOpposite(said, `${one.left} ${one.right}`))) return true;
  const others = all.filter((one) => one.quantity.unit === quantity.unit && !own.includes(one));
  const best = greatest(own.map((one) => shared(beside, one)));
  return others.some((one) => shared(beside, one) > best);
}

function shared(one: Sides, other: Sides): number {
  return common(one.left, other.left) + common(one.right, other.right);
}

function common(one: string, other: string): number {
  const there = wordsOf(other);
  return new Set(
    namesIn(one)
      .filter((keys) => keys.some((key) => there.has(key)))
      .map(([key]) => key),
  ).size;
}

/** "tax income" where the document has "tax expense": a word the passage lacks, and its opposite that only the passage has. */
export function saysOpposite(claimed: string, passage: string): boolean {
  const [said, printed] = [claimed, passage.replace(/\([^)]*\)/g, " ")].map((text) =>
    wordsIn(text).filter((word) => !isReporting(word)),
  ) as [string[], string[]];
  const only = without(said, printed);
  // Without a word in common they may be two languages.
  if (only.length === said.length) return false;
  const against = without(printed, said);
  return only.some((word) => against.some((other) => areOppositeDefinitions(word, other)));
}

/** Words of one list that the other does not have, or not as often. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Two figures that a passage gives in the other order than the claims, with nothing beside them that says which is which. */
export function changedPlaces(one: ReadClaim, other: ReadClaim, passage: string): boolean {
  const all = besideIn(passage);
  const placeOf = ({ quantity }: ReadClaim) =>
    quantity === undefined ? -1 : all.findIndex((there) => sameValue(there.quantity, quantity));
  const [first, second] = [placeOf(one), placeOf(other)];
  if (first < 0 || second < 0 || first === second || one.at === undefined || other.at === undefined) return false;
  if (one.quantity?.unit !== other.quantity?.unit || one.at < other.at === first < second) return false;
  const [mine, theirs] = [all[first] as Beside, all[second] as Beside];
  return one.beside === undefined || shared(one.beside, mine) <= shared(one.beside, theirs);
}
