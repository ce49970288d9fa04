import type { VerificationContext } from "../../domain/context.ts";
import type { Cell, DocumentCard, Row, Section, SectionCard } from "../../domain/document.ts";
import { fold } from "../../lexicon/fold.ts";
import { withSections } from "../origins.ts";
import { dossierOf } from "../plain-context.ts";

/** A page with lines of which the first reading is not sure. */
export interface DoubtedPage {
  document: DocumentCard;
  section: SectionCard;
  count: number;
}

/** The pages of PDFs with lines in doubt, those with the most first. */
export function doubtedPages(context: VerificationContext): DoubtedPage[] {
  return dossierOf(context)
    .documents.filter(({ format }) => format === "pdf")
    .flatMap((document) =>
      document.sections.map((section) => ({ document, section, count: section.rows.filter(isDoubted).length })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** What somebody read on pages, taken into the documents where he reads what we did. */
export function takeIn(
  context: VerificationContext,
  read: readonly { page: DoubtedPage; lines: readonly string[] }[],
): { context: VerificationContext; confirmed: number; left: number } {
  const dossier = dossierOf(context);
  const linesOf = new Map(read.map(({ page, lines }) => [page.section, lines]));
  const settled = dossier.documents.flatMap(({ sections }) =>
    sections.flatMap((was) => {
      const lines = linesOf.get(was);
      return lines === undefined ? [] : { was, ...confirmLines(was, lines) };
    }),
  );
  const confirmed = settled.reduce((sum, one) => sum + one.confirmed, 0);
  const left = settled.reduce((sum, one) => sum + one.left, 0);
  if (confirmed === 0) return { context, confirmed, left };
  const now = withSections(dossier, new Map(settled.map(({ was, section }) => [was, section])));
  return { context: { ...context, dossier: now }, confirmed, left };
}

/** What a second reading of a page comes to. */
interface Confirmation {
  /** The page with the lines that both readings give alike; the same object where none is. */
  section: Section;
  /** Doubted lines that both readings give alike. */
  confirmed: number;
  /** Doubted lines that are read otherwise, or twice, or not at all: they stay in doubt. */
  left: number;
}

/** Lines of a page of which the first reading is not sure. */
const isDoubted = ({ cells }: Row): boolean => cells.some(({ ocr }) => ocr === "unsure");

/**
 * Lifts the doubt from the lines that somebody who never saw our reading reads letter for letter and figure for figure
 * as we did. Where he gives the same words with two figures, he has proven nothing. What only he saw is no line.
 */
export function confirmLines(section: Section, lines: readonly string[]): Confirmation {
  const read = new Set(lines.map(compact));
  const byWords = Map.groupBy(read, wordsOf);
  const holds = (row: Row): boolean => {
    const said = compact(row.cells.map(({ text }) => text).join(" "));
    return wordsOf(said).length >= FEWEST_LETTERS && read.has(said) && byWords.get(wordsOf(said))?.length === 1;
  };
  const doubted = section.rows.filter(isDoubted);
  const confirmed = new Set(doubted.filter(holds));
  const rows = section.rows.map((row) => (confirmed.has(row) ? { ...row, cells: row.cells.map(agreed) } : row));
  return {
    section: confirmed.size === 0 ? section : { ...section, rows },
    confirmed: confirmed.size,
    left: doubted.length - confirmed.size,
  };
}

/** A figure without a name could be any figure of the page. */
const FEWEST_LETTERS = 2;

const agreed = (cell: Cell): Cell => (cell.ocr === "unsure" ? { ...cell, ocr: "agreed" } : cell);

/**
 * A line without what two readers may set otherwise: capitals, the shape of dashes, marks and spaces between words. A
 * space between two digits stays: "20 234" may be two numbers.
 */
const compact = (line: string): string =>
  fold(line)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(?<=\d)\s+(?=\d)/g, "_")
    .replace(/-(?!\s*\d)|[\s:;|•·…"'“”’«»]+/g, "")
    .replace(/[.,]$/, "");

const wordsOf = (line: string): string => line.replace(/[^\p{L}]/gu, "");
