import * as xlsx from "@e965/xlsx";
import { columnName } from "../../domain/column-names.ts";
import type { Cell } from "../../domain/document.ts";
import { areaName, type Grid, type GridCell, type GridRow, type Note, placeKey } from "./grid.ts";

type LibraryCell = xlsx.CellObject;
type Stored = string | number | boolean;

const ERRORS = new Map<number, string>([
  [0x00, "#NULL!"],
  [0x07, "#DIV/0!"],
  [0x0f, "#VALUE!"],
  [0x17, "#REF!"],
  [0x1d, "#NAME?"],
  [0x24, "#NUM!"],
  [0x2a, "#N/A"],
  [0x2b, "#GETTING_DATA"],
]);

/** A sheet as the library gives it, turned into rows of cells that hold something. */
export function toGrid(sheet: xlsx.WorkSheet, number: number, name: string, hidden: boolean): Grid {
  const merges = (sheet["!merges"] ?? []).map(({ s, e }) => ({
    top: s.r + 1,
    left: s.c + 1,
    bottom: e.r + 1,
    right: e.c + 1,
  }));
  const merged = new Map(merges.map((area) => [placeKey(area.top, area.left), areaName(area)]));
  const rows: GridRow[] = [];
  const notes: Note[] = [];
  const data: (LibraryCell | undefined)[][] = (sheet["!data"] as (LibraryCell | undefined)[][] | undefined) ?? [];
  const isDate = dateFormats();
  data.forEach((line, r) => {
    if (!line) return;
    const cells: GridCell[] = [];
    line.forEach((source, c) => {
      if (!source) return;
      for (const note of source.c ?? []) {
        if (note.t) notes.push({ row: r + 1, column: c + 1, text: note.t });
      }
      const cell = toCell(source, r + 1, c + 1, isDate);
      if (cell === null) return;
      const area = merged.get(placeKey(r + 1, c + 1));
      if (area !== undefined) cell.cell.merged = area;
      cells.push(cell);
    });
    if (cells.length > 0) rows.push({ number: r + 1, cells });
  });
  return {
    number,
    name,
    hidden,
    rows,
    merges,
    notes,
    hiddenRows: hiddenPlaces(sheet["!rows"]),
    hiddenColumns: hiddenPlaces(sheet["!cols"]),
  };
}

function toCell(
  source: LibraryCell,
  row: number,
  column: number,
  isDate: (format: string) => boolean,
): GridCell | null {
  const { f: formula, F: array } = source;
  const value = storedValue(source);
  if (formula === undefined && (value === undefined || value === "")) return null;
  const format = typeof source.z === "string" && source.z !== "General" ? source.z : undefined;
  const date = format !== undefined && typeof value === "number" && isDate(format);
  const cell: Cell = {
    text: value === undefined ? "" : shownText(source, value, format),
    ref: `${columnName(column)}${row}`,
  };
  if (value !== undefined) cell.value = value;
  if (formula !== undefined) cell.formula = formula;
  if (format !== undefined) cell.format = format;
  const result: GridCell = { column, cell };
  if (source.t === "e" && value !== undefined) result.error = true;
  if (date) result.date = true;
  if (array !== undefined && (array.includes(":") || formula !== undefined)) result.array = array;
  return result;
}

/** Undefined where nothing is stored: the library puts 0 into formulas that were never calculated. */
function storedValue(source: LibraryCell): Stored | undefined {
  const { t, v } = source;
  if (t === "z" || v === undefined || v === null) return undefined;
  if (t === "e") return typeof v === "number" ? (ERRORS.get(v) ?? source.w ?? "#ERROR!") : (source.w ?? String(v));
  if (v instanceof Date) return v.toISOString().slice(0, 10);
  if (typeof v === "number" && !Number.isFinite(v)) return undefined;
  return v;
}

function shownText(source: LibraryCell, value: Stored, format: string | undefined): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string") return value;
  if (format !== undefined && (source.w === undefined || source.w === String(value))) {
    return xlsx.SSF.format(format, value, { dateNF: "yyyy-mm-dd" });
  }
  return source.w ?? String(value);
}

function hiddenPlaces(infos: ({ hidden?: boolean } | undefined)[] | undefined): Set<number> {
  const places = new Set<number>();
  infos?.forEach((info, index) => {
    if (info?.hidden) places.add(index + 1);
  });
  return places;
}

/** Formats repeat: each is looked at once. */
function dateFormats(): (format: string) => boolean {
  const known = new Map<string, boolean>();
  return (format) => {
    const found = known.get(format);
    if (found !== undefined) return found;
    const answer = Boolean(xlsx.SSF.is_date(format));
    known.set(format, answer);
    return answer;
  };
}
