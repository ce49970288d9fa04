import { drawPage } from "../../src/dossier/pdf/bitmap.ts";
import { withPdf } from "../../src/dossier/pdf/open.ts";
import type { PdfItem } from "../../src/dossier/pdf/write.ts";
import { makePdf } from "../../src/testing/make-pdf.ts";

/** A one-page PDF that shows a picture of the items, and has no text of its own. */
export async function makePicturePdf(
  items: PdfItem[],
  size: { width: number; height: number } = { width: 400, height: 200 },
): Promise<Uint8Array> {
  const bitmap = await withPdf(makePdf([{ ...size, items }]), (pdfium, document) =>
    drawPage(pdfium, pdfium.call.FPDF_LoadPage(document, 0), 3),
  );
  const rgb = bitmap.rgba.filter((_, at) => at % 4 !== 3);
  const { width: columns, height: rows } = bitmap;
  return makePdf([{ ...size, items: [{ kind: "image", x: 0, y: 0, ...size, columns, rows, rgb }] }]);
}
