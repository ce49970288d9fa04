import type { FactNature } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import { isOtherSide, speaksAtLarge, speaksOfAnotherJob, speaksOfOthers, speaksOfUs } from "../../lexicon/others.ts";
import { type PageRole, roleOf, saysHowWeEarn } from "../../lexicon/page-roles.ts";
import { isOfNow, isOneCase, liesAhead } from "../../lexicon/plans.ts";
import { monthNumber } from "../../quantities/months.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning.ts";
import { endMonth } from "./period-order.ts";

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
}

/** What the headings over a claim say it is about, nearest first. */
export function rolesOf({ headings, headers }: Claim): PageRole[] {
  return [...headers, ...headings].flatMap((heading) => roleOf(heading) ?? []);
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
  const whose = subjectOf(claim, meaning, roles, document);
  const when = natureOf(claim, meaning, roles, period, document.date);
  const nature = whose.nature ?? when.nature;
  return {
    subject: whose.subject,
    nature,
    doubt: Math.min(whose.doubt, when.doubt),
    ...(period === undefined ? {} : { period }),
  };
}

function periodOf(claim: Claim, meaning: Meaning, date: Period | null): Period | undefined {
  if (meaning.period !== undefined) return meaning.period;
  // A month under its year: "Jan" below "2024".
  const column = claim.headers.length > 1 ? findPeriods(claim.headers.slice(0, 2).join(" ")) : [];
  if (column.length === 1 && /^\d{4}-\d\d$/.test(column[0]?.period ?? "")) return column[0]?.period;
  for (const text of [...claim.headers, ...claim.labels.slice(0, 1)]) {
    const [only, ...more] = findPeriods(text);
    if (only !== undefined && more.length === 0) return only.period;
  }
  if (claim.how === "text") {
    const [only, ...more] = findPeriods(claim.sentence);
    if (only !== undefined && more.length === 0) return only.period;
  }
  // The document's own date in its running head dates no figure.
  const dates = claim.headings
    .filter((text) => text.length <= 60)
    .map((text) => findPeriods(text).filter(({ period }) => date === null || !period.startsWith(date)));
  return dates.find((found) => found.length === 1)?.[0]?.period;
}

interface Whose {
  subject: string;
  nature?: FactNature;
  doubt: number;
}

/** What other firms have too: on a page about the market such a figure may be theirs. */
const COMMON = new Set(
  "revenue customers users mau dau gmv gross_margin price headcount valuation revenue_growth total_costs unit_cost churn conversion_rate take_rate ebitda net_income total_funding".split(
    " ",
  ),
);

function subjectOf(
  claim: Claim,
  { topic, byName, quantity: { unit } }: Meaning,
  roles: readonly PageRole[],
  document: DocumentFacts,
): Whose {
  const { sentence, before, headers, labels, headings } = claim;
  const company: Whose = { subject: "company", doubt: 1 };
  if (isOtherSide(before) && !byName) return { subject: "other", nature: "third_party", doubt: 0.5 };
  const named = [...headers, ...labels, ...headings.slice(0, 2)].find((text) => isName(text, document.names));
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
  const role = roles[0];
  if (roles.includes("competition") && named === undefined) {
    const owner = headers[0] ?? labels[0] ?? headings[0] ?? "other";
    return { subject: owner, nature: "third_party", doubt: 0.5 };
  }
  if (/benchmark|industry|secteur|setor|market average/iu.test(headers.join(" ")))
    return { subject: "market", nature: "third_party", doubt: 0.5 };
  if (role === "team" && speaksOfAnotherJob(sentence)) return { subject: "other", nature: "third_party", doubt: 0.5 };
  if (role === "example") return { subject: "example", nature: "example", doubt: 0.5 };
  const own = speaksOfUs(sentence) || named !== undefined;
  const percent = unit === "percent" && /^(?:of|des?|du|dos|das|d['’])\s/iu.test(labels[0] ?? "");
  const share = percent && !roles.some((one) => OF_OURS.has(one));
  if (topic === null && !own && (share || speaksAtLarge(sentence)))
    return { subject: "market", nature: "market", doubt: 1 };
  if (speaksOfOthers(upToItsEnd(claim)) && !own) return { subject: "other", nature: "third_party", doubt: 0.5 };
  if ((role === "market" || role === "problem") && !own) {
    if (topic !== null && !COMMON.has(topic)) return company;
    return { subject: "market", nature: "market", doubt: topic === null ? 1 : 0.5 };
  }
  if (role === "pricing" && topic !== null && HEADS.has(topic)) return { ...company, doubt: 0.5 };
  if (roles.includes("unit_economics") && (topic === "mrr" || topic === "arr")) return { ...company, doubt: 0.5 };
  if (PART.test(headings.slice(0, 2).join(" | "))) return { ...company, doubt: 0.5 };
  if (topic !== null || own) return company;
  if (headings.some(saysHowWeEarn)) return company;
  return roles.some((one) => OF_OURS.has(one)) ? company : { ...company, doubt: 0.6 };
}

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
const HEADS = new Set(["users", "customers", "mau", "leads", "pipeline"]);

/** One kind of customer, one plan: what is said of it is a part. */
const PART =
  /\b(?:clients?|customers?|clientes?|segments?|personas?)\b[^|]{0,20}\b(?:standard|enterprise|premium|basic|pro|starter|smes?|pmes?|b2b|b2c)\b|\b(?:standard|enterprise|premium|starter) (?:clients?|customers?|segment)\b/iu;

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

/** Letters and digits alone, small. */
export function foldName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\d]/gu, "")
    .toLowerCase();
}

