import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import { METRIC_WORDS, PRICE_WORDS, SIZE_WORDS } from "../../lexicon/metric-words.ts";
import { speaksAtLarge, speaksOfUs } from "../../lexicon/others.ts";
import { type PageRole, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { readBasis } from "../../quantities/basis.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { byDefinition, matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { readingOf } from "../layout/kind.ts";
import { scaled } from "./cell-value.ts";
import type { Claim } from "./claim.ts";
import { fitTo, type Surroundings } from "./fit.ts";

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
}

/** Money spent: on a page on the use of funds such a line is one of its parts. */
const SPENDING = new Set(
  "ga_spend marketing_spend sales_marketing_spend rd_spend operating_expenses payroll capex working_capital hosting_costs cogs total_costs team_quality headcount engineers planned_hires inventory legal_costs revenue recurring_revenue market_growth".split(
    " ",
  ),
);
const MARKET_ROLES = new Set<PageRole>(["market", "problem"]);

/** What the figure of a claim measures, or null where nothing names it. */
export function meaningOf(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const named = byCatalogue(claim);
  const loose = byWords(claim, roles);
  const role = roles.find((one) => one !== "traction" && one !== "team");
  if (role === "tokens") return ofItsOwn(claim);
  if (role === "use_of_funds") {
    const part = partOfFunds(claim, named ?? loose);
    if (part !== null) return part;
  }
  if (named !== null && named.sureness >= SURE_ENOUGH) return settled(claim, named, roles, loose);
  if (loose !== null) return loose;
  if (named !== null && claim.named !== null) return named;
  return ofItsOwn(claim) ?? named;
}

/** "Amount", "Montante": on the page of the ask the amount is the round's. */
const BARE_AMOUNT =
  /^(?:amount|montant|montante|total|target|ask|round|size|valor|objectif|objetivo|meta|cible)(?: (?:recherché|sought|total))?$/iu;
/** Rules that a heading over a figure may satisfy in its place: what a rate or a price is of. */
const FROM_HEADING = new Set(["take_rate", "gross_margin"]);

