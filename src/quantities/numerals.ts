import { isApostrophe, isDigit, isGroupSpace, isLetter } from "./chars.ts";

/** How a document writes its numbers; null where nothing in it shows. See `numberHabit`. */
export interface NumberHabit {
  decimal: "." | "," | null;
  group: "." | "," | "'" | " " | null;
  /** Its chapters are numbered "4.1", "4.2". */
  chapters?: true;
}

/** One way to read the digits. `digits` is the plain decimal spelling ("1200000.50"), so that scaling stays exact. */
export interface NumeralReading {
  value: number;
  decimals: number;
  digits: string;
}

/** The digits of one number, with what its separators can mean. */
export interface Numeral {
  text: string;
  start: number;
  end: number;
  /** One reading, or two: first with the separator as grouping, then as decimal point. */
  readings: NumeralReading[];
  /** True when the writing alone allows two values and no habit decided. */
  ambiguous: boolean;
  /** The separator that stands before exactly three digits and could mean either thing. */
  undecided?: "." | ",";
  /** The separator known to group thousands; " " for every kind of space, "'" for both apostrophes. */
  group?: "." | "," | "'" | " ";
  /** The separator known to start the decimals. */
  decimal?: "." | ",";
}

/** Longer runs of digits are identifiers or noise, never a number somebody meant. */
export const MAX_NUMERAL_LENGTH = 40;

/**
 * Reads digits and separators: the number at `at` without sign or parentheses. Null where no well-formed one stands:
 * "1.2.3", "1,23,45", a digit run of more than {@link MAX_NUMERAL_LENGTH} characters. With `plainSpaces` "part" an
 * ordinary space ends the number ("871 749" are two columns); the no-break and thin ones always group.
 */
export function readNumeral(
  text: string,
  at: number,
  habit?: NumberHabit,
  plainSpaces: "group" | "part" = "group",
): Numeral | null {
  const shape = scan(text, at, plainSpaces === "group");
  if (shape === null) return null;
  const meaning = understand(shape, habit);
  if (meaning === null) return null;
  return {
    text: text.slice(at, shape.end),
    start: at,
    end: shape.end,
    ...meaning,
  };
}

/** The end of the run of digits and separators at `at`: what to step over when no number could be read there. */
export function skipNumeralRun(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end)) || (isPointOrComma(text.charCodeAt(end)) && isDigit(text.charCodeAt(end + 1)))) {
    end++;
  }
  return Math.max(end, at + 1);
}

/** Hyphen, minus sign and en dash. */
export function isMinus(code: number): boolean {
  return code === 0x2d || code === 0x2212 || code === 0x2013;
}

interface Shape {
  groups: string[];
  /** One for each gap between two groups. */
  separators: ("." | "," | "'" | " ")[];
  end: number;
}

function scan(text: string, at: number, plainSpaces: boolean): Shape | null {
  const groups: string[] = [];
  const separators: Shape["separators"] = [];
  let position = at;
  if (text.charCodeAt(at) === 0x2e) {
    groups.push("0");
    separators.push(".");
    position++;
  }
  for (;;) {
    const end = digitsEnd(text, position, at + MAX_NUMERAL_LENGTH);
    if (end === position || end - at >= MAX_NUMERAL_LENGTH) return null;
    groups.push(text.slice(position, end));
    const separator = separatorAt(text, end, groups, separators, plainSpaces);
    if (separator === null) return { groups, separators, end };
    separators.push(separator);
    position = end + 1;
  }
}

function separatorAt(
  text: string,
  at: number,
  groups: string[],
  before: Shape["separators"],
  plainSpaces: boolean,
): Shape["separators"][number] | null {
  const code = text.charCodeAt(at);
  if (!isDigit(text.charCodeAt(at + 1))) return null;
  if (code === 0x2e) return ".";
  if (code === 0x2c) return ",";
  if (code === 0x20 && !plainSpaces) return null;
  const kind = isGroupSpace(code) ? " " : isApostrophe(code) ? "'" : null;
  if (kind === null || (groups[0]?.length ?? 0) > 3 || groups[0]?.startsWith("0")) return null;
  if (before.some((separator) => separator !== kind)) return null;
  const next = digitsEnd(text, at + 1, at + 6);
  return next - at === 4 ? kind : null;
}

function understand(
  { groups, separators }: Shape,
  habit: NumberHabit | undefined,
): Pick<Numeral, "readings" | "ambiguous" | "undecided" | "group" | "decimal"> | null {
  const last = separators.at(-1);
  if (last === undefined) return { readings: [reading(groups.join(""), "")], ambiguous: false };

  const earlier = separators.slice(0, -1);
  const grouping = earlier[0];
  if (earlier.some((separator) => separator !== grouping)) return null;
  const grouped = wellGrouped(groups) || groupedByLakhs(groups, separators);
  const whole = groups.join("");
  const tail = groups.at(-1) ?? "";
  const head = groups.slice(0, -1).join("");

  if (last === " " || last === "'")
    return grouped ? { readings: [reading(whole, "")], ambiguous: false, group: last } : null;
  if (grouping === last) return grouped ? { readings: [reading(whole, "")], ambiguous: false, group: last } : null;
  if (grouping !== undefined) {
    const wholes = groups.slice(0, -1);
    if (!wellGrouped(wholes) && !groupedByLakhs(wholes, earlier)) return null;
    return { readings: [reading(head, tail)], ambiguous: false, group: grouping, decimal: last };
  }
  if (!grouped || head.startsWith("0")) return { readings: [reading(head, tail)], ambiguous: false, decimal: last };

  const asGroup = reading(whole, "");
  const asDecimal = reading(head, tail);
  // "50.000": whatever is written elsewhere, nobody prints three zeros behind a decimal point.
  const zeros = last === "." && tail === "000";
  if (habit?.decimal === last && !zeros) return { readings: [asDecimal], ambiguous: false, undecided: last };
  if (habit?.group === last || (habit?.decimal != null && habit.decimal !== last)) {
    return { readings: [asGroup], ambiguous: false, undecided: last };
  }
  return { readings: [asGroup, asDecimal], ambiguous: true, undecided: last };
}

/** "1", "234", "567": one to three digits, then threes. */
function wellGrouped(groups: string[]): boolean {
  return (groups[0]?.length ?? 4) <= 3 && groups.slice(1).every((group) => group.length === 3);
}

/** "12", "34", "567": lakhs and crores are parted by twos before the last three digits, always with commas. */
function groupedByLakhs(groups: string[], separators: Shape["separators"]): boolean {
  const [first = "", ...rest] = groups;
  return (
    groups.length > 2 &&
    /^[1-9]\d?$/.test(first) &&
    rest.at(-1)?.length === 3 &&
    rest.slice(0, -1).every((group) => group.length === 2) &&
    separators.every((separator) => separator === ",")
  );
}

function reading(whole: string, fraction: string): NumeralReading {
  const digits = fraction === "" ? whole : `${whole}.${fraction}`;
  return { value: Number(digits), decimals: fraction.length, digits };
}

function digitsEnd(text: string, at: number, limit: number): number {
  let end = at;
  while (end < limit && isDigit(text.charCodeAt(end))) end++;
  return end;
}

function isPointOrComma(code: number): boolean {
  return code === 0x2e || code === 0x2c;
}

/** True where a number may start at `at`: no digit or letter is glued to its left. */
export function startsFresh(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return !(isDigit(before) || isLetter(before) || before === 0x5f);
}
