import type { Quantity } from "../../../domain/quantity.ts";
import { OUR_GROWTH, SIZE_WORDS } from "../../../lexicon/metric-words.ts";
import { speaksAtLarge, speaksOfUs, toldOf } from "../../../lexicon/others.ts";
import type { PageRole } from "../../../lexicon/page-roles.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { hasSmallUnits } from "../../../quantities/small-currencies.ts";
import { type Claim, upToItsEnd } from "../claim.ts";
import { counted, doubted, loosely, type Meaning } from "./meaning.ts";
import { ASKED, isFactor } from "./not-counted.ts";
import { MARKET_ROLES } from "./of-the-market.ts";

/** Fewer heads than this are a list, not a market; where no word says that they are one, they must be more. */
const SMALLEST_MARKET = 50;
const SMALLEST_UNSAID = 1000;

/** So many of anything are no company's own. */
const MANY_HEADS = 10_000;

/** Money below this is a price or a cost, not a market. */
const SMALLEST_SPENDING = 1e6;

const WITH = /(?:^|[.;:]\s)(?:at|with|if|[àa]|avec|com|con|se|si)\s[~≈]?$/iu;

const CALLED_SIZE =
  /^\P{L}*(?:(?:total |global )?(?:market|addressable market) size|size of the market|taille (?:du|de) march[ée]|tamanho (?:do|de) mercado|tama[ñn]o del? mercado)(?!\p{L})/iu;

/** What one firm raised, is worth or was sold for, what was won, what is to be paid for a fault. */
export const OF_ONE_FIRM =
  /(?<!\p{L})(?:fines?|penalt(?:y|ies)|amendes?|multas?|rais(?:ed|es)|sold for|acquired (?:for|by)|market cap|IPOs?|valued at|valuation|prize|returns?|valorisation|avalia[çc][ãa]o|valoraci[óo]n|lev[ée](?:es?)? (?:par|de)|vendue? (?:pour|à)|captou|vendida? por|avaliada em|pr[êe]mio)(?!\p{L})/iu;

/** A large amount or count of others, on a page or in words that speak of a market. */
export function marketSize(claim: Claim, quantity: Quantity, roles: readonly PageRole[]): Meaning | null {
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
  if (quantity.unit === "money" && [upToItsEnd(claim), ...claim.headers].some((said) => OF_ONE_FIRM.test(said)))
    return null;
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

/** "Revenue from the $1.2B fleet management market", "sur un marché de 2,4 Md€": what stands at the amount itself says of what it is. */
export function isCalledMarket({ how, text, figure }: Claim, { unit, value, currency }: Quantity): boolean {
  const least = hasSmallUnits(currency) ? 100 * SMALLEST_SPENDING : SMALLEST_SPENDING;
  if (how !== "text" || unit !== "money" || Math.abs(value) < least) return false;
  return MARKET_NEXT.test(text.slice(figure.end)) || MARKET_BEFORE.test(text.slice(0, figure.start));
}
const MARKET_NEXT =
  /^\+?\s(?:(?!(?:to|for|in|into|of|from|at|by|per|and|with|on|as|or|if|is|are|was|will|we|our)\s)[\p{L}&'’/-]+\s){0,4}(?:market|industry)(?!\p{L})(?!\s(?:shares?|caps?|capitali\p{L}+|study|studies|research|entry|tests?|launch|price|rates?|data|fit|value|leaders?|expansion|development|penetration)(?!\p{L}))/iu;
const MARKET_BEFORE =
  /(?<!\p{L})(?:un|le|du|ce|um|o|do|no|num|el|del|a|the)\s(?:march[ée]|mercado|market)\s(?:(?!pour|para|for)[\p{L}'’-]+\s){0,4}(?:de|d['’]|of|worth|estim[ée] à|avaliado em|estimado em|valorado en)\s?[~≈+]?$/iu;

function isOfAFirm(sentence: string): boolean {
  return (
    toldOf(sentence) !== null &&
    /(?<!\p{L})(?:sold|shipped|delivered|raised|acquired|produced|vendu|lev[ée]|livr[ée]|vendeu|captou|entregou)(?!\p{L})/iu.test(
      sentence,
    )
  );
}

/** What is counted from the start of a plan is the company's. */
function isPlanned({ sentence }: Claim): boolean {
  return findPeriods(sentence).some(({ period }) => /^[YM]\d/.test(period));
}
