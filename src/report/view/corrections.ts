import { CritiqueSeverity } from "../../domain/critique.ts";
import type { Improvement } from "../../domain/improvement.ts";
import type { Locale } from "../../domain/locale.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { AgentReflexion, Review } from "../../review/result.ts";
import { type Block, labelled, list, text, type ViewOptions } from "./block.ts";
import { printPoints } from "./print.ts";

/** Every correction as a passage before and after, with what it rests on; in a shorter report so many of each analysis. */
export function correctionBlocks(
  { reflexions, locale }: Review,
  { corrections = Number.POSITIVE_INFINITY }: ViewOptions = {},
): Block[] {
  if (reflexions.length === 0) return [text(REPORT_WORDS[locale].nothingHere.corrections)];
  return reflexions.flatMap((reflexion) => agentBlocks(reflexion, locale, corrections));
}

function agentBlocks({ agentName, result }: AgentReflexion, locale: Locale, most: number): Block[] {
  const words = REPORT_WORDS[locale];
  const { originalScore, revisedScore, readyForBA } = result.qualityMetrics;
  const { fixed, partiallyFixed, cannotFix } = result.improvementSummary;
  const quality = words.corrected({
    before: printPoints(originalScore, locale),
    after: printPoints(revisedScore, locale),
    ready: readyForBA,
  });
  const shown = gravestFirst(result).slice(0, most);
  const left = result.improvements.length - shown.length;
  return [
    { kind: "heading", text: agentName },
    text(`${quality} ${words.correctedCount({ fixed, partly: partiallyFixed, not: cannotFix })}`),
    ...(result.factProvedFalse ? [text(words.factProvedFalse, "warning")] : []),
    ...modelBlocks(result.modelRecord, locale),
    ...list(result.notices.map(({ message }) => message)),
    ...shown.flatMap((improvement) => correction(improvement, result.critiques, locale)),
    ...(left === 0 ? [] : [text(words.moreCorrections(left))]),
    ...list(result.baNotice.remainingWeaknesses.slice(0, most), words.weaknesses),
    ...list(result.baNotice.dataNeedsFromFounder, words.dataNeeds),
  ];
}

/** By the weight of what was wrong. */
function gravestFirst({ improvements, critiques }: AgentReflexion["result"]): Improvement[] {
  const weight = ({ critiqueId }: Improvement) =>
    CritiqueSeverity.options.indexOf(critiques.find(({ id }) => id === critiqueId)?.severity ?? "MEDIUM");
  return improvements.toSorted((a, b) => weight(a) - weight(b));
}

function modelBlocks(record: AgentReflexion["result"]["modelRecord"], locale: Locale): Block[] {
  const refused = refusedSentence(record, locale);
  return [
    ...(refused === null ? [] : [text(refused)]),
    ...list((record?.failures ?? []).map(({ message }) => message)),
  ];
}

/** What a model proposed and the code did not take; null where it took all. */
export function refusedSentence(record: AgentReflexion["result"]["modelRecord"], locale: Locale): string | null {
  const total = (some: readonly { count: number }[] = []) => some.reduce((sum, { count }) => sum + count, 0);
  const refused = { critiques: total(record?.critiquesDropped), corrections: total(record?.correctionsRefused) };
  return refused.critiques + refused.corrections === 0 ? null : REPORT_WORDS[locale].modelRefused(refused);
}

function correction(
  { critiqueId, status, change, justification }: Improvement,
  critiques: AgentReflexion["result"]["critiques"],
  locale: Locale,
): Block[] {
  const words = REPORT_WORDS[locale];
  const critique = critiques.find(({ id }) => id === critiqueId);
  const kind = critique === undefined ? critiqueId : words.critique[critique.type];
  const weight = critique === undefined ? [] : [words.critiqueSeverity[critique.severity]];
  return [
    {
      kind: "text",
      label: `${kind} (${[...weight, words.improvement[status]].join(", ")})`,
      text: critique?.issue ?? "",
    },
    {
      kind: "change",
      before: change.before,
      after: change.after,
      labels: { before: words.before, after: words.after },
    },
    ...labelled(words.source, justification.sourceUsed),
    ...labelled(words.calculation, justification.calculationShown),
    ...labelled(words.crossReference, justification.crossReferenceResult),
    ...labelled(words.searched, justification.ifCannotFix),
  ];
}
