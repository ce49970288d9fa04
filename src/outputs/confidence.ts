import { confidenceLevel, type ScoredFinding } from "../domain/finding.ts";
import { foldLine } from "../lexicon/fold.ts";
import { field, isFree } from "./fields.ts";

type Confidence = ScoredFinding["confidence"];

/** Words agents use. Each counts as the lowest score of its level: a word never claims more than it says. */
const LEVELS: [RegExp, number][] = [
  [/insufficient|insuffisant|insuficiente|very low|tres faible|muito baix|none|aucune|nenhuma/, 0],
  [/medium|moderate|moyen|modere|medi[ao]|moderad/, 50],
  [/high|eleve|haut|fort|alt[ao]|strong|certain/, 75],
  [/low|faible|bass|baix|weak/, 25],
];

/** "85", "85 %", "0.85", 85, 0.85, "high", { score: 85 }: on the scale 0–100; null where it says nothing. */
export function readConfidence(value: unknown, unitScale: boolean): Confidence | null {
  if (typeof value === "number") return fromNumber(value, unitScale, []);
  if (typeof value === "string") return fromText(value, unitScale);
  if (!isFree(value)) return null;
  const score = value.score ?? value.value ?? value.valeur ?? value.valor ?? value.percentage;
  const factors = Array.isArray(value.factors) ? value.factors : [];
  const read = readConfidence(score ?? value.level ?? value.niveau ?? value.nivel, unitScale);
  return read === null ? null : { ...read, factors: [...factors, ...read.factors] };
}

/** Whether an agent writes its confidences from 0 to 1: none of them is above 1, and one of them is a fraction. */
export function usesUnitScale(output: unknown): boolean {
  const numbers: number[] = [];
  collect(output, numbers, 0);
  return numbers.length > 0 && numbers.every((number) => number <= 1) && numbers.some((number) => number > 0);
}

function collect(value: unknown, into: number[], depth: number): void {
  if (depth > 12) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, into, depth + 1);
    return;
  }
  if (!isFree(value)) return;
  const own = field(value, "confidence")?.value;
  const score = isFree(own) ? (own.score ?? own.value) : own;
  if (typeof score === "number") into.push(score);
  else if (typeof score === "string" && /^\d+([.,]\d+)?$/.test(score.trim()))
    into.push(Number(score.replace(",", ".")));
  for (const item of Object.values(value)) collect(item, into, depth + 1);
}

function fromText(text: string, unitScale: boolean): Confidence | null {
  const folded = foldLine(text);
  const number = /^(\d+(?:[.,]\d+)?)\s*(%|\/\s*(\d+))?$/.exec(folded);
  if (number !== null) {
    const value = Number((number[1] ?? "").replace(",", "."));
    if (number[3] !== undefined) return fromNumber((value / Number(number[3])) * 100, false, []);
    return fromNumber(value, unitScale && number[2] === undefined, []);
  }
  for (const [pattern, score] of LEVELS) if (pattern.test(folded)) return fromNumber(score, false, [`"${text}"`]);
  return null;
}

function fromNumber(value: number, unitScale: boolean, factors: unknown[]): Confidence | null {
  const score = unitScale ? value * 100 : value;
  if (!Number.isFinite(score) || score < 0 || score > 100) return null;
  return { level: confidenceLevel(score), score, factors };
}
