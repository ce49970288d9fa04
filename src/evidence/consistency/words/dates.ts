import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksOfAnotherJob, speaksOfOthers } from "../../../lexicon/others.ts";
import { isOneCase, monthsAhead, monthsInBrackets, phaseOf } from "../../../lexicon/plans.ts";
import {
  AFTER_FOUNDING,
  BREAK_EVEN,
  FOUNDED,
  FOUNDED_IN,
  NOT_A_SUBJECT,
  ONCE,
  PHASES,
} from "../../../lexicon/statuses.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { type Interval, missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { type Passage, passagesOf, saidIn, subjectsOf } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

interface Dated {
  words: Set<string>;
  names: Set<string>;
  folded: string;
  span: Interval;
  /** Counted from the year nought, or from the start of the plan. */
  axis: "calendar" | "plan";
  statement: Statement;
}

/** Two dates for one milestone, and what happened before the company was there. */
export function dateClashes(dossier: Dossier): Constraint[] {
  const passages = passagesOf(dossier);
  const found = passages.flatMap(datedIn);
  const [milestones, under] = [found, underDates(passages)].map((all) =>
    all.filter(({ folded }) => !BREAK_EVEN.test(folded)),
  ) as [Dated[], Dated[]];
  return [
    ...twoDates(milestones),
    ...twoDates([...milestones, ...under].filter(happensOnce)),
    ...saidAlike([...milestones, ...under].filter((one) => !happensOnce(one))),
    ...breakEvens(found),
    ...beforeFounding(found),
    ...twoFoundings(passages),
  ];
}

const LONGEST_MILESTONE = 110;
const LONGEST_DATE = 16;
const FEWEST_WORDS = 2;

