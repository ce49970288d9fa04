import { greatest } from "../../domain/many.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { isLight, keysOf, meaningsIn, stemsIn, wordsIn } from "./keys.ts";
import type { Point, Series } from "./series.ts";

/** A series that a claim's words may mean. */
export interface Candidate {
  series: Series;
  /**
   * `exact`: the same words. `meaning`: the same meanings in other words. `context`: the label, and the other words
   * stand in the headings around it. `near`: a word like "total" apart; `loose`: the label is there, with words nobody
   * accounts for. Only the first three can refute.
   */
  fit: Fit;
  /** Words of the claim that the label does not have. */
  extra: string[];
  /** What the row's table adds up to says more than the claim: "subscription revenue" where it speaks of revenue. */
  narrower: boolean;
}

/** "Marketing" and "marketing expenses" are one line. */
export const EXPENSE = "expens";

export type Fit = "exact" | "meaning" | "context" | "near" | "loose";
export const FITS: Fit[] = ["exact", "meaning", "context", "near", "loose"];

/** The series whose label a claim names, best first. */
export function candidatesFor(
  index: EvidenceIndex,
  { label, aside, around, language }: Pick<ReadClaim, "label" | "aside" | "around" | "language">,
): Candidate[] {
  const keys = keysOf(label);
  const said = new Set([...keys.words, ...keys.asides]);
  // "Valves segment generated net sales": a word of reporting inside a label may be left out.
  const carried = [...stemsIn(wordsIn(label).filter(isReporting).join(" "))];
  const words = new Set([...said].filter((word) => !carried.includes(word)));
  if (words.size === 0) for (const word of said) words.add(word);
  if (words.size === 0) return [];
  const more = new Set([...stemsIn(aside), ...stemsIn(around.join(" ")), ...carried]);
  const meant = new Map(wordsIn(label).map((word) => [[...stemsIn(word)][0] ?? "", [...meaningsIn(word)]]));
  const isMeant = (word: string, meanings: ReadonlySet<string>) =>
    meant.get(word)?.every((meaning) => meanings.has(meaning)) ?? false;
  const found = new Map<number, Candidate>();
  const isNarrower = (at: number, extra: readonly string[]) => {
    const total = [...(index.series[at] as Series).total];
    return (
      total.some((word) => word !== EXPENSE && extra.includes(word)) &&
      !total.every((word) => words.has(word) || more.has(word))
    );
  };
  const keep = (at: number, fit: Fit, extra: string[]) => {
    const known = found.get(at);
    if (known === undefined || FITS.indexOf(fit) < FITS.indexOf(known.fit))
      found.set(at, { series: index.series[at] as Series, fit, extra, narrower: isNarrower(at, extra) });
  };
  for (const at of under(index.byWord, [...words, ...more])) {
    const { keys: own, context, points, meanings } = index.series[at] as Series;
    const missing = [...own.words].filter((word) => !words.has(word) && !more.has(word));
    if (missing.length === own.words.size || !missing.every(isLight)) continue;
    const left = [...words].filter((word) => !own.words.has(word) && !own.asides.has(word));
    if (missing.length > 0) {
      if (left.every(isLight)) keep(at, "near", []);
    } else if (left.length === 0) keep(at, "exact", []);
    else {
      const open = left.filter((word) => !isLight(word) && !context.has(word) && !isMeant(word, meanings));
      const explained = open.every((word) => word === EXPENSE) || areOneColumn(open, points);
      const only = left.every((word) => word === "total");
      keep(at, !explained ? "loose" : only ? "near" : "context", left);
    }
  }
  for (const at of under(index.byMeaning, [...keys.meanings])) {
    const { keys: own, language: theirs, meanings } = index.series[at] as Series;
    const missing = [...own.meanings].filter((meaning) => !keys.meanings.has(meaning));
    const left = [...keys.meanings].filter((meaning) => !own.meanings.has(meaning));
    if (!missing.every(isLight) || missing.length === own.meanings.size) continue;
    // In one language two words for one thing are often two things: "accruals" and "accrued expenses".
    const translated = language !== undefined && theirs !== undefined && language !== theirs;
    if (left.every(isLight)) keep(at, missing.length + left.length === 0 && translated ? "meaning" : "near", []);
    else if (translated && missing.length === 0 && left.every((word) => isLight(word) || meanings.has(word)))
      keep(at, "context", left);
  }
  const most = Math.max(
    0,
    greatest([...found.values()].map((one) => (one.fit === "exact" ? sharedWith(one, said) : 0))),
  );
  return [...found.values()]
    .filter((one) => one.fit !== "exact" || sharedWith(one, said) === most)
    .sort((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit));
}

/** "International streaming revenues": what the row's name does not say is the heading of one of its columns. */
function areOneColumn(words: readonly string[], points: readonly Point[]): boolean {
  return points.some(({ column, change }) => !change && words.every((word) => word === EXPENSE || column.has(word)));
}

/** The series under any of these words. */
function* under(map: ReadonlyMap<string, number[]>, words: readonly string[]): Generator<number> {
  for (const word of new Set(words)) yield* map.get(word) ?? [];
}

/** How many of the words that were said the label has: of two that fit, the one with more is meant. */
function sharedWith({ series }: Candidate, said: ReadonlySet<string>): number {
  let count = 0;
  for (const word of said) if (series.keys.words.has(word) || series.keys.asides.has(word)) count++;
  return count;
}
