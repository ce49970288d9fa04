import { refuseUnknown } from "../../domain/known-options.ts";
import { type Instructions, refuseUnknownPrompts } from "../../model/prompt/instructions.ts";
import { ROSTER } from "./roster.ts";
import { TIER_3 } from "./tier3/propose.ts";

/** The analysts with a model of every tier, whose missions a user may replace. */
export const ANALYST_NAMES: readonly string[] = [...ROSTER, ...TIER_3].map(({ name }) => name);

const KNOWN = Object.fromEntries(ANALYST_NAMES.map((name) => [name, true]));

/** Refuses prompts and missions of a review that nobody would ever be given. */
export function refuseUnknownMissions(prompts: Instructions | undefined): void {
  refuseUnknownPrompts(prompts);
  if (prompts?.missions !== undefined) refuseUnknown("prompts.missions", prompts.missions, KNOWN);
}
