import type { ContradictionProposal, ProposalDeclined } from "../../../domain/contradiction-proposal.ts";
import type { Section } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import { placeKey } from "../../../domain/place-key.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { fold } from "../../../lexicon/fold.ts";
import { computeWith } from "../../../quantities/calculations/compute.ts";
import { inMonths } from "../../../quantities/durations.ts";
import { SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import { textOf } from "../../passages.ts";
import type { Conflict } from "../conflicts.ts";
import { breach, type Constraint, members, twoAnswers } from "../constraint.ts";
import { type Interval, image, intervalOf } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { touchesOf } from "../touches.ts";
import { type SeenLine, seenLines } from "./lines.ts";
import { figureStated, homeOf, isDate, type Stated, wordsStated } from "./stated.ts";

/** More figures than this nobody follows in one sum. */
const MOST_STATEMENTS = 12;
/** Corners of intervals to try: 2 to this. Beyond it each figure counts as printed. */
const MOST_CORNERS = 10;
/** "5 % and more" ends nowhere; a sum needs a number. */
const ENDLESS = 1e15;
/** What a sum may miss by beyond what its figures' print leaves open: months of 30 days, years of 52 weeks. */
const ROUNDED = 0.01;
/** More than these of one reading are a list nobody reads. */
const MOST_TAKEN = 12;
/** Numbers that belong to no document: of the calendar, of scales, and of counting. Others would be the proposer's own figures. */
const CONSTANTS = new Set([24, 30, 36, 48, 52, 60, 90, 100, 360, 365, 1000, 1_000_000]);
const COUNTED_TO = 12;

/** A conflict with the place of its proposal among all. */
type DisposedConflict = Conflict & { nth: number };

/** What became of proposals: conflicts that code found borne out, and why the others were declined. */
export interface Disposed {
  conflicts: DisposedConflict[];
  declined: ProposalDeclined[];
}

/**
 * Holds proposed contradictions against the documents. Taken is only what stands there letter for letter, where a reader
 * sees it, and misses what it is held against by more than its print: code reads the figures and does the sum. Whether
 * two lines speak of one thing is the proposer's reading, so that what is taken is asked about and never asserted.
 */
export function disposeOf(
  proposals: readonly ContradictionProposal[],
  told: readonly Conflict[],
  dossier: Dossier,
): Disposed {
  const conflicts: DisposedConflict[] = [];
  const declined: ProposalDeclined[] = [];
  for (const [nth, proposal] of proposals.entries()) {
    const read = constraintOf(proposal, nth, dossier);
    if (typeof read === "string") declined.push(read);
    else if ([...told, ...conflicts].some((one) => tellsSame(one, read))) declined.push("told_already");
    else if (conflicts.length >= MOST_TAKEN) declined.push("too_many");
    else conflicts.push({ nth, main: read, also: [], suspect: null, gap: breach(read) });
  }
  return { conflicts, declined };
}

function constraintOf(proposal: ContradictionProposal, nth: number, dossier: Dossier): Constraint | ProposalDeclined {
  const lines = seenLines(dossier);
  const { statements: named, kind } = proposal;
  const pair = kind === "same" || kind === "words";
  const inWords = kind === "words" || (kind === "same" && named.every(({ words }) => isDate(words)));
  if (named.length < 2 || named.length > MOST_STATEMENTS || (pair && named.length > 2)) return "unreadable_sum";
  const found: Stated[] = [];
  const at: SeenLine[] = [];
  for (const [place, one] of named.entries()) {
    const line = lines[one.line - 1];
    if (line === undefined) return "no_such_line";
    at.push(line);
    const id = nth * 100 + place;
    const stated = (inWords ? wordsStated : figureStated)(line, one, id, dossier);
    if (stated === null) return "not_there";
    found.push(stated);
  }
  const name = nameIn(proposal, at, dossier);
  const [first, ...others] = atOneEnd(found).map((statement, nth) =>
    namedFor(statement, at[nth], ((pair || nth === 0) && name) || (inWords ? statement.printed : "")),
  ) as [Statement, ...Statement[]];
  if (new Set(found.map(({ statement }) => keyOf(statement))).size < found.length) return "one_place";
  // "At most f2" holds two figures against each other as "same" does.
  const isBeside = pair || proposal.sum?.trim() === "f2";
  const differs = isBeside ? differenceOf(found) : null;
  if (differs !== null) return differs;
  const tie = {
    slack: pair ? 0 : ROUNDED,
    exact: pair,
    assumed: true as const,
    touches: touchesOf(first.topic),
    mayBe: pair ? (["other_date", "other_scope"] as const) : (["monthly_annual", "other_scope"] as const),
    ...(inWords && { worded: true as const }),
  };
  const [other] = others as [Statement];
  if (inWords && fold(first.printed) === fold(other.printed)) return "holds";
  const constraint = pair ? twoAnswers(`proposed:${kind}`, first, other, tie) : sumOf(proposal, first, others, tie);
  return typeof constraint === "string" || breach(constraint) > 0 ? constraint : "holds";
}

/** Where all that are ranges are named by the same end, and the first is one of them, that end is what is meant. */
function atOneEnd(found: readonly Stated[]): Statement[] {
  const ranges = found.filter(({ statement }) => statement.quantity.range !== undefined);
  const [first] = found;
  const end = first?.end;
  const isOne = end !== undefined && ranges.every((one) => one.end === end);
  return found.map(({ statement }) => {
    const { quantity } = statement;
    if (!isOne || quantity.range === undefined) return statement;
    const { range, ...plain } = quantity;
    const ended = { ...plain, value: range[end] };
    return { ...statement, quantity: ended, interval: intervalOf(ended) };
  });
}

function sumOf(
  { sum, kind }: ContradictionProposal,
  first: Statement,
  others: readonly Statement[],
  tie: Pick<Constraint, "slack" | "exact" | "assumed" | "touches" | "mayBe">,
): Constraint | ProposalDeclined {
  if (sum === null || !usesAll(sum, others.length)) return "unreadable_sum";
  if (mixesCurrencies([first, ...others])) return "other_unit";
  const names = others.map((_, at) => `f${at + 2}`);
  const inPercent = first.quantity.unit === "percent";
  const compute = (...values: number[]): number => {
    const given = names.map((name, at) => [name, asFactor(others[at] as Statement, values[at] as number)] as const);
    const value = computeWith(sum, Object.fromEntries(given));
    return value === null ? Number.NaN : inPercent ? value * 100 : value;
  };
  const value = compute(...others.map(({ quantity }) => inMonths(quantity)));
  const intervals = others.map(({ interval, quantity }): Interval => {
    const size = inMonths(quantity);
    if (others.length > MOST_CORNERS || isCounted(quantity)) return { min: size, max: size };
    return { min: interval.min, max: Math.min(interval.max, ENDLESS) };
  });
  const expected = Number.isNaN(value) ? null : image(compute, intervals);
  const between = others.some(({ quantity }) => quantity.range !== undefined)
    ? image(compute, others.map(asPrinted))
    : null;
  if (expected === null) return "unreadable_sum";
  return {
    id: `proposed:${kind}`,
    kind: kind === "at_most" ? "bound" : "formula",
    stated: first,
    inputs: others,
    expression: names.reduce(
      (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), `{${name}}`),
      signs(sum),
    ),
    keys: names,
    expected,
    value,
    bound: kind === "at_most" ? "at_most" : "equal",
    ...(between !== null && { between }),
    ...tie,
  };
}

