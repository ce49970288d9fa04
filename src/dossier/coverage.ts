import type { ExtractionIssue, Row, Section, SourceDocument } from "../domain/document.ts";
import type { Coverage, UnreadableDocument } from "../domain/dossier.ts";
import { rankOf } from "../domain/source-rank.ts";

/** How far the sources of a dossier carry: the rung of the fallback ladder it stands on. */
export function coverageOf(documents: SourceDocument[], unreadable: UnreadableDocument[]): Coverage {
  const primary = documents.filter((document) => rankOf(document.source) === "primary");
  if (primary.some(hasUsableText)) {
    const damaged = unreadable.some((document) => rankOf(document.source) === "primary");
    return damaged || primary.some(hasGaps) ? "partial" : "normal";
  }
  return documents.some(hasUsableText) ? "secondary_only" : "none";
}

/** Whether anything on this page can serve as evidence. */
function isUsable(section: Section): boolean {
  return (
    section.hidden === undefined &&
    section.rows.length > 0 &&
    !section.issues.some((issue) => issue.level === "blocking")
  );
}

function hasUsableText(document: SourceDocument): boolean {
  const blocked = document.issues.some((issue) => issue.level === "blocking" && issue.section === undefined);
  return !blocked && document.sections.some(isUsable);
}

function hasGaps(document: SourceDocument): boolean {
  const issues = [...document.issues, ...document.sections.flatMap((section) => section.issues)];
  return issues.some(isGap) || document.sections.some((section) => section.hiddenRows.some(isKeptFromReaders));
}

/** An issue that leaves something of the document unread. */
export const isGap = ({ level, code }: ExtractionIssue): boolean => level === "blocking" || code === "truncated";

/** A line that is in the file and not before a reader's eyes; notes are known to be beside the slide. */
export const isKeptFromReaders = ({ hidden }: Row): boolean => hidden !== "notes" && hidden !== "machine_directed";
