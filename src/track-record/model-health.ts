import type { QualityEngineConfig } from "../domain/config.ts";
import { requireList } from "../domain/known-options.ts";
import type { ModelHealth } from "../domain/model-health.ts";

/** One model in one role over many reviews, with the shares a person reads. Null where there was nothing to share. */
export interface HealthCard extends ModelHealth {
  reviews: number;
  /** Verdicts that changed with the order of the sides, of those asked in both. */
  flipShare: number | null;
  /** What the evidence bore out, of all it proposed. */
  agreement: number | null;
  /** Answers to one question that said what most of them did. */
  selfConsistency: number | null;
  /** It flips too often: code does not ask it. */
  setAside: boolean;
}

type Limits = Pick<QualityEngineConfig["consensus"], "maxFlipShare" | "minFlipCases">;

/**
 * The cards of all models and roles, by name. One list per review (`review.metrics.health`); what comes out is what
 * `reviewDeal` takes as `modelHealth`.
 *
 * ```ts
 * const cards = healthCards([review.metrics.health ?? []], QUALITY_ENGINE_CONFIG.consensus);
 * ```
 */
export function healthCards(reviews: readonly (readonly ModelHealth[])[], limits: Limits): HealthCard[] {
  requireList("The reviews", reviews);
  const groups = Map.groupBy(reviews.flat(), ({ role, model }) => `${role} ${model}`);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => {
      const [first] = all;
      if (first === undefined) return [];
      const sum = (key: Exclude<keyof ModelHealth, "role" | "model">) =>
        all.reduce((total, one) => total + (one[key] ?? 0), 0);
      const counts = {
        inBothOrders: sum("inBothOrders"),
        flips: sum("flips"),
        held: sum("held"),
        refused: sum("refused"),
        struck: sum("struck"),
        drawn: sum("drawn"),
        withMost: sum("withMost"),
        ...(first.role === "analyst" && { answers: sum("answers"), lookUps: sum("lookUps") }),
      };
      return {
        role: first.role,
        model: first.model,
        ...counts,
        reviews: all.length,
        flipShare: share(counts.flips, counts.inBothOrders),
        agreement: share(counts.held, counts.held + counts.refused),
        selfConsistency: share(counts.withMost, counts.drawn),
        setAside: flipsTooOften(counts, limits),
      };
    });
}

/** Enough cases to tell, and too many verdicts that depended on who was heard first. */
export const flipsTooOften = (
  { inBothOrders, flips }: Pick<ModelHealth, "inBothOrders" | "flips">,
  { maxFlipShare, minFlipCases }: Limits,
): boolean => inBothOrders >= minFlipCases && flips > maxFlipShare * inBothOrders;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
