import type { Cell, ExtractionIssue, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { shorten } from "../../domain/shorten.ts";
import { addressedPart } from "./addressed.ts";

const searched = new WeakMap<SourceDocument, SourceDocument>();
const dossiers = new WeakMap<Dossier, Dossier>();

/**
 * The document with what gives orders to a machine set apart among its hidden rows: never a fact, never quotable. Each
 * page concerned says so in an issue. A document without such text is returned as it is.
 */
export function setApart(document: SourceDocument): SourceDocument {
  const known = searched.get(document);
  if (known !== undefined) return known;
  const sections = document.sections.map(ofSection);
  const changed = sections.some((section, i) => section !== document.sections[i]);
  const result = changed ? { ...document, sections } : document;
  searched.set(document, result);
  searched.set(result, result);
  return result;
}

/** The same for every document of a dossier somebody else made. */
export function setApartAll(dossier: Dossier): Dossier {
  const known = dossiers.get(dossier);
  if (known !== undefined) return known;
  const documents = dossier.documents.map(setApart);
  const changed = documents.some((document, i) => document !== dossier.documents[i]);
  const result = changed ? { ...dossier, documents } : dossier;
  dossiers.set(dossier, result);
  dossiers.set(result, result);
  return result;
}

function ofSection(section: Section): Section {
  const seen = split(section.rows);
  const unseen = section.hiddenRows.map((row) => (addressedPart(textOf(row)) === null ? row : marked(row)));
  const found = [...seen.apart, ...unseen.filter((row, i) => row !== section.hiddenRows[i])];
  const [first] = found;
  if (first === undefined) return section;
  const { stream, ...rest } = section;
  const cleaned = stream === undefined ? null : without(stream, seen.apart);
  return {
    ...rest,
    rows: seen.kept,
    hiddenRows: [...unseen, ...seen.apart],
    ...(cleaned === null ? {} : { stream: cleaned }),
    issues: [...section.issues, issueOf(section, first, found.length)],
  };
}

const LONGEST_PASSAGE = 120;

function issueOf(section: Section, row: Row, rows: number): ExtractionIssue {
  const passage = shorten(textOf(row), LONGEST_PASSAGE);
  return { code: "machine_directed_text", level: "warning", detail: { rows, passage }, section: section.number };
}

/** Takes the addressed part out of each row. A sentence left open at the end of a line goes on in the next. */
function split(rows: Row[]): { kept: Row[]; apart: Row[] } {
  const kept: Row[] = [];
  const apart: Row[] = [];
  let open: "sentence" | "anything" | null = null;
  for (const row of rows) {
    const text = textOf(row);
    const goesOn: boolean = open === "anything" || (open === "sentence" && isMiddle(text));
    const parts = goesOn ? { before: [], after: row.cells } : partsOf(row);
    if (parts === null) {
      open = null;
      kept.push(row);
      continue;
    }
    open = /:\s*$/.test(text) ? "anything" : /[.!?»"”]\s*$/.test(text) ? null : "sentence";
    if (parts.before.length > 0) kept.push({ ...row, cells: parts.before });
    apart.push({ ...marked(row), cells: parts.after, hidden: "machine_directed" });
  }
  return { kept: apart.length === 0 ? rows : kept, apart };
}

/** The cells before the one that begins to give orders, and the rest of the row; null where none does. */
function partsOf(row: Row): { before: Cell[]; after: Cell[] } | null {
  for (const [i, cell] of row.cells.entries()) {
    const from = addressedPart(cell.text);
    if (from === null) continue;
    const kept = cell.text.slice(0, from).trim();
    const rest = row.cells.slice(i + 1);
    return {
      before: [...row.cells.slice(0, i), ...(kept === "" ? [] : [saying(cell, kept)])],
      after: [saying(cell, cell.text.slice(from).trim()), ...rest],
    };
  }
  return row.cells.length > 1 && addressedPart(textOf(row)) !== null ? { before: [], after: row.cells } : null;
}

const marked = (row: Row): Row => ({ ...row, addressed: true });

const saying = (cell: Cell, text: string): Cell => ({
  ...cell,
  text,
  ...(typeof cell.value === "string" && { value: text }),
});

const textOf = (row: Row): string => row.cells.map(({ text }) => text).join(" ");

/** A line that begins in the middle of a sentence. */
const isMiddle = (text: string): boolean => /^\s*(?:\p{Ll}|[\d€$£])/u.test(text);

/** The file's own text without those rows; null where they do not stand in it as they were read. */
function without(stream: string, rows: readonly Row[]): string | null {
  let left = stream;
  for (const row of rows) {
    const words = textOf(row)
      .split(/\s+/)
      .filter((word) => word !== "");
    const found = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("\\s*")).exec(left);
    if (found === null) return null;
    left = `${left.slice(0, found.index)}\n${left.slice(found.index + found[0].length)}`;
  }
  return left;
}
