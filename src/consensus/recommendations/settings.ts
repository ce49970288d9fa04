import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../../domain/config.ts";
import { requireNumber, requireOneOf, withOwn } from "../../domain/known-options.ts";
import { ConflictSeverity } from "../../domain/recommendation.ts";

type Settings = QualityEngineConfig["recommendations"];

/** A user's thresholds over ours. A severity nobody knows would leave every conflict undebated. */
export function settingsOf(where: string, own: Partial<Settings> | undefined): Settings {
  const settings = withOwn(where, QUALITY_ENGINE_CONFIG.recommendations, own);
  requireNumber(`${where}.minConfidence`, settings.minConfidence, 0, 1);
  requireOneOf(`${where}.minSeverity`, settings.minSeverity, ConflictSeverity.options);
  return settings;
}
