import { inMonths } from "../../quantities/durations.ts";
import type { Figure } from "../reading/figures.ts";

/** A figure's value in the measure that proofs use: durations in months. */
export function claimedValue({ quantity }: Figure): { value: number; step: number; approximate?: boolean } {
  const months = quantity.unit === "duration" ? inMonths(quantity) : quantity.value;
  const factor = quantity.value === 0 ? 1 : months / quantity.value;
  return {
    value: months,
    step: quantity.step * factor,
    ...(quantity.approximate === true ? { approximate: true } : {}),
  };
}
