import { z } from "zod";
import type { Locale } from "./locale.ts";
import type { SourceType } from "./source.ts";

/** A document without what stands in it. Stages know it so: what it says they ask of the witness. */
export interface DocumentCard {
  /** Unique inside a dossier; the file's path inside the deal folder, or a name such as "deck". */
  id: string;
  /** The file's own name, for people. */
  name: string;
  format: DocumentFormat;
  /** Which source type citations must name to mean this document. */
  source: Exclude<SourceType, "inference">;
  /** Who speaks in it, and so what it can prove. Texts of analysts are no documents: they are read as outputs. */
  role?: DocumentRole;
  /** null where the text is too short to tell. */
  language: Locale | "other" | null;
  issues: ExtractionIssue[];
  /** Spreadsheets: defined names and what they refer to, e.g. `{ name: "ARR", refersTo: "Revenue!$C$12" }`. */
  definedNames?: { name: string; refersTo: string }[];
}

/**
 * A document as evidence. Every format becomes the same shape: sections (pages, slides, sheets) of rows of cells.
 * A row is what belongs together on one line for a reader: a sentence, or a label with its values.
 * Plain data: it crosses the boundary of the parsing process and is never changed afterwards.
 */
export interface SourceDocument extends DocumentCard {
  sections: Section[];
}

/** The company itself, or somebody else who knows something of it: a database, a bank, a register, a study. */
export type DocumentRole = "company" | "outside";

export const DocumentFormat = z.enum(["pdf", "pptx", "xlsx", "docx", "markdown", "text", "csv", "json"]);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

export type SectionKind = "page" | "slide" | "sheet" | "text" | "json";

/** A page, slide, sheet or chapter of a document, without what stands on it. */
export interface SectionCard {
  kind: SectionKind;
  /** Position in the document as a reader goes through it, from 1. */
  number: number;
  /** A sheet's name, the title of a slide or page. */
  name?: string;
  /** The page or slide number printed on the page itself, where one was recognised. */
  printedNumber?: number;
  /** Size in points as the page is seen (after rotation). */
  width?: number;
  height?: number;
  /** Pictures on it that are large enough to hold words. */
  pictures?: Picture[];
  /** The whole section is hidden from a reader (hidden sheet, hidden slide). Its rows are then in `hiddenRows`. */
  hidden?: HiddenReason;
  issues: ExtractionIssue[];
}

/** A page, slide, sheet or chapter of a document. */
export interface Section extends SectionCard {
  /** What a reader sees, in reading order: columns one after the other, tables row by row. */
  rows: Row[];
  /** Text that is in the file and that a reader does not see. Kept apart, never quotable. */
  hiddenRows: Row[];
  /** The page's text in the file's own order, where that order may differ from `rows` (PDF). */
  stream?: string;
}

/** What belongs together on one line: a label and its values. */
export interface Row {
  cells: Cell[];
  /** The row's number in a sheet, or the paragraph's number in a text; from 1. */
  number?: number;
  /** JSON documents: the leaf's path, e.g. `crunchbase.fundingHistory[0].amount`. */
  path?: string;
  /** Set on every row of `hiddenRows`. */
  hidden?: HiddenReason;
  /** It gives orders to a machine that reads it (always in `hiddenRows`). */
  addressed?: true;
  /** Text documents: the row is a heading of this level, from 1. */
  heading?: number;
  /** Text documents: the row is an item of a list, this deep in it, from 1. */
  item?: number;
  /**
   * A series of a chart: the first cell names it, each other has what stands under it in the chart as its header. Where
   * the cells stand on the page says nothing about what belongs together.
   */
  series?: true;
  /** True where the row stands in a table (aligned columns, a table shape, a sheet). */
  table?: boolean;
}

