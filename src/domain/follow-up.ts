import { z } from "zod";

/** What a question for the founder is about: a letter goes through them in this order. */
export const QUESTION_GROUPS = ["numbers", "customers", "market", "product", "team", "round", "documents"] as const;
export const QuestionGroup = z.enum(QUESTION_GROUPS);
export type QuestionGroup = z.infer<typeof QuestionGroup>;

/** How far a company is, as far as it changes what an investor asks. */
export const LETTER_STAGES = ["idea", "seed", "growth"] as const;
export const LetterStage = z.enum(LETTER_STAGES);
export type LetterStage = z.infer<typeof LetterStage>;

/** How far somebody is with a thing to verify. */
export const CHECK_STATUSES = ["open", "doing", "done", "dropped"] as const;
export const CheckStatus = z.enum(CHECK_STATUSES);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** What the angel does about the deal. */
export const CONCLUSIONS = ["invest", "wait", "pass"] as const;
export const ConclusionKind = z.enum(CONCLUSIONS);
export type ConclusionKind = z.infer<typeof ConclusionKind>;
