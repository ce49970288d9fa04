import { CritiqueSchema, type CritiqueType } from "../src/domain/critique.ts";
import type { ReflexionOutput } from "../src/domain/improvement.ts";
import type { Locale } from "../src/domain/locale.ts";
import { ReflexionEngine } from "../src/reflexion/engine.ts";
import { makeFinding, type SeededRandom, seeded } from "../src/testing/index.ts";
import type { Bench } from "./bench.ts";
import { makeCase, type ReflexionCase } from "./reflexion-cases.ts";
import { makeDeal } from "./reflexion-deals.ts";
import { TYPES } from "./reflexion-plant.ts";

const OUTPUTS = 200;
const LANGUAGES: readonly Locale[] = ["en", "fr", "pt"];
const SHOWN = 40;
const clock = () => new Date("2026-01-28T00:00:00Z");

/** Analyses with a planted weakness and their sound twins: what is found, what is wrongly found, what is repaired. */
export const run: Bench = async ({ args }) => {
  const seed = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 7);
  const random = seeded(seed);
  const deals = await Promise.all(
    LANGUAGES.flatMap((language) => [makeDeal(language, random), makeDeal(language, random)]),
  );
  const cases = Array.from({ length: OUTPUTS }, (_, at): ReflexionCase => {
    const deal = deals[Math.floor(at / TYPES.length) % deals.length];
    const type = TYPES[at % TYPES.length];
    if (deal === undefined || type === undefined) throw new Error("no deal");
    return makeCase(type, deal, random, at + Math.floor(at / TYPES.length));
  });
  const found = new Map<CritiqueType, { cases: number; hit: number }>(
    TYPES.map((type) => [type, { cases: 0, hit: 0 }]),
  );
  const lines: string[] = [];
  const totals = {
    sound: 0,
    falseOutputs: 0,
    falseCritiques: 0,
    fixable: 0,
    fixed: 0,
    lost: 0,
    gain: 0,
    invalid: 0,
    lower: 0,
    collateral: 0,
  };
  for (const one of cases) {
    const weak = await reflect(one, one.weak);
    const told = new Set<string>();
    for (const { type, label, fixable } of one.planted) {
      const count = found.get(type);
      if (count === undefined) continue;
      count.cases++;
      const [hit] = weak.critiques.filter((critique) => critique.type === type);
      if (hit === undefined) {
        lines.push(
          `missed  ${type}/${label}/${one.name}  ${JSON.stringify(one.weak)}  found: ${weak.critiques.map((critique) => `${critique.type} “${critique.location.quote}”`).join(" | ")}`,
        );
        continue;
      }
      count.hit++;
      told.add(type);
      if (!fixable) continue;
      totals.fixable++;
      const done = weak.improvements.find(({ critiqueId }) => critiqueId === hit.id);
      if (done?.status === "FIXED") totals.fixed++;
      else
        lines.push(
          `unfixed ${type}/${label}/${one.name}  “${done?.change.before}” → ${done?.status} “${done?.change.after}”`,
        );
    }
    const extra = weak.critiques.filter(({ type }) => !told.has(type));
    totals.collateral += extra.length;
    if (args.includes("--extra"))
      for (const { type, location, issue } of extra)
        lines.push(`extra   ${one.name}  ${type} “${location.quote}” ${issue}`);
    if (weak.critiques.some((critique) => !CritiqueSchema.safeParse(critique).success)) totals.invalid++;
    if (weak.qualityMetrics.change < 0) totals.lower++;
    totals.gain += weak.qualityMetrics.change;
    const lost = lostLeaves(one.weak, weak);
    totals.lost += lost.length;
    for (const leaf of lost) lines.push(`lost    ${one.name}  ${leaf}`);
    const sound = await reflect(one, one.sound);
    totals.sound++;
    totals.falseCritiques += sound.critiques.length;
    if (sound.critiques.length > 0) {
      totals.falseOutputs++;
      lines.push(
        `false   ${one.name}  ${sound.critiques.map(({ type, location, issue }) => `${type} “${location.quote}” ${issue}`).join(" | ")}`,
      );
    }
  }
  console.table(
    Object.fromEntries(
      [...found].map(([type, { cases: all, hit }]) => [type, { cases: all, found: hit, recall: share(hit, all) }]),
    ),
  );
  for (const line of lines.slice(0, args.includes("--all") ? lines.length : SHOWN)) console.log(line);
  if (lines.length > SHOWN && !args.includes("--all"))
    console.log(`… and ${lines.length - SHOWN} more (--all shows them)`);
  const recall = [...found.values()].map(({ cases: all, hit }) => hit / all);
  return {
    outputs: cases.length,
    recallWorst: Math.min(...recall),
    recallMean: recall.reduce((a, b) => a + b, 0) / recall.length,
    falseOnSound: totals.falseOutputs / totals.sound,
    falseCritiques: totals.falseCritiques,
    fixed: totals.fixable === 0 ? null : totals.fixed / totals.fixable,
    leavesLost: totals.lost,
    meanGain: totals.gain / cases.length,
    scoreLowered: totals.lower,
    invalidCritiques: totals.invalid,
    collateral: totals.collateral,
    ...(await speed(random)),
  };
};

