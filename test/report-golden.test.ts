import { describe, expect, it } from "vitest";
import { ReviewDocumentSchema, readReviewDocument, toJson } from "../src/report/json.ts";
import { toMarkdown } from "../src/report/markdown.ts";
import type { Review } from "../src/review/result.ts";
import { DEALS, expectGolden, LOCALES, reviewOf } from "./report-sample.ts";

/** What the engines came to, without a word of any language. */
function outcomeOf({ answer, coverage, settled, findings, synthesis, reflexions, verification, metrics }: Review) {
  return {
    trust: answer.trust,
    score: answer.score,
    coverage,
    contested: answer.contested.map(({ contradictionId }) => contradictionId).toSorted(),
    questions: answer.questions.map(({ importance, from }) => `${importance}, from a ${from.kind}`),
    redFlags: answer.redFlags.length,
    // Equally severe ones are listed by name, and so by language.
    verdicts: settled
      .toSorted((a, b) => (a.contradiction.id < b.contradiction.id ? -1 : 1))
      .map((one) => ({
        id: one.contradiction.id,
        topic: one.contradiction.topicId ?? null,
        severity: one.contradiction.severity.level,
        phase: one.phase,
        decision: one.resolution.verdict.decision,
        winner: one.resolution.verdict.winner,
        value: one.resolution.finalValue.value,
        unit: one.resolution.finalValue.unit ?? null,
        trust: one.resolution.baGuidance.trustLevel,
        settledBy: one.resolution.debateRecord.optimizationApplied ?? null,
      })),
    findings: Object.entries(Object.groupBy(findings, ({ lineage }) => lineage.status))
      .map(([status, some]) => `${status}: ${some.length}`)
      .toSorted(),
    citations: verification?.counts ?? null,
    reconciliation: (synthesis?.reconciliation ?? [])
      .filter(({ status }) => status === "agree" || status === "differ")
      .map(({ topic, period, status }) => `${topic} ${period ?? "today"}: ${status}`),
    corrections: reflexions.map(({ agentName, result }) => ({ agentName, ...result.improvementSummary })),
    targets: metrics.targets.map(({ name, value, met }) => ({ name, value, met })),
  };
}

describe.each(DEALS)("the review of %s", (deal) => {
  it("comes to the result on record, the same in every language", async () => {
    for (const locale of LOCALES) {
      const outcome = outcomeOf(await reviewOf(deal, locale));
      if (locale === LOCALES[0]) expectGolden(`test/golden/${deal}.json`, `${JSON.stringify(outcome, null, 2)}\n`);
      else expect(outcome).toEqual(outcomeOf(await reviewOf(deal, LOCALES[0])));
    }
  });

  it.each(LOCALES)("reads as on record in %s", async (locale) => {
    expectGolden(`test/golden/${deal}.${locale}.md`, toMarkdown(await reviewOf(deal, locale)));
  });

  it("is a document of the published version, no key more, and comes back the same", async () => {
    for (const locale of LOCALES) {
      const text = toJson(await reviewOf(deal, locale));
      const data: unknown = JSON.parse(text);
      expect(ReviewDocumentSchema.parse(data)).toEqual(data);
      expect(toJson(readReviewDocument(text))).toBe(text);
    }
  });
});
