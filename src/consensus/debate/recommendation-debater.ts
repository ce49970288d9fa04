import { QUALITY_ENGINE_CONFIG } from "../../domain/config.ts";
import { TribunalError } from "../../domain/errors.ts";
import type { ScoredFinding } from "../../domain/finding.ts";
import { refuseUnknown, requireObject } from "../../domain/known-options.ts";
import type { AgentPosition, RecommendationPlea } from "../../domain/recommendation.ts";
import { shorten } from "../../domain/shorten.ts";
import { recommendationSentences } from "../../i18n/recommendations.ts";
import { ModelDesk } from "../../model/model-desk.ts";
import { MODEL_POLICIES, type ModelChoice, type ModelPolicies, modelsFor } from "../../model/models-for.ts";
import { RecommendationAnswer, recommendationPrompt } from "../prompts/recommendation.ts";
import type { DebateSituation, RecommendationDebater } from "../recommendations/debater.ts";
import { figuresIn, inventedFigures } from "./figures.ts";

const MOST_FINDINGS = 6;
const MOST_WORDS = 200;
const ANSWER_TOKENS = 600;

/**
 * Lets a model speak for the agents. It may argue only from the agent's own sourced findings, accept a common ground
 * only where there is one, and yield only to a side that has evidence; what it says beyond that is dropped.
 * Rejects with the model's failure: the debate then ends, and says who could not be heard.
 *
 * ```ts
 * await buildConsensus(report, agentOutputs, { debater: modelRecommendationDebater(model) });
 * ```
 */
export function modelRecommendationDebater(
  model: ModelChoice,
  policies: ModelPolicies = {},
  callTimeoutMs: number = QUALITY_ENGINE_CONFIG.consensus.callTimeoutMs,
  instructions?: string,
): RecommendationDebater {
  requireObject("The model", model);
  refuseUnknown("modelRecommendationDebater", policies, MODEL_POLICIES);
  const models = modelsFor(model, policies);
  if (models === null) throw new TribunalError("bad_input", "A model is needed: give one for the debater.");
  return {
    async plead(situation) {
      const desk = new ModelDesk(models, callTimeoutMs, situation.signal);
      const findings = sourced(situation.speaker.findings);
      const prompt = recommendationPrompt(turnOf(situation, findings), situation.locale, instructions);
      const about = `${situation.conflict.conflictId} ${situation.speaker.agentName} ${situation.roundNumber}`;
      const answer = await desk.ask("debater", { ...prompt, about }, RecommendationAnswer, ANSWER_TOKENS);
      if ("failure" in answer) throw answer.failure;
      return toPlea(answer.data, situation, findings);
    },
  };
}

interface SourcedFinding {
  metric: string;
  value: string;
  source: string;
}

/** What the agent can show a source for, the surest first. */
function sourced(findings: readonly ScoredFinding[]): SourcedFinding[] {
  return [...findings]
    .sort((a, b) => b.confidence.score - a.confidence.score)
    .flatMap(({ metric, value, unit, assessment, evidence }) => {
      const source = evidence?.find(({ type }) => type !== "inference")?.source;
      if (source === undefined) return [];
      const shown = value === null ? (assessment ?? "—") : `${value} ${unit ?? ""}`.trim();
      return [{ metric: shorten(metric, 80), value: shorten(shown, 60), source: shorten(source, 80) }];
    })
    .slice(0, MOST_FINDINGS);
}

function turnOf(
  { conflict, speaker, roundNumber, previousRounds, commonGround }: DebateSituation,
  findings: SourcedFinding[],
) {
  const own = conflict.positions[speaker.agentName] as AgentPosition;
  const heard = previousRounds.at(-1)?.pleas.filter(({ agentName }) => agentName !== speaker.agentName);
  return {
    question: shorten(conflict.topic, MOST_WORDS),
    you: speaker.agentName,
    yourRecommendation: shorten(own.statement, MOST_WORDS),
    others: Object.values(conflict.positions)
      .filter(({ agentName }) => agentName !== speaker.agentName)
      .map(({ agentName, statement }) => ({ agent: agentName, recommendation: shorten(statement, MOST_WORDS) })),
    findings: findings.map(({ metric, value, source }, i): [number, string, string, string] => [
      i + 1,
      metric,
      value,
      source,
    ]),
    commonGround,
    round: roundNumber,
    ...(heard !== undefined && {
      heard: heard.map((plea) => ({
        agent: plea.agentName,
        stance: plea.stance,
        position: shorten(plea.position, MOST_WORDS),
        arguments: plea.arguments.map((text) => shorten(text, MOST_WORDS)),
      })),
    }),
  };
}

function toPlea(
  answer: RecommendationAnswer,
  situation: DebateSituation,
  findings: SourcedFinding[],
): RecommendationPlea {
  const { conflict, speaker, commonGround, locale } = situation;
  const own = conflict.positions[speaker.agentName] as AgentPosition;
  const opponents = Object.values(conflict.positions).filter(({ side }) => side !== own.side);
  const say = recommendationSentences[locale];
  const known = [
    ...findings.flatMap(({ metric, value, source }) => figuresIn(`${metric} ${value} ${source}`)),
    ...Object.values(conflict.positions).flatMap(({ statement }) => figuresIn(statement)),
    ...figuresIn(commonGround ?? ""),
  ];
  const founded = (text: string) => inventedFigures(text, known).length === 0;
  const said = (answer.arguments ?? []).flatMap(({ entry, shows }) => {
    const finding = entry === undefined ? undefined : findings[entry - 1];
    if (finding === undefined) return [];
    const words = shorten(shows ?? "", MOST_WORDS);
    const shown = say.argument(finding);
    return [words !== "" && founded(words) ? `${words} (${shown})` : shown];
  });
  const proven = opponents.some(({ evidence }) => evidence.length > 0);
  const accepts = answer.stance === "accepts" && commonGround !== null;
  const yields = answer.stance === "yields" && proven;
  return {
    agentName: speaker.agentName,
    position: accepts ? commonGround : own.statement,
    stance: accepts ? "accepts" : yields ? "yields" : "holds",
    arguments: said.length > 0 ? said : [say.noArgument],
    ...(said.length === 0 && { grounds: [] }),
    concessions: (answer.concessions ?? [])
      .map((text) => shorten(text, MOST_WORDS))
      .filter(founded)
      .slice(0, 3),
  };
}
