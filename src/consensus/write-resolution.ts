import type { EvidenceLevel } from "../domain/evidence-level.ts";
import type { DecisiveFactor, EvidenceItem, Resolution, VerifiableSource } from "../domain/resolution.ts";
import { shorten } from "../domain/shorten.ts";
import { sourceName } from "../i18n/sources.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import { numericGap } from "../quantities/compare.ts";
import type { CaseFile } from "./case-file.ts";
import { mostClaimed } from "./clusters.ts";
import { evidenceLevelOf } from "./evidence-level.ts";
import { flawsOf } from "./flaws.ts";
import { guidanceFor } from "./guidance.ts";
import { meanOf } from "./mean.ts";
import { questionFor, whatWouldChange } from "./questions.ts";
import { redFlagsOf } from "./red-flags.ts";
import type { Ruling } from "./ruling.ts";
import { citedAs, LONGEST_PASSAGE, sayItem, sayPosition, sayValue } from "./say.ts";
import { citesOnlyPhantoms, type Side } from "./sides.ts";

export interface ResolutionFrame {
  resolvedAt: Date;
  totalDuration: number;
  path: Resolution["debateRecord"]["path"];
  sides: Side[];
  /** How close two statements must be to count as one: the user's `consensus.sameValue`. */
  sameValue: number;
}

/** Puts a ruling into words: the whole resolution as the reader gets it. */
export function writeResolution(caseFile: CaseFile, ruling: Ruling, frame: ResolutionFrame): Resolution {
  const { contradiction } = caseFile;
  const say = verdictSentences[caseFile.locale];
  const decided = ruling.decision !== "UNRESOLVED";
  const { oneLiner, whatToVerify } = guidanceFor(caseFile, ruling, frame.sides);
  const unit = contradiction.currency ?? contradiction.positions.find((position) => position.unit !== undefined)?.unit;
  const range = ruling.range ?? (decided ? undefined : rangeOfPositions(caseFile));
  const question = questionFor(caseFile, ruling);
  return {
    contradictionId: contradiction.id,
    evidenceLevel: levelOf(ruling, caseFile, frame),
    resolvedAt: frame.resolvedAt,
    verdict: {
      decision: ruling.decision,
      winner: ruling.winner?.agentName ?? null,
      ...(ruling.winner !== null && { winnerFindingId: ruling.winner.findingId }),
      justification: {
        decisiveFactors: decided ? factorsOf(caseFile, ruling) : [],
        rejectedPositionFlaws: flawsOf(caseFile, ruling),
      },
    },
    finalValue: {
      value: ruling.value,
      confidence: ruling.confidence,
      ...(unit !== undefined && { unit }),
      ...(range !== undefined && { range }),
      derivedFrom: derivation(caseFile, ruling),
    },
    baGuidance: {
      oneLiner: shorten(oneLiner, 200),
      canTrust: decided && ruling.proven,
      trustLevel: ruling.trust,
      whatToVerify,
      questionForFounder: question,
      verifiableSources: sourcesOf(caseFile, ruling),
    },
    unresolvedAspects: decided
      ? []
      : [
          aspect(contradiction.topic, say.aspect({ reason: whyOpen(caseFile, ruling) ?? oneLiner })),
          ...saidByMost(caseFile, frame.sides),
        ],
    debateRecord: {
      rounds: [],
      totalDuration: frame.totalDuration,
      tokensUsed: 0,
      optimizationApplied: ruling.rung,
      path: frame.path,
    },
    evidence: caseFile.records,
    whatWouldChangeIt: whatWouldChange(caseFile, ruling, frame.sides),
    redFlags: redFlagsOf(caseFile, ruling),
    refusedVerdicts: [],
  };
}

/** Where nobody is sure: how sure each is. */
function whyOpen({ contradiction, locale }: CaseFile, { reason }: Ruling): string | null {
  if (reason !== "both_unsure") return null;
  const { colon, bothUnsure } = verdictSentences[locale];
  const scores = contradiction.positions.map(({ agentName, confidence }) => `${agentName}${colon}${confidence}`);
  return bothUnsure({ scores: scores.join(", ") });
}

/**
 * Where several agree and nothing is decided, what most of them say: a hint of where to look first, with no trust in it.
 * Several who may have copied one are several here: that is why it decides nothing.
 */
function saidByMost(caseFile: CaseFile, sides: readonly Side[]): Resolution["unresolvedAspects"] {
  const { contradictionType, positions, topic } = caseFile.contradiction;
  if (contradictionType !== "numeric_value" || positions.length < FEWEST_FOR_A_HINT) return [];
  const speakers = (side: Side) => new Set(side.positions.map(({ agentName }) => agentName)).size;
  const [first, second] = sides.toSorted((a, b) => speakers(b) - speakers(a));
  if (first === undefined || speakers(first) < 2 || (second !== undefined && speakers(second) === speakers(first)))
    return [];
  if (citesOnlyPhantoms(first)) return [];
  const figures = first.positions.flatMap(({ normalizedValue, confidence }) =>
    normalizedValue === undefined ? [] : [{ value: normalizedValue, confidence }],
  );
  if (figures.length === 0) return [];
  const of = new Set(positions.map(({ agentName }) => agentName)).size;
  const value = sayValue(mostClaimed(figures), caseFile);
  return [aspect(topic, verdictSentences[caseFile.locale].saidByMost({ count: speakers(first), of, value }))];
}
const FEWEST_FOR_A_HINT = 3;

