import type { Cell } from "../../domain/document.ts";
import type { Quantity, UnitKind } from "../../domain/quantity.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";
import { spaceOut, wordsOf } from "../../quantities/topics/label.ts";
import { unitOfWord } from "../../quantities/topics/words.ts";
import { cellQuantity } from "../facts/cell-value.ts";
import type { Spot, SpotRow } from "./spots.ts";
import { isRatio } from "./sums.ts";
import type { NamedTopic } from "./topic.ts";

/** The number of a cell with what the cell itself says of it: its format, or its text. "number": it says nothing. */
export function amountOf({ cell, value }: Spot, options: QuantityOptions): Quantity | null {
  const text = cell.text.trim();
  const shown = text === "" || text.length > 60 ? null : parseQuantity(text, options);
  if (value === null) return shown === null || "ambiguous" in shown ? null : shown;
  if (cell.format === undefined && shown !== null && !("ambiguous" in shown) && shown.unit !== "number") {
    // Without a format, what is shown was written so: it says the unit.
    const quantity = cellQuantity(cell, options);
    if (quantity !== null && !("ambiguous" in quantity)) return quantity;
  }
  const format = cell.format ?? "";
  const percent = isPercentFormat(format);
  // `0"%"` prints the sign and multiplies nothing: 5 is 5 %.
  const written = !percent && /^[^;]*[0#?]\s*(?:"\s*%\s*"|\\%)/.test(format);
  const currency = percent || written ? undefined : currencyOf(format, text, options);
  const decimals = percent ? 0 : decimalsOf(text);
  return {
    value: percent ? Number((value * 100).toPrecision(12)) : value,
    unit: percent || written ? "percent" : currency === undefined ? unitOfFormat(format) : "money",
    ...(currency === undefined || currency === "" ? {} : { currency }),
    scale: scaleOfFormat(format),
    decimals,
    step: percent ? 1 : stepOf(value, text),
    text,
    start: 0,
    end: text.length,
  };
}

/** "0%", "0.0 %": not where the sign stands in quotation marks or after a backslash. */
function isPercentFormat(format: string): boolean {
  return /%/.test(format.replace(/"[^"]*"|\\./g, ""));
}

const MONEY = /\p{Lu}{0,2}\p{Sc}|\b(?:EUR|USD|BRL|GBP|CHF|DKK|SEK|NOK|INR|NGN|CAD|AUD|PLN)\b/u;

/** The currency a format prints; "" where it prints one we do not know; undefined where it prints none. */
function currencyOf(format: string, text: string, options: QuantityOptions): string | undefined {
  const printed = format.replace(/\[\$-[^\]]*\]/g, " ").replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, " $1 ");
  const sign = MONEY.exec(printed)?.[0];
  if (sign === undefined && !MONEY.test(text)) return undefined;
  const read = parseQuantity(`1 ${sign ?? MONEY.exec(text)?.[0] ?? ""}`, options);
  const before = parseQuantity(`${sign ?? MONEY.exec(text)?.[0] ?? ""} 1`, options);
  for (const one of [before, read]) if (one !== null && !("ambiguous" in one) && one.currency) return one.currency;
  return "";
}

