import type { AnalystInput, Gap } from "../analysts/analyst.ts";
import { BUILT_IN_ANALYSTS } from "../analysts/built-in.ts";
import { deckReader, modelReader } from "../analysts/document-reader.ts";
import { ratioAuditor } from "../analysts/ratio-auditor.ts";
import type { ConsolidatedFinding } from "../consensus/apply.ts";
import { readValue } from "../consensus/values.ts";
import type { Deal } from "../deal/load-deal.ts";
import type { CitationStatus } from "../domain/citation.ts";
import type { VerificationContext } from "../domain/context.ts";
import { TribunalError } from "../domain/errors.ts";
import type { AgentOutput, ScoredFinding, Tier } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Verification } from "../evidence/citations/verify.ts";
import type { Witness } from "../evidence/witness.ts";
import type { Budget } from "../model/budget.ts";
import type { Journal } from "../model/journal/journal.ts";
import type { Model } from "../model/port.ts";
import { numericGap } from "../quantities/compare.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import { meanConfidence } from "../reflexion/trigger.ts";
import type { AgentReflexion, ReviewedAgent } from "./result.ts";
import type { Workshop } from "./workshop.ts";

/** What a plugged-in agent is given. */
export interface AgentInput {
  context: VerificationContext;
  deal: Deal["deal"];
  locale: Locale;
  /** Tier 2 and later: the findings so far, after the verdicts. */
  findings: readonly ConsolidatedFinding[];
  /**
   * The review's model for analysts, behind its door: each call through it is reserved in the budget, recorded in the
   * journal, replayed, and shown in the cost. Null where the review has no model.
   */
  model: Model | null;
  /** What the review may spend, for calls of your own. */
  budget: Budget;
  /** Where the review's calls are on record, where it keeps one. */
  journal?: Journal | undefined;
  signal?: AbortSignal | undefined;
}

/** An analyst of your own. It may use whatever it likes; what it says is checked like anybody's. */
export interface AgentPlugin {
  name: string;
  tier: 1 | 2;
  analyse(input: AgentInput): Promise<AgentOutput> | AgentOutput;
}

/** An agent's output in the review, with what our own analysts could not say. */
export interface GatheredOutput extends AgentOutput {
  builtIn: boolean;
  gaps: Gap[];
}

/** The outputs of a tier: those handed in, and those of plug-ins. */
export async function gatherTier(
  tier: 1 | 2,
  given: readonly AgentOutput[],
  plugins: readonly AgentPlugin[],
  input: AgentInput,
  workshop: Workshop,
): Promise<GatheredOutput[]> {
  const asked = plugins.filter((plugin) => plugin.tier === tier);
  const spoken = await Promise.all(
    asked.map((plugin) => workshop.part(plugin.name, async () => checked(await plugin.analyse(input), plugin))),
  );
  const plugged = spoken.filter((output) => output !== null);
  return [...readyMade(given, tier), ...readyMade(plugged, tier)];
}

/** Our own analysts: they always read the documents, whoever else speaks. */
export function builtInOutputs(input: AnalystInput): GatheredOutput[] {
  return BUILT_IN_ANALYSTS.map((analyst) => {
    const output = analyst.analyse(input);
    return { ...output, builtIn: true, gaps: output.output.gaps };
  });
}

/**
 * What our own analysts add where others speak: the figures nobody gave, and what they find wrong. They are the documents
 * read once more, so they hold no position against an agent who cites a document, and have no vote.
 */
export function filling(checkers: readonly GatheredOutput[], said: readonly ScoredFinding[]): GatheredOutput[] {
  const spoken = new Set(said.flatMap((finding) => (finding.inPassing === true ? [] : questionOf(finding))));
  return checkers.map((output) => ({
    ...output,
    findings: output.findings.filter((one) => one.assessment === "suspicious" || !spoken.has(questionOf(one))),
  }));
}

/**
 * What the documents say where agents give a figure that is not theirs, and none of them a source: it is heard before
 * anybody is believed. An agent who says the same speaks for himself.
 */
export function contradicting(
  checkers: readonly GatheredOutput[],
  agents: readonly GatheredOutput[],
): GatheredOutput[] {
  const said = agents.flatMap(({ findings }) => findings.filter(({ inPassing }) => inPassing !== true));
  const unsourced = Map.groupBy(said, questionOf);
  for (const [question, findings] of unsourced)
    if (findings.some(({ evidence }) => (evidence ?? []).some(({ type }) => type !== "inference")))
      unsourced.delete(question);
  const isOpposed = (finding: ScoredFinding): boolean => {
    const own = numberOf(finding);
    const claimed = (unsourced.get(questionOf(finding)) ?? []).flatMap((one) => numberOf(one) ?? []);
    return own !== null && claimed.length > 0 && !claimed.some((value) => numericGap(value, own) <= NEAR_ENOUGH);
  };
  return checkers
    .filter(({ agentName }) => READERS.has(agentName))
    .map((output) => ({ ...output, findings: output.findings.filter(isOpposed) }))
    .filter(({ findings }) => findings.length > 0);
}

