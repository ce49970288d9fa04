import type { Catalogue } from "./catalogue.ts";

const en = {
  page: (number: number) => `Page ${number}`,
  slide: (number: number) => `Slide ${number}`,
  /** `sheet` is empty for tables that have a single, unnamed one (CSV). */
  row: (sheet: string, row: number) => (sheet === "" ? `Row ${row}` : `Sheet ${sheet}, row ${row}`),
  cell: (sheet: string, cell: string) => (sheet === "" ? `Cell ${cell}` : `Sheet ${sheet}, cell ${cell}`),
  /** With the heading it stands under, where there is one. */
  paragraph: (number: number, heading?: string) =>
    `Paragraph ${number}${heading === undefined ? "" : ` (“${heading}”)`}`,
  /** Of a list inside a database, counted from one. */
  entry: (number: number) => `no. ${number}`,
  /** A database's name before a path inside it. */
  contextEngine: "Outside data",
  fundingDb: "Funding database",
};

/** Places in documents, as a person would say them. */
export const ADDRESS_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    page: (number) => `Page ${number}`,
    slide: (number) => `Slide ${number}`,
    row: (sheet, row) => (sheet === "" ? `Ligne ${row}` : `Onglet ${sheet}, ligne ${row}`),
    cell: (sheet, cell) => (sheet === "" ? `Cellule ${cell}` : `Onglet ${sheet}, cellule ${cell}`),
    paragraph: (number, heading) => `Paragraphe ${number}${heading === undefined ? "" : ` (« ${heading} »)`}`,
    entry: (number) => `n° ${number}`,
    contextEngine: "Données externes",
    fundingDb: "Base de financements",
  },
  pt: {
    page: (number) => `Página ${number}`,
    slide: (number) => `Slide ${number}`,
    row: (sheet, row) => (sheet === "" ? `Linha ${row}` : `Aba ${sheet}, linha ${row}`),
    cell: (sheet, cell) => (sheet === "" ? `Célula ${cell}` : `Aba ${sheet}, célula ${cell}`),
    paragraph: (number, heading) => `Parágrafo ${number}${heading === undefined ? "" : ` (“${heading}”)`}`,
    entry: (number) => `nº ${number}`,
    contextEngine: "Dados externos",
    fundingDb: "Base de investimentos",
  },
};
