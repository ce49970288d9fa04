import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { Quantity } from "../domain/quantity.ts";
import { sameValue } from "../quantities/compare.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { sizeOf } from "./write-finding.ts";

/** True where two statements of one metric can both be right: the same value, or one within what the other allows. */
export function agree(topic: Topic, a: Quantity, b: Quantity): boolean {
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) return false;
  const [one, other] = [sized(topic, a), sized(topic, b)];
  if (sameValue(one, other)) return true;
  if (one.approximate === true || other.approximate === true) {
    const mean = (Math.abs(one.value) + Math.abs(other.value)) / 2;
    if (Math.abs(one.value - other.value) <= mean * QUALITY_ENGINE_CONFIG.consensus.sameValue) return true;
  }
  return allows(one, other) || allows(other, one);
}

function sized(topic: Topic, quantity: Quantity): Quantity {
  const value = sizeOf(topic, quantity);
  return quantity.unit === "duration" ? { ...quantity, value, durationUnit: "month" } : { ...quantity, value };
}

/** "> 300" allows 312; "500–520" allows 510. */
function allows({ bound, range, value }: Quantity, other: Quantity): boolean {
  if (bound === "min" && other.bound === undefined) return other.value >= value;
  if (bound === "max" && other.bound === undefined) return other.value <= value;
  return range !== undefined && other.value >= range.min && other.value <= range.max;
}

/** True where the print leaves room: "~", "> 300", a range. */
export function isRounded({ approximate, bound, range }: Quantity): boolean {
  return approximate === true || bound !== undefined || range !== undefined;
}

/** The gap as detection measures it: the difference against the mean of the two sizes; null where both are zero. */
export function gapOf(a: number, b: number): number | null {
  const mean = (Math.abs(a) + Math.abs(b)) / 2;
  return mean === 0 ? null : Math.abs(a - b) / mean;
}
