import type { Quantity } from "../../../domain/quantity.ts";
import { METRIC_WORDS, PRICE_WORDS } from "../../../lexicon/metric-words.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { rhythmOf } from "../../../quantities/basis.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { topicById } from "../../../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import { readingOf } from "../../layout/kind.ts";
import { byExamples, sizeOf } from "../by-examples.ts";
import type { Claim } from "../claim.ts";
import {
  cameOrWent,
  isBareGrowth,
  isBareMargin,
  isCapOnPrice,
  isChangeOfRate,
  isGrowthOfAnother,
  isInvested,
  isLossWithoutSign,
  isMultipleOf,
  isOfAPart,
  isOfEach,
  isOfOnePlan,
  isOnlyHopedFor,
  isPaidAway,
  isPartOfNeed,
  isPriced,
  isShareOfMarket,
  isShareOfRevenue,
  isUsual,
  isWorthOfOne,
} from "../named-otherwise.ts";
import { isNamedInPassing } from "../passing.ts";
import { isAmongCosts, isCalledOtherwise } from "../price.ts";
import { isUnitEarned } from "../unit-earned.ts";
import { byCatalogue } from "./by-catalogue.ts";
import { byWords, fitsUnit, nearWords, OF_COSTS, OF_REVENUE } from "./by-words.ts";
import { isCalledMarket, OF_ONE_FIRM } from "./market-size.ts";
import { amountOf, counted, doubted, loosely, type Meaning } from "./meaning.ts";
import { ASKED, HEADS, isFactor } from "./not-counted.ts";
import { changeOfRow, isInName, ofItsOwn } from "./of-its-own.ts";
import { headsOfMarket, ofTheMarket, underMarketHeading } from "./of-the-market.ts";
import { isToldInSentences, partOfFunds } from "./of-the-round.ts";
import { isAmongWorths, settled } from "./settled.ts";

/** Headings inside a list of uses: each may be one of them. */
const SPENT_ON = new Set<PageRole>(["traction", "team", "ask", "roadmap", "product", "go_to_market"]);

/** What the figure of a claim measures, or null where nothing names it. */
export function meaningOf(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const change = changeOfRow(claim);
  if (change !== null) return change;
  const meaning = meaningAmong(claim, roles);
  if (meaning !== null && (isShareOfAnother(meaning, claim) || isOfAll(meaning.topic, meaning.label)))
    return { ...meaning, topic: null, sureness: 0.5, byName: false };
  if (meaning === null) return null;
  const sized = meaning.topic === "market_size_other" && !meaning.byName;
  return paced(ofGuards(claim, sized ? sizeByExamples(claim, roles, meaning) : meaning, roles));
}

/** "Commissions | 70 %" under "% of revenue", "Salaries | 52 %" under "% of costs": how much of these it is. A profit's is its margin. */
function isShareOfAnother({ topic, quantity }: Meaning, claim: Claim): boolean {
  if (topic === "take_rate" && isShareOfRevenue(claim)) return true;
  if (quantity.unit !== "percent") return false;
  if (claim.headers.some((header) => OF_COSTS.test(header))) return true;
  return claim.headers.some((header) => OF_REVENUE.test(header)) && topic?.endsWith("_margin") !== true;
}

/** "Total CAC", "Marketing & CAC": what all customers together cost, not each of them. */
const isOfAll = (topic: string | null, label: string): boolean => topic === "cac" && OF_ALL.test(label);
const OF_ALL =
  /(?<!\p{L})(?:total|totale|totaux|tota[il]s)(?!\p{L})|(?<!\p{L})(?:marketing|sales|ventes?|vendas|ventas|publicit\p{L}+|branding|growth)\s?(?:&|\+|\/|and|et|e|y)\s|\s?(?:&|\+|and|et|e|y)\s(?:marketing|sales|ventes?|vendas|ventas)(?!\p{L})/iu;

/** "€464k per month" is a month's, whatever named it. */
function paced(meaning: Meaning): Meaning {
  const { quantity, basis } = meaning;
  return quantity.unit === "money" ? { ...meaning, basis: { ...rhythmOf(quantity), ...basis } } : meaning;
}

