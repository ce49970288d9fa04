import * as xlsx from "@e965/xlsx";
import { DEFAULT_READ_LIMITS } from "../src/dossier/reader.ts";
import { readWorkbook } from "../src/dossier/sheets/read.ts";
import { type CellSpec, makeXlsx } from "../src/testing/make-xlsx.ts";

/** A workbook as a hand may change it: sheets of cells by name, "B4". */
export interface Book {
  sheets: { name: string; cells: Map<string, CellSpec> }[];
  names: { name: string; refersTo: string }[];
}

/** Opens a real workbook with another reader than the one that is measured. */
export function openBook(bytes: Uint8Array): Book {
  const book = xlsx.read(bytes, { cellFormula: true, cellNF: true, cellDates: false });
  const sheets = book.SheetNames.map((name) => {
    const sheet = book.Sheets[name] ?? {};
    const cells = Object.entries(sheet).flatMap(([ref, cell]: [string, xlsx.CellObject]): [string, CellSpec][] => {
      if (ref.startsWith("!") || (cell.v === undefined && cell.f === undefined)) return [];
      const v = cell.t === "e" ? String(cell.w ?? "#N/A") : (cell.v as string | number | boolean | undefined);
      const z = typeof cell.z === "string" && cell.z !== "General" ? { z: cell.z } : {};
      return [
        [
          ref,
          { ...(v === undefined ? {} : { v }), ...(cell.f === undefined ? {} : { f: cell.f.replace(/^=/, "") }), ...z },
        ],
      ];
    });
    return { name, cells: new Map(cells) };
  });
  const names = (book.Workbook?.Names ?? []).flatMap(({ Name, Ref }) =>
    Ref === undefined || Name.startsWith("_") ? [] : [{ name: Name, refersTo: Ref }],
  );
  return { sheets, names };
}

/** A copy that can be changed without the other. */
export function copyOf({ sheets, names }: Book): Book {
  return { sheets: sheets.map(({ name, cells }) => ({ name, cells: new Map(cells) })), names };
}

function toBytes({ sheets, names }: Book): Uint8Array {
  const specs = sheets.map(({ name, cells }) => {
    const rows: (CellSpec | null)[][] = [];
    for (const [ref, spec] of cells) {
      const { r, c } = xlsx.utils.decode_cell(ref);
      while (rows.length <= r) rows.push([]);
      const row = rows[r] as (CellSpec | null)[];
      while (row.length <= c) row.push(null);
      row[c] = spec;
    }
    return { name, rows };
  });
  return makeXlsx(specs, { definedNames: names });
}

/** Every cell the audit finds fault with, "Sheet!B4", with the kinds of its faults. */
export async function audit(book: Book): Promise<Map<string, string[]>> {
  const { issues, sections } = await readWorkbook(toBytes(book), DEFAULT_READ_LIMITS);
  const found = new Map<string, string[]>();
  const all = [...issues, ...sections.flatMap((one) => one.issues.map((issue) => ({ ...issue, name: one.name })))];
  for (const issue of all) {
    const { detail, code } = issue;
    if (detail.cell === undefined || code === "not_recomputed") continue;
    const sheet = detail.sheet ?? ("name" in issue ? issue.name : "");
    const said = [detail.kind ?? code, detail.held ?? detail.missed ?? ""].join(" ").trim();
    const cells = code === "circular_reference" ? String(detail.cells).split(", ") : [String(detail.cell)];
    for (const cell of cells) {
      const place = cell.includes("!") ? cell : `${sheet}!${cell}`;
      found.set(place, [...(found.get(place) ?? []), said]);
    }
  }
  return found;
}

/** Puts into every formula's cell what it gives now, as a spreadsheet program does when the file is saved. */
export async function settle(book: Book): Promise<void> {
  const { sections } = await readWorkbook(toBytes(book), DEFAULT_READ_LIMITS);
  for (const [at, { rows, hiddenRows }] of sections.entries()) {
    const cells = book.sheets[at]?.cells;
    for (const { cells: read } of [...rows, ...hiddenRows]) {
      for (const { ref, recomputed } of read) {
        const spec = ref === undefined ? undefined : cells?.get(ref);
        if (ref === undefined || spec === undefined || recomputed === undefined || recomputed === null) continue;
        cells?.set(ref, { ...spec, v: recomputed });
      }
    }
  }
}
