import type { Address } from "../../src/domain/address.ts";
import type { Inconsistency, InconsistentStatement } from "../../src/domain/inconsistency.ts";
import { fold } from "../../src/lexicon/fold.ts";
import { findQuantities } from "../../src/quantities/find.ts";
import { findPeriods } from "../../src/quantities/periods.ts";
import type { LabelledContradiction, LabelledDeck } from "./label.ts";

/** What became of each label, and what was told that no label knows. */
export interface Judgement {
  found: LabelledContradiction[];
  missed: LabelledContradiction[];
  /** Look-alikes that were told as a contradiction. */
  raised: LabelledContradiction[];
  /** Told and in no label. */
  unlabelled: Inconsistency[];
}

/** Holds what a review tells of a deck against a person's labels. */
export function judge(
  deck: Pick<LabelledDeck, "quoted" | "contradictions">,
  told: readonly Inconsistency[],
): Judgement {
  const holds = (label: LabelledContradiction, one: Inconsistency) =>
    covered(label, one, deck.quoted) >= Math.min(2, label.positions.length);
  const real = deck.contradictions.filter((label) => label.real);
  const asked = real.filter(({ optional }) => optional !== true);
  const spare = told.filter((one) => !real.some((label) => holds(label, one)));
  const raised = deck.contradictions.filter((label) => !label.real && spare.some((one) => holds(label, one)));
  return {
    found: asked.filter((label) => told.some((one) => holds(label, one))),
    missed: asked.filter((label) => !told.some((one) => holds(label, one))),
    raised,
    unlabelled: spare.filter((one) => !raised.some((label) => holds(label, one))),
  };
}

/** How many of a label's positions an inconsistency holds, each by another of its statements. */
function covered({ topic, positions }: LabelledContradiction, one: Inconsistency, quoted: boolean): number {
  if (quoted) {
    // One quotation may hold all of the figures that do not add up.
    const held = positions.filter((position) => one.statements.some((statement) => quotes(statement, position)));
    return held.length;
  }
  const words = isOfTheMatter(topic, positions, one);
  return matched(
    positions.map((position) => {
      if (figuresOf(position).length > 0) return holdersOf(one, position);
      if (periodsOf(position).length > 0) return datedHolders(one, position);
      return words ? onPageOf(one, position) : [];
    }),
  );
}

/** How many of these find a holder that no other has taken. */
function matched(wanted: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number {
  const [first, ...others] = wanted;
  if (first === undefined) return 0;
  const taking = first
    .filter((holder) => !taken.has(holder))
    .map((holder) => 1 + matched(others, new Set([...taken, holder])));
  return Math.max(matched(others, taken), ...taking);
}

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
const SHORTEST = 8;

/** The statement's passage is the quotation or holds it; or its figure stands there under its own label. */
function quotes({ passage, printed, label }: InconsistentStatement, position: string): boolean {
  const [said, asked] = [bare(passage), bare(position)];
  if (said.includes(asked) || (said.length >= SHORTEST && asked.includes(said))) return true;
  const shared = [...wordsOf(label)].some((word) => wordsOf(position).has(word));
  return printed !== "" && position.includes(printed) && shared;
}

const withoutPages = (position: string): string => position.replace(/\([^)]*\bp\.?\s?\d[^)]*\)|\bp\.?\s?\d+\b/gu, " ");

const periodsOf = (text: string): string[] => findPeriods(withoutPages(text)).map(({ period }) => period);

/** Dates against dates: which of its statements say the same date on a page of the position. */
const datedHolders = ({ statements }: Inconsistency, position: string): number[] =>
  statements.flatMap(({ address, printed }, at) => {
    const same = periodsOf(printed).some((period) => periodsOf(position).includes(period));
    return same && isThere(address, position) ? [at] : [];
  });

/** The figures of a person's words for a position; page numbers and dates are none. */
function figuresOf(position: string): number[] {
  const pageless = withoutPages(position);
  const text = findPeriods(pageless).reduce((rest, { text: date }) => rest.replace(date, " "), pageless);
  return findQuantities(text).flatMap((one) =>
    "ambiguous" in one
      ? one.readings.map(({ value }) => value)
      : [one.value, ...(one.range === undefined ? [] : [one.range.min, one.range.max])],
  );
}

const NEAR = 0.015;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));

/** A person counts the cover of a deck or does not. */
const ONE_PAGE = 1;

function isThere(address: Address, position: string): boolean {
  const pages = [...position.matchAll(/\bp(\d+)/gu)].map(([, page]) => Number(page));
  return !("page" in address) || pages.some((page) => Math.abs(page - address.page) <= ONE_PAGE);
}

/** Which of its statements say a figure of the position; what was computed comes last. */
function holdersOf({ statements, computed }: Inconsistency, position: string): number[] {
  const figures = figuresOf(position);
  const paged = /\bp\d/u.test(position);
  const said = statements.map(({ value, printed, passage, address }) => {
    if (paged && !isThere(address, position)) return [];
    // Of a statement in words its whole line counts.
    return /\d/u.test(printed) ? [...(value === undefined ? [] : [value]), ...figuresOf(printed)] : figuresOf(passage);
  });
  return [...said, computed === undefined ? [] : [computed]].flatMap((values, at) =>
    values.some((value) => figures.some((figure) => near(value, figure))) ? [at] : [],
  );
}

/** Words against words: which of its statements stand on a page of the position. */
const onPageOf = ({ statements }: Inconsistency, position: string): number[] =>
  statements.flatMap(({ address }, at) => ("page" in address && isThere(address, position) ? [at] : []));

/** Told of the label's own topic, or in two words of its positions: one word of them ("round") is on any page. */
function isOfTheMatter(topic: string, positions: readonly string[], { name, statements }: Inconsistency): boolean {
  const said = wordsOf([name, ...statements.map(({ passage }) => passage)].join(" "));
  const shared = (text: string) => [...wordsOf(text)].filter((word) => said.has(word)).length;
  return shared(topic) >= 1 || shared(positions.join(" ")) >= 2;
}

const wordsOf = (text: string): Set<string> =>
  new Set(fold(text).match(/\p{L}[\p{L}\d]{3,}|\b(?:loi|soc|sdr|llc|arr|mrr|ltv|cac|sam|tam)\b/gu) ?? []);
