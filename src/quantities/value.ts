import { broken } from "../domain/errors.ts";
import type { AmbiguousQuantity, Quantity } from "../domain/quantity.ts";
import type { CurrencyMark } from "./currencies.ts";
import { type Hints, type Separating, separating } from "./resolve.ts";
import type { Written, WrittenQuantity } from "./written.ts";

/** What turns the writing into a value: which meaning of the separator, which power of ten, which sign. */
interface Choice {
  separator: Separating;
  scale: number;
  negative: boolean;
}

/** Gives the written quantity its value, or its possible values. `sign` tells what parentheses mean here. */
export function understood(
  text: string,
  written: WrittenQuantity,
  hints: Hints,
  sign: "negative" | "positive" | "unknown",
): Quantity | AmbiguousQuantity {
  const { first, second, parenthesised } = written;
  const tail = (second ?? first).right;
  const signed = first.left.currency ?? second?.left.currency;
  const coded = first.right.currency ?? second?.right.currency;
  const currency = signed?.currency === "USD" && coded !== undefined ? coded : (signed ?? coded);
  const undecided = first.numeral.undecided !== undefined ? first.numeral : second?.numeral;
  const settled =
    undecided === undefined
      ? "group"
      : separating(undecided, first.left.currency ?? second?.left.currency, tail, hints);
  const separators: Separating[] =
    undecided?.undecided === undefined ? ["group"] : settled === null ? ["group", "decimal"] : [settled];

  const exponent = tail.scale?.exponent ?? first.left.currency?.exponent ?? 0;
  const scales = [exponent];
  if (tail.scale?.otherwise !== undefined) {
    if (hints.locale === "en") scales[0] = tail.scale.otherwise;
    else if (hints.locale !== "pt") scales.push(tail.scale.otherwise);
  }
  const signs = !parenthesised || sign === "positive" ? [false] : sign === "negative" ? [true] : [true, false];

  const readings = separators.flatMap((separator) =>
    scales.flatMap((scale) => signs.map((negative) => build(text, written, currency, { separator, scale, negative }))),
  );
  const [only] = readings;
  if (only !== undefined && readings.length === 1) return only;
  return {
    ambiguous: true,
    readings,
    text: text.slice(written.start, written.end),
    start: written.start,
    end: written.end,
  };
}

function build(text: string, written: WrittenQuantity, currency: CurrencyMark | undefined, choice: Choice): Quantity {
  const { first, second, hedge } = written;
  const tail = (second ?? first).right;
  const unit = currency !== undefined ? "money" : (tail.unit?.unit ?? (first.left.times ? "multiple" : "number"));
  const shift = tail.unit?.exponent ?? 0;
  const exponent = choice.scale + shift;
  const firstExponent =
    first.right.scale !== undefined && second !== undefined ? first.right.scale.exponent + shift : exponent;

  const low = measure(first, choice, firstExponent);
  const high = second === undefined ? low : measure(second, choice, exponent);
  const decimals = Math.max(low.decimals, high.decimals);
  const bound = hedge.bound ?? ((second ?? first).right.openEnded ? "min" : undefined);
  const quantity: Quantity = {
    value: second === undefined ? low.value : middle(low.value, high.value),
    unit,
    scale: powerOfTen(exponent),
    decimals,
    step: powerOfTen(exponent - decimals),
    text: text.slice(written.start, written.end),
    start: written.start,
    end: written.end,
  };
  if (currency !== undefined) quantity.currency = currency.currency;
  if (tail.unit?.durationUnit !== undefined) quantity.durationUnit = tail.unit.durationUnit;
  if (tail.unit?.noun !== undefined) quantity.noun = tail.unit.noun;
  if (hedge.approximate === true) quantity.approximate = true;
  if (bound !== undefined) quantity.bound = bound;
  if (second !== undefined) quantity.range = { min: low.value, max: high.value };
  if (tail.per !== undefined) quantity.per = tail.per;
  return quantity;
}

function measure({ numeral, left }: Written, choice: Choice, exponent: number): { value: number; decimals: number } {
  const reading = numeral.readings[choice.separator === "decimal" && numeral.undecided !== undefined ? 1 : 0];
  if (reading === undefined) throw broken(`the number "${numeral.text}" was read without a value`);
  // Through the decimal spelling, because 1.1 × 1000 is not 1100 in binary.
  const size = exponent === 0 ? reading.value : Number(`${reading.digits}e${exponent}`);
  const negative = left.negative !== choice.negative;
  return { value: negative && size !== 0 ? -size : size, decimals: reading.decimals };
}

/** The mean of two decimals, without the dust of binary fractions: 4.1 and 4.2 give 4.15. */
function middle(low: number, high: number): number {
  return Number(((low + high) / 2).toPrecision(15));
}

const POWERS = new Map(Array.from({ length: 31 }, (_, index) => [index - 15, Number(`1e${index - 15}`)] as const));

/** 10ⁿ, exact where a double can be. */
function powerOfTen(exponent: number): number {
  return POWERS.get(exponent) ?? Number(`1e${exponent}`);
}