interface When {
  nature: FactNature;
  doubt: number;
}

/** Topics of a deal's terms: a target by their kind, whatever stands around. */
export const TERMS: ReadonlySet<string> = new Set([
  "round_size",
  "use_of_funds",
  "dilution",
  "valuation_pre_money",
  "valuation_post_money",
]);

function natureOf(
  claim: Claim,
  { topic, basis, label }: Meaning,
  roles: readonly PageRole[],
  period: Period | undefined,
  date: Period | null,
): When {
  const clause = upToItsEnd(claim);
  const lead = claim.headings[0]?.endsWith(":") ? [claim.headings[0]] : [];
  const all = [label, ...claim.headers, ...lead, clause].join(" ");
  const words = topic === "pipeline" ? all.replace(/\bpotenti\p{L}+/giu, "") : all;
  if (
    roles.includes("later_round") ||
    (/\b(?:series [a-e]|next round)\b/iu.test(claim.sentence) && roles.includes("roadmap"))
  )
    return { nature: "projection", doubt: TERMS.has(topic ?? "") || topic === "valuation" ? 0.5 : 1 };
  if (roles.includes("exit")) return { nature: "projection", doubt: 0.5 };
  if (topic !== null && TERMS.has(topic)) return { nature: "target", doubt: 1 };
  if (roles[0] === "scenario" || isOneCase([...claim.labels, ...claim.headings.slice(0, 2)].join(" ")))
    return { nature: "scenario", doubt: 1 };
  if (period !== undefined && /^[YM]\d/.test(period)) return { nature: "projection", doubt: 1 };
  if (basis.nature === "projected") return { nature: "projection", doubt: 1 };
  const past = period !== undefined && date !== null && /^\d{4}/.test(period) && endMonth(period) <= endMonth(date);
  const future = period !== undefined && date !== null && /^\d{4}/.test(period) && isAfter(period, date);
  if (future) return { nature: "projection", doubt: 1 };
  if (past) return { nature: "actual", doubt: 1 };
  const month = monthAtStart(claim.text);
  if (month !== null) {
    if (date === null || !/^\d{4}-\d\d$/.test(date)) return { nature: "target", doubt: 0.5 };
    return { nature: month > Number(date.slice(5)) ? "target" : "actual", doubt: 1 };
  }
  if (basis.nature === "actual") return { nature: "actual", doubt: 1 };
  if (IF_THEN.test(claim.text) || IF_THEN.test(claim.labels[0] ?? ""))
    return { nature: "scenario", doubt: claim.how === "text" ? 0.5 : 1 };
  if (liesAhead(words))
    return { nature: "target", doubt: topic === null && period === undefined && claim.how === "text" ? 0.6 : 1 };
  for (const role of roles) {
    if (role === "traction") return { nature: "actual", doubt: 1 };
    if (role === "projections") return { nature: "projection", doubt: 1 };
    if (role === "roadmap")
      return { nature: isOfNow(claim.sentence) ? "actual" : "target", doubt: isOfNow(claim.sentence) ? 0.6 : 1 };
    if (role === "scenario") return { nature: "scenario", doubt: 1 };
  }
  return { nature: "actual", doubt: 1 };
}

/** "100 clients → MRR": what would be, if. */
const IF_THEN = /\d[^→>]{0,30}(?:->|→|⇒)\s?\p{L}/u;

/** The sentence up to the end of the figure's own clause: what comes later speaks of something else. */
function upToItsEnd({ sentence, figure, how }: Claim): string {
  if (how !== "text") return sentence;
  const at = sentence.indexOf(figure.text);
  if (at < 0) return sentence;
  const end = at + figure.text.length;
  const stop = sentence.slice(end).search(/[,;)]\s|\s\(/u);
  return stop < 0 ? sentence : sentence.slice(0, end + stop);
}

/** "Jun 1,000 users": a line of a timeline begins with its month. */
function monthAtStart(text: string): number | null {
  const word = /^\p{L}{3,9}(?=[\s.:–-])/u.exec(text)?.[0];
  return word === undefined ? null : monthNumber(word);
}

/** A year is ahead from the next one on; a month or quarter as soon as it is later than the month of the document. */
function isAfter(period: Period, date: Period): boolean {
  if (/^\d{4}$/.test(date)) return period.slice(0, 4) > date;
  return /^\d{4}$/.test(period) ? period > date.slice(0, 4) : endMonth(period) > endMonth(date) + 1;
}