/** `#,##0,` shows thousands, `0.0,,` millions: what is stored is in units, and a heading that says so is no second scale. */
function scaleOfFormat(format: string): number {
  const commas = /[0#?](,+)(?![0#?,])/.exec(format.split(";")[0]?.replace(/"[^"]*"|\\./g, "") ?? "")?.[1] ?? "";
  return 1000 ** commas.length;
}

/** `0.0"x"`, `0 "mois"`. */
function unitOfFormat(format: string): UnitKind {
  return /"?\s?[x×]"?\s*$/i.test(format) && /[0#]/.test(format) ? "multiple" : "number";
}

function decimalsOf(text: string): number {
  return /[.,](\d{1,2})\D*$/.exec(text)?.[1]?.length ?? 0;
}

/** What a cell shows is rounded, what it holds is not: the rounding is that of its own last printed digit. */
function stepOf(value: number, text: string): number {
  return Number.isInteger(value) ? 1 : 10 ** -Math.max(decimalsOf(text), 0);
}

/** What words around a number say of its unit: a column of units, the label's brackets, a heading. */
export interface SaidUnit {
  unit?: UnitKind;
  scale?: ScaleHeader;
  duration?: NonNullable<Quantity["durationUnit"]>;
}

const DURATIONS: [RegExp, NonNullable<Quantity["durationUnit"]>][] = [
  [/(?<![\p{L}/])(?:days?|jours?|dias?)(?!\p{L})/iu, "day"],
  [/(?<![\p{L}/])(?:weeks?|semaines?|semanas?)(?!\p{L})/iu, "week"],
  [/(?<![\p{L}/])(?:months?|mois|mês|meses)(?!\p{L})/iu, "month"],
  [/(?<![\p{L}/])(?:years?|ans?|années?|anos?)(?!\p{L})/iu, "year"],
];

/** Reads "K€", "(en mois)", "%", "# of". */
export function saidUnit(text: string | null): SaidUnit {
  if (text === null || text.length > 120) return {};
  const scale = readScaleHeader(text) ?? undefined;
  if (scale !== undefined) return { unit: "money", scale };
  const bracket = /[([]([^)\]]*)[)\]]/.exec(text)?.[1] ?? (text.length <= 12 ? text : null);
  if (bracket !== null) {
    if (/^\s*%/.test(bracket) && !/\d/.test(bracket)) return { unit: "percent" };
    if (/^\s*[€$£]\s*(?:\/.*)?$|^\s*R\$\s*(?:\/.*)?$/.test(bracket)) return { unit: "money" };
    if (/^\s*x\s*$/i.test(bracket)) return { unit: "multiple" };
    const duration = bracket.length <= 12 ? DURATIONS.find(([pattern]) => pattern.test(bracket))?.[1] : undefined;
    if (duration !== undefined) return { unit: "duration", duration };
  }
  if (/^\s*#|^\s*(?:nb|nbre|nombre|number|numbers|num|qty|qtd|quantidade|número)\b/iu.test(text))
    return { unit: "count" };
  if (/^\s*%/.test(text)) return { unit: "percent" };
  return {};
}

/** The kind of number the words of a label announce, where exactly one does: "Taux de …", "Nombre de …". */
export function announced(label: string): UnitKind | undefined {
  const kinds = new Set(wordsOf(spaceOut(label)).flatMap(({ key }) => unitOfWord(key) ?? []));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** An amount counted in thousands or millions, in base units. */
export function inUnits(quantity: Quantity, header: ScaleHeader | undefined): Quantity {
  if (header === undefined || quantity.scale !== 1) return quantity;
  const { scale, currency } = header;
  return {
    ...quantity,
    value: Number((quantity.value * scale).toPrecision(15)),
    step: quantity.step * scale,
    scale,
    ...(quantity.currency === undefined && currency !== undefined ? { currency } : {}),
  };
}

/** "Churn (%): 0.9 | 1.5 | 0.9": one that is larger than a whole shows that the row counts in hundredths, small ones too. */
export function isInPoints(amount: Quantity, own: Spot | null, { spots }: SpotRow): boolean {
  if (own === null || amount.unit !== "number" || Math.abs(amount.value) > 1) return false;
  const after = spots.slice(spots.indexOf(own) + 1);
  const first = after.findIndex(({ kind }) => kind === "number");
  const next = after.findIndex(({ kind }, at) => at > first && kind === "words");
  const values = after.slice(Math.max(0, first), next < 0 ? undefined : next);
  return values.some(({ value, cell }) => value !== null && Math.abs(value) > 1 && !/%/.test(cell.format ?? ""));
}

/** "=(B3-B2)/B2" without a format: -2.4 is -240 %, however large. */
export function asRate(quantity: Quantity, cell: Cell, named: NamedTopic | null): Quantity {
  if (quantity.unit !== "number" || named?.match.topic.unit !== "percent" || !isRatio(cell)) return quantity;
  return { ...quantity, unit: "percent", value: Number((quantity.value * 100).toPrecision(12)) };
}

/** "% gross margin" in a sheet that prints all its cells as money: the label says what it is. */
export function withoutCurrency({ currency: _, ...rest }: Quantity): Quantity {
  return { ...rest, unit: "number" };
}
