import type { AmbiguousQuantity, Quantity } from "../../domain/quantity.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { impossible } from "../../quantities/topics/formula.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

/**
 * Where a number stands: in `prose` its unit must be said; in a `table` or in `data` (JSON) the label or the heading
 * gives it.
 */
export type Surroundings = "prose" | "table" | "data";

/** What a parser gives: one reading, or several that the topic may decide between. */
export type Read = Quantity | AmbiguousQuantity;

/** A value as one of a topic; `doubt` (0 to 1) scales down how sure that is. */
export interface Fitted {
  topic: Topic;
  quantity: Quantity;
  doubt: number;
}

/**
 * Whether a quantity can be a value of the topic, or of its twin for that kind of number. A percentage is never an ARR,
 * and an amount never a margin.
 */
export function fitTo(topic: Topic, found: Read, surroundings: Surroundings): Fitted | null {
  const quantity = "ambiguous" in found ? readingFor(topic, found) : found;
  if (quantity === null) return null;
  if (quantity.unit === topic.unit) return { topic, quantity, doubt: 1 };
  const twin = topic.twins?.[quantity.unit];
  const meant = twin === undefined ? undefined : topicById(twin);
  if (meant !== undefined) return { topic: meant, quantity, doubt: 1 };
  const bare = quantity.unit === "number" || (quantity.unit === "count" && quantity.noun === undefined);
  return bare ? fitBare(topic, quantity, surroundings) : null;
}

function fitBare(topic: Topic, quantity: Quantity, surroundings: Surroundings): Fitted | null {
  switch (topic.unit) {
    case "count":
      return Number.isInteger(quantity.value) ? { topic, quantity: { ...quantity, unit: "count" }, doubt: 1 } : null;
    case "number":
      return { topic, quantity: { ...quantity, unit: "number" }, doubt: 1 };
    case "multiple":
      return { topic, quantity: { ...quantity, unit: "multiple" }, doubt: 0.9 };
    case "money":
      if (surroundings === "prose" && quantity.scale === 1) return null;
      return { topic, quantity: { ...quantity, unit: "money" }, doubt: surroundings === "prose" ? 0.8 : 1 };
    case "percent":
      return surroundings === "prose" ? null : (asAmount(topic, quantity) ?? asPercent(topic, quantity));
    case "duration":
      return surroundings === "prose" ? null : { topic, quantity: inMonths(quantity), doubt: 0.8 };
    default:
      return null;
  }
}

/** "Runway | 18m": where a time is meant the letter is no million. */
function inMonths(quantity: Quantity): Quantity {
  const lettered = quantity.scale === 1e6 && /\d\s?m\.?$/u.test(quantity.text);
  const months = lettered ? { value: quantity.value / 1e6, step: quantity.step / 1e6, scale: 1 } : {};
  return { ...quantity, ...months, unit: "duration", durationUnit: "month" };
}

/** "Gross margin 214" is no share of anything: where no percentage can be that large, it is the amount of that name. */
function asAmount(topic: Topic, quantity: Quantity): Fitted | null {
  if (impossible(topic.id, quantity.value) !== "above_hundred") return null;
  const amount = topicById(topic.twins?.money ?? "");
  return amount === undefined ? null : { topic: amount, quantity: { ...quantity, unit: "money" }, doubt: 0.8 };
}

/** 0.72 without a percent sign is 72 %; a small number above 1 may be either (1.2 is 1.2 % or 120 %). */
function asPercent(topic: Topic, quantity: Quantity): Fitted {
  const fraction = Math.abs(quantity.value) <= 1 && !Number.isInteger(quantity.value);
  const factor = fraction ? 100 : 1;
  const value = Number((quantity.value * factor).toPrecision(12));
  const open = !fraction && Math.abs(quantity.value) > 1 && Math.abs(quantity.value) < 5 && topic.id.endsWith("growth");
  return {
    topic,
    quantity: { ...quantity, unit: "percent", value, step: quantity.step * factor },
    doubt: open ? 0.5 : 0.8,
  };
}

/** "42,000 €" in a French text: amounts and counts are not printed to the thousandth, so it is forty-two thousand. */
function readingFor(topic: Topic, { readings }: AmbiguousQuantity): Quantity | null {
  if (topic.unit !== "money" && topic.unit !== "count") return null;
  const likely = readings.filter(({ decimals, scale }) => decimals !== 3 || scale !== 1);
  return likely.length === 1 ? (likely[0] ?? null) : null;
}

/** The reading that the stored number confirms, or null. */
export function settle(found: Read, stored: number): Quantity | null {
  if (!("ambiguous" in found)) return found;
  return found.readings.find((reading) => Math.abs(reading.value - stored) <= reading.step) ?? null;
}
