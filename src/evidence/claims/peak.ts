import { fold } from "../../lexicon/fold.ts";
import { EXTREME, extremeOf } from "../../lexicon/movement.ts";
import type { FoundPeriod } from "../../quantities/periods.ts";
import type { ReadClaim } from "./claim.ts";

const RANGE = /((?:19|20)\d\d)\s?(?:to|through|and|[àaeae]|et|até|[-–—])\s?((?:19|20)\d\d)/u;

/** "Of the years 2017 to 2019, 2018 had the highest X", "X peaked in 2019 over 2017–2019". */
export function peakOf(
  text: string,
  periods: readonly FoundPeriod[],
): Pick<ReadClaim, "extreme" | "period" | "among"> | null {
  const match = EXTREME.exec(text);
  if (match === null) return null;
  const word = fold(match[0])
    .split(" ")
    .map(extremeOf)
    .find((found) => found !== null);
  if (word == null) return null;
  const range = RANGE.exec(text);
  const among: [string, string] | undefined = range === null ? undefined : [range[1] as string, range[2] as string];
  const rangeEnd = range === null ? 0 : range.index + range[0].length;
  const alone = periods.filter(({ start, end }) => range === null || end <= range.index || start >= rangeEnd);
  const [period] = alone;
  if (period === undefined || alone.length > 1) return null;
  return { extreme: word, period: period.period, ...(among === undefined ? {} : { among }) };
}
