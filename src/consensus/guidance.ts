import type { EvidenceItem } from "../domain/resolution.ts";
import { shorten } from "../domain/shorten.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import { numericGap } from "../quantities/compare.ts";
import { formatQuantity } from "../quantities/format.ts";
import type { CaseFile } from "./case-file.ts";
import type { Ruling } from "./ruling.ts";
import { sayItem, sayValue, statementsOf } from "./say.ts";
import type { Side } from "./sides.ts";

/** The sentence to remember, and what to check before relying on it (null where nothing is left to check). */
export function guidanceFor(
  caseFile: CaseFile,
  ruling: Ruling,
  sides: Side[],
): { oneLiner: string; whatToVerify: string | null } {
  return { oneLiner: oneLiner(caseFile, ruling, sides), whatToVerify: whatToVerify(caseFile, ruling) };
}

function oneLiner(caseFile: CaseFile, ruling: Ruling, sides: Side[]): string {
  const say = verdictSentences[caseFile.locale].oneLiner;
  const topic = caseFile.contradiction.topic;
  const value = sayValue(ruling.value, caseFile);
  const references = referencesOf(ruling.grounds);
  const range =
    ruling.range === undefined
      ? ""
      : `${sayValue(ruling.range.min, caseFile)} – ${sayValue(ruling.range.max, caseFile)}`;
  switch (ruling.reason) {
    case "one_side_proven":
      return (typeof ruling.value === "number" ? say.proven : say.provenWord)({ topic, value, references });
    case "sources_averaged":
      return say.averaged({ topic, value, references, spread: spreadOf(ruling, caseFile) });
    case "higher_source_kept":
      return say.higherSource({
        topic,
        value,
        kept: ruling.grounds[0]?.reference ?? "",
        low: sayValue(ruling.range?.min ?? ruling.value, caseFile),
        high: sayValue(ruling.range?.max ?? ruling.value, caseFile),
      });
    case "neither_side_proven_but_document_speaks":
      return say.neither({ topic, value, references });
    case "judged_by_benchmark":
      return say.benchmark({ topic, value });
    case "higher_confidence":
    case "dominant_cluster":
      return say.weight({ topic, value, agent: ruling.winner?.agentName ?? "" });
    case "one_cluster":
      return say.average({ topic, value });
    case "primary_sources_conflict":
      return say.conflict({ topic, range });
    case "both_phantom":
      return say.phantom({ topic });
    case "both_unsure":
      return say.unsure({ topic });
    case "several_periods":
      return caseFile.openBy === "definition" ? say.definitions({ topic }) : say.periods({ topic });
    case "too_many_clusters":
      return say.clusters({ topic, count: sides.length });
    case "other_currency":
      return say.currency({ topic, stated: statementsOf(ruling.grounds, caseFile, 2) });
    case "with_reservation":
      return say.reserved({ topic, passage: shorten(ruling.grounds[0]?.passage ?? "", LONGEST_RESERVATION) });
    case "range_stated":
      return say.range({ topic, range });
    case "only_parts":
      return say.parts({ topic, statements: statementsOf(ruling.grounds, caseFile, 2) });
    case "refuted_by_own_figures":
      return say.refuted({
        topic,
        value: sayItem(ruling.grounds[0] as EvidenceItem, caseFile),
        calculation: ruling.refutedBy?.calculation ?? "",
      });
    case "equal_confidence":
      return say.tie({ topic });
    case "no_evidence": {
      if (speakForBoth(caseFile)) return say.bothSpeak({ topic });
      const near = nearestWord(caseFile);
      const other = saidOtherwise(caseFile);
      if (other !== undefined) return say.otherwise({ topic, stated: statementsOf([other], caseFile, 1) });
      return near === undefined
        ? say.nothing({ topic })
        : say.reserved({ topic, passage: shorten(near.passage, LONGEST_RESERVATION) });
    }
  }
}

const LONGEST_RESERVATION = 110;

