import { createHash } from "node:crypto";
import type { Deal } from "../deal/load-deal.ts";
import { ContradictionSeverity } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import { REVIEW_STAGES } from "../domain/review-stages.ts";
import { textsIn } from "../domain/texts-in.ts";
import { type Witness, witnessOf } from "../evidence/witness.ts";
import { allInPortugal, isEuropean, isOfPortugal } from "../i18n/portuguese.ts";
import { estimateEngineCosts } from "../model/estimate-costs.ts";
import { describeAgents, type GatheredOutput } from "./agents.ts";
import { answerFor, materialOf, type ReviewBody } from "./answer.ts";
import type { Engines } from "./engines.ts";
import { measure } from "./metrics.ts";
import type { ReviewOptions } from "./options.ts";
import type { ProcessedTier } from "./process-tier.ts";
import { readingOf } from "./reading.ts";
import { reservationsOf } from "./reservations.ts";
import type { Review, ReviewCost, ReviewFacts, ReviewGap, SettledContradiction } from "./result.ts";
import { recheckOf, standingGaps } from "./standing.ts";
import type { Workshop } from "./workshop.ts";

/** Everything the stages gave. */
interface ReviewParts
  extends Pick<
    Review,
    "inconsistencies" | "checks" | "reviewedAt" | "verification" | "recommendations" | "synthesis" | "findings"
  > {
  /** What a model read again on the pictures of pages. */
  pictures?: ReviewFacts["pictures"] | undefined;
  /** What a model proposed of the documents against themselves. */
  crossReading?: ReviewFacts["crossReading"] | undefined;
  deal: Deal;
  agents: readonly GatheredOutput[];
  tiers: readonly ProcessedTier<GatheredOutput>[];
  engines: Engines;
  workshop: Workshop;
  options: ReviewOptions;
}

/** Puts a review together from what its stages gave, and draws the answer from it. */
export function assemble(parts: ReviewParts): Review {
  const { deal, agents, tiers, engines, workshop, options, reviewedAt } = parts;
  const witness = witnessOf(deal.context);
  const { coverage, unreadable } = witness.dossier;
  const phases = tiers.flatMap(({ settled }) => settled ?? []);
  const settled = bySeverity(phases.flatMap((phase) => phase.settled));
  const reflexions = tiers.flatMap((tier) => tier.reflexions);
  const notExamined = phases.flatMap((phase) => phase.notExamined);
  const detected = phases.flatMap((phase) => phase.detected);
  const totalDurationMs = workshop.stopwatch.total();
  const spending = workshop.meter.breakdown();
  const body: ReviewBody = {
    version: 1,
    reviewId: options.reviewId ?? nameOf(deal.deal.name, reviewedAt),
    reviewedAt,
    locale: workshop.locale,
    deal: { ...deal.deal, ...(isOfPortugal(textsOf(witness, agents)) && { portugal: true as const }) },
    inconsistencies: parts.inconsistencies,
    ...(parts.checks !== undefined && { checks: parts.checks }),
    coverage,
    facts: {
      ...readingOf(deal.context),
      ...(parts.pictures !== undefined && { pictures: parts.pictures }),
      ...(parts.crossReading !== undefined && { crossReading: parts.crossReading }),
    },
    documents: describeDocuments(witness, workshop.locale),
    unreadable,
    warnings: deal.warnings,
    agents: describeAgents(agents, reflexions),
    builtInAnalysts: agents.every(({ builtIn }) => builtIn),
    stages: workshop.stages,
    gaps: inOrder([...standingGaps(options.standing), ...workshop.gaps]),
    verification: parts.verification,
    detection: phases.length < tiers.length ? null : joinDetections(phases.map(({ detection }) => detection)),
    settled,
    noted: phases.flatMap(({ noted }) => noted),
    notExamined,
    recommendations: parts.recommendations,
    reflexions,
    notReflected: tiers.flatMap(({ notReflected }) => notReflected),
    synthesis: parts.synthesis,
    findings: parts.findings,
    decisions: (options.decisions ?? []).map((decision) => ({
      ...decision,
      contradictionId: idOn(decision.topic, settled),
    })),
    metrics: measure({
      detected,
      settled,
      notExamined,
      reflexions,
      spent: spending.spent,
      totalDurationMs,
      models: engines.models,
      outputs: agents,
    }),
    cost: {
      models: engines.models,
      estimate: estimateOf(engines, detected, reflexions),
      limits: engines.limits,
      ...spending,
      leftToCourt: leftToCourt(settled),
    },
    ...(options.standing !== undefined && { recheck: recheckOf(options.standing) }),
  };
  const review: Review = {
    ...body,
    answer: answerFor(body, materialOf(deal.context, body, engines.config.consensus.sameValue)),
  };
  const { trust, score, contested } = review.answer;
  workshop.emit({ type: "review_finished", trust, score, contested: contested.length, durationMs: totalDurationMs });
  return isEuropean(review) ? allInPortugal(review) : review;
}

