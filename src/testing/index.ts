/** Builders of findings and of small real files, for tests of your own set-ups. */
export { makeAgentOutput, makeFinding } from "./findings.ts";
export { type DocxBlock, type DocxOptions, type DocxRun, makeDocx } from "./make-docx.ts";
export { type MakePdfOptions, makePdf } from "./make-pdf.ts";
export { makePptx, type PptxOptions, type PptxSlideSpec } from "./make-pptx.ts";
export { type CellSpec, makeXlsx, type SheetSpec, type XlsxOptions } from "./make-xlsx.ts";
export { type SeededRandom, seeded } from "./random.ts";
