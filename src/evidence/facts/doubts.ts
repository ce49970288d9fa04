import type { Quantity } from "../../domain/quantity.ts";
import { METRIC_WORDS, OF_THE_WHOLE } from "../../lexicon/metric-words.ts";
import { isOfNetwork, speaksOfUs } from "../../lexicon/others.ts";
import { type PageRole, roleOf, rolesIn, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { isOfNow } from "../../lexicon/plans.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning/meaning.ts";
import { foldName } from "./names.ts";

/**
 * True where a figure that looks like the company's present may well be none: it stands in a question or a request,
 * in the sum for one customer, or under a name that says something else.
 */
export function isDoubtful(
  claim: Claim,
  { topic, quantity }: Meaning,
  roles: readonly PageRole[],
  names: ReadonlySet<string>,
): boolean {
  const after = claim.text.slice(claim.figure.end);
  if (isAsked(claim) || LATER.test(after) || MORE.test(after) || MINIMUM.test(after) || isNotRead(claim)) return true;
  if ((topic !== "price" && isBand(quantity)) || WILLING.test(claim.sentence)) return true;
  if (SPENDING.has(topic ?? "") && PER_ONE.test(claim.text.slice(claim.figure.start).replace(/^[^/\p{L}]*/u, "")))
    return true;
  if (
    OF_ALL_SALES.has(topic ?? "") &&
    (isOfOneSale(quantity) || PER_ONE.test(after) || PENDING.test(claim.sentence) || FOR_OTHERS.test(claim.sentence))
  )
    return true;
  // What was earned is one figure; between two lies what is hoped for.
  if (OF_ALL_SALES.has(topic ?? "") && isWide(quantity)) return true;
  if (OF_A_SALE.has(topic ?? "") || isOfAPart(claim, topic, names) || isOfANamedOne(claim, topic)) return true;
  const own = claim.labels[0] ?? "";
  if (PARTS_OF_CAC.has(topic ?? "") && claim.headings.slice(0, 2).some((heading) => ACQUISITION.test(heading)))
    return true;
  // Money from the state is there when it is said to be; among the ways to finance a start it is one of them.
  if (topic === "grants" || topic === "research_tax_credit")
    return roles.some((one) => one === "ask" || one === "projections") && !isOfNow(claim.sentence);
  if (topic === "revenue") {
    // What one customer brings is shown there, and what many would.
    if (roles.includes("unit_economics") && !/->|→/u.test(own)) return true;
    return [own, claim.text.slice(0, claim.figure.start)].some((words) => COST.test(words));
  }
  if (OF_THOSE_STUDIED.has(topic ?? "") && claim.headings.slice(0, 2).some((heading) => STUDY.test(heading)))
    return true;
  if (topic === "users" || topic === "customers")
    return (
      KINDS_OF_THEM.test(claim.text.slice(claim.figure.start)) ||
      quantity.value > LARGEST_BASE ||
      OF_EACH.test(after) ||
      COSTS_SO_MUCH.test(after) ||
      OF_A_REGISTER.test(own) ||
      isOfNetwork(claim.how === "text" ? claim.before : `${own} ${claim.before}`) ||
      (TOTAL.test(own) && isOfNetwork(claim.headings[0] ?? ""))
    );
  // What it is worth is said where it is sold, or of a day; elsewhere one may dream.
  if (topic === "valuation") return !roles.includes("ask") && !isOfNow(claim.sentence) && !saysWhen(claim, own);
  if (topic === "take_rate" || topic === "price") {
    if (isTariff(claim) || isAssumedOfMarket(claim)) return true;
    return topic === "take_rate" ? quantity.value > MOST_TAKEN : FROM_MANY.test(after);
  }
  // "48 % a month" under "Users" is their growth; what a patent is to protect is no patent.
  if (GROWTHS.has(topic ?? ""))
    return (OF_USERS.test(claim.headings[0] ?? "") || isOfAnotherThing(claim)) && !OF_SALES.test(claim.sentence);
  if (topic === "patents") return /^\d+\+?\s?patent-\p{L}/iu.test(claim.text.slice(claim.figure.start));
  // "Pro | $29 | 85 %": the margin of one of its plans, or of one thing that it sells.
  if (topic === "gross_margin" && TO_OTHERS.test(after)) return true;
  if (topic === "gross_margin")
    return claim.how === "row" && !/margin|marge/iu.test(own) && !OF_THE_WHOLE.test(own) && !saysWhen(claim, own);
  // Where one customer is worked out, a profit is his; one of a month is not its year's.
  if (topic === "gross_profit" || topic === "net_income")
    return (
      roles.includes("unit_economics") ||
      (OF_A_MONTH.test(own) && (findPeriods(claim.headers.join(" "))[0]?.period ?? "").length === 4)
    );
  return (
    OF_A_STAFF.has(topic ?? "") &&
    (quantity.value > LARGEST_STAFF || OF_FIRMS.test(claim.before) || TO_BE_HIRED.test(`${own} ${claim.sentence}`))
  );
}

/** Who was studied is no customer, and what he did there no custom. */
const OF_THOSE_STUDIED = new Set(
  "users customers mau dau churn customer_churn customer_retention nps csat conversion_rate".split(" "),
);
const STUDY =
  /(?<!\p{L})(?:stud(?:y|ies)|surveys?|clinical trials?|[ée]tudes?(?! de march)|enqu[êe]tes?|sondages?|essais? cliniques?|estudos?|pesquisas?|ensaios? cl[íi]nicos?|estudios?|encuestas?)(?!\p{L})/iu;

/** "5 firms representing 2 000 employees". */
const OF_FIRMS =
  /(?<!\p{L})(?:representing|employing|totall?ing|repr[ée]sentant|employant|totalisant|representando|empregando|totalizando)\s[~≈]?\s?$/iu;

/** A line of a table that is named by its date. */
function saysWhen({ headers }: Claim, own: string): boolean {
  return [own, ...headers].some((text) => findPeriods(text).length > 0);
}

/** "Marketing 2 000, Sales 1 000" under "CAC": what winning a customer is made of. */
const PARTS_OF_CAC = new Set(["revenue", "marketing_spend", "sales_marketing_spend", "total_costs", "hosting_costs"]);
const ACQUISITION =
  /\bCAC\b|acquisition costs?|co[ûu]t d['’]acquisition|custo de aquisi[çc][ãa]o|costo de adquisici[óo]n/iu;

/** "5 user types", "3 customer segments": kinds of them are counted, not they. */
const KINDS_OF_THEM =
  /^\d+\+?\s(?:\p{L}+\s)?(?:users?|customers?|clients?)\s(?:types?|roles?|segments?|personas?|groups?|profiles?|categories|stories|interviews?|journeys?|flows?)(?!\p{L})/iu;

/** Words in letters we do not read may say that a figure is of a plan, or of another. */
const UNREAD = /(?!\p{Script=Latin})\p{L}{3}/u;

function isNotRead({ sentence, labels, headers, headings }: Claim): boolean {
  return [sentence, ...labels, ...headers, ...headings.slice(0, 2)].some((words) => UNREAD.test(words));
}

/** "How do you come to $1M ARR?", "Please explain how …": somebody asks, and nothing is said. */
function isAsked({ sentence, how }: Claim): boolean {
  return how === "text" && (/\?[\s*_"”»)]*$/u.test(sentence) || REQUEST.test(sentence));
}
const REQUEST = /^[^\p{L}]*(?:please|veuillez|merci de|por favor|favor)\s/iu;

/** "0 % fees (future)": it comes later. */
const LATER =
  /^[^.;,()]{0,30}\((?:future|coming soon|soon|planned|à venir|bientôt|prévue?s?|em breve|futur[oa]s?|pr[óo]ximamente)\)/iu;

/** "$500K ARR minimum": what somebody wants to see. */
const MINIMUM = /^\+?(?:\s\p{L}+){0,3}\s(?:minimum|at minimum|au minimum|no m[íi]nimo|como m[íi]nimo)(?!\p{L})/iu;

/** "$7K more per month": what is added, not what there is. */
const MORE =
  /^\s?(?:more|less|extra|additional|saved|de plus|en plus|de moins|[ée]conomis[ée]e?s?|a mais|a menos|más|menos)(?!\p{L})(?! than| de| que| do que)/iu;

/** "Monthly revenue ($1K–$50K+)": nobody measures between one and fifty; it is a class of those who are meant. */
function isBand({ range }: Quantity): boolean {
  return range !== undefined && range.min > 0 && range.max >= WIDEST * range.min;
}
const WIDEST = 8;

function isWide({ range }: Quantity): boolean {
  return range !== undefined && range.min > 0 && range.max >= 1.3 * range.min;
}

/** What somebody would pay, or say. */
const WILLING =
  /willing(?:ness)? to (?:pay|buy|switch)|would (?:pay|buy|switch)|consentement à payer|pr[êe]ts? à payer|disposi[çc][ãa]o (?:a|para|de) pagar|dispostos? a pagar|disposici[óo]n a pagar/iu;

const OF_ALL_SALES = new Set(["revenue", "mrr", "arr", "gmv", "recurring_revenue", "bookings"]);

/** "Marketing: 5 € per user a month" is spent for one of them. */
const SPENDING = new Set("marketing_spend sales_marketing_spend rd_spend ga_spend hosting_costs payroll".split(" "));

/** "Average revenue: $3,000 per loan", "$6,000 ARR per account". */
const PER_ONE =
  /^(?:\s*(?:\/|per|par|por)|(?:\s\p{L}+){1,3}\sper)\s*(?!mo|year|yr|annum|quarter|day|week|an(?:n[ée]e|o)?\b|mois|m[êe]s|trimestre|jour|dia|sem)\p{L}|^(?:\s\p{L}+){1,4}\s(?:par|por) (?:client|compte|utilisateur|abonn|magasin|site|cliente|conta|usu[áa]rio|loja)/iu;

/** "Revenue driven for merchants": what others earn by it. */
const FOR_OTHERS =
  /(?<!\p{L})(?:revenues?|sales|revenus|ventes|receitas?|vendas|ingresos) (?:driven|enabled|influenced|recovered|g[ée]n[ée]r[ée]e?s? pour|geradas? para|generad[oa]s? para)(?!\p{L})|(?<!\p{L})(?:for|pour|para) (?:our |its |nos |nossos |nuestros )?(?:clients|customers|merchants|creators|sellers|marchands|commer[çc]ants|clientes|lojistas|vendedores)(?!\p{L})/iu;

/** What is not yet done. */
const PENDING =
  /(?<!\p{L})(?:pending|unconfirmed|in (?:talks|negotiations?|discussions?)|under negotiation|to be signed|en (?:attente|discussion|n[ée]gociation)|[àa] signer|pendentes?|em (?:negocia[çc][ãa]o|conversas?)|a assinar|pendientes?|en negociaci[óo]n|por firmar)(?!\p{L})/iu;

/** What a sale of the company would bring is never so today. */
const OF_A_SALE = new Set([
  "irr",
  "return_multiple",
  "exit_value",
  "exit_multiple",
  "arr_multiple",
  "revenue_multiple",
  "ebitda_multiple",
]);

/**
 * "Google Ads: £250 CAC", "Bigcorp: €900K ARR": the name behind the figure says what, the words before the colon of which part; so does the
 * name of a line under a column "CAC".
 */
function isOfAPart(
  { how, text, figure, named, headers, labels }: Claim,
  topic: string | null,
  names: ReadonlySet<string>,
): boolean {
  if (topic === null || !(BY_PART.has(topic) || OF_ALL_SALES.has(topic))) return false;
  if (OF_ALL_SALES.has(topic) && how === "text" && OF_A_SEGMENT.test(text.slice(0, figure.start))) return true;
  if (how === "row" && BY_PART.has(topic))
    return (headers.length > 0 && isPart(labels[0] ?? "", topic)) || OF_A_SEGMENT.test(`${headers[0] ?? ""}:`);
  if (how !== "text" || named === null) return false;
  const lead = /^[^\p{L}\d]*([^:;.]{2,40}):\s/u.exec(text.slice(0, figure.start))?.[1];
  if (
    lead === undefined ||
    lead.includes(named.label) ||
    OF_THE_WHOLE.test(lead) ||
    roleOf(lead) !== null ||
    saysHowWeEarn(lead) ||
    isOfNow(lead) ||
    OF_ALL_SALES.has(matchTopic(lead)?.topic.id ?? "") ||
    findPeriods(lead).length > 0 ||
    names.has(foldName(lead))
  )
    return false;
  return /^\s?\p{L}/u.test(text.slice(figure.end));
}
/** "Enterprise: 50 customers, $50K MRR". */
const OF_A_SEGMENT =
  /^[^\p{L}\d]*(?:basic|starter|pro|plus|business|enterprises?|SMBs?|SMEs?|mid-?market|consumers?|B2B|B2C|premium|self-serve|freemium|top (?:customer|client)|largest (?:customer|client)|PMEs?|grands comptes|plus (?:gros|grand) client|maior cliente|mayor cliente|pymes?)\s?:/iu;

/** A name that is neither a time nor the whole, nor what all such tables say. */
function isPart(name: string, topic: string): boolean {
  if (!/\p{L}{3}/u.test(name) || findPeriods(name).length > 0 || OF_THE_WHOLE.test(name)) return false;
  if (METRIC_WORDS.some((rule) => rule.topic === topic && rule.words.test(name))) return false;
  return roleOf(name) === null && matchTopic(name)?.topic.id !== topic && !isOfNow(name);
}

/** "Harbour Games (Old Pier Ltd) → $1.5B of revenue": what a firm is said to have that the line begins with. */
function isOfANamedOne({ text, figure }: Claim, topic: string | null): boolean {
  if (topic === null || !OF_A_FIRM.has(topic)) return false;
  const lead = NAMED_ONE.exec(text.slice(0, figure.start))?.[1];
  return lead !== undefined && matchTopic(lead) === null && roleOf(lead) === null;
}
const NAMED_ONE =
  /^[^\p{L}\d]*(\p{Lu}[\p{L}\d]*(?:\.\p{L}{2,4}|(?:[ &'’-]\p{Lu}[\p{L}\d]*)+))\s*(?:\([^()]{2,60}\)\s*)?(?:→|->|=>|—|–|=)\s*[^\p{L}\d]*$/u;
const OF_A_FIRM = new Set("revenue arr mrr gmv valuation users customers total_funding ebitda headcount".split(" "));

/** Measures that each channel, plan or segment has for itself. */
const BY_PART = new Set(
  "acv arpa average_order_value gross_margin cac ltv ltv_cac cac_payback churn customer_retention conversion_rate".split(
    " ",
  ),
);

/** "$450.00 sales": what a company earns is not told to the cent; a screen of its product is. */
function isOfOneSale({ decimals, scale, value }: Quantity): boolean {
  return decimals === 2 && scale === 1 && Math.abs(value) < LARGEST_TICKET;
}
const LARGEST_TICKET = 10_000;

/** The words of a cost: "Marginal cost per sale: €15" is no sale. */
const COST =
  /(?<!\p{L})(?:co[ûu]ts?|costs?|custos?|costes?)(?!\p{L})(?! of (?:revenue|sales))[^.;:|]{0,40}[:<>~≈\s]*$/iu;

/** "346,000 registered electricians" stand in a public register, not in the company's. */
const OF_A_REGISTER =
  /(?<!\p{L})registered (?!users?\b|accounts?\b|customers?\b|clients?\b|members?\b|players?\b|merchants?\b|sellers?\b|patients?\b|on\b|with\b|for\b)\p{L}{4,}s\b/iu;

/** "50 to 300 clients behind each", "40 customers per reseller": those of somebody else. */
const OF_EACH =
  /^[^.;]{0,40}(?<!\p{L})(?:each|every \p{L}+|chacune?|par (?!mois|an|jour|semaine)\p{L}+|per (?!month|year|day|week)\p{L}+|por (?!m[êe]s|ano|dia|semana)\p{L}+|cada(?: um| uma| uno)?)(?!\p{L})/iu;

/** "100K users cost almost as much to serve as 1K": what so many would take. */
const COSTS_SO_MUCH =
  /^\+?\s?(?:[\p{L}-]+\s){0,2}(?:costs?|needs?|requires?|equals?|means?|would|co[ûu]tent|demandent|exigent|custam|exigem|precisam|cuestan|requieren)(?!\p{L})/iu;

const TOTAL = /^\W*total\b/iu;

/** "Page views: 17M a month (growing 25 % MoM)": what grows stands before the colon. */
function isOfAnotherThing({ how, text, figure }: Claim): boolean {
  const lead = /^[^\p{L}\d]*([^:;.]{2,40}):\s.*\d/u.exec(text.slice(0, figure.start))?.[1];
  return how === "text" && lead !== undefined && !GROWTH.test(lead) && roleOf(lead) === null;
}
const GROWTHS = new Set(["revenue_growth", "mrr_growth", "arr_growth"]);
const GROWTH = /growth|croissance|crescimento|crecimiento/iu;
const OF_SALES = /revenue|sales|ARR|MRR|chiffre|\bCA\b|receita|vendas|ventes|ingresos/iu;

const OF_USERS = /(?<!\p{L})(?:users?|customers?|members?|utilisateurs?|clients?|usu[áa]rios|clientes)(?!\p{L})/iu;

/** "£800 a month from 35 members": what all of them bring. */
const FROM_MANY = /^[^.;]{0,14}\s(?:from|de|auprès de|across)\s[~≈]?\d/iu;

/** "Fee: 2.9 % + $0.30": a share and an amount on top is what those who move the money take; ours where we say so. */
function isTariff({ text, figure, sentence }: Claim): boolean {
  const [before, after] = [text.slice(0, figure.start), text.slice(figure.end)];
  const added =
    /%\s?(?:\+|plus|e|et|and)\s?$/iu.test(before) || /^\s?(?:\+|plus)\s?(?:\p{Sc}|R\$|US\$|\d)/iu.test(after);
  return added && !speaksOfUs(sentence);
}

/** "Lawyers | 15,000 firms | € 299 | € 54M" on the page of the market: what each of them is assumed to pay. */
function isAssumedOfMarket({ how, sentence, headings }: Claim): boolean {
  const over = headings.flatMap(rolesIn);
  return how === "row" && over.includes("market") && !over.includes("pricing") && !speaksOfUs(sentence);
}

/** "Margin: 40 % to partner". */
const TO_OTHERS =
  /^\s(?:to|for|au|aux|pour|para|al?) (?:the |our |les? |los? |os? )?(?:partners?|resellers?|affiliates?|agents?|drivers?|sellers?|partenaires?|revendeurs?|parceir[oa]s?|socios?)(?!\p{L})/iu;

/** More of a sale than this no marketplace keeps. */
const MOST_TAKEN = 60;

/** Nor does it have as many users: those are of what it builds upon. */
const LARGEST_BASE = 50_000_000;

const OF_A_STAFF = new Set(["engineers", "headcount", "founders", "planned_hires"]);
/** "Monthly profit" under "2024". */
const OF_A_MONTH =
  /(?<!\p{L})(?:monthly|per month|mensuels?|mensuelles?|par mois|mensa(?:l|is)|por m[êe]s|mensual(?:es)?)(?!\p{L})/iu;
/** "Team expansion: 2 developers": who is wanted does not work there. */
const TO_BE_HIRED =
  /(?<!\p{L})(?:team (?:expansion|growth)|expand(?:ing)? (?:the |our )?team|(?:new|key|first|next|planned) hires?|(?:to )?hire|hiring|recrutements?|recruter|embauches?|contrata(?:r|[çc][õo]es)|contratacion(?:es)?)(?!\p{L})/iu;
/** More people than this work for no company that looks for an angel. */
const LARGEST_STAFF = 1_000;
