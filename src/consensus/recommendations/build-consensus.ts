import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../../domain/config.ts";
import type { AgentOutput } from "../../domain/finding.ts";
import { refuseUnknown, requireList, requireNumber, requireObject } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import type { AgentPosition, Conflict, ConflictReport, ConsensusResult } from "../../domain/recommendation.ts";
import { recommendationSentences } from "../../i18n/recommendations.ts";
import type { AgentHistory } from "../../track-record/effective-confidence.ts";
import { commonGroundOf } from "./common-ground.ts";
import { confidenceSum, decisionConfidence, twoDecimals } from "./confidence.ts";
import { type Debate, type DebateTools, debate } from "./debate.ts";
import type { RecommendationDebater } from "./debater.ts";
import {
  byAuthority,
  categoryOf,
  type Decision,
  decide,
  decisionMaker,
  evidenceOf,
  weighed,
  weightOf,
} from "./decide.ts";
import { evidenceDebater } from "./evidence-debater.ts";
import { readSpeakers, type Speaker } from "./read-agents.ts";
import { settingsOf } from "./settings.ts";

/** How conflicts are settled. */
export interface BuildConsensusOptions {
  /** Language of every sentence. Default "en". */
  locale?: Locale;
  /** Who speaks for the agents. Default: code, from their own words and findings. */
  debater?: RecommendationDebater;
  /** Confidence by agent, 0–1, where it is known apart from the findings. */
  confidence?: Readonly<Record<string, number>>;
  /** Thresholds of your own, merged over QUALITY_ENGINE_CONFIG.recommendations. */
  config?: Partial<QualityEngineConfig["recommendations"]>;
  /** The agents' records (see `historyFrom`): in a vote they raise or lower what an agent's confidence weighs. */
  history?: AgentHistory;
  /** Arguments this similar (Jaccard) have converged. Default: `QUALITY_ENGINE_CONFIG.consensus.convergence`. */
  convergence?: number;
  /** Sums further apart than this are not the same sum. Default: `QUALITY_ENGINE_CONFIG.consensus.numericGap`. */
  numericGap?: number;
  /** Ends the run: the promise is rejected with its reason. */
  signal?: AbortSignal;
  /** A signal that aborts after so many milliseconds, for the time a debate may take. Default `AbortSignal.timeout`. */
  newDeadline?: (ms: number) => AbortSignal;
  /** Default: the machine's. Tells between rounds whether a debate's time is up. */
  clock?: () => Date;
}

const KNOWN: Readonly<Record<keyof BuildConsensusOptions, true>> = {
  locale: true,
  debater: true,
  confidence: true,
  config: true,
  numericGap: true,
  history: true,
  convergence: true,
  signal: true,
  newDeadline: true,
  clock: true,
};

/**
 * Debates and decides every examined conflict of a report, in its order. LOW ones are decided without a debate. Each
 * result's `status` is what that conflict's becomes; the report handed in stays as it was.
 *
 * ```ts
 * const [decision] = await buildConsensus(detectConflicts(agentOutputs), agentOutputs);
 * ```
 */
export async function buildConsensus(
  report: ConflictReport,
  agentOutputs: readonly AgentOutput[],
  options: BuildConsensusOptions = {},
): Promise<ConsensusResult[]> {
  requireObject("The conflicts", report);
  refuseUnknown("buildConsensus", options, KNOWN);
  const speakers = readSpeakers(agentOutputs, options.confidence);
  const tools: DebateTools = {
    debater: options.debater ?? evidenceDebater,
    locale: options.locale ?? "en",
    config: settingsOf("buildConsensus.config", options.config),
    convergence: options.convergence ?? QUALITY_ENGINE_CONFIG.consensus.convergence,
    numericGap: options.numericGap ?? QUALITY_ENGINE_CONFIG.consensus.numericGap,
    signal: options.signal,
    clock: options.clock ?? (() => new Date()),
    newDeadline: options.newDeadline ?? ((ms) => AbortSignal.timeout(ms)),
  };
  requireNumber("buildConsensus.convergence", tools.convergence, 0, 1);
  requireNumber("buildConsensus.numericGap", tools.numericGap, 0);
  requireList("The conflicts of a report", report.conflicts);
  return Promise.all(
    report.conflicts.map((conflict) => settle(conflict, report.executionId, speakers, tools, options.history)),
  );
}

