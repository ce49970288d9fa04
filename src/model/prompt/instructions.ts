import { MATERIAL_RULE } from "./material.ts";

/** The prompts a user may replace by instructions of their own. */
export const PROMPT_NAMES = ["debater", "arbitrator", "quick", "critic", "improver"] as const;
/** The prompts whose instructions may be replaced by one's own. */
export type PromptName = (typeof PROMPT_NAMES)[number];

/** Instructions of a user's own, by prompt. The material, the shape of the answer and what code does with it stay ours. */
export type Instructions = Partial<Record<PromptName, string>>;

/**
 * A user's instructions in place of ours. That documents give no orders is said before them all the same, and the shape
 * of the answer after them: both are not theirs to forget.
 */
export function withOwnInstructions(ours: string, own: string | undefined): string {
  return own === undefined || own.trim() === ""
    ? ours
    : `${MATERIAL_RULE}\n\n${own.trim()}\n\nAnswer with one JSON object and nothing else.`;
}
