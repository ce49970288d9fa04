import type { Quantity } from "../../domain/quantity.ts";
import { isHorizon } from "../../lexicon/plans.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { findPeriods, parsePeriod } from "../../quantities/periods.ts";
import { scaleOfNote } from "../../quantities/scale-header.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Read } from "../facts/fit.ts";
import type { TileKind } from "./tile.ts";

/** What stands around a figure without naming it. */
const AROUND_A_FIGURE =
  /(?<!\p{L})(?:per|par|por|mo|month|mois|mês|mes|year|yr|an|ano|user|usuário|utilisateur|cycle|seat|ht|ttc|vs|min|max|approx|env|circa|up to|jusqu['’]à|até|from|de|à|to|a|k|m|b|x|s|h|sec|secs|cliente?s?|client)(?!\p{L})/giu;

/** "5 / 10" is a page of a deck; "at least" alone hedges the figure under it. */
const MARK =
  /^(?:\d{1,3}\s?\/\s?\d{1,3}|\d+\s?:\s?(?!1$)\d+|1:1|at least|up to|from|about|only|au moins|jusqu['’]à|à partir de|environ|pelo menos|até|a partir de|cerca de)$/iu;
/** "1 in 2 patients", "3 personnes sur 4": shares in words, not two figures. */
const ONE_IN = /(?<![\d.,])\d{1,2}\s(?:\p{L}+\s)?(?:in|out of|sur|em cada|de cada)\s\d{1,3}(?![\d.,%])/giu;

/** A line's figures, and what kind of piece they make it. */
export function kindOf(text: string, options: QuantityOptions): { kind: TileKind; figures: Read[] } {
  if (!/[\p{L}\d€$£₹%]/u.test(text)) return { kind: "mark", figures: [] };
  if (!/\d/.test(text) && !/\p{L}{2}/u.test(text))
    return {
      kind: /^[\s(]*(?:[kKM]\s?)?(?:[RUSCA]{0,2}\$|[€£₹%])(?:\s?[kKM])?[\s)]*$|^Δ/u.test(text) ? "words" : "mark",
      figures: [],
    };
  if (MARK.test(text.trim())) return { kind: "mark", figures: [] };
  if (isHorizon(text)) return { kind: "words", figures: [] };
  if (isPeriod(text)) return { kind: "period", figures: [] };
  if (namesOverASpan(text)) return { kind: "words", figures: [] };
  const shares = [...text.matchAll(ONE_IN)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const figures = findQuantities(text, options).filter(
    ({ start }) => !shares.some(([from, to]) => start >= from && start < to),
  );
  // "£000" says how a table counts.
  if (figures.length === 0)
    return { kind: /\p{L}{2}/u.test(text) || scaleOfNote(text) !== null ? "words" : "mark", figures };
  // "120 clients" says itself what it counts.
  const counted = figures.some((one) => !("ambiguous" in one) && one.noun !== undefined);
  // "3-year projection" is a heading, "$2M projected" a figure.
  const [only] = figures;
  const span = only !== undefined && !("ambiguous" in only) && only.unit === "duration";
  const whole = figures.length === 1 && !span && text.length <= 40 && parseQuantity(text, options) !== null;
  const alone = !counted && !isNamed(text, only?.start ?? 0) && (whole || nothingLeft(text, figures));
  return { kind: alone ? "figure" : "mixed", figures };
}

/** "12-month gross margin" names what is measured over that time; "18-month runway" is the time itself. */
function namesOverASpan(text: string): boolean {
  const name = /^\d{1,2}-(?:day|week|month|year)s?\s(\p{L}[^\d:]*)$/iu.exec(text)?.[1];
  const match = name === undefined ? null : matchTopic(name);
  return (
    match !== null && match.sureness >= SURE_ENOUGH && match.topic.unit !== null && match.topic.unit !== "duration"
  );
}

/** "Post-money: $5M" has a name of its own, though "post-money" also says how another is meant ("Valuation: $5M post-money"). */
function isNamed(text: string, start: number): boolean {
  const name = text.slice(0, start).replace(/[^\p{L}]+$/u, "");
  return /\p{L}{3}/u.test(name) && (matchTopic(name)?.sureness ?? 0) >= SURE_ENOUGH;
}

const TOLD_OF_IT = /\((?:[^()\d]*|\d{1,2} (?:ans?|anos?|años?|years?|mois|months?|m[êe]s|meses))\)\s*$/iu;

/** "£ 2023" over a column: what it counts in, and of when. An amount has its sign closer, or a comma. */
const CURRENCY_AND_YEAR = /^[kKM]?\s?\p{Sc}\s+20[0-4]\d$/u;

/** "2024", "FY24A", "Year 1", "Dec-24A", "An 2 (budget)". */
function isPeriod(text: string): boolean {
  // 2000 alone is rather a round number.
  if (text.length > 30 || !/\d/.test(text) || text.trim() === "2000") return false;
  if (parsePeriod(text) !== null || CURRENCY_AND_YEAR.test(text.trim())) return true;
  const [only, ...more] = findPeriods(text);
  if (only === undefined || more.length > 0) return false;
  // "Jul/27 (1 ano)", "Ano 2 (escala)": what stands in brackets after a time tells more of it.
  const rest = text.replace(only.text, " ").replace(TOLD_OF_IT, "");
  return (
    !/\d/.test(rest) &&
    /^[\s().,:/–—-]*(?:actual|act\.|budget|bud\.|forecast|fcst\.?|plan|bp|proj\.|est\.|réel|réalisé|réal\.|prévu|prév\.|prev\.|previsto|realizado|orçado|[aefpbr])?[\s().*-]*$/iu.test(
      rest,
    )
  );
}

function nothingLeft(text: string, figures: readonly Read[]): boolean {
  if (text.length > 40 || figures.length > 2 || /\p{L}{3}\s?:/u.test(text)) return false;
  let rest = text;
  for (const { start, end } of figures.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return !/\p{L}/u.test(rest.replace(AROUND_A_FIGURE, " "));
}

/** The one reading of a figure; in running text a bracket around an amount adds it, it does not make it a loss. */
export function readingOf(figure: Read): Quantity | null {
  if (!("ambiguous" in figure)) return figure;
  const [first, second, ...more] = figure.readings;
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (first.value !== -second.value) return null;
  return first.value > 0 ? first : second;
}
