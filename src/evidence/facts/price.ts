import type { Quantity } from "../../domain/quantity.ts";
import { PRICE_WORDS } from "../../lexicon/metric-words.ts";
import { speaksOfUs } from "../../lexicon/others.ts";
import { type PageRole, roleOf, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { type Claim, upToItsEnd } from "./claim.ts";

/** What a thing costs us or others is no price of ours. */
const NO_PRICE =
  /(?<!\p{L})(?:total|volumes?)(?!\p{L})|\bcosts?\b|co[ûu]t(?:s|e|ent|ant)?\b|custos?\b|\bcusta(?:m|va)?\b|cuesta|\bARP[UA]\b|\bCP[CLM]\b|margin|\bmarges?\b|margem|p[úu]blico|public price|list price|savings?|sav(?:ed|e|es)\b|spend|profit|lucro|\brevenues? per\b|\brevenus? par\b|receita por|^\W*range\b|estimat|estima[çct]|\bbudget|or[çc]amento|presupuesto|\b(?:min|max)(?:imum)?\.? (?:investment|ticket|contribution|buy-?in)|^\W*(?:investment|investissement|investimento|inversi[óo]n|ticket)s?(?: (?:minimum|m[íi]nimo|minimal))?\W*$/iu;

/** A column of limits is none of prices. */
const UP_TO = /(?<!\p{L})(?:max(?:imum|imal|imo|i)?|plafonds?|limites?|limits?|teto)(?!\p{L})/iu;

/** Nor is one of what comes in. */
const EARNED = /(?<!\p{L})(?:revenus?|revenues?|receitas?|ingresos)(?!\p{L})/iu;

/** More than this nobody asks for one thing: it is what all of them bring. */
const DEAREST = 2e7;

/** What somebody spends or saves. */
const SPENT =
  /(?<!\p{L})(?:spends?|spending|saves?|savings?|d[ée]pensent?|[ée]conomise(?:nt)?|[ée]conomies?|gastam?|economizam?|economia|gastan?|ahorran?|ahorro)(?!\p{L})/iu;

/** True where its name says that an amount is no price, or is one that others ask. */
export function isCalledOtherwise({ labels, headers }: Claim): boolean {
  return [...labels, ...headers].some((name) => NO_PRICE.test(name));
}

/** True where an amount is what one of the company's customers pays. */
export function isPrice(quantity: Quantity, words: string, claim: Claim): boolean {
  // "Pro: 25K/month": a scale and a time are written of amounts, the currency stands elsewhere.
  const amount =
    quantity.unit === "money" || (quantity.unit === "number" && quantity.scale > 1 && quantity.per !== undefined);
  if (!amount || quantity.value <= 0 || quantity.value > DEAREST) return false;
  // "Budget: 5 000 € for each event": what stands behind an amount does not unsay its name.
  if ([words, ...claim.labels, ...claim.headers].some((name) => NO_PRICE.test(name))) return false;
  if (claim.how === "text" && SPENT.test(upToItsEnd(claim))) return false;
  if (
    claim.headers.some((header) => UP_TO.test(header) || (EARNED.test(header) && !saysHowWeEarn(header))) ||
    isAmongCosts(claim)
  )
    return false;
  if (IS_A_RATE.test(claim.text.slice(claim.figure.start))) return false;
  if (isUnderAnotherName(claim) || namesAnother(claim) || isOfMany(claim)) return false;
  if (claim.how === "row" && namesPrice(claim.labels[0] ?? "")) return true;
  const over = [...claim.headers, ...claim.headings];
  const decisive = over.find((heading) => saysHowWeEarn(heading) || SETS_THE_SCENE.has(roleOf(heading) ?? "team"));
  const selling = decisive !== undefined && (saysHowWeEarn(decisive) || roleOf(decisive) === "pricing");
  const per = quantity.per !== undefined || /^(?:per|par|por) \p{L}/iu.test(words);
  // There a column called "Pro" is one of its plans, and its lines are what that costs and brings.
  if (decisive !== undefined && roleOf(decisive) === "unit_economics")
    return PRICE_WORDS.test(claim.how === "row" ? (claim.labels[0] ?? "") : words);
  // "Subscription: $50 a month for our app" is ours, on whatever page it stands.
  if (decisive !== undefined && !selling)
    return per && PRICE_WORDS.test(words) && (roleOf(decisive) === "projections" || speaksOfUs(claim.sentence));
  if (per && WE_CHARGE.test(claim.sentence)) return true;
  if (decisive === undefined && isAskedFor(claim, words)) return true;
  if (PRICE_WORDS.test(words) && (selling || quantity.per !== undefined)) return true;
  // A card with an amount on a page about how the company earns may be its market's, or what it is to bring.
  const placed =
    (claim.how === "card" ? decisive !== undefined && roleOf(decisive) === "pricing" : claim.how !== "text") ||
    /[:(]\s*[~≈]?\s*(?:à partir de\s*)?$/iu.test(claim.before);
  return (
    selling &&
    (quantity.per !== undefined ||
      (per && roleOf(decisive ?? "") === "pricing") ||
      (placed && !IS_A_SIZE.test(words)) ||
      (BEGINS.test(claim.text.slice(0, claim.figure.start)) && PRICE_WORDS.test(claim.headings[0] ?? "")))
  );
}

/** "£499 | per year", "£2.99 | Monthly subscription", "One-time £12–29 per guide": how it is paid is all that a card says. */
function isAskedFor({ how, labels, text, figure }: Claim, words: string): boolean {
  if (how === "card") return PAID_PER.test(labels[0] ?? "") || PAID_SO.test(words) || RATE_ALONE.test(text);
  return (
    how === "text" &&
    PAID_ONCE.test(text.slice(0, figure.start)) &&
    /^\s?(?:\/|per |par |por )\p{L}/u.test(text.slice(figure.end))
  );
}
const PAID_PER =
  /^\P{L}*(?:(?:per|par|por|an?|each|chaque|cada)\s|\/\s?)(?:month|mo|year|yr|annum|user|seat|licen[cs]e|device|mois|an|ann[ée]e|utilisateur|m[êe]s|ano|usu[áa]rio|licen[çc]a)\P{L}*$/iu;
const PAID_SO =
  /^\P{L}*(?:(?:monthly|annual|yearly|quarterly|one-time) (?:subscription|plan|fee|licen[cs]e|membership|price)|(?:abonnement|forfait|licence) (?:mensuel|annuel)le?|(?:assinatura|plano|licen[çc]a) (?:mensal|anual))\P{L}*/iu;
/** "₹499 / month" and nothing else. */
const RATE_ALONE =
  /^\P{L}{0,3}(?:[A-Z]{1,3}\s?)?\p{Sc}?\s?\d[\d.,]*\s?(?:€|\p{Sc})?\s?\/\s?(?:mo|month|user|seat|mois|m[êe]s|utilisateur|usu[áa]rio)(?:\/\p{L}+)?\P{L}*$/iu;
const PAID_ONCE = /^\P{L}*(?:one[- ]time|one[- ]off|paiement unique|pagamento [úu]nico|pago [úu]nico)[^\p{L}]*$/iu;

/** "Full price | 1 497 | 1 200" under the names of those who ask it. */
export function namesPrice(label: string): boolean {
  return NAMES_PRICE.test(label);
}
const NAMES_PRICE = /^\P{L}*(?:(?:full|total|list) )?(?:prices?|prix|pre[çc]os?|precios?|tarifs?)(?!\p{L})/iu;

/** What stands under "Costs" is paid, whatever its column is called. */
export function isAmongCosts({ headers, headings }: Claim): boolean {
  return roleOf(headings[0] ?? "") === "costs" && !headers.some(saysHowWeEarn);
}

/** "1 $ ≈ 0,93 €": how currencies are changed. */
const IS_A_RATE = /^(?:1\s?\p{Sc}|\p{Sc}\s?1)\s?[≈=]\s?(?:\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc})/u;

/** "Free / $3 / $10": a list of prices, no sentence. */
const BEGINS = /^\P{L}*(?:\p{L}+\P{L}*)?$/u;

/** Among prices stands also how large a loan or a basket is, and what it brings. */
const IS_A_SIZE =
  /\b(?:average|avg|mean|typical)\b|\bmoyen(?:ne)?s?\b|m[ée]di[oa]s?\b|\brevenues?\b|\brevenus?\b|receita|ingresos|\bsize\b|\bvolume\b|\bcap\b|\bloans?\b|cr[ée]dits?\b|\bpr[êe]ts?\b|empr[ée]stimo|pr[ée]stamo/iu;

/** "$3.30 LTV:CAC": what follows the amount is the name of something else. */
function namesAnother({ how, text, figure }: Claim): boolean {
  const next = how === "text" ? /^\s([\p{L}:/ -]{2,30})/u.exec(text.slice(figure.end))?.[1]?.trim() : undefined;
  const match = next === undefined ? null : matchTopic(next);
  return match !== null && match.sureness >= SURE_ENOUGH && match.topic.unit !== null && match.topic.id !== "price";
}

/** An amount under "Average revenue per user", and one in a column of years, are what they are there. */
function isUnderAnotherName({ headings, headers, figure, labels }: Claim): boolean {
  const [nearest = ""] = headings;
  const match = matchTopic(nearest.replace(/[\s:.]+$/u, ""));
  if (match !== null && match.sureness >= SURE_ENOUGH && match.topic.unit === "money" && match.topic.id !== "price")
    return true;
  const yearly = [...headers, ...labels, nearest].some((text) =>
    findPeriods(text).some(({ period }) => /^[YM]\d/.test(period)),
  );
  return (
    yearly &&
    !("per" in figure && figure.per !== undefined) &&
    !labels.some((label) => SAYS_PRICE.test(label.replace(/\([^()]*\)/gu, "")))
  );
}

/** In a column of years "Premium" and "Subscriptions" are what is sold: only what calls itself a price is one. */
const SAYS_PRICE =
  /(?<!\p{L})(?:prices?|pricing|prix|pre[çc]os?|precios?|tarifs?|tarifas?|fees?|per (?:user|seat|order))(?!\p{L})/iu;

/** "900 users on Standard (R$ 87,300 a month)", "3,000 listings = 141,000": what so many of them bring together. */
function isOfMany({ how, text, figure }: Claim): boolean {
  const count = how === "text" ? MANY_OF_THEM.exec(text.slice(0, figure.start))?.[1] : undefined;
  return count !== undefined && Number(count.replace(/\D/g, "")) > FEW;
}
const MANY_OF_THEM = /(?<![\d.,\p{Sc}])(\d[\d.,\s]*)\+?\s\p{L}[^()=:;×\d]*[(=→]\s*[~≈]?\s?$/u;
/** A bundle of a few has a price. */
const FEW = 20;

/** Headings under which an amount is not a price, whatever stands further up. */
const SETS_THE_SCENE = new Set<PageRole>([
  "market",
  "problem",
  "use_of_funds",
  "projections",
  "costs",
  "pricing",
  "ask",
  "exit",
  "roadmap",
  "unit_economics",
]);
const WE_CHARGE = /\b(?:we|nous|nós) (?:would |will )?(?:get|charge|earn|receive|bill|facturons|cobramos|recevons)\b/iu;
