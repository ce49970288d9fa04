import { synthesise } from "../analysts/synthesis/synthesise.ts";
import { applyResolution } from "../consensus/apply.ts";
import type { Deal } from "../deal/load-deal.ts";
import type { Resolution } from "../domain/resolution.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { findInconsistencies } from "../evidence/consistency/find.ts";
import { answerFor, materialOf, type ReviewBody } from "../review/answer.ts";
import { describeDocuments } from "../review/assemble.ts";
import { setUpEngines } from "../review/engines.ts";
import { measure } from "../review/metrics.ts";
import type { ReviewOptions } from "../review/options.ts";
import { readingOf } from "../review/reading.ts";
import type { Review, SettledContradiction } from "../review/result.ts";
import { caseTimer } from "../review/timings.ts";
import { Workshop } from "../review/workshop.ts";
import type { TenantStore } from "../store/port.ts";
import { documentOf } from "./document.ts";
import type { RunPlan } from "./plan.ts";

/** The review `of` again, its named verdicts settled on the documents of today, all others as they were. */
export async function recheck(
  tenant: TenantStore,
  plan: NonNullable<RunPlan["recheck"]>,
  deal: Deal,
  options: ReviewOptions,
): Promise<Review> {
  const before = await documentOf(tenant, plan.of);
  const workshop = new Workshop({ ...options, locale: before.locale });
  const { locale } = workshop;
  const reviewedAt = options.clock?.() ?? new Date();
  const engines = setUpEngines(options, workshop, () => reviewedAt, deal.deal);
  const { context, agentOutputs } = deal;
  const wanted = new Set(plan.contradictionIds);
  const { documents, coverage, unreadable } = dossierOf(context);

  workshop.emit({
    type: "review_started",
    deal: deal.deal.name,
    documents: documents.length,
    agents: agentOutputs.length,
  });
  const verification = await workshop.stage("verification", null, () => {
    const result = verifyAgentOutputs(context, agentOutputs, { locale });
    return { result, counts: { citations: result.citations.length, calculations: result.calculations.length } };
  });
  const settle = async ({ contradiction }: SettledContradiction): Promise<Resolution | null> =>
    workshop.part(contradiction.topic, async () => {
      const { result, ms } = await workshop.stopwatch.time(caseTimer(contradiction.id), () =>
        engines.consensus.resolve(contradiction, context, { signal: options.signal }),
      );
      return { ...result, debateRecord: { ...result.debateRecord, totalDuration: ms } };
    });
  const notAgain: SettledContradiction[] = [];
  const settled = await workshop.stage("consensus1", before.settled, async () => {
    const result: SettledContradiction[] = [];
    for (const one of before.settled) {
      const resolution = wanted.has(one.contradiction.id) ? await settle(one) : one.resolution;
      if (resolution === null) notAgain.push(one);
      else result.push({ ...one, resolution });
    }
    return { result, counts: { settled: wanted.size - notAgain.length, kept: before.settled.length - wanted.size } };
  });
  const findings = settled
    .filter(({ contradiction }) => wanted.has(contradiction.id))
    .reduce((so, { contradiction, resolution }) => applyResolution(so, contradiction, resolution), before.findings);
  const synthesis = await workshop.stage("synthesis", null, () => ({
    result: synthesise(findings, { context, deal: deal.deal, locale }, []),
  }));

  const spending = workshop.meter.breakdown();
  const totalDurationMs = workshop.stopwatch.total();
  const detected = [...before.settled, ...before.notExamined].map(({ contradiction }) => contradiction);
  const { answer: _answer, ...rest } = before;
  const body: ReviewBody = {
    ...rest,
    reviewId: options.reviewId ?? before.reviewId,
    reviewedAt,
    deal: deal.deal,
    coverage,
    facts: readingOf(context),
    unreadable,
    warnings: deal.warnings,
    inconsistencies: findInconsistencies(context, { locale: workshop.locale }),
    documents: describeDocuments(documents, workshop.locale),
    stages: workshop.stages,
    gaps: [...before.gaps, ...workshop.gaps],
    verification,
    settled,
    notExamined: [
      ...before.notExamined,
      ...notAgain.map(({ contradiction, phase }) => ({
        contradiction,
        phase,
        reason: "failed" as const,
        explanation: workshop.gaps.at(-1)?.message ?? "",
      })),
    ],
    findings,
    synthesis,
    decisions: [...(options.decisions ?? [])],
    metrics: measure({
      detected: [...detected, ...before.noted],
      settled,
      notExamined: [...before.notExamined, ...notAgain],
      reflexions: before.reflexions,
      spent: spending.spent,
      totalDurationMs,
    }),
    cost: { ...before.cost, models: engines.models, limits: engines.limits, ...spending },
    recheck: { of: plan.of, settledAgain: [...wanted], changes: plan.changes },
  };
  const review: Review = {
    ...body,
    answer: answerFor(body, materialOf(context, workshop.locale, engines.config.consensus.sameValue)),
  };
  const { trust, score, contested } = review.answer;
  workshop.emit({ type: "review_finished", trust, score, contested: contested.length });
  return review;
}
