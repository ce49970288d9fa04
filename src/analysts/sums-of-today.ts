import type { Calculation } from "../domain/calculation.ts";
import { addAll } from "../domain/many.ts";
import { calendarYear, endMonth } from "../evidence/facts/period-order.ts";
import { witnessOf } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { AnalystInput } from "./analyst.ts";
import { factsOf } from "./calculation-evidence.ts";
import { contradictedFacts, readToday } from "./readings.ts";
import { ofToday } from "./time.ts";

/** Sums that may be shown, and those that may not with the reason. */
interface SumsOfToday {
  sums: Calculation[];
  /** Topics whose sums rest on years of which nothing says whether they happened. */
  unknown: string[];
  /** Topics whose sums all rest on a value that its own document contradicts. */
  contradicted: string[];
}

/**
 * Today's sums: per topic those of the last reported year, each distinct result once. Where a document contradicts
 * itself on an input, the sum is not made: that would choose between its values in silence.
 */
export function sumsOfToday(input: Pick<AnalystInput, "context" | "locale">): SumsOfToday {
  return witnessOf(input.context).remember(`sums of today ${input.locale}`, () => make(input));
}

function make({ context, locale }: Pick<AnalystInput, "context" | "locale">): SumsOfToday {
  const lastYear = witnessOf(context).reportedYear();
  const contradicted = contradictedFacts(context);
  const undatable = new Set(
    (["deck", "financial_model"] as const).flatMap((source) =>
      readToday(context, source).flatMap((one) => (one.kind === "period_unknown" ? one.facts : [])),
    ),
  );
  const result: SumsOfToday = { sums: [], unknown: [], contradicted: [] };
  const happened = witnessOf(context)
    .computed(locale)
    .filter(({ topic, projected }) => projected !== true && topicById(topic) !== undefined);
  for (const [topic, all] of Map.groupBy(happened, (one) => one.topic)) {
    const today = latest(all, lastYear);
    if (today === "unknown" || today.some((one) => factsOf(context, one).some((fact) => undatable.has(fact)))) {
      result.unknown.push(topic);
      continue;
    }
    const sound = today.filter((one) => !factsOf(context, one).some((fact) => contradicted.has(fact)));
    if (sound.length === 0 && today.length > 0) result.contradicted.push(topic);
    addAll(result.sums, distinctResults(sound));
  }
  return result;
}

function latest(all: readonly Calculation[], lastYear: number | null): Calculation[] | "unknown" {
  const dated = all.map((one) => ({ one, basis: {}, ...(one.period === undefined ? {} : { period: one.period }) }));
  const today = ofToday(dated, lastYear);
  if (today === "unknown") return today;
  const isOld = ({ period }: Calculation) => {
    const year = period === undefined ? null : calendarYear(period);
    return year !== null && lastYear !== null && year < lastYear;
  };
  return today.map(({ one }) => one).filter((one) => !isOld(one));
}

/** Each result once, the latest period first. */
function distinctResults(sums: readonly Calculation[]): Calculation[] {
  const ordered = sums.toSorted((a, b) => endMonth(b.period) - endMonth(a.period));
  return ordered.filter((one, at) => ordered.findIndex(({ formatted }) => formatted === one.formatted) === at);
}
