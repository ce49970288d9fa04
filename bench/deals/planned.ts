import type { SeededRandom } from "../../src/testing/random.ts";
import { metricOf } from "./metrics.ts";
import type { Plan } from "./plan.ts";
import { WORDS } from "./words.ts";
import { now, type World } from "./world.ts";

/** What the deck says, or does not, about a patent or a contract. */
export interface PlannedExistence {
  what: "patent" | "contract";
  exists: boolean;
  /** null where the documents say nothing. */
  sentence: string | null;
}

/** A patent or a contract that is there or not, and whether the deck says so. */
export function planExistence(world: World, random: SeededRandom): PlannedExistence[] {
  const what = random.pick(["patent", "contract"] as const);
  const words = WORDS[world.locale][what];
  const exists = random.next() < 0.65;
  return [{ what, exists, sentence: random.next() < 0.75 ? (exists ? words.yes : words.no) : null }];
}

/** A metric that hidden text contradicts, in three deals out of ten. */
export function planInjection(world: World, plan: Plan, random: SeededRandom) {
  if (random.next() > 0.3) return undefined;
  const metric = random.pick([...world.truth.keys()].filter((id) => plan.presence.get(id) !== "conflict"));
  const { kind } = metricOf(metric);
  const value = now(world, metric) * random.pick([0.5, 1.7, 2.4]);
  const where = random.next() < 0.65 ? ("deck" as const) : ("model" as const);
  return { metric, value: kind === "percent" ? Math.round(value * 10) / 10 : Math.round(value), where };
}

/** A judgement and the benchmark that carries it. */
export interface PlannedAssessment {
  metric: string;
  good: boolean;
  benchmark: object | undefined;
}

/** A metric judged against its benchmark, where there is one: clearly above the third quartile or below the first. */
export function planAssessment(world: World, random: SeededRandom): PlannedAssessment | undefined {
  const metric = random.pick(
    ["gross_margin", "nrr", "take_rate"].filter((id) => world.truth.has(id)).concat("gross_margin"),
  );
  if (!world.truth.has(metric)) return undefined;
  const good = random.next() < 0.5;
  const value = now(world, metric);
  const at = (share: number) => Math.round(value * share * 10) / 10;
  const [p25, median, p75, p90] = good ? [at(0.6), at(0.8), at(0.95), at(1.25)] : [at(1.05), at(1.3), at(1.5), at(1.7)];
  const { topic } = metricOf(metric);
  const benchmark = {
    metric: topic,
    sector: world.sector,
    stage: "seed",
    p25,
    median,
    p75,
    p90,
    sampleSize: 41,
    year: world.year,
  };
  return { metric, good, benchmark: random.next() < 0.6 ? benchmark : undefined };
}
