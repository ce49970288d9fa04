import type { ExtractionIssue, Section } from "../../domain/document.ts";
import { detectLanguage, looksGarbled } from "../language.ts";
import type { ParsedDocument, Reader } from "../reader.ts";
import { type Reading, readBlocks } from "./docx/body.ts";
import { externalLinks, mainPart, type OfficePackage, openPackage } from "./package.ts";
import { at, attribute, child, childrenOf, descendants, isOn, type XmlNode } from "./xml.ts";

/** Reads a text document: one section whose rows are its paragraphs and table rows, numbered as they are read. */
export const readDocx: Reader = async (bytes, limits) => readDocument(openPackage(bytes, limits));

function readDocument(file: OfficePackage): ParsedDocument {
  const main = mainPart(file, "document", "word/document.xml");
  const root = file.part(main);
  const stylesPart = file.related(main, "styles");
  const reading: Reading = {
    rows: [],
    hiddenRows: [],
    notes: [],
    count: 0,
    foreignParts: 0,
    vanishedStyles: stylesPart === undefined ? new Set() : vanishedStyles(file.part(stylesPart)),
    whitePaper: child(root, "background") === undefined,
  };
  const place = { hidden: undefined, onWhite: reading.whitePaper };
  const body = child(root, "body");
  if (body !== undefined) readBlocks(body, reading, place);
  readNotes(file, main, reading);
  // After the body, so that its paragraphs are counted as a person would.
  for (const part of distinct(file, [...partsOf(file, main, "header"), ...partsOf(file, main, "footer")])) {
    readBlocks(part, reading, place);
  }
  for (const comments of partsOf(file, main, "comments")) {
    for (const comment of childrenOf(file.part(comments), "comment"))
      readBlocks(comment, reading, { hidden: "notes", onWhite: true });
  }
  return toDocument(file, main, reading);
}

function toDocument(file: OfficePackage, main: string, reading: Reading): ParsedDocument {
  const text = reading.rows.map((row) => row.cells.map((cell) => cell.text).join(" ")).join("\n");
  const language = detectLanguage(text);
  const section: Section = { kind: "text", number: 1, rows: reading.rows, hiddenRows: reading.hiddenRows, issues: [] };
  const unseen = reading.hiddenRows.filter((row) => row.hidden !== "notes");
  if (unseen.length > 0) {
    const how = [...new Set(unseen.map((row) => row.hidden ?? ""))].join(", ");
    section.issues.push({ code: "hidden_text", level: "warning", detail: { rows: unseen.length, how }, section: 1 });
  }
  if (reading.rows.length === 0) {
    const picture = file.names.some((name) => name.startsWith("word/media/"));
    section.issues.push({
      code: picture ? "no_text_layer" : "empty_section",
      level: picture ? "blocking" : "info",
      detail: {},
      section: 1,
    });
  } else if (looksGarbled(text, language)) {
    section.issues.push({ code: "garbled_text", level: "blocking", detail: {}, section: 1 });
  }
  const issues: ExtractionIssue[] = [];
  if (file.names.some((name) => /vbaProject\.bin$/i.test(name)))
    issues.push({ code: "macros_ignored", level: "info", detail: {} });
  const settings = file.related(main, "settings");
  const links = externalLinks(file, settings === undefined ? [main] : [main, settings]);
  if (links > 0) issues.push({ code: "external_link_ignored", level: "info", detail: { links } });
  if (reading.foreignParts > 0)
    issues.push({ code: "truncated", level: "warning", detail: { found: "altChunk", parts: reading.foreignParts } });
  return { format: "docx", language, sections: [section], issues };
}

function partsOf(file: OfficePackage, main: string, type: string): string[] {
  const links = [...file.relations(main).values()].filter((r) => r.type === type && !r.external && file.has(r.target));
  return links.map((r) => r.target).sort();
}

/** First, odd and even pages often repeat the same header: each text is read once. */
function distinct(file: OfficePackage, names: string[]): XmlNode[] {
  const textOf = (part: XmlNode) =>
    descendants(part, "t")
      .map((t) => t.text)
      .join(" ");
  return [...new Map(names.map((name) => file.part(name)).map((part) => [textOf(part), part])).values()];
}

/** Foot- and endnotes in the order their marks were met. */
function readNotes(file: OfficePackage, main: string, reading: Reading): void {
  const known = new Map<string, XmlNode>();
  for (const kind of ["footnote", "endnote"] as const) {
    const part = file.related(main, `${kind}s`);
    if (part === undefined) continue;
    for (const note of childrenOf(file.part(part), kind)) known.set(`${kind} ${attribute(note, "w:id") ?? ""}`, note);
  }
  for (const mark of [...reading.notes]) {
    const note = known.get(mark);
    if (note === undefined) continue;
    readBlocks(note, reading, { hidden: undefined, onWhite: reading.whitePaper });
    known.delete(mark);
  }
}

/** Ids of the styles that hide their text, their own or through the style they are based on. */
function vanishedStyles(styles: XmlNode): Set<string> {
  const all = childrenOf(styles, "style");
  const found = new Set<string>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const style of all) {
      const id = attribute(style, "w:styleId") ?? "";
      const vanish = at(style, "rPr", "vanish");
      const hides =
        vanish === undefined
          ? found.has(attribute(child(style, "basedOn"), "w:val") ?? "-")
          : isOn(attribute(vanish, "w:val"), true);
      if (hides && !found.has(id)) {
        found.add(id);
        changed = true;
      }
    }
  }
  return found;
}
