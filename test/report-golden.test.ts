import { describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import { fold } from "../src/lexicon/fold.ts";
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

const longWords = (text: string): string[] => fold(text).match(/\p{L}{4,}/gu) ?? [];
const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(longWords));

/** Every word of a deal: its documents', its analysts' and the names of its files and sheets. */
async function ownTexts(deal: (typeof DEALS)[number]): Promise<string[]> {
  const { context, agentOutputs, deal: about } = await loadDeal(`examples/deals/${deal}`);
  const { dossier } = context;
  return [JSON.stringify({ dossier, agentOutputs, about })];
}

/** Texts that stand at one place of all these documents in the same words. */
function sameInAll([first, ...others]: readonly unknown[]): string[] {
  if (typeof first === "string") return others.every((one) => one === first) ? [first] : [];
  if (typeof first !== "object" || first === null) return [];
  const inner = (value: unknown, key: string) => (value as Record<string, unknown> | null)?.[key];
  return Object.keys(first).flatMap((key) => sameInAll([first, ...others].map((value) => inner(value, key))));
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

  it("says each sentence of its own in the reader's language: what all three say alike is the deal's own words", async () => {
    const told = await Promise.all(
      LOCALES.map(async (locale): Promise<unknown> => JSON.parse(toJson(await reviewOf(deal, locale)))),
    );
    const own = wordsOf(await ownTexts(deal));
    const alike = sameInAll(told).filter((text) => /\s/.test(text) && longWords(text).length >= 3);
    expect(alike.length).toBeGreaterThan(20);
    expect(alike.filter((text) => longWords(text).filter((word) => !own.has(word)).length >= 2)).toEqual([]);
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
