import type { Contradiction } from "../domain/contradiction.ts";
import type { Critique } from "../domain/critique.ts";
import { canonicalJson } from "./audit/chain.ts";
import { plain } from "./scope.ts";

/**
 * What a contradiction is about, the same in every review of a deal whatever its id there: the metric with its period,
 * currency and definition.
 */
export function topicKeyOf({
  topic,
  topicId,
  period,
  currency,
  basis,
}: Pick<Contradiction, "topic" | "topicId" | "period" | "currency" | "basis">): string {
  const metric = topicId ?? topic.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return plain([metric, period ?? "", currency ?? "", canonicalJson(basis ?? {})].join("|"));
}

/** What a critique is about: the same fault at the same place of the same agent's analysis. */
export function critiqueKeyOf(agentName: string, { type, location }: Pick<Critique, "type" | "location">): string {
  return plain(["critique", agentName, type, location.section].join("|"));
}
