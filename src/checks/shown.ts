import type { Check, CheckFinding, CheckPlace } from "../domain/check.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import { placeKey } from "../domain/place-key.ts";

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

/**
 * It rests on the figure that the contradiction denies, and on another of it or on nothing else. Two of the figures a
 * sum was made of tell something else: what a plan grows by is not what a customer's value comes to.
 */
function sameIn({ places }: CheckFinding, inconsistencies: readonly Inconsistency[]): string | undefined {
  const ours = new Set(places.map(figureKey));
  return inconsistencies.find(({ statements: [denied, ...others] }) => {
    if (denied === undefined || !ours.has(figureKey(denied))) return false;
    return ours.size === 1 || others.some((one) => ours.has(figureKey(one)));
  })?.id;
}

const figureKey = ({ address, value, printed }: Pick<CheckPlace, "address" | "value" | "printed">): string =>
  `${placeKey(address, "row")} ${value ?? printed}`;