/** One text of a row, with its place on the page or in the sheet. */
export interface Cell {
  /** As shown to a reader: a formatted number in a spreadsheet, the text on a page. */
  text: string;
  /** Where it stands on the page. Spreadsheet cells have none. */
  box?: Box;
  /** The height of one line of it, where its box holds several. */
  line?: number;
  /** Spreadsheets: the cell's name, e.g. "C8". */
  ref?: string;
  /** Spreadsheets and JSON: the stored value. Absent where a formula has no stored value. */
  value?: number | string | boolean | null;
  /** Spreadsheets: without the leading "=". */
  formula?: string;
  /** Spreadsheets: the number format, e.g. `#,##0 €`. */
  format?: string;
  /** Spreadsheets: the whole merged range this cell is the top left of, e.g. "A1:C1". */
  merged?: string;
  /** The column's heading(s), where one was recognised: "2024", "FY24 Actual". Several levels are joined with " / ". */
  header?: string;
  /**
   * Read from a picture by OCR. "agreed": two readings give the same figures (and its words are likely); "unsure": they
   * differ, so that what it says proves nothing. Absent where the text stands in the file.
   */
  ocr?: "agreed" | "unsure";
  /**
   * PDF, while it is read: the file may say other characters than the page shows here. It is compared with the picture
   * of the page; what is left in doubt becomes `ocr: "unsure"`.
   */
  doubted?: true;
  /** Spreadsheets: what our own recalculation gives, where it differs from `value` or where there is no stored value. */
  recomputed?: number | string | boolean | null;
  /** Spreadsheets: a formula whose stored result nobody could check (a link, the moment, a function we do not know). */
  unchecked?: true;
}

/** A picture on a page or slide. */
export interface Picture {
  box: Box;
  /** Which picture it is: a presentation's file inside the archive. The same one may stand on several pages. */
  part?: string;
  /** How many pixels wide it is, where that is known before it is drawn. */
  pixels?: number;
  /** How much of it is cut off at each side, 0 to 1. */
  crop?: { left: number; top: number; right: number; bottom: number };
}

/** In points, from the top left corner of the page as it is seen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Why a passage is in the file and not before a reader's eyes. */
export type HiddenReason =
  | "invisible" // drawn with no ink, or fully transparent
  | "background_colour" // the colour of what is behind it
  | "tiny" // too small to read
  | "off_page"
  | "covered" // something was drawn over it
  | "hidden_sheet"
  | "hidden_row"
  | "hidden_column"
  | "hidden_slide"
  | "stale_value" // a stored result that its formula does not give
  | "not_drawn" // the file says it where the page shows other figures
  | "false_format" // a number format that prints another number than the cell holds
  | "notes" // speaker notes and comments: seen by the author, not by the reader
  | "hidden_text" // marked hidden in the file (DOCX vanish, HTML comments in Markdown)
  | "machine_directed"; // seen by a reader, but it gives orders to a machine: set apart with what is hidden

/** Something about a document or a page that a reader of its evidence must know. */
export interface ExtractionIssue {
  code: ExtractionIssueCode;
  /** How much it weighs: `blocking` means that what is concerned cannot be used as evidence. */
  level: "info" | "warning" | "blocking";
  /** Facts for the sentence (i18n/extraction), e.g. `{ cell: "C12", stored: 507000, recomputed: 504000 }`. */
  detail: Record<string, string | number>;
  /** Section number it concerns; absent for the whole document. */
  section?: number;
}

/** What is wrong with a document, a page or a cell, as a closed list. */
export type ExtractionIssueCode =
  | "no_text_layer" // a picture of a page; `detail.recognised` where it was read all the same, `detail.ocr` why not
  | "picture_text" // words in pictures beside the text were read by OCR
  | "slow_page" // reading it takes longer than a page may: left out, or what only drawing settles is in doubt
  | "garbled_text" // a text layer that is not language
  | "numbers_not_printed" // position in the document is used as the page number
  | "printed_number_differs" // the printed page number is not the position
  | "hidden_text" // text a reader does not see was found and set apart
  | "empty_section"
  | "mixed_currency"
  | "inconsistent_dates"
  | "hard_coded_result" // a number typed in among formulas, or into one
  | "inconsistent_formula" // a formula that is not its neighbours', a sum that leaves something out
  | "total_differs" // a typed total its lines do not give, a balance that does not balance
  | "unused_input" // an assumption that no formula reads
  | "implausible_result" // a share below zero, prices added up, one number under two names
  | "repeated_sheet" // the same sheet twice with other numbers
  | "circular_reference"
  | "cached_value_differs" // stored value ≠ recomputed value
  | "no_cached_value" // a formula without a stored value
  | "error_cell" // #REF!, #DIV/0! …
  | "not_recomputed" // a formula our recalculation does not know
  | "macros_ignored"
  | "external_link_ignored"
  | "machine_directed_text" // text that gives orders to a machine, seen or hidden, was set apart
  | "truncated"; // only part of the document was read: `detail` says the limit
