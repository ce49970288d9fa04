import type { ContradictionPosition, ContradictionSeverity } from "../../domain/contradiction.ts";
import type { DebateVote } from "../../domain/debate.ts";
import type { Locale } from "../../domain/locale.ts";
import { isFlawOf, type PositionRecord, type Resolution } from "../../domain/resolution.ts";
import { type VerdictStanding, verdictStanding } from "../../domain/verdict-standing.ts";
import type { DecidedReview } from "../../followup/persons-word.ts";
import { sayRefusal } from "../../i18n/guard-rules.ts";
import { formatCount } from "../../i18n/measures.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { RUNGS } from "../../i18n/rungs.ts";
import { asLabel, TERMS } from "../../i18n/terms.ts";
import { VOTE_WORDS } from "../../i18n/vote.ts";
import type { SettledContradiction } from "../../review/result.ts";
import { decidedOn } from "./decisions.ts";
import { evidenceLevelWords } from "./key-figures.ts";

/** One contradiction with its verdict, in the reader's words: what every report tells of it, each as it can be drawn. */
export interface CaseView {
  topic: string;
  severity: { level: ContradictionSeverity; word: string };
  /** What kind of contradiction, of which time, in which phase; null for what has nothing to say. */
  about: { kind: string; period: string | null; phase: string | null };
  /** What a person decided instead of the engine: said before anything the engine says. */
  person: string | null;
  oneLiner: string;
  positions: PositionView[];
  verdict: { decided: boolean; standing: VerdictStanding; word: string; level: string | null; trust: string };
  /** Why it was decided so, what is wrong with the others, where to look, what stays open: those that are not empty. */
  reasons: CaseList[];
  /** What to verify, what to ask, what would change it: those that are not empty. */
  todo: { label: string; text: string }[];
  impact: { label: string; text: string };
  way: {
    /** The steps that were tried, each with why it was not enough. */
    steps: { name: string; reason: string }[];
    /** The last one, and whether it settled the question; null where none is on record. */
    last: { name: string; outcome: string } | null;
    debate: string | null;
    /** What as many independent answers came to; null where none were asked for. */
    vote: { name: string; text: string } | null;
    refused: string[];
  };
}

/** What one agent holds, and what its proof is worth. */
export interface PositionView {
  position: ContradictionPosition;
  outcome: "retained" | "rejected" | "contested";
  citations: (PositionRecord["citations"][number] & { word: string })[];
  sums: (PositionRecord["calculations"][number] & { word: string })[];
}

export interface CaseList {
  label: string;
  items: CaseItem[];
}

/** "Somebody: text" or "something: text", and the place or passage it rests on. */
export interface CaseItem {
  label?: string;
  about?: string;
  text: string;
  where?: string;
  /** A fact about the item that only some formats have room for. */
  weight?: "PRIMARY" | "SUPPORTING";
}

/** A contradiction as every report tells it. */
export function caseOf({ contradiction, resolution, phase }: SettledContradiction, review: DecidedReview): CaseView {
  const { locale } = review;
  const words = REPORT_WORDS[locale];
  const { verdict, baGuidance: guidance, whatWouldChangeIt } = resolution;
  const { severity, topic, period, contradictionType } = contradiction;
  return {
    topic,
    severity: { level: severity.level, word: words.severity[severity.level] },
    about: {
      kind: TERMS[locale].type[contradictionType],
      period: period === undefined ? null : sayPeriod(period, locale),
      phase: phase === 2 ? words.secondPhase : null,
    },
    person: decidedOn(contradiction.id, review),
    oneLiner: guidance.oneLiner,
    positions: contradiction.positions.map((position) => positionOf(position, resolution, locale)),
    verdict: {
      decided: verdict.decision !== "UNRESOLVED",
      standing: verdictStanding(resolution),
      word: asLabel(TERMS[locale].decision[verdict.decision]),
      level: evidenceLevelWords(resolution, locale),
      trust: words.trust[guidance.trustLevel],
    },
    reasons: reasonsOf(resolution, locale).filter(({ items }) => items.length > 0),
    todo: [
      { label: words.toVerify, text: guidance.whatToVerify ?? "" },
      { label: words.question, text: guidance.questionForFounder ?? "" },
      { label: words.changes, text: whatWouldChangeIt ?? "" },
    ].filter(({ text }) => text !== ""),
    impact: { label: words.impact, text: severity.impactIfWrong },
    way: wayOf(resolution, locale),
  };
}

