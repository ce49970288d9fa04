import { withOrWithoutAccents } from "./fold.ts";
import { SOURCE_NAMES } from "./source-names.ts";

/** Words for the parts of a document, in three languages, in the singular. */
export const PLACE_NAMES = {
  slide: [
    "slide",
    "diapo",
    "diapositive",
    "diapositivo",
    "diapositiva",
    "lâmina",
    "planche",
    "transparência",
    "transparent",
  ],
  page: ["page", "página", "pág.", "pág", "pgs.", "pg.", "pg", "pp.", "p.", "folio"],
  sheet: ["onglet", "feuille", "feuillet", "sheet", "worksheet", "tab", "aba", "planilha", "folha"],
  row: ["ligne", "row", "line", "linha", "rangée"],
  cell: ["cellule", "cell", "célula"],
  column: ["colonne", "column", "coluna"],
  paragraph: ["paragraph", "paragraphe", "parágrafo"],
} as const;

/** The same as alternatives of a regular expression, accents optional; the caller adds the boundaries. */
export const placeWord = (...kinds: (keyof typeof PLACE_NAMES)[]): string => alternatives(kinds, "");

/** … singular and plural. */
export const placeWords = (...kinds: (keyof typeof PLACE_NAMES)[]): string => alternatives(kinds, "s?");

function alternatives(kinds: readonly (keyof typeof PLACE_NAMES)[], plural: string): string {
  return kinds
    .flatMap((kind) => PLACE_NAMES[kind].map((word) => withOrWithoutAccents(word) + (word.endsWith(".") ? "" : plural)))
    .sort((a, b) => b.length - a.length)
    .join("|");
}

/** "p. 6", "page 12", "pp. 4-5", "slide 8", "diapo 3", "lâmina 2": where a text says that it read something. */
export const PAGE_REFERENCE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:pp?\.?\s?|s\.\s?|(?:${placeWords("slide", "page")})\s)(\d{1,3})(?:\s?(?:[-–,&]|et|and|e)\s?(?:pp?\.?\s?|slides?\s|pages?\s)?(\d{1,3})(?!\s?[%€$£]|[.,]\d))*(?![\d%]|[.,]\d)`,
  "giu",
);

/** Words for a page or slide before its number, as alternatives of a regular expression, in three languages. */
export const PAGE_WORDS = String.raw`${placeWords("slide", "page")}|s\.|sl\.`;

/** Words for other parts of a document that people cite without a number. */
export const PART_WORDS = `deck|pitch|one-?pager|appendix|annexes?|anexos?|ap[êe]ndice|${placeWords("sheet")}|${SOURCE_NAMES.financial_model}`;
