import type { FactNature } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import { ROUND_LASTS } from "../../lexicon/metric-words.ts";
import { monthNumber } from "../../lexicon/months.ts";
import { speaksOfUs } from "../../lexicon/others.ts";
import { type PageRole, roleOf, saysHowWeEarn, setsTheBar } from "../../lexicon/page-roles.ts";
import {
  isHorizon,
  isNotNeeded,
  isNotThereYet,
  isOfNow,
  isOneCase,
  isStage,
  isWithSoMany,
  liesAhead,
  withoutCare,
  withoutGoalsMet,
} from "../../lexicon/plans.ts";
import { isReached, tellsHowItIs } from "../../lexicon/present.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { type Claim, upToItsEnd } from "./claim.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { isIfThen } from "./if-then.ts";
import type { Meaning } from "./meaning/meaning.ts";
import { endMonth } from "./period-order.ts";

/** Topics of a deal's terms: a target by their kind, whatever stands around. */
export const TERMS: ReadonlySet<string> = new Set([
  "round_size",
  "use_of_funds",
  "dilution",
  "valuation_pre_money",
  "valuation_post_money",
  "conversion_discount",
]);

/** What kind of statement, and how sure that is. */
interface When {
  nature: FactNature;
  doubt: number;
}

/** Whether a figure is so, or planned, or one case of several: by its words, its date, and what stands over it. */
export function whenOf(
  claim: Claim,
  { topic, basis, label }: Meaning,
  roles: readonly PageRole[],
  period: Period | undefined,
  { date, cases: severalCases }: Pick<DocumentFacts, "date" | "cases">,
): When {
  const clause = upToItsEnd(claim);
  const lead = claim.headings[0]?.endsWith(":") ? [claim.headings[0]] : [];
  const all = [label, ...claim.headers, ...lead, clause].join(" ");
  const said = topic === "pipeline" ? all.replace(/\bpotenti\p{L}+/giu, "") : all;
  // Among what was reached the first months are those that were.
  const words = withoutGoalsMet(roles[0] === "traction" ? said.replace(FIRST_MONTHS, "") : said);
  if (
    roles.includes("later_round") ||
    roleOf(claim.text.slice(0, Math.max(0, claim.text.indexOf(":")))) === "later_round" ||
    (/\b(?:s[ée]ries? [a-e]|next round)\b/iu.test(claim.sentence) &&
      roles.includes("roadmap") &&
      !SEEKS.test(claim.sentence))
  )
    return { nature: "projection", doubt: TERMS.has(topic ?? "") || topic === "valuation" ? 0.5 : 1 };
  if (roles.includes("exit")) return { nature: "projection", doubt: 0.5 };
  if (topic !== null && TERMS.has(topic))
    return { nature: "target", doubt: isNotNeeded(claim.before) || isOfAnEarlierRound(claim, period, date) ? 0.5 : 1 };
  // What investors will own for what they give now.
  if (topic === "investor_ownership" && roles.includes("ask")) return { nature: "target", doubt: 1 };
  // "Ticket sales | 5 % | planned": what a line says of itself goes for its figures.
  if (claim.row.cells.some(({ text }) => isNotThereYet(text))) return { nature: "target", doubt: 1 };
  const over = [...claim.labels, ...claim.headings.slice(0, 2)];
  const cases = severalCases ? over : over.map(withoutCare);
  if (roles[0] === "scenario" || (topic !== "price" && cases.some(isOneCase))) return { nature: "scenario", doubt: 1 };
  const inPlan =
    period !== undefined &&
    /^(?:\d{4}-)?[QH]\d$/.test(period) &&
    [...claim.headers, ...claim.headings].some(saysPlanYear);
  if (inPlan || (period !== undefined && /^[YM]\d/.test(period))) return { nature: "projection", doubt: 1 };
  if (basis.nature === "projected") return { nature: "projection", doubt: 1 };
  // Of a document that prints only its year nobody knows which of its months are over.
  const open = date?.length === 4 && period !== date && period?.startsWith(date) === true;
  const past =
    period !== undefined && date !== null && !open && /^\d{4}/.test(period) && endMonth(period) <= endMonth(date);
  const future = period !== undefined && date !== null && /^\d{4}/.test(period) && isAfter(period, date);
  if (future && isJustReached(period, date, roles, words)) return { nature: "actual", doubt: 0.8 };
  if (future) return { nature: "projection", doubt: 1 };
  // What was to come by then may have come or not.
  const passed = past && !isAimedAt(claim);
  if (passed && roles[0] === "roadmap" && !isOfNow(claim.sentence)) return { nature: "target", doubt: 0.5 };
  // "Year 1 (2025)": a year that the plan counts is one of the plan's.
  if (passed && period === date?.slice(0, 4) && PLAN_YEAR.test(claim.headings[0] ?? ""))
    return { nature: "projection", doubt: 1 };
  // The year a document is of is not over: among its projections it is one of them.
  const ofItsYear = passed && period === date?.slice(0, 4) && basis.nature !== "actual";
  if (ofItsYear && roles[0] === "projections" && claim.headings.some((heading) => FORESEEN.test(heading)))
    return { nature: "projection", doubt: 0.6 };
  // "Assumes 3 % paid conversion" under the year the document is of.
  if (passed && claim.how === "text" && ASSUMED.test(claim.sentence)) return { nature: "projection", doubt: 1 };
  if (passed) return { nature: "actual", doubt: 1 };
  if (period !== undefined && isOfPlan(claim, period)) return { nature: "projection", doubt: 1 };
  const month = monthAtStart(claim.text);
  if (month !== null) {
    if (date === null || !/^\d{4}-\d\d$/.test(date)) return { nature: "target", doubt: 0.5 };
    return { nature: month > Number(date.slice(5)) ? "target" : "actual", doubt: 1 };
  }
  if (basis.nature === "actual") return { nature: "actual", doubt: 1 };
  const steps = topic === "conversion_rate" || topic === "trial_conversion";
  if (!steps && (isIfThen(claim.text) || isIfThen(claim.labels[0] ?? "")))
    return { nature: "scenario", doubt: claim.how === "text" ? 0.5 : 1 };
  if (claim.how === "text" && SUPPOSES.test(claim.sentence)) return { nature: "scenario", doubt: 0.5 };
  if (claim.how === "text" && IS_WORKED_OUT.test(claim.before)) return { nature: "scenario", doubt: 0.5 };
  const reached = roles[0] === "traction" || isOfNow(claim.sentence) || tellsHowItIs(claim.sentence);
  if (topic !== "price" && !reached && period === undefined && isWithSoMany(claim.sentence))
    return { nature: "scenario", doubt: 1 };
  // "3x → 15x" where the model is explained: from now to then.
  if (LED_TO.test(claim.before) && period === undefined && claim.headings.some(saysHowWeEarn))
    return { nature: "target", doubt: 0.5 };
  if (HEADS.has(topic ?? "") && EQUALS.test(claim.before)) return { nature: "scenario", doubt: 0.5 };
  if ([...claim.headers, ...claim.headings].some(isHorizon)) return { nature: "target", doubt: 1 };
  if (claim.how === "row" && topic !== "price" && claim.headers.some(isStage))
    return { nature: "projection", doubt: 0.6 };
  if (topic !== null && MEASURED.has(topic) && !isOfNow(claim.sentence)) {
    const [bound, measured] = [isBound(claim), roles[0] === "traction"];
    if (bound && !measured) return { nature: "target", doubt: 0.75 };
    // "KPIs" says what is measured, not that it was.
    if (bound && [...claim.headers, ...claim.headings].slice(0, 2).some(isKpis))
      return { nature: "target", doubt: 0.6 };
    if (isSpread(claim) && !measured && topic !== "gross_margin") return { nature: "projection", doubt: 1 };
  }
  // What the money is to last, and how fast it is to be spent.
  const ofFunds = roles.includes("use_of_funds");
  if (topic === "runway" && ROUND_LASTS.test(claim.sentence)) return { nature: "target", doubt: 1 };
  const asks = ofFunds || roles.includes("ask") || roleOf(claim.sentence) === "ask";
  if (!isOfNow(claim.sentence) && (topic === "runway" ? asks : topic === "burn_rate" && ofFunds))
    return { nature: "target", doubt: 0.75 };
  if (liesAhead(words))
    return {
      nature: "target",
      doubt: topic === null && period === undefined && claim.how === "text" && !AIMS.test(claim.text) ? 0.6 : 1,
    };
  for (const role of roles) {
    const ofPlan = roles.includes("projections") || claim.headings.some(setsTheBar);
    if (role === "traction" && ofPlan && [...claim.headers, ...claim.headings].some(isOnlyMetrics)) continue;
    if (role === "traction") return { nature: "actual", doubt: 1 };
    // A price without a date is today's, on whatever page it stands.
    if (role === "projections" && topic === "price" && period === undefined) continue;
    if (role === "projections") return { nature: "projection", doubt: 1 };
    // "Traction & roadmap" over what no heading of its own parts: nobody knows of which it is.
    if (role === "roadmap" && claim.headings.some(looksBothWays) && !claim.headings.some(isOnlyAhead))
      return { nature: "actual", doubt: 0.6 };
    if (role === "roadmap")
      return { nature: isOfNow(claim.sentence) ? "actual" : "target", doubt: isOfNow(claim.sentence) ? 0.6 : 1 };
    if (role === "scenario") return { nature: "scenario", doubt: 1 };
    if (role === "go_to_market")
      return { nature: "actual", doubt: REACHED.has(topic ?? "") && !isOfNow(claim.sentence) ? 0.6 : 1 };
    if (
      role === "ask" &&
      topic !== null &&
      REACHED.has(topic) &&
      !isOfNow(claim.sentence) &&
      !speaksOfUs(claim.sentence)
    )
      return { nature: "target", doubt: 0.6 };
  }
  // A quarter without its year is one of the plan's as well.
  const lone = period !== undefined && /^[QH]\d$/.test(period);
  return { nature: "actual", doubt: lone ? 0.6 : 1 };
}

