import * as xlsx from "@e965/xlsx";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { dossierOf } from "../src/dossier/plain-context.ts";
import { members } from "../src/evidence/consistency/constraint.ts";
import { solutionOf } from "../src/evidence/consistency/find.ts";
import { otherFigure, typeOver } from "./consistency-plant.ts";

/** How many figures are typed over in one workbook. */
const PLANTED = 2;

interface Place {
  sheet: string;
  cell: string;
}

/** What was typed over in a workbook, and what of it was found. */
export interface PlantedBook {
  planted: number;
  found: number;
  missed: string[];
}

/**
 * Types other numbers over results of a workbook that its other figures bind (a sum of lines, a copy of the formulas
 * beside it) and that nothing is made of, and reads the file again: each must be named, as the cell that its lines or its
 * neighbours contradict, or in the smallest set of a contradiction, by something that was not said before.
 */
export async function plantInWorkbook(original: Uint8Array): Promise<PlantedBook> {
  const before = new Set(await namedIn(original));
  let bytes = original;
  const changed: Place[] = [];
  for (const place of boundResults(original)) {
    if (changed.length >= PLANTED) break;
    if (before.has(nameOf(place)) || changed.some(({ sheet, cell }) => sheet === place.sheet && near(cell, place.cell)))
      continue;
    const next = typeOver(bytes, place.sheet, place.cell, { onlyFormulas: true });
    if (next === null) continue;
    bytes = next;
    changed.push(place);
  }
  const after = new Set(await namedIn(bytes));
  const missed = changed.filter((place) => !after.has(nameOf(place)));
  return { planted: changed.length, found: changed.length - missed.length, missed: missed.map(nameOf) };
}

const nameOf = ({ sheet, cell }: Place): string => `${sheet}!${cell}`;

/** Two side by side would bear each other out. */
function near(one: string, other: string): boolean {
  const [a, b] = [xlsx.utils.decode_cell(one), xlsx.utils.decode_cell(other)];
  return Math.abs(a.r - b.r) + Math.abs(a.c - b.c) < NEAREST && (a.r === b.r || a.c === b.c);
}

const NEAREST = 4;

/** Every cell that something is wrong with, by the audit of formulas or by the ties between figures. */
async function namedIn(bytes: Uint8Array): Promise<string[]> {
  const dossier = dossierOf(await buildVerificationContext({ financialModel: { bytes, name: "model.xlsx" } }));
  const audit = dossier.documents.flatMap(({ sections }) =>
    sections.flatMap(({ name, issues }) => issues.map(({ detail }) => `${detail.sheet ?? name}!${detail.cell ?? ""}`)),
  );
  const tied = solutionOf(dossier)
    .conflicts.flatMap(({ main, also }) => [main, ...also])
    .flatMap(members)
    .flatMap(({ address }) => (address.kind === "cell" ? [`${address.sheet}!${address.cell ?? ""}`] : []));
  return [...audit, ...tied];
}

/** Results that nothing is made of: sums of three lines and more, and formulas between two copies of themselves. */
function boundResults(bytes: Uint8Array): Place[] {
  const book = xlsx.read(bytes, { cellFormula: true });
  const read = new Set<string>();
  for (const sheet of book.SheetNames)
    for (const [cell, { f }] of cellsOf(book, sheet))
      if (f !== undefined && cell !== "") for (const one of readBy(f, sheet)) read.add(one);
  const found = book.SheetNames.flatMap((sheet) => {
    const cells = new Map(cellsOf(book, sheet));
    return [...cells].flatMap(([cell, { f, v, t }]): Place[] => {
      if (f === undefined || t !== "n" || v === 0 || read.has(`${sheet}!${cell}`)) return [];
      const { r, c } = xlsx.utils.decode_cell(cell);
      const copy = (row: number, column: number) =>
        row >= 0 &&
        column >= 0 &&
        shapeOf(cells.get(xlsx.utils.encode_cell({ r: row, c: column }))?.f, row, column) === own;
      const own = shapeOf(f, r, c);
      const copied = (copy(r, c - 1) && copy(r, c + 1)) || (copy(r - 1, c) && copy(r + 1, c));
      return copied || isSum(f, cells) ? [{ sheet, cell }] : [];
    });
  });
  // From all over the book, not the first row of it.
  return found.toSorted((a, b) => otherFigure(a.cell).localeCompare(otherFigure(b.cell)));
}

function cellsOf(book: xlsx.WorkBook, sheet: string): [string, xlsx.CellObject][] {
  return Object.entries(book.Sheets[sheet] ?? {}).filter(([cell]) => !cell.startsWith("!")) as [
    string,
    xlsx.CellObject,
  ][];
}

const FEWEST_LINES = 3;

function isSum(formula: string, cells: ReadonlyMap<string, xlsx.CellObject>): boolean {
  const range = /^SUM\(([^():!,]+:[^():!,]+)\)$/.exec(formula)?.[1];
  if (range === undefined) return false;
  const { s, e } = xlsx.utils.decode_range(range.replaceAll("$", ""));
  if (s.r !== e.r && s.c !== e.c) return false;
  const lines = Array.from({ length: e.r - s.r + e.c - s.c + 1 }, (_, at) =>
    s.c === e.c ? { r: s.r + at, c: s.c } : { r: s.r, c: s.c + at },
  );
  return lines.filter((one) => Number(cells.get(xlsx.utils.encode_cell(one))?.v ?? 0) !== 0).length >= FEWEST_LINES;
}

/** The formula with the places it reads as offsets from its own, so that copies are equal. */
function shapeOf(formula: string | undefined, row: number, column: number): string {
  return (formula ?? "").replace(
    /(\$?)([A-Z]{1,2})(\$?)(\d+)/g,
    (_, fixed: string, name: string, still: string, line: string) =>
      `${fixed === "$" ? name : xlsx.utils.decode_col(name) - column};${still === "$" ? line : Number(line) - 1 - row}`,
  );
}

const MOST_READ = 5000;

function readBy(formula: string, own: string): string[] {
  return [
    ...formula.matchAll(/(?:('[^']+'|[\p{L}\d_.]+)!)?\$?([A-Z]{1,2})\$?(\d+)(?::\$?([A-Z]{1,2})\$?(\d+))?/gu),
  ].flatMap(([, sheet, left = "A", top = "1", right = left, bottom = top]) => {
    const name = sheet === undefined ? own : sheet.replace(/^'|'$/g, "");
    const [c0, c1] = [xlsx.utils.decode_col(left), xlsx.utils.decode_col(right)];
    const [r0, r1] = [Number(top), Number(bottom)];
    const size = (c1 - c0 + 1) * (r1 - r0 + 1);
    if (size > MOST_READ) return [];
    return Array.from({ length: size }, (_, at) => {
      const column = xlsx.utils.encode_col(c0 + (at % (c1 - c0 + 1)));
      return `${name}!${column}${r0 + Math.floor(at / (c1 - c0 + 1))}`;
    });
  });
}
