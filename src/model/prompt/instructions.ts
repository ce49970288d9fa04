import { refuseUnknown } from "../../domain/known-options.ts";
import { MATERIAL_RULE } from "./material.ts";

/** The prompts a user may replace by instructions of their own. */
export const PROMPT_NAMES = [
  "debater",
  "arbitrator",
  "quick",
  "recommendation",
  "critic",
  "improver",
  "analyst",
  "synthesis",
  "contradictions",
] as const;
/** The prompts whose instructions may be replaced by one's own. */
export type PromptName = (typeof PROMPT_NAMES)[number];

/** Instructions of a user's own, by prompt. The material, the shape of the answer and what code does with it stay ours. */
export type Instructions = Partial<Record<PromptName, string>> & {
  /** What single analysts are to do, by their names: in place of our mission for each. */
  missions?: Readonly<Record<string, string>> | undefined;
};

const KNOWN = Object.fromEntries([...PROMPT_NAMES, "missions"].map((name) => [name, true]));

/** Refuses a prompt we do not have: instructions that are not followed would look as if they were. */
export function refuseUnknownPrompts(prompts: Instructions | undefined): void {
  if (prompts !== undefined) refuseUnknown("prompts", prompts, KNOWN);
}

/**
 * A user's instructions in place of ours. That documents give no orders is said before them all the same, and the shape
 * of the answer after them: both are not theirs to forget.
 */
export function withOwnInstructions(ours: string, own: string | undefined): string {
  return own === undefined || own.trim() === ""
    ? ours
    : `${MATERIAL_RULE}\n\n${own.trim()}\n\nAnswer with one JSON object and nothing else.`;
}

/** A user's mission for one analyst in place of ours; what we ask it to deliver goes with ours. */
export function withOwnMission<Spec extends { name: string; mission: string; deliver: readonly string[] }>(
  spec: Spec,
  { missions }: Instructions = {},
): Spec {
  const own = missions?.[spec.name]?.trim();
  return own === undefined || own === "" ? spec : { ...spec, mission: own, deliver: [] };
}
