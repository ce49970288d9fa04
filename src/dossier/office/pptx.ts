import type { ExtractionIssue, Row, Section } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { addAll } from "../../domain/many.ts";
import { detectLanguage, looksGarbled } from "../language.ts";
import type { ParsedDocument, Reader, ReadLimits } from "../reader.ts";
import { externalLinks, mainPart, type OfficePackage, openPackage } from "./package.ts";
import { readNotes } from "./pptx/notes.ts";
import { readSlide } from "./pptx/slide.ts";
import { attribute, child, childrenOf, numberAttribute, type XmlNode } from "./xml.ts";

const EMU_PER_POINT = 12_700;

/** Reads a presentation: one section per slide, in the order it is shown. */
export const readPptx: Reader = async (bytes, limits) => readPresentation(openPackage(bytes, limits), limits);

function readPresentation(file: OfficePackage, limits: ReadLimits): ParsedDocument {
  const main = mainPart(file, "presentation", "ppt/presentation.xml");
  const root = file.part(main);
  const size = child(root, "sldSz");
  const slides = slideParts(file, main, root);
  if (slides.length > limits.maxPages) {
    throw new TribunalError(
      "too_many_pages",
      `This presentation has ${slides.length} slides; the limit is ${limits.maxPages}.`,
      {
        limit: limits.maxPages,
        measured: slides.length,
      },
    );
  }
  const setting = {
    width: (numberAttribute(size, "cx") ?? 12_192_000) / EMU_PER_POINT,
    height: (numberAttribute(size, "cy") ?? 6_858_000) / EMU_PER_POINT,
    firstNumber: numberAttribute(root, "firstSlideNum") ?? 1,
  };
  const sections = slides.map((part, index) => {
    const section = readSlide(file, part, index + 1, setting);
    addAll(section.hiddenRows, readNotes(file, part));
    return section;
  });
  const language = detectLanguage(sections.map(textOf).join("\n"));
  for (const section of sections) addAll(section.issues, issuesOf(section, language));
  return { format: "pptx", language, sections, issues: documentIssues(file, slides, sections) };
}

/** Slide order is the presentation's list, whatever the archive's names and order say. */
function slideParts(file: OfficePackage, main: string, root: XmlNode): string[] {
  const links = file.relations(main);
  return childrenOf(child(root, "sldIdLst"), "sldId").map((entry) => {
    const link = links.get(attribute(entry, "r:id") ?? "");
    if (link === undefined || link.external || !file.has(link.target)) {
      throw new TribunalError("file_damaged", "This presentation lists a slide that is not in the file.", {
        slide: attribute(entry, "r:id") ?? "",
      });
    }
    return link.target;
  });
}

function issuesOf(section: Section, language: ParsedDocument["language"]): ExtractionIssue[] {
  const issues: ExtractionIssue[] = [];
  const where = { section: section.number };
  const unseen = section.hiddenRows.filter((row) => row.hidden !== "notes");
  if (section.hidden === undefined && unseen.length > 0) {
    issues.push({
      code: "hidden_text",
      level: "warning",
      detail: { rows: unseen.length, how: reasons(unseen) },
      ...where,
    });
  }
  if (looksGarbled(textOf(section), language)) {
    issues.push({ code: "garbled_text", level: "blocking", detail: {}, ...where });
  }
  return issues;
}

function documentIssues(file: OfficePackage, slides: string[], sections: Section[]): ExtractionIssue[] {
  const issues: ExtractionIssue[] = [];
  const shown = sections.filter((section) => section.hidden === undefined);
  if (shown.length > 0 && shown.every((section) => section.printedNumber === undefined)) {
    issues.push({ code: "numbers_not_printed", level: "warning", detail: { sections: shown.length } });
  }
  const other = sections.find(
    (section) => section.printedNumber !== undefined && section.printedNumber !== section.number,
  );
  if (other?.printedNumber !== undefined) {
    const detail = { printed: other.printedNumber, position: other.number };
    issues.push({ code: "printed_number_differs", level: "warning", detail });
  }
  if (file.names.some((name) => /vbaProject\.bin$/i.test(name))) {
    issues.push({ code: "macros_ignored", level: "info", detail: {} });
  }
  const charts = slides.flatMap((part) =>
    [...file.relations(part).values()]
      .filter((link) => link.type === "chart" && !link.external)
      .map((link) => link.target),
  );
  const links = externalLinks(file, [...slides, ...charts]);
  if (links > 0) issues.push({ code: "external_link_ignored", level: "info", detail: { links } });
  return issues;
}

function reasons(rows: Row[]): string {
  return [...new Set(rows.map((row) => row.hidden ?? ""))].join(", ");
}

function textOf(section: Section): string {
  return section.rows.map((row) => row.cells.map((cell) => cell.text).join(" ")).join("\n");
}
