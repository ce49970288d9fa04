import type { Check, CheckFinding } from "../domain/check.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import { deniesSame, sameSum } from "./same-matter.ts";

/** A finding that a contradiction of the documents already tells is marked with it, so that nobody is warned twice. */
export function markShown(check: Check, inconsistencies: readonly Inconsistency[]): Check {
  return {
    ...check,
    findings: check.findings.map((finding) => {
      const shownBy =
        finding.verdict === "flag" || finding.verdict === "question" ? sameIn(finding, inconsistencies) : undefined;
      return shownBy === undefined ? finding : { ...finding, shownBy };
    }),
  };
}

/** It rests on what the contradiction denies, or comes to the same sum about the same figure. */
function sameIn(
  { places, computed, sum }: CheckFinding,
  inconsistencies: readonly Inconsistency[],
): string | undefined {
  const own = { figures: places, computed, sum };
  return inconsistencies.find((one) => {
    const told = { figures: one.statements, computed: one.computed };
    return deniesSame(own, told) || sameSum(own, told);
  })?.id;
}
