import { z } from "zod";
import { Evidence } from "./finding.ts";

/** What opposed recommendations are about. `PRIORITY`: the same steps in another order. */
export const ConflictType = z.enum(["STRATEGIC", "TACTICAL", "FINANCIAL", "RISK", "PRIORITY"]);
export type ConflictType = z.infer<typeof ConflictType>;

/** Least severe first. From MEDIUM up a conflict is debated. */
export const ConflictSeverity = z.enum(["LOW", "MEDIUM", "HIGH", "CRITICAL"]);
export type ConflictSeverity = z.infer<typeof ConflictSeverity>;

/** What an agent does in the analysis, told from its name. */
export const AgentRole = z.enum(["reviewer", "financial", "commercial", "market", "analyst", "other"]);
export type AgentRole = z.infer<typeof AgentRole>;

/** What one agent recommends in a conflict. */
export const AgentPosition = z.object({
  agentName: z.string(),
  role: AgentRole,
  /** Agents of the same side recommend the same direction. */
  side: z.enum(["A", "B"]),
  /** The agent's own words that oppose the other side. */
  statement: z.string(),
  /** 0–1: given, or the mean of the agent's findings; null where it gave none. */
  confidence: z.number().min(0).max(1).nullable(),
  /** What the agent's findings rest on, inference left out. */
  evidence: z.array(Evidence),
});
export type AgentPosition = z.infer<typeof AgentPosition>;

/** Recommendations on the same question that cannot both be followed, or that pull in opposite directions. */
export const Conflict = z.object({
  conflictId: z.string(),
  conflictType: ConflictType,
  severity: ConflictSeverity,
  topic: z.string(),
  /** In alphabetical order. */
  agentsInvolved: z.array(z.string()).min(2),
  /** By agent name. */
  positions: z.record(z.string(), AgentPosition),
  description: z.string(),
  keyDifferences: z.array(z.string()),
  /** Following one side excludes the other; false where degree, pace or emphasis leaves room between them. */
  mutualExclusivity: z.boolean(),
  requiresDebate: z.boolean(),
  /** Absent in reviews made before it was told. */
  status: z.enum(["detected", "resolved", "unresolved"]).exactOptional(),
});
export type Conflict = z.infer<typeof Conflict>;

/** Every conflict between the recommendations of one run. */
export const ConflictReport = z.object({
  executionId: z.string(),
  /** Found in all: those examined and those not. */
  totalConflicts: z.number().int().nonnegative(),
  /** Examined, most severe first. */
  conflicts: z.array(Conflict),
  /** Found beyond the limit, least severe: listed, not debated. */
  notExamined: z.array(Conflict),
  hasLowSeverity: z.boolean(),
  hasMediumSeverity: z.boolean(),
  hasHighSeverity: z.boolean(),
  hasCriticalSeverity: z.boolean(),
  requiresDebate: z.boolean(),
  debateTopics: z.array(z.string()),
});
export type ConflictReport = z.infer<typeof ConflictReport>;

/** What one agent says in one round. */
export const RecommendationPlea = z.object({
  agentName: z.string(),
  /** What it now recommends: its own position, or the common ground it accepts. */
  position: z.string().min(1),
  /** `holds` its position, `accepts` the common ground, or `yields`: gives its position up. */
  stance: z.enum(["holds", "accepts", "yields"]),
  arguments: z.array(z.string()),
  /** The same arguments as the agent wrote its findings: what is compared, whatever the reader's language. */
  grounds: z.array(z.string()).optional(),
  /** What it grants the other side. */
  concessions: z.array(z.string()),
  /** What it granted that has nothing to do with the question: it counts for nothing. Absent where there is none. */
  struck: z.array(z.string()).exactOptional(),
});
export type RecommendationPlea = z.infer<typeof RecommendationPlea>;

export const RecommendationRound = z.object({
  roundNumber: z.number().int().positive(),
  pleas: z.array(RecommendationPlea),
  /** Jaccard similarity of what the two sides hold after the round, 0–1; the least over the opposed pairs. */
  convergence: z.number().min(0).max(1),
});
export type RecommendationRound = z.infer<typeof RecommendationRound>;

/** How a debate came to its end. */
export const DebateEnd = z.enum(["not_needed", "converged", "all_rounds", "nothing_new", "deadline", "debater_failed"]);
export type DebateEnd = z.infer<typeof DebateEnd>;

/** What was decided about one conflict, by whom, and at what price. */
export const ConsensusResult = z.object({
  executionId: z.string(),
  conflictId: z.string(),
  finalDecision: z.string(),
  supportingAgents: z.array(z.string()),
  opposingAgents: z.array(z.string()),
  neutralAgents: z.array(z.string()),
  justification: z.string(),
  reasoningSummary: z.string(),
  tradeOffsAcknowledged: z.array(z.string()),
  debateRounds: z.array(RecommendationRound),
  totalRounds: z.number().int().nonnegative(),
  debateEnd: DebateEnd,
  unresolvedAspects: z.array(z.string()),
  confidenceScore: z.number().min(0).max(1),
  /** The decision maker. */
  resolverAgent: z.string(),
  /** False where nothing was decided or the confidence is too low to act on. */
  accepted: z.boolean(),
  /** What the conflict's own status becomes: resolved where the decision is accepted. Absent in reviews made before it was told. */
  status: z.enum(["resolved", "unresolved"]).exactOptional(),
});
export type ConsensusResult = z.infer<typeof ConsensusResult>;
