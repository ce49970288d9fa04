import type { Box } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { drawPage } from "../pdf/bitmap.ts";
import { withPdf } from "../pdf/open.ts";
import { highlight } from "./highlight.ts";
import { encodePng } from "./png.ts";

export interface RenderOptions {
  /** Pixels a point. Default 2; made smaller where the picture would be too large. */
  scale?: number;
  /** Places to mark, in points from the top left of the page as it is seen. */
  highlight?: Box[];
}

/** Draws one page (from 1) of a PDF as a PNG, with the given boxes marked. */
export function renderPdfPage(bytes: Uint8Array, page: number, options: RenderOptions = {}): Promise<Uint8Array> {
  return withPdf(bytes, (pdfium, document, pages) => {
    if (!Number.isInteger(page) || page < 1 || page > pages) {
      throw new TribunalError("bad_input", `There is no page ${page}: the PDF has ${pages} pages.`, { page, pages });
    }
    const loaded = pdfium.call.FPDF_LoadPage(document, page - 1);
    if (loaded === 0) throw new TribunalError("file_damaged", `Page ${page} of the PDF cannot be read.`, { page });
    const bitmap = drawPage(pdfium, loaded, options.scale ?? 2);
    const width = pdfium.call.FPDF_GetPageWidthF(loaded);
    pdfium.call.FPDF_ClosePage(loaded);
    highlight(bitmap, options.highlight ?? [], bitmap.width / width);
    return encodePng(bitmap.rgba, bitmap.width, bitmap.height);
  });
}
