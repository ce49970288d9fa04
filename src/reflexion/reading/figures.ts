import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import { field, isFree } from "../../dossier/agents/fields.ts";
import { fitTo } from "../../dossier/facts/fit.ts";
import { valuesInText } from "../../dossier/facts/in-text.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { HEDGES } from "../words.ts";
import type { Passage } from "./passages.ts";
import type { Leaf } from "./walk.ts";

/** A metric's value as the analysis states it, with its place. */
export interface Figure {
  topic: Topic;
  quantity: Quantity;
  /** The words that name it. */
  label: string;
  period?: Period;
  basis: Basis;
  /** 0 to 1; below 0.7 it may be another company's. */
  sureness: number;
  leaf: Leaf;
  /** The sentence it stands in; null for a bare value under a key. */
  passage: Passage | null;
  /** Place of the number in the leaf's text; the whole of it for a number. */
  start: number;
  end: number;
  /** A stored number times this is the value: 100 for a margin kept as 0.72. */
  factor: number;
}

/** Brackets that hold a source or a sum are no claims of their own. */
const ASIDE = /[([][^()[\]]*(?:\([^()]*\)[^()[\]]*)*[)\]]/gu;

/** The text with its asides and hedges blanked out, every other character in its place. */
export function plainClaim(text: string): string {
  const blank = (found: string) => " ".repeat(found.length);
  return text
    .replace(ASIDE, (found) => (/[=≈→]|\d\s*[×÷*/]\s*\d|\p{L}{3,}.*[,:]|slide|page|\d{4}\s*\)$/iu.test(found) ? blank(found) : found))
    .replace(HEDGES, blank);
}

/** The values a sentence names; where it names none, the first one goes by the name it stands under. */
export function figuresInPassage(passage: Passage, name: string | null): Figure[] {
  if (!/\d/.test(passage.text)) return [];
  const text = plainClaim(passage.text);
  const found = figuresIn(text, text, 0, passage);
  if (found.length > 0 || name === null) return found;
  const lead = `${name}: `;
  return figuresIn(lead + text, text, lead.length, passage).slice(0, 1);
}

function figuresIn(text: string, own: string, lead: number, passage: Passage): Figure[] {
  let from = 0;
  return valuesInText(text, {}).flatMap(({ topic, quantity, label, period, basis, sureness }) => {
    const at = own.indexOf(quantity.text, from);
    if (at < 0 || (lead === 0 && label === "")) return [];
    from = at + quantity.text.length;
    const start = passage.start + at;
    const figure: Figure = {
      topic,
      quantity,
      label,
      basis,
      sureness,
      leaf: passage.leaf,
      passage,
      start,
      end: start + quantity.text.trimEnd().length,
      factor: 1,
      ...(period === undefined ? {} : { period }),
    };
    return [figure];
  });
}

/** A number stored under a name of its own: `grossMargin: 0.72`, `{ metric: "ARR", value: 504000, unit: "EUR" }`. */
export function figureOfNumber(leaf: Leaf, name: string): Figure | null {
  const { value } = leaf;
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  const match = matchTopic(name);
  if (match === null || match.sureness < SURE_ENOUGH) return null;
  const entry = leaf.parent?.value;
  const unit = isFree(entry) && isValueKey(entry, leaf.key) ? field(entry, "unit")?.value : undefined;
  const told = isFree(entry) && isValueKey(entry, leaf.key) ? field(entry, "period")?.value : undefined;
  const quantity = quantityOf(value, typeof unit === "string" ? unit : "");
  const fitted = fitTo(match.topic, quantity, "data");
  if (fitted === null) return null;
  const period = (typeof told === "string" ? parsePeriod(told) : null) ?? match.period;
  return {
    topic: fitted.topic,
    quantity: fitted.quantity,
    label: name,
    basis: match.basis,
    sureness: match.sureness,
    leaf,
    passage: null,
    start: 0,
    end: String(value).length,
    factor: value === 0 ? 1 : fitted.quantity.value / value,
    ...(period === undefined || period === null ? {} : { period }),
  };
}

function isValueKey(entry: Record<string, unknown>, key: string): boolean {
  return field(entry, "value")?.key === key;
}

function quantityOf(value: number, unit: string): Quantity {
  const text = String(value);
  const decimals = text.split(".")[1]?.length ?? 0;
  const plain: Quantity = {
    value,
    unit: "number",
    scale: 1,
    decimals,
    step: 10 ** -decimals,
    text,
    start: 0,
    end: text.length,
  };
  if (unit === "") return plain;
  const read = parseQuantity(`${value} ${unit}`, { locale: "en" });
  return read === null || "ambiguous" in read ? plain : { ...read, text };
}

/** The name a leaf stands under: its own key, the label of its entry, or the key of the entry itself. */
export function nameOfLeaf(leaf: Leaf): string | null {
  const entry = leaf.parent;
  const own = topicName(leaf.key);
  if (entry === null) return null;
  if (!isFree(entry.value)) return topicName(entry.key);
  const isValue = isValueKey(entry.value, leaf.key);
  const label = field(entry.value, "metric");
  if (isValue && typeof label?.value === "string" && label.key !== leaf.key) return label.value;
  if (isValue && typeof entry.steps.at(-1) === "string") return topicName(entry.key) ?? own;
  return own;
}

function topicName(key: string): string | null {
  const match = key === "" ? null : matchTopic(key);
  return match !== null && match.sureness >= SURE_ENOUGH ? key : null;
}
