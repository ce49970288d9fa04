import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCalculation } from "../src/quantities/calculations/check.ts";
import type { Bench } from "./bench.ts";

interface SumCase {
  id: string;
  formula: string;
  result: number;
  scale: string;
  decimals: number;
  expect: boolean;
  kind: string;
}

interface HandReading {
  id: string;
  verdict: "right" | "wrong" | "not_checkable";
  why: string;
}

/** Sums of TAT-QA with right and wrong results; equations models wrote, beside a reading by hand; refusals; speed. */
export const run: Bench = async ({ dataDir }) => {
  const refusals = measureRefusals();
  if (dataDir === null || !existsSync(join(dataDir, "calculations"))) {
    console.log("The public cases are absent: only the refusals were measured.");
    return { dataAbsent: true, ...refusals };
  }
  return { ...measureSums(dataDir), ...measureEquations(dataDir), ...measureSpeed(dataDir), ...refusals };
};

function measureSums(dataDir: string) {
  const cases = lines<SumCase>(dataDir, "cases.jsonl");
  const byKind = new Map<string, { cases: number; accepted: number }>();
  const misses: string[] = [];
  for (const one of cases) {
    const check = checkCalculation(claimOf(one));
    const row = byKind.get(one.kind) ?? { cases: 0, accepted: 0 };
    row.cases++;
    if (check.ok) row.accepted++;
    byKind.set(one.kind, row);
    if (check.ok !== one.expect) {
      misses.push(`${one.id} (${one.kind}, ${one.scale || "no scale"}): expected ${one.expect}; ${check.explanation}`);
    }
  }
  console.table(Object.fromEntries(byKind));
  for (const miss of misses) console.log(`  miss ${miss}`);
  const share = (expect: boolean) => {
    const of = cases.filter((one) => one.expect === expect);
    return of.filter((one) => checkCalculation(claimOf(one)).ok).length / of.length;
  };
  return { sums: cases.length, rightAccepted: share(true), wrongAccepted: share(false), sumMisses: misses.length };
}

function claimOf({ formula, result, scale, decimals }: SumCase) {
  return { formula, result, decimals, unit: scale };
}

function measureEquations(dataDir: string) {
  const equations = new Map(
    lines<{ id: string; equation: string }>(dataDir, "ai-equations.jsonl").map(({ id, equation }) => [id, equation]),
  );
  const file = new URL("./equations-read-by-hand.json", import.meta.url);
  const { equations: read } = JSON.parse(readFileSync(file, "utf8")) as { equations: HandReading[] };
  let agreed = 0;
  for (const { id, verdict, why } of read) {
    const check = checkCalculation({ formula: equations.get(id) ?? "" });
    const ours = check.ok ? "right" : check.reason === "wrong_result" ? "wrong" : "not_checkable";
    if (ours === verdict) agreed++;
    else console.log(`  ${id}: by hand ${verdict} (${why}), by code ${ours}; ${check.explanation}`);
  }
  const all = [...equations.values()].map((formula) => checkCalculation({ formula }));
  console.table({
    "all equations": {
      right: all.filter(({ ok }) => ok).length,
      wrong: all.filter(({ reason }) => reason === "wrong_result").length,
      other: all.filter(({ ok, reason }) => !ok && reason !== "wrong_result").length,
    },
  });
  return { equationsReadByHand: read.length, agreement: agreed / read.length };
}

function measureSpeed(dataDir: string) {
  const claims = lines<SumCase>(dataDir, "cases.jsonl").map(claimOf);
  for (const claim of claims) checkCalculation(claim);
  const started = performance.now();
  let checks = 0;
  while (performance.now() - started < 1_000) {
    for (const claim of claims) checkCalculation(claim);
    checks += claims.length;
  }
  return { checksPerSecond: Math.round((checks / (performance.now() - started)) * 1_000) };
}

function measureRefusals() {
  const hostile = {
    "9^9^9^9": "9^9^9^9 = 1",
    "100,000 parentheses": `${"(".repeat(100_000)}1${")".repeat(100_000)} = 1`,
    "1 MB": `${"1+".repeat(500_000)}1 = 1`,
    "as deep as the length allows": `${"(".repeat(1_990)}1${")".repeat(1_990)} = 1`,
    "as many signs as the length allows": `${"-".repeat(3_900)}1 = 1`,
    "as many words as the length allows": `${"a ".repeat(1_950)}= 1`,
  };
  let slowest = 0;
  for (const [name, formula] of Object.entries(hostile)) {
    const started = performance.now();
    const { reason } = checkCalculation({ formula });
    const took = performance.now() - started;
    slowest = Math.max(slowest, took);
    console.log(`  ${name}: ${reason} in ${took.toFixed(1)} ms`);
  }
  return { slowestRefusalMs: Number(slowest.toFixed(1)) };
}

function lines<T>(dataDir: string, name: string): T[] {
  const text = readFileSync(join(dataDir, "calculations", name), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}
