import type { ReadClaim } from "./claim.ts";
import { agreement, digitsShown } from "./compare-values.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { candidatesFor, type Fit } from "./match.ts";
import type { Point } from "./series.ts";
import type { Judgement } from "./verdict.ts";

/** What stands between the figures of one list. */
const STROKE = /^\s*(?:\/|→|->)\s*$/u;
const FITS: ReadonlySet<Fit> = new Set(["exact", "meaning", "context"]);
/** Fewer figures, or figures of fewer digits in all, stand in many rows by chance. */
const FEWEST = 2;
const FEWEST_DIGITS = 4;

/**
 * Figures that a stroke joins ("CAC: $15 / $12 / $8"), against a row of that name that gives just these one after the
 * other. Where none does, each is judged by itself.
 */
export function judgeLists(
  claims: readonly ReadClaim[],
  index: EvidenceIndex,
  { text, start }: { text: string; start: number },
): Map<ReadClaim, Judgement> {
  const judged = new Map<ReadClaim, Judgement>();
  for (const list of listsOf(claims, text, start)) {
    const digits = list.reduce((sum, { quantity }) => sum + (quantity === undefined ? 0 : digitsShown(quantity)), 0);
    if (list.length < FEWEST || digits < FEWEST_DIGITS) continue;
    const rows = candidatesFor(index, list[0] as ReadClaim).filter(
      ({ series, fit }) => FITS.has(fit) && series.kind === "figure" && series.firm,
    );
    for (const { series } of rows) {
      const points = series.points.filter(({ change }) => !change);
      const from = points.findIndex((_, at) =>
        list.every(({ quantity, readings }, nth) => {
          const point = points[at + nth];
          return (
            quantity !== undefined && point !== undefined && agreement(readings ?? [quantity], point, series) === "same"
          );
        }),
      );
      if (from < 0) continue;
      for (const [nth, claim] of list.entries()) {
        const { address, text: found } = points[from + nth] as Point;
        judged.set(claim, { verdict: "supported", reason: "same_value", at: address, passage: series.passage, found });
      }
      break;
    }
  }
  return judged;
}

/** Runs of figures of one name with nothing but strokes between them. */
function listsOf(claims: readonly ReadClaim[], text: string, start: number): ReadClaim[][] {
  const figures = claims.filter(
    ({ kind, quantity, at }) => kind === "figure" && quantity !== undefined && at !== undefined,
  );
  const lists: ReadClaim[][] = [];
  for (const claim of figures.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const end = (last?.at ?? 0) + (last?.quantity?.text.length ?? 0);
    if (
      last !== undefined &&
      last.label === claim.label &&
      STROKE.test(text.slice(end - start, (claim.at ?? 0) - start))
    )
      list?.push(claim);
    else lists.push([claim]);
  }
  return lists;
}
