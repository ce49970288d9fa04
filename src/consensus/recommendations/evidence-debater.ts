import type { ScoredFinding } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import type { AgentPosition, RecommendationPlea } from "../../domain/recommendation.ts";
import { sourceTypeOf } from "../../evidence/citations/evidence.ts";
import { recommendationSentences } from "../../i18n/recommendations.ts";
import { sourceName } from "../../i18n/sources.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { sayNumber, sayWord } from "../positions.ts";
import { readValue } from "../values.ts";
import type { DebateSituation, RecommendationDebater } from "./debater.ts";
import { readText } from "./stances.ts";
import { sharesWord } from "./subject.ts";

const MOST_ARGUMENTS = 3;

/**
 * Debates from the agents' own words and findings alone. Round 1: its position and its sourced findings. Round 2: what
 * the other side's sourced findings show is granted, and who has no source at all gives way to who has. Last round:
 * the common ground, where there is one, the agent had to grant something, and did not rule it out.
 */
export const evidenceDebater: RecommendationDebater = {
  async plead(situation: DebateSituation): Promise<RecommendationPlea> {
    const { conflict, speaker, roundNumber, commonGround, locale } = situation;
    const own = conflict.positions[speaker.agentName] as AgentPosition;
    const opponents = Object.values(conflict.positions).filter(({ side }) => side !== own.side);
    const sourced = sourcedFindings(speaker.findings, own.statement);
    const say = recommendationSentences[locale];
    const holds: RecommendationPlea = {
      agentName: speaker.agentName,
      position: own.statement,
      stance: "holds",
      arguments:
        sourced.length > 0
          ? sourced.map(({ finding, source }) =>
              say.argument({ ...shown(finding, locale), source: placeOf(source, locale) }),
            )
          : [say.noArgument],
      grounds: sourced.map(({ finding, source }) => `${claimOf(finding)} ${source}`),
      concessions: [],
    };
    if (roundNumber === 1) return holds;

    const claims = sourced.map(({ finding }) => `${claimOf(finding)} `);
    const concessions = granted(situation, opponents, claims);
    const categorical = readText(speaker.recommendation).categorical;
    // Nobody accepts because the rounds are over: it takes something sourced that the other side showed.
    if (roundNumber > 2 && commonGround !== null && !categorical && concessions.length > 0) {
      return { ...holds, position: commonGround, stance: "accepts", concessions };
    }
    const overruled = commonGround === null && own.evidence.length === 0 && !categorical;
    if (overruled && opponents.some(({ evidence }) => evidence.length > 0)) {
      return { ...holds, stance: "yields", concessions };
    }
    return { ...holds, concessions };
  },
};

/** What the other side said in the first round and has a source for; what one says oneself is nothing granted. */
function granted(
  { previousRounds, locale }: DebateSituation,
  opponents: readonly AgentPosition[],
  claims: readonly string[],
): string[] {
  const say = recommendationSentences[locale];
  const sourced = new Set(opponents.filter(({ evidence }) => evidence.length > 0).map(({ agentName }) => agentName));
  return (previousRounds[0]?.pleas ?? [])
    .filter(({ agentName, grounds }) => sourced.has(agentName) && grounds?.length !== 0)
    .flatMap(({ agentName, arguments: said, grounds = [] }) =>
      said
        .filter((_, i) => !claims.some((claim) => grounds[i]?.startsWith(claim)))
        .map((argument) => say.concedes({ agent: agentName, argument })),
    );
}

const claimOf = ({ metric, value, assessment }: ScoredFinding): string => `${metric} ${value ?? assessment}`;

/** The agent's sourced findings, those on the subject first, then the surest. */
function sourcedFindings(
  findings: readonly ScoredFinding[],
  statement: string,
): { finding: ScoredFinding; source: string }[] {
  const { subject } = readText(statement);
  const ranked = findings
    .flatMap((finding) => {
      const source = finding.evidence?.find(({ type }) => type !== "inference")?.source;
      if (source === undefined) return [];
      const near = sharesWord(subject, readText(`${finding.metric}. ${finding.claim ?? ""}`).subject) ? 1 : 0;
      return [{ finding, source, near }];
    })
    .sort(
      (a, b) =>
        b.near - a.near ||
        b.finding.confidence.score - a.finding.confidence.score ||
        (a.finding.metric < b.finding.metric ? -1 : a.finding.metric > b.finding.metric ? 1 : 0),
    );
  return ranked.slice(0, MOST_ARGUMENTS);
}

/** A place as people call it: a path into a database is the database. */
function placeOf(source: string, locale: Locale): string {
  const type = sourceTypeOf(source);
  return type === "context_engine" || type === "funding_db" ? sourceName(type, locale) : source;
}

/** The finding as its reader writes it: the catalogue's name, and the value with its unit. */
function shown(finding: ScoredFinding, locale: Locale): { metric: string; value: string } {
  const match = matchTopic(finding.metric);
  const topic = match !== null && match.sureness >= SURE_ENOUGH ? match.topic : null;
  const read = readValue(finding, topic);
  const value =
    read.kind === "number"
      ? sayNumber(read.number, topic, read.currency, locale, read.unit)
      : sayWord(finding.value ?? finding.assessment ?? "—", locale);
  return { metric: topic?.name[locale] ?? finding.metric, value };
}
