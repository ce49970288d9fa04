import { createHash } from "node:crypto";
import type { ReconciledRow } from "../analysts/reconcile.ts";
import { topicsOf } from "../analysts/synthesis/completeness.ts";
import { addressedPassages, sayAddressed } from "../consensus/debate/addressed-passages.ts";
import type { VerificationContext } from "../domain/context.ts";
import { ContradictionSeverity } from "../domain/contradiction.ts";
import { rankOf } from "../domain/source-rank.ts";
import type { FactCoverage } from "../evidence/fact-sheet.ts";
import { witnessOf } from "../evidence/witness.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import type {
  DerivedFigure,
  FounderQuestion,
  KeyFigure,
  PlannedFigure,
  ReviewAnswer,
  ReviewRedFlag,
} from "./answer-shape.ts";
import { isDisputed, judge } from "./answer-trust.ts";
import { askFor } from "./ask-for.ts";
import { askedOnce, rowId } from "./asked-once.ts";
import { checkFirst, type SteeringPassage } from "./check-first.ts";
import { checkQuestions } from "./checked.ts";
import { derivedFiguresOf } from "./derived-figures.ts";
import { inconsistencyQuestions } from "./inconsistent.ts";
import { contested, keyFiguresOf } from "./key-figures.ts";
import { type Placeholder, placeholdersIn } from "./placeholders.ts";
import { plannedFiguresOf, unsureFiguresOf } from "./planned-figures.ts";
import { redFlagsFor, sameContradiction, weighsOnTheAnswer } from "./red-flags.ts";
import { firstGapIn } from "./reservations.ts";
import type { Review } from "./result.ts";
import { saidOtherwise } from "./said-otherwise.ts";
import { type LooseStatements, looseStatements } from "./statements.ts";

/** All of a review but the answer that is drawn from it. */
export type ReviewBody = Omit<Review, "answer">;

/** What the answer is drawn from beside the review itself. */
export interface AnswerMaterial {
  /** Passages of the documents that try to steer whoever reads them by machine. */
  steering: readonly SteeringPassage[];
  /** Up to this share apart, deck and model are not asked about: the user's `consensus.sameValue`. */
  close: number;
  /** The core figures the documents state, with what each rests on. */
  keyFigures: readonly KeyFigure[];
  /** Core figures that the documents give otherwise too, undated, each with its place. */
  otherwise: readonly string[];
  /** Core figures that the documents only plan. */
  planned: readonly PlannedFigure[];
  /** Core figures that were read without our being sure. */
  unsure: readonly PlannedFigure[];
  /** What follows from the core figures that are stated. */
  derived: readonly DerivedFigure[];
  /** How much of what stands in the documents was understood. */
  coverage: Pick<FactCoverage, "seen" | "understood" | "keyTopics">;
  /** The first thing that could not be read or that a reader does not see, and where. */
  firstGap: string | null;
  /** Passages of a template nobody filled in. */
  template: readonly Placeholder[];
  /** What the analysts state and the documents do not. */
  loose: LooseStatements;
}

/** What the answer is drawn from, of a deal's documents. */
export function materialOf(context: VerificationContext, review: ReviewBody, close: number): AnswerMaterial {
  const witness = witnessOf(context);
  const { locale } = review;
  const template = placeholdersIn(witness, locale);
  const keyFigures = contested(keyFiguresOf(context, locale, close), review);
  return {
    steering: addressedPassages(witness, locale).map((one) => ({
      id: one.passage,
      text: sayAddressed(one, locale),
      reference: one.reference,
      address: one.address,
    })),
    close,
    keyFigures,
    otherwise: saidOtherwise(witness, locale, close),
    planned: plannedFiguresOf(context, keyFigures, locale),
    unsure: unsureFiguresOf(context, keyFigures, locale),
    derived: derivedFiguresOf(context, keyFigures, locale),
    coverage: witness.sheet().coverage,
    firstGap: firstGapIn(
      witness.dossier.documents.filter(({ source }) => rankOf(source) === "primary"),
      witness,
      locale,
    ),
    template: template.length < FEWEST_PLACEHOLDERS ? [] : template,
    loose: looseStatements(review, witness),
  };
}

/** One stray bracket makes no template. */
const FEWEST_PLACEHOLDERS = 2;