/** A figure without what its rounding leaves open; of a range both ends. */
const asPrinted = ({ quantity }: Statement): Interval => {
  const { min, max } = quantity.range ?? { min: quantity.value, max: quantity.value };
  return { min: inMonths({ ...quantity, value: min }), max: inMonths({ ...quantity, value: max }) };
};

/** Eight customers are eight, not seven and a half: what is counted out is not rounded. */
const isCounted = ({ unit, scale, decimals, approximate, bound, range }: Quantity): boolean =>
  (unit === "count" || unit === "number") &&
  scale === 1 &&
  decimals === 0 &&
  approximate !== true &&
  bound === undefined &&
  range === undefined;

/** Every other figure is in the sum, no stranger is, and no number of the proposer's own. */
function usesAll(sum: string, others: number): boolean {
  const names = new Set((sum.match(/\bf\d+\b/g) ?? []).map((name) => Number(name.slice(1))));
  const isWhole = names.size === others && [...names].every((name) => name >= 2 && name <= others + 1);
  const numbers = sum.replace(/\bf\d+\b/g, " ").match(/\d[\d.,]*/g) ?? [];
  const plain = /^[\sf\d+*/^().,–—−×÷-]+$/u.test(sum);
  return (
    isWhole &&
    plain &&
    numbers.map(Number).every((one) => CONSTANTS.has(one) || (Number.isInteger(one) && one <= COUNTED_TO))
  );
}

