import type { Quantity } from "../../domain/quantity.ts";
import { canBothHold } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { Languages } from "./words.ts";

/** Measures that say what they measure; a bare number may be anything. */
const NAMED: ReadonlySet<Quantity["unit"]> = new Set(["money", "percent", "multiple", "count", "points"]);

/**
 * One figure of each text where both give the same measure and none of one's can be any of the other's: "30 %" and
 * "50 %", "in 2018" and "in 2022". A text that gives more than one figure of a measure tells a story of its own.
 */
export function figuresApart(a: string, b: string, languages: Languages): [string, string][] {
  const [own, theirs] = [figuresIn(a, languages), figuresIn(b, languages)];
  const quantities = own.quantities.flatMap((one) => {
    const alike = (x: Quantity) => x.unit === one.unit && x.noun === one.noun && x.currency === one.currency;
    const others = theirs.quantities.filter(alike);
    const other = others[0];
    if (others.length !== 1 || other === undefined || own.quantities.filter(alike).length !== 1) return [];
    return canBothHold(one, other) ? [] : [[one.text, other.text] as [string, string]];
  });
  const [year, otherYear] = [own.years, theirs.years];
  if (year.length === 1 && otherYear.length === 1 && year[0] !== otherYear[0])
    quantities.push([year[0] as string, otherYear[0] as string]);
  return quantities;
}

function figuresIn(text: string, languages: Languages) {
  const locale = languages.length === 1 ? languages[0] : undefined;
  const found = findQuantities(text, { locale });
  const years = findPeriods(text).flatMap(({ period }) => /^(?:19|20)\d\d/.exec(period)?.[0] ?? []);
  return {
    quantities: found.filter((one): one is Quantity => !("ambiguous" in one) && NAMED.has(one.unit)),
    years: [...new Set(years)],
  };
}
