import {
  limitBefore,
  MINUS_BEFORE,
  partBefore,
  RANKED,
  relationIn,
  SAME_AGAIN,
  SIGNED,
} from "../../lexicon/comparing.ts";
import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";
import type { ReadClaim } from "./claim.ts";
import type { Figure } from "./figures.ts";
import { labelsOf } from "./labels.ts";
import { clauseWords } from "./words.ts";

/** What a clause without a figure says of two things, or of one among its like, or of its sign. */
type Compared = Pick<ReadClaim, "kind" | "label"> & Partial<ReadClaim>;

/** "A exceeded B in 2021", "A was the largest segment by revenues", "A was negative": null for any other clause. */
export function comparedIn(text: string, periods: readonly FoundPeriod[]): Compared | null {
  const [only, ...more] = new Set(periods.map(({ period }) => period));
  const time = only === undefined || more.length > 0 ? {} : { period: only };
  const ranked = RANKED.exec(text);
  if (ranked?.groups !== undefined) {
    const { rank = "", measure = "" } = ranked.groups;
    const [label, by] = [nameOf(text.slice(0, ranked.index)), nameOf(measure)];
    const extreme = /^(?:smallest|plus petit|menor)/iu.test(rank) ? "lowest" : "highest";
    return label === "" || by === "" ? null : { kind: "rank", label, by, extreme, ...time };
  }
  const found = relationIn(text);
  if (found !== null) {
    const label = nameOf(text.slice(0, found.start));
    const part = partBefore(text.slice(found.end));
    const after = text.slice(found.end + part.end);
    const again = SAME_AGAIN.exec(after);
    const head = /^(.+?)\s(?:of|in|de|du|des|da|do|dos|das)\s/iu.exec(label)?.[1];
    const than = again === null ? nameOf(after) : `${head ?? label} ${nameOf(after.slice(again[0].length))}`;
    if (label === "" || than === "") return null;
    const times = part.factor === 1 ? {} : { factor: { value: part.factor, bound: "exact" as const } };
    return { kind: "comparison", label, than, relation: found.relation, ...times, ...time };
  }
  const signed = SIGNED.exec(text);
  if (signed === null) return null;
  const label = nameOf(text.slice(0, signed.index));
  return label === ""
    ? null
    : { kind: "sign", label, direction: /^p/iu.test(signed.groups?.side ?? "") ? "up" : "down", ...time };
}

/** A figure that words before it make a limit, or negative; the words are no name of it. */
export function withWordsBefore<T extends Pick<Figure, "quantity" | "start">>(text: string, figure: T): T {
  const before = text.slice(Math.max(0, figure.start - 40), figure.start);
  const { quantity } = figure;
  const shift = Math.max(0, figure.start - 40);
  const limit = limitBefore(before);
  if (limit !== null) return { ...figure, quantity: { ...quantity, bound: limit.bound }, start: shift + limit.start };
  const minus = MINUS_BEFORE.exec(before);
  if (minus === null || quantity.value < 0) return figure;
  return { ...figure, quantity: { ...quantity, value: -quantity.value }, start: shift + minus.index };
}

function nameOf(text: string): string {
  const periods = findPeriods(text);
  return labelsOf(text, text.length, [], clauseWords(text, periods), [], periods, "").main;
}
