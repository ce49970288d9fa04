import type { EvidenceItem } from "../domain/resolution.ts";
import { samePeriod } from "../quantities/periods.ts";
import type { CaseFile } from "./case-file.ts";
import { sayTheSame } from "./match-value.ts";
import { spokenAgainst } from "./refuted.ts";

/** Sums carry the rounding of their inputs on: nearer than this they say the same as a stated value. */
export const ROUNDED_INPUTS = 0.1;

/** A sum of the documents' own figures that comes to another value than the one they state. */
export interface Refutation {
  sum: EvidenceItem;
  /** Nothing says that stated and recomputed speak of another time. */
  sure: boolean;
}

/**
 * Whether the company's own inputs recompute to another value than the stated one. This is where the court asks what the
 * documents say against themselves.
 */
export function refutationOf(
  caseFile: CaseFile | Pick<CaseFile, "testimony">,
  stated: EvidenceItem[],
): Refutation | null {
  const told = "dossier" in caseFile ? spokenAgainst(caseFile, stated) : null;
  const [, against] = told?.items ?? [];
  if (told !== null && against !== undefined) return { sum: against, sure: told.sure };
  return refutedBySums(caseFile.testimony, stated);
}

function refutedBySums(testimony: readonly EvidenceItem[], stated: EvidenceItem[]): Refutation | null {
  const sums = testimony.filter((item) => item.calculation !== undefined && item.rank === "primary");
  const apart = sums.filter((sum) => stated.some((item) => !sayTheSame(item, sum, ROUNDED_INPUTS)));
  const sure = apart.find((sum) => stated.some((item) => sameOccasion(item, sum)));
  const sum = sure ?? apart[0];
  if (sum === undefined || sums.some((other) => stated.some((item) => sayTheSame(item, other, ROUNDED_INPUTS))))
    return null;
  return { sum, sure: sure !== undefined };
}

function sameOccasion({ period }: EvidenceItem, sum: EvidenceItem): boolean {
  return period === undefined || sum.period === undefined || samePeriod(period, sum.period);
}
