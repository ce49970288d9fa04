import type { FactNature } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import {
  comparesWith,
  isCapacity,
  isOfThoseServed,
  isOtherSide,
  isTestimony,
  profiled,
  speaksAtLarge,
  speaksOfAnotherJob,
  speaksOfOthers,
  speaksOfUs,
  toldOf,
} from "../../lexicon/others.ts";
import { isExample, type PageRole, roleOf, rolesIn, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { isBeside } from "./beside.ts";
import { type Claim, upToItsEnd } from "./claim.ts";
import { isAboutDocument } from "./deck-date.ts";
import { isDoubtful } from "./doubts.ts";
import { periodsOf } from "./founding.ts";
import type { Meaning } from "./meaning.ts";
import { foldName } from "./names.ts";
import { type Warrant, warrantOf } from "./warrant.ts";
import { TERMS, whenOf } from "./when.ts";

/** What is known of a document as a whole when its figures are read. */
export interface DocumentFacts {
  /** Its own date. */
  date: Period | null;
  /** What the company is called there, folded: its column in a comparison is not a competitor's. */
  names: ReadonlySet<string>;
  /** Those it compares itself with, folded name to name as printed. */
  others: ReadonlyMap<string, string>;
  /** Lines that stand on page after page: running heads and feet. */
  furniture: ReadonlySet<string>;
  /** It is a template: its figures are nobody's. */
  template: boolean;
}

/** Whose a figure is, and what kind of statement. `doubt` scales down how sure that is. */
export interface Standing {
  subject: string;
  nature: FactNature;
  period?: Period;
  doubt: number;
  /** What makes it the company's present, where it is taken for that. */
  warrant?: Warrant;
}

/** "Use of funds: product (60 %), marketing (40 %)": a list in one line begins with its heading. */
const INLINE_LEAD = /^[^\p{L}]*([^:]{3,40}):\s/u;

/** What the headings over a claim say it is about, nearest first. */
export function rolesOf({ headings, headers, text, how, figure }: Claim): PageRole[] {
  const inline = INLINE_LEAD.exec(text)?.[1];
  const funds = how === "text" && inline !== undefined && roleOf(inline) === "use_of_funds" ? [inline] : [];
  const roles = [...funds, ...headers, ...headings].flatMap(rolesIn);
  return how === "text" && isExample(text.slice(0, figure.start)) ? ["example", ...roles] : roles;
}

/** Whose figure it is, and whether it is so, planned, or an example. */
export function standingOf(
  claim: Claim,
  meaning: Meaning,
  roles: readonly PageRole[],
  document: DocumentFacts,
): Standing {
  if (document.template) return { subject: "example", nature: "example", doubt: 0.5 };
  const period = periodOf(claim, meaning, document.date);
  const whose = subjectOf(claim, meaning, roles, document, period !== undefined);
  const when = whenOf(claim, meaning, roles, period, document.date);
  const nature = whose.nature ?? when.nature;
  const present = nature === "actual" && whose.subject === "company";
  const known = present && isDoubtful(claim, meaning, roles, document.names) ? 0.5 : 1;
  return {
    subject: whose.subject,
    nature,
    // Of when the market's figure is, changes nothing for the company.
    doubt: nature === "market" ? whose.doubt : Math.min(whose.doubt, when.doubt, known),
    ...(period === undefined || isPlanYearOfTerms(meaning, period) ? {} : { period }),
    ...(present && { warrant: warrantOf(claim, meaning, roles, period) }),
  };
}

/** The round is raised now, whatever year of the plan stands over it. */
function isPlanYearOfTerms({ topic }: Meaning, period: Period): boolean {
  return topic !== null && TERMS.has(topic) && /^[YM]\d/.test(period);
}

function periodOf(claim: Claim, meaning: Meaning, date: Period | null): Period | undefined {
  if (meaning.period !== undefined) return partOfYear(claim.headers[0], meaning.period) ?? meaning.period;
  // A month under its year: "Jan" below "2024".
  const column = claim.headers.length > 1 ? findPeriods(claim.headers.slice(0, 2).join(" ")) : [];
  if (column.length === 1 && /^\d{4}-\d\d$/.test(column[0]?.period ?? "")) return column[0]?.period;
  for (const text of [...claim.headers, ...claim.labels.slice(0, 1)]) {
    const [only, ...more] = findPeriods(text);
    if (only !== undefined && more.length === 0) return only.period;
  }
  // "Year 1: €50" under its caption: what a line begins with dates its figure.
  if (claim.how === "card") {
    const [only, ...more] = findPeriods(claim.text.slice(0, claim.figure.start));
    if (only !== undefined && more.length === 0) return only.period;
  }
  if (claim.how === "text") {
    const [only, ...more] = periodsOf(claim.sentence).filter(({ start }) => !isOnlyCompared(claim, start));
    if (only !== undefined && more.length === 0) return only.period;
  }
  // The document's own date in its running head dates no figure.
  const dates = claim.headings.map((text, at) => {
    if (text.length > 60) return [];
    const title = at === claim.headings.length - 1;
    return findPeriods(text).filter(
      ({ period, end }) =>
        !isOwnDate(period, date, text, title) && !(/^\d{4}$/.test(period) && BEGINS_SPAN.test(text.slice(end))),
    );
  });
  return dates.find((found) => found.length === 1)?.[0]?.period;
}

/** "Projections 2024–2026": years from the first on, none of them the figure's own. */
const BEGINS_SPAN = /^\s?(?:[-–—→]|à|to|a|até)\s?(?:20)?\d\d(?!\d)/u;

/** "66 %, up 12 points on 2023", "1.6 % (was 4.2 % in 2023)": the year that a figure is compared with is not its own. */
function isOnlyCompared({ sentence, figure }: Claim, start: number): boolean {
  const at = sentence.indexOf(figure.text);
  return at >= 0 && at < start && comparesWith(sentence.slice(at + figure.text.length, start));
}

/** "T4" over a figure of "Chiffre d'affaires trimestriel 2024": a quarter of the year that the name gives. */
function partOfYear(header: string | undefined, year: Period): Period | null {
  if (header === undefined || !/^\d{4}$/.test(year)) return null;
  const [only, ...more] = findPeriods(`${header} ${year}`);
  return only !== undefined && more.length === 0 && only.period.startsWith(`${year}-`) ? only.period : null;
}

function isOwnDate(period: Period, date: Period | null, text: string, title: boolean): boolean {
  if (date === null || !(title || isAboutDocument(text) || period.length > 4)) return false;
  // A quarter of the year that a document is of is more than its date.
  if (period.startsWith(date)) return period === date || date.length > 4;
  return date.startsWith(period) && isAboutDocument(text);
}

interface Whose {
  subject: string;
  nature?: FactNature;
  doubt: number;
}

/** "(50–200 employees)", "($100M–$1B revenue)", "a $500M distributor": the size of those one sells to. */
function isKindOfFirm({ how, text, figure }: Claim): boolean {
  if (how !== "text") return false;
  const [before, after] = [text.slice(Math.max(0, figure.start - 40), figure.start), text.slice(figure.end)];
  const noun = "noun" in figure ? (figure.noun?.length ?? 0) : 0;
  if (/\([^()]*$/u.test(before) && OF_THEIRS.test(text.slice(figure.end - noun))) return true;
  return "currency" in figure && ONE_OF_THEM.test(before) && /^\s\p{Ll}{3}/u.test(after);
}
const OF_THEIRS =
  /^\s?(?:(?:in|of|de|en|d['’])\s?)?(?:annual |yearly )?(?:revenues?|turnover|chiffre d['’]affaires|receita|faturamento|ingresos|employees?|employ[ée]s|salari[ée]s|funcion[áa]rios|colaboradores|empleados|staff|people|personnes|pessoas|avocats|lawyers|advogados)(?!\p{L})[^()]{0,15}\)/iu;
const ONE_OF_THEM = /(?<!\p{L})(?:an?|une?|uma?|una)\s(?:typical |average |mid-size[d]? )?$/iu;

/** What other firms have too: on a page about the market such a figure may be theirs. */
const COMMON = new Set(
  "revenue customers users mau dau gmv gross_margin price headcount valuation revenue_growth total_costs unit_cost churn conversion_rate take_rate ebitda net_income total_funding average_order_value ticket_size active_sellers orders".split(
    " ",
  ),
);

const COMPANY: Whose = { subject: "company", doubt: 1 };

function subjectOf(
  claim: Claim,
  { topic, byName, quantity: { unit, bound } }: Meaning,
  roles: readonly PageRole[],
  document: DocumentFacts,
  dated: boolean,
): Whose {
  const { sentence, before, headers, labels, headings } = claim;
  const company: Whose = COMPANY;
  if (isOtherSide(before) && !byName) return { subject: "other", nature: "third_party", doubt: 0.5 };
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
  if (topic !== null && (topicById(topic)?.category === "market" || topic === "market_size_other"))
    return { subject: "market", nature: "market", doubt: 1 };
  // A column of costs does not say whose they are.
  const role = roles.find((one) => one !== "costs");
  if (roles.includes("competition") && named === undefined) {
    const owner = headers[0] ?? labels[0] ?? headings[0] ?? "other";
    return { subject: owner, nature: "third_party", doubt: 0.5 };
  }
  if (/benchmark|industry|secteur|setor|market average/iu.test(headers.join(" ")))
    return { subject: "market", nature: "third_party", doubt: 0.5 };
  // "at a $12M valuation" is this round's price.
  if (!TERMS.has(topic ?? "") && isKindOfFirm(claim)) return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (isSomebodyElses(claim, topic, roles, document.names))
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (role === "example") return { subject: "example", nature: "example", doubt: 0.5 };
  const own = speaksOfUs(sentence) || named !== undefined;
  const percent = unit === "percent" && /^(?:of|des?|du|dos|das|d['’])\s/iu.test(labels[0] ?? "");
  const share = percent && !roles.some((one) => OF_OURS.has(one));
  if (topic === null && !own && (share || speaksAtLarge(sentence)))
    return { subject: "market", nature: "market", doubt: 1 };
  if (speaksOfOthers(upToItsEnd(claim)) && !own) return { subject: "other", nature: "third_party", doubt: 0.5 };
  // "Market validation" on the page of what was reached is of the company.
  const reached = role === "market" && byName && roles[1] === "traction";
  if ((role === "market" || role === "problem") && !own && !reached) {
    const dubious = role === "problem" || (!dated && topic !== null && !TERMS.has(topic) && !ONLY_OURS.has(topic));
    if (topic !== null && !COMMON.has(topic)) return { ...company, doubt: dubious ? 0.5 : 1 };
    return { subject: "market", nature: "market", doubt: topic === null ? 1 : 0.5 };
  }
  // Where a product is shown, what it shows is an example.
  if (role === "product" && !own && topic !== null && topic !== "price" && COMMON.has(topic))
    return { ...company, doubt: 0.5 };
  const theirs = speaksAtLarge(sentence) || PER_PLACE.test(sentence) || OF_A_KIND.test(sentence);
  if (topic !== null && OF_A_FIRM.has(topic) && !own && theirs)
    return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (
    topic !== null &&
    BORNE.has(topic) &&
    (isCapacity(before) || isCapacity(/^\D*/u.exec(claim.figure.text)?.[0] ?? ""))
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
  { sentence }: Claim,
  topic: string | null,
  roles: readonly PageRole[],
  names: ReadonlySet<string>,
): boolean {
  const ofTeam = topic === null || topic === "founders" || topic === "founder_experience_years";
  if (speaksOfAnotherJob(sentence) && (roles[0] === "team" || (!ofTeam && !TERMS.has(topic)))) return true;
  if (topic === null || TERMS.has(topic)) return false;
  if (
    roles.includes("team") &&
    (COMMON.has(topic) || MADE_BY_A_PERSON.has(topic)) &&
    topic !== "headcount" &&
    !speaksOfUs(sentence)
  )
    return true;
  if (isTestimony(sentence) || isOfThoseServed(sentence)) return true;
  if (roles[0] === "partners" && COMMON.has(topic) && !speaksOfUs(sentence)) return true;
  const head = roles.some((one) => OF_OURS.has(one)) ? null : profiled(sentence);
  const profile = head !== null && roleOf(head) === null && findPeriods(head).length === 0 ? head : null;
  const name = toldOf(sentence) ?? profile;
  if (name === null || matchTopic(name) !== null) return false;
  return !name.split(" ").some((word) => [...names].some((own) => own.includes(foldName(word))));
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
