import type { Quantity } from "../../domain/quantity.ts";
import { speaksOfOthers } from "../../lexicon/others.ts";
import { numericGap, sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { countNamed } from "../../quantities/number-words.ts";
import { BECOMES, COMPARED, MEASURED, OF_TWO_TIMES, OVER_TIME, RANKS, SET_BESIDE, TIMES } from "../words.ts";
import { speaksOfAnother } from "./another.ts";
import { type RecurringSum, type RecurringSums, recurringSums } from "./recurring.ts";

const MONTHS = 12;
/** What is said of a year and its own month may be rounded. */
const ROUNDED = 0.03;
/** A multiple or a share somebody worked out of two sums: told to the digit or so. */
const WORKED_OUT = 0.06;

/** The sentence turns months into years itself. */
const ANNUALISED =
  /12\s*[×x*](?!\s?(?:the |l['’]|o )?(?:ARR|RRA))|[×x*]\s*12(?!\d)|(?<!\p{L})an+uali[sz](?!ed recurring)/iu;

/** A month of recurring revenue and a year of it that a text holds against each other; null where it does not. */
export function monthAgainstYear(text: string): { month: RecurringSum; year: RecurringSum } | null {
  const sums = recurringSums(text);
  const of = (every: RecurringSum["every"]) => sums.named.filter((one) => one.every === every);
  for (const month of of("month"))
    for (const year of of("year")) if (areHeldApart(month, year, sums, text)) return { month, year };
  return null;
}

/** Whether a text holds a month and a year of it against each other. `compared`: something else says that it compares. */
export function areHeldApart(
  month: RecurringSum,
  year: RecurringSum,
  { all }: Pick<RecurringSums, "all">,
  text: string,
  compared = isCompared(text),
): boolean {
  if (month.quantity.unit === "multiple" ? year.quantity.unit !== "multiple" : year.quantity.unit === "multiple")
    return false;
  const [m, y] = inOneYear(month, year);
  const alone = all.length === 2;
  const others = valuesIn(text).filter(({ value }) => value !== month.quantity.value && value !== year.quantity.value);
  // A month grown into a year: no growth at all, where it is its own year.
  if (alone && (BECOMES.test(text) || goesFromTo(month.quantity, year.quantity, text))) return true;
  const isOwn = sameFigure({ value: y }, { value: m * MONTHS }, ROUNDED);
  if (isOwn) {
    // "8.3 % of the ARR", "958 k€ short of it": worked out of the month, not of its year.
    if (ANNUALISED.test(text)) return false;
    return isWorkedOut([m, y], others, text, true) || (alone && compared && (speaksOfOthers(text) || RANKS.test(text)));
  }
  if (month.quantity.unit !== "multiple" && isWorkedOut([m, y], others, text, false)) return true;
  // A year beside its own month is explained by it, and a month beside its own year: neither is held against the other.
  const said = valuesIn(text);
  // "42 k€ a month make only 504": the scale is told once.
  const explained = (sum: number) =>
    said.some(({ value }) => [value, value * 1000].some((told) => numericGap(told, sum) <= ROUNDED));
  if (explained(m * MONTHS) || explained(y / MONTHS) || ANNUALISED.test(text)) return false;
  return compared || (!OF_TWO_TIMES.test(text) && (speaksOfAnother(text) || MEASURED.test(text)));
}

/** "From 40k MRR to 500k ARR", "de 22 k€ de MRR à 390 k€ d'ARR". */
function goesFromTo(month: Quantity, year: Quantity, text: string): boolean {
  return month.start < year.start && FROM.test(text.slice(0, month.start)) && TO.test(text.slice(0, year.start));
}
const NAMED_BY = "(?:(?:an |a |un |um |its |son |o |seu )?(?:ARR|MRR|RRA|RRM) (?:of |de |at )?)?";
const FROM = new RegExp(`(?<!(?:ARR|MRR|RRA|RRM) )(?<!\\p{L})(?:from |de |d['’]|du |desde )${NAMED_BY}$`, "iu");
const TO = new RegExp(
  `(?<!\\p{L})(?:to |à |a |para |até )(?:about |over |environ |plus de |cerca de |mais de )?${NAMED_BY}$`,
  "iu",
);

export const isCompared = (text: string): boolean =>
  COMPARED.test(text) || (SET_BESIDE.test(text) && !OVER_TIME.test(text) && !OF_TWO_TIMES.test(text));

/** So many times the month is fewer times its year: what is compared are the two sums, as if of one length. */
function inOneYear(month: RecurringSum, year: RecurringSum): [number, number] {
  const [m, y] = [month.quantity.value, year.quantity.value];
  return month.quantity.unit === "multiple" ? [y, m] : [m, y];
}

/**
 * Whether a number of the text was worked out of the two as they stand: how many times one is the other, its share, what
 * lies between them, the growth from one to the other. Nobody can do that without holding them against each other.
 */
function isWorkedOut(
  [month, year]: [number, number],
  others: readonly Quantity[],
  text: string,
  own: boolean,
): boolean {
  const times = year / month;
  const near = (told: number, sum: number) =>
    numericGap(told, sum) <= WORKED_OUT || (!own && sameFigure({ value: told, step: 1 }, { value: sum }));
  if (!own && timesSaid(text).some((told) => near(told, times))) return true;
  return others.some(({ unit, value }) => {
    if (unit === "multiple") return !own && near(value, times);
    if (unit === "percent") return near(value, 100 / times) || near(value, 100 * (times - 1));
    return unit === "money" && numericGap(value, year - month) < ROUNDED / 2;
  });
}

/** Every quantity of a text in each of its readings: "1,100 %" may be either. */
const valuesIn = (text: string): Quantity[] =>
  findQuantities(text).flatMap((one) => ("ambiguous" in one ? one.readings : [one]));

/** "Nine times", "huit fois", "oito vezes". */
const timesSaid = (text: string): number[] =>
  [...text.matchAll(TIMES)].flatMap(([, by, times]) => {
    const number = by ?? times ?? "";
    return countNamed(number) ?? Number(number.replace(",", "."));
  });
