import type { ArbitratorResponse } from "../domain/resolution.ts";
import { SourceType } from "../domain/source.ts";
import { resolveReference } from "../dossier/references.ts";
import { sourceName } from "../i18n/sources.ts";
import type { CaseFile } from "./case-file.ts";
import { statements } from "./court.ts";

/** The sources a verdict names that are not in the dossier, and the quotes that are not there. */
export function unknownSources({ baGuidance, verdict }: ArbitratorResponse, caseFile: CaseFile): string[] {
  const known = knownReferences(caseFile);
  const exists = (text: string) => known.some((reference) => text.includes(reference)) || resolves(text, caseFile);
  const cited = baGuidance.verifiableSources.map(({ reference }) => reference);
  const { decisiveFactors } = verdict.justification;
  const primary = decisiveFactors.filter(({ weight }) => weight === "PRIMARY").map(({ source }) => source);
  const supporting = decisiveFactors.filter(({ weight }) => weight === "SUPPORTING").map(({ source }) => source);
  return [
    ...cited.filter((text) => !exists(text)),
    ...primary.filter((text) => !exists(text) || !quoteStands(text, known, caseFile)),
    ...supporting.filter((text) => !exists(text) && pointsNowhere(text, caseFile)),
  ];
}

/** The places the court itself found, and the documents it searched as a whole. */
function knownReferences(caseFile: CaseFile): string[] {
  const { dossier, locale, mentions, benchmark, elsewhere } = caseFile;
  const items = [...statements(caseFile), ...elsewhere, ...mentions.map(({ item }) => item)];
  if (benchmark !== null) items.push(benchmark.item);
  const documents = dossier.documents.map(({ source, name }) => `${sourceName(source, locale)} (${name})`);
  return [...new Set([...items.map(({ reference }) => reference), ...documents])];
}

const DOCUMENTS = SourceType.exclude(["inference"]).options;

/** A reference in anyone's own words: it must lead to a place of some document. */
function resolves(reference: string, { dossier }: CaseFile): boolean {
  return DOCUMENTS.some((type) => resolveReference(dossier, type, reference).kind === "places");
}

function pointsNowhere(reference: string, { dossier }: CaseFile): boolean {
  return DOCUMENTS.some((type) => resolveReference(dossier, type, reference).kind === "missing");
}

/** A quoted passage must be in the dossier with its numbers. The heading that a place is known by is no quote. */
function quoteStands(text: string, known: readonly string[], caseFile: CaseFile): boolean {
  const said = text.slice(known.find((reference) => text.startsWith(reference))?.length ?? 0);
  const quote = /["“«]\s*(.+?)\s*["”»]\s*$/su.exec(said)?.[1] ?? /'(.+)'\s*$/su.exec(said)?.[1];
  if (quote === undefined) return true;
  const own = [...statements(caseFile), ...caseFile.mentions.map(({ item }) => item)];
  if (own.some(({ passage }) => passage.includes(quote.replace(/…$/, "")))) return true;
  return DOCUMENTS.some((type) => {
    const { witness, locale } = caseFile;
    const { status } = witness.check({ type, reference: text.slice(0, text.indexOf(quote)), quote }, null, locale);
    return status === "verified" || status === "relocated";
  });
}