/**
 * Can this analysis be trusted, what is contested, what to ask: computed from the rest of the review.
 */
export function answerFor(review: ReviewBody, material: AnswerMaterial): ReviewAnswer {
  const { steering, close, keyFigures } = material;
  const differing = differences(review, close);
  const redFlags = redFlagsFor(review, steering);
  const documentsOnly = review.agents.every(({ builtIn }) => builtIn);
  const { trust, reasons } = judge(review, {
    ...material,
    differing,
    // What cannot be true is a reason of its own.
    redFlags: toldOf(redFlags.filter((flag) => flag.from.kind !== "inconsistency" && weighsOnTheAnswer(flag, review))),
    documentsOnly,
  });
  const sentences = REVIEW_SENTENCES[review.locale];
  const headlines = documentsOnly ? sentences.headlineOfDocuments : sentences.headline;
  return {
    trust,
    headline: headlines[trust === "MEDIUM" && isDisputed(review, material) ? "disputed" : trust],
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
    keyFigures: [...keyFigures],
    ...(material.planned.length > 0 && { planned: [...material.planned] }),
    ...(material.unsure.length > 0 && { unsure: [...material.unsure] }),
    ...(material.derived.length > 0 && { derived: [...material.derived] }),
    checkFirst: checkFirst(review, { steering, keyFigures, redFlags, differing }),
  };
}

/** The warnings on the company in their words; false sources of analysts only where there is nothing else to warn of. */
function toldOf(flags: readonly ReviewRedFlag[]): string[] {
  const company = flags.filter(({ about }) => about !== "analyst");
  return company.length === 0 ? flags.map(({ text }) => text) : company.map(({ words, text }) => words ?? text);
}

/** Figures on which deck and model differ by more than what counts as the same value. */
function differences({ synthesis }: ReviewBody, close: number): ReconciledRow[] {
  const rows = synthesis?.reconciliation ?? [];
  return rows.filter(({ status, gap }) => status === "differ" && (gap === null || gap > close));
}

/** From verdicts, from analyses that lack data, and from documents that could not be read; most important first. */
function questionsFor(review: ReviewBody, differing: readonly ReconciledRow[]): FounderQuestion[] {
  const { settled, reflexions, unreadable, inconsistencies, locale } = review;
  const words = REVIEW_SENTENCES[locale];
  const alreadyAsked = new Set([
    ...settled.flatMap(({ contradiction: { topicId }, resolution }) =>
      resolution.baGuidance.questionForFounder === null ? [] : (topicId ?? []),
    ),
    ...differing.map(({ topic }) => topic),
    ...(review.synthesis?.score.completeness.missing ?? []).flatMap(topicsOf),
  ]);
  const asked: Omit<FounderQuestion, "id">[] = [
    ...inconsistencyQuestions(review),
    ...checkQuestions(review),
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
        from: { kind: "gap" as const, id: rowId(topic, period) },
      })),
    ...missingNeeds(review),
    ...reflexions.flatMap(({ agentName, result }) =>
      result.baNotice.dataNeedsFromFounder.flatMap((question, at) =>
        alreadyAsked.has(result.baNotice.needTopics?.[at] ?? "") ||
        sameContradiction(question, inconsistencies) !== undefined
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
  const gravestFirst = [...once.values()].toReversed().sort((a, b) => rank(a) - rank(b));
  return askedOnce(gravestFirst, review).map((one) => ({ id: questionId(one.from), ...one }));
}

/** What the documents are silent on and an investor must know. */
function missingNeeds({ synthesis, locale }: ReviewBody): Omit<FounderQuestion, "id">[] {
  const words = REVIEW_SENTENCES[locale];
  const { missing = [], unsure = [] } = synthesis?.score.completeness ?? {};
  return missing.map((need) => ({
    importance: "MODERATE" as const,
    question: askFor(need, unsure, locale),
    changes: words.askMissingChanges,
    from: { kind: "gap" as const, id: `missing ${need}` },
  }));
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

/** The same in every language: it names where the question comes from. */
const questionId = ({ kind, id }: FounderQuestion["from"]) =>
  `Q-${createHash("sha256").update(`${kind} ${id}`).digest("hex").slice(0, 10)}`;