function reflect(one: ReflexionCase, output: unknown): Promise<ReflexionOutput> {
  const engine = new ReflexionEngine({
    locale: one.deal.language,
    clock,
    sector: "saas",
    stage: "seed",
  });
  const findings = [makeFinding(one.agentName, "ARR", one.deal.figures.arr, 60)];
  return engine.reflect({ agentName: one.agentName, tier: 1, output, findings, verificationContext: one.deal.context });
}

/** Leaves of the original that are neither in the revised output nor named by a correction. */
function lostLeaves(original: unknown, { revisedOutput, improvements }: ReflexionOutput): string[] {
  const kept = leavesOf(revisedOutput);
  const named = improvements.map(({ change }) => change.before);
  return leavesOf(original).filter(
    (leaf) =>
      !kept.some((one) => one.includes(leaf)) &&
      !named.some((before) => leaf.includes(before) || before.includes(leaf)),
  );
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}

const WARM_UP = 15;
const MEASURED = 15;

/**
 * 100 kB analyses of deals not seen before, so that every sentence is new; the documents have been read. Wall time of
 * the whole audit, from the output to its critiques, median of the runs after the engine is warm; beside it the time of
 * the main thread alone, which other programs on the machine do not change.
 */
async function speed(random: SeededRandom): Promise<Record<string, number>> {
  const engine = new ReflexionEngine({ clock, sector: "saas", stage: "seed" });
  const times: number[] = [];
  const threads: number[] = [];
  for (let run = 0; run < WARM_UP + MEASURED; run++) {
    const deal = await makeDeal("en", random);
    const parts = Array.from({ length: 48 }, (_, at) =>
      makeCase(TYPES[at % TYPES.length] ?? "inconsistency", deal, random, at),
    );
    const output = largeOutput(parts, run);
    const audit = (one: unknown) =>
      engine.critiqueBatch([{ agentName: "financial-auditor", output: one, findings: [] }], deal.context);
    await audit({ summary: "Gross margin estimated at 75%." });
    const before = process.threadCpuUsage();
    const started = performance.now();
    await audit(output);
    times.push(performance.now() - started);
    const { user, system } = process.threadCpuUsage(before);
    threads.push((user + system) / 1_000);
  }
  const warm = (list: number[]) => list.slice(WARM_UP).sort((a, b) => a - b);
  const at = (list: number[], share: number) =>
    Number((warm(list)[Math.floor(share * (MEASURED - 1))] ?? 0).toFixed(1));
  console.log(`audit of 100 kB: ${WARM_UP} runs to warm up, then ${MEASURED} measured, each on a new deal and output`);
  return {
    audit100kBms: at(times, 0.5),
    audit100kBbestMs: at(times, 0),
    audit100kBworstMs: at(times, 1),
    audit100kBthreadMs: at(threads, 0.5),
  };
}

function largeOutput(parts: readonly ReflexionCase[], run: number): unknown {
  const sections: Record<string, unknown> = {};
  let size = 0;
  for (let at = 0; size < 100_000; at++) {
    const part = parts[at % parts.length];
    const comment = `Note ${run}-${at} reviews the go-to-market of the company: the sales team, its partners, the way it hires, and what the founders said about it in the interviews of week ${at}.`;
    sections[`part${at}`] = {
      body: at % 2 === 0 ? part?.sound : part?.weak,
      comment: [comment, comment.replace("reviews", "also covers")],
    };
    size += JSON.stringify(sections[`part${at}`]).length;
  }
  return sections;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`;
}
