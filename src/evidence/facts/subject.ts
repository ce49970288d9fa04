import type { FactNature } from "../../domain/fact.ts";
import { PRICE_WORDS } from "../../lexicon/metric-words.ts";
import { tellsOfAnEarlierJob, tellsOfOneOfThem, whoMadeIt } from "../../lexicon/one-of-them.ts";
import {
  isCapacity,
  isOfThoseServed,
  isOtherSide,
  isSizeOfOthers,
  isTestimony,
  isYardstick,
  profiled,
  speaksAtLarge,
  speaksOfAnotherJob,
  speaksOfOthers,
  speaksOfUs,
  tellsOfALeader,
  toldOf,
} from "../../lexicon/others.ts";
import { type PageRole, roleOf, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { isBeside } from "./beside.ts";
import { type Claim, upToItsEnd } from "./claim.ts";
import type { DocumentFacts } from "./document-facts.ts";
import type { Meaning } from "./meaning/meaning.ts";
import { dealIn } from "./meaning/of-the-round.ts";
import { foldName } from "./names.ts";
import { namesPrice } from "./price.ts";
import { TERMS } from "./when.ts";

/** Of whom a figure is. `doubt` scales down how sure that is; `nature` where it follows from it. */
interface Whose {
  subject: string;
  nature?: FactNature;
  doubt: number;
}

/** "(50–200 employees)", "($100M–$1B revenue)", "a $500M distributor", "firms with 50 employees": the size of those one sells to. */
function isKindOfFirm({ how, text, figure }: Claim): boolean {
  if (how !== "text") return false;
  const [before, after] = [text.slice(Math.max(0, figure.start - 60), figure.start), text.slice(figure.end)];
  const noun = "noun" in figure ? (figure.noun?.length ?? 0) : 0;
  if (noun > 0 && isSizeOfOthers(before)) return true;
  if (/\([^()]*$/u.test(before) && OF_THEIRS.test(text.slice(figure.end - noun))) return true;
  return "currency" in figure && ONE_OF_THEM.test(before) && /^\s\p{Ll}{3}/u.test(after);
}
const OF_THEIRS =
  /^\s?(?:(?:in|of|de|en|d['’])\s?)?(?:annual |yearly )?(?:revenues?|turnover|chiffre d['’]affaires|receita|faturamento|ingresos|CA|employees?|employ[ée]s|salari[ée]s|funcion[áa]rios|colaboradores|empleados|staff|people|personnes|pessoas|avocats|lawyers|advogados)(?!\p{L})[^()]{0,15}\)/iu;
const ONE_OF_THEM = /(?<!\p{L})(?:an?|une?|uma?|una)\s(?:typical |average |mid-size[d]? )?$/iu;

/** What other firms have too: on a page about the market such a figure may be theirs. */
const COMMON = new Set(
  "revenue customers users mau dau gmv gross_margin price headcount valuation revenue_growth total_costs unit_cost churn conversion_rate take_rate ebitda net_income total_funding average_order_value ticket_size active_sellers orders".split(
    " ",
  ),
);

const COMPANY: Whose = { subject: "company", doubt: 1 };

/** Whose figure it is: the company's, the market's, or somebody else's. */
export function subjectOf(
  claim: Claim,
  { topic, byName, quantity: { unit, bound } }: Meaning,
  roles: readonly PageRole[],
  document: DocumentFacts,
  dated: boolean,
): Whose {
  const { sentence, before, headers, labels, headings } = claim;
  const company: Whose = COMPANY;
  // "10 % du capital contre 1 M€" sells, and compares nothing.
  const isSold = (topic === "round_size" || topic === "dilution") && dealIn(claim, false) !== null;
  if (isOtherSide(before) && !byName && !isSold) return { subject: "other", nature: "third_party", doubt: 0.5 };
  // "16 % (vs 0 % in the plan)": what it is set against.
  if (isOtherSide(before) && /\((?:see|cf\.?|voir|vide)\s[^()]*$|\(\p{L}[^():]*$/iu.test(before))
    return { ...COMPANY, doubt: 0.5 };
  // The title over everything names the company, whatever stands below it.
  const over = headings.slice(0, Math.min(2, headings.length - 1));
  const named = [...headers, ...labels, ...over].find((text) => isName(text, document.names));
  const rival = named === undefined ? rivalIn([...headers, ...labels], document.others) : undefined;
  if (rival !== undefined) {
    const alone = foldName(labels[0] ?? "") === foldName(rival);
    return {
      subject: rival,
      nature: "third_party",
      doubt: topic === null || topic === "market_size_other" || alone ? 0.5 : 1,
    };
  }
  // A share of the market is somebody's: "the incumbent holds 41 % of it".
  if (topic === "market_share" && tellsOfALeader(upToItsEnd(claim)) && !speaksOfUs(upToItsEnd(claim)))
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (topic !== null && (topicById(topic)?.category === "market" || topic === "market_size_other"))
    return { subject: "market", nature: "market", doubt: 1 };
  // A column of costs does not say whose they are.
  const role = roles.find((one) => one !== "costs");
  if (roles.includes("competition") && named === undefined) {
    const owner = headers[0] ?? labels[0] ?? headings[0] ?? "other";
    return { subject: owner, nature: "third_party", doubt: 0.5 };
  }
  // "Price | 149 | 500 | 1200": of those who stand over the columns, unless these are its plans.
  const ours = headers.some((header) => isName(header, document.names));
  if (topic === "price" && claim.how === "row" && !ours && isComparedByColumn(claim))
    return { subject: headers[0] ?? "other", nature: "third_party", doubt: 0.5 };
  // "Before | With us": what those served had, and have.
  if (topic !== "price" && topic !== null && claim.how === "row" && isOfASide(headers[0] ?? ""))
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (/benchmark|industry|secteur|setor|market average/iu.test(headers.join(" ")))
    return { subject: "market", nature: "third_party", doubt: 0.5 };
  if (unit !== "money" && unit !== "count" && isYardstick(before))
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  // "at a $12M valuation" is this round's price.
  if (!TERMS.has(topic ?? "") && isKindOfFirm(claim)) return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (isSomebodyElses(claim, topic, roles, document.names))
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  // What a column is called does not take its table out of an example.
  if (role === "example" || (claim.how === "row" && roleOf(headings[0] ?? "") === "example"))
    return { subject: "example", nature: "example", doubt: 0.5 };
  const earned = claim.how === "text" && TELLS_HOW_WE_EARN.test(claim.text);
  const own =
    speaksOfUs(sentence) ||
    named !== undefined ||
    (earned && OF_A_SELLER.has(topic ?? "")) ||
    AIM.test(`${labels[0] ?? ""} ${upToItsEnd(claim)}`);
  const percent = unit === "percent" && /^(?:of|des?|du|dos|das|d['’])\s/iu.test(labels[0] ?? "");
  const ofSales = percent && OF_SALES.test(labels[0] ?? "");
  const share = percent && !ofSales && !roles.some((one) => OF_OURS.has(one));
  const planned = roles.some((one) => one === "roadmap" || one === "projections");
  if (topic === null && !own && (share || (speaksAtLarge(sentence) && !planned)))
    return { subject: "market", nature: "market", doubt: 1 };
  if (speaksOfOthers(upToItsEnd(claim)) && !own) return { subject: "other", nature: "third_party", doubt: 0.5 };
  // "Market validation" on the page of what was reached is of the company.
  const reached = role === "market" && byName && roles[1] === "traction";
  if ((role === "market" || role === "problem") && !own && !reached) {
    const dubious = role === "problem" || (!dated && topic !== null && !TERMS.has(topic) && !ONLY_OURS.has(topic));
    if (topic !== null && !COMMON.has(topic)) return { ...company, doubt: dubious ? 0.5 : 1 };
    return { subject: "market", nature: "market", doubt: topic === null ? 1 : 0.5 };
  }
  // What is told of people is theirs.
  if (roles[0] === "team" && topic === null && !speaksOfUs(sentence)) return { ...company, doubt: 0.5 };
  // Where a product is shown, what it shows is an example.
  if (role === "product" && !own && topic === null && unit === "percent") return { ...company, doubt: 0.5 };
  if (role === "product" && !own && topic !== null && topic !== "price" && COMMON.has(topic))
    return { ...company, doubt: 0.5 };
  const theirs = speaksAtLarge(sentence) || PER_PLACE.test(sentence) || OF_A_KIND.test(sentence);
  if (topic !== null && OF_A_FIRM.has(topic) && !own && theirs)
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (
    topic !== null &&
    BORNE.has(topic) &&
    [before, /^\D*/u.exec(claim.figure.text)?.[0] ?? "", ...headers, labels[0] ?? ""].some(isCapacity)
  )
    return { ...company, doubt: 0.5 };
  if (isBeside(claim, topic) || isOfAPost(roles, topic)) return { ...company, doubt: 0.5 };
  const sells = !own && !dated && claim.how !== "card" && headings.some(saysHowWeEarn) && !roles.includes("traction");
  // "Employees: 58" in a line of words is no limit of a plan; in its table, or as "up to", it is.
  const employed = topic === "headcount" && claim.how === "text" && bound === undefined;
  const limit = topic !== null && !employed && (HEADS.has(topic) || (topic === "gmv" && bound !== undefined));
  if ((role === "pricing" || sells) && limit) return { ...company, doubt: 0.5 };
  if (roles.includes("unit_economics") && (topic === "mrr" || topic === "arr") && !/->|→/u.test(labels[0] ?? ""))
    return { ...company, doubt: 0.5 };
  if (PART.test(headings.slice(0, 2).join(" | "))) return { ...company, doubt: 0.5 };
  if (topic !== null || own) return company;
  if (headings.some(saysHowWeEarn)) return company;
  return roles.some((one) => OF_OURS.has(one)) ? company : { ...company, doubt: 0.6 };
}

/** "Revenue: 15 % platform fee per booking" tells how the company earns, on whatever page. */
const TELLS_HOW_WE_EARN =
  /^\P{L}*(?:revenues?|revenue model|business model|monetization|pricing|fees?|revenus?|mod[èe]le [ée]conomique|mon[ée]tisation|tarifs?|receitas?|modelo de neg[óo]cios?|monetiza[çc][ãa]o|ingresos|modelo de negocio)\s?:/iu;
const OF_A_SELLER = new Set(["take_rate", "price"]);

/** "40 % of revenue" is a share of what the company earns, or is to earn. */
const OF_SALES =
  /^(?:of|du|des|da|das|do|dos|de la|de las|de los)\s(?:our |total |the |gross |net |nos |notre |nossa |nossas )?(?:revenues?|sales|turnover|income|chiffre|CA|ventes|revenus?|receitas?|vendas|faturamento|ingresos)(?!\p{L})/iu;

function isComparedByColumn({ labels, headers, row }: Claim): boolean {
  const [header = ""] = headers;
  if (!namesPrice(labels[0] ?? "") || !/\p{L}{2}/u.test(header)) return false;
  if (row.cells.filter(({ text }) => /\d/.test(text)).length < 2) return false;
  return !PRICE_WORDS.test(header) && !WE.test(header.trim());
}
const WE = /^(?:we|us|ours?|nous|notre \p{L}+|n[óo]s|nosso \p{L}+)$/iu;

/** One of the two columns in which a customer's life is compared. */
function isOfASide(header: string): boolean {
  return /^\P{L}*(?:before|after|without|with|avant|apr[èe]s|sans|avec|antes|depois|sem|com|sin|con|despu[ée]s)(?:\s\S+){0,2}\P{L}*$/iu.test(
    header,
  );
}

/** "Goal in 3 years: 100 customers": nobody sets the market a goal. */
const AIM = /(?<!\p{L})(?:metas?|objetivos?|objecti(?:fs?|ves?)|goals?)(?!\p{L})/iu;

/** "CTO (wanted): 10–15 % equity, $5K a month", "Us | $3B" among competitors: what one gets, and what one would like to be worth. */
function isOfAPost(roles: readonly PageRole[], topic: string | null): boolean {
  if (topic === "valuation") return roles.includes("competition");
  return roles[0] === "team" && (topic === "dilution" || topic === "payroll");
}

/** Of these a page about the market speaks only where they are the company's. */
const ONLY_OURS = new Set(
  "pipeline letters_of_intent pilots patents total_funding committed_amount founders".split(" "),
);

/** What a label outside the catalogue says on such a page is of the company. */
const OF_OURS = new Set<PageRole>([
  "traction",
  "projections",
  "pricing",
  "tokens",
  "ask",
  "roadmap",
  "use_of_funds",
  "unit_economics",
]);

/** How many a plan allows is not how many there are. */
const HEADS = new Set("users customers mau leads pipeline revenue_growth orders headcount".split(" "));

/** What any firm has: beside firms at large it is theirs ("SMEs with 50 employees"). */
const OF_A_FIRM = new Set(["headcount", "revenue", "ebitda", "net_income", "average_order_value", "cac"]);

/** "Mid-size clinics: 50 employees": the size of those one sells to. */
const OF_A_KIND =
  /^[^\p{L}]*(?:[\p{L}-]+\s){0,3}(?:clinics|hospitals|firms|shops|stores|restaurants|agencies|schools|hotels|factories|practices|pharmacies|cliniques|h[ôo]pitaux|cabinets|boutiques|magasins|agences|[ée]coles|h[ôo]tels|usines|cl[íi]nicas|hospitais|escrit[óo]rios|lojas|restaurantes|ag[êe]ncias|escolas|hot[ée]is|f[áa]bricas|tiendas|hoteles|f[áa]bricas)\s?:/iu;

/** Of one of many places. */
const PER_PLACE =
  /(?<!\p{L})(?:(?:per|each|one) (?:store|shop|location|branch|clinic|restaurant|site)|par (?:boutique|magasin|site|agence)|por (?:loja|unidade|ponto))(?!\p{L})/iu;

/** What a product may be able to bear. */
const BORNE = new Set(["users", "customers", "mau", "dau", "orders", "gmv", "headcount", "active_sellers"]);

/** What a founder did elsewhere, what a customer says of his firm, what the news tell of another. */
function isSomebodyElses(
  { sentence, headings }: Claim,
  topic: string | null,
  roles: readonly PageRole[],
  names: ReadonlySet<string>,
): boolean {
  const ofTeam = topic === null || topic === "founders" || topic === "founder_experience_years";
  if (speaksOfAnotherJob(sentence) && (roles[0] === "team" || (!ofTeam && !TERMS.has(topic)))) return true;
  if (isTestimony(sentence)) return true;
  const maker = whoMadeIt(sentence);
  if (maker !== null && !isOwn(maker, names)) return true;
  if (topic === null || TERMS.has(topic)) return false;
  if (
    roles.includes("team") &&
    (COMMON.has(topic) || MADE_BY_A_PERSON.has(topic)) &&
    topic !== "headcount" &&
    !speaksOfUs(sentence) &&
    !isNamedBeside(headings[0] ?? "", topic)
  )
    return true;
  if (isOfThoseServed(sentence)) return true;
  if (tellsOfOneOfThem(sentence) && !OF_ONE.has(topic)) return true;
  if (roles[0] === "team" && tellsOfAnEarlierJob(sentence)) return true;
  if (roles[0] === "partners" && COMMON.has(topic) && !speaksOfUs(sentence)) return true;
  const head = roles.some((one) => OF_OURS.has(one)) ? null : profiled(sentence);
  const profile = head !== null && roleOf(head) === null && findPeriods(head).length === 0 ? head : null;
  const name = toldOf(sentence) ?? profile;
  if (name === null || matchTopic(name) !== null) return false;
  return !isOwn(name, names);
}

function isOwn(name: string, names: ReadonlySet<string>): boolean {
  return name.split(" ").some((word) => [...names].some((own) => own.includes(foldName(word))));
}

/** What one customer brings, costs or stays is told of him and is the company's. */
const OF_ONE = new Set(
  "price arpa acv average_order_value ltv cac ltv_cac cac_payback customer_lifetime ticket_size take_rate unit_cost churn customer_churn customer_retention".split(
    " ",
  ),
);

/** "Customers and team" heads both. */
function isNamedBeside(heading: string, topic: string): boolean {
  const parts = heading.split(/\s(?:and|et|e|y|&|\+)\s|[,/]/iu);
  return parts.length > 1 && parts.some((part) => matchTopic(part)?.topic.id === topic);
}

/** What people of a team have made elsewhere. */
const MADE_BY_A_PERSON = new Set(["arr", "mrr", "bookings", "exit_value", "capex"]);

/** One kind of customer, one plan: what is said of it is a part. */
const PART =
  /(?<!\p{L})(?:per|par|por) (?:segments?|segmentos?|profils?|perfil|type de client|tipo de cliente|customer type)(?!\p{L})|\b(?:clients?|customers?|clientes?|segments?|personas?)\b[^|]{0,20}\b(?:standard|enterprise|premium|basic|pro|starter|smes?|pmes?|b2b|b2c)\b|\b(?:standard|enterprise|premium|starter) (?:clients?|customers?|segment)\b/iu;

/** The competitor that one of these texts names. */
function rivalIn(texts: readonly string[], others: ReadonlyMap<string, string>): string | undefined {
  for (const text of texts) {
    const whole = others.get(foldName(text));
    if (whole !== undefined) return whole;
    for (const word of text.split(/[^\p{L}\d.]+/u)) {
      const name = word.length > 3 ? others.get(foldName(word)) : undefined;
      if (name !== undefined && /^\p{Lu}/u.test(word)) return name;
    }
  }
  return undefined;
}

function isName(text: string, names: ReadonlySet<string>): boolean {
  return names.has(foldName(text));
}
