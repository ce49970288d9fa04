import type { VerificationContext } from "../domain/context.ts";
import type { FactPlace } from "../evidence/fact-sheet.ts";
import { witnessOf } from "../evidence/witness.ts";
import type { ReviewFacts } from "./result.ts";

/** How much of what stands in the documents was understood, and where figures stand that could not be placed. */
export function readingOf(context: VerificationContext): ReviewFacts {
  const { coverage, notUnderstood } = witnessOf(context).sheet();
  const { seen, understood, keyTopics } = coverage;
  const byDocument = Map.groupBy(notUnderstood, ({ at }) => at.document);
  return {
    seen,
    understood,
    keyTopics,
    notPlaced: [...byDocument].map(([document, all]) => ({
      document,
      figures: all.length,
      pages: once(all.map(({ at }) => pageOf(at))).toSorted((a, b) => a - b),
      sheets: once(all.map(({ at }) => at.sheet)),
    })),
  };
}

const pageOf = ({ page, slide }: FactPlace): number | undefined => page ?? slide;

const once = <Value>(values: readonly (Value | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
