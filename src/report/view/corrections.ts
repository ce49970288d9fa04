import { type Critique, CritiqueSeverity } from "../../domain/critique.ts";
import type { Improvement } from "../../domain/improvement.ts";
import type { Locale } from "../../domain/locale.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { withoutMarkdown } from "../../i18n/without-markdown.ts";
import type { AgentReflexion, Review } from "../../review/result.ts";
import { type Block, labelled, list, text, type ViewOptions } from "./block.ts";
import { printPoints, printShare } from "./print.ts";

/** An objection, and what was made of it: null where no correction is on record. */
export interface Correction {
  critique: Critique;
  done: Improvement | null;
}

/** An analysis that was criticised, as every format tells it. */
export interface CorrectedAnalysis {
  agentName: string;
  /** How good before and after, whether it may be relied on, how much was corrected. */
  quality: string;
  ready: boolean;
  /** What must be seen before the corrections. */
  warnings: string[];
  /** What became of a model's proposals, and of their requests. */
  ofModel: string[];
  notices: string[];
  /** Gravest first. */
  corrections: Correction[];
  weaknesses: string[];
  dataNeeds: string[];
}

/** Every analysis that was criticised. */
export const correctedAnalyses = ({ reflexions, locale }: Review): CorrectedAnalysis[] =>
  reflexions.map((one) => analysis(one, locale));

function analysis({ agentName, result }: AgentReflexion, locale: Locale): CorrectedAnalysis {
  const words = REPORT_WORDS[locale];
  const { originalScore, revisedScore, readyForBA: ready } = result.qualityMetrics;
  const { fixed, partiallyFixed, cannotFix } = result.improvementSummary;
  const [before, after] = [originalScore, revisedScore].map((points) => printPoints(points, locale)) as [
    string,
    string,
  ];
  const refused = refusedSentence(result.modelRecord, locale);
  return {
    agentName,
    quality: `${words.corrected({ before, after, ready })} ${words.correctedCount({ fixed, partly: partiallyFixed, not: cannotFix })}`,
    ready,
    warnings: [
      ...(result.factProvedFalse ? [words.factProvedFalse] : []),
      ...(result.escalation === null ? [] : [words.escalated(printShare(result.escalation.cannotFixRatio, locale))]),
    ],
    ofModel: [
      ...(refused === null ? [] : [refused]),
      ...(result.modelRecord?.failures ?? []).map(({ message }) => message),
    ],
    notices: result.notices.map(({ message }) => message),
    corrections: result.critiques
      .map((critique) => ({
        critique,
        done: readable(result.improvements.find(({ critiqueId }) => critiqueId === critique.id)),
      }))
      .toSorted((a, b) => weightOf(a) - weightOf(b)),
    weaknesses: result.baNotice.remainingWeaknesses,
    dataNeeds: result.baNotice.dataNeedsFromFounder,
  };
}

/** Its passages as words, not as the analyst marked them up. */
function readable(done: Improvement | undefined): Improvement | null {
  if (done === undefined) return null;
  const { before, after, ...change } = done.change;
  return { ...done, change: { ...change, before: withoutMarkdown(before), after: withoutMarkdown(after) } };
}

const weightOf = ({ critique }: Correction): number => CritiqueSeverity.options.indexOf(critique.severity);

/** What a model proposed and the code did not take; null where it took all. */
function refusedSentence(record: AgentReflexion["result"]["modelRecord"], locale: Locale): string | null {
  const total = (some: readonly { count: number }[] = []) => some.reduce((sum, { count }) => sum + count, 0);
  const refused = { critiques: total(record?.critiquesDropped), corrections: total(record?.correctionsRefused) };
  return refused.critiques + refused.corrections === 0 ? null : REPORT_WORDS[locale].modelRefused(refused);
}

/** What a correction rests on, by name. */
export function groundsOf({ done }: Correction, locale: Locale): [name: string, said: string | undefined][] {
  const words = REPORT_WORDS[locale];
  const why = done?.justification;
  return [
    [words.source, why?.sourceUsed],
    [words.calculation, why?.calculationShown],
    [words.crossReference, why?.crossReferenceResult],
    [words.searched, why?.ifCannotFix],
  ];
}

/** Every correction as a passage before and after, with what it rests on; in a shorter report so many of each analysis. */
export function correctionBlocks(
  review: Review,
  { corrections = Number.POSITIVE_INFINITY }: ViewOptions = {},
): Block[] {
  const { locale } = review;
  if (review.reflexions.length === 0) return [text(REPORT_WORDS[locale].nothingHere.corrections)];
  return correctedAnalyses(review).flatMap((one) => agentBlocks(one, locale, corrections));
}

function agentBlocks(one: CorrectedAnalysis, locale: Locale, most: number): Block[] {
  const words = REPORT_WORDS[locale];
  const left = one.corrections.length - most;
  return [
    { kind: "heading", text: one.agentName },
    text(one.quality),
    ...one.warnings.map((warning) => text(warning, "warning")),
    ...list(one.ofModel),
    ...list(one.notices),
    ...one.corrections.slice(0, most).flatMap((correction) => correctionBlock(correction, locale)),
    ...(left <= 0 ? [] : [text(words.moreCorrections(left))]),
    ...list(one.weaknesses.slice(0, most), words.weaknesses),
    ...list(one.dataNeeds, words.dataNeeds),
  ];
}

function correctionBlock(correction: Correction, locale: Locale): Block[] {
  const words = REPORT_WORDS[locale];
  const { critique, done } = correction;
  const marks = [words.critiqueSeverity[critique.severity], ...(done === null ? [] : [words.improvement[done.status]])];
  const labels = { before: words.before, after: words.after };
  return [
    { kind: "text", label: `${words.critique[critique.type]} (${marks.join(", ")})`, text: critique.issue },
    done === null ? text(words.unanswered, "muted") : { kind: "change", ...done.change, labels },
    ...groundsOf(correction, locale).flatMap(([name, said]) => labelled(name, said)),
  ];
}
