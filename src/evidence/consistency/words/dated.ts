import { fold } from "../../../lexicon/fold.ts";
import { isOneCase, monthsAhead, monthsInBrackets, phaseOf } from "../../../lexicon/plans.ts";
import { NOT_A_SUBJECT, OF_ANY_STEP } from "../../../lexicon/statuses.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Interval } from "../interval.ts";
import type { Statement } from "../statement.ts";
import type { Outlined } from "./outline.ts";
import { type Passage, saidIn, subjectsOf } from "./passage.ts";

/** Something that happens, and when. */
export interface Dated {
  words: Set<string>;
  names: Set<string>;
  folded: string;
  span: Interval;
  /** Counted from the year nought, or from the start of the plan. */
  axis: "calendar" | "plan";
  /** The heading that lends it its date; empty where the line has its own. */
  under: string;
  statement: Statement;
}

/** What is longer tells more than one thing. */
export const LONGEST_MILESTONE = 110;
const LONGEST_DATE = 16;

/** What a line says happens at the one date that each of its parts names, or that its headings lend it. */
export function datedIn(passage: Passage, lent: ReturnType<typeof dateIn> = null): Dated[] {
  return clausesOf(passage).flatMap((text, nth): Dated[] => {
    const only = lent ?? dateIn(text);
    const span = only === null ? null : spanOf(only.period);
    if (only === null || span === null || text.length > LONGEST_MILESTONE || isOneCase(text)) return [];
    const rest = text.replace(only.text, " ");
    const { words, names } = subjectsOf(rest, (word) => NOT_A_SUBJECT.has(word) || OF_ANY_STEP.has(word));
    const label = rest
      .replace(/[(]\s*[)]/gu, "")
      .replace(/^[^\p{L}\d]+|[\s:,(–—-]+$/gu, "")
      .replace(/\s+/gu, " ")
      .slice(0, 60);
    const statement = saidIn(passage, { label, printed: only.text.trim(), interval: span, nth });
    const axis = /^\d/u.test(only.period) ? ("calendar" as const) : ("plan" as const);
    return [{ words, names, folded: fold(rest), span, axis, under: "", statement }];
  });
}

/**
 * Milestones without a whole date of their own, under a heading that has one: "Q2 2024" over "Mainnet launch", "Year 1
 * (2025)" over "Q1: loans, cards".
 */
export function underDates(lines: readonly Outlined[]): Dated[] {
  return lines.flatMap(({ passage, over }) => {
    const { row, text } = passage;
    if (row.heading !== undefined || (row.table === true && row.item === undefined) || /:\P{L}*$/u.test(text))
      return [];
    const date = inheritedDate(text, over);
    if (date === null || text.length > LONGEST_MILESTONE) return [];
    const parts = text.replace(date.own, " ").split(/[,;]\s+/u);
    return parts.flatMap((part, nth) =>
      datedIn({ ...passage, at: passage.at + nth / 100, text: part, row: { ...row, cells: [] } }, date).map((one) => ({
        ...one,
        under: over.at(-1) ?? "",
        statement: { ...one.statement, passage: text, printed: date.text },
      })),
    );
  });
}

/** The date that headings lend a line; a quarter of its own takes their year. Null where it has a whole one, or they have none. */
export function inheritedDate(
  text: string,
  over: readonly string[],
): { text: string; period: string; own: string } | null {
  const [own, ...more] = findPeriods(text);
  const quarter = own !== undefined && /^Q[1-4]$/u.test(own.period) && more.length === 0 ? own : undefined;
  if (own !== undefined && quarter === undefined) return null;
  const dates = over.flatMap((heading) => dateIn(heading) ?? []);
  if (quarter === undefined) {
    const nearest = dates.at(-1);
    return nearest === undefined ? null : { ...nearest, own: "" };
  }
  const year = dates.findLast(({ period }) => /^\d{4}/u.test(period))?.period.slice(0, 4);
  return year === undefined
    ? null
    : { text: `${quarter.period} ${year}`, period: `${year}-${quarter.period}`, own: quarter.text };
}

/** Of a row of a table with a cell for the date, what happens and when; of other lines, each part. */
function clausesOf({ row, text }: Passage): string[] {
  const [first, ...others] = row.cells.map((cell) => cell.text.trim()).filter((cell) => cell !== "");
  const date = others.find((cell) => cell.length <= LONGEST_DATE && findPeriods(cell).length > 0);
  return first === undefined || date === undefined || findPeriods(first).length > 0
    ? text.split(/[;•|]|\.\s+/u)
    : [`${first} ${date}`];
}

/** The one date of a text, or the months it is ahead ("in 18 months", "months 8–10"). */
export function dateIn(text: string): { period: string; text: string } | null {
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
export function spanOf(period: string): Interval | null {
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