function ofGuards(claim: Claim, meaning: Meaning, roles: readonly PageRole[]): Meaning {
  if (isLossWithoutSign(meaning.topic, meaning.quantity.value, meaning.label)) return { ...meaning, sureness: 0.5 };
  if (isHint(claim, meaning, roles)) return doubted(meaning);
  if (isCapOnPrice(claim, meaning)) return { ...meaning, topic: "valuation_cap" };
  if (isOnlyHopedFor(claim, meaning)) return { ...meaning, topic: "pipeline", label: "Pipeline", byName: false };
  // What a thing costs, among others that one can buy, is its price.
  const sold = (meaning.topic === "total_costs" || meaning.topic === "unit_cost") && roles.includes("competition");
  return sold ? { ...meaning, topic: "price", byName: false } : meaning;
}

/**
 * What a figure measures where neither a name nor a word of the catalogue says it: what people are known to mean who say
 * it so. Where the examples waver nobody knows, and what a rule has refused to call so is not called so by them.
 */
export function likelyMeaning(claim: Claim, roles: readonly PageRole[], meaning: Meaning | null): Meaning | null {
  const quantity = amountOf(claim);
  if (
    quantity === null ||
    roles.includes("tokens") ||
    TOKENS.test(claim.sentence) ||
    isInName(claim) ||
    isFactor(claim) ||
    changeOfRow(claim) !== null
  )
    return meaning;
  const { topic, isNone, chance } = byExamples(claim, quantity, roles);
  if (topic === null) return isNone ? meaning : doubted(meaning);
  if (wasRefused(claim, quantity, topic, roles) || isOfAll(topic, claim.labels[0] ?? "")) return doubted(meaning);
  // "3.1M deaths per year": without a sign of money a market is counted in heads.
  const heads = topic === "market_size_other" && quantity.unit === "number" && claim.how !== "text";
  const read = counted(quantity, [heads ? "count" : (topicById(topic)?.unit ?? "")]);
  return paced(
    ofGuards(claim, { ...loosely(claim, read, topic, claim.labels[0] ?? claim.sentence, 0), chance }, roles),
  );
}

/** "100M total supply": what is counted in tokens is no market. */
const TOKENS = /(?<!\p{L})(?:(?:total|circulating|max(?:imum)?) supply|tokens?)(?!\p{L})/iu;

/** Its words stand there, and a rule knew why they do not mean it; or the page is about something else. */
function wasRefused(claim: Claim, quantity: Quantity, topic: string, roles: readonly PageRole[]): boolean {
  if (topic !== "use_of_funds" ? roles[0] === "use_of_funds" : isToldInSentences(claim)) return true;
  // "40 %" under "% of revenue" is of that, and what a share of a firm is traded for no cap on a round.
  const isShare = (header: string) => OF_REVENUE.test(header) || OF_COSTS.test(header);
  if (quantity.unit === "percent" && claim.headers.some(isShare)) return true;
  if (quantity.unit === "money" && claim.headers.some((header) => OF_ONE_FIRM.test(header))) return true;
  const asked = ASKED.test(claim.sentence) || cameOrWent(claim) || /\b(?:TAM|SAM|SOM)\b/u.test(claim.sentence);
  if (HEADS.has(topic) && asked) return true;
  const near = nearWords(claim).filter(({ own }) => own);
  const rules = METRIC_WORDS.filter((rule) => rule.topic === topic && fitsUnit(rule.units, quantity));
  if (near.some(({ words }) => rules.some((rule) => rule.words.test(words)))) return true;
  return (
    topic === "price" &&
    (isCalledOtherwise(claim) || isAmongCosts(claim) || near.some(({ words }) => PRICE_WORDS.test(words)))
  );
}

/** A large amount on a page about the market is its size, unless the words around it are known to say something else. */
function sizeByExamples(claim: Claim, roles: readonly PageRole[], meaning: Meaning): Meaning {
  const topic = sizeOf(claim, meaning.quantity, roles);
  return topic === null ? doubted(meaning) : { ...meaning, topic };
}

