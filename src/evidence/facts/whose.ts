import type { FactNature } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import { comparesWith } from "../../lexicon/others.ts";
import { isExample, type PageRole, roleOf, rolesIn } from "../../lexicon/page-roles.ts";
import { sumsUp } from "../../lexicon/present.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { OF_TODAY } from "./business-topics.ts";
import type { Claim } from "./claim.ts";
import { isAboutDocument } from "./deck-date.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { isDoubtful } from "./doubts.ts";
import { periodsOf } from "./founding.ts";
import type { Meaning } from "./meaning/meaning.ts";
import { foldName } from "./names.ts";
import { subjectOf } from "./subject.ts";
import { type Warrant, warrantOf } from "./warrant.ts";
import { isOnlyMetrics, TERMS, whenOf } from "./when.ts";

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
const INLINE_LEAD = /^[^\p{L}]{0,40}([^:]{3,40}):\s/u;

/** What the headings over a claim say it is about, nearest first. */
export function rolesOf({ headings, headers, text, how, figure }: Claim): PageRole[] {
  const inline = INLINE_LEAD.exec(text)?.[1];
  const funds = how === "text" && inline !== undefined && roleOf(inline) === "use_of_funds" ? [inline] : [];
  const roles = [...funds, ...headers.filter((header) => !isOnlyMetrics(header)), ...headings].flatMap(rolesIn);
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
  const when = whenOf(claim, meaning, roles, period, document);
  const nature = whose.nature ?? when.nature;
  const present = nature === "actual" && whose.subject === "company";
  const warrant = present ? warrantOf(claim, meaning, roles, period) : undefined;
  const unearned = warrant === "none" && EARNED.has(meaning.topic ?? "") && isUnderUnknown(claim, roles, document);
  const known = present && (unearned || isDoubtful(claim, meaning, roles, document.names)) ? 0.5 : 1;
  return {
    subject: whose.subject,
    nature,
    // Of when the market's figure is, changes nothing for the company.
    doubt: nature === "market" ? whose.doubt : Math.min(whose.doubt, when.doubt, known),
    ...(period === undefined || isPlanYearOfTerms(meaning, period) ? {} : { period }),
    ...(warrant !== undefined && { warrant }),
  };
}

/** Under words that name neither the company, nor what is measured, nor anything a page of a deck is about. */
function isUnderUnknown(
  { headings, headers, text }: Claim,
  roles: readonly PageRole[],
  { names }: DocumentFacts,
): boolean {
  if (roles.length > 0 || headers.length > 0 || roleOf(INLINE_LEAD.exec(text)?.[1] ?? "") !== null) return false;
  if (headings.some(sumsUp)) return false;
  const [nearest = ""] = headings;
  return /\p{L}{2,}\s+\p{L}{2,}/u.test(nearest) && !names.has(foldName(nearest)) && matchTopic(nearest) === null;
}

/** What a company has sold, and who works for it: under a heading that nobody knows, a bare figure of it may be a wish. */
const EARNED: ReadonlySet<string> = new Set([...OF_TODAY, "headcount"]);

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
    if (only !== undefined && more.length === 0) return ofYearAbove(text, only.period, claim, date) ?? only.period;
  }
  // "Year 1: €50" under its caption: what a line begins with dates its figure.
  if (claim.how === "card") {
    const [only, ...more] = findPeriods(claim.text.slice(0, claim.figure.start));
    if (only !== undefined && more.length === 0) return only.period;
  }
  if (claim.how === "text") {
    const [only, ...more] = periodsOf(claim.sentence).filter(
      ({ start, period }) =>
        !isOnlyCompared(claim, start) &&
        !isOfAnother(claim, start) &&
        !(/^\d{4}$/.test(period) && isCount(claim, start)),
    );
    if (only !== undefined && more.length === 0) return only.period;
  }
  return periodAbove(claim, date);
}

/** The one time that the nearest dated heading gives; the document's own date in its running head dates no figure. */
function periodAbove({ headings }: Claim, date: Period | null): Period | undefined {
  const dates = headings.map((text, at) => {
    if (text.length > 60) return [];
    const title = at === headings.length - 1;
    return findPeriods(text).filter(
      ({ period, end }) =>
        !isOwnDate(period, date, text, title) && !(/^\d{4}$/.test(period) && BEGINS_SPAN.test(text.slice(end))),
    );
  });
  return dates.find((found) => found.length === 1)?.[0]?.period;
}

/** "Q1" under "Year 2 (2027)" is a quarter of 2027. */
function ofYearAbove(header: string, period: Period, claim: Claim, date: Period | null): Period | null {
  const year = /^[QH]\d$/.test(period) ? periodAbove(claim, date) : undefined;
  return year === undefined ? null : partOfYear(header, year);
}

/** "Projections 2024–2026": years from the first on, none of them the figure's own. */
const BEGINS_SPAN = /^\s?(?:[-–—→]|à|to|a|até)\s?(?:20)?\d\d(?!\d)/u;

/** "66 %, up 12 points on 2023", "1.6 % (was 4.2 % in 2023)": the year that a figure is compared with is not its own. */
function isOnlyCompared({ sentence, figure }: Claim, start: number): boolean {
  const at = sentence.indexOf(figure.text);
  return at >= 0 && at < start && comparesWith(sentence.slice(at + figure.text.length, start));
}

/** "2000 customers, 5000 orders": a number of something is no year. */
function isCount({ sentence }: Claim, at: number): boolean {
  return findQuantities(sentence).some(({ start, end }) => start <= at && at < end);
}

/** "20 users, 50 targeted Y1": what follows another figure, without a word that joins it to both, dates that one. */
function isOfAnother({ sentence, figure }: Claim, start: number): boolean {
  const at = sentence.indexOf(figure.text);
  if (at < 0 || at > start) return false;
  const between = sentence.slice(at + figure.text.length, start);
  // "10 % (improving to 7 % by year 5)".
  if (/\([^()]*\d[^()]*$/u.test(between)) return true;
  return /[,;•|][^,;•|]*\d[^,;•|]*$/u.test(between) && !JOINS.test(between);
}
const JOINS = /(?<!\p{L})(?:in|by|en|d['’]ici(?: à)?|pour|em|at[ée]|para|fin|end of|final de)\s(?:\p{L}+\s)?$/iu;

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
