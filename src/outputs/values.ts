import type { AmbiguousQuantity, Quantity } from "../domain/quantity.ts";
import { foldLine } from "../lexicon/fold.ts";
import { NOT_AVAILABLE } from "../lexicon/not-available.ts";
import { findQuantities } from "../quantities/find.ts";
import type { NumberHabit } from "../quantities/numerals.ts";
import { findPeriods } from "../quantities/periods.ts";
import { plainNumber } from "./fields.ts";
import { placesIn } from "./sources.ts";

/** One value of a statement, as the agent gives it. */
export interface GivenValue {
  value: number | string | null;
  unit: string | null;
  /** Words that stand beside it among several: "Engineering" in "Engineering 40% / Sales 30%". */
  words?: string;
  /** Its place in a series, from 0, and how many there are. */
  series?: { at: number; of: number };
}

/** Longer texts are sentences that hold a figure. */
const LONGEST_VALUE = 40;

/** The values that a field gives: a number, a text with one or several figures, a list, "not available". */
export function readValues(value: unknown, unit: string | null, habit: NumberHabit): GivenValue[] {
  if (value === undefined || value === null) return [{ value: null, unit }];
  if (typeof value === "number") return Number.isFinite(value) ? [{ value, unit }] : [];
  if (typeof value === "boolean") return [{ value: String(value), unit }];
  if (typeof value === "string") return inText(value.trim(), unit, habit);
  if (!Array.isArray(value)) return [];
  const all = value
    .filter((item) => item !== null && typeof item !== "object")
    .flatMap((item) => readValues(item, unit, habit));
  return all.length < 2 ? all : all.map((one, at) => ({ ...one, series: { at, of: all.length } }));
}

/** "Not available", in three languages: the agent says that there is no value. */
export const isNotAvailable = (text: string): boolean => NOT_AVAILABLE.test(foldLine(text));

function inText(text: string, unit: string | null, habit: NumberHabit): GivenValue[] {
  if (text === "" || isNotAvailable(text)) return [{ value: null, unit }];
  const found = quantitiesIn(text, habit);
  const [only] = found;
  if (only === undefined) return [{ value: plainNumber(text), unit }];
  if (found.length === 1) {
    const short = text.length <= LONGEST_VALUE && wordsOf(text.replace(only.text, "")) <= 2 && !text.includes("(");
    return [short ? { value: plainNumber(text), unit } : asNumber(only, unit)];
  }
  const last = found.at(-1) as Quantity;
  return found.map((quantity, at) => {
    const before = text.slice(at === 0 ? 0 : (found[at - 1] as Quantity).end, quantity.start);
    const words = before.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, "");
    const bare = quantity.unit === "number" && unit === null && last.unit !== "number";
    const given = asNumber(bare ? inTermsOf(last, quantity) : quantity, bare ? null : unit);
    return { ...given, ...(words === "" ? {} : { words }), series: { at, of: found.length } };
  });
}

/** "108 / 486 / 1 800 k€": the scale and the unit are written once, on the last. */
function inTermsOf({ range: _, ...last }: Quantity, { value, range }: Quantity): Quantity {
  const by = last.scale;
  const scaled = range === undefined ? {} : { range: { min: range.min * by, max: range.max * by } };
  return { ...last, value: value * by, ...scaled };
}

/** Every quantity that can be read in one way; of an ambiguous one the reading of the text's own habit. */
export function quantitiesIn(text: string, habit: NumberHabit): Quantity[] {
  const places = placesIn(text);
  return segmentsOf(text)
    .flatMap(({ part, from }) =>
      findQuantities(part, { habit }).map((one) => ({ ...one, start: one.start + from, end: one.end + from })),
    )
    .filter(({ start, end }) => !places.some((place) => start < place.end && place.start < end))
    .flatMap((found) => readingOf(found, habit) ?? [])
    .flatMap((found) => apart(found, habit));
}

/** "20 Md$ / 5–8 Md$": what stands on either side of a stroke is read by itself. */
function segmentsOf(text: string): { part: string; from: number }[] {
  let from = 0;
  return text.split(/(?<=\s\/)(?=\s)/).map((part) => {
    const start = from;
    from += part.length;
    return { part, from: start };
  });
}

/** "600 k€ à 3 M€ pre-money" is an amount at a price, no range: nobody gives a range that wide in words. */
const WIDEST_RANGE = 4;

