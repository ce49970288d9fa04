import type { Contradiction } from "../../domain/contradiction.ts";
import type { Resolution } from "../../domain/resolution.ts";
import { KEY_FIGURE_WORDS } from "../../i18n/key-figures.ts";
import { NOT_EXAMINED } from "../../i18n/not-examined.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_XLSX_WORDS } from "../../i18n/report-xlsx.ts";
import { RUNGS } from "../../i18n/rungs.ts";
import { TERMS } from "../../i18n/terms.ts";
import type { Review } from "../../review/result.ts";
import { recordOf } from "../view/case.ts";
import { decidedOn } from "../view/decisions.ts";
import { evidenceLevelWords } from "../view/key-figures.ts";
import { SEVERITY_TONE, TRUST_TONE } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";
import type { Sheet } from "./sheet.ts";
import { finalCell, verdictOf } from "./verdict.ts";

/** One row per position of every contradiction, those without a verdict included. */
export function contradictionsSheet(review: Review): Sheet {
  const words = REPORT_XLSX_WORDS[review.locale];
  const names = REPORT_WORDS[review.locale];
  const { colon } = names;
  const { noted } = NOT_EXAMINED[review.locale];
  const rows = [
    ...review.settled.flatMap(({ contradiction, resolution, phase }) =>
      positionRows(
        contradiction,
        resolution,
        [decidedOn(contradiction.id, review), ...verdictCells(resolution, review)],
        review,
        phase,
      ),
    ),
    ...review.notExamined.flatMap(({ contradiction, explanation, phase }) =>
      positionRows(contradiction, null, openCells(`${words.noVerdict}${colon}${explanation}`), review, phase),
    ),
    ...review.noted.flatMap((contradiction) =>
      positionRows(contradiction, null, openCells(`${words.noVerdict}${colon}${noted}`), review),
    ),
  ];
  return {
    name: names.sections.contradictions,
    columns: [
      { head: words.contradiction, width: 16 },
      { head: words.topic, width: 22 },
      { head: names.period, width: 10 },
      { head: words.severity, width: 10 },
      { head: words.type, width: 18 },
      { head: names.agent, width: 20 },
      { head: words.claim, width: 32 },
      { head: words.number, width: 14 },
      { head: names.confidence, width: 11 },
      { head: words.status, width: 30 },
      { head: names.sections.decisions, width: 32 },
      { head: names.verdict, width: 18 },
      { head: words.finalValue, width: 14 },
      { head: words.finalUnit, width: 10 },
      { head: KEY_FIGURE_WORDS[review.locale].restsOn, width: 24 },
      { head: words.trust, width: 10 },
      { head: words.oneLiner, width: 44 },
      { head: names.settledBy, width: 24 },
      { head: names.toVerify, width: 36 },
      { head: names.changes, width: 36 },
    ],
    rows,
  };
}

function positionRows(
  { id, topic, period, severity, contradictionType, positions }: Contradiction,
  resolution: Resolution | null,
  verdict: CellValue[],
  { locale }: Review,
  phase: 1 | 2 = 1,
): CellValue[][] {
  const { severity: severities, statuses, noCitation, colon, secondPhase } = REPORT_WORDS[locale];
  return positions.map((position) => {
    const record = resolution === null ? undefined : recordOf(position, resolution);
    const cited = record?.citations.map(({ reference, status }) => `${reference}${colon}${statuses[status]}`);
    return [
      id,
      topic,
      sayPeriod(position.period ?? period ?? "", locale) || null,
      { text: severities[severity.level], look: SEVERITY_TONE[severity.level] },
      `${TERMS[locale].type[contradictionType]}${phase === 2 ? `, ${secondPhase}` : ""}`,
      position.agentName,
      position.claim,
      position.normalizedValue ?? null,
      position.confidence,
      cited === undefined ? null : cited.join("\n") || noCitation,
      ...verdict,
    ];
  });
}

function verdictCells(resolution: Resolution, review: Review) {
  const { verdict, finalValue, baGuidance, debateRecord, whatWouldChangeIt } = resolution;
  const { trustLevel } = REPORT_WORDS[review.locale];
  const rung = debateRecord.optimizationApplied;
  return [
    verdictOf(verdict, review.locale),
    finalCell(finalValue.value, review.locale),
    finalValue.unit ?? null,
    evidenceLevelWords(resolution, review.locale),
    { text: trustLevel[baGuidance.trustLevel], look: TRUST_TONE[baGuidance.trustLevel] },
    baGuidance.oneLiner,
    rung === undefined ? null : (RUNGS[review.locale].rungs[rung] ?? rung),
    baGuidance.whatToVerify,
    whatWouldChangeIt,
  ] satisfies CellValue[];
}

const openCells = (reason: string): CellValue[] => [null, reason, null, null, null, null, null, null, null, null];