function datedIn(passage: Passage): Dated[] {
  return clausesOf(passage).flatMap((text, nth): Dated[] => {
    const only = dateIn(text);
    const span = only === null ? null : spanOf(only.period);
    if (only === null || span === null || text.length > LONGEST_MILESTONE || isOneCase(text)) return [];
    const rest = text.replace(only.text, " ");
    const { words, names } = subjectsOf(rest, (word) => NOT_A_SUBJECT.has(word));
    const label = rest
      .replace(/[(]\s*[)]/gu, "")
      .replace(/^[^\p{L}\d]+|[\s:,(–—-]+$/gu, "")
      .replace(/\s+/gu, " ")
      .slice(0, 60);
    const statement = saidIn(passage, { label, printed: only.text.trim(), interval: span, nth });
    const axis = /^\d/u.test(only.period) ? ("calendar" as const) : ("plan" as const);
    return [{ words, names, folded: fold(rest), span, axis, statement }];
  });
}

/** Milestones without a date of their own, under a heading that has one: "Q2 2024" over "Mainnet launch". */
function underDates(passages: readonly Passage[]): Dated[] {
  let [heading, section] = ["", passages[0]?.section];
  return passages.flatMap((passage) => {
    if (passage.section !== section) [heading, section] = ["", passage.section];
    const { row, text } = passage;
    if (row.item === undefined && row.table !== true && text.length <= LONGEST_HEADING) heading = text;
    const over = row.item === undefined || dateIn(text) !== null ? null : dateIn(heading);
    if (over === null) return [];
    return datedIn({
      ...passage,
      text: `${text} ${over.text}`,
      row: { ...row, cells: [{ text: `${text} ${over.text}` }] },
    });
  });
}

const LONGEST_HEADING = 70;

/** What is opened, launched or granted is so once. */
const happensOnce = ({ folded }: Dated): boolean => ONCE.test(folded);

/** Of a row of a table with a cell for the date, what happens and when; of other lines, each part. */
function clausesOf({ row, text }: Passage): string[] {
  const [first, ...others] = row.cells.map((cell) => cell.text.trim()).filter((cell) => cell !== "");
  const date = others.find((cell) => cell.length <= LONGEST_DATE && findPeriods(cell).length > 0);
  return first === undefined || date === undefined || findPeriods(first).length > 0
    ? text.split(/[;•|]|\.\s+/u)
    : [`${first} ${date}`];
}

/** The one date of a text, or the months it is ahead ("in 18 months", "months 8–10"). */
function dateIn(text: string): { period: string; text: string } | null {
  const [only, ...more] = findPeriods(text);
  if (more.length > 0) return null;
  // "In Q3 (month 8)": the brackets say it once more, by the month.
  const month = IN_MONTH.exec(only?.text ?? "")?.[1];
  if (only !== undefined && month !== undefined && spanOf(only.period) === null)
    return { period: `M${month}`, text: only.text };
  const phase = phaseOf(text);
  if (phase !== null && only !== undefined) {
    const [written = only.text] = /^.*?\d[\s–—→-]+\D{0,8}\d+/u.exec(text.slice(text.indexOf(only.text))) ?? [];
    return { period: `${phase.from}–${phase.to}`, text: written };
  }
  if (only !== undefined) return only;
  const ahead = monthsAhead(text) ?? monthsInBrackets(text);
  const written = ahead === null ? undefined : /\d{1,2}[\s-]\p{L}+/u.exec(text)?.[0];
  return ahead === null || written === undefined ? null : { period: `M${ahead}`, text: written };
}

const IN_MONTH = /[(](?:mois|months?|m[êe]s|m)\s?(\d{1,2})[)]/iu;

/** Months since the year nought, or since the start of the plan. */
function spanOf(period: string): Interval | null {
  const [, unit, first, last = first] = /^([MY])(\d+)(?:–[MY](\d+))?$/u.exec(period) ?? [];
  if (unit !== undefined) {
    const length = unit === "Y" ? 12 : 1;
    return { min: (Number(first) - 1) * length + 1, max: Number(last) * length };
  }
  const [, year, rest] = /^(\d{4})(?:-(Q\d|H\d|\d\d))?/u.exec(period) ?? [];
  if (year === undefined) return null;
  const start = Number(year) * 12;
  if (rest === undefined) return { min: start, max: start + 11 };
  const nth = Number(rest.replace(/\D/g, ""));
  const length = rest.startsWith("Q") ? 3 : rest.startsWith("H") ? 6 : 1;
  return { min: start + (nth - 1) * length, max: start + nth * length - 1 };
}

/** The same words with two dates that do not meet; a figure among them makes it another milestone. */
function twoDates(found: readonly Dated[]): Constraint[] {
  const milestones = found.filter(
    ({ words, folded }) => words.size >= FEWEST_WORDS && words.size <= 8 && !/\d/.test(folded),
  );
  const byWord = new Map<string, Dated[]>();
  for (const one of milestones) for (const word of one.words) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  const clashes: Constraint[] = [];
  const used = new Set<Dated>();
  for (const one of milestones) {
    if (used.has(one)) continue;
    const others = [...one.words].flatMap((word) => byWord.get(word) ?? []);
    const other = others.find((two) => two !== one && !used.has(two) && isSameMilestone(one, two));
    if (other === undefined) continue;
    used.add(one).add(other);
    clashes.push(constraintOf("date:milestone", one.statement, other.statement, "equal"));
  }
  return clashes;
}

/** What may be done again: only where two pages call it by the same words, each once. */
function saidAlike(found: readonly Dated[]): Constraint[] {
  const milestones = found.filter(({ words, folded }) => words.size >= FEWEST_WORDS && !/\d/.test(folded));
  const named = Map.groupBy(milestones, ({ words, axis }) => `${axis} ${[...words].toSorted().join(" ")}`);
  return [...named.values()].flatMap(([one, other, ...more]) =>
    one !== undefined && other !== undefined && more.length === 0 && isSaidElsewhere(one, other)
      ? [constraintOf("date:milestone", one.statement, other.statement, "equal")]
      : [],
  );
}

const isSaidElsewhere = (one: Dated, other: Dated): boolean =>
  one.statement.place !== other.statement.place &&
  isSameMilestone(one, other) &&
  ![one, other].some(({ statement: { passage } }) => speaksOfOthers(passage));

const phasesOf = ({ folded }: Dated): string => (folded.match(PHASES) ?? []).toSorted().join(" ");

function isSameMilestone(a: Dated, b: Dated): boolean {
  if (a.axis !== b.axis || missing(a.span, b.span) === 0 || a.statement.document !== b.statement.document) return false;
  if (phasesOf(a) !== phasesOf(b)) return false;
  const [small, large] = a.words.size <= b.words.size ? [a, b] : [b, a];
  // "Belgium" and "Belgium and Switzerland" share a milestone; other words make another one of it.
  return small.words.isSubsetOf(large.words) && large.words.difference(small.words).isSubsetOf(large.names);
}

/** A company breaks even once; two lines that name another month each are held against each other at their farthest. */
function breakEvens(found: readonly Dated[]): Constraint[] {
  const told = found.filter(
    ({ folded, statement }) => BREAK_EVEN.test(folded) && !/%/u.test(folded) && !isOneCase(statement.passage),
  );
  return (["calendar", "plan"] as const).flatMap((axis) => {
    const [first, ...later] = told.filter((one) => one.axis === axis).toSorted((a, b) => a.span.min - b.span.min);
    const last = later.at(-1);
    if (first === undefined || last === undefined || missing(first.span, last.span) === 0) return [];
    return [constraintOf("date:break_even", last.statement, first.statement, "equal")];
  });
}

function beforeFounding(found: readonly Dated[]): Constraint[] {
  const dated = found.filter(({ axis }) => axis === "calendar");
  const founded = dated.filter(({ folded }) => FOUNDED.test(folded) && !AFTER_FOUNDING.test(folded));
  const years = new Set(founded.map(({ span }) => Math.floor(span.min / 12)));
  const [first] = founded;
  if (first === undefined || years.size !== 1) return [];
  return dated
    .filter(({ folded, span }) => AFTER_FOUNDING.test(folded) && span.max < first.span.min)
    .slice(0, 1)
    .map(({ statement }) => constraintOf("date:founded", statement, first.statement, "at_least"));
}

/** A company begins once: its two years, each in a sentence that speaks of the company's own beginning. */
function twoFoundings(passages: readonly Passage[]): Constraint[] {
  const told = sentencesOf(passages).flatMap(({ passage, text, folded, part }): Statement[] => {
    const [, one, other] = FOUNDED_IN.exec(folded) ?? [];
    const year = Number(one ?? other);
    if (!(year > 0) || speaksOfOthers(text) || speaksOfAnotherJob(text)) return [];
    const span = { min: year * 12, max: year * 12 + 11 };
    return [saidIn(passage, { label: "", printed: String(year), interval: span, nth: 5000 + part })];
  });
  const years = Map.groupBy(told, ({ printed, document }) => `${document} ${printed}`);
  const [first, second, ...more] = [...years.values()].flatMap(([one]) => one ?? []);
  // More than two are the histories of several companies.
  if (first === undefined || second === undefined || more.length > 0 || first.document !== second.document) return [];
  return first.place === second.place && first.passage === second.passage
    ? []
    : [constraintOf("date:founding", first, second, "equal")];
}

function constraintOf(id: string, stated: Statement, other: Statement, bound: Constraint["bound"]): Constraint {
  // That both speak of one event is our reading of words.
  const tie = { slack: 0, exact: true, assumed: true as const, worded: true as const, mayBe: ["other_scope"] as const };
  return twoAnswers(id, stated, other, { ...tie, bound, touches: id === "date:break_even" ? "runway" : "trust" });
}
