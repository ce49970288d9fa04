import type { Calculation } from "../domain/calculation.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Evidence } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import { readEvidence } from "../evidence/citations/evidence.ts";
import type { Fact } from "../evidence/facts/find.ts";
import { witnessOf } from "../evidence/witness.ts";
import { isRounded } from "./agree.ts";
import { CONFIDENCE, type ConfidenceBasis } from "./confidence.ts";
import { cellKey, doubtfulCells } from "./doubtful-cells.ts";
import { NO_FINDING, quoteOfFact } from "./quote.ts";

/** The facts a calculation's inputs were read from, in the order of the inputs. */
export function factsOf(context: VerificationContext, { inputs }: Pick<Calculation, "inputs">): Fact[] {
  const witness = witnessOf(context);
  const byPlace = witness.remember("by exact place", () =>
    Map.groupBy(witness.says(), ({ address }) => JSON.stringify(address)),
  );
  return inputs.flatMap(({ address, value }) => {
    const there = address === undefined ? [] : (byPlace.get(JSON.stringify(address)) ?? []);
    return there.find(({ quantity }) => Math.abs(quantity.value) === Math.abs(value)) ?? there[0] ?? [];
  });
}

/** A sum as evidence, followed by the passages its inputs stand in. */
export function calculationEvidence(
  context: VerificationContext,
  calculation: Calculation,
  locale: Locale,
): Evidence[] {
  const sources = [...new Set(calculation.inputs.map(({ source }) => source))];
  const quotes = factsOf(context, calculation).flatMap((fact) => quoteOfFact(context, fact, locale) ?? []);
  return [sumEvidence(calculation.calculation, sources), ...distinct(quotes)];
}

/** A sum with where its inputs stand. A place that would be read as a quotation is left to the quotes. */
export function sumEvidence(content: string, sources: readonly string[]): Evidence {
  const evidence: Evidence = {
    type: "calculation",
    content,
    source: sources.join(" + "),
    confidence: CONFIDENCE.computed_primary,
  };
  return "citation" in readEvidence(evidence, NO_FINDING) ? { ...evidence, source: "" } : evidence;
}

/** The same evidence once. */
export function distinct(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((one) => [`${one.type}|${one.source}|${one.content}`, one])).values()];
}

/** How sure a computed value is: by the weakest of what it rests on. */
export function computedConfidence(context: VerificationContext, facts: readonly Fact[]): ConfidenceBasis {
  const doubtful = doubtfulCells(context);
  if (facts.some((fact) => doubtful.has(cellKey(fact)))) return "doubtful_cell";
  if (facts.some(({ source }) => source === "context_engine" || source === "funding_db")) return "secondary";
  return facts.some(({ quantity }) => isRounded(quantity)) ? "computed_rounded" : "computed_primary";
}
