import type { Cell, Row, Section } from "../../domain/document.ts";
import { addAll } from "../../domain/many.ts";
import { placeWord } from "../../lexicon/places.ts";
import { rowsOfLines, splitColumns } from "./lines.ts";

/** What a marker in running text says of the lines that follow it. */
export type Marker =
  | { kind: "page" | "slide"; number: number }
  | { kind: "sheet"; name: string; row?: number; cell?: string };

/** A stretch of text and the marker it stands under; none for what comes before the first one. */
export interface MarkedText {
  marker?: Marker;
  lines: string[];
  /** The first line stood behind the marker: the title of its page. */
  titled?: boolean;
}

const SLIDE_WORD = new RegExp(`^(?:${placeWord("slide")})$`, "iu");
const PAGE_WORD = placeWord("slide", "page");
const NUMBER = "(?:n[°ºo]\\.?\\s*|#\\s*)?(\\d{1,4})(?:\\s*(?:/|of|sur|de)\\s*\\d{1,4})?";
/** `[Page 8]`, `(Slide 8)`, `<page 8>`: anywhere in a line. */
const BRACKETED = new RegExp(`[[(<{]\\s*(${PAGE_WORD})\\s*:?\\s*${NUMBER}\\s*[\\])>}]`, "giu");
/** `--- Page 3 ---`, `## 📍 Slide 8 – Traction`, `Slide 8: MRR`, `Slide 8` alone: at the start of a line. */
const LEADING = new RegExp(
  `^\\s*(?:[-=*_#>~]+\\s*)?(?:[\\p{Extended_Pictographic}\\uFE0F\\u200D]+\\s*)?(?:\\*\\*)?(${PAGE_WORD})\\s*${NUMBER}(?![\\d.,]\\d)(.*)$`,
  "iu",
);

const SHEET_WORD = placeWord("sheet");
const ROW_WORD = placeWord("row");
const CELL_WORD = placeWord("cell");
const SHEET_LINE = new RegExp(
  `^\\s*(?:[-=*_#>~[(]+\\s*)?(?:${SHEET_WORD})\\s*:?\\s*(?:["'«“]\\s*([^"'»”]{1,80}?)\\s*["'»”]|([^\\n]{1,80}?))` +
    `(?:\\s*[,;:–—-]?\\s*(?:(?:${ROW_WORD})\\s*:?\\s*(\\d{1,7})|(?:${CELL_WORD})\\s*:?\\s*\\$?([A-Z]{1,3})\\$?(\\d{1,7})))` +
    `(?![\\d.,]\\d)\\s*[\\])]?\\s*[:=–—-]?\\s*(.*)$`,
  "iu",
);
const SHEET_HEAD = new RegExp(
  `^\\s*(?:[-=*_#>~[(]+\\s*)?(?:${SHEET_WORD})\\s*(?::\\s*|\\s)(?:["'«“]\\s*)?([^"'»”:|\\t=\\]]{1,60}?)(?:\\s*["'»”])?\\s*[\\])]?\\s*[:=*_~-]*\\s*$`,
  "iu",
);
const ROW_LINE = new RegExp(
  `^\\s*(?:[-*•]\\s*)?(?:${ROW_WORD})\\s*(\\d{1,7})(?![\\d.,]\\d)\\s*[:=–—.)|-]?\\s*(.*)$`,
  "iu",
);
const CELL_LINE = /^\s*(?:'([^']{1,80})'|([\p{L}_][^\s!'":]{0,60}))!\$?([A-Z]{1,3})\$?(\d{1,7})\s*[:=–—-]\s*(.*)$/u;
/** A marker inside a line: after the end of a sentence or a bar, with its colon or row. */
const INLINE = new RegExp(
  `(?<=[.;|!?…]\\s{1,3})(?=(?:${PAGE_WORD})\\s*\\d{1,4}\\s*[:–—]|(?:${SHEET_WORD})\\s[^.;|]{1,60}?\\s(?:${ROW_WORD})\\s*\\d)`,
  "giu",
);

