import type { Address } from "../../domain/address.ts";
import { columnName, columnNumber } from "../../domain/column-names.ts";
import type { Section, SourceDocument } from "../../domain/document.ts";
import { foldLine } from "../../lexicon/fold.ts";
import type { ResolvedReference } from "../resolved-reference.ts";
import { type ParsedReference, parsePlaces } from "./grammar.ts";

interface Sheet {
  document: SourceDocument;
  section: Section;
  name: string;
}

interface NamedSheets {
  sheets: Sheet[];
  rest: string;
}

const SHEET_WORD =
  /(?<![a-z0-9])(?:onglets?|feuilles?|sheets?|worksheets?|tabs?|abas?|folhas?|planilhas?)(?![a-z0-9])\s*:?\s*/;
const NAME_END =
  /\s*(?:[,;:!|>()]|(?<![a-z0-9])(?:lignes?|rows?|linhas?|lines?|cellules?|cells?|celulas?|colonnes?|columns?|colunas?)(?![a-z])|$)/;
const ARTICLES = /(?<![a-z0-9])(?:in|the|of|le|la|l'|dans|du|de|na|no|da|do|a|o)(?![a-z0-9])/g;
const MAX_CELLS_IN_RANGE = 500;

/** Sheets, rows, cells and defined names of the workbooks among the documents. Null where the reference is about none. */
export function resolveInSheets(documents: SourceDocument[], reference: string): ResolvedReference | null {
  const sheets = documents.flatMap((document) =>
    document.sections
      .filter((section) => section.kind === "sheet")
      .map((section): Sheet => ({ document, section, name: section.name ?? "" })),
  );
  if (sheets.length === 0) return null;
  const folded = foldLine(reference);
  const named = resolveDefinedName(documents, sheets, reference);
  if (named !== null) return named;
  const found = findSheet(sheets, reference, folded);
  if (found === "missing") return { kind: "missing", reason: "no_such_sheet" };
  const places = parsePlaces(found === null ? folded : found.rest);
  if (found !== null) return placesIn(found.sheets, places);
  const speaksOfCells = places.rows.length > 0 || (places.cells.length > 0 && places.pages.length === 0);
  return speaksOfCells ? placesIn(sheets, places) : null;
}

/** The sheets a reference names (two workbooks may have one of the same name), and what it says beyond their name. */
function findSheet(sheets: Sheet[], reference: string, folded: string): NamedSheets | "missing" | null {
  const word = SHEET_WORD.exec(folded);
  for (const spell of [foldLine, squeeze]) {
    for (const start of nameStarts(folded, word)) {
      const match = longestNameAt(sheets, folded, start, spell);
      if (match !== null) return preferExact(match, reference);
    }
  }
  if (word === null) return /^'?([^'!]+)'?!/.test(folded) ? "missing" : null;
  const after = folded.slice(word.index + word[0].length);
  const nameAfter = after.slice(0, NAME_END.exec(after)?.index);
  const nameBefore = folded.slice(0, word.index).replace(ARTICLES, "");
  // "sheet, row 8" names no sheet.
  return `${nameBefore}${nameAfter}`.replace(/["' ]/g, "") === "" ? null : "missing";
}

/** Where a sheet's name may begin: after "onglet", at the start of a part, or anywhere before "tab" in "the Revenue tab". */
function nameStarts(folded: string, word: RegExpExecArray | null): number[] {
  const parts = [0, ...[...folded.matchAll(/[,;:>|+]\s*|\s[-–]\s/g)].map((match) => match.index + match[0].length)];
  if (word === null) return parts;
  const before = [...folded.slice(0, word.index).matchAll(/\S+/g)].map((match) => match.index);
  return [word.index + word[0].length, ...parts, ...before];
}

function longestNameAt(
  sheets: Sheet[],
  folded: string,
  start: number,
  spell: (name: string) => string,
): NamedSheets | null {
  const quoted = /^["']/.test(folded.slice(start));
  const text = folded.slice(quoted ? start + 1 : start);
  const byLength = [...sheets].sort((a, b) => b.name.length - a.name.length);
  for (const { name } of byLength) {
    const end = endOfName(text, spell(name), spell);
    if (end === null) continue;
    return {
      sheets: sheets.filter((sheet) => spell(sheet.name) === spell(name)),
      rest: text.slice(end).replace(/^["']/, ""),
    };
  }
  return null;
}

/** Where the name ends in the text, if the text begins with it as whole words. */
function endOfName(text: string, name: string, spell: (text: string) => string): number | null {
  if (name === "") return null;
  for (let end = name.length; end <= Math.min(text.length, name.length * 2 + 4); end++) {
    if (spell(text.slice(0, end)) !== name) continue;
    return /^[a-z0-9]/.test(text.slice(end)) ? null : end;
  }
  return null;
}

/** A name in the reference's own spelling wins over one that differs by case or accents. */
function preferExact(match: NamedSheets, reference: string): NamedSheets {
  const exact = match.sheets.filter((sheet) => reference.includes(sheet.name));
  return exact.length > 0 ? { ...match, sheets: exact } : match;
}

const squeeze = (text: string) => foldLine(text).replace(/[^a-z0-9]/g, "");

function placesIn(sheets: Sheet[], places: ParsedReference): ResolvedReference {
  const addresses = sheets.flatMap((sheet) => sheetAddresses(sheet, places));
  if (addresses.length > 0) return { kind: "places", addresses };
  const last = Math.max(0, ...sheets.map((sheet) => lastRow(sheet.section)));
  return { kind: "missing", reason: "no_such_row", last };
}

function sheetAddresses(sheet: Sheet, places: ParsedReference): Address[] {
  const { section, document, name } = sheet;
  const last = lastRow(section);
  const within = (row: number) => row >= 1 && row <= last;
  const at = (row: number, cell?: string): Address => ({
    kind: "cell",
    document: document.id,
    sheet: name,
    row,
    ...(cell === undefined ? {} : { cell }),
  });
  if (last === 0) return wholeSheet(section, at);
  if (places.cells.length > 0) {
    return places.cells.flatMap(expandRange).flatMap((cell) => {
      const row = Number(cell.replace(/^[A-Z]+/, ""));
      return within(row) ? [at(row, cell)] : [];
    });
  }
  if (places.rows.length > 0) {
    return places.rows
      .filter(within)
      .map((row) => at(row, places.column === null ? undefined : `${places.column}${row}`));
  }
  return wholeSheet(section, at);
}

/** Every row of a sheet; rows of a plain text that bear no number go by their position. */
function wholeSheet(section: Section, at: (row: number) => Address): Address[] {
  return [...section.rows, ...section.hiddenRows].map((row, index) => at(row.number ?? index + 1));
}

function lastRow(section: Section): number {
  let last = 0;
  for (const row of section.rows) last = Math.max(last, row.number ?? 0);
  for (const row of section.hiddenRows) last = Math.max(last, row.number ?? 0);
  return last;
}

function expandRange({ from, to }: { from: string; to: string | null }): string[] {
  if (to === null) return [from];
  const [fromColumn, fromRow] = split(from);
  const [toColumn, toRow] = split(to);
  const cells: string[] = [];
  for (let row = Math.min(fromRow, toRow); row <= Math.max(fromRow, toRow); row++) {
    for (let column = Math.min(fromColumn, toColumn); column <= Math.max(fromColumn, toColumn); column++) {
      if (cells.length >= MAX_CELLS_IN_RANGE) return cells;
      cells.push(`${columnName(column)}${row}`);
    }
  }
  return cells;
}

function split(cell: string): [column: number, row: number] {
  const [, column = "A", row = "1"] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  return [columnNumber(column), Number(row)];
}

function resolveDefinedName(documents: SourceDocument[], sheets: Sheet[], reference: string): ResolvedReference | null {
  const wanted = foldLine(
    reference.replace(
      /^\s*(?:named range|defined name|plage nommée|nom défini|intervalo com nome|nome definido)\s*:?\s*/i,
      "",
    ),
  );
  for (const document of documents) {
    const defined = document.definedNames?.find(({ name }) => foldLine(name) === wanted);
    if (defined === undefined) continue;
    const own = sheets.filter((sheet) => sheet.document === document);
    const [, name = "", cells = ""] = /^=?'?((?:[^'!]|'')+)'?!(.+)$/.exec(defined.refersTo) ?? [];
    const sheet = own.find((one) => one.name === name.replaceAll("''", "'"));
    if (sheet !== undefined) return placesIn([sheet], parsePlaces(`!${foldLine(cells)}`));
  }
  return null;
}
