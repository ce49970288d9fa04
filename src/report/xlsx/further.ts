import type { ReconciledRow, ReconciledSide } from "../../analysts/reconcile.ts";
import { gridDistance, sayDistance } from "../../i18n/distance.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_XLSX_WORDS } from "../../i18n/report-xlsx.ts";
import type { Review } from "../../review/result.ts";
import { periodOf } from "../view/reconciliation.ts";
import { COMPARED_TONE, SEVERITY_TONE } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";
import type { Sheet } from "./sheet.ts";

/** The questions for the founder, most important first. */
export function questionsSheet({ answer, locale }: Review): Sheet {
  const words = REPORT_XLSX_WORDS[locale];
  const names = REPORT_WORDS[locale];
  return {
    name: names.sections.questions,
    columns: [
      { head: words.importance, width: 12 },
      { head: words.question, width: 70 },
      { head: names.answerChanges, width: 60 },
      { head: words.from, width: 24 },
    ],
    rows: answer.questions.map(({ importance, question, changes, from }) => [
      { text: names.severity[importance], look: SEVERITY_TONE[importance] },
      question,
      changes,
      words.origins[from.kind],
    ]),
  };
}

/** Every correction, before and after. */
export function correctionsSheet({ reflexions, locale }: Review): Sheet {
  const words = REPORT_XLSX_WORDS[locale];
  const names = REPORT_WORDS[locale];
  const { critique: kinds, critiqueSeverity, improvement: statuses } = REPORT_WORDS[locale];
  const rows = reflexions.flatMap(({ agentName, tier, result }) =>
    result.improvements.map(({ critiqueId, status, change, justification, confidenceImpact }): CellValue[] => {
      const critique = result.critiques.find(({ id }) => id === critiqueId);
      return [
        agentName,
        tier,
        critique === undefined ? null : kinds[critique.type],
        critique === undefined ? null : critiqueSeverity[critique.severity],
        critique?.issue ?? null,
        change.before,
        change.after,
        statuses[status],
        justification.sourceUsed ?? null,
        justification.calculationShown ?? null,
        justification.crossReferenceResult ?? null,
        justification.ifCannotFix ?? null,
        confidenceImpact,
      ];
    }),
  );
  return {
    name: words.sheets.corrections,
    columns: [
      { head: names.agent, width: 20 },
      { head: names.tier, width: 6 },
      { head: words.type, width: 22 },
      { head: words.severity, width: 10 },
      { head: words.issue, width: 44 },
      { head: names.before, width: 44 },
      { head: names.after, width: 44 },
      { head: words.status, width: 14 },
      { head: names.source, width: 30 },
      { head: names.calculation, width: 30 },
      { head: names.crossReference, width: 30 },
      { head: names.searched, width: 30 },
      { head: words.impact, width: 12 },
    ],
    rows,
  };
}

/** The deck against the model, metric by metric. */
export function reconciliationSheet({ synthesis, locale }: Review): Sheet {
  const words = REPORT_XLSX_WORDS[locale];
  const names = REPORT_WORDS[locale];
  const side = (one: ReconciledSide | undefined): CellValue[] =>
    one === undefined ? [null, null, null] : [one.value, one.reference, one.calculation ?? one.quote];
  const rows = (synthesis?.reconciliation ?? []).map((row): CellValue[] => [
    row.name,
    periodOf(row, locale),
    names.reached[row.projected ? "yes" : "no"],
    row.deck?.unit ?? row.model?.unit ?? null,
    ...side(row.deck),
    ...side(row.model),
    { text: names.comparison[row.status], look: COMPARED_TONE[row.status] },
    gapCell(row, locale),
    row.explanation,
  ]);
  return {
    name: words.sheets.reconciliation,
    columns: [
      { head: names.metric, width: 24 },
      { head: names.period, width: 12 },
      { head: words.planned, width: 9 },
      { head: words.unit, width: 9 },
      { head: names.deck, width: 14 },
      { head: words.deckPlace, width: 22 },
      { head: words.deckQuote, width: 34 },
      { head: names.model, width: 14 },
      { head: words.modelPlace, width: 30 },
      { head: words.modelQuote, width: 34 },
      { head: names.result, width: 14 },
      { head: words.gap, width: 14 },
      { head: words.explanation, width: 50 },
    ],
    rows,
  };
}

/** A share to sort by; points in words. */
function gapCell(row: ReconciledRow, locale: Review["locale"]): CellValue {
  const distance = gridDistance(row);
  if (distance === null) return null;
  return distance.points ? sayDistance(distance, locale) : { share: distance.value };
}
