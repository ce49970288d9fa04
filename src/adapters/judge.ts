import { ConsensusEngine, type ConsensusEngineOptions } from "../consensus/engine.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction, Detection } from "../domain/contradiction.ts";
import { TribunalError } from "../domain/errors.ts";
import type { AgentOutput } from "../domain/finding.ts";
import type { Resolution } from "../domain/resolution.ts";
import { type Verification, verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { readAgentOutput } from "../outputs/read-output.ts";
import type { UnreadPart } from "../outputs/unread.ts";

/** Several analysts' answers against each other and against the documents. */
export interface Judgement {
  /** Each contradiction between them, most severe first, with its verdict. */
  verdicts: { contradiction: Contradiction; resolution: Resolution }[];
  /** Pairs that only look like contradictions, and findings that could not be compared. */
  apart: Omit<Detection, "contradictions">;
  /** Every citation and sum of each of them. */
  verification: Verification;
  /** What could not be read of an answer. */
  unread: ({ agentName: string } & UnreadPart)[];
}

/**
 * Settles what several analysts contradict each other on, by the documents. Each may have answered in any shape: JSON,
 * Markdown, a framework's messages.
 *
 * ```ts
 * const { verdicts } = await judge({ auditor: auditorAnswer, market: marketAnswer }, context);
 * for (const { resolution } of verdicts) console.log(resolution.baGuidance.oneLiner);
 * ```
 */
export async function judge(
  outputs: Readonly<Record<string, unknown>>,
  context: VerificationContext,
  options: ConsensusEngineOptions = {},
): Promise<Judgement> {
  if (typeof outputs !== "object" || outputs === null || Array.isArray(outputs))
    throw new TribunalError("bad_input", "Give the analysts' answers by name: { auditor: …, market: … }.");
  const read = Object.entries(outputs).map(([agentName, answer]) => ({
    agentName,
    ...readAgentOutput(answer, agentName),
  }));
  const agents = read.map(({ agentName, output }): AgentOutput => ({ ...output, agentName }));
  const engine = new ConsensusEngine(options);
  const { contradictions, ...apart } = engine.detect(
    agents.flatMap(({ agentName, findings }) => findings.map((finding) => ({ ...finding, agentName }))),
  );
  const resolutions = await engine.resolveAll(contradictions, context);
  return {
    verdicts: contradictions.flatMap((contradiction, at) => {
      const resolution = resolutions[at];
      return resolution === undefined ? [] : [{ contradiction, resolution }];
    }),
    apart,
    verification: verifyAgentOutputs(context, agents, options.locale === undefined ? {} : { locale: options.locale }),
    unread: read.flatMap(({ agentName, unread }) => unread.map((part) => ({ agentName, ...part }))),
  };
}
