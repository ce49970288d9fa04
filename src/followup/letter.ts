import type { ContradictionSeverity } from "../domain/contradiction.ts";
import { type LetterStage, QUESTION_GROUPS, type QuestionGroup } from "../domain/follow-up.ts";
import { FIRST_QUESTIONS } from "../domain/founder-questions.ts";
import { STAGE_QUESTIONS, stageQuestions } from "../domain/standing-questions.ts";
import { asInPortugal, isEuropean } from "../i18n/portuguese.ts";
import { STAGE_QUESTION_WORDS } from "../i18n/stage-questions.ts";
import { setIn } from "../i18n/tied.ts";
import type { FounderQuestion } from "../review/answer-shape.ts";
import { isAbout } from "../review/asked-once.ts";
import type { Review } from "../review/result.ts";
import { groupOf } from "./groups.ts";
import { questionKeys } from "./question-key.ts";
import { stageOf } from "./stage.ts";
import { askedKindly } from "./voice.ts";

/** A question as a letter to the founder would ask it. */
export interface LetterQuestion {
  /** The same in every language and every later review; "S-cap_table" for a standing one. */
  id: string;
  kind: "review" | "standing";
  group: QuestionGroup;
  text: string;
  /** Null for standing ones: every company is asked. */
  importance: ContradictionSeverity | null;
  /** For the investor, not for the founder: what an answer would change. */
  changes: string | null;
  from: FounderQuestion["from"] | null;
  /** Whether it goes into the letter unless somebody says otherwise. */
  kept: boolean;
}

/**
 * What to ask the founder, by heading and in the order of its weight: what the review could not settle, and what every
 * company of this stage is asked, which is offered and not taken for granted.
 */
export function letterOf(review: Review, stage: LetterStage = stageOf(review)): LetterQuestion[] {
  const now = review.answer.questions
    .filter((question) => !isForLater(question, review) && !isDecided(question, review))
    .slice(0, FIRST_QUESTIONS);
  const asked = [...questionKeys(review)].map(
    ([question, id]): LetterQuestion => ({
      id,
      kind: "review",
      group: groupOf(question, review),
      text: askedKindly(question, review),
      importance: question.importance,
      changes: question.changes,
      from: question.from,
      kept: now.includes(question),
    }),
  );
  const standing = stageQuestions(stage).map(
    (one): LetterQuestion => ({
      id: `S-${one}`,
      kind: "standing",
      group: STAGE_QUESTIONS[one].group,
      text: STAGE_QUESTION_WORDS[review.locale][one],
      importance: null,
      changes: null,
      from: null,
      kept: false,
    }),
  );
  const say = isEuropean(review) ? asInPortugal : setIn(review.locale);
  return QUESTION_GROUPS.flatMap((group) =>
    [...asked, ...standing].filter((one) => one.group === group).map((one) => ({ ...one, text: say(one.text) })),
  );
}

/** A person has settled what it asks: it can still be put into the letter, and no longer goes by itself. */
const isDecided = (question: FounderQuestion, review: Review): boolean =>
  review.decisions.some(
    ({ contradictionId }) => contradictionId !== null && isAbout(question, contradictionId, review),
  );

/** What only makes sense to ask once there is revenue. */
const AFTER_REVENUE = new Set(["missing growth", "missing margin", "missing retention"]);

/** A founder who may have no revenue is asked for it, and not yet how it grew. */
function isForLater({ from }: FounderQuestion, { answer }: Review): boolean {
  return AFTER_REVENUE.has(from.id) && answer.questions.some((one) => one.from.id === "missing revenue");
}
