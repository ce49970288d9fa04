import type { Quantity } from "../../../domain/quantity.ts";
import { METRIC_WORDS, PRICE_WORDS } from "../../../lexicon/metric-words.ts";
import { type PageRole, rolesIn, saysHowWeEarn } from "../../../lexicon/page-roles.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { topicById } from "../../../quantities/topics/catalogue.ts";
import { matchTopic } from "../../../quantities/topics/match.ts";
import type { Claim } from "../claim.ts";
import { cameOrWent, isPlainColumn } from "../named-otherwise.ts";
import { isOfAnother, namesOf, withoutAside } from "../not-its-name.ts";
import { isPrice } from "../price.ts";
import { marketSize } from "./market-size.ts";
import { amountOf, counted, loosely, type Meaning } from "./meaning.ts";
import { ASKED, HEADS } from "./not-counted.ts";
import { growsWithTheMarket } from "./of-the-market.ts";
import { dealIn, isOffered } from "./of-the-round.ts";

/** "Amount", "Montante": on the page of the ask the amount is the round's. */
const BARE_AMOUNT =
  /^(?:the |our |initial |total |required )?(?:amount|montant|montante|total|target|ask|round|size|investment|investimento|investissement|inversi[óo]n|valor|objectif|objetivo|meta|cible)(?: (?:recherché|sought|total|required|needed|estim[ée]e?|estimated|estimado|necess[áa]ri[oa]|necesario|requerid[oa]))?$/iu;
const IS_FOR = /^(?:for|to|pour|para|over)\s\D{0,3}\p{L}/iu;

/** Rules that a heading over a figure may satisfy in its place: what a rate or a price is of. */
const FROM_HEADING = new Set(["take_rate", "gross_margin"]);

/** The words around it, more freely than by name. */
export function byWords(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const quantity = amountOf(claim);
  if (quantity === null) return null;
  const near = nearWords(claim);
  const market = /^\W*(TAM|SAM|SOM)\b/u.exec(claim.sentence)?.[1]?.toLowerCase();
  if (market !== undefined && quantity.unit === "money" && claim.how === "text" && onlyAmount(claim))
    return loosely(claim, quantity, market, claim.sentence.slice(0, 60), 0);
  // "Monthly investment" over a column of a budget asks for nothing.
  const over = claim.headings.flatMap(rolesIn);
  const asked = over[0] === "ask" || (over[0] === "use_of_funds" && over.includes("ask"));
  // "€10,000 – €20,000 | for a runway of 6 months": what the money is for names nothing else.
  const bare =
    BARE_AMOUNT.test(withoutTimes(claim.labels[0] ?? "")) ||
    (claim.how === "card" && IS_FOR.test(claim.labels[0] ?? ""));
  if (asked && quantity.unit === "money" && quantity.per === undefined && bare)
    return loosely(claim, quantity, "round_size", claim.labels[0] ?? "", 0);
  if (asked && quantity.unit === "money" && quantity.per === undefined && isWhole(claim))
    return loosely(claim, quantity, "round_size", claim.headings[0] ?? "", 0);
  const deal = dealIn(claim, asked || roles.includes("ask"));
  if (deal !== null) return loosely(claim, quantity, deal, claim.text, 0);
  if (isOffered(quantity, claim, roles)) return loosely(claim, quantity, "dilution", near[0]?.words ?? "", 0);
  for (const [index, { words, own }] of near.entries()) {
    for (const rule of METRIC_WORDS) {
      const mayName = own || (FROM_HEADING.has(rule.topic) && quantity.unit === "percent" && !isNamedOtherwise(claim));
      if (!fitsUnit(rule.units, quantity) || !mayName) continue;
      if (!rule.words.test(withoutAside(words)) || rule.unless?.test(words) || (rule.inRows && claim.how !== "row"))
        continue;
      // "per order" says by what an amount is counted; a share per order is what is kept of it.
      const counts = /^(?:per|par|por)\s/iu.test(words) && rule.topic !== "take_rate";
      if (isOfAnother(rule, claim, roles) || counts) continue;
      if (
        HEADS.has(rule.topic) &&
        (ASKED.test(claim.sentence) || countsAnother(claim, rule.words) || cameOrWent(claim))
      )
        continue;
      const read = counted(quantity, rule.units);
      // What is called a margin and is an amount is the profit of that name.
      const topic = topicById(rule.topic)?.twins?.[read.unit] ?? rule.topic;
      return loosely(claim, read, topic, words, index);
    }
    if (own && isShareOfSales(quantity, words, claim)) return loosely(claim, quantity, "take_rate", words, index);
    if (own && isPrice(quantity, words, claim)) return loosely(claim, quantity, "price", words, index);
  }
  if (growsWithTheMarket(claim, quantity, roles)) return loosely(claim, quantity, "market_growth", "growing", 0);
  return marketSize(claim, quantity, roles);
}

/** "€1.5M, of which €600k is committed": a line that begins with an amount and then tells of its parts. */
function isWhole({ how, text, figure }: Claim): boolean {
  return how === "text" && !/[\p{L}\d]/u.test(text.slice(0, figure.start)) && OF_WHICH.test(text.slice(figure.end));
}
const OF_WHICH = /^[,;]?\s(?:of which|dont|d[oa]s quais|de los cuales|de las cuales|including|incluindo)\s/iu;