/** "© 2025" stays under pages of the year after: a month of it among what was reached has been. */
function isJustReached(period: Period, date: Period, roles: readonly PageRole[], words: string): boolean {
  const after = /^\d{4}-\d\d/.test(period) && date.length === 4 && Number(period.slice(0, 4)) === Number(date) + 1;
  return after && roles[0] === "traction" && !roles.includes("projections") && !liesAhead(words);
}

/** "Funding history", "raised €1.8M to date (seed €1.2M in 2023)": what was raised, and what is of a year long over, is no round. */
function isOfAnEarlierRound(
  { headings, before, text, figure, how }: Claim,
  period: Period | undefined,
  date: Period | null,
): boolean {
  const clause =
    text
      .slice(0, figure.start)
      .split(/[.;!?]\s/u)
      .at(-1) ?? "";
  if ([...headings.slice(0, 2), clause].some((over) => over.length <= 60 && PAST_ROUNDS.test(over))) return true;
  if (period !== undefined && date !== null && /^\d{4}/.test(period) && period.slice(0, 4) < date.slice(0, 4))
    return true;
  if (how !== "text") return false;
  return CLOSED.test(before) || UNTIL_NOW.test(text.slice(figure.end));
}
const PAST_ROUNDS =
  /funding history|(?:previous|prior|past) (?:rounds?|funding)|historique (?:de financement|des lev[ée]es)|(?:lev[ée]e|tour)s? pr[ée]c[ée]dente?s?|hist[óo]rico de (?:capta[çc]|investiment|financ)|(?:rodada|ronda)s? anterior(?:es)?/iu;
