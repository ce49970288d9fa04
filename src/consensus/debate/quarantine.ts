import type { VerificationContext } from "../../domain/context.ts";
import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Locale } from "../../domain/locale.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { referenceTo } from "../reference.ts";
import { addressedPart } from "./addressed.ts";

/** Text of a document that gives orders to whoever reads it by machine. */
export interface AddressedPassage {
  reference: string;
  passage: string;
}

const cleaned = new WeakMap<Dossier, { dossier: Dossier; rows: [SourceDocument, Section, Row][] }>();

/**
 * The same context with what is addressed to a machine set apart like hidden text: never read as a fact, never
 * quotable. A document without such text is left as it is, and so is the context.
 */
export function quarantine(
  context: VerificationContext,
  locale: Locale,
): {
  context: VerificationContext;
  addressed: AddressedPassage[];
} {
  const original = dossierOf(context);
  const known = cleaned.get(original) ?? clean(original);
  cleaned.set(original, known);
  if (known.rows.length === 0) return { context, addressed: [] };
  const addressed = known.rows.map(([document, section, row]) => ({
    reference: referenceTo(document.source, addressOfRow(document, section, row), original, locale),
    passage: textOf(row),
  }));
  return { context: { ...context, dossier: known.dossier }, addressed };
}

function clean(dossier: Dossier): { dossier: Dossier; rows: [SourceDocument, Section, Row][] } {
  const rows: [SourceDocument, Section, Row][] = [];
  const documents = dossier.documents.map((document) => {
    const sections = document.sections.map((section) => {
      const { kept, apart } = split(section.rows);
      if (apart.length === 0) return section;
      for (const row of apart) rows.push([document, section, row]);
      const { stream: _, ...rest } = section;
      return { ...rest, rows: kept, hiddenRows: [...section.hiddenRows, ...apart] };
    });
    return sections.some((section, i) => section !== document.sections[i]) ? { ...document, sections } : document;
  });
  return { dossier: rows.length === 0 ? dossier : { ...dossier, documents }, rows };
}

/** Takes the addressed part out of each row. A sentence left open at the end of a line goes on in the next. */
function split(rows: readonly Row[]): { kept: Row[]; apart: Row[] } {
  const kept: Row[] = [];
  const apart: Row[] = [];
  let open = false;
  for (const row of rows) {
    const text = textOf(row);
    const from: number | null = open && continues(text) ? 0 : addressedPart(text);
    open = from !== null && !/[.!?»"”]\s*$/.test(text);
    if (from === null) {
      kept.push(row);
      continue;
    }
    const before = from > 0 && row.cells.length === 1 ? text.slice(0, from).trim() : "";
    if (before !== "") kept.push({ ...row, cells: row.cells.map((cell) => saying(cell, before)) });
    const cells = before === "" ? row.cells : row.cells.map((cell) => saying(cell, text.slice(from).trim()));
    apart.push({ ...row, cells, hidden: "hidden_text" });
  }
  return { kept, apart };
}

const saying = (cell: Cell, text: string): Cell => ({
  ...cell,
  text,
  ...(typeof cell.value === "string" && { value: text }),
});

const textOf = (row: Row): string => row.cells.map(({ text }) => text).join(" ");

/** A line that begins in the middle of a sentence. */
const continues = (text: string): boolean => /^\s*(?:\p{Ll}|[\d€$£])/u.test(text);