/** What became of a position: the same rule that marks the findings. */
export function outcomeOf(position: ContradictionPosition, { verdict }: Resolution): PositionView["outcome"] {
  if (verdict.decision === "UNRESOLVED") return "contested";
  const flawed = verdict.justification.rejectedPositionFlaws.some((flaw) => isFlawOf(flaw, position));
  return flawed ? "rejected" : "retained";
}

/** What was found about a position's proof. */
export function recordOf(
  { agentName, findingId }: ContradictionPosition,
  { evidence }: Pick<Resolution, "evidence">,
): PositionRecord | undefined {
  return evidence.find((one) => one.agentName === agentName && one.findingId === findingId);
}

function positionOf(position: ContradictionPosition, resolution: Resolution, locale: Locale): PositionView {
  const { statuses, sumStatus } = REPORT_WORDS[locale];
  const record = recordOf(position, resolution);
  return {
    position,
    outcome: outcomeOf(position, resolution),
    citations: (record?.citations ?? []).map((one) => ({ ...one, word: statuses[one.status] })),
    sums: (record?.calculations ?? []).map((one) => ({ ...one, word: sumStatus[one.status] })),
  };
}

function reasonsOf({ verdict, baGuidance, unresolvedAspects }: Resolution, locale: Locale): CaseList[] {
  const words = REPORT_WORDS[locale];
  const { decisiveFactors, rejectedPositionFlaws } = verdict.justification;
  return [
    {
      label: words.decisive,
      items: decisiveFactors.map(({ factor, source, weight }) => ({ text: factor, where: source, weight })),
    },
    {
      label: verdict.decision === "UNRESOLVED" ? words.whatLacks : words.whyLost,
      items: rejectedPositionFlaws.map(({ position, flaw, evidence }) => ({
        label: position,
        text: closed(flaw),
        where: evidence,
      })),
    },
    {
      label: words.sources,
      items: baGuidance.verifiableSources.map(({ reference, whatItProves }) => ({
        about: reference,
        text: whatItProves,
      })),
    },
    {
      label: words.openPoints,
      items: unresolvedAspects.map(({ aspect, reason, suggestedAction }) => ({
        about: aspect,
        text: `${closed(reason)} ${suggestedAction}`,
      })),
    },
  ];
}

/** With a full stop, where another sentence follows. */
const closed = (said: string): string => (/[.!?…]$/.test(said.trim()) ? said : `${said}.`);

/** The vote beside a debate, in one sentence. */
export function sayVote(vote: DebateVote, locale: Locale): string {
  const most = Math.max(...Object.values(vote.votes), vote.refused);
  return VOTE_WORDS[locale].row({ ...vote, most, tokens: formatCount(vote.tokens, locale) });
}

/** Which step ended it, why the ones before did not, and what happened in the debate. */
function wayOf({ verdict, debateRecord, refusedVerdicts }: Resolution, locale: Locale): CaseView["way"] {
  const words = REPORT_WORDS[locale];
  const { rungs, settledHere, endedOpen } = RUNGS[locale];
  const named = (rung: string): string => (Object.hasOwn(rungs, rung) ? rungs[rung] : undefined) ?? rung;
  const { optimizationApplied: last, path, rounds, ending, vote, struckCitations = {} } = debateRecord;
  const struck = Object.values(struckCitations).reduce((sum, count) => sum + count, 0);
  return {
    steps: path.map(({ rung, reason }) => ({ name: named(rung), reason })),
    last:
      last === undefined
        ? null
        : { name: named(last), outcome: verdict.decision === "UNRESOLVED" ? endedOpen : settledHere },
    debate:
      rounds.length === 0
        ? null
        : words.debate({
            rounds: rounds.length,
            ending: ending === undefined ? null : words.debateEnding[ending],
            struck,
          }),
    vote: vote === undefined ? null : { name: VOTE_WORDS[locale].name, text: sayVote(vote, locale) },
    refused: refusedVerdicts.map(({ by, codes }) => words.refusedVerdict(named(by), sayRefusal(codes, locale))),
  };
}
