import { inMonths } from "../../quantities/durations.ts";
import type { Figure } from "../reading/figures.ts";

/** A figure's value in the measure that proofs use: durations in months. Another currency is another value. */
export function claimedValue({ quantity }: Figure): {
  value: number;
  step: number;
  currency?: string;
  approximate?: boolean;
} {
  const months = quantity.unit === "duration" ? inMonths(quantity) : quantity.value;
  const factor = quantity.value === 0 ? 1 : months / quantity.value;
  return {
    value: months,
    step: quantity.step * factor,
    ...(quantity.currency === undefined ? {} : { currency: quantity.currency }),
    ...(quantity.approximate === true ? { approximate: true } : {}),
  };
}
