import type { FactNature, TopicFact } from "../../domain/fact.ts";
import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

export type { TopicFact as Fact } from "../../domain/fact.ts";

/** A value with its label, before it has a place. */
export interface NamedValue {
  topic: Topic;
  quantity: Quantity;
  label: string;
  period?: Period;
  basis: Basis;
  /** Default "company", or "market" for the market's topics. */
  subject?: string;
  /** Default: what the basis says, else actual. */
  nature?: FactNature;
  sureness: number;
}

/** What is true of a value that says nothing else. */
export function natureOf({
  nature,
  topic,
  basis,
}: Pick<NamedValue, "nature" | "topic" | "basis">): TopicFact["nature"] {
  if (nature !== undefined) return nature;
  if (topic.category === "market") return "market";
  return basis.nature === "projected" ? "projection" : "actual";
}
