import { columnName, columnNumber } from "../../domain/column-names.ts";
import type { Area } from "./grid.ts";

/** A piece of a formula. Joining every `text` gives the formula back. */
export interface FormulaToken {
  kind: "area" | "function" | "name" | "text" | "number" | "error" | "other";
  text: string;
  /** As written before the "!": a sheet's name without quotes, with the "[1]" of another file where there is one. */
  sheet?: string;
  area?: FormulaArea;
}

/** A cell or range in a formula, with which of its edges stay fixed when the formula is copied. */
export interface FormulaArea extends Area {
  fixed: { top: boolean; left: boolean; bottom: boolean; right: boolean };
  kind: "cell" | "range" | "columns" | "rows";
}

/** What a spreadsheet program itself accepts. */
export const LAST_ROW = 1_048_576;
export const MAX_FORMULA_LENGTH = 8_192;
export const MAX_NESTING = 64;
export const LAST_COLUMN = 16_384;

const SHEET = String.raw`(?:'(?:[^']|'')+'|(?:\[[^\]]*\])?[\p{L}_][\p{L}\p{N}_.]*(?::[\p{L}_][\p{L}\p{N}_.]*)?|\[\d+\])!`;
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}`;
const AREA = String.raw`(?:${CELL}:${CELL}|${CELL}|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_.(!])`;
const ERROR = String.raw`#(?:NULL!|DIV/0!|VALUE!|REF!|NAME\?|NUM!|N/A)`;
const NAME = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\]*`;
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
/** Groups: text, sheet, area, error, function, name, number. Numbered, because named ones cost twice the time. */
const TOKEN = new RegExp(
  `("(?:[^"]|"")*")|(${SHEET})?(?:(${AREA})|(${ERROR})|(${NAME}(?=\\())|(${NAME}))|(${NUMBER})|[\\s\\S]`,
  "uy",
);
const CORNERS = /^(\$?)([A-Za-z]*)(\$?)(\d*)(?::(\$?)([A-Za-z]*)(\$?)(\d*))?$/;

/** Cuts a formula (without its "=") into pieces. */
export function tokenize(formula: string): FormulaToken[] {
  const tokens: FormulaToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const match = TOKEN.exec(formula);
    if (match === null) break;
    const [text, quoted, sheet, areaText, error, call, name, number] = match;
    const area = areaText === undefined ? null : parseFormulaArea(areaText);
    let kind: FormulaToken["kind"] = "other";
    if (quoted !== undefined) kind = "text";
    else if (area !== null) kind = "area";
    else if (error !== undefined) kind = "error";
    else if (call !== undefined) kind = "function";
    else if (name !== undefined || areaText !== undefined) kind = "name";
    else if (number !== undefined) kind = "number";
    const token: FormulaToken = { kind, text };
    if (sheet !== undefined) token.sheet = unquote(sheet.slice(0, -1));
    if (area !== null) token.area = area;
    tokens.push(token);
  }
  return tokens;
}

/** Null for what looks like a cell and lies outside the sheet, such as the name "XYZ1". */
function parseFormulaArea(text: string): FormulaArea | null {
  const match = CORNERS.exec(text);
  if (match === null) return null;
  const [
    ,
    dollarA = "",
    colA = "",
    dollarB = "",
    rowA = "",
    dollarC = dollarA,
    colB = colA,
    dollarD = dollarB,
    rowB = rowA,
  ] = match;
  const kind = colA === "" ? "rows" : rowA === "" ? "columns" : text.includes(":") ? "range" : "cell";
  // In a row range such as $1:$2 the first dollar belongs to the row.
  const fixed =
    kind === "rows"
      ? { left: true, right: true, top: dollarA !== "", bottom: dollarC !== "" }
      : kind === "columns"
        ? { left: dollarA !== "", right: dollarC !== "", top: true, bottom: true }
        : { left: dollarA !== "", right: dollarC !== "", top: dollarB !== "", bottom: dollarD !== "" };
  const columns = kind === "rows" ? [1, LAST_COLUMN] : [columnNumber(colA), columnNumber(colB)];
  const rows = kind === "columns" ? [1, LAST_ROW] : [Number(rowA), Number(rowB)];
  const area = {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    fixed,
    kind,
  } as const;
  return area.right > LAST_COLUMN || area.bottom > LAST_ROW || area.top < 1 ? null : area;
}

function unquote(sheet: string): string {
  return sheet.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;
}

/** The formula as it reads when copied some rows down and columns to the right; strings and sheet names stay. */
export function shiftTokens(tokens: FormulaToken[], rows: number, columns: number): string {
  return tokens
    .map((token) => (token.area === undefined ? token.text : shiftToken(token.text, token.area, rows, columns)))
    .join("");
}

function shiftToken(text: string, area: FormulaArea, rows: number, columns: number): string {
  const prefix = text.slice(0, text.lastIndexOf("!") + 1);
  const moved = {
    left: area.left + (area.fixed.left ? 0 : columns),
    right: area.right + (area.fixed.right ? 0 : columns),
    top: area.top + (area.fixed.top ? 0 : rows),
    bottom: area.bottom + (area.fixed.bottom ? 0 : rows),
  };
  if (moved.left < 1 || moved.top < 1 || moved.right > LAST_COLUMN || moved.bottom > LAST_ROW) return `${prefix}#REF!`;
  const column = (value: number, fixed: boolean) => `${fixed ? "$" : ""}${columnName(value)}`;
  const row = (value: number, fixed: boolean) => `${fixed ? "$" : ""}${value}`;
  const { fixed, kind } = area;
  if (kind === "columns") return `${prefix}${column(moved.left, fixed.left)}:${column(moved.right, fixed.right)}`;
  if (kind === "rows") return `${prefix}${row(moved.top, fixed.top)}:${row(moved.bottom, fixed.bottom)}`;
  const first = column(moved.left, fixed.left) + row(moved.top, fixed.top);
  if (kind === "cell") return prefix + first;
  return `${prefix}${first}:${column(moved.right, fixed.right)}${row(moved.bottom, fixed.bottom)}`;
}

/** The formula with its references written relative to its place: equal for formulas copied from one another. */
export function formulaShape(tokens: FormulaToken[], row: number, column: number): string {
  const place = (value: number, fixed: boolean, origin: number) => (fixed ? `${value}` : `[${value - origin}]`);
  return tokens
    .map(({ text, area, sheet }) => {
      if (area === undefined) return text;
      const { fixed } = area;
      const first = `R${place(area.top, fixed.top, row)}C${place(area.left, fixed.left, column)}`;
      const last = `R${place(area.bottom, fixed.bottom, row)}C${place(area.right, fixed.right, column)}`;
      return `${sheet ?? ""}!${first}:${last}`;
    })
    .join("");
}

/** How deep parentheses and braces nest. */
export function nestingDepth(tokens: FormulaToken[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { kind, text } of tokens) {
    if (kind !== "other") continue;
    if (text === "(" || text === "{") deepest = Math.max(deepest, ++depth);
    else if (text === ")" || text === "}") depth--;
  }
  return deepest;
}
