import type { Quantity } from "../../../domain/quantity.ts";
import { MARKET_NAMED, OUR_GROWTH, POTENTIAL } from "../../../lexicon/metric-words.ts";
import { speaksOfUs } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import type { Claim } from "../claim.ts";
import { isOfAnotherThan, marketOver } from "../market-block.ts";
import { loosely, type Meaning } from "./meaning.ts";
import { HEADS, isFactor } from "./not-counted.ts";

/** Pages that speak of the world outside, not of the company. */
export const MARKET_ROLES = new Set<PageRole>(["market", "problem"]);

const MARKET = /market|march[ée]|mercado|industry|(?<!\p{L})se(?:c?tor|cteur)(?!\p{L})/iu;

/** A growth without its owner on a page about the market is the market's; null where it is not. */
export function ofTheMarket(claim: Claim, meaning: Meaning, roles: readonly PageRole[]): Meaning | null {
  if (meaning.topic !== "revenue_cagr" && meaning.topic !== "revenue_growth") return null;
  const said = `${meaning.label} ${claim.sentence}`;
  const over = claim.headings[0]?.endsWith(":") ? claim.headings[0] : "";
  const market = roles.some((role) => MARKET_ROLES.has(role)) || MARKET.test(`${said} ${over}`);
  return !OUR_GROWTH.test(said) && market ? { ...meaning, topic: "market_growth" } : null;
}

/** "50,000 potential customers", "TAM: 17M households": those one could sell to, counted. */
export function headsOfMarket({ text, figure, how }: Claim, meaning: Meaning): Meaning | null {
  const { topic, quantity, label } = meaning;
  const possible = HEADS.has(topic ?? "") && POTENTIAL.test(label);
  const counted =
    how === "text" &&
    /^[ts][ao]m$/.test(topic ?? "") &&
    quantity.currency === undefined &&
    quantity.unit !== "percent" &&
    NOUN_NEXT.test(text.slice(figure.end));
  const many = HEADS.has(topic ?? "") && quantity.value > LARGEST_BASE && AT_LARGE.test(label) && !speaksOfUs(text);
  const listed = HEADS.has(topic ?? "") && how === "text" && MARKET_NAMED.test(text) && REGISTERED.test(text);
  if (!possible && !counted && !many && !listed) return null;
  return { ...meaning, topic: "market_size_other", quantity: { ...quantity, unit: "count" }, byName: false };
}
/** "Target market: 100,000+ registered pharmacies" stand in a public register. */
const REGISTERED =
  /(?<!\p{L})registered (?!users?|accounts?|customers?|clients?|members?|players?|merchants?|sellers?|patients?|on|with|for)\p{L}{4,}s(?!\p{L})/iu;
/** "500M+ internet users in Africa": so many in a part of the world are no company's own. */
const LARGEST_BASE = 50_000_000;
const AT_LARGE =
  /(?<!\p{L})(?:in|across|worldwide|globally|en|dans|no|na|em|du|do|da)\s\p{Lu}|worldwide|globally|internet|mobile|smartphone/u;
const NOUN_NEXT =
  /^\+?\s(?!by |in |per |with |across |from |and |dans |d'|en |em |no |na |por |par |avec |annual|opportunit|market|total)[\p{L}-]+/iu;

/** "$300B market, growing 25 % annually". */
export function growsWithTheMarket(claim: Claim, { unit }: Quantity, roles: readonly PageRole[]): boolean {
  if (unit !== "percent" || claim.how !== "text" || !GROWING.test(claim.before)) return false;
  const market = roles.some((role) => MARKET_ROLES.has(role)) || MARKET_NAMED.test(claim.sentence);
  return market && !OUR_GROWTH.test(claim.sentence) && !speaksOfUs(claim.sentence);
}
const GROWING =
  /(?<!\p{L})(?:growing|grows|grew|growth(?: of)?|en croissance(?: de)?|cro[îi]t de|crescendo|cresce|crescimento de)\s(?:at |by |of |a )?[~≈+]*$/iu;

/** A heading that says TAM, SAM or SOM names the amount under it, whatever that calls itself. */
export function underMarketHeading(claim: Claim, quantity: Quantity): Meaning | null {
  if (quantity.unit !== "money" || isFactor(claim)) return null;
  if (quantity.per !== undefined && quantity.per !== "year") return null;
  const over = marketOver(claim);
  if (over === null || quantity.value < (over.topic === "tam" ? 1e6 : 1e5) || isOfAnotherThan(claim, over)) return null;
  return loosely(claim, quantity, over.topic, over.heading, 0);
}