function apart(quantity: Quantity, habit: NumberHabit): Quantity[] {
  const { range, text, start } = quantity;
  const join = range === undefined ? null : /\s(?:à|a|at|to)\s/u.exec(text);
  if (range === undefined || join === null || range.max < WIDEST_RANGE * Math.abs(range.min)) return [quantity];
  const [first, second] = [text.slice(0, join.index), text.slice(join.index + join[0].length)];
  const from = start + join.index + join[0].length;
  const halves = [
    ...findQuantities(first, { habit }).map((one) => ({ one, from: start })),
    ...findQuantities(second, { habit }).map((one) => ({ one, from })),
  ];
  return halves.flatMap(({ one, from: base }) => {
    const read = readingOf(one, habit);
    return read === null ? [] : [{ ...read, start: read.start + base, end: read.end + base }];
  });
}

/** The one reading of a quantity, or the likelier of two: thousands are grouped more often than thousandths are given. */
function readingOf(found: Quantity | AmbiguousQuantity, habit: NumberHabit): Quantity | null {
  if (!("ambiguous" in found)) return found;
  const whole = found.readings.filter(({ decimals }) => decimals !== 3);
  const decimal = found.readings.filter(({ decimals }) => decimals === 3);
  const [likely] = habit.decimal !== null && found.text.includes(habit.decimal) ? decimal : whole;
  return likely ?? found.readings[0] ?? null;
}

/** A quantity as a number in base units with its unit; a range stays as it is written. */
export function asNumber(quantity: Quantity, unit: string | null): GivenValue {
  const own = unitOf(quantity);
  if (quantity.range !== undefined) {
    const { min, max } = quantity.range;
    return { value: `${plain(min)}–${plain(max)}`, unit: own ?? unit };
  }
  return { value: quantity.value, unit: own ?? unit };
}

const plain = (value: number): string => String(Number(value.toPrecision(12)));

/** "EUR", "%", "x", "months", "users": what a quantity says that it measures. */
export function unitOf({ unit, currency, durationUnit, noun, per }: Quantity): string | null {
  const each = per === undefined || per === "unit" ? "" : `/${per}`;
  switch (unit) {
    case "money":
      return currency === undefined ? null : `${currency}${each}`;
    case "percent":
      return "%";
    case "multiple":
      return "x";
    case "points":
      return "points";
    case "duration":
      return durationUnit === undefined ? null : `${durationUnit}s`;
    default:
      return noun ?? null;
  }
}

const wordsOf = (text: string): number => (text.match(/\p{L}{2,}/gu) ?? []).length;

/** The periods of a series whose label names the first and the last: "Year 1 – Year 3" with three values. */
export function periodsOfSeries(text: string, count: number): string[] | null {
  const named = findPeriods(text);
  const found = named.map(({ period }) => period);
  if (found.length === count) return found;
  const listed = listedPeriods(text, named[0]);
  if (listed.length === count) return listed;
  const [first, last] = [found[0], found.at(-1)].map((one) => /^([YM]?)(\d{1,4})$/.exec(one ?? ""));
  if (first == null || last == null || first[1] !== last[1]) return null;
  const [from, to] = [Number(first[2]), Number(last[2])];
  if (found.length !== 2 || to - from + 1 !== count) return null;
  return Array.from({ length: count }, (_, at) => `${first[1]}${from + at}`);
}

/** "Year 1 / 2 / 3", "ARR 2025 / 26 / 27": the first is named, the others go on from it. */
function listedPeriods(text: string, first: { period: string; end: number } | undefined): string[] {
  const plan = /^([YM]?)(\d+)$/.exec(first?.period ?? "");
  if (first === undefined || plan === null) return [];
  const more = [...text.slice(first.end).matchAll(/\s?[/,–-]\s?(\d{1,4})(?!\d)/g)].map(([, number = ""]) => number);
  const century = (plan[2] ?? "").slice(0, -2);
  return [
    first.period,
    ...more.map((number) => `${plan[1]}${number.length === 2 && century.length === 2 ? century : ""}${number}`),
  ];
}

const SCALE_LETTER = /^(?:k|m|mm|mn|bn|b|md|mds|million|millions|milh[õo]es|milliers|thousand|mil)$/iu;

/** "USD M ARR" is millions of dollars: a unit in the order everybody reads, scale before currency. */
export function plainUnit(unit: string | null): string | null {
  const [, currency, scale] = /^([A-Z]{3}|[€$£])\s?([\p{L}]+)(?!\p{L})/u.exec(unit ?? "") ?? [];
  return currency === undefined || scale === undefined || !SCALE_LETTER.test(scale) ? unit : `${scale} ${currency}`;
}
