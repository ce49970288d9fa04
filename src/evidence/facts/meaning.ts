import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import {
  GIVEN_FOR_THE_ROUND,
  HELD_ALREADY,
  MARKET_NAMED,
  METRIC_WORDS,
  OUR_GROWTH,
  PRICE_WORDS,
  SIZE_WORDS,
} from "../../lexicon/metric-words.ts";
import { speaksAtLarge, speaksOfUs, toldOf } from "../../lexicon/others.ts";
import { type PageRole, rolesIn, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { CHANGE_COLUMN } from "../../lexicon/sheet-words.ts";
import { readBasis } from "../../quantities/basis.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { readScaleHeader, scaleOfNote } from "../../quantities/scale-header.ts";
import { hasSmallUnits } from "../../quantities/small-currencies.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { byDefinition, matchTopic, paceOf, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { readingOf } from "../layout/kind.ts";
import { byExamples, sizeOf } from "./by-examples.ts";
import { scaled } from "./cell-value.ts";
import { type Claim, upToItsEnd } from "./claim.ts";
import { fitTo, type Surroundings } from "./fit.ts";
import {
  cameOrWent,
  isBareGrowth,
  isBareMargin,
  isCapOnPrice,
  isChangeOfRate,
  isHeads,
  isInvested,
  isLossWithoutSign,
  isOfAPart,
  isOfEach,
  isOfOnePlan,
  isOneSalary,
  isOnlyHopedFor,
  isPaidAway,
  isPartOfNeed,
  isPlainColumn,
  isPriced,
  isShareOfMarket,
  isShareOfRevenue,
  isUndated,
  isUsual,
  isWorthOfOne,
} from "./named-otherwise.ts";
import { isOfAnother, withoutAside } from "./not-its-name.ts";
import { isNamedInPassing } from "./passing.ts";
import { isAmongCosts, isCalledOtherwise, isPrice } from "./price.ts";
import { isUnitEarned } from "./unit-earned.ts";

/** What a figure measures. */
export interface Meaning {
  /** Null where its label is outside the catalogue. */
  topic: string | null;
  quantity: Quantity;
  label: string;
  basis: Basis;
  period?: Period;
  sureness: number;
  /** The catalogue has this name word for word; else the words around it were understood. */
  byName: boolean;
  /** How likely it is, where only examples of how people say it told the topic. */
  chance?: number;
}

/** Money spent: on a page on the use of funds such a line is one of its parts. */
const SPENDING = new Set(
  "ga_spend marketing_spend sales_marketing_spend rd_spend operating_expenses payroll capex working_capital hosting_costs cogs total_costs team_quality headcount engineers planned_hires inventory legal_costs revenue recurring_revenue market_growth".split(
    " ",
  ),
);
/** Headings inside a list of uses: each may be one of them. */
const SPENT_ON = new Set<PageRole>(["traction", "team", "ask", "roadmap", "product", "go_to_market"]);
const MARKET_ROLES = new Set<PageRole>(["market", "problem"]);

/** What the figure of a claim measures, or null where nothing names it. */
export function meaningOf(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const change = changeOfRow(claim);
  if (change !== null) return change;
  const meaning = meaningAmong(claim, roles);
  if (meaning?.topic === "take_rate" && isShareOfRevenue(claim))
    return { ...meaning, topic: null, sureness: 0.5, byName: false };
  if (meaning === null) return null;
  const sized = meaning.topic === "market_size_other" && !meaning.byName;
  return ofGuards(claim, sized ? sizeByExamples(claim, roles, meaning) : meaning, roles);
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
    isInName(claim) ||
    isFactor(claim) ||
    changeOfRow(claim) !== null
  )
    return meaning;
  const { topic, isNone, chance } = byExamples(claim, quantity, roles);
  if (topic === null) return isNone ? meaning : doubted(meaning);
  if (wasRefused(claim, quantity, topic, roles)) return doubted(meaning);
  const read = counted(quantity, [topicById(topic)?.unit ?? ""]);
  return ofGuards(claim, { ...loosely(claim, read, topic, claim.labels[0] ?? claim.sentence, 0), chance }, roles);
}