/** The name fits and the figure may still be another's: a part, a change, one of many, a unit that nobody said. */
function isHint(claim: Claim, meaning: Meaning, roles: readonly PageRole[]): boolean {
  return (
    isAmongColumns(claim) ||
    isOfAPart(claim, meaning) ||
    isBareMargin(claim, meaning) ||
    isGrowthOfAnother(claim, meaning) ||
    isChangeOfRate(claim, meaning) ||
    isOfEach(claim, meaning) ||
    isBareGrowth(claim, meaning, roles) ||
    isShareOfMarket(claim, meaning) ||
    isOfOnePlan(meaning) ||
    isPaidAway(claim, meaning) ||
    isUsual(claim, meaning) ||
    isInvested(meaning, roles) ||
    isNamedInPassing(claim, meaning) ||
    isWorthOfOne(meaning, roles) ||
    !isUnitEarned(claim, meaning)
  );
}

/** "Runway    12 months    18 months": columns of a table whose head is not seen; nobody knows of when each is. */
function isAmongColumns({ how, text, figure }: Claim): boolean {
  if (how !== "text") return false;
  const before = VALUE_BEFORE.exec(text.slice(0, figure.start))?.[1];
  const beside = before !== undefined && findPeriods(before).length === 0;
  return beside || VALUE_NEXT.test(text.slice(figure.end));
}
const VALUE_NEXT = /^\S{0,8}[ \t\u00a0]{2,}[~≈<>+-]{0,2}(?:\p{Sc}|R\$)?\s?\d/u;
const VALUE_BEFORE = /(\S{0,12}\d\S{0,8})[ \t\u00a0]{2,}$/u;

function meaningAmong(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const named = byCatalogue(claim);
  const loose = byWords(claim, roles);
  const quantity = readingOf(claim.figure);
  if (isInName(claim)) return doubted(ofItsOwn(claim));
  // What a token costs is no price of the product, and how many there are is no money.
  if (roles.includes("tokens")) return ofItsOwn(claim);
  if (quantity !== null && isPriced(claim, quantity) && !isAmongCosts(claim))
    return loosely(claim, quantity, "price", claim.headers[0] ?? "", 0);
  if (quantity !== null && isMultipleOf(claim, quantity))
    return loosely(claim, quantity, "valuation", claim.labels[0] ?? "", 0);
  const market = quantity === null ? null : underMarketHeading(claim, quantity);
  if (market !== null) return market;
  const isOfMarket = named !== null && topicById(named.topic ?? "")?.category === "market";
  if (quantity !== null && !isOfMarket && isCalledMarket(claim, quantity))
    return loosely(claim, quantity, "market_size_other", claim.labels.join(" "), 0);
  // "Team", "Go-to-market", "Phase 1" under "Use of funds" are what they are for.
  const role = roles.find((one) => !SPENT_ON.has(one));
  if (role === "use_of_funds") {
    const part = partOfFunds(claim, named ?? loose);
    if (part !== null) return part;
  }
  // "MRR moyen" under "Revenus": the nearer caption names a figure, if only by its words.
  if (claim.how === "card" && named !== null && named.label === claim.labels[1]) {
    const nearer = byWords({ ...claim, labels: claim.labels.slice(0, 1), headings: [] }, []);
    if (nearer !== null) return nearer;
  }
  if (named !== null && named.sureness >= SURE_ENOUGH) return settled(claim, named, roles, loose);
  if (loose !== null && isPartOfNeed(claim, loose)) return { ...loose, topic: "use_of_funds" };
  if (loose !== null && isAmongWorths(claim, loose)) return { ...loose, topic: "valuation" };
  if (loose !== null) return ofTheMarket(claim, loose, roles) ?? headsOfMarket(claim, loose) ?? loose;
  // "Growth: 12 % a year" under the name of a market.
  const growth = named === null ? null : ofTheMarket(claim, named, roles);
  if (growth !== null) return { ...growth, sureness: 0.8 * claim.pairing };
  if (named !== null && claim.named !== null) return named;
  return ofItsOwn(claim) ?? named;
}