/** What the kept value rests on; contradicted where the documents say otherwise, null where none speaks. */
function levelOf(
  { conflicting, refutedBy, proven, grounds }: Ruling,
  { testimony }: CaseFile,
  { sameValue }: ResolutionFrame,
): EvidenceLevel | null {
  if (conflicting !== undefined || refutedBy !== undefined) return "contradicted";
  if (!proven) return null;
  return evidenceLevelOf(testimony.length > 0 ? testimony : grounds, sameValue) ?? evidenceLevelOf(grounds, sameValue);
}

const aspect = (topic: string, { reason, action }: { reason: string; action: string }) => ({
  aspect: topic,
  reason,
  suggestedAction: action,
});

function factorsOf(caseFile: CaseFile, ruling: Ruling): DecisiveFactor[] {
  const { factor, confidences } = verdictSentences[caseFile.locale];
  const topic = caseFile.contradiction.topic;
  if (ruling.grounds.length === 0) {
    const losers = caseFile.contradiction.positions.filter(
      (position) => !(ruling.winningSide?.positions ?? []).includes(position),
    );
    const source = confidences({
      winner: ruling.winner?.agentName ?? (ruling.winningSide?.positions ?? []).map((p) => p.agentName).join(", "),
      score: Math.round(ruling.winner?.confidence ?? ruling.winningSide?.averageConfidence ?? 0),
      others: losers.map((position) => `${position.agentName} ${position.confidence}`).join(", ") || "—",
    });
    return [{ factor: factor.confidence, source, weight: "SUPPORTING" }];
  }
  const speaking = (item: EvidenceItem): string => {
    if (ruling.reason === "judged_by_benchmark") return factor.benchmark({ topic });
    if (item.value === null) return factor.mention({ topic });
    return (item.calculation === undefined ? factor.document : factor.computed)({
      topic,
      value: sayItem(item, caseFile),
    });
  };
  return ruling.grounds.slice(0, 6).map((item) => ({
    factor: speaking(item),
    ...citedAs(item, caseFile.locale),
    weight: item.rank === "primary" ? "PRIMARY" : "SUPPORTING",
  }));
}

function derivation(caseFile: CaseFile, ruling: Ruling): { source: string; calculation?: string } {
  const { derived, colon, semicolon } = verdictSentences[caseFile.locale];
  const { positions } = caseFile.contradiction;
  if (ruling.decision === "UNRESOLVED") {
    const said = positions
      .slice(0, 5)
      .map((position) => `${position.agentName}${colon}${sayPosition(position, caseFile)}`);
    const source = ruling.reason === "both_unsure" ? derived.cannotAssess : derived.none;
    return { source, calculation: derived.positions({ positions: said.join(semicolon) }) };
  }
  if (ruling.grounds.length === 0) {
    if (ruling.range === undefined) return { source: derived.weight };
    const members = ruling.winningSide?.positions ?? [];
    const values = members.map((position) => `${sayPosition(position, caseFile)} (${position.confidence})`).join(", ");
    return {
      source: derived.weight,
      calculation: derived.weighted({ values, mean: sayValue(ruling.value, caseFile) }),
    };
  }
  const source = [...new Set(ruling.grounds.map((item) => item.reference))].slice(0, 4).join(" + ");
  const sums = ruling.grounds.flatMap((item) => item.calculation ?? []);
  const numbers = [...new Set(ruling.grounds.flatMap((item) => (typeof item.value === "number" ? [item.value] : [])))];
  const averaged = ruling.reason !== "higher_source_kept" && ruling.range !== undefined && numbers.length > 1;
  const mean = averaged
    ? derived.mean({
        values: numbers.map((value) => sayValue(value, caseFile)).join(semicolon),
        mean: sayValue(meanOf(numbers).exact, caseFile),
        rounded: sayValue(ruling.value, caseFile),
      })
    : undefined;
  const calculation = [...sums.slice(0, 2), ...(mean === undefined ? [] : [mean])].join("; ");
  return { source, ...(calculation !== "" && { calculation }) };
}

/** Places a person can open; where nothing speaks, the documents that were searched. */
function sourcesOf(caseFile: CaseFile, ruling: Ruling): VerifiableSource[] {
  const { searched, colon } = verdictSentences[caseFile.locale];
  const topic = caseFile.contradiction.topic;
  const items = ruling.grounds.length > 0 ? ruling.grounds : [...caseFile.testimony, ...caseFile.elsewhere];
  const seen = new Set<string>();
  const sources = items.flatMap((item) => {
    const key = `${item.reference}|${item.value}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const proves =
      item.value === null ? searched.names({ topic }) : searched.proves({ topic, value: sayItem(item, caseFile) });
    return [
      {
        source: item.source,
        reference: item.reference,
        whatItProves: `${proves}${colon}${item.calculation ?? shorten(item.passage, LONGEST_PASSAGE)}`,
      },
    ];
  });
  if (sources.length > 0) return sources.slice(0, 8);
  return caseFile.dossier.documents.map((document) => ({
    source: document.source,
    reference: `${sourceName(document.source, caseFile.locale)} (${document.name})`,
    whatItProves: searched.nothingSaid({ topic }),
  }));
}

function rangeOfPositions(caseFile: CaseFile): { min: number; max: number } | undefined {
  const numbers = caseFile.contradiction.positions.flatMap((position) => position.normalizedValue ?? []);
  if (numbers.length < 2 || numericGap(numbers[0] as number, numbers[1] as number) === 0) return undefined;
  const { min, max } = meanOf(numbers);
  return { min, max };
}
