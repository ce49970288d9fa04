import type { ConsolidatedFinding } from "../../consensus/apply.ts";
import { sayWord } from "../../consensus/positions.ts";
import type { Address } from "../../domain/address.ts";
import type { ScoredFinding } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { calculationStatus } from "../../evidence/citations/verify.ts";
import { KEY_FIGURE_WORDS } from "../../i18n/key-figures.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_XLSX_WORDS } from "../../i18n/report-xlsx.ts";
import { TERMS } from "../../i18n/terms.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import type { Review } from "../../review/result.ts";
import { evidenceLevelWords } from "../view/key-figures.ts";
import { printNumber } from "../view/print.ts";
import { STATUS_TONE, TRUST_TONE } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";
import type { Sheet } from "./sheet.ts";
import { finalCell, verdictOf } from "./verdict.ts";

/** One piece of evidence: the columns from "Evidence" to "Explanation". */
type EvidenceCells = [
  kind: string,
  reference: CellValue,
  quote: CellValue,
  status: CellValue,
  found: CellValue,
  foundText: CellValue,
  explanation: CellValue,
];

/** One row per claim and piece of evidence; a claim without any has a row that says so. */
export function claimsSheet(review: Review): Sheet {
  const words = REPORT_XLSX_WORDS[review.locale];
  const names = REPORT_WORDS[review.locale];
  const evidence = evidenceByFinding(review);
  const numbers = numbersByFinding(review);
  const verdicts = new Map(review.settled.map((one) => [one.contradiction.id, one.resolution]));
  const rows = review.findings.flatMap((finding) => {
    const claim = claimCells(finding, numbers.get(keyOf(finding.agentName, finding.id)), review);
    const fate = fateCells(finding, verdicts, review);
    const given = evidence.get(keyOf(finding.agentName, finding.id)) ?? [
      [words.kinds.none, null, null, null, null, null, null] satisfies EvidenceCells,
    ];
    return given.map((cells): CellValue[] => [...claim, ...cells, ...fate]);
  });
  return {
    name: words.sheets.claims,
    columns: [
      { head: names.agent, width: 20 },
      { head: names.tier, width: 6 },
      { head: names.metric, width: 20 },
      { head: names.period, width: 10 },
      { head: words.value, width: 14 },
      { head: words.number, width: 14 },
      { head: words.unit, width: 8 },
      { head: names.confidence, width: 11 },
      { head: words.claim, width: 36 },
      { head: words.kind, width: 12 },
      { head: words.reference, width: 24 },
      { head: words.quote, width: 36 },
      { head: words.status, width: 14 },
      { head: words.found, width: 24 },
      { head: words.foundText, width: 36 },
      { head: words.explanation, width: 44 },
      { head: words.fate, width: 14 },
      { head: words.contradiction, width: 16 },
      { head: names.verdict, width: 16 },
      { head: words.finalValue, width: 14 },
      { head: words.finalUnit, width: 10 },
      { head: KEY_FIGURE_WORDS[review.locale].restsOn, width: 24 },
      { head: words.trust, width: 10 },
    ],
    rows,
  };
}

const keyOf = (agentName: string, findingId: string) => `${agentName}\u0000${findingId}`;

/** What the agent said, before any verdict. */
function claimCells(finding: ConsolidatedFinding, read: number | undefined, { agents, locale }: Review): CellValue[] {
  const said = finding.lineage.status === "untouched" ? finding : finding.lineage.original;
  const tier = said.tier ?? agents.find(({ agentName }) => agentName === said.agentName)?.tier ?? null;
  return [
    said.agentName,
    tier,
    said.metric,
    said.period ?? null,
    said.value,
    said.normalizedValue ?? read ?? numberIn(said.value),
    said.unit ?? null,
    said.confidence.score,
    said.claim ?? inWords(said, locale),
  ];
}

