import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateFormula } from "../test/support/evaluate-formula.ts";
import type { Bench } from "./bench.ts";

interface FormulaCase {
  file: string;
  sheet: string;
  cell: string;
  formula: string;
  inputs: Record<string, number | string | boolean | null>;
  /** The value Excel stored. */
  result: number;
}

/** Equal to nine digits; what a subtraction of near-equal numbers leaves of its inputs' last bits counts as nothing. */
const RELATIVE_TOLERANCE = 1e-9;
const CANCELLATION = 1e-15;

/** How many real formulas come out at the value Excel stored beside them. */
export const run: Bench = async ({ dataDir }) => {
  const path = dataDir === null ? null : join(dataDir, "formulas", "cases.jsonl");
  if (path === null || !existsSync(path)) {
    console.log("The formula cases (formulas/cases.jsonl) are not there: nothing was measured.");
    return { measured: false };
  }
  const cases = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as FormulaCase);
  const misses: string[] = [];
  const start = performance.now();
  for (const { file, sheet, cell, formula, inputs, result } of cases) {
    const answer = evaluateFormula(formula, inputs, { cell });
    if ("value" in answer && isEqual(answer.value, result, inputs)) continue;
    const ours = "value" in answer ? JSON.stringify(answer.value) : answer.error;
    const given = Object.entries(inputs).filter(([, value]) => value !== null);
    misses.push(
      `${file} ${sheet}!${cell}\n  =${formula}\n  ours ${ours}, Excel ${result}; inputs ${JSON.stringify(Object.fromEntries(given))}`,
    );
  }
  const seconds = (performance.now() - start) / 1000;
  const share = (cases.length - misses.length) / cases.length;
  console.log(
    `${cases.length - misses.length} of ${cases.length} formulas give Excel's value (${(share * 100).toFixed(2)} %).`,
  );
  console.log(
    `Tolerance: ${RELATIVE_TOLERANCE} of the value, or ${CANCELLATION} of the largest input where a difference cancels out.`,
  );
  if (misses.length > 0) console.log(`\nThe ${misses.length} others:\n${misses.join("\n")}`);
  return {
    measured: true,
    cases: cases.length,
    equal: cases.length - misses.length,
    share,
    reach: 0.995,
    formulasPerSecond: Math.round(cases.length / seconds),
  };
};

function isEqual(ours: number | string | boolean, excel: number, inputs: FormulaCase["inputs"]): boolean {
  if (typeof ours !== "number") return false;
  const largest = Math.max(
    0,
    ...Object.values(inputs).map((value) => (typeof value === "number" ? Math.abs(value) : 0)),
  );
  const tolerance = Math.max(CANCELLATION * largest, RELATIVE_TOLERANCE * Math.max(Math.abs(ours), Math.abs(excel)));
  return Math.abs(ours - excel) <= tolerance;
}