const signs = (sum: string): string =>
  sum
    .replaceAll("*", "×")
    .replace(/\s*([+×/÷–—−-])\s*/gu, " $1 ")
    .replace(/\s+/g, " ")
    .trim();

/** A percentage counts as its share of one. */
const asFactor = ({ quantity }: Statement, value: number): number =>
  quantity.unit === "percent" ? value / 100 : value;

const mixesCurrencies = (statements: readonly Statement[]): boolean =>
  new Set(statements.flatMap(({ quantity }) => quantity.currency ?? [])).size > 1;

/** Why two figures that are said to be one are not; null where nothing that was surely read parts them. */
function differenceOf(found: readonly Stated[]): ProposalDeclined | null {
  const [one, other] = found as [Stated, Stated];
  const units = new Set(
    [one, other].map(({ statement }) => statement.quantity.unit).filter((unit) => unit !== "number"),
  );
  // "200k" may be money; what stands there without a unit and a scale may be anything.
  const bare = [one, other].some(({ statement: { quantity } }) => quantity.unit === "number" && quantity.scale === 1);
  if (units.size > 1 || (bare && (units.has("money") || units.has("percent")))) return "other_unit";
  if (mixesCurrencies([one.statement, other.statement])) return "other_unit";
  const [a, b] = [one.fact, other.fact];
  if (a === null || b === null || a.sureness < SURE_ENOUGH || b.sureness < SURE_ENOUGH) return null;
  if (a.period !== undefined && b.period !== undefined && a.period !== b.period) return "other_time";
  return a.subject === b.subject ? null : "other_subject";
}

/**
 * What a statement is called: where the proposer's words all stand on its pages, what is in question is called so; every
 * other by the label it was read under, else by the first words of its line.
 */
function namedFor(statement: Statement, line: SeenLine | undefined, given: string): Statement {
  const { label, passage, printed } = statement;
  const cell = line?.row.cells.find(({ text }) => SAYS_SOMETHING.test(text) && text.trim() !== printed)?.text;
  const own = SAYS_SOMETHING.test(label) ? label : (cell ?? passage).replace(printed, " ");
  return { ...statement, label: shortened(given === "" ? own : given) };
}
const SAYS_SOMETHING = /\p{L}{2}/u;

/** The proposer's words for it where the pages it names say them, else none: nobody's own words are told as the documents'. */
function nameIn({ about }: ContradictionProposal, lines: readonly SeenLine[], dossier: Dossier): string {
  const pages = lines.flatMap((line) => homeOf(line, dossier)?.section ?? []).map(wordsOnPage);
  const words = fold(about).match(/[\p{L}\d]+/gu) ?? [];
  return words.length > 0 && words.every((word) => pages.some((page) => page.has(word)))
    ? capitalised(about.trim())
    : "";
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const wordsOnPage = rememberedFor(
  ({ rows }: Section): ReadonlySet<string> =>
    new Set(rows.flatMap((row) => fold(textOf(row)).match(/[\p{L}\d]+/gu) ?? [])),
);

const LONGEST_NAME = 60;
/** Whole words of it, without the signs that part cells. */
function shortened(text: string): string {
  const plain = text.replace(/\s+-\s+|[\s|:–—]+/gu, " ").trim();
  return plain.length <= LONGEST_NAME
    ? plain
    : plain.slice(0, plain.lastIndexOf(" ", LONGEST_NAME) + 1 || LONGEST_NAME).trim();
}

/** The figure at its place: the same whichever way it was found. */
const keyOf = ({ place, quantity, printed, passage }: Statement): string =>
  quantity.unit === "number" && quantity.text === printed && /\p{L}/u.test(printed)
    ? `${place}|${printed}`
    : `${place}|${quantity.value}|${passage}`;

/** Whether a conflict rests on the same figures, two of them at least; in words: on the same lines. */
function tellsSame({ main, also }: Conflict, constraint: Constraint): boolean {
  const known = [main, ...also].flatMap(members);
  if (constraint.worded === true) {
    const lines = new Set(known.map(lineOf));
    return members(constraint).every((one) => lines.has(lineOf(one)));
  }
  const shared = members(constraint).filter((one) => known.some((other) => isSameFigure(one, other)));
  return new Set(shared.map((one) => `${lineOf(one)}|${one.printed}`)).size >= 2;
}
const lineOf = ({ address }: Statement): string => placeKey(address, "row");
/** A range is the same figure whichever of its ends was meant. */
const isSameFigure = (one: Statement, other: Statement): boolean =>
  lineOf(one) === lineOf(other) && (one.quantity.value === other.quantity.value || one.printed === other.printed);