/** "Total Year 1 investment". */
function withoutTimes(label: string): string {
  const bare = findPeriods(label).reduce((rest, { text }) => rest.replace(text, " "), label);
  return bare.replace(/\s+/gu, " ").trim();
}

/** "Sales & marketing | 40 %" under "% of revenue", below the line of the gross profit: it has a name, and its column has one. */
function isNamedOtherwise({ labels, headers }: Claim): boolean {
  return headers.some((header) => OF_REVENUE.test(header)) || labels.some((label) => matchTopic(label) !== null);
}
/** A column of shares of what is earned. */
export const OF_REVENUE =
  /^\P{L}*(?:share |part |percent(?:age)? )?(?:of|du|de la|da|do|de los|d['’])\s?(?:the |total |net )?(?:revenues?|sales|turnover|CA|chiffre d['’]affaires|receitas?|faturamento|vendas|ingresos|ventas)(?!\p{L})/iu;

/** A column of shares of what is spent. */
export const OF_COSTS =
  /^\P{L}*(?:share |part |percent(?:age)? )?(?:of|des?|du|de la|da|das|do|dos|de los|d['’])\s?(?:the |total |all )?(?:op-?ex|(?:operating |total )?(?:expenses?|costs?|spend(?:ing)?)|charges|co[ûu]ts|d[ée]penses|custos|despesas|costes|gastos)(?!\p{L})/iu;

/** "Client SDK in 5 languages", "3 levels of client cache": what follows the number says what it counts. */
function countsAnother({ how, text, figure, before }: Claim, words: RegExp): boolean {
  const lead = /(?:\S+ with|\S+)$/u.exec(before.trim())?.[0] ?? "";
  if (words.test(lead) || (how !== "text" && !/\p{L}{3}/u.test(text))) return false;
  const noun = "ambiguous" in figure ? undefined : figure.noun;
  const after = text.slice(figure.end - (noun?.length ?? 0)).replace(/^[\s+]+/u, "");
  if (!/^\p{L}/u.test(after)) return false;
  const [own = ""] = after.split(
    /[,;:.(→]|\s(?:of|de|des|du|d['’]|per|par|por|in|em|en|for|pour|com|avec|with|and|et|e)\s/u,
  );
  return !words.test(own.split(/\s+/u).slice(0, 5).join(" ")) || /^\p{L}{1,2}\s/u.test(own);
}

/** One sign of money in the whole sentence. */
function onlyAmount({ sentence }: Claim): boolean {
  return [...sentence.matchAll(/[$€£₹]/g)].length === 1;
}

/** What may name it: its labels, its labels with the column's heading, then the heading of its block for a rate or price. */
export function nearWords(claim: Claim): { words: string; own: boolean }[] {
  const { headers, how, headings, text, figure } = claim;
  const labels = namesOf(claim);
  const said = how === "text" ? labels : labels.map((label) => `${label} ${text}`);
  // A label that is only a date leaves the naming to what stands over it.
  const after = text.slice(figure.end);
  const unnamed = labels.length === 0 && how === "text";
  const dated =
    !unnamed &&
    labels.every(
      (label) => /^(?:[\p{L}\s.]{0,12}\d{1,4}[\s:]*|\p{L}{3,9}\.?)$/u.test(label) && findPeriods(label).length > 0,
    );
  // "Free / $3 / $10" under "Subscription": prices without a name have that of their block.
  // "Equity offered:" over "10 % (negotiable)": what stands in brackets names nothing.
  const aside = how === "text" && labels.length === 1 && figure.start <= 2 && after.trimStart().startsWith("(");
  const block = headings
    .slice(0, 1)
    .filter(
      (heading) =>
        (dated && (headers.includes(heading) || headers.every(isPlainColumn))) ||
        (unnamed && isPriceList(heading)) ||
        (aside && heading.endsWith(":")),
    );
  const own = [...said, ...(how === "row" ? headers : []), ...block].filter(({ length }) => length <= 120);
  const over = headings.slice(0, 1).filter(({ length }) => length <= 40);
  return [...own.map((words) => ({ words, own: true })), ...over.map((words) => ({ words, own: false }))];
}

function isPriceList(heading: string): boolean {
  return PRICE_WORDS.test(heading) && !METRIC_WORDS.some(({ words }) => words.test(heading));
}

/** May a figure in this unit be what a rule is about? */
export function fitsUnit(units: readonly string[], quantity: Quantity): boolean {
  if (!units.includes(quantity.unit)) return false;
  if (quantity.unit !== "number") return true;
  // A bare number is an amount only with a scale; a count only whole.
  return units.includes("count") ? Number.isInteger(quantity.value) : quantity.scale > 1;
}

/** "15 % on each order", where the page says how money is earned. */
function isShareOfSales(quantity: Quantity, words: string, { headings }: Claim): boolean {
  const each = /\b(?:on|of|per|sur|de|por|par|sobre) (?:each|every|chaque|cada)\b/iu;
  return quantity.unit === "percent" && each.test(words) && headings.some(saysHowWeEarn);
}
