import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Fact } from "./fact.ts";
import { liesAfter } from "./period-order.ts";

/**
 * True for what may become rather than what is: called a plan, a scenario or an example, of a year of the plan ("Year 2",
 * "M24"), or after the last year the documents report on, unless it is called actual. The terms a company asks for are what
 * the deal is about, not a plan; those of a later round are one.
 */
export function isPlan(
  { topic, nature, basis, period = "" }: Pick<Fact, "topic" | "nature" | "basis" | "period">,
  lastYear: number | null,
): boolean {
  if (nature === "projection" || nature === "scenario" || nature === "example") return true;
  if (nature === "target") return topicById(topic)?.category !== "structure";
  if (basis.nature !== undefined) return basis.nature === "projected";
  return /^[YM]\d/.test(period) || (lastYear !== null && liesAfter(period, lastYear));
}
