import type { ContradictionProposal, ProposalDeclined } from "../../../domain/contradiction-proposal.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { computeWith } from "../../../quantities/calculations/compute.ts";
import { inMonths } from "../../../quantities/durations.ts";
import { SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import type { Conflict } from "../conflicts.ts";
import { breach, type Constraint, members } from "../constraint.ts";
import { type Interval, image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { touchesOf } from "../touches.ts";
import { seenLines } from "./lines.ts";
import { figureStated, type Stated, wordsStated } from "./stated.ts";

/** More figures than this nobody follows in one sum. */
const MOST_STATEMENTS = 12;
/** Corners of intervals to try: 2 to this. Beyond it each figure counts as printed. */
const MOST_CORNERS = 10;
/** What sums over rounded figures may miss by. */
const ROUNDED = 0.03;
/** More than these of one reading are a list nobody reads. */
const MOST_TAKEN = 12;
/** Numbers that belong to no document: of the calendar, of scales, and of counting. Others would be the proposer's own figures. */
const CONSTANTS = new Set([24, 30, 36, 48, 52, 60, 90, 100, 360, 365, 1000, 1_000_000]);
const COUNTED_TO = 12;

/** What became of proposals: conflicts that code found borne out, and why the others were declined. */
export interface Disposed {
  conflicts: Conflict[];
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
  const conflicts: Conflict[] = [];
  const declined: ProposalDeclined[] = [];
  for (const [nth, proposal] of proposals.entries()) {
    const read = constraintOf(proposal, nth, dossier);
    if (typeof read === "string") declined.push(read);
    else if ([...told, ...conflicts].some((one) => tellsSame(one, read))) declined.push("told_already");
    else if (conflicts.length >= MOST_TAKEN) declined.push("too_many");
    else conflicts.push({ main: read, also: [], suspect: null, gap: breach(read) });
  }
  return { conflicts, declined };
}

function constraintOf(proposal: ContradictionProposal, nth: number, dossier: Dossier): Constraint | ProposalDeclined {
  const lines = seenLines(dossier);
  const { statements: named, kind } = proposal;
  const pair = kind === "same" || kind === "words";
  if (named.length < 2 || named.length > MOST_STATEMENTS || (pair && named.length > 2)) return "unreadable_sum";
  const found: Stated[] = [];
  for (const [at, one] of named.entries()) {
    const line = lines[one.line - 1];
    if (line === undefined) return "no_such_line";
    const id = nth * 100 + at;
    const stated = (kind === "words" ? wordsStated : figureStated)(line, one, id, dossier);
    if (stated === null) return "not_there";
    found.push(stated);
  }
  const [first, ...others] = found.map(({ statement }) => namedFor(statement, proposal, dossier)) as [
    Statement,
    ...Statement[],
  ];
  if (new Set(found.map(({ statement }) => keyOf(statement))).size < found.length) return "one_place";
  const differs = pair ? differenceOf(found) : null;
  if (differs !== null) return differs;
  const tie = {
    slack: pair ? 0 : ROUNDED,
    exact: pair,
    assumed: true as const,
    touches: touchesOf(first.topic),
    mayBe: pair ? (["other_date", "other_scope"] as const) : (["monthly_annual", "other_scope"] as const),
  };
  if (pair) {
    const [other] = others as [Statement];
    const constraint: Constraint = {
      id: `proposed:${kind}`,
      kind: "two_values",
      stated: first,
      inputs: [other],
      expression: "{other}",
      keys: ["other"],
      expected: other.interval,
      value: inMonths(other.quantity),
      bound: "equal",
      ...tie,
      ...(kind === "words" && { worded: true as const }),
    };
    return breach(constraint) > 0 ? constraint : "holds";
  }
  return sumOf(proposal, first, others, tie);
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
    return others.length > MOST_CORNERS ? { min: size, max: size } : interval;
  });
  const expected =
    Number.isNaN(value) || intervals.some(({ max }) => !Number.isFinite(max)) ? null : image(compute, intervals);
  if (expected === null) return "unreadable_sum";
  const constraint: Constraint = {
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
    ...tie,
  };
  return breach(constraint) > 0 ? constraint : "holds";
}

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

const signs = (sum: string): string => sum.replaceAll("*", "×").replace(/\s+/g, " ").trim();

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
  const bare = [one, other].filter(({ statement }) => statement.quantity.unit === "number").length === 1;
  if (units.size > 1 || (bare && (units.has("money") || units.has("percent")))) return "other_unit";
  if (mixesCurrencies([one.statement, other.statement])) return "other_unit";
  const [a, b] = [one.fact, other.fact];
  if (a === null || b === null || a.sureness < SURE_ENOUGH || b.sureness < SURE_ENOUGH) return null;
  if (a.period !== undefined && b.period !== undefined && a.period !== b.period) return "other_time";
  return a.subject === b.subject ? null : "other_subject";
}

/** Named as its topic; else in the proposer's words where they are the documents' own; else by its line. */
function namedFor(statement: Statement, { about, statements }: ContradictionProposal, dossier: Dossier): Statement {
  const lines = statements.flatMap(({ line }) => seenLines(dossier)[line - 1]?.text ?? []).map(fold);
  const words = fold(about).match(/[\p{L}\d]+/gu) ?? [];
  const isTheirs = words.length > 0 && words.every((word) => lines.some((line) => line.includes(word)));
  if (isTheirs) return { ...statement, label: about.trim().slice(0, LONGEST_NAME) };
  const label = statement.label.trim() === "" ? statement.passage.replace(statement.printed, " ") : statement.label;
  return {
    ...statement,
    label: label
      .replace(/[\s|:–—-]+/gu, " ")
      .trim()
      .slice(0, LONGEST_NAME),
  };
}
const LONGEST_NAME = 60;

/** The figure at its place: the same whichever way it was found. */
const keyOf = ({ place, quantity, printed, passage }: Statement): string =>
  quantity.unit === "number" && quantity.text === printed && /\p{L}/u.test(printed)
    ? `${place}|${printed}`
    : `${place}|${quantity.value}|${passage}`;

/** Whether a conflict rests on the same figures: two of them, where both have as many. */
function tellsSame({ main, also }: Conflict, constraint: Constraint): boolean {
  const key = ({ place, quantity }: Statement) => `${place}|${quantity.value}`;
  const known = new Set([main, ...also].flatMap(members).map(key));
  return (
    new Set(
      members(constraint)
        .map(key)
        .filter((one) => known.has(one)),
    ).size >= 2
  );
}
