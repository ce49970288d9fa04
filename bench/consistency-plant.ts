import * as xlsx from "@e965/xlsx";
import type { VerificationContext } from "../src/domain/context.ts";
import { dossierOf } from "../src/dossier/plain-context.ts";
import { members } from "../src/evidence/consistency/constraint.ts";
import { solutionOf } from "../src/evidence/consistency/find.ts";
import type { Solution } from "../src/evidence/consistency/solve.ts";
import { placeKey, type Statement } from "../src/evidence/consistency/statement.ts";

/** How many figures are changed in one set of documents. */
const PLANTED = 2;

/** The files of a deal, and how to change a figure in them as a careless hand does. */
export interface Files {
  read(): Promise<VerificationContext>;
  /** False where the figure cannot be changed there. */
  change(figure: Statement): boolean;
}

/**
 * Changes figures that other figures of the documents bind, in the files themselves, and reads the files again: each must
 * be among the smallest set of some contradiction that was not there before.
 */
export async function plantInFiles(files: Files): Promise<{ planted: number; found: number; missed: string[] }> {
  const before = solutionOf(dossierOf(await files.read()));
  const known = new Set(
    before.conflicts
      .flatMap(({ main, also }) => [main, ...also])
      .flatMap(members)
      .map(whereOf),
  );
  const changed: Statement[] = [];
  for (const figure of boundFigures(before)) {
    if (changed.length >= PLANTED) break;
    if (!known.has(whereOf(figure)) && files.change(figure)) changed.push(figure);
  }
  if (changed.length === 0) return { planted: 0, found: 0, missed: [] };
  const after = solutionOf(dossierOf(await files.read()));
  const accused = after.conflicts.flatMap(({ main, also }) => [main, ...also]).flatMap(members);
  const missed = changed.filter(
    (figure) => !accused.some((one) => whereOf(one) === whereOf(figure) && one.printed !== figure.printed),
  );
  return {
    planted: changed.length,
    found: changed.length - missed.length,
    missed: missed.map(({ topic, printed, address }) => `${topic} ${printed} ${JSON.stringify(address)}`),
  };
}

/** Figures that a definition or another document's answer binds, no two of them in one sum. */
function boundFigures({ holding }: Solution): Statement[] {
  const found: Statement[] = [];
  const used = new Set<string>();
  for (const constraint of holding) {
    const { kind, exact, bound, stated, inputs } = constraint;
    const documents = new Set(members(constraint).map(({ document }) => document));
    const binds = kind === "formula" ? exact && bound === "equal" : kind === "two_values" && documents.size > 1;
    // What stands on several pages alike is borne out by itself: one careless change is then a second answer.
    if (!binds || stated.quantity.range !== undefined || [stated, ...inputs].some(({ id }) => used.has(id))) continue;
    for (const { id } of members(constraint)) used.add(id);
    found.push(stated);
  }
  return found;
}

/** The very spot it stands on; the time it is taken to be of may change with what is printed there. */
function whereOf({ topic, address, when }: Statement): string {
  const box = "boxes" in address ? address.boxes?.[0] : undefined;
  const spot = address.kind === "cell" ? address.cell : box === undefined ? when : `${box.x} ${box.y}`;
  return [topic, placeKey(address), spot].join("|");
}

/** "1 200 000 €" with another first digit: half as much again, or half of it. */
export function otherFigure(printed: string): string {
  return printed.replace(
    /[1-9]/,
    (digit) => ["", "3", "4", "5", "6", "8", "9", "4", "5", "5"][Number(digit)] as string,
  );
}

/**
 * The workbook with a number typed over a cell, whatever formula stood there; null where it is no number. Where other
 * cells may be made of it, only what a formula gave is typed over: a spreadsheet would have them follow.
 */
export function typeOver(
  bytes: Uint8Array,
  sheet: string,
  cell: string,
  { onlyFormulas = false } = {},
): Uint8Array | null {
  const book = xlsx.read(bytes, { cellFormula: true, cellNF: true, cellStyles: true });
  const found = book.Sheets[sheet]?.[cell] as xlsx.CellObject | undefined;
  if (found === undefined || typeof found.v !== "number" || found.v === 0) return null;
  if (onlyFormulas && found.f === undefined) return null;
  const value = Number(otherFigure(String(found.v)));
  (book.Sheets[sheet] as xlsx.WorkSheet)[cell] = { t: "n", v: value, ...(found.z !== undefined && { z: found.z }) };
  return new Uint8Array(xlsx.write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}