const NEAR_ENOUGH = 0.02;

function numberOf(finding: ScoredFinding): number | null {
  const read = readValue(finding, matchTopic(finding.metric)?.topic ?? null);
  return read.kind === "number" ? read.number : null;
}

/** Those who only read out what a document states, and who works out what these figures give. */
const READERS = new Set([deckReader.name, modelReader.name, ratioAuditor.name]);

const questionOf = ({ metric }: ScoredFinding): string => matchTopic(metric)?.topic.id ?? metric;

/** A plug-in answers under its own name and tier, with findings in a list. */
function checked(output: AgentOutput, plugin: AgentPlugin): AgentOutput {
  if (!Array.isArray(output?.findings))
    throw new TribunalError("bad_input", `${plugin.name} gave no list of findings.`);
  return { ...output, agentName: plugin.name, tier: plugin.tier };
}

/** More of an output that nobody understood is not looked at line by line. */
const MOST_NOT_UNDERSTOOD = 100;

/** The agents of a review, with their confidence before and after reflexion. */
export function describeAgents(
  outputs: readonly GatheredOutput[],
  reflexions: readonly AgentReflexion[],
): ReviewedAgent[] {
  return outputs.map(({ agentName, tier, builtIn, findings, recommendation, reading }) => {
    const reflexion = reflexions.find((one) => one.agentName === agentName && one.tier === tier);
    return {
      agentName,
      tier,
      builtIn,
      findings: findings.length,
      confidence: {
        before: confidenceOf(findings),
        after: confidenceOf(reflexion?.result.revisedFindings ?? findings),
      },
      ...(recommendation !== undefined && { recommendation }),
      ...(reading !== undefined && {
        reading: { ...reading, notUnderstood: reading.notUnderstood.slice(0, MOST_NOT_UNDERSTOOD) },
      }),
    };
  });
}

function confidenceOf(findings: readonly ScoredFinding[]): number | null {
  return findings.length === 0 ? null : Math.round(meanConfidence(findings) * 10) / 10;
}

/** Outputs of one tier that were handed in as they are. */
export const readyMade = (given: readonly AgentOutput[], tier: Tier): GatheredOutput[] =>
  given.filter((output) => output.tier === tier).map((output) => ({ ...output, builtIn: false, gaps: [] }));

/**
 * What each agent may still argue with: findings a verdict rejected carry no recommendation any more, and evidence
 * counts only where a verdict kept the finding or a citation of it was checked and holds.
 */
export function withStandingFindings(
  outputs: readonly GatheredOutput[],
  findings: readonly ConsolidatedFinding[],
  verification: Verification | null,
): AgentOutput[] {
  const holding = holdingIn(verification);
  const proven = <Finding extends ScoredFinding>(finding: Finding, kept: boolean): Finding =>
    kept || holding.has(keyOf({ agentName: finding.agentName, findingId: finding.id }))
      ? finding
      : { ...finding, evidence: [] };
  const standing = findings
    .filter(({ lineage }) => lineage.status !== "rejected" && lineage.status !== "contested")
    .map((finding) => proven(finding, finding.lineage.status === "retained"));
  return outputs.map((output) => ({
    ...output,
    findings:
      output.tier === 3
        ? output.findings.map((finding) => proven(finding, false))
        : standing.filter(({ agentName }) => agentName === output.agentName),
  }));
}

/**
 * The findings tier 3 may use: kept by a verdict, contested, read by our own analysts, or with a citation that carries
 * their value.
 * What a verdict rejected and what nothing bears out is not shown to it.
 */
export function consolidatedFor(
  findings: readonly ConsolidatedFinding[],
  verification: Verification | null,
  agents: readonly GatheredOutput[],
  witness: Witness,
): ConsolidatedFinding[] {
  const cited = Map.groupBy(verification?.citations ?? [], keyOf);
  const ours = new Set(agents.flatMap(({ agentName, builtIn }) => (builtIn ? agentName : [])));
  const isCarried = ({ agentName, id, metric, value, unit, period }: ConsolidatedFinding): boolean => {
    if (typeof value !== "number") return false;
    const claim = {
      metric,
      value,
      ...(typeof unit === "string" && unit !== "" && { unit }),
      ...(period !== undefined && { period }),
    };
    return (cited.get(keyOf({ agentName, findingId: id })) ?? []).some(({ citation }) =>
      HOLDS.has(witness.check(citation, claim, "en").status),
    );
  };
  return findings.filter((finding) => {
    const { status } = finding.lineage;
    if (finding.inPassing === true || status === "rejected") return false;
    return status !== "untouched" || ours.has(finding.agentName) || isCarried(finding);
  });
}

const holdingIn = (verification: Verification | null): Set<string> =>
  new Set((verification?.citations ?? []).filter(({ check }) => HOLDS.has(check.status)).map(keyOf));

const HOLDS: ReadonlySet<CitationStatus> = new Set(["verified", "relocated"]);

const keyOf = ({ agentName, findingId }: { agentName: string; findingId: string }) => `${agentName}\u0000${findingId}`;
