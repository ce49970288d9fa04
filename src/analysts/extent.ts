import type { VerificationContext } from "../domain/context.ts";
import type { DocumentCard } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";
import type { Noticed } from "../evidence/passages.ts";
import { witnessOf } from "../evidence/witness.ts";
import { explainError } from "../i18n/errors.ts";
import { describeIssue } from "../i18n/extraction.ts";
import { sourceName } from "../i18n/sources.ts";
import type { Gap } from "./analyst.ts";
import { gapWriter } from "./write-gap.ts";

/** What of a source is missing or could not be read, as gaps. */
export function unreadableParts(context: VerificationContext, source: DocumentCard["source"], locale: Locale): Gap[] {
  const witness = witnessOf(context);
  const write = gapWriter(locale);
  const failed = witness.dossier.unreadable.filter((document) => document.source === source);
  const gaps: Gap[] = failed.map(({ name, code, detail = {} }) =>
    write(
      "document_unreadable",
      { source: name, values: explainError({ code, detail: { ...detail } }, locale) },
      undefined,
      [name],
    ),
  );
  if (!witness.has(source) && failed.length === 0)
    gaps.push(write("document_missing", { source: sourceName(source, locale) }));
  for (const noticed of witness.issues(source).filter(isBlocking)) {
    const { name } = noticed.document;
    const page = pageOf(noticed);
    const values = describeIssue(noticed.issue, locale);
    gaps.push(write("page_unreadable", { source: name, places: page, values }, undefined, [`${name}, ${page}`]));
  }
  return gaps;
}

/** True where some part of the source could not be read: then a search that finds nothing proves less. */
export function isReadInPart(context: VerificationContext, source: DocumentCard["source"]): boolean {
  const witness = witnessOf(context);
  const { unreadable } = witness.dossier;
  return witness.issues(source).some(isBlocking) || unreadable.some((document) => document.source === source);
}

const isBlocking = ({ issue }: Noticed): boolean => issue.level === "blocking";

const pageOf = ({ section, issue }: Noticed): string => {
  if (section === undefined) return issue.section === undefined ? "–" : String(issue.section);
  return section.kind === "sheet" ? (section.name ?? "") : String(section.number);
};
