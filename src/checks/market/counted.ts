import type { Fact } from "../../domain/fact.ts";
import type { AmbiguousQuantity, Quantity } from "../../domain/quantity.ts";
import { addressOfPassage, type Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { MARKET_NAMED } from "../../lexicon/metric-words.ts";
import { withinPrints } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";

/** A market counted from below: so many customers at such a price a year. */
export interface CountedMarket {
  /** "25,000 clinics". */
  count: string;
  /** In base units, a year. */
  price: number;
  currency: string | undefined;
  stated: Quantity;
  /** Where the size stands, where it is no part of the same sum. */
  beside: Fact | null;
  /** "TAM", where the line names it or comes to it. */
  market: string | null;
  /** The line itself says which part of the market it counts. */
  isNamed: boolean;
  computed: number;
  holds: boolean;
  place: Place;
}

/** Beyond what the last figure's rounding leaves open. */
const NEARLY = 0.02;
/** Fewer are no market. */
const FEWEST = 100;
const TIMES = /^\s*(?:[^\d×*=]{0,40}?\s)?[×x*]\s*$/iu;
const EQUALS = /[=≈→]\s*~?\s*$/u;

/** "25,000 clinics × $4,800 a year = $120M": lines that print count, price and size of a market. */
export function countedMarkets(witness: Witness): CountedMarket[] {
  return witness
    .passages()
    .filter(({ document, row }) => document.source === "deck" && row.cells.every(({ ocr }) => ocr === undefined))
    .flatMap((passage, at, all) => {
      const over = all.slice(Math.max(0, at - 2), at).filter(({ section }) => section === passage.section);
      return (
        countedIn(passage, witness) ?? countedOver(over, passage, witness) ?? countedBeside(passage, witness) ?? []
      );
    });
}

/** "25,000 clinics × $4,800 a year" without its result: held against the size that the line names, or one of its page. */
function countedBeside(passage: Passage, witness: Witness): CountedMarket | null {
  const { text } = passage;
  const found = findQuantities(text);
  const [count, price] = found.map(whole);
  if (found.length !== 2 || count === undefined || price === undefined || price.unit !== "money") return null;
  if ((count.unit !== "count" && count.unit !== "number") || count.value < FEWEST) return null;
  if (!TIMES.test(text.slice(count.end, price.start))) return null;
  const yearly = yearlyPrice(price, undefined);
  if (yearly === null) return null;
  const computed = count.value * yearly;
  const page = witness.pageOf(addressOfPassage(passage));
  const sizes = ["tam", "sam", "som"].flatMap((topic) =>
    witness
      .says({ topic, sure: true })
      .filter(
        ({ address, quantity: { unit, currency, range } }) =>
          unit === "money" && currency === price.currency && range === undefined && witness.pageOf(address) === page,
      ),
  );
  const comes = ({ quantity: { value, step } }: Fact) => withinPrints(computed, value, step / 2 + value * NEARLY);
  const named = /\b(TAM|SAM|SOM)\b/u.exec(text)?.[1]?.toLowerCase();
  // Without a name a size that comes out says which one was meant, and else the whole market is.
  const size = sizes.find(comes) ?? sizes.find(({ topic }) => topic === (named ?? "tam"));
  if (size === undefined) return null;
  return {
    ...counting(text, count, price, yearly),
    stated: size.quantity,
    beside: size,
    market: size.topic?.toUpperCase() ?? null,
    isNamed: named !== undefined,
    holds: comes(size),
    place: placeOfPassage(passage, { label: text, printed: text }),
  };
}

/** "25,000 clinics", "× $4,800 a year", "= $120M": a sum that is set line under line. */
function countedOver(over: readonly Passage[], passage: Passage, witness: Witness): CountedMarket | null {
  const [first, second] = over;
  if (first === undefined || second === undefined || !/^\s*=/.test(passage.text)) return null;
  if ([first, second].some(({ row, text }) => row.cells.length !== 1 || findQuantities(text).length !== 1)) return null;
  const text = `${first.text.trim()} × ${second.text.replace(/^\s*[×x*]\s*/iu, "").trim()} ${passage.text.trim()}`;
  return countedIn(passage, witness, text);
}

function countedIn(passage: Passage, witness: Witness, text = passage.text): CountedMarket | null {
  if (!MARKET_NAMED.test(`${passage.section.name ?? ""} ${witness.headingOver(passage)} ${text}`)) return null;
  const found = findQuantities(text);
  const total = found.at(-1);
  const [count, price, months] = found.map(whole);
  if (total === undefined || "ambiguous" in total || total.unit !== "money" || total.range !== undefined) return null;
  if (count === undefined || price === undefined || price.unit !== "money") return null;
  if ((count.unit !== "count" && count.unit !== "number") || count.value < FEWEST) return null;
  const factors = months !== undefined && months.start !== total.start ? [count, price, months] : [count, price];
  if (found.length !== factors.length + 1 || !isPrinted(text, factors, total)) return null;
  if (price.currency !== total.currency) return null;
  const yearly = yearlyPrice(price, factors[2]);
  if (yearly === null) return null;
  const counted = counting(text, count, price, yearly);
  return {
    ...counted,
    stated: total,
    beside: null,
    market: /\b(TAM|SAM|SOM)\b/u.exec(text)?.[1] ?? null,
    isNamed: /\b(?:TAM|SAM|SOM)\b/u.test(text),
    holds: withinPrints(counted.computed, total.value, total.step / 2 + Math.abs(total.value) * NEARLY),
    place: placeOfPassage(passage, { label: text, printed: total.text.trim(), value: total.value }),
  };
}

/** What is counted, at what price, and what the two come to. */
function counting(text: string, count: Quantity, price: Quantity, yearly: number) {
  return {
    count: text
      .slice(count.start, price.start)
      .replace(/\s*[×x*]\s*$/iu, "")
      .trim(),
    price: yearly,
    currency: price.currency,
    computed: count.value * yearly,
  } satisfies Partial<CountedMarket>;
}

/** A count is whole: "25,000" is twenty-five thousand in every language here. */
const whole = (one: Quantity | AmbiguousQuantity): Quantity | undefined =>
  "ambiguous" in one ? one.readings.find(({ value }) => Number.isInteger(value)) : one;

/** × between the factors, = before the size. */
function isPrinted(text: string, factors: readonly Quantity[], total: Quantity): boolean {
  const between = factors.slice(1).map((factor, at) => text.slice(factors[at]?.end, factor.start));
  return between.every((words) => TIMES.test(words)) && EQUALS.test(text.slice(factors.at(-1)?.end, total.start));
}

function yearlyPrice(price: Quantity, months: Quantity | undefined): number | null {
  if (months !== undefined)
    return months.value === 12 && (price.per === "month" || price.per === undefined) ? price.value * 12 : null;
  if (price.per === "month") return price.value * 12;
  return price.per === undefined || price.per === "year" ? price.value : null;
}