/** A number as it is, or the one a text such as "8 M€" states; null where it states none, or could mean two. */
function numberIn(value: ConsolidatedFinding["value"]): number | null {
  if (typeof value !== "string") return value;
  const read = parseQuantity(value);
  return read === null || "ambiguous" in read ? null : read.value;
}

/** For agents that give no sentence: "ARR: 504,000 EUR, average". */
function inWords({ metric, value, unit, assessment }: ScoredFinding, locale: Locale): string {
  const printed = typeof value === "number" && Number.isFinite(value) ? printNumber(value, locale) : value;
  const judged = assessment === null || assessment === undefined ? null : sayWord(assessment, locale);
  const said = [[printed, unit].filter(Boolean).join(" "), judged].filter(Boolean).join(", ");
  return said === "" ? metric : `${metric}${REPORT_WORDS[locale].colon}${said}`;
}

/** "800K€" as the detection read it: 800 000. */
function numbersByFinding({ settled, notExamined, noted }: Review): Map<string, number> {
  const contradictions = [...[...settled, ...notExamined].map(({ contradiction }) => contradiction), ...noted];
  return new Map(
    contradictions
      .flatMap(({ positions }) => positions)
      .flatMap(({ agentName, findingId, normalizedValue, derived }) =>
        normalizedValue === undefined || derived !== undefined ? [] : [[keyOf(agentName, findingId), normalizedValue]],
      ),
  );
}

/** What became of it, and the verdict it met. */
function fateCells(
  { lineage }: ConsolidatedFinding,
  verdicts: ReadonlyMap<string, Review["settled"][number]["resolution"]>,
  { locale }: Review,
): CellValue[] {
  const words = REPORT_XLSX_WORDS[locale];
  const fate = words.fates[lineage.status];
  if (lineage.status === "untouched") return [fate, null, null, null, null, null, null];
  const resolution = verdicts.get(lineage.contradictionId);
  if (resolution === undefined) return [fate, lineage.contradictionId, null, null, null, null, null];
  const { verdict, finalValue, baGuidance } = resolution;
  return [
    fate,
    lineage.contradictionId,
    verdictOf(verdict, locale),
    finalCell(finalValue.value, locale),
    finalValue.unit ?? null,
    evidenceLevelWords(resolution, locale),
    { text: REPORT_WORDS[locale].trustLevel[baGuidance.trustLevel], look: TRUST_TONE[baGuidance.trustLevel] },
  ];
}

function evidenceByFinding(review: Review): Map<string, EvidenceCells[]> {
  const { verification, locale } = review;
  const words = REPORT_XLSX_WORDS[locale];
  const statuses = REPORT_WORDS[locale].statuses;
  const all = new Map<string, EvidenceCells[]>();
  const add = (said: { agentName: string; findingId: string }, cells: EvidenceCells) => {
    const key = keyOf(said.agentName, said.findingId);
    all.set(key, [...(all.get(key) ?? []), cells]);
  };
  for (const one of verification?.citations ?? []) {
    const { citation, check } = one;
    const found = check.at === undefined ? null : placeOf(check.at, review);
    const quote = citation.quote ?? citation.value ?? null;
    const status = { text: statuses[check.status], look: STATUS_TONE[check.status] };
    add(one, [words.kinds.citation, citation.reference, quote, status, found, check.found ?? null, check.explanation]);
  }
  for (const one of verification?.calculations ?? []) {
    const status = TERMS[locale].sum[calculationStatus(one.check)];
    add(one, [words.kinds.sum, null, one.calculation, status, null, null, one.check.explanation]);
  }
  for (const one of verification?.unchecked ?? []) {
    add(one, [words.kinds.unchecked, one.source, one.content, words.notChecked[one.reason], null, null, null]);
  }
  return all;
}

/** "deck.pdf, page 8". */
function placeOf(at: Address, { documents, locale }: Review): string {
  const name = documents.find(({ id }) => id === at.document)?.name ?? at.document;
  const place = describeAddress(at, locale);
  return `${name}, ${at.kind === "path" ? place : place.charAt(0).toLowerCase() + place.slice(1)}`;
}
