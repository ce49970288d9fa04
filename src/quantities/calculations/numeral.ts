import { broken } from "../../domain/errors.ts";
import { type NumeralReading, readNumeral } from "../numerals.ts";

/** Which sign stands before the decimals: "1,234.5" has the habit "dot", "1.234,5" has "comma". */
export type Habit = "dot" | "comma";

/** What the digits mean under each habit; null where that habit does not write numbers so. */
export type NumeralReadings = Record<Habit, NumeralReading | null>;

/** The unsigned numeral that starts at `at`. Where commas part arguments, "10,20" is two numerals. */
export function numeralAt(
  text: string,
  at: number,
  commaParts: boolean,
): { end: number; readings: NumeralReadings } | null {
  const comma = commaParts ? text.indexOf(",", at) : -1;
  const numeral = readNumeral(comma < 0 ? text : text.slice(0, comma), at);
  const [first, second] = numeral?.readings ?? [];
  if (!numeral || !first) return null;
  const { end, undecided, decimal, group } = numeral;
  if (second) {
    const readings = undecided === "." ? { dot: second, comma: first } : { dot: first, comma: second };
    return { end, readings };
  }
  if (decimal === "." || (decimal === undefined && group === ","))
    return { end, readings: { dot: first, comma: null } };
  if (decimal === "," || group === ".") return { end, readings: { dot: null, comma: first } };
  return { end, readings: { dot: first, comma: first } };
}

/** The same number whatever the habit. */
export function plainReadings(value: number, decimals: number): NumeralReadings {
  const reading = { value, decimals, digits: String(value) };
  return { dot: reading, comma: reading };
}

/** The reading under a habit, or the only one there is. */
export function readingOf(readings: NumeralReadings, habit: Habit): NumeralReading {
  const reading = readings[habit] ?? readings.dot ?? readings.comma;
  if (!reading) throw broken("a numeral has at least one reading");
  return reading;
}

/** Where "42,000" and "540,000" leave it open, three digits after a sign are a group of thousands: nobody prints thousandths. */
export function likelyHabit(numerals: readonly NumeralReadings[]): Habit {
  const thousandths = (habit: Habit) =>
    numerals.filter(({ dot, comma }) => dot?.value !== comma?.value && { dot, comma }[habit]?.decimals === 3).length;
  return thousandths("dot") > thousandths("comma") ? "comma" : "dot";
}

/** The habits under which every numeral can be read, the preferred one first; none where the numerals disagree. */
export function habitsOf(numerals: readonly NumeralReadings[], preferred: Habit): Habit[] {
  const order: Habit[] = preferred === "dot" ? ["dot", "comma"] : ["comma", "dot"];
  const possible = order.filter((habit) => numerals.every((readings) => readings[habit] !== null));
  const differs = numerals.some(({ dot, comma }) => dot?.value !== comma?.value);
  return differs ? possible : possible.slice(0, 1);
}
