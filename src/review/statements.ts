import { sayNumber } from "../consensus/positions.ts";
import { readValue } from "../consensus/values.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import type { Witness } from "../evidence/witness.ts";
import { INCONSISTENCY_SENTENCES } from "../i18n/inconsistencies.ts";
import { withoutMarkdown } from "../i18n/without-markdown.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { calculationsIn, type WrittenSum } from "../quantities/calculations/written-sums.ts";
import { numericGap, sameFigure } from "../quantities/compare.ts";
import { inMonths } from "../quantities/durations.ts";
import { parsePeriod, periodContains, samePeriod } from "../quantities/periods.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { ReviewBody } from "./answer.ts";

/** What the analysts state and the documents do not. */
export interface LooseStatements {
  /** A verdict set it aside, or its `sum` does not come out. */
  refuted: { said: string; sum?: string }[];
  /** No citation of it holds, and its figure stands in no document. */
  unfounded: string[];
  /** No citation of it holds; its figure is printed, but no passage was understood to say just that. */
  unplaced: string[];
}

/**
 * Everything the deal's analysts state, held against the documents once more, whether they cite anything or not: what
 * nobody disputes is not thereby found anywhere. Judgements and texts are opinions, and not looked for.
 */
export function looseStatements(review: ReviewBody, witness: Witness): LooseStatements {
  const own = new Set(review.agents.filter(({ builtIn }) => builtIn).map(({ agentName }) => agentName));
  const holding = new Set(
    (review.verification?.citations ?? [])
      .filter(({ check }) => check.status === "verified" || check.status === "relocated")
      .map(({ agentName, findingId }) => `${agentName}\u0000${findingId}`),
  );
  const refuted = new Map<string, LooseStatements["refuted"][number]>();
  const refute = (said: string, sum?: string) => refuted.set(said, { said, ...(sum !== undefined && { sum }) });
  const unfounded = new Set<string>();
  const unplaced = new Set<string>();
  for (const finding of review.findings) {
    const { agentName, id, lineage, claim = "" } = finding;
    if (own.has(agentName)) continue;
    const stated = "original" in lineage ? lineage.original : finding;
    if (lineage.status === "rejected") refute(sayStated({ ...finding, ...stated }, review.locale));
    else if (finding.inPassing === true && calculationsIn(claim).length > 0) {
      const wrong = ({ text }: WrittenSum) => checkCalculation({ formula: text }).reason === "wrong_result";
      if (calculationsIn(claim).some(wrong)) refute(`${claim} (${agentName})`, claim.trim());
    } else if (lineage.status === "untouched" && !holding.has(`${agentName}\u0000${id}`)) {
      if (isFound(finding, witness, review.locale)) continue;
      (isPrinted(finding, witness) ? unplaced : unfounded).add(sayStated(finding, review.locale));
    }
  }
  return { refuted: [...refuted.values()], unfounded: [...unfounded], unplaced: [...unplaced] };
}

/** Whether the figure of a finding stands anywhere in the documents, under whatever name. */
function isPrinted(finding: ScoredFinding, witness: Witness): boolean {
  const topic = matchTopic(finding.metric)?.topic ?? null;
  const read = readValue(finding, topic);
  return read.kind === "number" && witness.prints({ value: read.number, currency: read.currency });
}

/** What an analyst states, in the reader's numbers and quotation marks. */
function sayStated(finding: ScoredFinding, locale: Locale): string {
  const { agentName, metric, value, unit, inPassing, claim } = finding;
  if (inPassing === true && claim !== undefined)
    return `${INCONSISTENCY_SENTENCES[locale].quoted({ words: withoutMarkdown(claim) })} (${agentName})`;
  const topic = matchTopic(metric)?.topic ?? null;
  const read = typeof value === "number" ? readValue(finding, topic) : null;
  const said =
    read?.kind === "number"
      ? sayNumber(read.number, topic, read.currency, locale, read.bare ? undefined : read.unit)
      : [value, unit].filter((part) => part !== null && part !== undefined && part !== "").join(" ");
  return `${[metric, said].filter((part) => part !== "").join(" ")} (${agentName})`;
}

/** True where a document states the figure or gives it by a sum, and for what is no figure. */
function isFound(finding: ScoredFinding, witness: Witness, locale: Locale): boolean {
  const topic = matchTopic(finding.metric)?.topic ?? null;
  const read = readValue(finding, topic);
  if (read.kind === "existence") return read.existence === "unknown";
  if (read.kind !== "number") return true;
  const { number: value, currency, step, range } = read;
  const claimed = { value, currency, step, range };
  const says = (fact: Fact): boolean =>
    isOfTime(fact, finding.period) &&
    sameFigure(claimed, {
      ...fact.quantity,
      value: topic === null ? inMonths(fact.quantity) : sizeOf(topic, fact.quantity),
    });
  if (witness.says(topic === null ? {} : { topic: topic.id }).some(says)) return true;
  return topic !== null && witness.computed(locale, topic.id).some((sum) => numericGap(sum.value, value) <= ROUNDED);
}

/** Sums are given with fewer digits than they have. */
const ROUNDED = 0.02;

function isOfTime({ period: said }: Fact, asked: string | undefined): boolean {
  const period = asked === undefined ? null : parsePeriod(asked);
  if (period === null || said === undefined) return true;
  return samePeriod(said, period) || periodContains(said, period) || periodContains(period, said);
}
