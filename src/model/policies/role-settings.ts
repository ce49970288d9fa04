import { z } from "zod";
import { type Model, REASONING_EFFORTS, type ReasoningEffort } from "../port.ts";

/** How a model is used in one role. Plain data: it is kept with the plan of a review. */
export const RoleSettings = z.object({
  /** How much it may think. Default: as its provider does by itself. */
  reasoning: z.enum(REASONING_EFFORTS).exactOptional(),
  /** Tokens for an answer, where the role's own measure is too tight for this model. Thinking has its own room. */
  maxOutputTokens: z.number().int().positive().exactOptional(),
});
export type RoleSettings = z.infer<typeof RoleSettings>;

/** Tokens a model may think, beside those of its answer: providers count both against one limit. */
const ROOM_TO_THINK: Record<ReasoningEffort, number> = {
  none: 0,
  minimal: 500,
  low: 2_000,
  medium: 6_000,
  high: 16_000,
};

/** Puts the settings of a role on every question. */
export function withRoleSettings(model: Model, { reasoning, maxOutputTokens = 0 }: RoleSettings): Model {
  if (reasoning === undefined && maxOutputTokens === 0) return model;
  return {
    id: model.id,
    complete: (request) => {
      const answer = Math.max(request.maxOutputTokens, maxOutputTokens);
      return model.complete({
        ...request,
        maxOutputTokens: answer + (reasoning === undefined ? 0 : ROOM_TO_THINK[reasoning]),
        ...(reasoning !== undefined && { reasoning }),
      });
    },
  };
}
