import type { ContradictionPosition } from "../domain/contradiction.ts";
import type { EvidenceItem, PositionRecord, RejectedPositionFlaw } from "../domain/resolution.ts";
import { distanceOf, sayDistance } from "../i18n/distance.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import type { CaseFile } from "./case-file.ts";
import { figureOf, says } from "./match-value.ts";
import type { Ruling } from "./ruling.ts";
import { sayValue } from "./say.ts";

const BAD_CITATIONS = ["phantom", "altered", "unsupported", "unverifiable"] as const;

/** Why each losing position lost, each reason with its proof. Never empty for a loser. */
export function flawsOf(caseFile: CaseFile, ruling: Ruling): RejectedPositionFlaw[] {
  const winners = new Set(ruling.decision === "UNRESOLVED" ? [] : (ruling.winningSide?.positions ?? []));
  return caseFile.contradiction.positions.flatMap((position, i) =>
    winners.has(position) ? [] : flawsOfPosition(position, caseFile.records[i] as PositionRecord, caseFile, ruling),
  );
}

function flawsOfPosition(
  position: ContradictionPosition,
  record: PositionRecord,
  caseFile: CaseFile,
  ruling: Ruling,
): RejectedPositionFlaw[] {
  const say = verdictSentences[caseFile.locale];
  const flaws: RejectedPositionFlaw[] = [];
  const add = (flaw: string, evidence: string) =>
    flaws.push({ position: position.agentName, findingId: position.findingId, flaw, evidence });

  for (const status of BAD_CITATIONS) {
    for (const citation of record.citations.filter((c) => c.status === status))
      add(say.flaw[status], citation.explanation);
  }
  for (const sum of record.calculations.filter((c) => c.status === "wrong")) add(say.flaw.wrongSum, sum.explanation);
  const misplaced = elsewhereSaid(position, caseFile);
  if (misplaced !== undefined) {
    add(whyMisplaced(misplaced, caseFile), cite(misplaced, caseFile));
  }
  const ground = ruling.grounds[0];
  if (ruling.decision !== "UNRESOLVED" && ground !== undefined)
    add(contradiction(position, record, caseFile, ruling), cite(ground, caseFile));
  if (record.citations.length === 0 && !isWorkedOut(position, record, caseFile))
    add(say.flaw.noSource, say.evidence.noSource({ agent: position.agentName }));
  if (ruling.reason === "both_unsure") add(say.flaw.tooUnsure({ score: position.confidence }), say.evidence.threshold);
  if (flaws.length === 0 && ruling.decision !== "UNRESOLVED") {
    const other = Math.round(ruling.winner?.confidence ?? ruling.winningSide?.averageConfidence ?? 0);
    add(say.flaw.lessSure, say.evidence.confidences({ own: position.confidence, other }));
  }
  return flaws;
}

/** Its sum is right, and the documents' own figures make the same: that is a source. */
function isWorkedOut(position: ContradictionPosition, { calculations }: PositionRecord, caseFile: CaseFile): boolean {
  const figure = figureOf(position, caseFile.contradiction);
  const sums = [...caseFile.testimony, ...caseFile.elsewhere].filter((item) => item.calculation !== undefined);
  return (
    figure !== null &&
    calculations.some(({ status }) => status === "right") &&
    sums.some((item) => says(item, figure, ROUNDED))
  );
}

/** "5.5" is what 5.48 is rounded to. */
const ROUNDED = 0.02;

/** Why a statement that says the claimed value does not bear on the question. */
function whyMisplaced({ subject, reservation, projected, period }: EvidenceItem, { locale }: CaseFile): string {
  const { flaw } = verdictSentences[locale];
  if (subject !== undefined) return flaw.anothers;
  if (reservation === "condition") return flaw.reserved;
  if (projected === true) return period === undefined ? flaw.supposed : flaw.planned;
  return flaw.otherPeriod({ period: period === undefined ? "?" : sayPeriod(period, locale) });
}

/** The passage in quotes, or the sum with where its inputs stand. */
function cite(item: EvidenceItem, { locale }: CaseFile): string {
  if (item.calculation !== undefined) return `${item.calculation} (${item.reference})`;
  return verdictSentences[locale].evidence.says(item);
}

const hasProof = ({ citations }: PositionRecord): boolean =>
  citations.some(({ status }) => status === "verified" || status === "relocated");

function contradiction(
  position: ContradictionPosition,
  record: PositionRecord,
  caseFile: CaseFile,
  ruling: Ruling,
): string {
  const { locale } = caseFile;
  const { flaw } = verdictSentences[locale];
  if (caseFile.contradiction.contradictionType !== "existence" && typeof ruling.value !== "number")
    return ruling.reason === "judged_by_benchmark" ? flaw.opposite : hasProof(record) ? flaw.outweighed : flaw.unbacked;
  if (typeof ruling.value !== "number" || position.normalizedValue === undefined) return flaw.opposite;
  const said = ruling.reason === "higher_source_kept" ? flaw.keptSourceSays : flaw.contradicted;
  const value = sayValue(ruling.value, caseFile);
  const distance = distanceOf(ruling.value, position.normalizedValue, value.includes("%"));
  return said({ value, deviation: distance === null ? "∞" : sayDistance(distance, locale, 0) });
}

/** The statement for another period, or the plan, whose value the position took. */
function elsewhereSaid(position: ContradictionPosition, caseFile: CaseFile): EvidenceItem | undefined {
  const figure = figureOf(position, caseFile.contradiction);
  return figure === null ? undefined : caseFile.elsewhere.find((item) => says(item, figure, 0));
}
