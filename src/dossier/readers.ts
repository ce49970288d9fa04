import type { DocumentFormat } from "../domain/document.ts";
import type { Reader } from "./reader.ts";

/** Which reader reads which format. Loaded on demand: a deal without a workbook does not pay for the formula engine. */
export const READERS: Record<DocumentFormat, () => Promise<Reader>> = {
  pdf: async () => (await import("./pdf/read.ts")).readPdf,
  pptx: async () => (await import("./office/pptx.ts")).readPptx,
  docx: async () => (await import("./office/docx.ts")).readDocx,
  xlsx: async () => (await import("./sheets/read.ts")).readWorkbook,
  csv: async () => (await import("./sheets/read.ts")).readCsv,
  markdown: async () => (await import("./text/markdown.ts")).readMarkdown,
  text: async () => (await import("./text/text.ts")).readText,
  json: async () => (await import("./text/json.ts")).readJson,
};
