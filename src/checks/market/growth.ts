import type { Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { YEARLY_GROWTH } from "../../lexicon/metric-words.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";

/** A market's yearly growth told with the sizes it leads from and to. */
export interface MarketGrowth {
  stated: Quantity;
  from: { size: Quantity; year: number };
  to: { size: Quantity; year: number };
  /** What the two ends give, as a percentage a year. */
  computed: number;
  holds: boolean;
  place: Place;
}

const YEAR = /(?<![\d.,])20\d\d(?![\d.,]*\d)/gu;

/** "from $2.1B in 2023 to $5.3B in 2030, a CAGR of 14%": lines that say both ends, the years and the rate, and nothing else. */
export function marketGrowths(witness: Witness): MarketGrowth[] {
  return witness
    .passages()
    .filter(({ document }) => document.source === "deck")
    .flatMap((passage) => growthIn(passage) ?? []);
}

function growthIn(passage: Passage): MarketGrowth | null {
  const { text, row } = passage;
  if (!YEARLY_GROWTH.test(text) || row.cells.some(({ ocr }) => ocr !== undefined)) return null;
  const found = findQuantities(text);
  if (found.some((one) => "ambiguous" in one)) return null;
  const quantities = found as Quantity[];
  const sizes = quantities.filter(({ unit, per }) => unit === "money" && per === undefined);
  const rates = quantities.filter(({ unit }) => unit === "percent");
  const years = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  const [small, large] = sizes;
  const [rate] = rates;
  const [first, last] = years;
  if (small === undefined || large === undefined || rate === undefined || first === undefined || last === undefined)
    return null;
  const plain = [small, large, rate].every(({ range, bound }) => range === undefined && bound === undefined);
  if (sizes.length > 2 || rates.length > 1 || years.length > 2 || last <= first || !plain) return null;
  if (small.currency !== large.currency || small.value <= 0) return null;
  const yearly = (from: number, to: number) => ((to / from) ** (1 / (last - first)) - 1) * 100;
  const [low, high] = [
    yearly(small.value + small.step / 2, large.value - large.step / 2),
    yearly(Math.max(small.value - small.step / 2, small.value / 2), large.value + large.step / 2),
  ];
  const room = Math.max(rate.step / 2, NEARLY);
  return {
    stated: rate,
    from: { size: small, year: first },
    to: { size: large, year: last },
    computed: yearly(small.value, large.value),
    holds: rate.value >= low - room && rate.value <= high + room,
    place: placeOfPassage(passage, { label: text, printed: rate.text.trim(), value: rate.value }),
  };
}

/** Points by which studies round their rate. */
const NEARLY = 1;
