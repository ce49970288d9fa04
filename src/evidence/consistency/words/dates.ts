import { fold } from "../../../lexicon/fold.ts";
import { denies } from "../../../lexicon/negations.ts";
import { speaksOfAnotherJob, speaksOfOthers } from "../../../lexicon/others.ts";
import { isOneCase } from "../../../lexicon/plans.ts";
import {
  AFTER_FOUNDING,
  BREAK_EVEN,
  FOUNDED,
  FOUNDED_IN,
  NOT_THE_CLOSE,
  ONCE,
  PHASES,
  ROUND_NAMES,
} from "../../../lexicon/statuses.ts";
import { MORE_OF_IT } from "../../../lexicon/sums.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { type Interval, missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { type Dated, datedIn, dateIn, inheritedDate, LONGEST_MILESTONE, spanOf, underDates } from "./dated.ts";
import { type Outlined, outlineOf, withoutCases } from "./outline.ts";
import { type Passage, passagesOf, saidIn } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

/** Two dates for one milestone, and what happened before the company was there. */
export function dateClashes({ dossier }: Documents): Constraint[] {
  const passages = passagesOf(dossier);
  const lines = withoutCases(outlineOf(passages));
  const found = lines.flatMap(({ passage }) => (/:\P{L}*$/u.test(passage.text) ? [] : datedIn(passage)));
  const lent = underDates(lines);
  const [milestones, under] = [found, lent].map((all) => all.filter(({ folded }) => !BREAK_EVEN.test(folded))) as [
    Dated[],
    Dated[],
  ];
  return [
    ...twoDates(milestones),
    ...twoDates([...milestones, ...under].filter(happensOnce)),
    ...saidAlike([...milestones, ...under].filter((one) => !happensOnce(one))),
    ...soManyTwice([...milestones, ...under]),
    ...roundDates(lines),
    ...breakEvens([...found, ...lent]),
    ...beforeFounding(found),
    ...twoFoundings(passages),
  ];
}

/** What is opened, launched or granted is so once. */
const happensOnce = ({ folded }: Dated): boolean => ONCE.test(folded);

const FEWEST_WORDS = 2;

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
  (one.statement.place !== other.statement.place || one.under !== other.under) &&
  isSameMilestone(one, other) &&
  ![one, other].some(({ statement: { passage } }) => speaksOfOthers(passage));

/** So many of a thing, reached at two times: "expansion to 5 states" by June, and by December. */
function soManyTwice(found: readonly Dated[]): Constraint[] {
  const counted = found.flatMap((one) => {
    const [, count, thing, ...more] = SO_MANY.exec(one.folded) ?? [];
    const single = one.folded.match(/\d+/gu)?.length === 1 && more.length === 0;
    return count === undefined || thing === undefined || !single
      ? []
      : [{ ...one, thing, key: `${count} ${singular(thing)}` }];
  });
  return [...Map.groupBy(counted, ({ key, axis }) => `${axis} ${key}`).values()].flatMap((same) => {
    const [first, ...later] = same.toSorted((a, b) => a.span.max - b.span.max);
    const last = later.findLast(
      (one) => first !== undefined && one.words.difference(new Set([one.thing])).intersection(first.words).size > 0,
    );
    if (first === undefined || last === undefined || missing(first.span, last.span) === 0) return [];
    const elsewhere = first.statement.place !== last.statement.place || first.under !== last.under;
    const ofOthers = [first, last].some(
      ({ statement: { passage } }) => speaksOfOthers(passage) || MORE_OF_IT.test(fold(passage)),
    );
    return elsewhere && !ofOthers && phasesOf(first) === phasesOf(last)
      ? [constraintOf("date:milestone", first.statement, last.statement, "equal")]
      : [];
  });
}

const SO_MANY = /(?<![\d.,$€£%])(\d{1,6})\+?\s(\p{L}{4,})(?![\p{L}\d])/u;

/** A round that is closed at two times. */
function roundDates(lines: readonly Outlined[]): Constraint[] {
  const told = lines.flatMap(({ passage, over }): { name: string; span: Interval; statement: Statement }[] => {
    const folded = fold(passage.text);
    const [name] = ROUND_NAMES.exec(folded) ?? [];
    if (name === undefined || passage.text.length > LONGEST_MILESTONE || NOT_THE_CLOSE.test(folded)) return [];
    const date = inheritedDate(passage.text, over)?.text ?? dateIn(passage.text)?.text ?? "";
    const span = spanOf(findPeriods(date)[0]?.period ?? "");
    if (span === null || span.min < CALENDAR) return [];
    const statement = saidIn(passage, { label: name, printed: date, interval: span, nth: 4000 });
    return [{ name: name.replace("-", ""), span, statement }];
  });
  return [...Map.groupBy(told, ({ name, statement }) => `${statement.document} ${name}`).values()].flatMap((same) => {
    const [first, ...later] = same.toSorted((a, b) => a.span.max - b.span.max);
    const last = later.at(-1);
    if (first === undefined || last === undefined || missing(first.span, last.span) === 0) return [];
    return [constraintOf("date:milestone", first.statement, last.statement, "equal")];
  });
}

/** Months since the year nought, not since the start of a plan. */
const CALENDAR = 1900 * 12;

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
    ({ folded, statement }) =>
      BREAK_EVEN.test(folded) && !/%/u.test(folded) && !isOneCase(statement.passage) && !denies(statement.passage),
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
