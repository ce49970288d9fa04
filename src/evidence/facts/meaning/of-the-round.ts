import type { Quantity } from "../../../domain/quantity.ts";
import { GIVEN_FOR_THE_ROUND, HELD_ALREADY } from "../../../lexicon/metric-words.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { AMOUNT_FOR_SHARE, SHARE_FOR_MONEY, SOLD_BEFORE } from "../../../lexicon/share-for-money.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Claim } from "../claim.ts";
import { isUndated } from "../named-otherwise.ts";
import { amountOf, type Meaning } from "./meaning.ts";

/** Money spent: on a page on the use of funds such a line is one of its parts. */
export const SPENDING = new Set(
  "ga_spend marketing_spend sales_marketing_spend rd_spend operating_expenses payroll capex working_capital hosting_costs cogs total_costs team_quality headcount engineers planned_hires inventory legal_costs revenue recurring_revenue market_growth".split(
    " ",
  ),
);

const LONGEST_PART = 70;

/** "Use of funds: product": the heading of a list in one line is no part of the first name. */
const INLINE_HEADING = /^[^:]{3,40}:\s*(?=\p{L})/u;

const SOURCES = /(?<!\p{L})(?:sources?|fontes?|fuentes?|origen|origem|provenance)(?!\p{L})/iu;

const EARNED =
  /(?<!\p{L})(?:revenues?|turnover|income|chiffre d['’]affaires|revenus?|receitas?|faturamento|ingresos)(?: run[- ]rate)?\s*$/iu;

export function partOfFunds(claim: Claim, other: Meaning | null): Meaning | null {
  const quantity = amountOf(claim);
  const said = claim.labels[0];
  if (quantity === null || said === undefined) return null;
  // "20 % – Development: we automate how quotes are made": what it does stands behind the name.
  const label = said.length <= LONGEST_PART ? said : (/^([^:]{3,60}):\s/u.exec(said)?.[1] ?? said);
  if (other?.topic != null && !SPENDING.has(other.topic) && !(other.topic === "cash" && isUndated(claim))) return null;
  if (/valorisation|valuation|avalia[çc]|equity/iu.test(label)) return null;
  // "£1.2M annualised revenue" beside the uses is what they are to bring.
  if (quantity.unit === "money" && EARNED.test(label)) return null;
  // Who gives the money is no use of it.
  if (SOURCES.test(claim.headings[0] ?? "")) return null;
  if (quantity.unit !== "percent" && quantity.unit !== "money" && quantity.scale === 1) return null;
  if (isToldInSentences(claim)) return null;
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

/** A list names its parts; where sentences follow each other something is told. */
export function isToldInSentences({ how, text }: Claim): boolean {
  return how === "text" && (text.length > 140 || /[\p{L}\d)%][.!?]\s+\p{Lu}/u.test(text));
}

/**
 * "We sell 15 % for 900 k€", "raising 900 k€ for 15 %", on the page of the ask also a bare "400 K€ for 20 %": what is
 * asked, and what is given for it; null for every other line, and for what was sold before.
 */
export function dealIn({ text, sentence, figure }: Claim, isAsk: boolean): string | null {
  const isShare = /%\s*$/u.test(figure.text);
  if (isAsk && AMOUNT_FOR_SHARE.test(text.trim())) return isShare ? "dilution" : "round_size";
  const words = SHARE_FOR_MONEY.map((one) => one.exec(sentence)?.[0]).find((found) => found !== undefined);
  if (words === undefined || !words.includes(figure.text.trim())) return null;
  if (HELD_ALREADY.test(sentence) || SOLD_BEFORE.test(sentence) || findPeriods(sentence).length > 0) return null;
  return isShare ? "dilution" : "round_size";
}

/** The share of the company that is offered: on the page of the ask, or in one sentence with the money it is for. */
export function isOffered(quantity: Quantity, claim: Claim, roles: readonly PageRole[]): boolean {
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