/** Of a thing that is or is not: what the documents do say of it ("2 patents filed") though it settles nothing. */
function nearestWord({ contradiction, testimony, elsewhere }: CaseFile): EvidenceItem | undefined {
  if (contradiction.contradictionType === "numeric_value") return undefined;
  return [...testimony, ...elsewhere].find(
    ({ calculation, subject }) => calculation === undefined && subject === undefined,
  );
}

/** A figure the documents do give, though not of what is asked: a plan, another time, another definition. */
function saidOtherwise({ contradiction, elsewhere }: CaseFile): EvidenceItem | undefined {
  if (contradiction.contradictionType !== "numeric_value") return undefined;
  return elsewhere.find(
    ({ calculation, subject, rank }) => calculation === undefined && subject === undefined && rank === "primary",
  );
}

/** Where the places themselves must be read side by side. */
const NEEDS_COMPARING: ReadonlySet<Ruling["reason"]> = new Set([
  "primary_sources_conflict",
  "other_currency",
  "with_reservation",
  "range_stated",
  "only_parts",
]);

/** Opposed judgements that both quote a true passage. */
function speakForBoth({ contradiction, records }: CaseFile): boolean {
  const backed = records.filter(({ citations }) => citations.some(({ status }) => status === "verified"));
  return contradiction.contradictionType !== "numeric_value" && backed.length > 1;
}

function whatToVerify(caseFile: CaseFile, ruling: Ruling): string | null {
  if (ruling.trust === "HIGH") return null;
  const say = verdictSentences[caseFile.locale].verify;
  const { contradiction, dossier } = caseFile;
  const topic = contradiction.topic;
  const references = referencesOf(ruling.grounds);
  if (ruling.reason === "higher_source_kept") return say.higherSource({ references });
  if (NEEDS_COMPARING.has(ruling.reason) || ruling.refutedBy !== undefined) return say.conflict({ references });
  if (ruling.reason === "both_phantom") return say.phantom({ topic });
  if (ruling.reason === "several_periods" || (ruling.proven && restsOnOpenPeriod(caseFile, ruling)))
    return caseFile.openBy === "definition" ? say.definition({ topic }) : say.period({ topic });
  if (ruling.decision !== "UNRESOLVED" && !ruling.proven) return say.weight({ topic });
  if (ruling.proven && contradiction.contradictionType !== "numeric_value" && ruling.grounds[0]?.rank === "primary") {
    return say.judgement({ topic });
  }
  if (ruling.proven && ruling.grounds[0]?.rank === "primary") return say.partial({ topic, reference: references });
  if (ruling.proven) return say.secondary({ reference: references });
  if (dossier.unreadable.length > 0)
    return say.unreadable({ documents: dossier.unreadable.map(({ name }) => name).join(", ") });
  const near = ruling.reason === "no_evidence" ? nearestWord(caseFile) : undefined;
  if (near !== undefined) return say.judgement({ topic });
  const other = ruling.reason === "no_evidence" ? saidOtherwise(caseFile) : undefined;
  if (other !== undefined) return say.conflict({ references: other.reference });
  const searched = dossier.documents.map(({ name }) => name).join(", ");
  return searched === "" ? say.noDocument({ topic }) : say.nothing({ topic, searched });
}

function referencesOf(items: EvidenceItem[]): string {
  return [...new Set(items.map((item) => item.reference))].slice(0, 3).join(" + ");
}

function spreadOf(ruling: Ruling, caseFile: CaseFile): string {
  const gap = ruling.range === undefined ? 0 : numericGap(ruling.range.min, ruling.range.max);
  return formatQuantity({ value: Number((gap * 100).toFixed(1)), unit: "percent" }, caseFile.locale);
}

/** The value is one of several years', or stands outside the period the documents call today. */
function restsOnOpenPeriod(caseFile: CaseFile, { grounds }: Ruling): boolean {
  return caseFile.periodOpen || caseFile.lengthDoubtful || grounds.some((item) => caseFile.elsewhere.includes(item));
}
