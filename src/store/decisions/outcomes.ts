import type { Contradiction, ContradictionPosition } from "../../domain/contradiction.ts";
import { isFlawOf, type Resolution, type Rung } from "../../domain/resolution.ts";
import { type Figure, sameFigure } from "../../quantities/compare.ts";
import type { NewDecision } from "../decision-records.ts";

/** What a verdict or a person says about one position. `unresolved`: nothing that could be held for or against it. */
export type Outcome = "right" | "wrong" | "unresolved";

/**
 * Rungs that weigh agents instead of evidence. Their verdicts say nothing about who is right: an agent's record that
 * rested on votes weighed by that same record would prove itself.
 */
const BY_WEIGHT: ReadonlySet<Rung> = new Set(["MINOR_AUTO_RESOLVE", "WEIGHTED_AVERAGE", "DOMINANT_CLUSTER"]);

/** Records learn only from verdicts that something independent bears out, or from a person. */
const TEACHES: ReadonlySet<Resolution["evidenceLevel"]> = new Set(["corroborated", "outside"]);

/** What the engine's verdict makes of a position. */
export function outcomeOf(position: ContradictionPosition, resolution: Resolution | null, close: number): Outcome {
  if (resolution === null || resolution.verdict.decision === "UNRESOLVED") return "unresolved";
  const { verdict, finalValue, baGuidance, debateRecord, evidenceLevel } = resolution;
  // One document's word, or none, teaches nothing about who computes and who repeats the founder.
  if (evidenceLevel !== undefined && !TEACHES.has(evidenceLevel)) return "unresolved";
  const rung = debateRecord.optimizationApplied;
  if (!baGuidance.canTrust && rung !== undefined && BY_WEIGHT.has(rung)) return "unresolved";
  if (verdict.justification.rejectedPositionFlaws.some((flaw) => isFlawOf(flaw, position))) return "wrong";
  if (verdict.decision !== "SYNTHESIS") return "right";
  // A synthesis may lie between the positions: only who said the same is borne out by it.
  return holds(position, finalValue.value, close) === true ? "right" : "unresolved";
}

/**
 * What a person's decision makes of a position. Null where it says nothing about it: it is about something else than a
 * value, or the agent it holds to be right takes no part in this review.
 */
export function decidedOutcome(
  position: ContradictionPosition,
  { positions }: Contradiction,
  decision: Pick<NewDecision, "kind" | "position" | "value">,
  close: number,
): Outcome | null {
  if (decision.kind === "dismiss") return "unresolved";
  if (decision.kind === "accept_position") {
    const chosen = positions.filter(({ agentName }) => agentName === decision.position);
    if (chosen.length === 0) return null;
    return chosen.some((other) => other === position || agree(position, other, close)) ? "right" : "wrong";
  }
  if (decision.kind !== "set_value" || decision.value === undefined) return null;
  const same = holds(position, decision.value, close);
  if (same === null) return "unresolved";
  return same ? "right" : "wrong";
}

function agree(a: ContradictionPosition, b: ContradictionPosition, close: number): boolean {
  const [left, right] = [figureOf(a), figureOf(b)];
  if (left !== null && right !== null) return sameFigure(left, right, close);
  return words(a.assessment ?? a.value) === words(b.assessment ?? b.value);
}

/** Whether a position holds this value. Null where the two cannot be compared: a number in words against a number. */
function holds(position: ContradictionPosition, value: number | string | null, close: number): boolean | null {
  if (value === null) return null;
  const figure = figureOf(position);
  if (typeof value === "number") return figure === null ? null : sameFigure(figure, { value }, close);
  const said = [position.assessment, position.value, position.claim].filter((word) => word !== undefined).map(words);
  if (said.includes(words(value))) return true;
  return position.normalizedValue === undefined ? false : null;
}

const figureOf = ({ normalizedValue, step, range }: ContradictionPosition): Figure | null =>
  normalizedValue === undefined ? null : { value: normalizedValue, step, range };

const words = (value: unknown): string => String(value).normalize("NFKC").toLowerCase().trim();
