import { refuseUnknown, requireText } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { AmbiguousQuantity, Quantity } from "../domain/quantity.ts";
import { asSeen, hasUnseen } from "./as-seen.ts";
import { isDigit, isLetter } from "./chars.ts";
import { contextAfter } from "./context-after.ts";
import { currencyBefore } from "./currencies.ts";
import { timesBefore } from "./left.ts";
import {
  hasForeignHead,
  hasForeignTail,
  introducesYear,
  isShare,
  looksLikeYear,
  numbersAChapter,
  numbersAList,
  referenceBefore,
  skipDay,
  skipIdentifier,
  skipReference,
} from "./not-quantities.ts";
import { findNumberWords, halfAfter, isPartOfLonger } from "./number-words.ts";
import { type NumberHabit, skipNumeralRun } from "./numerals.ts";
import { insideOf, parenthesesMean } from "./parentheses.ts";
import { type FoundPeriod, findNamedPeriods, periodFrom } from "./periods.ts";
import { around, readWritten } from "./read.ts";
import { understood } from "./value.ts";
import type { WrittenQuantity } from "./written.ts";

/** What helps to read numbers that can be read in two ways. */
export interface QuantityOptions {
  /** The language of the text: its convention for "." and "," is a hint, weaker than `habit`. */
  locale?: Locale | undefined;
  /** How the document writes its numbers, from `numberHabit`. */
  habit?: NumberHabit | undefined;
  /**
   * Whether ordinary spaces group thousands ("504 000") or part columns ("871 749"). By default they group, except in
   * English and in documents that group with another sign; digits with a unit behind them ("504 000 €") always group.
   */
  plainSpaces?: "group" | "part" | undefined;
}

const KNOWN: Readonly<Record<keyof QuantityOptions, true>> = { locale: true, habit: true, plainSpaces: true };

/**
 * Every quantity of a running text, in order, with its place. Left out, because they measure nothing: dates, periods
 * and bare years ("2024"), references ("Slide 8", "Top 10", "n° 4"), list numbers ("1."), telephone numbers, times,
 * ratios ("24/7"), versions and names ("v2.1", "GPT-4", "B2B"), ordinals ("1er", "2nd"). A period or a definition
 * that directly follows ("en décembre 2024", "(projeté)") is attached. "(71)" alone in its cell or among numbers is
 * negative; after words it may be an aside, and is reported with both signs.
 *
 * ```ts
 * findQuantities("42K€ in 2023, 1,2 M€ in 2024").length;
 * ```
 */
export function findQuantities(text: string, options: QuantityOptions = {}): (Quantity | AmbiguousQuantity)[] {
  refuseUnknown("findQuantities", options, KNOWN);
  requireText("A text with quantities", text);
  return hasUnseen(text) ? findSeen(text, options) : findPlain(text, options);
}

/** "$9\u200b04,000" is seen as $904,000, and is never $9: read without what takes no room, at the places of the text. */
function findSeen(text: string, options: QuantityOptions): (Quantity | AmbiguousQuantity)[] {
  const { seen, places } = asSeen(text);
  const moved = <Placed extends { start: number; end: number }>(one: Placed): Placed => ({
    ...one,
    start: places[one.start] as number,
    end: (places[one.end - 1] as number) + 1,
  });
  return findPlain(seen, options).map((one) =>
    "ambiguous" in one ? { ...moved(one), readings: one.readings.map(moved) } : moved(one),
  );
}

function findPlain(text: string, options: QuantityOptions): (Quantity | AmbiguousQuantity)[] {
  const periods = findNamedPeriods(text);
  const found: (Quantity | AmbiguousQuantity)[] = [];
  for (const written of writtenQuantities(text, periods, plainSpacesOf(options))) {
    if (
      (options.habit?.chapters || countsWithComma(options)) &&
      numbersAChapter(text, written.first.numeral.start, written.end)
    )
      continue;
    const sign = written.parenthesised ? parenthesesMean(text, written) : "positive";
    if (sign === "footnote") continue;
    const shown = written.parenthesised && sign === "positive" ? insideOf(written) : written;
    found.push(contextAfter(text, understood(text, shown, options, sign), periods));
  }
  return found;
}

/** Decimals are written "8,4" here. */
function countsWithComma({ locale, habit }: QuantityOptions): boolean {
  return habit?.decimal == null ? locale === "fr" || locale === "pt" : habit.decimal === ",";
}

function plainSpacesOf({ plainSpaces, locale, habit }: QuantityOptions): "group" | "part" {
  if (plainSpaces !== undefined) return plainSpaces;
  if (habit != null && habit.group !== null) return habit.group === " " ? "group" : "part";
  return locale === "en" ? "part" : "group";
}

