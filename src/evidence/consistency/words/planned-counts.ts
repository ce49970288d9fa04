import { NOT_COUNTED } from "../../../lexicon/counted.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { MORE_OF_IT, NOT_REACHED } from "../../../lexicon/sums.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import type { Statement } from "../statement.ts";
import { gridsOf } from "../tables/grid.ts";
import { type Series, seriesIn, wordsOf } from "../tables/series.ts";
import { inheritedDate } from "./dated.ts";
import { type Outlined, outlineOf } from "./outline.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";

/** So many of a thing at a time, as a line says it. */
interface Foretold {
  thing: string;
  /** The year, by the calendar or of the plan. */
  year: string;
  /** False where it is told of a time before the year's end: the year may still bring more. */
  atEnd: boolean;
  statement: Statement;
}

const ROUNDED = 0.06;
const LONGEST = 120;
const LEAST = 3;

/**
 * So many of a thing by a year that a line names or stands under, against the table that counts the same thing year by
 * year: "300 clinics by 2026" beside a plan with 750 of them. That both count one thing is our reading of words.
 */
export function plannedCounts({ dossier }: Documents): Constraint[] {
  const series = gridsOf(dossier).flatMap(seriesIn).filter(isCount);
  if (series.length === 0) return [];
  return outlineOf(passagesOf(dossier))
    .flatMap(foretoldIn)
    .flatMap(({ thing, year, atEnd, statement }): Constraint[] => {
      const lines = series.filter(({ words, document }) => words.has(thing) && document === statement.document);
      const [point, ...more] = lines.flatMap(({ points }) => points.get(year) ?? []);
      // Several lines of a table that count it count parts of it.
      if (point === undefined || more.length > 0 || isOnOnePage(point, statement)) return [];
      const tie = { slack: ROUNDED, exact: true, assumed: true as const, touches: "growth" as const };
      const bound = atEnd ? ("equal" as const) : ("at_most" as const);
      return [twoAnswers("same:planned", statement, point, { ...tie, bound, mayBe: ["other_version", "other_scope"] })];
    });
}

/** A page that counts it in a table and beside it counts two things. */
const isOnOnePage = (one: Statement, other: Statement): boolean => one.place === other.place && "page" in one.address;

const isCount = ({ points, words }: Series): boolean =>
  words.size <= 2 && [...points.values()].every(({ quantity: { unit } }) => unit === "number" || unit === "count");

/** Where a number of things is not what the plan is to reach. */
const ELSEWHERE = new Set<PageRole>(["traction", "problem", "competition", "example", "team", "scenario"]);

function foretoldIn({ passage, over, role }: Outlined): Foretold[] {
  const { text, row, document } = passage;
  const elsewhere = role !== null && ELSEWHERE.has(role);
  if (row.table === true || text.length > LONGEST || elsewhere || speaksOfOthers(text)) return [];
  // All there are on a market have no date; what is within reach has its own.
  const date = dateOf(text, role === "market" ? [] : over);
  if (date === null) return [];
  return text.split(/[,;]\s+/u).flatMap((part, nth): Foretold[] => {
    const figures = plainQuantities(part, document).filter(({ unit }) => unit === "number" || unit === "count");
    const [figure, ...others] = figures.filter(({ text: printed }) => findPeriods(printed).length === 0);
    if (figure === undefined || others.length > 0 || figure.range !== undefined || figure.value < LEAST) return [];
    if (figure.text.startsWith("+") || NOT_REACHED.test(fold(part))) return [];
    const noun = figure.noun !== undefined && figure.text.toLowerCase().endsWith(figure.noun) ? figure.noun : "";
    const after = part.slice(figure.end - noun.length).replace(/^\+/u, "");
    const named = /^\s?(?:active |paying |actifs? |ativ[oa]s )?(\p{L}[\p{L}’'-]{3,})/iu.exec(after)?.[1] ?? "";
    if (named === "" || NOT_COUNTED.has(fold(named)) || MORE_OF_IT.test(fold(part))) return [];
    const [thing] = wordsOf(singular(named));
    return thing === undefined ? [] : [{ thing, ...date, statement: figureIn(passage, figure, 9300 + nth, named) }];
  });
}

/** The year that a line, or what it stands under, speaks of. */
function dateOf(text: string, over: readonly string[]): { year: string; atEnd: boolean } | null {
  const found = findPeriods(inheritedDate(text, over)?.text ?? text);
  const [only, ...more] = found;
  const [, year, within] = /^(\d{4}|Y\d+)(?:-(.+))?$/u.exec(only?.period ?? "") ?? [];
  if (year === undefined || more.length > 0) return null;
  return { year, atEnd: within === undefined || /^(?:Q4|H2|12)$/u.test(within) };
}