/** Cuts a text at its page, slide, sheet and row markers, in the three languages. */
export function splitByMarkers(text: string): MarkedText[] {
  const parts: MarkedText[] = [{ lines: [] }];
  let sheet: string | undefined;
  const start = (marker: Marker, rest: string) => {
    parts.push(rest.trim() === "" ? { marker, lines: [] } : { marker, lines: [rest.trim()], titled: true });
    sheet = marker.kind === "sheet" ? marker.name : undefined;
  };
  for (const line of text.split(/\r\n|\r|\n|\f/).flatMap(separateMarkers)) {
    const page = pageMarker(line);
    const named = page === undefined ? sheetMarker(line, sheet) : undefined;
    if (page !== undefined) start(page.marker, page.rest);
    else if (named !== undefined) start(named.marker, named.rest);
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter((part) => part.marker !== undefined || part.lines.some((line) => line.trim() !== ""));
}

/**
 * A plain string as sections: pages or slides with the numbers their markers give, sheets with numbered rows. What
 * stands before the first marker is a section of kind "text" with number 0; a text without any marker is one section
 * with number 1. `kind` says what lines without a marker of their own are: a deck's, or rows of a model's sheet.
 */
export function sectionsFromMarkers(text: string, kind: "deck" | "financial_model"): Section[] {
  const parts = splitByMarkers(text);
  const sections = new Map<string, Section>();
  const marked = parts.some((part) => part.marker !== undefined);
  let sheets = 0;
  for (const { marker, lines } of parts) {
    if (marker === undefined) {
      sections.set("", emptySection("text", marked ? 0 : 1, rowsOfLines(lines)));
    } else if (marker.kind === "sheet") {
      const key = `sheet ${marker.name.toLowerCase()}`;
      let section = sections.get(key);
      if (section === undefined) {
        section = { ...emptySection("sheet", ++sheets, []), name: marker.name };
        sections.set(key, section);
      }
      addAll(section.rows, sheetRows(marker, lines));
    } else {
      const key = `page ${marker.number}`;
      const section = sections.get(key) ?? {
        ...emptySection(marker.kind, marker.number, []),
        printedNumber: marker.number,
      };
      sections.set(key, section);
      addAll(section.rows, rowsOfLines(lines, section.rows.length + 1));
    }
  }
  if (!marked && kind === "financial_model") return [...sections.values()].map(withLabels);
  return [...sections.values()];
}

function emptySection(kind: Section["kind"], number: number, rows: Row[]): Section {
  return { kind, number, rows, hiddenRows: [], issues: [] };
}

function sheetRows(marker: Extract<Marker, { kind: "sheet" }>, lines: string[]): Row[] {
  const [first, ...rest] = lines;
  if (marker.row === undefined || first === undefined)
    return rowsOfLines(lines).map(({ number: _, ...row }) => labelled(row));
  const cells = labelCells(splitColumns(first));
  const value = cells.at(-1);
  if (marker.cell !== undefined && value !== undefined) value.ref = marker.cell;
  const numbered: Row = { cells, number: marker.row, table: true };
  return [numbered, ...rowsOfLines(rest).map((row) => labelled({ ...row, number: marker.row as number }))];
}

function withLabels(section: Section): Section {
  return { ...section, rows: section.rows.map(labelled) };
}

function labelled(row: Row): Row {
  const cells = labelCells(row.cells.map((cell) => cell.text));
  return cells.length > 1 ? { ...row, cells, table: true } : { ...row, cells };
}

/** "ARR : 507 000 €" is a label and its value. */
function labelCells(columns: string[]): Cell[] {
  const [only] = columns;
  const split = columns.length === 1 ? only?.match(/^([^:=]*\p{L}[^:=]*?)\s*[:=]\s+(.+)$/u) : null;
  return (split ? [split[1] ?? "", split[2] ?? ""] : columns).map((text) => ({ text }));
}

/** "[Page 8] text [Page 9] text" and "Slide 8: text. Slide 9: text" on one line become one line per page. */
function separateMarkers(line: string): string[] {
  const found = [...line.matchAll(BRACKETED), ...line.matchAll(INLINE)].map((match) => match.index);
  const starts = [...new Set(found)].filter((index) => index > 0).sort((a, b) => a - b);
  if (starts.length === 0) return [line];
  return [0, ...starts].map((start, i) => line.slice(start, starts[i])).filter((piece) => piece.trim() !== "");
}

function pageMarker(line: string): { marker: Marker; rest: string } | undefined {
  BRACKETED.lastIndex = 0;
  const bracketed = BRACKETED.exec(line);
  if (bracketed !== null && /^[\s\-=*_#>~]*$/.test(line.slice(0, bracketed.index))) {
    const rest = line.slice(bracketed.index + bracketed[0].length).replace(/^\s*[-=*_#:–—]+/, "");
    return { marker: toMarker(bracketed[1], bracketed[2]), rest };
  }
  const leading = LEADING.exec(line);
  if (leading === null) return undefined;
  const rest = leading[3] ?? "";
  const isAlone = /^[\s\-=*_#~:]*$/.test(rest);
  const isSeparated = /^\s*[:–—|)\]-]/.test(rest) || /^\s*\([^)]*\)\s*:?/.test(rest);
  const isDecorated = /^\s*[-=*_#>~]/.test(line);
  // "Slide 8 shows that…" is a sentence about a slide; "Slide 8 Traction" is its heading.
  const isHeading = /^\s+[^\p{Ll}\s]/u.test(rest) && /^\s*\p{Lu}/u.test(line);
  if (!isAlone && !isSeparated && !isDecorated && !isHeading) return undefined;
  return { marker: toMarker(leading[1], leading[2]), rest: rest.replace(/^[\s:–—|)\]*_=#-]+|[-=*_#]+\s*$/g, "") };
}

function toMarker(word: string | undefined, number: string | undefined): Marker {
  const kind = SLIDE_WORD.test(word ?? "") ? "slide" : "page";
  return { kind, number: Number(number) };
}

function sheetMarker(line: string, current: string | undefined): { marker: Marker; rest: string } | undefined {
  const full = SHEET_LINE.exec(line);
  if (full !== null) {
    const name = (full[1] ?? full[2] ?? "").trim().replace(/[,;:]$/, "");
    const cell = full[4] === undefined ? undefined : `${full[4].toUpperCase()}${full[5]}`;
    return {
      marker: { kind: "sheet", name, row: Number(full[3] ?? full[5]), ...(cell && { cell }) },
      rest: full[6] ?? "",
    };
  }
  const cell = CELL_LINE.exec(line);
  if (cell !== null) {
    const name = (cell[1] ?? cell[2] ?? "").trim();
    return { marker: { kind: "sheet", name, row: Number(cell[4]), cell: `${cell[3]}${cell[4]}` }, rest: cell[5] ?? "" };
  }
  const row = current === undefined ? null : ROW_LINE.exec(line);
  if (row !== null && current !== undefined) {
    return { marker: { kind: "sheet", name: current, row: Number(row[1]) }, rest: row[2] ?? "" };
  }
  const head = SHEET_HEAD.exec(line);
  const isNamed = /^[\s\-=*_#>~[(]*(?:onglet|worksheet)|:|^\s*[-=[(]|["«“]/iu.test(line);
  // "Feuille de route" and "Folha de pagamento" are headings, not sheets.
  const isPhrase = /^d[eou]s?\s|^of\s/i.test(head?.[1] ?? "");
  return head === null || !isNamed || isPhrase
    ? undefined
    : { marker: { kind: "sheet", name: (head[1] ?? "").trim() }, rest: "" };
}
