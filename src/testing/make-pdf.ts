import { refuseUnknown, requireList } from "../domain/known-options.ts";
import { A4, type PdfItem, type PdfPageSpec, writePdf } from "../dossier/pdf/write.ts";

/** How plain lines are set. */
export interface MakePdfOptions {
  /** In points. Default 11. */
  size?: number;
  /** Prints "1", "2", … at the foot of the pages. */
  numbered?: boolean;
}

const KNOWN: Readonly<Record<keyof MakePdfOptions, true>> = { size: true, numbered: true };
const MARGIN = 56;
const CELL_WIDTH = 110;

/**
 * Makes a real PDF for tests. A page is an array of lines, where a tab begins the next column of a table, or a
 * description of what is drawn where.
 *
 * ```ts
 * const deck = makePdf([["Novalys"], ["ARR: 504 K€"]]);
 * ```
 */
export function makePdf(pages: (PdfPageSpec | string[])[], options: MakePdfOptions = {}): Uint8Array {
  requireList("The pages", pages);
  refuseUnknown("makePdf", options, KNOWN);
  return writePdf(pages.map((page, index) => toPage(page, index + 1, options)));
}

function toPage(
  page: PdfPageSpec | string[],
  position: number,
  { size = 11, numbered = false }: MakePdfOptions,
): PdfPageSpec {
  const spec = Array.isArray(page) ? { items: page.flatMap((line, index) => lineItems(line, index, size)) } : page;
  if (!numbered) return spec;
  const { width = A4.width, height = A4.height } = spec;
  return {
    ...spec,
    items: [...spec.items, { kind: "text", text: String(position), x: width / 2, y: height - 30, size: 9 }],
  };
}

function lineItems(line: string, index: number, size: number): PdfItem[] {
  const y = MARGIN + size + index * size * 1.5;
  const [label = "", ...values] = line.split("\t");
  const first = A4.width - MARGIN - values.length * CELL_WIDTH;
  return [
    { kind: "text", text: label, x: MARGIN, y, size },
    ...values.map((text, column): PdfItem => ({ kind: "text", text, x: first + column * CELL_WIDTH, y, size })),
  ];
}
