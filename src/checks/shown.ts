import type { Check, CheckFinding, CheckPlace } from "../domain/check.ts";
import { cannotBeTrue, type Inconsistency } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { deniesSame, sameSum } from "./same-matter.ts";

/**
 * A finding that a contradiction of the documents already tells is marked with it, so that nobody is warned twice; and
 * what comes out only as long as one of its lines is believed does not come out.
 */
export function markShown(check: Check, inconsistencies: readonly Inconsistency[], locale: Locale): Check {
  const findings = check.findings.map((finding) => {
    const shownBy =
      finding.verdict === "flag" || finding.verdict === "question" ? sameIn(finding, inconsistencies) : undefined;
    return shownBy === undefined ? finding : { ...finding, shownBy };
  });
  const told = new Set(findings.flatMap(({ shownBy }) => shownBy ?? []));
  const denied = inconsistencies
    .filter((one) => cannotBeTrue(one) && !told.has(one.id))
    .flatMap(restsOn(check, locale));
  if (denied.length === 0) return { ...check, findings };
  const status = check.status === "holds" || check.status === "computed" ? "question" : check.status;
  return { ...check, status, findings: [...findings, ...denied] };
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

/** The line a contradiction denies, where something of the check holds only with it. */
const restsOn =
  ({ id, findings }: Check, locale: Locale) =>
  ({ id: shownBy, name, severity, statements: [denied] }: Inconsistency): CheckFinding[] => {
    const isDenied = ({ document, passage }: CheckPlace) =>
      denied !== undefined && document === denied.document && passage === denied.passage;
    const held = findings.flatMap(({ verdict, places }) => (verdict === "holds" ? places : []));
    const place = held.find(isDenied);
    if (place === undefined) return [];
    const text = CHECK_WORDS[locale].restsOnDenied(name);
    const common = { sum: null, impact: null, question: null, shownBy };
    return [
      {
        id: `${id}-${shownBy}`,
        rule: "rests_on_denied",
        verdict: "question",
        severity,
        text,
        places: [place],
        ...common,
      },
    ];
  };
