import type { Period } from "../../domain/quantity.ts";
import { findPeriods } from "../../quantities/periods.ts";

/** A time as columns and sentences give it: the year, the part of it, how many months it covers. */
export interface Time {
  year?: number;
  /** "Q3", "H1". */
  part?: string;
  month?: number;
  /** A plan year or anything without a calendar year: "Y1", "LTM". */
  other?: string;
  months?: number;
}

const LENGTHS: [RegExp, number][] = [
  [/\b(?:three|trois|tr[êe]s|3)[ -](?:months?|mois|meses)|\bquarters?\b|\btrimestres?\b/i, 3],
  [/\b(?:six|seis|6)[ -](?:months?|mois|meses)|\bhalf[- ]years?\b|\bsemestres?\b/i, 6],
  [/\b(?:nine|neuf|nove|9)[ -](?:months?|mois|meses)/i, 9],
  [
    /\b(?:twelve|douze|doze|12)[ -](?:months?|mois|meses)|\b(?:fiscal |financial )?years? end(?:ed|ing)\b|\bexercices? clos\b/i,
    12,
  ],
];

/** The time that a canonical period means. */
export function timeOfPeriod(period: Period, months?: number): Time {
  const match = /^(\d{4})(?:-(?:([QH]\d)|(\d\d)(?:-\d\d)?))?$/.exec(period);
  const length = months === undefined ? {} : { months };
  if (match === null) return { other: period, ...length };
  const [, year, part, month] = match;
  return {
    year: Number(year),
    ...(part === undefined ? {} : { part }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...length,
  };
}

/** The one time a heading names; null where it names none, undefined where it names several. */
export function timeIn(heading: string): Time | null | undefined {
  // "December31,2019 £m": what stands close hides the year.
  const text = heading
    .replace(/(\p{L}{3})(?=\d)/gu, "$1 ")
    .replace(/,(?=\d{4})/g, ", ")
    .replace(/[€$£]\s?(?:['’]?000s?|\p{L}+)?/gu, " ");
  const periods = findPeriods(text);
  const named = [...new Set(periods.map(({ period }) => period))];
  const [only] = named;
  if (named.length > 1) return undefined;
  const months = LENGTHS.find(([pattern]) => pattern.test(text))?.[1];
  if (only === undefined) return null;
  return timeOfPeriod(only, months);
}

/** Whether a claim's time may be a column's: what one says and the other does not does not part them. */
export function sameTime(claim: Time, column: Time): boolean {
  if (claim.other !== undefined || column.other !== undefined)
    return claim.other === column.other && claim.year === column.year;
  if (claim.year !== column.year) return false;
  if (claim.part !== column.part && !isPartOf(claim, column) && !isPartOf(column, claim)) return false;
  if (claim.month !== undefined && column.month !== undefined && claim.month !== column.month) return false;
  return claim.months === undefined || column.months === undefined || claim.months === column.months;
}

/** "2019-Q4" and a column of three months up to December 2019. */
function isPartOf(one: Time, other: Time): boolean {
  if (one.part === undefined || other.part !== undefined) return false;
  const [kind, number] = [one.part[0], Number(one.part[1])];
  const length = kind === "Q" ? 3 : 6;
  return other.months === length && other.month === number * length;
}

/** A year as a whole, as far as the heading says: no quarter, half or number of months under twelve. */
function isWholeYear({ part, months = 12 }: Time): boolean {
  return part === undefined && months === 12;
}

/** "In 2019": where some of the values found are the year's, those of its quarters are not meant. */
export function ofWholeYears<T>(found: readonly T[], claimed: Time | undefined, timeOf: (one: T) => Time | null): T[] {
  const year = claimed?.year !== undefined && claimed.month === undefined && claimed.months === undefined;
  const whole = found.filter((one) => isWholeYear(timeOf(one) ?? {}));
  return year && claimed.part === undefined && whole.length > 0 ? whole : [...found];
}
