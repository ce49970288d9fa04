import type { Catalogue } from "./catalogue.ts";

interface AddressWords {
  page: (number: number) => string;
  slide: (number: number) => string;
  /** `sheet` is empty for tables that have a single, unnamed one (CSV). */
  row: (sheet: string, row: number) => string;
  cell: (sheet: string, cell: string) => string;
  /** With the heading it stands under, where there is one. */
  paragraph: (number: number, heading?: string) => string;
  /** A database's name before a path inside it. */
  contextEngine: string;
  fundingDb: string;
}

/** Places in documents, as a person would say them. */
export const ADDRESS_WORDS: Catalogue<AddressWords> = {
  en: {
    page: (number) => `Page ${number}`,
    slide: (number) => `Slide ${number}`,
    row: (sheet, row) => (sheet === "" ? `Row ${row}` : `Sheet ${sheet}, row ${row}`),
    cell: (sheet, cell) => (sheet === "" ? `Cell ${cell}` : `Sheet ${sheet}, cell ${cell}`),
    paragraph: (number, heading) => `Paragraph ${number}${heading === undefined ? "" : ` (“${heading}”)`}`,
    contextEngine: "Context engine",
    fundingDb: "Funding database",
  },
  fr: {
    page: (number) => `Page ${number}`,
    slide: (number) => `Slide ${number}`,
    row: (sheet, row) => (sheet === "" ? `Ligne ${row}` : `Onglet ${sheet}, ligne ${row}`),
    cell: (sheet, cell) => (sheet === "" ? `Cellule ${cell}` : `Onglet ${sheet}, cellule ${cell}`),
    paragraph: (number, heading) => `Paragraphe ${number}${heading === undefined ? "" : ` (« ${heading} »)`}`,
    contextEngine: "Context Engine",
    fundingDb: "Base de financement",
  },
  pt: {
    page: (number) => `Página ${number}`,
    slide: (number) => `Diapositivo ${number}`,
    row: (sheet, row) => (sheet === "" ? `Linha ${row}` : `Folha ${sheet}, linha ${row}`),
    cell: (sheet, cell) => (sheet === "" ? `Célula ${cell}` : `Folha ${sheet}, célula ${cell}`),
    paragraph: (number, heading) => `Parágrafo ${number}${heading === undefined ? "" : ` (“${heading}”)`}`,
    contextEngine: "Motor de contexto",
    fundingDb: "Base de financiamento",
  },
};