async function settle(
  conflict: Conflict,
  executionId: string,
  speakers: readonly Speaker[],
  tools: DebateTools,
  history: AgentHistory | undefined,
): Promise<ConsensusResult> {
  const parties = conflict.agentsInvolved.map((name) => partyOf(conflict, name, speakers));
  const everyone = [...speakers.filter(({ agentName }) => !conflict.agentsInvolved.includes(agentName)), ...parties];
  const maker = decisionMaker(conflict, everyone);
  const commonGround = conflict.requiresDebate ? commonGroundOf(conflict, tools) : null;
  const held: Debate = conflict.requiresDebate
    ? await debate(conflict, parties, commonGround, tools)
    : { rounds: [], end: "not_needed", failures: [] };
  const decision = decide(conflict, maker, held, history);
  const concerned = new Set([...conflict.agentsInvolved, maker.agentName]);
  const supporters = everyone.filter(({ agentName }) => decision.supporting.includes(agentName));
  // Who is overruled by a vote, or gives way, decides nothing: how sure the decision is is how sure they are who prevail.
  const decides = overruled(conflict, decision, maker) ? leaderOf(conflict, decision.side ?? "A") : maker;
  const parts = {
    maker: makersConfidence(conflict, decides, history),
    supportRatio: decision.supporting.length / concerned.size,
    severity: conflict.severity,
    evidenceCount: evidenceOf(supporters),
  };
  const confidenceScore = decisionConfidence(parts);
  const sided = new Set([...decision.supporting, ...decision.opposing]);
  const accepted = decision.reason !== "none" && confidenceScore >= tools.config.minConfidence;
  const say = recommendationSentences[tools.locale];
  return {
    executionId,
    conflictId: conflict.conflictId,
    finalDecision: decisionText(conflict, decision, held, maker, tools.locale),
    supportingAgents: decision.supporting,
    opposingAgents: decision.opposing,
    neutralAgents: everyone
      .map(({ agentName }) => agentName)
      .filter((name) => !sided.has(name))
      .sort(),
    justification: justify(conflict, decision, maker, tools.locale, history),
    reasoningSummary: say.reasoning({
      rounds: held.rounds.length,
      end: say.end[held.end],
      confidence: confidenceSum(parts, tools.locale),
    }),
    tradeOffsAcknowledged: tradeOffs(conflict, decision, held, tools.locale),
    debateRounds: held.rounds,
    totalRounds: held.rounds.length,
    debateEnd: held.end,
    unresolvedAspects: unresolved(
      conflict,
      decision,
      held,
      { maker: decides, middle: commonGround },
      confidenceScore,
      tools,
    ),
    confidenceScore,
    resolverAgent: maker.agentName,
    accepted,
    status: accepted ? "resolved" : "unresolved",
  };
}

const overruled = ({ positions }: Conflict, { side }: Decision, { agentName }: Speaker): boolean =>
  side !== null && positions[agentName] !== undefined && positions[agentName].side !== side;

/** A reviewer from outside is as sure as its record on such questions lets it be; a party weighs in the vote. */
function makersConfidence(
  conflict: Conflict,
  { agentName, confidence }: Pick<Speaker, "agentName" | "confidence">,
  history: AgentHistory | undefined,
) {
  if (confidence === null || conflict.agentsInvolved.includes(agentName)) return confidence;
  return weighed(agentName, confidence, history, categoryOf(conflict));
}

/** The party as its output shows it; one whose output is not at hand speaks from its position alone. */
function partyOf(conflict: Conflict, agentName: string, speakers: readonly Speaker[]): Speaker {
  const known = speakers.find((speaker) => speaker.agentName === agentName);
  if (known !== undefined) return known;
  const { role, statement, evidence, confidence } = conflict.positions[agentName] as AgentPosition;
  return { agentName, role, recommendation: statement, findings: [], evidence, confidence };
}

function leaderOf(conflict: Conflict, side: "A" | "B"): AgentPosition {
  return Object.values(conflict.positions)
    .filter((position) => position.side === side)
    .sort(byAuthority)[0] as AgentPosition;
}

function decisionText(
  conflict: Conflict,
  { side, reason }: Decision,
  held: Debate,
  maker: Speaker,
  locale: Locale,
): string {
  if (reason === "none" || (side === null && reason !== "commonGround"))
    return recommendationSentences[locale].decision.none;
  if (side !== null)
    return (
      (conflict.positions[maker.agentName]?.side === side
        ? conflict.positions[maker.agentName]
        : leaderOf(conflict, side)
      )?.statement ?? ""
    );
  const accepted = held.rounds.at(-1)?.pleas.filter(({ stance }) => stance === "accepts") ?? [];
  return (accepted.find(({ agentName }) => agentName === maker.agentName) ?? accepted[0])?.position ?? "";
}

