import { ConsensusEngine } from "../src/consensus/engine.ts";
import type { ScoredFinding } from "../src/domain/finding.ts";
import { makeFinding } from "../src/testing/findings.ts";
import type { Bench } from "./bench.ts";

const METRICS = ["ARR", "mrr", "gross margin", "churn", "CAC", "LTV", "burn rate", "runway", "headcount", "TAM"];

const AGENTS = 12;

/** Findings over many topics: known metrics and unknown ones, numbers and text; of a hundred topics so many in dispute. */
function spread(count: number, disputed: number): ScoredFinding[] {
  const topics = Math.max(20, Math.floor(count / AGENTS));
  return Array.from({ length: count }, (_, i) => {
    const topic = i % topics;
    const metric = topic < METRICS.length ? (METRICS[topic] as string) : `metric ${topic}`;
    const base = 1_000 + topic * 10;
    const value = i < topics && topic % 100 < disputed ? base * 2 : base;
    return makeFinding(`agent-${i % AGENTS}`, metric, i % 10 === 0 ? `${value} €` : value, 50 + (i % 50), {
      id: `f${i}`,
    });
  });
}

/** One topic that everybody speaks of. */
function hot(count: number): ScoredFinding[] {
  return Array.from({ length: count }, (_, i) =>
    makeFinding(`agent-${i % 500}`, "ARR", 400_000 + (i % 1_000) * 1_000, 70, { id: `f${i}` }),
  );
}

/** The least that any detection must do: a `Map` of metric → findings. */
function groupBy(findings: ScoredFinding[]): number {
  const groups = new Map<string, ScoredFinding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.metric);
    if (group === undefined) groups.set(finding.metric, [finding]);
    else group.push(finding);
  }
  return groups.size;
}

/** Milliseconds of processor time, the least of several tries: what else the machine does hardly counts. */
function best(times: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i++) {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const DISPUTED = [10, 97];

export const run: Bench = async () => {
  const engine = new ConsensusEngine();
  engine.detect(spread(20_000, 50));
  const rows = [1_000, 10_000, 100_000, 1_000_000].flatMap((count) =>
    DISPUTED.map((disputed) => {
      const findings = spread(count, disputed);
      let contradictions = 0;
      const ms = best(count > 100_000 ? 2 : 4, () => {
        contradictions = engine.detect(findings).contradictions.length;
      });
      return {
        findings: count,
        disputed: `${disputed} % of topics`,
        ms: Math.round(ms),
        perSecond: Math.round((count / ms) * 1000),
        timesMap: Number((ms / best(3, () => groupBy(findings))).toFixed(1)),
        contradictions,
        memoryMB: Math.round(process.memoryUsage().rss / 1e6),
      };
    }),
  );
  const hotFindings = hot(100_000);
  const hotMs = best(3, () => engine.detect(hotFindings));
  const at = (count: number) => rows.find(({ findings }) => findings === count)?.ms ?? Number.NaN;
  const growth = Number((at(1e6) / at(1e5) / ((1e6 * Math.log(1e6)) / (1e5 * Math.log(1e5)))).toFixed(2));
  console.table(rows);
  console.log(
    `hot topic, 100,000 findings: ${Math.round(hotMs)} ms. Growth from 10⁵ to 10⁶ relative to n log n: ${growth}`,
  );
  return {
    rows,
    hotTopicMs: Math.round(hotMs),
    growthAgainstNLogN: growth,
    goal: { perSecondAtMillion: 300_000, growthAgainstNLogN: 1, memoryMB: 2_000 },
  };
};
