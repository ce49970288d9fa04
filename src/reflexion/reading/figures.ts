import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import { rememberedByText, rememberedFor } from "../../domain/remembered.ts";
import type { NamedValue } from "../../evidence/facts/fact.ts";
import { fitTo } from "../../evidence/facts/fit.ts";
import { valuesInText } from "../../evidence/facts/in-text.ts";
import { denies } from "../../lexicon/negations.ts";
import { field, isFree } from "../../outputs/fields.ts";
import type { Container, Leaf } from "../../outputs/tree.ts";
import { plainUnit } from "../../outputs/values.ts";
import { findQuantities } from "../../quantities/find.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { plainQuantity } from "../../quantities/plain.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { mentionsOf } from "../../quantities/topics/mentions.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { REMARKS } from "../words.ts";
import type { Passage } from "./passages.ts";

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

/** "An 1 / 2 / 3", "Years 1, 2 and 3": numbers of times, which count nothing. */
const TIMES =
  /(?<!\p{L})(?:ann[ée]es?|ans?|years?|yrs?|anos?|mois|months?|m[êe]s(?:es)?|[AYMQT])\s?\d{1,2}(?:\s?(?:[/,–-]|et|and|e)\s?\d{1,2}(?![\d.,]*\s?[%€$£KM\d]))+/giu;

/** The text with its asides, hedges and "calculated" blanked out, every other character in its place. */
function plainClaim(text: string): string {
  const blank = (found: string) => " ".repeat(found.length);
  return text
    .replace(ASIDE, (found) =>
      /[=≈→]|\d\s*[×÷*/]\s*\d|\p{L}{3,}.*[,:]|slide|page|\d{4}\s*\)$/iu.test(found) ? blank(found) : found,
    )
    .replace(REMARKS, blank)
    .replace(TIMES, blank);
}

/** A sentence with more is a table that lost its lines. */
const MOST_FIGURES = 40;

/** The values a sentence names; where it names none, the first one goes by the name it stands under. */
export function figuresInPassage(passage: Passage, name: string | null): Figure[] {
  if (!/\d/.test(passage.text)) return [];
  const text = plainClaim(passage.text);
  const found = figuresIn(text, text, 0, passage).slice(0, MOST_FIGURES);
  if (found.length > 0) return found;
  if (name === null) return loneFigure(text, passage);
  const lead = `${name}: `;
  return figuresIn(lead + text, text, lead.length, passage).slice(0, 1);
}

/** Between a name and its value there may be a verb and an adjective, and no more. */
const FARTHEST = 40;
const LONE_SURENESS = 0.75;
const HAS_MEASURE =
  /\d\s?(?:[%€$£xX]|[KkM](?![\p{L}])|mois|months?|meses|years?|ans|anos|mil|million|Md|bn)|[€$£]\s?\d/u;
const MEASURES: ReadonlySet<string> = new Set(["money", "percent", "multiple", "duration"]);
const NOT_ITS_VALUE =
  /[,;:.()]|\d|(?<!\p{L})(?:by|of|for|in|among|per|de|pour|sur|dans|par|para|por|entre|em)\s+\p{L}|increas|decreas|grew|rose|fell|augment|baiss|progress|cresc|aument|caiu|subi/iu;

/** "NRR is strong at 130%": one name, one number of its kind, close together. */
function loneFigure(text: string, passage: Passage): Figure[] {
  if (!HAS_MEASURE.test(text)) return [];
  const [found, ...more] = findQuantities(text);
  if (found === undefined || more.length > 0 || "ambiguous" in found || !MEASURES.has(found.unit)) return [];
  const from = Math.max(0, found.start - 2 * FARTHEST);
  const [named] = mentionsOf(text.slice(from, found.start))
    .map((mention) => ({ ...mention, start: mention.start + from, end: mention.end + from }))
    .filter(({ topic }) => topic.unit !== null)
    .slice(-1);
  if (named === undefined || found.start - named.end > FARTHEST) return [];
  if (
    NOT_ITS_VALUE.test(text.slice(named.end, found.start).replace(/\s+(?:at|à|em|autour de|around|of|de)\s*$/iu, " "))
  )
    return [];
  // "The round cannot absorb 100 k€" says what it is not.
  if (denies(text.slice(named.end, found.start))) return [];
  const fitted = fitTo(named.topic, found, "prose");
  if (fitted === null || fitted.topic !== named.topic) return [];
  const { quantity } = fitted;
  const start = passage.start + quantity.start;
  return [
    {
      topic: named.topic,
      quantity,
      label: text.slice(named.start, named.end),
      basis: quantity.basis ?? {},
      sureness: LONE_SURENESS,
      leaf: passage.leaf,
      passage,
      start,
      end: start + quantity.text.trimEnd().length,
      factor: 1,
      ...(quantity.period === undefined ? {} : { period: quantity.period }),
    },
  ];
}

/** An analysis is read again after each correction, and most of its sentences are the same. */
const namedValues = rememberedByText((text: string): NamedValue[] => valuesInText(text, {}));

function figuresIn(text: string, own: string, lead: number, passage: Passage): Figure[] {
  let from = 0;
  return namedValues(text).flatMap(({ topic, quantity, label, period, basis, sureness }) => {
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
  const isValue = leaf.parent !== null && namesOf(leaf.parent).value === leaf.key;
  const entry = isValue && isFree(leaf.parent?.value) ? leaf.parent.value : {};
  const unit = field(entry, "unit")?.value;
  const told = field(entry, "period")?.value;
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

function quantityOf(value: number, unit: string): Quantity {
  const plain = plainQuantity(value);
  if (unit === "") return plain;
  const read = parseQuantity(`${value} ${plainUnit(unit)}`, { locale: "en" });
  return read === null || "ambiguous" in read ? plain : { ...read, text: plain.text };
}

/** What an entry says of its value: under which key it stands, and what it is called. */
interface EntryNames {
  value: string | null;
  label: { key: string; value: unknown } | null;
}

const namesOf = rememberedFor((entry: Container): EntryNames => {
  const free = isFree(entry.value) ? entry.value : {};
  return { value: field(free, "value")?.key ?? null, label: field(free, "metric") };
});

/** What an entry calls itself. */
export function labelOf(entry: Container): string | null {
  const label = isFree(entry.value) ? namesOf(entry).label?.value : null;
  return typeof label === "string" ? label : null;
}

/** The name a leaf stands under: its own key, the label of its entry, or the key of the entry itself. */
export function nameOfLeaf(leaf: Leaf): string | null {
  const entry = leaf.parent;
  if (entry === null) return null;
  if (!isFree(entry.value)) return topicName(entry.key);
  const { value, label } = namesOf(entry);
  const isValue = value === leaf.key;
  if (isValue && typeof label?.value === "string" && label.key !== leaf.key) return label.value;
  const own = topicName(leaf.key);
  return isValue && typeof entry.steps.at(-1) === "string" ? (topicName(entry.key) ?? own) : own;
}

function topicName(key: string): string | null {
  const match = key === "" ? null : matchTopic(key);
  return match !== null && match.sureness >= SURE_ENOUGH ? key : null;
}