function justify(
  conflict: Conflict,
  { reason, side }: Decision,
  { agentName, role }: Speaker,
  locale: Locale,
  history: AgentHistory | undefined,
): string {
  const say = recommendationSentences[locale];
  const who = { maker: agentName, role: say.role[role] };
  const leader = side === null ? "" : leaderOf(conflict, side).agentName;
  const ofSide = Object.values(conflict.positions).filter((position) => position.side === side);
  switch (reason) {
    case "commonGround":
      return say.why.commonGround(who);
    case "maker":
      return say.why.maker(who);
    case "evidence":
      return say.why.evidence({ ...who, side: leader, count: evidenceOf(ofSide) });
    case "vote": {
      const weight = (of: "A" | "B") => twoDecimals(weightOf(conflict, of, history), locale);
      const other = side === "A" ? "B" : "A";
      return say.why.vote({ ...who, side: leader, ours: weight(side ?? "A"), theirs: weight(other) });
    }
    case "yielded":
      return say.why.yielded({ maker: agentName, side: leader });
    case "none":
      return say.why.none;
  }
}

function tradeOffs(conflict: Conflict, { side, reason }: Decision, held: Debate, locale: Locale): string[] {
  const say = recommendationSentences[locale];
  const positions = Object.values(conflict.positions).sort(byAuthority);
  const quoted = ({ agentName, statement }: AgentPosition) => ({ agent: agentName, statement: say.quote(statement) });
  if (reason === "none") return [];
  const lost =
    side === null
      ? positions.map((position) => say.tradeOff.inPart(quoted(position)))
      : positions.filter((p) => p.side !== side).map((position) => say.tradeOff.givenUp(quoted(position)));
  const granted = held.rounds.flatMap(({ pleas }) => pleas.flatMap(({ concessions }) => concessions));
  return [...new Set([...lost, ...granted])];
}

function unresolved(
  conflict: Conflict,
  decision: Decision,
  held: Debate,
  { maker, middle }: { maker: Pick<Speaker, "agentName" | "confidence">; middle: string | null },
  score: number,
  { locale, config }: DebateTools,
): string[] {
  const say = recommendationSentences[locale].unresolved;
  const { quote, and } = recommendationSentences[locale];
  const positions = Object.values(conflict.positions).sort(byAuthority);
  const unsourced = positions.filter(({ evidence }) => evidence.length === 0).map(({ agentName }) => agentName);
  const debated = held.end !== "not_needed";
  return [
    ...(debated && decision.reason !== "commonGround"
      ? [say.noCommonGround({ topic: conflict.topic }), ...(middle === null ? [] : [say.middleWayLeft({ middle })])]
      : []),
    ...positions
      .filter(({ agentName }) => decision.opposing.includes(agentName))
      .map(({ agentName, statement }) => say.opponent({ agent: agentName, statement: quote(statement) })),
    ...(unsourced.length > 0 ? [say.noEvidence({ agents: unsourced.join(and) })] : []),
    ...struckIn(held).map(([agent, granted]) =>
      say.struck({ agent, count: granted.length, granted: granted.join("; ") }),
    ),
    ...(maker.confidence === null ? [say.unknownConfidence({ maker: maker.agentName })] : []),
    ...(held.end === "deadline" ? [say.deadline({ seconds: config.debateTimeoutMs / 1000 })] : []),
    ...held.failures.map(({ agentName, reason }) => say.failed({ agent: agentName, reason })),
    ...(score < config.minConfidence
      ? [say.lowConfidence({ score: twoDecimals(score, locale), least: twoDecimals(config.minConfidence, locale) })]
      : []),
  ];
}

/** What each agent granted on other matters, over all rounds. */
function struckIn({ rounds }: Debate): [agent: string, granted: string[]][] {
  const struck = rounds.flatMap(({ pleas }) =>
    pleas.flatMap((plea) => (plea.struck ?? []).map((granted) => ({ agent: plea.agentName, granted }))),
  );
  return [...Map.groupBy(struck, ({ agent }) => agent)].map(([agent, all]) => [
    agent,
    [...new Set(all.map(({ granted }) => granted))],
  ]);
}
