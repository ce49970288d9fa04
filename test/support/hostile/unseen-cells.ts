import type { HiddenReason } from "../../../src/domain/document.ts";
import type { SheetSpec } from "../../../src/testing/make-xlsx.ts";

/** Sheets whose cell B2 says an ARR that nobody sees, or that the sheet itself does not give. */

export type Sheet = Omit<SheetSpec, "name">;

const head = ["", 2024, 2025];
export const arr = (cell: SheetSpec["rows"][number][number]): Sheet["rows"] => [head, ["ARR", cell, 1_200_000]];
export const v = 904_000;
export const z = "#,##0";

/** By how it is kept from the reader's eye. */
export const UNSEEN_CELLS: readonly [how: string, reason: HiddenReason, sheet: Sheet][] = [
  ["white on white", "background_colour", { rows: arr({ v, z, look: { colour: "FFFFFF" } }) }],
  ["the theme's white", "background_colour", { rows: arr({ v, z, look: { theme: 0 } }) }],
  ["nearly white", "background_colour", { rows: arr({ v, z, look: { colour: "F5F5F5" } }) }],
  ["black on black", "background_colour", { rows: arr({ v, z, look: { colour: "000000", fill: "000000" } }) }],
  [
    "white under a condition",
    "background_colour",
    { rows: arr({ v, z }), whiteWhere: [{ range: "B2:B2", formula: "LEN(A2)>0" }] },
  ],
  [
    "white above a bound",
    "background_colour",
    { rows: arr({ v, z }), whiteWhere: [{ range: "B2:C9", formula: "900000", operator: "greaterThan" }] },
  ],
  ["1 pt", "tiny", { rows: arr({ v, z, look: { size: 1 } }) }],
  ["a format that shows nothing", "invisible", { rows: arr({ v, z: ";;;" }) }],
  ["a format that adds zeros", "false_format", { rows: arr({ v: 904, z: '0"000"' }) }],
  ["a format that adds escaped digits", "false_format", { rows: arr({ v: 904, z: "\\90" }) }],
  ["a format that is another number", "false_format", { rows: arr({ v, z: '"1,200,000"' }) }],
  ["no height", "hidden_row", { rows: arr({ v, z }), rowHeights: { 2: 0 } }],
  ["no width", "hidden_column", { rows: arr({ v, z }), columnWidths: { B: 0 } }],
  ["rows without height by default", "hidden_row", { rows: arr({ v, z }), zeroHeight: true, rowHeights: { 1: 15 } }],
  ["inside a merged cell", "covered", { rows: arr({ v, z }), merges: ["A2:B2"] }],
  ["a stored result its formula does not give", "stale_value", { rows: arr({ v, z, f: "C2/2" }) }],
  ["the same of a formula that rounds", "stale_value", { rows: arr({ v, z, f: "INT(C2/7)" }) }],
  ["the same of a place that is put together", "stale_value", { rows: arr({ v, z, f: 'INDIRECT("C"&2)' }) }],
];
