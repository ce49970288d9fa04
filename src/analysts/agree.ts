import type { Quantity } from "../domain/quantity.ts";
import { canBothHold } from "../quantities/compare.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";

/** True where two statements of one metric can both be right: the same value, or one within what the other allows. */
export function agree(topic: Topic, a: Quantity, b: Quantity): boolean {
  return canBothHold(sized(topic, a), sized(topic, b));
}

function sized(topic: Topic, quantity: Quantity): Quantity {
  const value = sizeOf(topic, quantity);
  return quantity.unit === "duration" ? { ...quantity, value, durationUnit: "month" } : { ...quantity, value };
}

/** True where the print leaves room: "~", "> 300", a range. */
export function isRounded({ approximate, bound, range }: Quantity): boolean {
  return approximate === true || bound !== undefined || range !== undefined;
}
