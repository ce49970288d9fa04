import type { LetterStage, QuestionGroup } from "./follow-up.ts";

/** What an investor asks every company, whatever its documents say; `stages` where it is not for every one. */
export const STAGE_QUESTIONS = {
  cap_table: { group: "round" },
  use_of_funds: { group: "round" },
  commitments: { group: "round" },
  vesting: { group: "team", stages: ["idea", "seed"] },
  first_users: { group: "customers", stages: ["idea"] },
  milestones: { group: "round", stages: ["idea"] },
  ownership: { group: "product" },
  sales: { group: "customers", stages: ["seed", "growth"] },
  contracts: { group: "customers", stages: ["seed", "growth"] },
  references: { group: "customers" },
  bank: { group: "numbers", stages: ["seed"] },
  accounts: { group: "documents", stages: ["seed", "growth"] },
  revenue_lines: { group: "numbers", stages: ["growth"] },
  management: { group: "team", stages: ["growth"] },
  burdens: { group: "documents" },
} as const satisfies Record<string, { group: QuestionGroup; stages?: readonly LetterStage[] }>;

export type StageQuestion = keyof typeof STAGE_QUESTIONS;

/** The questions of a stage, in the order of the list. */
export const stageQuestions = (stage: LetterStage): StageQuestion[] =>
  (Object.keys(STAGE_QUESTIONS) as StageQuestion[]).filter((one) => {
    const asked: { group: QuestionGroup; stages?: readonly LetterStage[] } = STAGE_QUESTIONS[one];
    return asked.stages === undefined || asked.stages.includes(stage);
  });
