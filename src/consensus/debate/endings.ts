import type { QualityEngineConfig } from "../../domain/config.ts";
import type { DebateEnding, DebatePosition } from "../../domain/debate.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { normalizeLabel } from "../../quantities/topics/match.ts";
import { readAssessment } from "../assessments.ts";
import { readText } from "../recommendations/stances.ts";
import { contentOf, jaccard } from "../recommendations/subject.ts";

/** Whether a round was the last, and why; null where the debate goes on. */
export function endingOf(
  round: {
    number: number;
    positions: readonly [DebatePosition, DebatePosition];
    newEvidence: number;
    nextFits: boolean;
  },
  config: QualityEngineConfig["consensus"],
): DebateEnding | null {
  const [a, b] = round.positions;
  if (round.positions.some(({ concession }) => concession === "verified")) return "conceded";
  if (sameValue(a.value, b.value, config.sameValue)) return "values_agree";
  if (jaccard(wordsOf(a), wordsOf(b)) >= config.convergence) return "arguments_converged";
  if (round.newEvidence === 0) return "nothing_new";
  if (round.number >= config.maxDebateRounds) return "all_rounds";
  return round.nextFits ? null : "size_limit";
}

function sameValue(a: unknown, b: unknown, within: number): boolean {
  if (typeof a === "number" && typeof b === "number") return sameFigure({ value: a }, { value: b }, within);
  if (typeof a !== "string" || typeof b !== "string") return false;
  const [left, right] = [readAssessment(a), readAssessment(b)];
  return left !== null ? left === right : normalizeLabel(a) === normalizeLabel(b);
}

/** What a debater argues, without the passages it quotes: both may rest on the same one. */
function wordsOf({ claim, evidence }: DebatePosition): Set<string> {
  const said = evidence.filter(({ interpretation, quote }) => interpretation !== quote);
  const { sentences, languages } = readText([claim, ...said.map(({ interpretation }) => interpretation)].join("\n"));
  return contentOf(
    sentences.flatMap(({ words }) => words),
    languages,
  );
}
