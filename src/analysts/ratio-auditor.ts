import type { ScoredFinding } from "../domain/finding.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { formulasFor } from "../quantities/topics/formulas.ts";
import { type Analyst, type AnalystInput, type Gap, outputOf } from "./analyst.ts";
import { calculationEvidence, computedConfidence, factsOf } from "./calculation-evidence.ts";
import { formulaHygiene } from "./formula-hygiene.ts";
import { implausibleValues } from "./plausibility.ts";
import { sumsOfToday } from "./sums-of-today.ts";
import { keyMaker, topicName, writeFinding } from "./write-finding.ts";
import { gapWriter } from "./write-gap.ts";

/** The sums that follow from the documents, values outside of what is plausible, and how the model's formulas are kept. */
export const ratioAuditor: Analyst = {
  name: "ratio-auditor",
  tier: 1,
  analyse(input) {
    const gaps: Gap[] = [];
    const findings = [
      ...sums(input, gaps),
      ...implausibleValues(ratioAuditor, input),
      ...formulaHygiene(ratioAuditor, input, gaps),
    ];
    return outputOf(ratioAuditor, findings, gaps);
  },
};

function sums(input: AnalystInput, gaps: Gap[]): ScoredFinding[] {
  const { context, locale } = input;
  const write = gapWriter(locale);
  const unique = keyMaker();
  const { sums: today, unknown, contradicted } = sumsOfToday(input);
  for (const topic of unknown) gaps.push(write("sum_period_unknown", { topic: topicName(topic, locale) }, topic));
  for (const topic of contradicted) gaps.push(write("sum_contradicted", { topic: topicName(topic, locale) }, topic));
  if (today.length + unknown.length + contradicted.length === 0) gaps.push(write("nothing_computed"));
  return today.map((calculation) => {
    const topic = topicById(calculation.topic);
    const rhythm = formulasFor(calculation.topic).find((formula) => formula.rhythm !== undefined)?.rhythm;
    return writeFinding(ratioAuditor, input, {
      key: unique([calculation.topic, calculation.period ?? "today"].join("/")),
      metric: topicName(calculation.topic, locale),
      category: topic?.category ?? "financial",
      value: calculation.value,
      unit: calculation.unit,
      period: calculation.period,
      basis: rhythm === undefined ? {} : { rhythm },
      claim: ANALYST_SENTENCES[locale].claim.computed({
        formula: calculation.formula,
        calculation: calculation.calculation,
        period: sayPeriod(calculation.period ?? "", locale),
      }),
      confidence: computedConfidence(context, factsOf(context, calculation)),
      evidence: calculationEvidence(context, calculation, locale),
    });
  });
}
