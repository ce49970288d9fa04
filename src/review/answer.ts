import { createHash } from "node:crypto";
import type { ReconciledRow } from "../analysts/reconcile.ts";
import { ContradictionSeverity } from "../domain/contradiction.ts";
import type { TrustLevel } from "../domain/resolution.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import { inconsistencyCap, inconsistencyFlags, inconsistencyQuestions } from "./inconsistent.ts";
import { redFlagsFor } from "./red-flags.ts";
import type { FounderQuestion, Review, ReviewAnswer, ReviewTrust } from "./result.ts";

/** All of a review but the answer that is drawn from it. */
export type ReviewBody = Omit<Review, "answer">;

/** Above these shares of false citations and wrong sums the trust is at most MEDIUM, and LOW. */
const SOME_FALSE = 0.05;
const MANY_FALSE = 0.25;
/** Above this share of citations whose document cannot be opened the trust is LOW: most of it is unproven. */
const MOST_OUT_OF_REACH = 0.5;

const WEIGHTY = new Set<string>(["CRITICAL", "MAJOR"]);
const FALSE_STATUSES = new Set<string>(["phantom", "altered", "unsupported"]);

/** What the answer is drawn from beside the review itself. */
export interface AnswerMaterial {
  /** Passages of the documents that try to steer whoever reads them by machine. */
  steering: readonly string[];
  /** Up to this share apart, deck and model are not asked about: the user's `consensus.sameValue`. */
  close: number;
}

/**
 * Can this analysis be trusted, what is contested, what to ask: computed from the rest of the review.
 */
export function answerFor(review: ReviewBody, { steering, close }: AnswerMaterial): ReviewAnswer {
  const differing = differences(review, close);
  const redFlags = redFlagsFor(review, [...inconsistencyFlags(review), ...steering]);
  const { trust, reasons } = judge(review, differing, redFlags.length);
  return {
    trust,
    headline: REVIEW_SENTENCES[review.locale].headline[trust],
    reasons,
    score: review.synthesis?.score.score ?? null,
    contested: review.settled
      .filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED")
      .map(({ contradiction, resolution }) => ({
        contradictionId: contradiction.id,
        topic: contradiction.topic,
        severity: contradiction.severity.level,
        oneLiner: resolution.baGuidance.oneLiner,
      })),
    questions: questionsFor(review, differing),
    redFlags,
  };
}

/** Each rule that lowers the trust gives its reason; where none does, what was checked is the reason. */
function judge(
  review: ReviewBody,
  rows: readonly ReconciledRow[],
  redFlags: number,
): { trust: ReviewTrust; reasons: string[] } {
  const words = REVIEW_REASONS[review.locale];
  const caps: { at: ReviewTrust; reason: string }[] = [];
  const cap = (at: ReviewTrust, reason: string) => caps.push({ at, reason });
  const { coverage, gaps, settled, notExamined, verification, unreadable, warnings } = review;

  const inconsistent = inconsistencyCap(review);
  if (inconsistent !== null) cap(inconsistent.at, inconsistent.reason);
  if (coverage === "none") cap("CANNOT_ASSESS", words.nothingReliable);
  if (review.findings.length === 0) cap("CANNOT_ASSESS", words.noFindings);
  if (coverage === "secondary_only") cap("MEDIUM", words.secondaryOnly);
  if (coverage === "partial" || unreadable.length > 0)
    cap("MEDIUM", words.partlyUnreadable({ names: unreadable.map(({ name }) => name) }));
  const unread = warnings.filter(({ code }) => code === "agent_file_unreadable").length;
  if (unread > 0) cap("MEDIUM", words.agentsUnreadable({ files: unread }));
  const failed = review.stages.filter(({ status }) => status === "failed").length;
  if (failed > 0) cap("LOW", words.stagesFailed({ stages: failed }));
  else if (gaps.length > 0) cap("MEDIUM", words.gaps({ gaps: gaps.length }));

  const open = settled.filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED");
  const severityOf = (level: string) =>
    open.filter(({ contradiction }) => contradiction.severity.level === level).length;
  if (severityOf("CRITICAL") > 0) cap("LOW", words.openCritical({ count: severityOf("CRITICAL") }));
  const others = open.length - severityOf("CRITICAL");
  if (others > 0) cap("MEDIUM", words.open({ count: others }));
  const unexamined = notExamined.filter(({ contradiction }) => WEIGHTY.has(contradiction.severity.level)).length;
  if (unexamined > 0) cap("LOW", words.notExamined({ count: unexamined }));
  const doubtful = settled.filter(
    ({ contradiction, resolution }) =>
      resolution.verdict.decision !== "UNRESOLVED" &&
      WEIGHTY.has(contradiction.severity.level) &&
      resolution.baGuidance.trustLevel === "LOW",
  ).length;
  if (doubtful > 0) cap("MEDIUM", words.lowTrustVerdicts({ count: doubtful }));
  const toConfirm = settled.filter(
    ({ contradiction, resolution }) =>
      resolution.verdict.decision !== "UNRESOLVED" &&
      WEIGHTY.has(contradiction.severity.level) &&
      resolution.baGuidance.trustLevel === "MEDIUM",
  ).length;
  if (toConfirm > 0) cap("MEDIUM", words.verdictsToConfirm({ count: toConfirm }));

  if (rows.length > 0) cap("MEDIUM", words.deckAgainstModel({ count: rows.length }));

  const checked = (verification?.citations.length ?? 0) + (verification?.calculations.length ?? 0);
  const wrong = falseClaims(review);
  if (redFlags > 0) cap("MEDIUM", words.redFlags({ count: redFlags }));
  if (checked === 0 && review.findings.length > 0) cap("LOW", words.nothingChecked);
  else if (wrong / checked > MANY_FALSE) cap("LOW", words.falseClaims({ wrong, checked }));
  else if (wrong / checked > SOME_FALSE) cap("MEDIUM", words.falseClaims({ wrong, checked }));

  const beyondReach = verification?.counts.citations.unverifiable ?? 0;
  if (checked > 0 && beyondReach / checked > MOST_OUT_OF_REACH)
    cap("LOW", words.unverifiable({ count: beyondReach, checked }));
  else if (checked > 0 && beyondReach / checked > MANY_FALSE)
    cap("MEDIUM", words.unverifiable({ count: beyondReach, checked }));

  const order: ReviewTrust[] = ["CANNOT_ASSESS", "LOW", "MEDIUM"];
  const trust = order.find((level) => caps.some(({ at }) => at === level)) ?? ("HIGH" satisfies TrustLevel);
  const reasons = order.flatMap((level) => caps.filter(({ at }) => at === level).map(({ reason }) => reason));
  if (reasons.length > 0) return { trust, reasons };
  return { trust, reasons: [words.allHolds({ checked, settled: settled.length })] };
}

