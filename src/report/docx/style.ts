import type { IStylesOptions } from "docx";

export const INK = "1c2430";
export const MUTED = "5b6675";

/** Sizes are half points, distances twentieths of a point, as Word counts them. */
export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: { run: { font: "Calibri", size: 21, color: INK }, paragraph: { spacing: { after: 100, line: 264 } } },
    title: { run: { font: "Calibri", size: 36, bold: true, color: INK }, paragraph: { spacing: { after: 40 } } },
    heading1: {
      run: { font: "Calibri", size: 24, bold: true, color: INK },
      paragraph: { spacing: { before: 220, after: 60 }, keepNext: true },
    },
  },
};

/** A4 with margins of two centimetres, in twentieths of a point. */
export const DOCX_PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_134, right: 1_134, bottom: 1_134, left: 1_134 },
};
