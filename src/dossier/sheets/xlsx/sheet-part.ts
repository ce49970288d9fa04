import { columnName } from "../../../domain/column-names.ts";
import type { Cell, HiddenReason } from "../../../domain/document.ts";
import { TribunalError } from "../../../domain/errors.ts";
import { attributeIn, isOn, scanXml } from "../../xml-scan.ts";
import { type FormulaToken, LAST_COLUMN, LAST_ROW, MAX_FORMULA_LENGTH, shiftTokens, tokenize } from "../formula.ts";
import { type Area, type GridCell, type GridRow, parseArea, placeKey } from "../grid.ts";
import { printsNothing } from "./false-format.ts";
import { GENERAL, type NumberFormat } from "./formats.ts";
import { type HidingRule, hideBy } from "./hiding-rules.ts";
import type { Looks } from "./looks.ts";
import { StringItem, unescapeControls } from "./strings.ts";

export interface SheetContent {
  rows: GridRow[];
  merges: Area[];
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
}

export interface SheetContext {
  strings: string[];
  formats: NumberFormat[];
  looks: Looks;
  /** Areas that the program paints as tables. */
  tables: Area[];
  /** Called for every cell that holds something; throws beyond the limit. */
  count(): void;
}

/** In points or characters. */
const LEAST_SIZE = 0.5;
const MOST_RULES = 200;

interface SharedFormula {
  tokens: FormulaToken[];
  row: number;
  column: number;
}

/** Reads the XML of one sheet. Only cells that hold something are kept; what the sheet says of its size is not asked. */
export function readSheetPart(xml: string, context: SheetContext): SheetContent {
  const reader = new SheetReader(context);
  scanXml(xml, reader);
  return reader.finish();
}

class SheetReader {
  readonly #context: SheetContext;
  readonly #content: SheetContent = { rows: [], merges: [], hiddenRows: new Set(), hiddenColumns: new Set() };
  readonly #shared = new Map<string, SharedFormula>();
  #arrays: Area[] = [];
  readonly #inline = new StringItem();
  #row: GridRow = { number: 0, cells: [] };
  #column = 0;
  #style: string | undefined;
  #type: string | undefined;
  #capture: "v" | "f" | "formula" | null = null;
  #zeroHeight = false;
  #condition = { area: "" };
  #rule: HidingRule | null = null;
  readonly #rules: HidingRule[] = [];
  #inInline = false;
  #value: string | null = null;
  #formula: string | null = null;
  #formulaAttributes = "";

  constructor(context: SheetContext) {
    this.#context = context;
  }

