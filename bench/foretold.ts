import type { Claim, EstimateOptions } from "../src/fusion/claim.ts";
import { estimate } from "../src/fusion/estimate.ts";
import type { ConflictCase } from "./conflict-cases.ts";

const FOLDS = 2;

/**
 * Hides one claim of each object that has several, estimates from the rest, and gives the share of hidden claims that
 * say what was chosen without them.
 */
export function foretold(cases: ConflictCase[], options: EstimateOptions): number {
  const several = cases.filter(({ claims }) => claims.length > 1);
  const { sameValue = 0 } = options;
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const hidden = new Map(several.map((one) => [one.object, one.claims[hash(one.object, fold) % one.claims.length]]));
    const kept = several.flatMap((one) => one.claims.filter((claim) => claim !== hidden.get(one.object)));
    for (const { object, value } of estimate(kept, options).objects) {
      if (isSame(value, hidden.get(object) as Claim, sameValue)) right++;
    }
  }
  return Number((right / (FOLDS * several.length)).toFixed(4));
}

function isSame(value: number | string, claim: Claim, sameValue: number): boolean {
  if (typeof value === "string" || typeof claim.value === "string") return value === claim.value;
  return Math.abs(value - claim.value) <= sameValue * Math.abs(value);
}

function hash(text: string, seed: number): number {
  let state = seed + 7;
  for (let i = 0; i < text.length; i++) state = (state * 31 + text.charCodeAt(i)) >>> 0;
  return state;
}
