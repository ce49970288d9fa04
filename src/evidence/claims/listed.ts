import type { Quantity } from "../../domain/quantity.ts";
import type { Figure } from "./figures.ts";

/** What joins two figures of one list: "59, 149 et 399 €", "1–1.6 / 3.3–5.5 M$". A comma alone does not: "NPS 62, 87 %". */
const JOIN = /^\s*(?:\/|(?:,\s)?(?:and|et|e|ou|or|puis|then)|→|->)\s*$/u;
const COMMA = /^\s*,\s*$/;

type Found = Omit<Figure, "role">;

/** The bare numbers of a list take the measure that its last one prints: "108 / 486 / 1 800 k€" are three amounts. */
export function withMeasureOfList(text: string, figures: readonly Found[]): Found[] {
  const read: Found[] = [];
  let joined = false;
  for (const figure of [...figures].reverse()) {
    const next = read.at(-1);
    const gap = next === undefined ? "" : text.slice(figure.end, next.start);
    const listed: boolean = JOIN.test(gap) || (joined && COMMA.test(gap));
    joined = listed && next !== undefined && isBare(figure) && isMeasured(next);
    read.push(
      joined && next !== undefined ? { ...figure, quantity: measuredAs(figure.quantity, next.quantity) } : figure,
    );
  }
  return read.reverse();
}

const isBare = ({ quantity, readings }: Found): boolean =>
  readings === undefined && quantity.unit === "number" && quantity.scale === 1 && quantity.noun === undefined;

const isMeasured = ({ quantity, readings }: Found): boolean =>
  readings === undefined && (quantity.unit === "money" || quantity.unit === "percent");

function measuredAs(bare: Quantity, { unit, currency, scale, per }: Quantity): Quantity {
  const range = bare.range === undefined ? {} : { range: { min: bare.range.min * scale, max: bare.range.max * scale } };
  return {
    ...bare,
    unit,
    scale,
    value: bare.value * scale,
    step: bare.step * scale,
    ...range,
    ...(currency === undefined ? {} : { currency }),
    ...(per === undefined ? {} : { per }),
  };
}