/** Its words stand there, and a rule knew why they do not mean it; or the page is about something else. */
function wasRefused(claim: Claim, quantity: Quantity, topic: string, roles: readonly PageRole[]): boolean {
  if (topic !== "use_of_funds" && roles[0] === "use_of_funds") return true;
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
    isOfAPart(claim, meaning) ||
    isBareMargin(claim, meaning) ||
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

function meaningAmong(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const named = byCatalogue(claim);
  const loose = byWords(claim, roles);
  const quantity = readingOf(claim.figure);
  if (isInName(claim)) return doubted(ofItsOwn(claim));
  // What a token costs is no price of the product, and how many there are is no money.
  if (roles.includes("tokens")) return ofItsOwn(claim);
  if (quantity !== null && isPriced(claim, quantity) && !isAmongCosts(claim))
    return loosely(claim, quantity, "price", claim.headers[0] ?? "", 0);
  const market = quantity === null ? null : underMarketHeading(claim, quantity);
  if (market !== null) return market;
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
  if (loose !== null) return ofTheMarket(claim, loose, roles) ?? headsOfMarket(claim, loose) ?? loose;
  // "Growth: 12 % a year" under the name of a market.
  const growth = named === null ? null : ofTheMarket(claim, named, roles);
  if (growth !== null) return { ...growth, sureness: 0.8 * claim.pairing };
  if (named !== null && claim.named !== null) return named;
  return ofItsOwn(claim) ?? named;
}

/** "Gross margin | 54 % | 64 % | +18 %" under "2024 | 2025 | Change": the last one is no margin, but how it moved. */
function changeOfRow(claim: Claim): Meaning | null {
  const [header = "", ...more] = claim.headers;
  if (claim.how !== "row" || more.length > 0 || !CHANGE_COLUMN.test(header)) return null;
  const quantity = readingOf(claim.figure);
  const rate = claim.labels.some((label) => matchTopic(label.trim())?.topic.unit === "percent");
  if (!rate || quantity?.unit !== "percent") return null;
  const own = ofItsOwn(claim);
  return own === null ? null : { ...own, label: `${own.label} (${header.trim()})` };
}

/** "Amount", "Montante": on the page of the ask the amount is the round's. */
const BARE_AMOUNT =
  /^(?:the |our |initial |total |required )?(?:amount|montant|montante|total|target|ask|round|size|investment|valor|objectif|objetivo|meta|cible)(?: (?:recherché|sought|total|required|needed))?$/iu;
const IS_FOR = /^(?:for|to|pour|para|over)\s\D{0,3}\p{L}/iu;
/** Rules that a heading over a figure may satisfy in its place: what a rate or a price is of. */
const FROM_HEADING = new Set(["take_rate", "gross_margin"]);

/** The names of the catalogue: in the claim's own sentence, on its row, over its column. */
function byCatalogue(claim: Claim): Meaning | null {
  const { named, how, labels, headers, headings, figure } = claim;
  if (named !== null && (how === "text" || labels.length > 1)) {
    return {
      topic: named.topic.id,
      quantity: named.quantity,
      label: named.label,
      basis: named.basis,
      sureness: named.sureness,
      byName: true,
      ...(named.period === undefined ? {} : { period: named.period }),
    };
  }
  if (how === "text") return null;
  const surroundings: Surroundings = how === "row" ? "table" : "prose";
  const dated = how === "row" && labels.some((label) => findPeriods(label).length > 0 && !isMetric(label));
  // Bars drawn sideways begin with their year; what they show stands over them all.
  const over = headers.length > 0 ? headers : headings.slice(0, 3);
  // "Total MRR | 200 | 109 000" under "Customers | MRR": a line of totals sums up each of its columns.
  const total = how === "row" && /^\P{L}*(?:sous-|sub)?total(?!\p{L})/iu.test(labels[0] ?? "");
  const inRow = total ? [...headers, ...labels] : [...labels, ...headers];
  for (const label of how !== "row" ? labels : dated ? over : inRow) {
    // "3 € per employee": by what it is counted names nothing.
    if (/^(?:per|par|por)\s/iu.test(label)) continue;
    const match = matchTopic(label.trim().replace(/[:.]$/, ""));
    if (match === null || match.topic.unit === null) continue;
    // A column names the figures that are its cells, not those in the phrases some of its cells are.
    if (how === "row" && match.topic.id !== "price" && headers.includes(label) && isWithinPhrase(claim)) continue;
    const fitted = fitTo(match.topic, figure, surroundings);
    if (fitted === null) continue;
    const basis = { ...match.basis, ...basisOfColumn(headers), ...fitted.quantity.basis };
    const period = fitted.quantity.period ?? match.period;
    const sureness = match.sureness * fitted.doubt * claim.pairing;
    if (sureness < SURE_ENOUGH) continue;
    return {
      topic: byDefinition(fitted.topic, basis).id,
      quantity: fitted.topic.unit === "money" ? scaled(fitted.quantity, claim.scale) : fitted.quantity,
      label,
      basis,
      sureness,
      byName: true,
      ...(period === undefined ? {} : { period }),
    };
  }
  return null;
}

/** "Standard markets, spread 2 %, paid out after 3 days": words before the figure and after other figures. */
function isWithinPhrase({ text, figure }: Claim): boolean {
  const before = text.slice(0, figure.start).match(/\p{L}+/gu) ?? [];
  return before.length >= PHRASE;
}
const PHRASE = 3;

/** "CAGR (2025–2030)" is dated and says what it is; "Year 1 — pilot" only names its row. */
function isMetric(label: string): boolean {
  // "Year 2 (growth)": what stands in brackets after a time tells more of it.
  const [only] = findPeriods(label);
  if (only !== undefined && !/\p{L}/u.test(label.replace(only.text, "").replace(/\([^()]*\)\s*$/u, ""))) return false;
  const match = matchTopic(label);
  return match !== null && match.topic.unit !== "count" && match.sureness >= SURE_ENOUGH;
}

/** "FY2024 Actual", "2025E", "Budget": what a column's heading says of all its values. */
function basisOfColumn(headers: readonly string[]): Basis {
  const text = headers.join(" ");
  return text === "" ? {} : { ...readBasis(text), ...findPeriods(text)[0]?.basis };
}

/** What stands around a name of the catalogue may still change what it means. */
function settled(claim: Claim, meaning: Meaning, roles: readonly PageRole[], loose: Meaning | null): Meaning {
  if (meaning.topic === "revenue_cagr" || meaning.topic === "revenue_growth") {
    const market = ofTheMarket(claim, meaning, roles);
    if (market !== null) return market;
    const ours = OUR_GROWTH.test(`${meaning.label} ${claim.sentence}`);
    if (!ours && meaning.topic === "revenue_cagr") return { ...meaning, sureness: 0.5 };
    // Among prices "Growth" is one of the plans.
    if (!ours && (roles.includes("pricing") || claim.headings.some(saysHowWeEarn)))
      return loose ?? { ...meaning, topic: null, sureness: 0.5 };
  }
  // "Revenue: $185K MRR" says which.
  const said = meaning.topic === "revenue" ? RECURRING.exec(claim.text.slice(claim.figure.end))?.[1] : undefined;
  if (said !== undefined && claim.how === "text") return { ...meaning, topic: said.toLowerCase() };
  // What lenders lose is no loss of the year.
  if (meaning.topic === "net_margin" && /loss(?:es)? (?:rate|ratio)|taux de perte|taxa de perda/iu.test(meaning.label))
    return { ...meaning, topic: null, sureness: 0.75 };
  // On the page of the ask the amount of the investment is the round's.
  if (meaning.topic === "ticket_size" && roles.includes("ask") && !/min|each|per |ticket/iu.test(meaning.label))
    return { ...meaning, topic: "round_size" };
  // "Round 1 (2026) | 28.5M" among valuations is what the company was worth then.
  if (meaning.topic === "round_size" && OF_WORTH.test(claim.headings[0] ?? "") && !OF_RAISING.test(meaning.label))
    return { ...meaning, topic: "valuation" };
  // How many loans were given is no debt, nor how many bookings an amount.
  if (
    (meaning.topic === "debt" || meaning.topic === "bookings") &&
    meaning.quantity.currency === undefined &&
    meaning.quantity.scale === 1
  )
    return { ...meaning, topic: null, sureness: 0.5 };
  const none = meaning.topic === "round_size" && meaning.quantity.value === 0;
  if (none || (meaning.topic === "price" && isAmongCosts(claim))) return { ...meaning, sureness: 0.5 };
  // Marketing is no market, and a head count of a hundred thousand is an amount or a number of shares.
  if (topicById(meaning.topic ?? "")?.category === "market" && /marketing/iu.test(meaning.label))
    return { ...meaning, topic: null, sureness: 0.5 };
  const heads = headsOfMarket(claim, meaning);
  if (heads !== null) return heads;
  if (isImplausible(meaning) || isHeads(meaning) || isOneSalary(claim, meaning)) return { ...meaning, sureness: 0.5 };
  if (isPartOfNeed(claim, meaning)) return { ...meaning, topic: "use_of_funds", label: claim.labels[0] ?? "" };
  // What the money is for is spent when it is there.
  const spent = roles[0] === "use_of_funds" && !roles.includes("projections");
  if (spent && SPENDING.has(meaning.topic ?? "")) return { ...meaning, sureness: 0.5 };
  if (HEADS.has(meaning.topic ?? "") && (ASKED.test(claim.sentence) || cameOrWent(claim)))
    return { ...meaning, sureness: 0.5 };
  if (isFactor(claim)) return { ...meaning, sureness: 0.5 };
  // "Subscription: 29 € a month": what one pays, not what all of them bring.
  const earned = meaning.topic === "revenue" || meaning.topic === "recurring_revenue";
  if (loose?.topic === "price" && earned && meaning.quantity.per !== undefined) return loose;
  if (loose?.topic?.startsWith("valuation_") && meaning.topic?.startsWith("valuation")) return loose;
  return meaning;
}

const RECURRING = /^\+?\s(MRR|ARR)(?!\p{L})/u;

/** A growth without its owner on a page about the market is the market's; null where it is not. */
function ofTheMarket(claim: Claim, meaning: Meaning, roles: readonly PageRole[]): Meaning | null {
  if (meaning.topic !== "revenue_cagr" && meaning.topic !== "revenue_growth") return null;
  const said = `${meaning.label} ${claim.sentence}`;
  const over = claim.headings[0]?.endsWith(":") ? claim.headings[0] : "";
  const market = roles.some((role) => MARKET_ROLES.has(role)) || MARKET.test(`${said} ${over}`);
  return !OUR_GROWTH.test(said) && market ? { ...meaning, topic: "market_growth" } : null;
}

const MARKET = /market|march[ée]|mercado|industry|(?<!\p{L})se(?:c?tor|cteur)(?!\p{L})/iu;

/** "50,000 potential customers", "TAM: 17M households": those one could sell to, counted. */
function headsOfMarket({ text, figure, how }: Claim, meaning: Meaning): Meaning | null {
  const { topic, quantity, label } = meaning;
  const possible = HEADS.has(topic ?? "") && POTENTIAL.test(label);
  const counted =
    how === "text" &&
    /^[ts][ao]m$/.test(topic ?? "") &&
    quantity.currency === undefined &&
    quantity.unit !== "percent" &&
    NOUN_NEXT.test(text.slice(figure.end));
  if (!possible && !counted) return null;
  return { ...meaning, topic: "market_size_other", quantity: { ...quantity, unit: "count" }, byName: false };
}
const POTENTIAL = /(?<!\p{L})(?:potenti(?:al|els?|elles?)|potencia(?:l|is|les)|addressable|prospective)(?!\p{L})/iu;
const NOUN_NEXT =
  /^\+?\s(?!by |in |per |with |across |from |and |dans |d'|en |em |no |na |por |par |avec |annual|opportunit|market|total)[\p{L}-]+/iu;

/** A bare number far beyond what its topic can be was named by a word that means something else here. */
function isImplausible({ topic, quantity }: Meaning): boolean {
  const range = topic === null ? null : (topicById(topic)?.plausible ?? null);
  const bare = quantity.unit === "count" || quantity.unit === "number";
  return range !== null && bare && quantity.noun === undefined && Math.abs(quantity.value) > range.max;
}

/** "Use of funds: product": the heading of a list in one line is no part of the first name. */
const INLINE_HEADING = /^[^:]{3,40}:\s*(?=\p{L})/u;

const LONGEST_PART = 70;

/** A number under "Amount (MAD)" is an amount. */
function amountOf({ figure, how, headers }: Claim): Quantity | null {
  const read = readingOf(figure);
  if (read?.unit !== "number" || how !== "row") return read;
  const money = headers.map(readScaleHeader).find((one) => one?.currency !== undefined);
  return money == null ? read : scaled({ ...read, unit: "money" }, money);
}

function partOfFunds(claim: Claim, other: Meaning | null): Meaning | null {
  const quantity = amountOf(claim);
  const said = claim.labels[0];
  if (quantity === null || said === undefined) return null;
  // "20 % – Development: we automate how quotes are made": what it does stands behind the name.
  const label = said.length <= LONGEST_PART ? said : (/^([^:]{3,60}):\s/u.exec(said)?.[1] ?? said);
  if (other?.topic != null && !SPENDING.has(other.topic) && !(other.topic === "cash" && isUndated(claim))) return null;
  if (/valorisation|valuation|avalia[çc]|equity/iu.test(label)) return null;
  // Who gives the money is no use of it.
  if (SOURCES.test(claim.headings[0] ?? "")) return null;
  if (quantity.unit !== "percent" && quantity.unit !== "money" && quantity.scale === 1) return null;
  if (claim.how === "text" && claim.text.length > 140) return null;
  const named = label.replace(/\([^()]*\)/gu, "").replace(INLINE_HEADING, "");
  if (/\btotal\b|\bmonths?\b|\bmois\b|\bmeses\b/iu.test(named) || label.length > LONGEST_PART) return null;
  // "(30 %)" under its amount is that share, and no loss.
  const share = { ...quantity, value: Math.abs(quantity.value) };
  return {
    topic: "use_of_funds",
    quantity: quantity.unit === "percent" ? share : { ...quantity, unit: "money" as const },
    label: label.replace(INLINE_HEADING, ""),
    basis: {},
    sureness: 0.8 * claim.pairing + 0.05,
    byName: false,
  };
}

const SOURCES = /(?<!\p{L})(?:sources?|fontes?|fuentes?|origen|origem|provenance)(?!\p{L})/iu;

/** The words around it, more freely than by name. */
function byWords(claim: Claim, roles: readonly PageRole[]): Meaning | null {
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
  const bare = BARE_AMOUNT.test(claim.labels[0] ?? "") || (claim.how === "card" && IS_FOR.test(claim.labels[0] ?? ""));
  if (asked && quantity.unit === "money" && quantity.per === undefined && bare)
    return loosely(claim, quantity, "round_size", claim.labels[0] ?? "", 0);
  const deal = asked || roles.includes("ask") ? dealIn(claim) : null;
  if (deal !== null) return loosely(claim, quantity, deal, claim.text, 0);
  if (isOffered(quantity, claim, roles)) return loosely(claim, quantity, "dilution", near[0]?.words ?? "", 0);
  for (const [index, { words, own }] of near.entries()) {
    for (const rule of METRIC_WORDS) {
      if (!fitsUnit(rule.units, quantity) || (!own && !(FROM_HEADING.has(rule.topic) && quantity.unit === "percent")))
        continue;
      if (!rule.words.test(withoutAside(words)) || rule.unless?.test(words) || (rule.inRows && claim.how !== "row"))
        continue;
      if (isOfAnother(rule, claim, roles) || /^(?:per|par|por)\s/iu.test(words)) continue;
      if (
        HEADS.has(rule.topic) &&
        (ASKED.test(claim.sentence) || countsAnother(claim, rule.words) || cameOrWent(claim))
      )
        continue;
      return loosely(claim, counted(quantity, rule.units), rule.topic, words, index);
    }
    if (own && isShareOfSales(quantity, words, claim)) return loosely(claim, quantity, "take_rate", words, index);
    if (own && isPrice(quantity, words, claim)) return loosely(claim, quantity, "price", words, index);
  }
  if (growsWithTheMarket(claim, quantity, roles)) return loosely(claim, quantity, "market_growth", "growing", 0);
  return marketSize(claim, quantity, roles);
}

/** "$300B market, growing 25 % annually". */
function growsWithTheMarket(claim: Claim, { unit }: Quantity, roles: readonly PageRole[]): boolean {
  if (unit !== "percent" || claim.how !== "text" || !GROWING.test(claim.before)) return false;
  const market = roles.some((role) => MARKET_ROLES.has(role)) || MARKET_NAMED.test(claim.sentence);
  return market && !OUR_GROWTH.test(claim.sentence) && !speaksOfUs(claim.sentence);
}
const GROWING =
  /(?<!\p{L})(?:growing|grows|grew|growth(?: of)?|en croissance(?: de)?|cro[îi]t de|crescendo|cresce|crescimento de)\s(?:at |by |of |a )?[~≈+]*$/iu;

/** "400 K€ for 20 %": what is asked, and what is given for it; null for every other line. */
function dealIn({ text, figure }: Claim): string | null {
  if (!AMOUNT_FOR_SHARE.test(text.trim())) return null;
  return /%\s*$/u.test(figure.text) ? "dilution" : "round_size";
}
const AMOUNT_FOR_SHARE =
  /^(?:R\$|US\$|[€$£])?\s?\d[\d.,\s]*\s?(?:[kKM]|millions?|milh[õo]es)?\s?(?:[€$£]|EUR|F\s?CFA|CHF|MAD|DH)?\s(?:for|pour|por|contre|x|×|→|=)\s\d{1,2}(?:[.,]\d+)?\s?%(?:\s(?:equity|du capital|do capital|of the company|de participa[çc][ãa]o))?\.?$/iu;

/** The share of the company that is offered: on the page of the ask, or in one sentence with the money it is for. */
function isOffered(quantity: Quantity, claim: Claim, roles: readonly PageRole[]): boolean {
  if (quantity.unit !== "percent" || quantity.value <= 0 || quantity.value > MOST_OFFERED || claim.how === "row")
    return false;
  const { sentence, before, text } = claim;
  if (HELD_ALREADY.test(sentence)) return false;
  const after = text.slice(text.indexOf(quantity.text) + quantity.text.length).slice(0, 40);
  const [given] = [after.split(/[,;.(]/u)[0] ?? "", before.slice(-40)].filter((words) =>
    GIVEN_FOR_THE_ROUND.test(words),
  );
  return given !== undefined && (roles.includes("ask") || /[€$£]|pre-?money|pré-?money/iu.test(sentence));
}

/** More than this nobody gives for a round. */
const MOST_OFFERED = 50;

const HEADS = new Set(["customers", "users", "active_sellers"]);

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
function nearWords({ labels, headers, how, headings, text, figure }: Claim): { words: string; own: boolean }[] {
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

function fitsUnit(units: readonly string[], quantity: Quantity): boolean {
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

/** Fewer heads than this are a list, not a market; where no word says that they are one, they must be more. */
const SMALLEST_MARKET = 50;
const SMALLEST_UNSAID = 1000;

function isOfAFirm(sentence: string): boolean {
  return (
    toldOf(sentence) !== null &&
    /(?<!\p{L})(?:sold|shipped|delivered|raised|acquired|produced|vendu|lev[ée]|livr[ée]|vendeu|captou|entregou)(?!\p{L})/iu.test(
      sentence,
    )
  );
}
const WITH = /(?:^|[.;:]\s)(?:at|with|if|[àa]|avec|com|con|se|si)\s[~≈]?$/iu;
/** So many of anything are no company's own. */
const MANY_HEADS = 10_000;
const CALLED_SIZE =
  /^\P{L}*(?:(?:total |global )?(?:market|addressable market) size|size of the market|taille (?:du|de) march[ée]|tamanho (?:do|de) mercado|tama[ñn]o del? mercado)(?!\p{L})/iu;

/** A heading that says TAM, SAM or SOM names the amount under it, whatever that calls itself. */
function underMarketHeading(claim: Claim, quantity: Quantity): Meaning | null {
  if (quantity.unit !== "money" || quantity.value < 1e6) return null;
  if ((quantity.per !== undefined && quantity.per !== "year") || isFactor(claim)) return null;
  const heading = claim.headings[0] ?? "";
  // On a page with places such a heading may be a caption, and name its own figure, unless it opens what follows.
  const placed = claim.how !== "text" && claim.cells.some(({ box }) => box !== undefined);
  if (placed && !heading.endsWith(":")) return null;
  const topic = (["som", "sam", "tam"] as const).filter((id) => new RegExp(`\\b${id}\\b`, "iu").test(heading));
  // The name of a line says which of them it is, whatever its column is called.
  const ofLine = topic.length === 1 && claim.row.cells.some(({ text }) => text === heading);
  const own =
    /\b(?:TAM|SAM|SOM)\b|\bGMV\b|\brevenue\b|\busers?\b|valuation|valorisation|avalia|pipeline|contra[ct]|demand|\braise/iu.test(
      [...claim.labels, ...(ofLine ? [] : claim.headers)].join(" "),
    );
  return topic.length !== 1 || own ? null : loosely(claim, quantity, topic[0] as string, heading, 0);
}

/** "50 clients × 50 K€ = 2.5 M€", "15,000 sales × 40 K€ on average": what is multiplied is not what comes out. */
function isFactor({ text, figure, how }: Claim): boolean {
  if (how !== "text") return false;
  const [before, after] = [text.slice(0, figure.start), text.slice(figure.end)];
  if (after.includes("=")) return /[×*]|\sx\s/u.test(text);
  return TIMES_IT.test(after) || IT_TIMES.test(before);
}
const TIMES_IT = /^[^()=:;.]{0,30}(?:[×*]|\sx\s)\s?[^()=:;.]{0,8}\d/u;
const IT_TIMES = /\d[^()=:;]{0,30}(?:[×*]|\sx\s)\s?[^()=:;\d]{0,8}$/u;

/** Money below this is a price or a cost, not a market. */
const SMALLEST_SPENDING = 1e6;
/** People who were asked are not a market, nor customers. */
const ASKED =
  /tested with|(?:spoke|talked) (?:to|with)|interview|survey|respond[ae]nt|sondage|entretien|entrevista|enqu[êe]te|pesquisa|encuesta/iu;

/** What one firm raised, is worth or was sold for, what was won, what is to be paid for a fault. */
const OF_ONE_FIRM =
  /(?<!\p{L})(?:fines?|penalt(?:y|ies)|amendes?|multas?|rais(?:ed|es)|sold for|acquired (?:for|by)|market cap|valued at|valuation|prize|returns?|valorisation|avalia[çc][ãa]o|valoraci[óo]n|lev[ée](?:es?)? (?:par|de)|vendue? (?:pour|à)|captou|vendida? por|avaliada em|pr[êe]mio)(?!\p{L})/iu;

function marketSize(claim: Claim, quantity: Quantity, roles: readonly PageRole[]): Meaning | null {
  if (!["money", "count", "number"].includes(quantity.unit) || claim.labels.length === 0) return null;
  const yearly = quantity.per === "year" && quantity.unit === "money";
  if (quantity.per !== undefined && !yearly) return null;
  if (quantity.unit !== "money" && Math.abs(quantity.value) < SMALLEST_MARKET) return null;
  const words = claim.labels.join(" ");
  // "Lawyers | 10M | 36M€" under "Revenue (1 %)": what a share of it would bring.
  if (claim.headers.some((header) => OUR_GROWTH.test(header) && /\d\s?%/u.test(header))) return null;
  if (isFactor(claim) || ASKED.test(claim.sentence) || isPlanned(claim)) return null;
  // "At 100,000 homes: …" supposes; "Northwind sold 950,000 units" tells of one firm.
  if (claim.how === "text" && (WITH.test(claim.before) || isOfAFirm(claim.sentence))) return null;
  if (quantity.unit === "money" && OF_ONE_FIRM.test(upToItsEnd(claim))) return null;
  const least = hasSmallUnits(quantity.currency) ? 100 * SMALLEST_SPENDING : SMALLEST_SPENDING;
  if (quantity.unit === "money" && Math.abs(quantity.value) < least) return null;
  const sized = SIZE_WORDS.test(words);
  if (speaksOfUs(claim.sentence) && !sized) return null;
  const money = quantity.unit === "money" || (quantity.scale >= 1e6 && sized);
  const role = roles.find((one) => one !== "traction");
  if (role === "projections") return null;
  const market = role !== undefined && MARKET_ROLES.has(role);
  const heads = Math.abs(quantity.value);
  const huge = heads >= (quantity.unit === "money" ? 1e9 : 1e6);
  const large = speaksAtLarge(claim.sentence);
  const is =
    CALLED_SIZE.test(claim.labels[0] ?? "") ||
    (market
      ? money || sized || ((role === "market" || heads >= MANY_HEADS) && /^\p{L}{3}/u.test(words))
      : huge
        ? sized || large || quantity.unit === "money"
        : !money && large && heads >= MANY_HEADS);
  if (!is) return null;
  const size = loosely(claim, counted(quantity, ["count"]), "market_size_other", words, 0);
  return !money && !sized && Math.abs(quantity.value) < SMALLEST_UNSAID ? doubted(size) : size;
}

/** A bare number of something that is counted is a count. */
function counted(quantity: Quantity, units: readonly string[]): Quantity {
  return quantity.unit === "number" && units.includes("count") ? { ...quantity, unit: "count" } : quantity;
}

function loosely(claim: Claim, quantity: Quantity, topic: string, words: string, index: number): Meaning {
  const known: Topic | undefined = topicById(topic);
  const unit = quantity.unit === "number" && known?.unit != null ? known.unit : quantity.unit;
  const pace = known === undefined ? {} : paceOf(known, words);
  const basis: Basis = { ...known?.basis, ...pace, ...basisOfColumn(claim.headers), ...quantity.basis };
  const period = quantity.period;
  return {
    topic,
    quantity: { ...quantity, unit },
    label: claim.labels[0] ?? words,
    basis,
    sureness: (index === 0 ? 0.8 : 0.78) * (claim.pairing >= 0.8 ? 1 : 0.7),
    byName: false,
    ...(period === undefined ? {} : { period }),
  };
}

/** What is counted from the start of a plan is the company's. */
function isPlanned({ sentence }: Claim): boolean {
  return findPeriods(sentence).some(({ period }) => /^[YM]\d/.test(period));
}

/** "35 % north 40 % south 25 % east": shares of something that stands elsewhere. */
function isSplit(text: string): boolean {
  const shares = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, share]) => Number(share?.replace(",", ".")));
  return shares.length > 2 && Math.abs(shares.reduce((a, b) => a + b, 0) - 100) < 0.5;
}

/** "Large accounts (> $50K a year): 42 customers": a figure in the brackets of a name tells more of the name. */
function isInName({ how, text, figure }: Claim): boolean {
  if (how !== "text") return false;
  const name = /^(.*)\([^()]*$/su.exec(text.slice(0, figure.start))?.[1];
  if (name === undefined || !/^[^()]*\)\s*[:=]\s*[~≈<>]?\s?\p{Sc}?\d/u.test(text.slice(figure.end))) return false;
  return matchTopic(name.trim()) === null;
}

function doubted<M extends Meaning | null>(meaning: M): M {
  return meaning === null ? meaning : { ...meaning, sureness: Math.min(meaning.sureness, 0.5) };
}

/** "React 19, Vite 8": a number after a name, with nothing that it counts. */
function isVersion({ text, figure }: Claim): boolean {
  // "Pro (5-10): 149 €": what stands in the brackets of a name.
  if (/\([^()]*$/u.test(text.slice(0, figure.start)) && /^[^()]*\)\s*[:=]\s*\P{L}/u.test(text.slice(figure.end)))
    return true;
  return /\p{Lu}[\p{L}.]*\s$/u.test(text.slice(0, figure.start)) && !/^\s?[\p{L}+%]/u.test(text.slice(figure.end));
}

/** A label outside the catalogue still names its figure, where it is plain that it does. */
function ofItsOwn(claim: Claim): Meaning | null {
  const read = amountOf(claim);
  const label = claim.labels[0];
  if (read === null || label === undefined || !/\p{L}{3}/u.test(label)) return null;
  const counted = read.unit === "number" && claim.how === "row";
  const ownScale = counted ? scaleOfNote(label) : null;
  const quantity: Quantity = ownScale === null ? read : scaled({ ...read, unit: "money" }, ownScale);
  const sum = /\d[^+=]*\+[^=]*=/u.test(claim.text);
  const several = (claim.text.match(/\d+/g)?.length ?? 0) > (quantity.unit === "percent" ? 4 : 3);
  const version = (quantity.unit === "number" || quantity.unit === "duration") && isVersion(claim);
  const split = /\b(?:TAM|SAM|SOM)\b/u.test(claim.headers[0] ?? claim.headings[0] ?? "") || isSplit(claim.text);
  const plain =
    claim.how !== "text" ||
    (!sum &&
      !several &&
      !split &&
      !version &&
      claim.labels.length <= 2 &&
      label.length <= 90 &&
      claim.text.length <= 260);
  // Money has a name that one should know; where one does not, it was not understood.
  const measured = quantity.unit !== "money" && (quantity.unit !== "number" || /^\p{L}/u.test(label));
  // "Monthly costs | 2,500": an amount, and nobody says of what money.
  const amount =
    quantity.unit === "number" && claim.how !== "text" && [label, ...claim.headers].some((name) => OF_MONEY.test(name));
  // In a table "in k€" a name that is not known may stand for an amount, in thousands, or for a count.
  const open = counted && ownScale === null && (claim.scale?.scale ?? 1) > 1;
  return {
    topic: null,
    quantity,
    label,
    basis: { ...quantity.basis },
    sureness: plain && measured && !open && !amount ? 0.75 * Math.min(1, claim.pairing + 0.1) : 0.5,
    byName: false,
    ...(quantity.period === undefined ? {} : { period: quantity.period }),
  };
}

const OF_MONEY =
  /(?<!\p{L})(?:costs?|prices?|pricing|fees?|revenues?|sales|investments?|expenses?|profits?|budgets?|salar(?:y|ies)|spend(?:ing)?|co[ûu]ts?|prix|tarifs?|frais|d[ée]penses|b[ée]n[ée]fices?|salaires?|custos?|pre[çc]os?|tarifas?|taxas?|receitas?|despesas|lucros?|sal[áa]rios?|precios?|ingresos|gastos)(?!\p{L})/iu;
const OF_WORTH =
  /^\W*(?:company |pre-?money |post-?money )?(?:valuations?|valorisations?|valora[çc][ãa]o|avalia[çc][ãa]o)(?!\p{L})/iu;
const OF_RAISING = /rais|seek|ask|amount|size|lev[ée]e|montant|capta|levant|valor/iu;
