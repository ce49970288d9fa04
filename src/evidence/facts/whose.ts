import type { FactNature } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import { isOtherSide, speaksAtLarge, speaksOfAnotherJob, speaksOfOthers, speaksOfUs } from "../../lexicon/others.ts";
import { type PageRole, roleOf } from "../../lexicon/page-roles.ts";
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

const FOR_SALE = new Set(["price", "take_rate", "use_of_funds", "round_size", "dilution"]);

function subjectOf(claim: Claim, { topic }: Meaning, roles: readonly PageRole[], document: DocumentFacts): Whose {
  const { sentence, before, headers, labels, headings } = claim;
  const company: Whose = { subject: "company", doubt: 1 };
  if (topic !== null && (topicById(topic)?.category === "market" || topic === "market_size"))
    return { subject: "market", nature: "market", doubt: 1 };
  if (isOtherSide(before)) return { subject: "other", nature: "third_party", doubt: 0.5 };
  const named = [...headers, ...labels, ...headings.slice(0, 2)].find((text) => isName(text, document.names));
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
  if (speaksOfOthers(sentence) && !own) return { subject: "other", nature: "third_party", doubt: 0.5 };
  if ((role === "market" || role === "problem") && !own) {
    const ours = topic !== null && !FOR_SALE.has(topic);
    return { subject: "market", nature: "market", doubt: ours ? 0.5 : 1 };
  }
  if (PART.test(headings.slice(0, 2).join(" | "))) return { ...company, doubt: 0.5 };
  if (topic === null && speaksAtLarge(sentence) && !own) return { subject: "market", nature: "market", doubt: 1 };
  return company;
}

/** One kind of customer, one plan: what is said of it is a part. */
const PART =
  /\b(?:clients?|customers?|clientes?|segments?|personas?)\b[^|]{0,20}\b(?:standard|enterprise|premium|basic|pro|starter|smes?|pmes?|b2b|b2c)\b|\b(?:standard|enterprise|premium|starter) (?:clients?|customers?|segment)\b/iu;

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
  const lead = claim.headings[0]?.endsWith(":") ? [claim.headings[0]] : [];
  const words = [label, ...claim.headers, ...lead, claim.sentence].join(" ");
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
  if (liesAhead(words)) return { nature: "target", doubt: 1 };
  for (const role of roles) {
    if (role === "traction") return { nature: "actual", doubt: 1 };
    if (role === "projections") return { nature: "projection", doubt: 1 };
    if (role === "roadmap")
      return { nature: isOfNow(claim.sentence) ? "actual" : "target", doubt: isOfNow(claim.sentence) ? 0.6 : 1 };
    if (role === "scenario") return { nature: "scenario", doubt: 1 };
  }
  return { nature: "actual", doubt: 1 };
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
