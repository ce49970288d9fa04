import type { Evidence, ScoredFinding } from "../domain/finding.ts";
import type { Quantity } from "../domain/quantity.ts";
import { rankOf } from "../domain/source-rank.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { hasSmallUnits } from "../quantities/small-currencies.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { isRounded } from "./agree.ts";
import type { Analyst, AnalystInput } from "./analyst.ts";
import { calculationEvidence, computedConfidence, factsOf } from "./calculation-evidence.ts";
import type { ConfidenceBasis } from "./confidence.ts";
import { quoteOfFact } from "./quote.ts";
import { unitOf, writeFinding } from "./write-finding.ts";

interface Implausible {
  topic: Topic;
  value: number;
  /** Its ends, where it is a range. */
  range?: { min: number; max: number } | undefined;
  unit: string;
  currency?: string | undefined;
  period?: string | undefined;
  projected: boolean;
  confidence: ConfidenceBasis;
  evidence: () => Evidence[];
}

/** Values of the documents, and sums on them, outside of the topic's plausible range: the farthest of each topic. */
export function implausibleValues(analyst: Pick<Analyst, "name" | "tier">, input: AnalystInput): ScoredFinding[] {
  const { locale } = input;
  const words = ANALYST_SENTENCES[locale];
  const byTopic = Map.groupBy([...stated(input), ...computed(input)].filter(isOutside), ({ topic }) => topic.id);
  return [...byTopic.values()].flatMap((all) => {
    const [worst, ...others] = all.toSorted((a, b) => excess(b) - excess(a));
    const evidence = worst?.evidence() ?? [];
    if (worst === undefined || worst.topic.plausible === null || evidence.length === 0) return [];
    const { topic, value, range, unit, currency, period, projected, confidence } = worst;
    const kind = topic.unit ?? "number";
    const print = (number: number) => printValue(number, kind, currency, locale);
    return writeFinding(analyst, input, {
      key: `plausible/${topic.id}`,
      metric: topic.name[locale],
      category: topic.category,
      value,
      unit,
      period,
      basis: projected ? { nature: "projected" } : {},
      assessment: "suspicious",
      claim: words.claim.implausible({
        topic: topic.name[locale],
        period: sayPeriod(period ?? "", locale),
        value: range === undefined ? print(value) : `${print(range.min)} – ${print(range.max)}`,
        min: print(topic.plausible?.min ?? 0),
        max: print(topic.plausible?.max ?? 0),
        others: others.length,
      }),
      confidence,
      evidence,
    });
  });
}

function stated({ context, locale }: AnalystInput): Implausible[] {
  return witnessOf(context)
    .says({ sure: true })
    .flatMap((fact) => {
      const topic = topicById(fact.topic);
      if (topic === undefined || rankOf(fact.source) !== "primary" || isDream(fact, topic)) return [];
      return {
        topic,
        value: sizeOf(topic, fact.quantity),
        range: rangeOf(topic, fact.quantity),
        unit: unitOf(fact.quantity),
        currency: fact.quantity.currency,
        period: fact.period,
        projected: isPlan(fact, null),
        confidence: isRounded(fact.quantity) ? ("primary_rounded" as const) : ("primary_exact" as const),
        evidence: () => [quoteOfFact(context, fact, locale)].filter((one) => one !== null),
      };
    });
}

/** "For a billion users", "say 300 %": what is wished for some day, or an example, may be as large as it likes. */
const isDream = ({ nature, period }: Fact, { category }: Topic): boolean =>
  nature === "example" || (nature === "target" && category !== "structure" && period === undefined);

/** Its ends in what the topic is measured in: "45–60 days" is not 45 months. */
function rangeOf(topic: Topic, quantity: Quantity): Implausible["range"] {
  const { range } = quantity;
  if (range === undefined) return undefined;
  const [min, max] = [range.min, range.max].map((value) => sizeOf(topic, { ...quantity, value }));
  return { min: min ?? range.min, max: max ?? range.max };
}

function computed({ context, locale }: AnalystInput): Implausible[] {
  return witnessOf(context)
    .computed(locale)
    .flatMap((calculation) => {
      const topic = topicById(calculation.topic);
      if (topic === undefined) return [];
      return {
        topic,
        value: calculation.value,
        unit: calculation.unit,
        currency: topic.unit === "money" && calculation.unit !== "" ? calculation.unit : undefined,
        period: calculation.period,
        projected: calculation.projected === true,
        get confidence() {
          return computedConfidence(context, factsOf(context, calculation));
        },
        evidence: () => calculationEvidence(context, calculation, locale),
      };
    });
}

/** All of it is: a range whose one end is usual may be just that end. */
function isOutside({ topic: { plausible, unit }, value, range, currency }: Implausible): boolean {
  // Of an amount without a currency nobody knows how large it is.
  const unknown = unit === "money" && currency === undefined;
  if (hasSmallUnits(currency) || unknown || plausible === null) return false;
  return (range?.max ?? value) < plausible.min || (range?.min ?? value) > plausible.max;
}

/** How far outside, against the width of what is plausible. */
function excess({ topic: { plausible }, value }: Implausible): number {
  if (plausible === null) return 0;
  const beyond = value > plausible.max ? value - plausible.max : plausible.min - value;
  return beyond / (plausible.max - plausible.min || 1);
}
