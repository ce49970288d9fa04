import type { AgentRole, ConflictType, DebateEnd } from "../domain/recommendation.ts";

/** What opposed recommendations can be about; the same names as in `opposes`. */
type GroundName =
  | "money"
  | "reach"
  | "posture"
  | "pace"
  | "timing"
  | "aim"
  | "change"
  | "surety"
  | "deal"
  | "price"
  | "level"
  | "return"
  | "priority"
  | "order"
  | "denial";

/** Every sentence about opposed recommendations. */
export interface RecommendationSentences {
  ground: Record<GroundName, string>;
  type: Record<ConflictType, string>;
  role: Record<AgentRole, string>;
  quote: (text: string) => string;
  topic: (p: { ground: string; subject: string }) => string;
  and: string;
  description: (p: { type: string; sideA: string; saysA: string; sideB: string; saysB: string }) => string;
  difference: (p: { ground: string; a: string; b: string }) => string;
  argument: (p: { metric: string; value: string; source: string }) => string;
  noArgument: string;
  concedes: (p: { agent: string; argument: string }) => string;
  moderate: (p: { asked: string; most: string }) => string;
  phased: (p: { careful: string; bold: string }) => string;
  decision: { none: string };
  why: {
    commonGround: (p: { maker: string; role: string }) => string;
    maker: (p: { maker: string; role: string }) => string;
    evidence: (p: { maker: string; role: string; side: string; count: number }) => string;
    confidence: (p: { maker: string; role: string; side: string }) => string;
    yielded: (p: { maker: string; side: string }) => string;
    none: (p: { maker: string; role: string }) => string;
  };
  reasoning: (p: { rounds: number; end: string; confidence: string }) => string;
  end: Record<DebateEnd, string>;
  tradeOff: {
    givenUp: (p: { agent: string; statement: string }) => string;
    inPart: (p: { agent: string; statement: string }) => string;
  };
  unresolved: {
    noCommonGround: (p: { topic: string }) => string;
    opponent: (p: { agent: string; statement: string }) => string;
    noEvidence: (p: { agents: string }) => string;
    unknownConfidence: (p: { maker: string }) => string;
    deadline: (p: { seconds: number }) => string;
    failed: (p: { agent: string; reason: string }) => string;
    lowConfidence: (p: { score: string; least: string }) => string;
  };
}
