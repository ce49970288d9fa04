/** "p. 6", "page 12", "pp. 4-5", "slide 8", "diapo 3", "lâmina 2": where a text says that it read something. */
export const PAGE_REFERENCE =
  /(?<![\p{L}\d])(?:pp?\.?\s?|pages?\s|p[áa]g(?:ina)?s?\.?\s|slides?\s|s\.\s?|diapos?(?:itives?)?\s|planches?\s|l[âa]minas?\s)(\d{1,3})(?:\s?(?:[-–,&]|et|and|e)\s?(?:pp?\.?\s?|slides?\s|pages?\s)?(\d{1,3})(?!\s?[%€$£]|[.,]\d))*(?![\d%]|[.,]\d)/giu;

/** Words for a page or slide before its number, as alternatives of a regular expression, in three languages. */
export const PAGE_WORDS =
  "slides?|diapos?|diapositives?|diapositivos?|diapositivas?|l[âa]minas?|planches?|pages?|p[áa]ginas?|p[áa]gs?\\.|pp?\\.|s\\.|sl\\.";

/** Words for other parts of a document that people cite without a number. */
export const PART_WORDS =
  "deck|pitch|one-?pager|appendix|annexes?|anexos?|ap[êe]ndice|onglets?|feuilles?|sheets?|tabs?|abas?|folhas?|planilhas?|financial model|mod[eè]le financier|modelo financeiro|business plan";
