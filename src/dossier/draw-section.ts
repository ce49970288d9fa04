import type { Box, Section } from "../domain/document.ts";
import { renderPdfPage } from "./render/render-pdf.ts";
import { sheetToPdf } from "./render/sheet.ts";
import { slideToPdf } from "./render/slide.ts";
import { textToPdf } from "./render/text.ts";

/** Draws a section that has no PDF page of its own: a sheet, a slide or a text. Runs inside the parsing process. */
export function drawSection(section: Section, scale: number, highlight: Box[] | string): Promise<Uint8Array> {
  const marked = typeof highlight === "string" ? highlight : undefined;
  const boxes = typeof highlight === "string" ? [] : highlight;
  if (section.kind === "sheet") {
    const picture = sheetToPdf(section, marked);
    const box = marked === undefined ? undefined : picture.boxOf(marked);
    return renderPdfPage(picture.pdf, 1, { scale, highlight: box === undefined ? boxes : [box] });
  }
  const placed = section.rows.some((row) => row.cells.some((cell) => cell.box !== undefined));
  if (placed) return renderPdfPage(slideToPdf(section), 1, { scale, highlight: boxes });
  const around = marked !== undefined && /^\d+$/.test(marked) ? Number(marked) : marked;
  const { pdf, boxOf } = textToPdf(section, around);
  const row = around === undefined ? undefined : boxOf(around);
  return renderPdfPage(pdf, 1, { scale, highlight: row === undefined ? boxes : [row] });
}