function* writtenQuantities(
  text: string,
  periods: FoundPeriod[],
  plainSpaces: "group" | "part",
): Generator<WrittenQuantity> {
  const words = findNumberWords(text);
  let word = 0;
  let floor = 0;
  let at = 0;
  while (at < text.length) {
    const named = words[word];
    if (named !== undefined && named.start <= at) {
      word++;
      if (named.start < floor || (periodFrom(periods, named.start)?.start ?? text.length) <= named.start) continue;
      const written = around(text, named, floor);
      const { unit, currency } = written.first.right;
      if (!isPartOfLonger(text, named.start, written.end, (unit ?? currency) !== undefined)) yield written;
      floor = at = written.end;
      continue;
    }
    if (!isDigit(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const inside = periodFrom(periods, at);
    if (inside !== undefined && inside.start <= at) {
      floor = at = inside.end;
      continue;
    }
    const step = quantityAt(text, at, floor, plainSpaces);
    if (typeof step === "number") {
      floor = at = Math.max(step, at + 1);
      continue;
    }
    // A range must not swallow a date that starts inside it: "from 3 to 12 March" measures nothing, "from 40 K€ to 12/2024"
    // only 40 K€. In "€30/month 12 seats" the month is the price's pace, and no date.
    if (inside !== undefined && inside.start < step.end && !isPaceOf(step, inside)) {
      if (inside.start >= step.first.end && hasUnit({ first: step.first })) yield withoutSecond(step);
      floor = at = inside.end;
      continue;
    }
    yield step;
    floor = at = step.end;
  }
}

/** The quantity whose digits start at `at`, or the position to go on from where they are none. */
function quantityAt(text: string, at: number, floor: number, plainSpaces: "group" | "part"): WrittenQuantity | number {
  const glued = isLetter(text.charCodeAt(at - 1));
  const foreign = glued ? !timesBefore(text, at) : hasForeignHead(text, at) && at > floor;
  if (foreign && currencyBefore(text, at, floor) === null) return tokenEnd(text, at);
  const identifier = skipIdentifier(text, at);
  if (identifier > 0) return identifier;
  const day = skipDay(text, at);
  if (day > 0) return day;
  const reference = referenceBefore(text, at);
  if (reference === "place" && !isShare(text, at)) return skipReference(text, at);

  const decimalPoint = text[at - 1] === "." && at - 1 >= floor && !/[\p{L}\d.]/u.test(text[at - 2] ?? " ");
  const written = readWritten(text, decimalPoint ? at - 1 : at, floor, plainSpaces);
  if (written === null) return skipNumeralRun(text, at);
  const { numeral, left, right } = written.first;
  const bare = right.end === numeral.end || (right.closed && right.end === numeral.end + 1);
  if (reference === "name" && !hasUnit(written)) return skipReference(text, at);
  if (halfAfter(text, written.end) > 0) return written.end;
  if (!bare || written.second !== undefined) return written;

  if (hasForeignTail(text, numeral.end)) return tokenEnd(text, numeral.end);
  if (text[numeral.end] === "-" && isLetter(text.charCodeAt(numeral.end + 1))) return tokenEnd(text, numeral.end + 1);
  // "£000" over a column says that its numbers are in thousands.
  if (/^0{3,}$/.test(numeral.text)) return numeral.end;
  if (left.currency !== undefined) return written;
  if (numbersAList(text, numeral.start, numeral.end)) return numeral.end;
  if (looksLikeYear(numeral) && !left.negative) return numeral.end;
  if (/^\d{4}$/.test(numeral.text) && introducesYear(text, numeral.start)) return numeral.end;
  if (/^0\d/.test(numeral.text)) return numeral.end;
  return written;
}

/** The quantity's own pace reaches into what reads like a period. */
function isPaceOf({ first, second }: WrittenQuantity, { start }: FoundPeriod): boolean {
  return second === undefined && first.right.per !== undefined && start > first.numeral.end;
}

function withoutSecond({ second: _, ...one }: WrittenQuantity): WrittenQuantity {
  return { ...one, end: one.first.end };
}

function hasUnit({ first, second }: Pick<WrittenQuantity, "first" | "second">): boolean {
  const { scale, currency, unit } = (second ?? first).right;
  return (scale ?? currency ?? unit ?? first.left.currency) !== undefined;
}

function tokenEnd(text: string, at: number): number {
  let end = at;
  while (
    isDigit(text.charCodeAt(end)) ||
    isLetter(text.charCodeAt(end)) ||
    (/[._-]/.test(text[end] ?? "") && /[\p{L}\d]/u.test(text[end + 1] ?? ""))
  ) {
    end++;
  }
  return end;
}