/** Every word of the deal: its documents' and its analysts'. */
function* textsOf(witness: Witness, agents: readonly GatheredOutput[]): Generator<string> {
  for (const { text } of witness.passages()) yield text;
  for (const agent of agents) if (!agent.builtIn) yield* textsIn(agent);
}

/** What a review says of the documents it read. */
const describeDocuments = (witness: Witness, locale: Locale): Review["documents"] =>
  witness.dossier.documents.map((document) => {
    const { id, name, source, format } = document;
    const reservations = reservationsOf(document, witness, locale);
    return {
      id,
      name,
      source,
      format,
      sections: witness.lengthOf(document),
      ...(reservations.length > 0 && { reservations }),
    };
  });

/** The same deal at the same time is the same review. */
const nameOf = (deal: string, at: Date): string =>
  `rev-${createHash("sha256").update(`${deal}\u0000${at.toISOString()}`).digest("hex").slice(0, 12)}`;

/** Most severe first, whatever phase it was settled in. */
function bySeverity(settled: SettledContradiction[]): SettledContradiction[] {
  const rank = ({ contradiction }: SettledContradiction) =>
    ContradictionSeverity.options.indexOf(contradiction.severity.level);
  return settled.sort((a, b) => rank(a) - rank(b));
}

/** The contradiction on the same question in this review. */
const idOn = (topic: string, settled: readonly SettledContradiction[]): string | null =>
  settled.find(({ contradiction }) => contradiction.topic === topic)?.contradiction.id ?? null;

/** Parts run side by side; their gaps are told in the order of the stages. */
function inOrder(gaps: readonly ReviewGap[]): ReviewGap[] {
  const key = ({ stage, subject = "" }: ReviewGap) =>
    `${String(REVIEW_STAGES.indexOf(stage)).padStart(2, "0")} ${subject}`;
  return [...gaps].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function joinDetections(detections: readonly NonNullable<Review["detection"]>[]): NonNullable<Review["detection"]> {
  return {
    definitionMismatches: once(detections.flatMap(({ definitionMismatches }) => definitionMismatches)),
    gaps: once(detections.flatMap(({ gaps }) => gaps)),
    refused: once(detections.flatMap(({ refused }) => refused)),
  };
}

/** Both phases see the findings of tier 1. */
const once = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

function estimateOf(
  { models, config }: Engines,
  detected: Parameters<typeof estimateEngineCosts>[0],
  reflexions: Review["reflexions"],
): ReviewCost["estimate"] {
  const model = models.arbitrator ?? models.critic;
  return model === undefined ? null : estimateEngineCosts(detected, reflexions, { model, config });
}

const KEPT_FROM_SPEAKING = new Set(["BUDGET_EXHAUSTED", "MODEL_FAILED", "ABORTED"]);

/** Cases in which a model was to speak and could not. */
function leftToCourt(settled: readonly SettledContradiction[]): ReviewCost["leftToCourt"] {
  return settled.flatMap(({ contradiction, resolution }) =>
    resolution.debateRecord.path
      .filter(({ rung }) => KEPT_FROM_SPEAKING.has(rung))
      .map(({ code = "unknown", reason }) => ({
        contradictionId: contradiction.id,
        topic: contradiction.topic,
        code,
        reason,
      })),
  );
}
