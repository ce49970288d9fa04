import type { Cell } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { rankOf } from "../../../domain/source-rank.ts";
import { type Passage, passagesOf } from "../../passages.ts";

/** A line of the company's own documents that a reader sees. */
export interface SeenLine extends Passage {
  /** From 1, through all documents: how whoever reads them names a line. */
  number: number;
}

/** Every line of the company's own documents, numbered. What a reader does not see has no number. */
export const seenLines = rememberedFor((dossier: Dossier): readonly SeenLine[] =>
  passagesOf(dossier)
    .filter(({ document, text }) => text !== "" && rankOf(document.source) === "primary" && document.role !== "outside")
    .map((passage, nth) => ({ ...passage, number: nth + 1 })),
);

/** A printed paragraph is wrapped: what begins on a line may run on into these many, that one among them. */
const LINES_RUN_ON = 3;

/**
 * What a reader may read from a line on: with as many lines below as a paragraph runs on into, or down one column. Each
 * with what it would be without its first line: words that stand there, too, begin further below.
 */
export function runsFrom(line: SeenLine, lines: readonly SeenLine[]): { text: string; below: string }[] {
  const rows = lines
    .slice(line.number - 1, line.number - 1 + LINES_RUN_ON)
    .filter(({ section }) => section === line.section);
  const down = line.row.cells.length < 2 ? [] : line.row.cells.map((cell) => columnFrom(cell, rows));
  return [rows.map(({ text }) => text), ...down].flatMap((texts) =>
    texts.map((_, at) => ({ text: texts.slice(0, at + 1).join(" "), below: texts.slice(1, at + 1).join(" ") })),
  );
}

/** A cell with those right under it. */
function columnFrom(first: Cell, rows: readonly SeenLine[]): string[] {
  const texts = [first.text];
  let above = first;
  for (const { row } of rows.slice(1)) {
    const under = row.cells.find((cell) => isUnder(cell, above));
    if (under === undefined) break;
    texts.push(under.text);
    above = under;
  }
  return texts;
}

/** They share most of the narrower one's width. */
function isUnder({ box: one }: Cell, { box: other }: Cell): boolean {
  if (one === undefined || other === undefined) return false;
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > Math.min(one.width, other.width) / 2;
}
