import type { VerificationContext } from "../domain/context.ts";
import type { SourceDocument } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { explainError } from "../i18n/errors.ts";
import { describeIssue } from "../i18n/extraction.ts";
import { sourceName } from "../i18n/sources.ts";
import type { Gap } from "./analyst.ts";
import { gapWriter } from "./write-gap.ts";

/** What of a source is missing or could not be read, as gaps. */
export function unreadableParts(context: VerificationContext, source: SourceDocument["source"], locale: Locale): Gap[] {
  const { documents, unreadable } = dossierOf(context);
  const write = gapWriter(locale);
  const own = documents.filter((document) => document.source === source);
  const failed = unreadable.filter((document) => document.source === source);
  const gaps: Gap[] = failed.map(({ name, code, detail = {} }) =>
    write(
      "document_unreadable",
      { source: name, values: explainError({ code, detail: { ...detail } }, locale) },
      undefined,
      [name],
    ),
  );
  if (own.length + failed.length === 0) gaps.push(write("document_missing", { source: sourceName(source, locale) }));
  for (const document of own) {
    for (const { page, reason } of blockedPages(document, locale)) {
      gaps.push(
        write("page_unreadable", { source: document.name, places: page, values: reason }, undefined, [
          `${document.name}, ${page}`,
        ]),
      );
    }
  }
  return gaps;
}

/** True where some part of the source could not be read: then a search that finds nothing proves less. */
export function isReadInPart(context: VerificationContext, source: SourceDocument["source"]): boolean {
  const { documents, unreadable } = dossierOf(context);
  const blocked = documents.some((document) => document.source === source && blockedPages(document, "en").length > 0);
  return blocked || unreadable.some((document) => document.source === source);
}

function blockedPages(document: SourceDocument, locale: Locale): { page: string; reason: string }[] {
  return [
    ...document.issues.filter(({ section }) => section === undefined).map((issue) => ({ page: "–", issue })),
    ...document.sections.flatMap((section) =>
      section.issues.map((issue) => ({
        page: section.kind === "sheet" ? (section.name ?? "") : String(section.number),
        issue,
      })),
    ),
  ]
    .filter(({ issue }) => issue.level === "blocking")
    .map(({ page, issue }) => ({ page, reason: describeIssue(issue, locale) }));
}