  open(name: string, attributes: string): void {
    if (name === "c") this.#openCell(attributes);
    else if (name === "v") {
      this.#capture = "v";
      this.#value = "";
    } else if (name === "f") {
      this.#capture = "f";
      this.#formula = "";
      this.#formulaAttributes = attributes;
    } else if (name === "row") this.#openRow(attributes);
    else if (name === "is") this.#inInline = true;
    else if (this.#inInline) this.#inline.open(name);
    else if (name === "mergeCell") {
      const area = parseArea(attributeIn(attributes, "ref") ?? "");
      if (area !== null) this.#content.merges.push(area);
    } else if (name === "col") this.#openColumn(attributes);
    else if (name === "sheetFormatPr") {
      this.#zeroHeight =
        isOn(attributeIn(attributes, "zeroHeight"), false) || isNothing(attributeIn(attributes, "defaultRowHeight"));
    } else if (name === "conditionalFormatting") this.#condition.area = attributeIn(attributes, "sqref") ?? "";
    else if (name === "cfRule") this.#openRule(attributes);
    else if (name === "formula" && this.#rule !== null) this.#capture = "formula";
  }

  text(text: string): void {
    if (this.#capture === "v") this.#value += text;
    else if (this.#capture === "f") this.#formula += text;
    else if (this.#capture === "formula" && this.#rule !== null) this.#rule.formula += text;
    else if (this.#inInline) this.#inline.text(text);
  }

  close(name: string): void {
    if (name === "c") this.#closeCell();
    else if (name === "v" || name === "f" || name === "formula") this.#capture = null;
    else if (name === "cfRule" && this.#rule !== null) {
      this.#rules.push(this.#rule);
      this.#rule = null;
    } else if (name === "is") {
      this.#inInline = false;
      this.#value = this.#inline.take();
    } else if (this.#inInline) this.#inline.close(name);
  }

  finish(): SheetContent {
    const { rows, merges } = this.#content;
    if (rows.some((row, index) => row.number <= (rows[index - 1]?.number ?? 0))) this.#content.rows = inOrder(rows);
    hideBy(this.#content.rows, merges, this.#rules);
    for (const { number, cells } of this.#context.tables.length > 0 ? this.#content.rows : []) {
      // The program paints a table by its own style: which paper lies behind its cells is not known here.
      for (const cell of cells) {
        const painted = this.#context.tables.some((area) => isWithin(area, number, cell.column));
        if (painted && cell.unseen === "background_colour") delete cell.unseen;
      }
    }
    const names = new Map(merges.map((area) => [placeKey(area.top, area.left), area]));
    for (const row of names.size > 0 ? this.#content.rows : []) {
      for (const { cell, column } of row.cells) {
        const area = names.get(placeKey(row.number, column));
        if (area === undefined) continue;
        cell.merged = `${columnName(area.left)}${area.top}:${columnName(area.right)}${area.bottom}`;
      }
    }
    return this.#content;
  }

  #openRow(attributes: string): void {
    const number = Number(attributeIn(attributes, "r") ?? this.#row.number + 1);
    this.#row = { number, cells: [] };
    this.#column = 0;
    const height = attributeIn(attributes, "ht");
    const flat = height === undefined ? this.#zeroHeight : isNothing(height);
    if (flat || isOn(attributeIn(attributes, "hidden"), false)) this.#content.hiddenRows.add(number);
    if (this.#arrays.length > 0) this.#arrays = this.#arrays.filter(({ bottom }) => bottom >= number);
  }

  #openColumn(attributes: string): void {
    const unseen = isOn(attributeIn(attributes, "hidden"), false) || isNothing(attributeIn(attributes, "width"));
    if (!unseen || this.#content.hiddenColumns.size === LAST_COLUMN) return;
    const last = Math.min(Number(attributeIn(attributes, "max")), LAST_COLUMN);
    for (let column = Number(attributeIn(attributes, "min")); column <= last; column++) {
      this.#content.hiddenColumns.add(column);
    }
  }

  #openCell(attributes: string): void {
    const ref = attributeIn(attributes, "r");
    this.#column = ref === undefined ? this.#column + 1 : columnOf(ref);
    this.#style = attributeIn(attributes, "s");
    this.#type = attributeIn(attributes, "t");
    this.#value = null;
    this.#formula = null;
  }

  #closeCell(): void {
    const formula = this.#formula === null ? undefined : this.#formulaText(this.#formula);
    const format = this.#style === undefined ? GENERAL : (this.#context.formats[Number(this.#style)] ?? GENERAL);
    const value = this.#value === null ? undefined : this.#storedValue(this.#value);
    if (formula === undefined && (value === undefined || value === "")) return;
    this.#context.count();
    const { number } = this.#row;
    if (!isInSheet(number, this.#column)) {
      throw new TribunalError("file_damaged", "A cell of this workbook stands outside of any sheet.");
    }
    const cell: Cell = { text: shownText(value, format), ref: `${columnName(this.#column)}${number}` };
    if (value !== undefined) cell.value = value;
    if (formula !== undefined) cell.formula = formula;
    if (format.code !== undefined) cell.format = format.code;
    const entry: GridCell = { column: this.#column, cell };
    if (this.#type === "e" && value !== undefined) entry.error = true;
    if (format.date && typeof value === "number") entry.date = true;
    const unseen = this.#unseen(value, format);
    if (unseen !== null) entry.unseen = unseen;
    const array = this.#arrays.find((area) => isWithin(area, number, this.#column));
    if (array !== undefined) {
      entry.array = `${columnName(array.left)}${array.top}:${columnName(array.right)}${array.bottom}`;
    }
    if (this.#row.cells.length === 0) this.#content.rows.push(this.#row);
    this.#row.cells.push(entry);
  }

  #openRule(attributes: string): void {
    const hides = this.#context.looks.conditional[Number(attributeIn(attributes, "dxfId") ?? -1)] === true;
    if (!hides || this.#rules.length >= MOST_RULES) return;
    const areas = this.#condition.area.split(/\s+/).flatMap((ref) => parseArea(ref) ?? []);
    const type = attributeIn(attributes, "type") ?? "";
    this.#rule = { areas, type, operator: attributeIn(attributes, "operator") ?? "", formula: "" };
  }

  #unseen(value: string | number | boolean | undefined, format: NumberFormat): HiddenReason | null {
    if (value === undefined) return null;
    if (format.code !== undefined && printsNothing(format.code, value)) return "invisible";
    if (typeof value === "number" && format.falsePrint) return "false_format";
    return this.#style === undefined ? null : (this.#context.looks.styles[Number(this.#style)] ?? null);
  }

  /** Undefined where the tag carries no formula of its own, as in the table of a what-if analysis. */
  #formulaText(text: string): string | undefined {
    const attributes = this.#formulaAttributes;
    const type = attributes === "" ? undefined : attributeIn(attributes, "t");
    const written = text.includes("_xl") ? text.replace(/_xl(fn|ws|udf|pm)\./gi, "") : text;
    if (type === "array") {
      const area = parseArea(attributeIn(attributes, "ref") ?? "");
      if (area !== null && (area.bottom > area.top || area.right > area.left)) this.#arrays.push(area);
    } else if (type === "shared") {
      const group = attributeIn(attributes, "si") ?? "";
      const { number } = this.#row;
      const column = this.#column;
      const first = this.#shared.get(group);
      if (written === "") {
        if (first === undefined) return undefined;
        return shiftTokens(first.tokens, number - first.row, column - first.column);
      }
      if (written.length <= MAX_FORMULA_LENGTH)
        this.#shared.set(group, { tokens: tokenize(written), row: number, column });
    }
    return written === "" ? undefined : written;
  }

  #storedValue(text: string): string | number | boolean | undefined {
    switch (this.#type) {
      case "s":
        return this.#context.strings[Number(text)];
      case "str":
        return unescapeControls(text);
      case "inlineStr":
      case "e":
        return text;
      case "b":
        return text === "1" || text === "true";
      case "d":
        return text;
      default: {
        const number = text === "" ? Number.NaN : Number(text);
        return Number.isFinite(number) ? number : undefined;
      }
    }
  }
}

function shownText(value: string | number | boolean | undefined, format: NumberFormat): string {
  if (typeof value === "number") return format.show(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value ?? "";
}

/** A height or width that leaves nothing to see. */
function isNothing(size: string | undefined): boolean {
  return size !== undefined && Number(size) < LEAST_SIZE;
}

function columnOf(ref: string): number {
  let column = 0;
  for (let at = 0; at < ref.length; at++) {
    const letter = ref.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column;
}

function isInSheet(row: number, column: number): boolean {
  return Number.isInteger(row) && row >= 1 && row <= LAST_ROW && column >= 1 && column <= LAST_COLUMN;
}

function isWithin(area: Area, row: number, column: number): boolean {
  return row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
}

/** Rows written out of order or in several pieces, put together. */
function inOrder(rows: GridRow[]): GridRow[] {
  const byNumber = new Map<number, GridRow>();
  for (const row of rows) {
    const known = byNumber.get(row.number);
    if (known === undefined) byNumber.set(row.number, row);
    else known.cells.push(...row.cells);
  }
  for (const row of byNumber.values()) row.cells.sort((a, b) => a.column - b.column);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
