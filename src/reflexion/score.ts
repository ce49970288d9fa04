import type { CritiqueSeverity, QualityVerdict } from "../domain/critique.ts";
import { sameValue } from "../quantities/compare.ts";
import { findQuantities } from "../quantities/find.ts";
import type { Desk } from "./desk.ts";
import type { Reading } from "./reading/read-output.ts";

const PENALTY: Record<CritiqueSeverity, number> = { CRITICAL: 15, HIGH: 10, MEDIUM: 5 };
const BONUS = 5;
const MOST_BONUS = 10;

/** 100, less 15, 10 or 5 per open critique, plus 5 per pertinent cross-reference (at most 10), within 0 and 100. */
export function qualityScore(open: readonly CritiqueSeverity[], crossReferences: number): number {
  const penalty = open.reduce((sum, severity) => sum + PENALTY[severity], 0);
  const bonus = Math.min(MOST_BONUS, BONUS * crossReferences);
  return Math.min(100, Math.max(0, 100 - penalty + bonus));
}

export function verdictOf(score: number): QualityVerdict {
  if (score >= 80) return "ACCEPTABLE";
  return score >= 50 ? "NEEDS_REVISION" : "MAJOR_REVISION_REQUIRED";
}

/** Ready for the business angel: good enough, and nothing critical left open. */
export function isReady(score: number, open: readonly CritiqueSeverity[], readyScore: number): boolean {
  return score >= readyScore && !open.includes("CRITICAL");
}

/** Sentences that cite a database of the dossier with a number that really stands in it. */
export function pertinentCrossReferences(reading: Reading, desk: Desk): number {
  let count = 0;
  for (const { references, text, leaf } of reading.passages) {
    if (leaf.role === "meta" || leaf.role === "question") continue;
    const databases = new Set(
      references.flatMap(({ type }) => (type === "context_engine" || type === "funding_db" ? [type] : [])),
    );
    for (const database of databases) if (desk.has(database) && carriesItsNumber(text, database, desk)) count++;
    if (count * BONUS >= MOST_BONUS) break;
  }
  return count;
}

function carriesItsNumber(text: string, database: "context_engine" | "funding_db", desk: Desk): boolean {
  const said = findQuantities(text).flatMap((found) => ("ambiguous" in found ? found.readings : [found]));
  const points =
    database === "funding_db" ? desk.benchmarks().flatMap(({ points: list }) => list.map(([, value]) => value)) : [];
  if (said.some(({ value }) => points.includes(value))) return true;
  return desk.factsOf(database).some(({ quantity }) => said.some((one) => sameValue(one, quantity)));
}
