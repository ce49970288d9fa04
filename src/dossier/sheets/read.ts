import type { Section } from "../../domain/document.ts";
import { detectLanguage } from "../language.ts";
import type { ParsedDocument, Reader } from "../reader.ts";
import { checkWorkbook } from "./checks/check-workbook.ts";
import { parseCsv } from "./csv.ts";
import { formulaCells } from "./formula-cells.ts";
import type { Workbook } from "./grid.ts";
import { headingBlocks } from "./headings.ts";
import { IssueList } from "./issues.ts";
import { recompute } from "./recompute.ts";
import { toSection } from "./section.ts";
import { parseWorkbook } from "./workbook.ts";

/** Reads .xlsx, .xlsm (macros are never looked at), .xls and .ods: one section per sheet. */
export const readWorkbook: Reader = async (bytes, limits) => toDocument(parseWorkbook(bytes, limits), "xlsx");

/** Reads comma, semicolon or tab separated text: one section, its numbers read with the file's own decimal mark. */
export const readCsv: Reader = async (bytes, limits) => toDocument(parseCsv(bytes, limits), "csv");

function toDocument(workbook: Workbook, format: "xlsx" | "csv"): ParsedDocument {
  const issues = new IssueList();
  if (workbook.macros) issues.add("macros_ignored", {});
  if (workbook.externalLinks) issues.add("external_link_ignored", {});
  const formulas = formulaCells(workbook);
  recompute(workbook, formulas, issues);
  const headings = workbook.grids.map(headingBlocks);
  checkWorkbook(workbook, formulas, headings, issues);
  const document: ParsedDocument = {
    format,
    language: languageOf(workbook),
    sections: workbook.grids.map((grid, index) => {
      const section = toSection(grid, headings[index] ?? []);
      noteUnseen(section, issues);
      return { ...section, issues: issues.of(grid.number) };
    }),
    issues: issues.of(),
  };
  if (workbook.definedNames.length > 0) {
    document.definedNames = workbook.definedNames.map(({ name, refersTo }) => ({ name, refersTo }));
  }
  return document;
}

function noteUnseen(section: Section, issues: IssueList): void {
  if (section.rows.length + section.hiddenRows.length === 0) issues.add("empty_section", {}, section.number);
  // Stored results that differ are told of one by one, where they are recomputed.
  const unseen = section.hiddenRows.filter(({ hidden }) => hidden !== "notes" && hidden !== "stale_value");
  if (section.hidden !== undefined || unseen.length === 0) return;
  const how = [...new Set(unseen.map(({ hidden }) => hidden))].join(", ");
  issues.add("hidden_text", { rows: unseen.length, how }, section.number);
}

function languageOf(workbook: Workbook): ParsedDocument["language"] {
  const words: string[] = [];
  let length = 0;
  for (const grid of workbook.grids) {
    for (const row of grid.rows) {
      for (const { cell } of row.cells) {
        if (typeof cell.value !== "string") continue;
        words.push(cell.value);
        length += cell.value.length;
      }
      if (length > 20_000) return detectLanguage(words.join(" "));
    }
  }
  return detectLanguage(words.join(" "));
}