/** Figures on which deck and model differ by more than what counts as the same value. */
function differences({ synthesis }: ReviewBody, close: number): ReconciledRow[] {
  const rows = synthesis?.reconciliation ?? [];
  return rows.filter(({ status, gap }) => status === "differ" && (gap === null || gap > close));
}

/** Citations that do not hold and sums that do not come out. */
function falseClaims({ verification }: ReviewBody): number {
  if (verification === null) return 0;
  const citations = verification.citations.filter(({ check }) => FALSE_STATUSES.has(check.status)).length;
  return citations + verification.counts.calculations.wrong;
}

/** From verdicts, from analyses that lack data, and from documents that could not be read; most important first. */
function questionsFor(review: ReviewBody, differing: readonly ReconciledRow[]): FounderQuestion[] {
  const { settled, reflexions, unreadable, locale } = review;
  const words = REVIEW_SENTENCES[locale];
  const alreadyAsked = [
    ...settled.flatMap(({ contradiction, resolution }) =>
      resolution.baGuidance.questionForFounder === null ? [] : contradiction.topic,
    ),
    ...differing.map(({ name }) => name),
  ];
  const asked: Omit<FounderQuestion, "id">[] = [
    ...inconsistencyQuestions(review),
    ...settled.flatMap(({ contradiction: { id, severity }, resolution }) => {
      const question = resolution.baGuidance.questionForFounder;
      if (question === null) return [];
      const from = { kind: "contradiction" as const, id };
      return [{ importance: severity.level, question, changes: resolution.whatWouldChangeIt, from }];
    }),
    ...unreadable.map(({ id, name }) => ({
      importance: "MAJOR" as const,
      question: words.askReadable({ name }),
      changes: words.askReadableChanges,
      from: { kind: "gap" as const, id },
    })),
    ...differing
      .filter((row) => !isAsked(row, settled))
      .map(({ topic, period, explanation }) => ({
        importance: "MODERATE" as const,
        question: words.askDiffering({ explanation }),
        changes: words.askDifferingChanges,
        from: { kind: "gap" as const, id: period === undefined ? topic : `${topic} ${period}` },
      })),
    ...reflexions.flatMap(({ agentName, result }) =>
      result.baNotice.dataNeedsFromFounder.flatMap((question, at) =>
        alreadyAsked.some((name) => speaksOf(question, name))
          ? []
          : {
              importance: "MODERATE" as const,
              question,
              changes: words.askDataChanges({ agentName }),
              from: { kind: "reflexion" as const, id: `${agentName} ${at + 1}` },
            },
      ),
    ),
  ];
  const rank = ({ importance }: Pick<FounderQuestion, "importance">) =>
    ContradictionSeverity.options.indexOf(importance);
  const once = new Map(asked.toReversed().map((one) => [one.question, one]));
  return [...once.values()]
    .toReversed()
    .sort((a, b) => rank(a) - rank(b))
    .map((one) => ({ id: questionId(one.from), ...one }));
}

/** The verdict on this figure at this time already asks which of the documents is right. */
function isAsked({ topic, period }: ReconciledRow, settled: Review["settled"]): boolean {
  return settled.some(
    ({ contradiction, resolution }) =>
      contradiction.topicId === topic &&
      resolution.baGuidance.questionForFounder !== null &&
      (contradiction.period === undefined || period === undefined || contradiction.period === period),
  );
}

/** The question is about this metric: it names it between quotation marks. */
const speaksOf = (question: string, name: string): boolean =>
  [`« ${name} »`, `«\u00a0${name}\u00a0»`, `“${name}”`, `"${name}"`].some((quoted) => question.includes(quoted));

/** The same in every language: it names where the question comes from. */
const questionId = ({ kind, id }: FounderQuestion["from"]) =>
  `Q-${createHash("sha256").update(`${kind} ${id}`).digest("hex").slice(0, 10)}`;
