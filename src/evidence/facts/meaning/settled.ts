import { OUR_GROWTH } from "../../../lexicon/metric-words.ts";
import { type PageRole, saysHowWeEarn } from "../../../lexicon/page-roles.ts";
import { topicById } from "../../../quantities/topics/catalogue.ts";
import type { Claim } from "../claim.ts";
import { cameOrWent, isHeads, isOneSalary, isPartOfNeed } from "../named-otherwise.ts";
import { isAmongCosts } from "../price.ts";
import type { Meaning } from "./meaning.ts";
import { ASKED, HEADS, isFactor } from "./not-counted.ts";
import { headsOfMarket, ofTheMarket } from "./of-the-market.ts";
import { SPENDING } from "./of-the-round.ts";

const RECURRING = /^\+?\s(MRR|ARR)(?!\p{L})/u;
const OF_WORTH =
  /^\W*(?:company |pre-?money |post-?money )?(?:valuations?|valorisations?|valora[çc][ãa]o|avalia[çc][ãa]o)(?!\p{L})/iu;
const OF_RAISING = /rais|seek|ask|amount|size|lev[ée]e|montant|capta|levant|valor/iu;

/** What stands around a name of the catalogue may still change what it means. */
export function settled(claim: Claim, meaning: Meaning, roles: readonly PageRole[], loose: Meaning | null): Meaning {
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
  if (isAmongWorths(claim, meaning)) return { ...meaning, topic: "valuation" };
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

/** "Round 1 (2026) | 28.5M" among valuations is what the company was worth then. */
export function isAmongWorths({ headers, headings }: Claim, { topic, label }: Meaning): boolean {
  const over = [headers[0], headings[0]].some((heading) => OF_WORTH.test(heading ?? ""));
  return topic === "round_size" && over && !OF_RAISING.test(label);
}

/** A bare number far beyond what its topic can be was named by a word that means something else here. */
function isImplausible({ topic, quantity }: Meaning): boolean {
  const range = topic === null ? null : (topicById(topic)?.plausible ?? null);
  const bare = quantity.unit === "count" || quantity.unit === "number";
  return range !== null && bare && quantity.noun === undefined && Math.abs(quantity.value) > range.max;
}
