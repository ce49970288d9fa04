import type { Row, Section } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import { monthsAhead, monthsInBrackets, monthsOfHeading, phaseOf } from "../../lexicon/plans.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { FLOWS, STOCKS } from "../../quantities/topics/time.ts";
import { endOfPlan, headingDateOf } from "./heading-dates.ts";
import { rowsOfFacts, textOf } from "./rows-of-facts.ts";

/** How far above a line of a plan its date may stand. */
const FARTHEST_DATE = 6;
/** How far above it the heading of its phase may. */
const FARTHEST_PHASE = 20;
const LONGEST_HEADING = 70;

/**
 * The same facts, where they are plans without a date dated by their own words ("in 18 months") or by the line they stand
 * under ("Month 12: ├─ 180 customers"); `doubted` are those of which the latter is our reading. Where the documents
 * themselves say which month a month of the plan is ("Month 12 (Dec 2025)"), both are one.
 */
export function withPlanDates<One extends Fact>(
  facts: readonly One[],
  dossier: Dossier,
): { facts: One[]; doubted: ReadonlySet<string> } {
  const planned = facts.filter(({ nature }) => PLANS.has(nature));
  const dates = new Map<string, Period>();
  const doubted = new Set<string>();
  for (const { fact, section, at } of rowsOfFacts(planned, dossier)) {
    const period = fact.period === undefined ? periodAbove(section, at) : phaseEnd(section, at, fact.period);
    if (period === null) continue;
    dates.set(fact.id, period);
    // What is drawn as a branch belongs to the line above; what only stands below it may be of another time.
    if (!BRANCH.test(textOf(section.rows[at] as Row))) doubted.add(fact.id);
  }
  for (const fact of planned) {
    const over = fact.period === undefined && !dates.has(fact.id) ? headingDateOf(fact, dossier) : null;
    if (over === null) continue;
    dates.set(fact.id, over.period);
    doubted.add(fact.id);
  }
  for (const { id, passage, period, topic } of planned) {
    // A value over "(24 months)" is how long a customer stays; what is counted, or adds up, is reached by then.
    const byThen = STOCKS.has(topic ?? "") || FLOWS.has(topic ?? "") ? monthsInBrackets(passage) : null;
    const ahead = period === undefined ? (monthsAhead(passage) ?? byThen) : null;
    if (ahead === null) continue;
    dates.set(id, endOfPlan(ahead));
    doubted.delete(id);
  }
  const start = startOfPlan(dossier);
  const dated = facts.map((fact) => {
    const period = dates.get(fact.id) ?? fact.period;
    const known = period === undefined || start === null ? period : inCalendar(period, start);
    return known === fact.period ? fact : { ...fact, period: known };
  });
  return { facts: dated, doubted };
}

const BRANCH = /^[│║|\s]*[├└]/u;

const PLANS = new Set(["projection", "target"]);

/** The period of the nearest line above that names one and says nothing else; of the row itself where it names one. */
function periodAbove({ rows }: Section, from: number): Period | null {
  for (let at = from; at >= Math.max(0, from - FARTHEST_DATE); at -= 1) {
    const text = textOf(rows[at] as Row);
    if (!/[\p{L}\d]/u.test(text)) continue;
    const ahead = at === from ? null : monthsOfHeading(text);
    const named = phaseOf(text)?.to ?? findPeriods(text)[0]?.period ?? (ahead === null ? null : endOfPlan(ahead));
    if (at === from) {
      if (named !== null) return isOfPlan(named) ? named : null;
      continue;
    }
    if (text.length > LONGEST_HEADING) return null;
    if (named !== null && !hasFigures(text)) return isOfPlan(named) ? named : null;
    if (!/\d/u.test(text)) return null;
  }
  return null;
}

const hasFigures = (text: string): boolean =>
  findQuantities(text).some((one) => "ambiguous" in one || (one.unit !== "number" && one.unit !== "duration"));

const isOfPlan = (period: Period): boolean => /^(?:[MY]\d|\d{4}-)/u.test(period);

/** What stands under "months 7–12" is to be reached by the end of them. */
function phaseEnd({ rows }: Section, from: number, period: Period): Period | null {
  // "Months 10–12: 30 000 users" says it itself.
  const own = phaseOf(/^\P{L}*\p{L}+\s?\d+[^:|]{0,12}(?=[:|])/u.exec(textOf(rows[from] as Row))?.[0] ?? "");
  if (own !== null) return own.from === period ? own.to : null;
  for (let at = from; at >= Math.max(0, from - FARTHEST_PHASE); at -= 1) {
    const text = textOf(rows[at] as Row);
    if (text.length > LONGEST_HEADING || hasFigures(text)) continue;
    const phase = phaseOf(text);
    if (phase !== null) return phase.from === period ? phase.to : null;
    if (findPeriods(text).some((one) => one.period === period)) return null;
  }
  return null;
}

/** The month before month 1 of the plan, counted from the year nought, where the documents say it and do not differ. */
function startOfPlan({ documents }: Dossier): number | null {
  const starts = new Set<number>();
  for (const { source, sections } of documents) {
    if (source !== "deck") continue;
    for (const text of sections.flatMap(({ rows }) => rows.map(textOf)))
      for (const { period, text: written } of findPeriods(text)) {
        const month = SAME_MOMENT.exec(written)?.[1];
        const [, year, ofYear] = /^(\d{4})-(\d\d)$/u.exec(period) ?? [];
        if (month !== undefined && year !== undefined) starts.add(Number(year) * 12 + Number(ofYear) - Number(month));
        // "Year 2 (2026)" ends with it.
        if (month !== undefined && YEAR_OF_PLAN.test(written) && /^\d{4}$/u.test(period))
          starts.add((Number(period) + 1 - Number(month)) * 12);
      }
  }
  const [only, ...more] = starts;
  return only === undefined || more.length > 0 ? null : only;
}

/** "Month 12 (Dec 2025)" is read as one moment. */
const SAME_MOMENT = /^\p{L}+\s?(\d{1,2})\s?[([]/u;

const YEAR_OF_PLAN = /^(?:year|ann[ée]e|an|ano|y)\s?\d/iu;

function inCalendar(period: Period, start: number): Period {
  const [, unit, size] = /^([MY])(\d+)$/u.exec(period) ?? [];
  if (unit === undefined) return period;
  const months = start + Number(size) * (unit === "Y" ? 12 : 1);
  const [year, month] = [Math.floor((months - 1) / 12), ((months - 1) % 12) + 1];
  if (unit === "Y") return month === 12 ? String(year) : period;
  return `${year}-${String(month).padStart(2, "0")}`;
}
