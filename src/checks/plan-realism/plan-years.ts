import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { PLAN_NAMES } from "../../lexicon/plans.ts";

/**
 * Since which year each plan plans, by document: what its name or its first line says, where that names one year and
 * calls itself a plan. "Plan 2024–2028" may have been written in any of these years.
 */
export const planYears = (witness: Witness): ReadonlyMap<string, number> =>
  witness.remember("plan years", () => {
    const documents = Map.groupBy(witness.passages(), ({ document }) => document.id);
    return new Map(
      [...documents].flatMap(([id, [first]]): [string, number][] => {
        const title = first === undefined || first.text.length > LONGEST_TITLE ? "" : first.text;
        const year = [id.replace(/^.*\//, "").replace(/\.\w+$/, ""), title].map(yearIn).find((one) => one !== null);
        return year == null ? [] : [[id, year]];
      }),
    );
  });

const LONGEST_TITLE = 80;

function yearIn(name: string): number | null {
  const folded = fold(name).replace(/[_.]+/g, " ");
  const years = new Set(folded.match(/(?<!\d)20\d\d(?!\d)/g));
  const [year] = years;
  return PLAN_NAMES.test(folded) && years.size === 1 ? Number(year) : null;
}
