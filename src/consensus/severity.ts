import type { ContradictionSeverity } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import { consensusSentences } from "../i18n/consensus.ts";
import { formatQuantity } from "../quantities/format.ts";

/** Thresholds from the top: the first that both figures exceed names the level. */
const LEVELS: { level: ContradictionSeverity; confidence: number; gap: number }[] = [
  { level: "CRITICAL", confidence: 75, gap: 0.5 },
  { level: "MAJOR", confidence: 60, gap: 0.4 },
  { level: "MODERATE", confidence: 40, gap: 0.25 },
];

export interface SeverityInput {
  /** Numeric gap, assessment distance / 4, or 1 for existence. */
  gap: number;
  /** Confidence scores of the opposed positions. */
  confidences: number[];
  /** 1 for key and unknown topics, 0.5 for peripheral ones. */
  materiality: number;
}

/** The level and the figures it was computed from, as a line a person can check. */
export function severityOf(
  { gap, confidences, materiality }: SeverityInput,
  locale: Locale,
): { level: ContradictionSeverity; calculation: string } {
  const confidence = confidences.reduce((sum, score) => sum + score, 0) / confidences.length;
  const weighted = gap * materiality;
  const level = LEVELS.find((step) => confidence > step.confidence && weighted > step.gap)?.level ?? "MINOR";
  const say = consensusSentences[locale];
  const print = (value: number, decimals: number) => formatQuantity({ value, unit: "number", decimals }, locale);
  return {
    level,
    calculation: say.severityCalculation({
      confidence: print(confidence, 1),
      gap: print(gap, 3),
      materiality: print(materiality, 1),
      weighted: print(weighted, 3),
      level: say.severityLevel[level],
    }),
  };
}
