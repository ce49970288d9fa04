import type { Address } from "../../domain/address.ts";
import type { SourceDocument } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { requireObject } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { FACT_WORDS } from "../../i18n/facts.ts";
import { formatQuantity } from "../../quantities/format.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

/** How a metric spreads over comparable companies. */
export interface Benchmark {
  /** The topic's id. */
  topic: string;
  /** Percentile and value, ascending: `[[25, 7.2], [50, 11.5], [75, 16.8]]`. */
  points: readonly (readonly [percentile: number, value: number])[];
  sampleSize?: number;
  year?: number;
  /** Of which companies, as the database says. */
  sector?: string;
  stage?: string;
  /** Until when it may be used: "2026-12-31", "2026-12" or "2026". */
  validUntil?: string;
  /** Who published it, which companies: as the database says. */
  origin?: string;
  document: string;
  source: SourceDocument["source"];
  address: Address;
}

/** Whether a benchmark may no longer be used on a day ("2026-03-01") or in a year ("2026"): by its own date, else by its age. */
export function isExpired(
  { year, validUntil }: Pick<Benchmark, "year" | "validUntil">,
  on: string,
  maxAgeYears: number,
): boolean {
  if (validUntil === undefined) return year !== undefined && Number(on.slice(0, 4)) - year > maxAgeYears;
  const length = Math.min(on.length, validUntil.length);
  return on.slice(0, length) > validUntil.slice(0, length);
}

/** Where a value stands among comparable ones. */
export interface Percentile {
  /** 0 to 100. */
  percentile: number;
  /** True beyond the published points: the last stretch is then extended in a straight line, and stops at 0 and 100. */
  extrapolated: boolean;
}

/**
 * Interpolates in a straight line between the published points: 15.8 between a median of 11.5 and a P75 of 16.8 is
 * P70. Below the first point and above the last one the nearest stretch is extended, and never leaves 0–100.
 *
 * ```ts
 * percentileAgainst({ points: [[50, 2], [75, 4]] }, 3);
 * ```
 */
export function percentileAgainst(benchmark: Pick<Benchmark, "points">, value: number): Percentile {
  requireObject("The benchmark", benchmark);
  const { points } = benchmark;
  let at = points.findIndex(([, limit], index) => index > 0 && value <= limit);
  if (at < 0) at = points.length - 1;
  const [low, high] = [points[at - 1], points[at]];
  if (low === undefined || high === undefined || !Number.isFinite(value)) {
    throw new TribunalError("bad_input", "A percentile needs a finite value and a benchmark of two points or more.");
  }
  const flat = high[1] === low[1];
  const raw = flat
    ? value > high[1]
      ? 100
      : low[0]
    : low[0] + ((high[0] - low[0]) * (value - low[1])) / (high[1] - low[1]);
  const extrapolated = value < (points[0]?.[1] ?? value) || value > (points.at(-1)?.[1] ?? value);
  return { percentile: Math.min(100, Math.max(0, raw)), extrapolated };
}

/** "P25 7.2x · median 11.5x · P75 16.8x (n = 47, 2024)". */
export function describeBenchmark(benchmark: Benchmark, topic: Topic, locale: Locale): string {
  const words = FACT_WORDS[locale];
  const points = benchmark.points.map(
    ([percentile, value]) =>
      `${percentile === 50 ? words.median : `P${percentile}`} ${formatQuantity({ value, unit: topic.unit ?? "number" }, locale)}`,
  );
  const about = [
    benchmark.origin,
    benchmark.sector,
    benchmark.stage,
    benchmark.sampleSize === undefined ? undefined : words.sample(benchmark.sampleSize),
    benchmark.year?.toString(),
    benchmark.validUntil === undefined ? undefined : words.validUntil(benchmark.validUntil),
  ].filter((part) => part !== undefined);
  return `${points.join(" · ")}${about.length === 0 ? "" : ` (${about.join(", ")})`}`;
}
