import { metricOf } from "./metrics.ts";
import type { Plan } from "./plan.ts";

/** What was done wrong on purpose. */
export const FAULT_KINDS = [
  "phantom_slide",
  "swapped_row",
  "stale_period",
  "planned_as_actual",
  "scale_slip",
  "wrong_sum",
  "other_definition",
  "invented",
  "changed_digit",
  "hidden_injection",
  "opposite_assessment",
  "existence",
  "derived",
  "sources_disagree",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Whether the documents settle a question; `either` where a careful reader could derive it or leave it open. */
export type Decides = "yes" | "no" | "either";

/** One planted fault and what is right to do about it. */
export interface Fault {
  kind: FaultKind;
  metric: string;
  findingIds: string[];
  /** Agents who hold what is true. */
  rightAgents: string[];
  decides: Decides;
  /** For people: what the documents say. */
  documents: string;
}

const COMPUTED = new Set(["arr", "mrr", "gross_margin", "runway"]);
const REVERSED: Record<string, readonly string[]> = {
  mrr: ["arr"],
  pre_money: ["post_money", "round"],
  round: ["post_money", "pre_money"],
  churn: ["annual_churn"],
  annual_churn: ["churn"],
  cash: ["runway", "burn"],
  burn: ["cash"],
  revenue: ["gross_margin", "take_rate"],
  gmv: ["revenue", "take_rate"],
  cogs: ["revenue", "gross_margin"],
};

/** Whether deck and model, as planned, answer for a metric. */
export function decidesFor(id: string, plan: Plan): Decides {
  const presence = plan.presence.get(id);
  if (presence === "conflict") return "no";
  if (presence !== undefined && presence !== "neither") return "yes";
  const stated = (one: string) => (plan.presence.get(one) ?? "neither") !== "neither";
  const clash = (one: string) => plan.presence.get(one) === "conflict";
  const inputs = metricOf(id).from?.inputs ?? [];
  if (inputs.length > 0 && inputs.every(stated)) return COMPUTED.has(id) && !inputs.some(clash) ? "yes" : "either";
  const reversed = REVERSED[id];
  if (reversed?.every(stated) === true) return id === "mrr" ? "yes" : "either";
  return "no";
}
