import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import { type Benchmark, isExpired } from "../evidence/facts/percentile.ts";
import { fold } from "../lexicon/fold.ts";
import type { CheckedDeal } from "./check.ts";
import { stageOf } from "./data-room/stage.ts";

/**
 * Whether a benchmark may be held against a deal on the day of the review: still valid by its own date, else not older
 * than benchmarks may be; of the deal's stage and sector where both say theirs.
 */
export function isUsable(benchmark: Benchmark, deal: Omit<CheckedDeal, "witness">): boolean {
  const { today, stage, sector, benchmarkMaxAgeYears = QUALITY_ENGINE_CONFIG.reflexion.benchmarkMaxAgeYears } = deal;
  const { stage: ofStage, sector: ofSector } = benchmark;
  const expired = isExpired(benchmark, today.toISOString().slice(0, 10), benchmarkMaxAgeYears);
  const [one, other] = [stageOf(stage), stageOf(ofStage ?? null)];
  const otherStage = one !== null && other !== null && one !== other;
  const otherSector = sector !== null && ofSector !== undefined && !isWithin(sector, ofSector);
  return !expired && !otherStage && !otherSector;
}

/** "B2B SaaS" is of the sector "SaaS"; "SaaS" at large is not of "healthcare SaaS". */
function isWithin(sector: string, ofSector: string): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? [];
  const own = new Set(words(sector));
  return words(ofSector).every((word) => own.has(word));
}
