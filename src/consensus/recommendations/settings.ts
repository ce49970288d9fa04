import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../../domain/config.ts";
import { requireOneOf, withOwn } from "../../domain/known-options.ts";
import { ConflictSeverity } from "../../domain/recommendation.ts";

type Settings = QualityEngineConfig["recommendations"];

/** A user's thresholds over ours. A severity nobody knows would leave every conflict undebated. */
export function settingsOf(where: string, own: Partial<Settings> | undefined): Settings {
  const settings = withOwn(where, QUALITY_ENGINE_CONFIG.recommendations, own);
  requireOneOf(`${where}.minSeverity`, settings.minSeverity, ConflictSeverity.options);
  return settings;
}
