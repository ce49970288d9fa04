import { DAY_AND_MONTH, MONTH_AND_DAY, MONTH_PATTERN } from "../../lexicon/months.ts";
import { parsePeriod } from "../../quantities/periods.ts";

/** The words before a figure that belong to it. */
interface Clause {
  start: number;
  /** Where its name ends: before the date in "Cash at bank, 31 December: €412,000", else where the figure begins. */
  end: number;
}

/** The clause that leads to a figure at `to`, between the last of the stops before it and the figure. */
export function clauseBefore(text: string, from: number, to: number, stop: RegExp): Clause {
  const part = text.slice(from, to);
  const stops = [...part.matchAll(stop)].filter(
    ({ 0: sign, index }) => !(sign.startsWith(".") && SHORT_MONTH.test(part.slice(0, index))),
  );
  const startAfter = (one: RegExpExecArray | undefined) => from + (one === undefined ? 0 : one.index + one[0].length);
  const last = stops.at(-1);
  const isDated = last?.[0].startsWith(",") === true && isNamedDay(part.slice(last.index + last[0].length));
  return isDated ? { start: startAfter(stops.at(-2)), end: from + last.index } : { start: startAfter(last), end: to };
}

const SHORT_MONTH = new RegExp(`(?<!\\p{L})(?:${MONTH_PATTERN})$`, "iu");
const DAY = new RegExp(
  `^(?:(?:at|on|as of|au|em|a|end of|fin|fim de)\\s)?(?:${DAY_AND_MONTH}|${MONTH_AND_DAY}|(?:${MONTH_PATTERN})\\.?)$`,
  "iu",
);

/** A date and the sign that leads to the figure. */
function isNamedDay(text: string): boolean {
  const date = /^(.{3,40}?)\s?[:=]\s*[~≈]?\s*$/u.exec(text)?.[1]?.trim();
  return date !== undefined && (DAY.test(date) || parsePeriod(date) !== null);
}
