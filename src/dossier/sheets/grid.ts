import { columnName, columnNumber } from "../../domain/column-names.ts";
import type { Cell, HiddenReason } from "../../domain/document.ts";

/** A workbook as read from any of its formats, before it becomes evidence. */
export interface Workbook {
  grids: Grid[];
  definedNames: DefinedName[];
  /** The workbook counts days from 1904 (old Macs). */
  date1904: boolean;
  macros: boolean;
  externalLinks: boolean;
}

export interface DefinedName {
  name: string;
  refersTo: string;
  /** Index of the sheet it is limited to. */
  sheet?: number;
}

export interface Grid {
  /** From 1, in the order of the tabs. */
  number: number;
  name: string;
  hidden: boolean;
  /** Rows that hold something, from top to bottom. */
  rows: GridRow[];
  merges: Area[];
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
  notes: Note[];
}

export interface GridRow {
  /** From 1. */
  number: number;
  /** From left to right. */
  cells: GridCell[];
}

export interface GridCell {
  /** From 1. */
  column: number;
  cell: Cell;
  /** The stored value is an error such as #REF!. */
  error?: true;
  /** The format shows the number as a date or a time. */
  date?: true;
  /** Why a reader of the sheet does not see it, though its row and column are shown. */
  unseen?: HiddenReason;
  /** The range an array formula fills; set on each of its cells, the formula stands in the first. */
  array?: string;
}

export interface Note {
  row: number;
  column: number;
  text: string;
}

/** Both corners included, from 1. */
export interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** "A1:C3" or "A1", with or without dollars; null for anything else. */
export function parseArea(text: string): Area | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(text);
  if (match === null) return null;
  const [, left = "", top = "", right = left, bottom = top] = match;
  return { top: Number(top), left: columnNumber(left), bottom: Number(bottom), right: columnNumber(right) };
}

export function areaName(area: Area): string {
  return `${columnName(area.left)}${area.top}:${columnName(area.right)}${area.bottom}`;
}

/** A number unique to a place in a sheet. */
export function placeKey(row: number, column: number): number {
  return row * 16_384 + column - 1;
}

/** Position of the first of some rising numbers that is not below the bound; their count where all are. */
export function firstAtLeast(count: number, bound: number, numberAt: (index: number) => number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
