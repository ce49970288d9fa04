import type { FindingCategory } from "../../domain/finding.ts";
import type { AgentPosition, Conflict, RecommendationPlea } from "../../domain/recommendation.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { type AgentHistory, effectiveConfidence } from "../../track-record/effective-confidence.ts";
import type { Debate } from "./debate.ts";
import type { Speaker } from "./read-agents.ts";
import { ROLE_ORDER } from "./roles.ts";

/** What was decided, and what made it so. */
export interface Decision {
  reason: "commonGround" | "maker" | "evidence" | "vote" | "yielded" | "none";
  /** The side that prevails; null for the common ground and where nothing was decided. */
  side: "A" | "B" | null;
  supporting: string[];
  opposing: string[];
  /** Parties that gave their position up without taking the other. */
  yielding: string[];
}

/**
 * Who has the last word: a reviewer, party or not, else the party highest in the order of roles; among equals the
 * surer, then the alphabet.
 */
export function decisionMaker(conflict: Conflict, speakers: readonly Speaker[]): Speaker {
  const eligible = speakers.filter(
    ({ agentName, role }) => role === "reviewer" || conflict.agentsInvolved.includes(agentName),
  );
  return [...eligible].sort(byAuthority)[0] as Speaker;
}

/**
 * The decision after the debate. A party whose role stands above everybody's on the other side decides for its own side,
 * unless it gave it up, or the other side weighs so much more that its role does not carry. Among equals nobody has the
 * last word: one side must far outweigh the other, or it stays open. A reviewer outside weighs evidence, then confidence
 * and record.
 */
export function decide(conflict: Conflict, maker: Speaker, { rounds }: Debate, history?: AgentHistory): Decision {
  const last = new Map((rounds.at(-1)?.pleas ?? []).map((plea) => [plea.agentName, plea]));
  const positions = Object.values(conflict.positions);
  const stanceOf = ({ agentName }: AgentPosition): RecommendationPlea["stance"] =>
    last.get(agentName)?.stance ?? "holds";
  const accepting = positions.filter((position) => stanceOf(position) === "accepts");
  const own = conflict.positions[maker.agentName];
  const met = (["A", "B"] as const).every((side) => accepting.some((position) => position.side === side));
  if (met && (own === undefined || stanceOf(own) === "accepts")) {
    return {
      reason: "commonGround",
      side: null,
      supporting: sorted([...accepting.map(({ agentName }) => agentName), maker.agentName]),
      opposing: sorted(positions.filter((p) => stanceOf(p) === "holds").map(({ agentName }) => agentName)),
      yielding: sorted(positions.filter((p) => stanceOf(p) === "yields").map(({ agentName }) => agentName)),
    };
  }
  const { side, reason } = prevailing(conflict, own, own === undefined ? null : stanceOf(own), history);
  const yielding = positions.filter((position) => stanceOf(position) === "yields").map(({ agentName }) => agentName);
  const standing = positions.filter(({ agentName }) => !yielding.includes(agentName));
  const of = (wanted: (position: AgentPosition) => boolean) =>
    standing.filter(wanted).map(({ agentName }) => agentName);
  if (side === null) return { reason, side, supporting: [], opposing: [], yielding: sorted(yielding) };
  const supporting = [...of((p) => p.side === side), ...(own === undefined ? [maker.agentName] : [])];
  return {
    reason,
    side,
    supporting: sorted(supporting),
    opposing: sorted(of((p) => p.side !== side)),
    yielding: sorted(yielding),
  };
}

function prevailing(
  conflict: Conflict,
  own: AgentPosition | undefined,
  stance: RecommendationPlea["stance"] | null,
  history: AgentHistory | undefined,
): Pick<Decision, "side" | "reason"> {
  const positions = Object.values(conflict.positions);
  const weights = { A: weightOf(conflict, "A", history), B: weightOf(conflict, "B", history) };
  if (own !== undefined && stance !== "yields") {
    const other = own.side === "A" ? "B" : "A";
    const outweighs = (a: "A" | "B", b: "A" | "B") => weights[a] > weights[b] * OUTWEIGHS;
    if (outweighs(other, own.side)) return { side: other, reason: "vote" };
    const rank = ({ role }: AgentPosition) => ROLE_ORDER.indexOf(role);
    const leads = positions.every((position) => position.side === own.side || rank(own) < rank(position));
    if (leads) return { side: own.side, reason: "maker" };
    return outweighs(own.side, other) ? { side: own.side, reason: "vote" } : { side: null, reason: "none" };
  }
  if (own !== undefined) return { side: own.side === "A" ? "B" : "A", reason: "yielded" };
  const evidence = (side: "A" | "B") => evidenceOf(positions.filter((position) => position.side === side));
  if (evidence("A") !== evidence("B")) return { side: evidence("A") > evidence("B") ? "A" : "B", reason: "evidence" };
  if (weights.A === weights.B) return { side: null, reason: "none" };
  return { side: weights.A > weights.B ? "A" : "B", reason: "vote" };
}

/** A role has the last word unless the other side weighs more than this many times its own. */
const OUTWEIGHS = 2;
/** An agent that gives no confidence is as sure as not. */
const UNSTATED = 0.5;

/** What a side weighs in a vote: each agent's confidence, raised or lowered by its record. */
export function weightOf(conflict: Conflict, side: "A" | "B", history?: AgentHistory): number {
  const category = categoryOf(conflict);
  const weights = Object.values(conflict.positions)
    .filter((position) => position.side === side)
    .map(({ agentName, confidence }) => weighed(agentName, confidence ?? UNSTATED, history, category))
    .sort((a, b) => a - b);
  return Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 1e9) / 1e9;
}

/** Distinct pieces of evidence behind some positions. */
export function evidenceOf(positions: readonly Pick<AgentPosition, "evidence">[]): number {
  return new Set(
    positions.flatMap(({ evidence }) => evidence.map(({ source, content }) => JSON.stringify([source, content]))),
  ).size;
}

/** Highest role first, then the surer, then the alphabet. */
export function byAuthority(
  a: Pick<Speaker, "role" | "confidence" | "agentName">,
  b: Pick<Speaker, "role" | "confidence" | "agentName">,
): number {
  const rank = ROLE_ORDER.indexOf(a.role) - ROLE_ORDER.indexOf(b.role);
  if (rank !== 0) return rank;
  return (b.confidence ?? 0) - (a.confidence ?? 0) || (a.agentName < b.agentName ? -1 : 1);
}

/** An agent's confidence, 0–1, by its record on such questions. */
export const weighed = (
  agentName: string,
  confidence: number,
  history: AgentHistory | undefined,
  category: FindingCategory | null,
): number => effectiveConfidence(agentName, 100 * confidence, history, category) / 100;

/** What a conflict is about: money where it is a financial one, else what its topic names. */
export function categoryOf({ conflictType, topic }: Conflict): FindingCategory | null {
  if (conflictType === "FINANCIAL") return "financial";
  // What stands behind the colon are an agent's own words; before it, ours, in the reader's language.
  const [, subject = ""] = topic.split(/:(.*)/s);
  return matchTopic(subject.trim())?.topic.category ?? null;
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
