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

/** It rests on two statements of the contradiction: the same figures at the same places. */
function sameIn({ places }: CheckFinding, inconsistencies: readonly Inconsistency[]): string | undefined {
  const ours = new Set(places.map(figureKey));
  return inconsistencies.find(({ statements }) => statements.filter((one) => ours.has(figureKey(one))).length >= 2)?.id;
}

const figureKey = ({ address, value, printed }: Pick<CheckPlace, "address" | "value" | "printed">): string =>
  `${placeKey(address, "row")} ${value ?? printed}`;
