export const recommendationsEn = {
  ground: {
    money: "Invest or cut",
    reach: "Expand or consolidate",
    posture: "Bold or cautious",
    pace: "Fast or gradual",
    timing: "Act now or wait",
    aim: "Growth or profitability",
    change: "Innovation or stability",
    surety: "Certain or uncertain",
    deal: "Take the deal or pass",
    price: "Accept the price or renegotiate",
    pricing: "Dearer or cheaper",
    launch: "Sooner or later",
    debt: "Borrow or not",
    dependence: "Rely on one or on several",
    ticket: "How much to put in",
    level: "Raise or lower",
    return: "Cost against return",
    priority: "What comes first",
    order: "In which order",
    denial: "To do or not to do",
  },
  type: {
    STRATEGIC: "Strategic conflict",
    TACTICAL: "Tactical conflict",
    FINANCIAL: "Financial conflict",
    RISK: "Conflict on risk",
    PRIORITY: "Other order of the same steps",
  },
  role: {
    reviewer: "reviewer",
    financial: "finance",
    commercial: "commercial",
    market: "market",
    analyst: "analyst",
    other: "agent",
  },
  quote: (text: string) => `“${text}”`,
  topic: (p: { ground: string; subject: string }) => (p.subject === "" ? p.ground : `${p.ground}: ${p.subject}`),
  and: " and ",
  description: (p: { type: string; sideA: string; saysA: string; sideB: string; saysB: string }) =>
    `${p.type}. ${p.sideA}: ${p.saysA} Against it, ${p.sideB}: ${p.saysB}`,
  difference: (p: { ground: string; a: string; b: string }) => `${p.ground}: ${p.a} against ${p.b}`,
  lever: { cash: "cash", price: "price", time: "time", risk: "risk", scope: "scope" },
  implied: (p: { lever: string; ground: string; a: string; b: string }) =>
    `Through ${p.lever}, in no one word (${p.ground}): ${p.a} against ${p.b}`,
  argument: (p: { metric: string; value: string; source: string }) => `${p.metric}: ${p.value} (${p.source})`,
  noArgument: "No finding of this agent carries a source.",
  concedes: (p: { agent: string; argument: string }) => `Grants ${p.agent}: ${p.argument}`,
  moderate: (p: { asked: string; most: string }) =>
    `Spend a moderate amount, ${p.most} at most, instead of the ${p.asked} asked for; release it in steps and go on only if the results hold.`,
  phased: (p: { careful: string; bold: string }) =>
    `Go step by step. First, what the careful side asks for: ${p.careful} Only once that is met and confirmed, what the other side asks for: ${p.bold}`,
  tested: (p: { asked: string; expected: string }) =>
    `Do not commit the ${p.asked} asked for while only ${p.expected} is expected back: first a test whose cost both sides set beforehand, the rest only if the test brings back more than it costs.`,
  decision: { none: "No decision: neither side clearly outweighs the other. The choice is yours." },
  why: {
    commonGround: (p: { maker: string; role: string }) =>
      `A middle way made of both sides' own words; ${p.maker} (${p.role}) has the last word.`,
    maker: (p: { maker: string; role: string }) =>
      `The sides did not meet; ${p.maker} (${p.role}) has the last word by its role.`,
    evidence: (p: { maker: string; role: string; side: string; count: number }) =>
      `The sides did not meet; ${p.maker} (${p.role}) follows ${p.side}, whose findings carry more sourced evidence (${p.count}).`,
    vote: (p: { maker: string; role: string; side: string; ours: string; theirs: string }) =>
      `The sides did not meet. By confidence and record, ${p.side} and those beside it weigh ${p.ours} against ${p.theirs}; ${p.maker} (${p.role}) does not stand against that.`,
    yielded: (p: { maker: string; side: string }) => `${p.maker} has no source to set against ${p.side} and gives way.`,
    none: "The sides did not meet, and nobody's role, evidence or record gives one of them the last word.",
  },
  reasoning: (p: { rounds: number; end: string; confidence: string }) =>
    `${p.rounds} ${p.rounds === 1 ? "round" : "rounds"} of debate. ${p.end} Confidence: ${p.confidence}.`,
  end: {
    not_needed: "Too slight a matter for a debate.",
    converged: "The sides met.",
    all_rounds: "The last round ended without agreement.",
    nothing_new: "A round brought nothing new.",
    deadline: "The time ran out.",
    debater_failed: "The debate broke off.",
  },
  tradeOff: {
    givenUp: (p: { agent: string; statement: string }) => `Given up: ${p.statement} (${p.agent})`,
    inPart: (p: { agent: string; statement: string }) => `Followed only in part: ${p.statement} (${p.agent})`,
  },
  unresolved: {
    noCommonGround: (p: { topic: string }) => `No common ground on “${p.topic}”.`,
    middleWayLeft: (p: { middle: string }) =>
      `A middle way follows from their own words, and nobody accepted it: ${p.middle}`,
    opponent: (p: { agent: string; statement: string }) => `${p.agent} still holds: ${p.statement}`,
    noEvidence: (p: { agents: string }) => `No sourced finding behind the recommendation of ${p.agents}.`,
    struck: (p: { agent: string; count: number; granted: string }) =>
      `${p.agent} granted ${p.count} ${p.count === 1 ? "point" : "points"} that ${p.count === 1 ? "has" : "have"} nothing to do with the question, which moved nobody: ${p.granted}`,
    unknownConfidence: (p: { maker: string }) => `${p.maker} gave no confidence: it counts as 0.`,
    deadline: (p: { seconds: number }) => `The debate was cut off after ${p.seconds} s.`,
    failed: (p: { agent: string; reason: string }) => `${p.agent} could not be heard: ${p.reason}`,
    lowConfidence: (p: { score: string; least: string }) =>
      `Confidence ${p.score} is below ${p.least}: do not act on this decision without looking into it.`,
  },
};

/** Every sentence about opposed recommendations. */
export type RecommendationSentences = typeof recommendationsEn;
