import { columnName } from "../../domain/column-names.ts";
import { TribunalError } from "../../domain/errors.ts";
import type { ReadLimits } from "../reader.ts";
import { decodeText } from "../text/decode.ts";
import { isOle } from "../zip.ts";
import { bankLines } from "./bank-lines.ts";
import { type Delimiter, detectDelimiter, parseRecords } from "./csv-text.ts";
import type { GridRow, Workbook } from "./grid.ts";
import { checkFileSize, tooManyCells } from "./limits.ts";

/** Reads delimited text as a workbook of one sheet. */
export function parseCsv(bytes: Uint8Array, limits: ReadLimits): Workbook {
  checkFileSize(bytes, limits);
  const looks = looksLike(bytes);
  // A bank's statement may be XML.
  if (looks !== null && looks !== "html") throw notDelimited(looks);
  const written = decodeText(bytes);
  const statement = bankLines(written);
  if (statement === null && looks !== null) throw notDelimited(looks);
  let text = statement ?? written;
  const delimiter = statement === null ? detectDelimiter(text) : ";";
  text = text.replace(/^sep=[,;\t]\r?\n/, "");
  const rows: GridRow[] = [];
  let number = 0;
  let count = 0;
  for (const record of parseRecords(text, delimiter)) {
    number++;
    const cells = record.flatMap((field, index) => {
      const trimmed = field.trim();
      const column = index + 1;
      return trimmed === "" ? [] : [{ column, cell: { text: trimmed, ref: `${columnName(column)}${number}` } }];
    });
    count += cells.length;
    if (count > limits.maxCells) throw tooManyCells(count, limits.maxCells);
    if (cells.length > 0) rows.push({ number, cells });
  }
  setValues(rows, delimiter);
  return {
    grids: [
      {
        number: 1,
        name: "",
        hidden: false,
        rows,
        merges: [],
        hiddenRows: new Set(),
        hiddenColumns: new Set(),
        notes: [],
      },
    ],
    definedNames: [],
    date1904: false,
    macros: false,
    externalLinks: false,
  };
}

const PLAIN = /^[-+]?\d+$/;
/** With a dot as the decimal mark: 1234.5, 1,234.50, 1 234.5. */
const DOT = /^[-+]?(\d{1,3}([,\u0020\u00a0\u202f']\d{3})+|\d+)(\.\d+)?([eE][-+]?\d+)?$/;
/** With a comma as the decimal mark: 1234,5, 1.234,50, 1 234,5. */
const COMMA = /^[-+]?(\d{1,3}([.\u0020\u00a0\u202f']\d{3})+|\d+)(,\d+)?([eE][-+]?\d+)?$/;

/** "1.234" and its like, which nothing in the line itself decides. */
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+$/;
/** So many of them, and no figure with other decimals, are thousands in a file whose columns no comma parts. */
const FEWEST_GROUPED = 3;

/**
 * Numbers become numbers where the file itself shows which mark it uses for decimals;
 * "1.234" in a file that never shows it stays text.
 */
function setValues(rows: GridRow[], delimiter: Delimiter): void {
  const habit = decimalHabit(rows, delimiter);
  for (const row of rows) {
    for (const { cell } of row.cells) cell.value = numberFrom(cell.text, habit) ?? cell.text;
  }
}

function decimalHabit(rows: GridRow[], delimiter: Delimiter): "dot" | "comma" | null {
  let dot = 0;
  let comma = 0;
  let grouped = 0;
  for (const row of rows) {
    for (const { cell } of row.cells) {
      if (GROUPED.test(cell.text)) grouped++;
      const isDot = DOT.test(cell.text);
      const isComma = COMMA.test(cell.text);
      if (isDot && !isComma) dot++;
      else if (isComma && !isDot) comma++;
    }
  }
  if (dot === 0 && comma === 0)
    return delimiter === "," ? "dot" : delimiter === ";" && grouped >= FEWEST_GROUPED ? "comma" : null;
  if (dot > 0 && comma > 0) return null;
  return dot > 0 ? "dot" : "comma";
}

function numberFrom(text: string, habit: "dot" | "comma" | null): number | null {
  if (PLAIN.test(text)) return /^[-+]?0\d/.test(text) || text.length > 15 ? null : Number(text);
  if (habit === "dot" && DOT.test(text)) return Number(text.replace(/[,\u0020\u00a0\u202f']/g, ""));
  if (habit === "comma" && COMMA.test(text)) {
    return Number(text.replace(/[.\u0020\u00a0\u202f']/g, "").replace(",", "."));
  }
  // "14 200" is the same number whichever mark the file uses.
  return SPACED.test(text) ? Number(text.replace(/[\u0020\u00a0\u202f]/g, "")) : null;
}

const SPACED = /^[-+]?\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+$/;

function looksLike(bytes: Uint8Array): "pdf" | "zip" | "ole" | "html" | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 256)).trimStart().toLowerCase();
  if (start.startsWith("%pdf")) return "pdf";
  if (start.startsWith("pk\x03\x04")) return "zip";
  if (isOle(bytes)) return "ole";
  return /^<(!doctype|html|\?xml)/.test(start) ? "html" : null;
}

const notDelimited = (found: string): TribunalError =>
  new TribunalError("wrong_format", "This is not a CSV file: its content is not what its name says.", {
    expected: "csv",
    found,
  });
