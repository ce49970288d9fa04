import type { Section } from "../../domain/document.ts";
import { detectLanguage, looksGarbled } from "../language.ts";
import type { ParsedDocument, Reader } from "../reader.ts";
import { decodeWithin } from "./decode.ts";
import { rowsOfLines } from "./lines.ts";
import { sectionsFromMarkers } from "./markers.ts";

/** Reads plain text: pages where the text marks them ("[Page 8]", a form feed), else one section of paragraphs. */
export const readText: Reader = async (bytes, limits) => {
  const text = decodeWithin(bytes, limits);
  const pages = text.replace(/\f\s*$/, "").split("\f");
  const sections = pages.length > 1 ? pages.map(toPage) : sectionsFromMarkers(text, "deck");
  return toDocument("text", sections);
};

/** Adds what holds for every text format: the language, and whether the text is language at all. */
export function toDocument(format: ParsedDocument["format"], found: Section[]): ParsedDocument {
  const sections =
    found.length > 0 ? found : [{ kind: "text" as const, number: 1, rows: [], hiddenRows: [], issues: [] }];
  const textOf = (section: Section) => section.rows.map((row) => row.cells.map((c) => c.text).join(" ")).join("\n");
  const language = detectLanguage(sections.map(textOf).join("\n"));
  for (const section of sections) {
    const where = { section: section.number };
    if (section.rows.length === 0) section.issues.push({ code: "empty_section", level: "info", detail: {}, ...where });
    if (looksGarbled(textOf(section), language)) {
      section.issues.push({ code: "garbled_text", level: "blocking", detail: {}, ...where });
    }
    const unseen = section.hiddenRows.length;
    if (unseen > 0) {
      section.issues.push({
        code: "hidden_text",
        level: "warning",
        detail: { rows: unseen, how: "hidden_text" },
        ...where,
      });
    }
  }
  return { format, language, sections, issues: [] };
}

function toPage(page: string, index: number): Section {
  return { kind: "page", number: index + 1, rows: rowsOfLines(page.split(/\r\n|\r|\n/)), hiddenRows: [], issues: [] };
}
