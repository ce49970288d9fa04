import type { ExtractionIssue, Section } from "../../domain/document.ts";
import { detectLanguage, looksGarbled } from "../language.ts";
import type { ParsedDocument, Reader } from "../reader.ts";
import { type Reading, readBlocks } from "./docx/body.ts";
import type { PageSize } from "./docx/boxes.ts";
import { type Paper, WHITE_PAPER, wordColour } from "./docx/paper.ts";
import { readStyles } from "./docx/styles.ts";
import { externalLinks, mainPart, type OfficePackage, openPackage } from "./package.ts";
import type { Palette } from "./pptx/colours.ts";
import { at, attribute, child, childrenOf, descendants, numberAttribute, type XmlNode } from "./xml.ts";

/** Reads a text document: one section whose rows are its paragraphs and table rows, numbered as they are read. */
export const readDocx: Reader = async (bytes, limits) => readDocument(openPackage(bytes, limits));

function readDocument(file: OfficePackage): ParsedDocument {
  const main = mainPart(file, "document", "word/document.xml");
  const root = file.part(main);
  const sheet = readStyles(file, main);
  const body = child(root, "body");
  const reading: Reading = {
    rows: [],
    hiddenRows: [],
    notes: [],
    count: 0,
    foreignParts: 0,
    sheet,
    page: pageSize(body),
  };
  const place = { hidden: undefined, paper: pagePaper(file, main, root, sheet.palette), runs: [] };
  if (body !== undefined) readBlocks(body, reading, place);
  readNotes(file, main, reading, place);
  // After the body, so that its paragraphs are counted as a person would.
  for (const part of distinct(file, [...partsOf(file, main, "header"), ...partsOf(file, main, "footer")])) {
    readBlocks(part, reading, place);
  }
  for (const comments of partsOf(file, main, "comments")) {
    for (const comment of childrenOf(file.part(comments), "comment"))
      readBlocks(comment, reading, { ...place, hidden: "notes" });
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
function readNotes(file: OfficePackage, main: string, reading: Reading, place: Parameters<typeof readBlocks>[2]): void {
  const known = new Map<string, XmlNode>();
  for (const kind of ["footnote", "endnote"] as const) {
    const part = file.related(main, `${kind}s`);
    if (part === undefined) continue;
    for (const note of childrenOf(file.part(part), kind)) known.set(`${kind} ${attribute(note, "w:id") ?? ""}`, note);
  }
  for (const mark of [...reading.notes]) {
    const note = known.get(mark);
    if (note === undefined) continue;
    readBlocks(note, reading, place);
    known.delete(mark);
  }
}

const EMU_PER_TWIP = 635;
const USUAL_WIDTH = 12_240;
const USUAL_HEIGHT = 15_840;

/** The size of the page, in EMU: that of the document's last section. */
function pageSize(body: XmlNode | undefined): PageSize {
  const size = at(body, "sectPr", "pgSz");
  return {
    width: (numberAttribute(size, "w:w") ?? USUAL_WIDTH) * EMU_PER_TWIP,
    height: (numberAttribute(size, "w:h") ?? USUAL_HEIGHT) * EMU_PER_TWIP,
  };
}

/** A page colour is shown only where the settings say so. */
function pagePaper(file: OfficePackage, main: string, root: XmlNode, palette: Palette): Paper {
  const background = child(root, "background");
  const settings = file.related(main, "settings");
  const shown = settings !== undefined && child(file.part(settings), "displayBackgroundShape") !== undefined;
  if (background === undefined || !shown) return WHITE_PAPER;
  const names = { value: "w:color", theme: "w:themeColor", tint: "w:themeTint", shade: "w:themeShade" };
  const rgb = wordColour(background, names, palette);
  return rgb === undefined ? undefined : [{ rgb, alpha: 1 }];
}
