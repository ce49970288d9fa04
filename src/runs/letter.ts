import { LETTER_STAGES, type LetterStage, type QuestionGroup } from "../domain/follow-up.ts";
import type { Locale } from "../domain/locale.ts";
import { type LetterQuestion, letterOf } from "../followup/letter.ts";
import { stageOf } from "../followup/stage.ts";
import type { Review } from "../review/result.ts";
import type { QuestionWork, TenantStore } from "../store/port.ts";
import { withDecidedSince } from "./decided-since.ts";
import { documentOf } from "./document.ts";
import { latestReview } from "./latest-review.ts";
import type { DealShelf } from "./shelf.ts";
import { toldIn } from "./told-in.ts";

/** Where a question stands between the investor and the founder. */
export type QuestionState = "draft" | "sent" | "answered" | "closed";

/** A question with what people did about it. */
export interface WorkedQuestion extends Omit<LetterQuestion, "kind" | "text"> {
  /** `own`: the user's. `before`: an earlier review asked it, and the latest one does not any more. */
  kind: LetterQuestion["kind"] | "own" | "before";
  text: string;
  /** As the review words it, where somebody wrote it anew. */
  original: string | null;
  state: QuestionState;
  sentAt: string | null;
  answer: string | null;
  answeredAt: string | null;
  checked: QuestionWork["checked"];
  /** Where it stands in the letter. */
  place: number;
}

/** The letter about a deal as it is today. */
export interface WorkedLetter {
  reviewId: string;
  deal: string;
  locale: Locale;
  stage: LetterStage;
  questions: WorkedQuestion[];
}

interface Wanted {
  dealId: string;
  /** Default: the language the deal itself speaks, which is the founder's. */
  locale?: Locale | undefined;
  stage?: LetterStage | undefined;
}

/** The letter to the founder of a deal; null where no review of it is finished. */
export async function workedLetter(
  tenant: TenantStore,
  { dealId, locale, stage }: Wanted,
  shelf: DealShelf,
): Promise<WorkedLetter | null> {
  const record = await latestReview(tenant, dealId);
  if (record === null) return null;
  const kept = await documentOf(tenant, record.id);
  const spoken = locale ?? kept.deal.locale;
  const decisions = await tenant.decisions.ofDeal(dealId);
  const told = withDecidedSince(await toldIn(tenant, record, spoken, shelf), decisions, record.id);
  const chosen = stage ?? stageOf(told);
  return {
    reviewId: record.id,
    deal: kept.deal.name,
    locale: told.locale,
    stage: chosen,
    questions: workedQuestions(told, chosen, await tenant.questions.ofDeal(dealId)),
  };
}

/** The questions of the review and those of other stages that somebody took, each with the work on it. */
export function workedQuestions(review: Review, stage: LetterStage, work: readonly QuestionWork[]): WorkedQuestion[] {
  const touched = new Map(work.map((one) => [one.id, one]));
  const offered = letterOf(review, stage);
  const known = new Set(offered.map(({ id }) => id));
  const elsewhere = LETTER_STAGES.flatMap((other) => letterOf(review, other)).filter(
    ({ id }) => !known.has(id) && isTaken(touched.get(id)),
  );
  const asked = [...new Map([...offered, ...elsewhere].map((one) => [one.id, one])).values()];
  const others = work.filter(({ id }) => !asked.some((one) => one.id === id)).flatMap(withoutReview);
  return [...asked.map((one, at) => worked(one, touched.get(one.id), at)), ...others].sort((a, b) => a.place - b.place);
}

const isTaken = (work: QuestionWork | undefined): boolean =>
  work !== undefined && (work.kept === true || work.sentAt !== null || work.answer !== null);

const STEP = 10;

function worked({ kind, ...question }: LetterQuestion, work: QuestionWork | undefined, at: number): WorkedQuestion {
  return {
    ...question,
    kind,
    text: work?.text ?? question.text,
    original: work?.text == null ? null : question.text,
    kept: work?.kept ?? question.kept,
    ...workOn(work),
    place: work?.place ?? (at + 1) * STEP,
  };
}

/** The user's own, or one that no review asks any more but somebody already worked on. */
function withoutReview(work: QuestionWork): WorkedQuestion[] {
  const text = work.text ?? work.asked;
  const own = work.id.startsWith("own-");
  if (text === null || (!own && work.sentAt === null && work.answer === null)) return [];
  return [
    {
      id: work.id,
      kind: own ? "own" : "before",
      group: work.group ?? ("numbers" satisfies QuestionGroup),
      text,
      original: null,
      importance: null,
      changes: null,
      from: null,
      kept: own && (work.kept ?? true),
      ...workOn(work),
      place: work.place ?? Number.MAX_SAFE_INTEGER,
    },
  ];
}

function workOn(work: QuestionWork | undefined) {
  const state: QuestionState = work?.closed
    ? "closed"
    : work?.answer != null
      ? "answered"
      : work?.sentAt != null
        ? "sent"
        : "draft";
  return {
    state,
    sentAt: work?.sentAt ?? null,
    answer: work?.answer ?? null,
    answeredAt: work?.answeredAt ?? null,
    checked: work?.checked ?? null,
  };
}