/** The names of the catalogue: in the claim's own sentence, on its row, over its column. */
function byCatalogue(claim: Claim): Meaning | null {
  const { named, how, labels, headers, figure } = claim;
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
  const dated = labels.some((label) => findPeriods(label).length > 0) && headers.length > 0;
  for (const label of dated && how === "row" ? headers : [...labels, ...(how === "row" ? headers : [])]) {
    const match = matchTopic(label.trim().replace(/[:.]$/, ""));
    if (match === null || match.topic.unit === null) continue;
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

/** "FY2024 Actual", "2025E", "Budget": what a column's heading says of all its values. */
function basisOfColumn(headers: readonly string[]): Basis {
  const text = headers.join(" ");
  return text === "" ? {} : { ...readBasis(text), ...findPeriods(text)[0]?.basis };
}

/** A growth without its owner on a page about the market is the market's. */
function settled(claim: Claim, meaning: Meaning, roles: readonly PageRole[], loose: Meaning | null): Meaning {
  if (meaning.topic === "revenue_cagr" || meaning.topic === "revenue_growth") {
    const said = [meaning.label, claim.sentence].join(" ");
    const ours = /revenue|ARR|MRR|sales|chiffre|\bCA\b|receita|vendas|ventes/iu.test(said);
    const market = roles.some((role) => MARKET_ROLES.has(role)) || /market|march[ée]|mercado|industry/iu.test(said);
    if (!ours && market) return { ...meaning, topic: "market_growth" };
    if (!ours && meaning.topic === "revenue_cagr") return { ...meaning, sureness: 0.5 };
  }
  if (loose !== null && meaning.topic === "valuation" && loose.topic?.startsWith("valuation_")) return loose;
  return meaning;
}

function partOfFunds(claim: Claim, other: Meaning | null): Meaning | null {
  const quantity = readingOf(claim.figure);
  const label = claim.labels[0];
  if (quantity === null || label === undefined) return null;
  if (other?.topic != null && !SPENDING.has(other.topic)) return null;
  if (quantity.unit !== "percent" && quantity.unit !== "money" && quantity.scale === 1) return null;
  if (claim.how === "text" && claim.text.length > 140) return null;
  if (/\btotal\b|\bmonths?\b|\bmois\b|\bmeses\b/iu.test(label) || label.length > 70) return null;
  const money = quantity.unit === "percent" ? quantity : { ...quantity, unit: "money" as const };
  return {
    topic: "use_of_funds",
    quantity: money,
    label,
    basis: {},
    sureness: 0.8 * claim.pairing + 0.05,
    byName: false,
  };
}

/** The words around it, more freely than by name. */
function byWords(claim: Claim, roles: readonly PageRole[]): Meaning | null {
  const quantity = readingOf(claim.figure);
  if (quantity === null) return null;
  const near = nearWords(claim);
  if (roles.includes("ask") && quantity.unit === "money" && BARE_AMOUNT.test(claim.labels[0] ?? ""))
    return loosely(claim, quantity, "round_size", claim.labels[0] ?? "", 0);
  for (const [index, { words, own }] of near.entries()) {
    for (const rule of METRIC_WORDS) {
      if (!fitsUnit(rule.units, quantity) || (!own && !FROM_HEADING.has(rule.topic))) continue;
      if (!rule.words.test(words) || rule.unless?.test(words)) continue;
      return loosely(claim, quantity, rule.topic, words, index);
    }
    if (own && isPrice(quantity, words, roles, claim)) return loosely(claim, quantity, "price", words, index);
  }
  return marketSize(claim, quantity, roles);
}

/** What may name it: its labels, its labels with the column's heading, then the heading of its block for a rate or price. */
function nearWords({ labels, headers, how, headings, text }: Claim): { words: string; own: boolean }[] {
  const said = how === "text" ? labels : labels.map((label) => `${label} ${text}`);
  // A label that is only a date leaves the naming to what stands over it.
  const dated = labels.every(
    (label) => /^(?:[\p{L}\s.]{0,12}\d{1,4}[\s:]*|\p{L}{3,9}\.?)$/u.test(label) && findPeriods(label).length > 0,
  );
  const own = [...said, ...headers, ...(dated ? headings.slice(0, 1) : [])].filter(({ length }) => length <= 120);
  const over = headings.slice(0, 1).filter(({ length }) => length <= 40);
  return [...own.map((words) => ({ words, own: true })), ...over.map((words) => ({ words, own: false }))];
}

function fitsUnit(units: readonly string[], quantity: Quantity): boolean {
  if (!units.includes(quantity.unit)) return false;
  if (quantity.unit !== "number") return true;
  // A bare number is an amount only with a scale; a count only whole.
  return units.includes("count") ? Number.isInteger(quantity.value) : quantity.scale > 1;
}

function isPrice(quantity: Quantity, words: string, roles: readonly PageRole[], claim: Claim): boolean {
  if (quantity.unit !== "money" || quantity.value <= 0) return false;
  if (
    roles.some(
      (role) =>
        role === "market" ||
        role === "problem" ||
        role === "use_of_funds" ||
        role === "projections" ||
        role === "costs",
    )
  )
    return false;
  const selling = roles.includes("pricing") || claim.headings.some(saysHowWeEarn);
  const perTime = quantity.per !== undefined;
  return PRICE_WORDS.test(words) && (selling || perTime)
    ? true
    : selling && (perTime || claim.how !== "text" || /[:(]\s*[~≈]?\s*(?:à partir de\s*)?$/iu.test(claim.before));
}

function marketSize(claim: Claim, quantity: Quantity, roles: readonly PageRole[]): Meaning | null {
  if (!["money", "count", "number"].includes(quantity.unit) || claim.labels.length === 0) return null;
  const words = claim.labels.join(" ");
  const sized = SIZE_WORDS.test(words);
  if (speaksOfUs(claim.sentence) && !sized) return null;
  const money = quantity.unit === "money" || (quantity.scale >= 1e6 && sized);
  const role = roles.find((one) => one !== "traction");
  const market = role !== undefined && MARKET_ROLES.has(role);
  const huge = Math.abs(quantity.value) >= (quantity.unit === "money" ? 1e9 : 1e6);
  const is = market
    ? money || sized || (role === "market" && /^\p{L}{3}/u.test(words))
    : huge && (sized || speaksAtLarge(claim.sentence) || quantity.unit === "money");
  return is ? loosely(claim, quantity, "market_size", words, 0) : null;
}

function loosely(claim: Claim, quantity: Quantity, topic: string, words: string, index: number): Meaning {
  const known: Topic | undefined = topicById(topic);
  const unit = quantity.unit === "number" && known?.unit != null ? known.unit : quantity.unit;
  const basis: Basis = { ...known?.basis, ...basisOfColumn(claim.headers), ...quantity.basis };
  const period = quantity.period;
  return {
    topic,
    quantity: { ...quantity, unit },
    label: claim.labels[0] ?? words,
    basis,
    sureness: (index === 0 ? 0.8 : 0.78) * (claim.pairing >= 0.9 ? 1 : 0.7),
    byName: false,
    ...(period === undefined ? {} : { period }),
  };
}

/** A label outside the catalogue still names its figure, where it is plain that it does. */
function ofItsOwn(claim: Claim): Meaning | null {
  const quantity = readingOf(claim.figure);
  const label = claim.labels[0];
  if (quantity === null || label === undefined || !/\p{L}{3}/u.test(label)) return null;
  const plain = claim.how !== "text" || (claim.labels.length === 1 && label.length <= 90 && claim.text.length <= 260);
  // Money has a name that one should know; where one does not, it was not understood.
  const measured = quantity.unit !== "money" && (quantity.unit !== "number" || /^\p{L}/u.test(label));
  return {
    topic: null,
    quantity,
    label,
    basis: { ...quantity.basis },
    sureness: plain && measured ? 0.75 * Math.min(1, claim.pairing + 0.1) : 0.5,
    byName: false,
    ...(quantity.period === undefined ? {} : { period: quantity.period }),
  };
}
