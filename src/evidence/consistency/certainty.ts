import type { ContradictionSeverity } from "../../domain/contradiction.ts";
import type { Explanation } from "../../domain/inconsistency.ts";
import { isReservedBeside } from "../../lexicon/reservations.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { breach, type Constraint, members } from "./constraint.ts";

/** A loose tie (an average, a share of other income) is broken for sure only where it is broken by much. */
const MUCH = 0.2;
const NEAR = 0.03;

/**
 * `sure` only where every figure was read surely and no definition at hand explains the gap: a factor of twelve or of a
 * thousand, an amount without currency in another document, a tie that leaves room. Nor where a figure says itself what
 * it counts in or leaves out: "20 months (credit line included)" is to be explained.
 */
export function certaintyOf(constraint: Constraint): "sure" | "question" {
  const all = members(constraint);
  if (!all.every(({ sure }) => sure) || explainedBy(constraint) !== null || constraint.assumed === true)
    return "question";
  if (all.some(({ passage, printed }) => isReservedBeside(passage, printed))) return "question";
  const documents = new Set(all.map(({ document }) => document));
  const bare = all.some(({ quantity }) => quantity.unit === "money" && quantity.currency === undefined);
  const numbers = all.some(
    ({ quantity, topic }) => quantity.unit === "number" && topicById(topic ?? "")?.unit === "money",
  );
  const dates = new Set(all.map(({ undated }) => undated));
  // What is undated here and dated there may be a few months apart; a few months do not make this much.
  if (dates.size > 1 && breach(constraint) < MUCH) return "question";
  if (documents.size > 1 && (bare || numbers) && constraint.kind === "two_values") return "question";
  return constraint.exact || breach(constraint) >= MUCH ? "sure" : "question";
}

/** Definitions to ask about: the one the figures themselves point to first. */
export function explanationsOf(constraint: Constraint): Explanation[] {
  const found = explainedBy(constraint);
  return [...new Set([...(found === null ? [] : [found]), ...constraint.mayBe])];
}

function explainedBy({ stated, value, kind }: Constraint): Explanation | null {
  if (kind === "sum" || kind === "bound" || value <= 0 || stated.quantity.value <= 0) return null;
  const factor = stated.quantity.value / value;
  const is = (size: number) => Math.abs(factor / size - 1) < NEAR || Math.abs(1 / factor / size - 1) < NEAR;
  if (stated.quantity.unit !== "percent" && is(12)) return "monthly_annual";
  // A cell that holds 0.01 and one that holds 1 may both be one per cent.
  if (stated.quantity.unit === "percent" && is(100)) return "scale";
  return is(1000) ? "scale" : null;
}

const STEPS: ContradictionSeverity[] = ["CRITICAL", "MAJOR", "MODERATE", "MINOR"];

/** By how far the figures miss each other; a step less for what is peripheral, and for what is only a question. */
export function severityOf(
  { stated, touches, kind }: Constraint,
  gap: number,
  certainty: "sure" | "question",
): ContradictionSeverity {
  const step = gap > 0.4 ? 0 : gap > 0.15 || touches === "control" ? 1 : gap > 0.04 ? 2 : 3;
  const key = kind === "sum" ? touches !== "trust" : topicById(stated.topic ?? "")?.materiality === "key";
  const lower = (key ? 0 : 1) + (certainty === "sure" ? 0 : 1);
  return STEPS[Math.min(STEPS.length - 1, step + lower)] as ContradictionSeverity;
}