/** "€1.8M to date": directly behind the figure. */
const UNTIL_NOW =
  /^[^,;.()\d]{0,20}(?<!\p{L})(?:to date|so far|[àa] ce jour|jusqu['’]ici|at[ée] (?:hoje|agora|ao momento|[àa] data)|hasta (?:hoy|ahora|la fecha))(?!\p{L})/iu;
const CLOSED =
  /(?<!\p{L})(?:complete|completed|closed|boucl[ée]e?|cl[ôo]tur[ée]e?|conclu[íi]da|fechada|cerrada)[^\p{L}\d]{0,12}$/iu;

function looksBothWays(heading: string): boolean {
  const parts = heading.split(/\s(?:&|\+|\/|and|et|e|y)\s/iu);
  return parts.some((part) => roleOf(part) === "roadmap") && parts.some((part) => isReached(part) && !isAhead(part));
}

function isAhead(heading: string): boolean {
  return roleOf(heading) === "roadmap";
}

function isOnlyAhead(heading: string): boolean {
  return isAhead(heading) && !looksBothWays(heading);
}

/** "Key metrics" says what is measured, not that it was: under a plan they are the plan's. */
export function isOnlyMetrics(heading: string): boolean {
  return /^[^\p{L}]*(?:(?:key|main|business|product|impact|growth|financial|customer|user) )?(?:metrics|kpis?|indicators|m[ée]triques(?: cl[ée]s)?|indicateurs(?: cl[ée]s)?|m[ée]tricas(?:[- ]chave| clave)?|indicadores)[^\p{L}]*$/iu.test(
    heading,
  );
}

/** A heading of indicators that does not say of when they are. */
function isKpis(heading: string): boolean {
  return /\bkpis?\b|\bmetrics\b|indicat(?:eur|or)|m[ée]tri(?:que|ca)/iu.test(heading) && !isOfNow(heading);
}

/** A column of goals, or a block of what comes next: aimed at when it was written, whatever its date. */
function isAimedAt({ headers, headings, text }: Claim): boolean {
  if (headers.some((header) => header.length <= 30 && liesAhead(header)) || AIMS.test(text)) return true;
  return headings.slice(0, 2).some(setsTheBar);
}
const AIMS =
  /^[^\p{L}]*(?:(?:phase|fase|[ée]tape|etapa|stage) \d|(?:metas?|objecti(?:f|fs|ves?)|objetivos?|goals?|targets?|cibles?)(?!\p{L}))/iu;

/** "Dez/26 (Mês 5)" names a line: a date of the plan. */
function isOfPlan({ headers, labels, headings }: Claim, period: Period): boolean {
  return [...headers, ...labels.slice(0, 1), ...headings]
    .filter(({ length }) => length <= 60)
    .some((text) => findPeriods(text).some((one) => one.period === period && one.basis?.nature === "projected"));
}

/** A quarter under "Year 2", or "Year 2 (2027)", is one of the plan's. */
function saysPlanYear(heading: string): boolean {
  const counted = findPeriods(heading).some(({ period }) => /^[YM]\d/.test(period));
  return heading.length <= 60 && (counted || PLAN_YEAR.test(heading));
}

const PLAN_YEAR = /^\P{L}*(?:year|ann[ée]e|an|ano|año)\s?\d{1,2}(?!\d)/iu;

/** On the page of the ask, or of how one goes to market, such a figure is what the money is to reach, unless it is said to be so today. */
const REACHED = new Set(
  "mrr arr revenue customers users mau headcount gmv ebitda pilots leads new_customers marketing_spend sales_marketing_spend total_costs operating_expenses payroll rd_spend hosting_costs capex".split(
    " ",
  ),
);

/** What a company sets itself a bound for. */
const MEASURED = new Set(
  "cac ltv ltv_cac churn customer_churn revenue_churn nps dau_mau conversion_rate trial_conversion cac_payback customer_retention nrr grr dau mau arpa mrr_growth revenue_growth gross_margin dso".split(
    " ",
  ),
);

/** "CAC: < 150 €": a bound is what one wants to stay under or come over. */
function isBound({ text, figure, how }: Claim): boolean {
  return how === "text"
    ? /[<>≤≥]/u.test(text.slice(Math.max(0, figure.start - 2), figure.start + 2))
    : /^\s?[<>≤≥]/u.test(text);
}

/** "Conversion: 15–25 %": what was measured is one figure (a margin may lie between two). */
function isSpread({ figure }: Claim): boolean {
  return "range" in figure && figure.range !== undefined;
}

/** "1 % of the market = 1,500 customers × €1,200 = ": what a sum comes to is not what there is. */
const IS_WORKED_OUT = /(?:%|×|\s[x*]\s)[^=]*=(?:[^=]*=)*[^=]*$/u;

/** "1 sale = 50 users": what one thing comes to. */
const EQUALS = /\d[^=]*=\s*[~≈]?$/u;
const HEADS = new Set(["users", "customers", "mau", "dau", "orders", "active_sellers"]);

/** "If 10 % of them …": what would be. */
const SUPPOSES =
  /^[^\p{L}]*(?:at|once we (?:have|reach)|[àa]|aos)\s[~≈]?\d[\d., ]*[kKmM]?\+?\s\p{L}+(?:\s\p{L}+)?\s?[,:=→]|^[^\p{L}]*(?:with|avec|com|con)\s[~≈]?\d[\d., ]*[kKmM]?\+?\s\p{L}+(?:\s\p{L}+)?\s?[:=→]|^[^\p{L}]*(?:if|assuming|suppose|supposons|en supposant|supondo|suponiendo|caso)\s/iu;

const ASSUMED =
  /(?<!\p{L})(?:assum(?:es?|ed|ing|ptions?)|hypoth[èe]ses?|hip[óo]tes[ei]s?|supposant|supondo|suponiendo|premissas?)(?!\p{L})/iu;

/** "Looking for 2 crores in Series A funding": what is sought is this round. */
const SEEKS =
  /(?<!\p{L})(?:looking for|seeking|(?:we(?:['’]re| are) )?raising|(?:nous )?(?:re)?cherchons|nous levons|buscamos|procuramos|captando|levantando)(?!\p{L})/iu;

const FIRST_MONTHS =
  /(?<!\p{L})(?:first|premi(?:er|[èe]re)s?|primeir[oa]s?|primer[oa]s?) \d{1,2} (?:weeks|months|semaines|mois|semanas|meses)(?!\p{L})/giu;

const LED_TO = /\d[^→.;]{0,20}(?:→|➜|⟶|⇒|->|=>)\s*[~≈<>+]?\s*$/u;

const FORESEEN = /proje[ct]|proje[çc]|proye[cç]|pr[ée]vis|forecast/iu;

/** "Jun 1,000 users": a line of a timeline begins with its month. */
export function monthAtStart(text: string): number | null {
  const word = /^\p{L}{3,9}(?=[\s.:–-])/u.exec(text)?.[0];
  return word === undefined ? null : monthNumber(word);
}

/** A year is ahead from the next one on; a month or quarter as soon as it is later than the month of the document. */
function isAfter(period: Period, date: Period): boolean {
  if (/^\d{4}$/.test(date)) return period.slice(0, 4) > date;
  return /^\d{4}$/.test(period) ? period > date.slice(0, 4) : endMonth(period) > endMonth(date) + 1;
}
