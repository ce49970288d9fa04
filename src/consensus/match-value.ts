import type { EvidenceItem } from "../domain/resolution.ts";
import { numericGap } from "./gap.ts";

/** Whether a statement of the dossier says this value: within two hundredths, or within the rounding it was printed with. */
export function says(item: EvidenceItem, value: number, sameValue: number): boolean {
  if (typeof item.value !== "number") return false;
  const gap = numericGap(item.value, value);
  if (gap <= sameValue) return true;
  const rounding = (item.step ?? 0) / 2;
  return gap <= MOST_ROUNDING && Math.abs(item.value - value) <= rounding;
}

/** "0.5 M€" may stand for 504 000 €; "1 M€" does not stand for 1.4 M€. */
const MOST_ROUNDING = 0.1;
