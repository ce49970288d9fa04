import type { Quantity } from "../../domain/quantity.ts";
import { inMonths } from "../durations.ts";
import type { Topic } from "./topic.ts";

/**
 * The number a quantity stands for as a value of the topic: durations in months, and costs by their size (a statement
 * prints "-900 000" or "(900 000)" for a cost of 900 000).
 */
export function sizeOf(topic: Topic, quantity: Quantity): number {
  return quantity.unit === "duration" ? inMonths(quantity) : sizeOfNumber(topic, quantity.value);
}

/** The same for a number in the topic's own unit. */
export function sizeOfNumber(topic: Topic | null, value: number): number {
  return topic !== null && isCost(topic) ? Math.abs(value) : value;
}

/** Less of it is better and there is no such thing as a negative one: a minus before it is the statement's manner. */
function isCost({ higherIsBetter, plausible }: Topic): boolean {
  return higherIsBetter === false && plausible !== null && plausible.min >= 0;
}
