import type { CitationStatus } from "../domain/citation.ts";
import type { ContradictionPosition } from "../domain/contradiction.ts";
import { addAll } from "../domain/many.ts";
import type { ArbitratorResponse, PositionRecord } from "../domain/resolution.ts";
import { effectiveConfidence } from "../track-record/effective-confidence.ts";
import { assessmentDistance, readAssessment } from "./assessments.ts";
import type { CaseFile } from "./case-file.ts";
import { existenceOf } from "./case-file.ts";
import { clusterValues } from "./clusters.ts";

/** Positions that stand together against others. */
export interface Side {
  positions: ContradictionPosition[];
  records: PositionRecord[];
  /** The common value: a weighted centre for figures, the word for judgements. */
  value: number | string | null;
  averageConfidence: number;
  /** What it weighs in a vote: the members' confidences, raised or lowered by their agents' records where these are known. */
  voteWeight: number;
  /** The heaviest vote of a single member. */
  strongestVote: number;
}

/** The side of the finding a verdict names as the winner; by the agent's name alone where it names no finding. */
export function winningSide(
  { winner, winnerFindingId }: Pick<ArbitratorResponse["verdict"], "winner" | "winnerFindingId">,
  sides: readonly Side[],
): Side | undefined {
  return sides.find(({ positions }) =>
    positions.some(
      ({ agentName, findingId }) =>
        agentName === winner && (winnerFindingId === undefined || findingId === winnerFindingId),
    ),
  );
}

/** A side whose citations are all false, with nothing verified for it. */
export function citesOnlyPhantoms({ records }: Pick<Side, "records">): boolean {
  return citesFalsely(records, ["phantom"]);
}

function citesFalsely(records: PositionRecord[], statuses: readonly CitationStatus[]): boolean {
  const citations = records.flatMap((record) => record.citations);
  const verified = citations.some(({ status }) => status === "verified" || status === "relocated");
  return citations.some(({ status }) => statuses.includes(status)) && !verified;
}

/** The sides of a case. Two figures are two sides; three and more are grouped around their own centres. */
export function sidesOf(caseFile: CaseFile, clusterRadius: number): Side[] {
  const { positions, contradictionType } = caseFile.contradiction;
  const heard = positions.map((position, i) => ({ position, record: caseFile.records[i] as PositionRecord }));
  type Heard = (typeof heard)[number];
  const toSide = (members: Heard[], value: Side["value"]): Side => {
    const votes = members.map(({ position, record }) => voteOf(position, record, caseFile));
    return {
      positions: members.map(({ position }) => position),
      records: members.map(({ record }) => record),
      value,
      averageConfidence: mean(members.map(({ position }) => position.confidence)),
      voteWeight: mean(votes),
      strongestVote: votes.reduce((a, b) => Math.max(a, b), 0),
    };
  };

  if (contradictionType === "numeric_value") {
    const figures = heard.flatMap((member) =>
      member.position.normalizedValue === undefined
        ? []
        : [
            {
              ...member,
              value: member.position.normalizedValue,
              confidence: voteWeight(member.position, caseFile),
            },
          ],
    );
    if (figures.length <= 2) return figures.map((figure) => toSide([figure], figure.value));
    const place = new Map(positions.map((position, i) => [position, i]));
    const first = (side: Side) =>
      side.positions.reduce((least, p) => Math.min(least, place.get(p) as number), Infinity);
    return clusterValues(figures, clusterRadius)
      .map((cluster) => toSide(cluster.members, cluster.centre))
      .sort((a, b) => first(a) - first(b));
  }
  const stance = (position: ContradictionPosition) =>
    contradictionType === "existence" ? existenceOf(position, caseFile) : judgementOf(position);
  const groups = new Map<string, Heard[]>();
  for (const member of heard) {
    const word = stance(member.position);
    if (word !== null) groups.set(word, [...(groups.get(word) ?? []), member]);
  }
  const sides = [...groups].map(([word, members]) => toSide(members, word));
  return contradictionType === "existence" ? sides : mergeNearJudgements(sides);
}

/** A position's confidence, corrected by its agent's record where one was handed in; nothing where its proof is false. */
function voteOf(
  position: ContradictionPosition,
  record: PositionRecord,
  caseFile: Pick<CaseFile, "history" | "topic">,
): number {
  const verified = record.citations.some(({ status }) => status === "verified" || status === "relocated");
  const wrongSum = !verified && record.calculations.some(({ status }) => status === "wrong");
  if (wrongSum || citesFalsely([record], ["phantom", "altered", "unsupported"])) return 0;
  return voteWeight(position, caseFile);
}

function voteWeight(
  { agentName, confidence }: ContradictionPosition,
  { history, topic }: Pick<CaseFile, "history" | "topic">,
): number {
  return effectiveConfidence(agentName, confidence, history, topic?.category);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function judgementOf(position: ContradictionPosition): string | null {
  return position.assessment === undefined ? null : (readAssessment(position.assessment) ?? null);
}

/** "good" and "exceptional" are one side against "poor". */
function mergeNearJudgements(sides: Side[]): Side[] {
  const merged: Side[] = [];
  for (const side of sides) {
    const near = merged.find((other) => distance(other, side) < 2);
    if (near === undefined) merged.push(side);
    else {
      const [own, added] = [near.positions.length, side.positions.length];
      const joined = (a: number, b: number) => (a * own + b * added) / (own + added);
      near.averageConfidence = joined(near.averageConfidence, side.averageConfidence);
      near.voteWeight = joined(near.voteWeight, side.voteWeight);
      near.strongestVote = Math.max(near.strongestVote, side.strongestVote);
      addAll(near.positions, side.positions);
      addAll(near.records, side.records);
    }
  }
  return merged;
}

function distance(a: Side, b: Side): number {
  const [left, right] = [readAssessment(String(a.value)), readAssessment(String(b.value))];
  return left === null || right === null ? 4 : assessmentDistance(left, right);
}
