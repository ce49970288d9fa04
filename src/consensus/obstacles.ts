import type { QualityEngineConfig } from "../domain/config.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { sameFigure } from "../quantities/compare.ts";
import { findQuantities } from "../quantities/find.ts";
import type { CaseFile } from "./case-file.ts";
import { type Ruling, unresolved } from "./ruling.ts";
import { bySource } from "./statements.ts";

type Thresholds = Pick<QualityEngineConfig["consensus"], "sameValue">;

/** Why what is stated settles nothing although it is stated: in two currencies, as a range, or with a reservation. */
export function obstacleIn(caseFile: CaseFile, deciding: EvidenceItem[], thresholds: Thresholds): Ruling | null {
  const currencies = new Set(deciding.flatMap(({ currency }) => currency ?? []));
  if (currencies.size > 1) return unresolved("EVIDENCE_SETTLED", "other_currency", bySource(deciding));
  const range = deciding.find((item) => item.range !== undefined)?.range;
  if (range !== undefined && deciding.every((item) => item.range !== undefined))
    return { ...unresolved("EVIDENCE_SETTLED", "range_stated", bySource(deciding)), range };
  const reserved = deciding.every((item) => item.reservation === "condition" || takesBack(item, caseFile, thresholds));
  return reserved ? unresolved("EVIDENCE_SETTLED", "with_reservation", bySource(deciding)) : null;
}

/** "£1.1M of which £0.4M signed": who says 0.7 M reads the same passage, by another definition. */
function takesBack(
  { reservation, value, passage }: EvidenceItem,
  { contradiction }: CaseFile,
  { sameValue }: Thresholds,
): boolean {
  if (reservation !== "including" || typeof value !== "number") return false;
  const inside = findQuantities(passage).flatMap((found) => ("ambiguous" in found ? [] : [found.value]));
  return contradiction.positions.some(({ normalizedValue: claimed }) =>
    inside.some((part) => claimed !== undefined && sameFigure({ value: value - part }, { value: claimed }, sameValue)),
  );
}
