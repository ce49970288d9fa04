import type { Section, SourceDocument } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";

/** What a reader sees of a document and can be read. */
export const visibleSections = ({ sections }: SourceDocument): Section[] =>
  sections.filter(
    ({ hidden, kind, issues }) =>
      hidden === undefined && kind !== "json" && !issues.some(({ level }) => level === "blocking"),
  );

const known = new WeakMap<SourceDocument, QuantityOptions>();

/** How a document writes its numbers: in its language, and by what its own figures show. */
export function writtenAs(document: SourceDocument): QuantityOptions {
  const before = known.get(document);
  if (before !== undefined) return before;
  const texts = visibleSections(document).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
  );
  const locale = document.language === "other" || document.language === null ? undefined : document.language;
  const options = { locale, habit: numberHabit(texts) };
  known.set(document, options);
  return options;
}
