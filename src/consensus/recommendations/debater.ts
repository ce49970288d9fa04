import type { Locale } from "../../domain/locale.ts";
import type { Conflict, RecommendationPlea, RecommendationRound } from "../../domain/recommendation.ts";
import type { Speaker } from "./read-agents.ts";

/** What a debater is given before it speaks. In the first round nobody has heard the others. */
export interface DebateSituation {
  conflict: Conflict;
  /** Who speaks: its findings are the ground it may stand on. */
  speaker: Speaker;
  roundNumber: number;
  previousRounds: readonly RecommendationRound[];
  /** A middle way built from the parties' own words and amounts, where there is one. */
  commonGround: string | null;
  locale: Locale;
  /** Aborted when the debate's time is up. */
  signal: AbortSignal;
}

/** Speaks for one agent in one round. The default needs no model; a model's one returns the same shape. */
export interface RecommendationDebater {
  plead(situation: DebateSituation): Promise<RecommendationPlea>;
}
