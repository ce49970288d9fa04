import type { ArbitratorResponse, DecisiveFactor, EvidenceItem } from "../domain/resolution.ts";
import { DocumentSource } from "../domain/source.ts";
import { sourceName } from "../i18n/sources.ts";
import type { CaseFile } from "./case-file.ts";
import { statements } from "./statements.ts";

/** The sources a verdict names that are not in the dossier, and the quotes that are not there. */
export function unknownSources({ baGuidance, verdict }: ArbitratorResponse, caseFile: CaseFile): string[] {
  const known = knownReferences(caseFile);
  const exists = (text: string) => known.some((reference) => text.includes(reference)) || resolves(text, caseFile);
  const cited = baGuidance.verifiableSources.map(({ reference }) => reference);
  const stands = ({ source, citation, weight }: DecisiveFactor) => {
    if (citation !== undefined) return exists(citation.reference) && quoteStands(citation, caseFile);
    return weight === "SUPPORTING" && !pointsNowhere(source, caseFile);
  };
  return [
    ...cited.filter((text) => !exists(text)),
    ...verdict.justification.decisiveFactors.filter((factor) => !stands(factor)).map(({ source }) => source),
  ];
}

/** All that the court itself found. */
function foundBy(caseFile: CaseFile): EvidenceItem[] {
  const { mentions, benchmark, elsewhere } = caseFile;
  const items = [...statements(caseFile), ...elsewhere, ...mentions.map(({ item }) => item)];
  return benchmark === null ? items : [...items, benchmark.item];
}

/** The places of it, and the documents it searched as a whole. */
function knownReferences(caseFile: CaseFile): string[] {
  const { dossier, locale } = caseFile;
  const documents = dossier.documents.map(({ source, name }) => `${sourceName(source, locale)} (${name})`);
  return [...new Set([...foundBy(caseFile).map(({ reference }) => reference), ...documents])];
}

const DOCUMENTS = DocumentSource.options;

/** A reference in anyone's own words: it must lead to a place of some document. */
function resolves(reference: string, { witness }: CaseFile): boolean {
  return DOCUMENTS.some((type) => witness.resolve(type, reference).kind === "places");
}

function pointsNowhere(reference: string, { witness }: CaseFile): boolean {
  return DOCUMENTS.some((type) => witness.resolve(type, reference).kind === "missing");
}

/** A quoted passage must be in the dossier with its numbers. */
function quoteStands({ reference, quote }: NonNullable<DecisiveFactor["citation"]>, caseFile: CaseFile): boolean {
  if (quote === undefined) return true;
  if (foundBy(caseFile).some(({ passage }) => passage.includes(quote))) return true;
  const { witness, locale } = caseFile;
  return DOCUMENTS.some((type) =>
    ["verified", "relocated"].includes(witness.check({ type, reference, quote }, null, locale).status),
  );
}
