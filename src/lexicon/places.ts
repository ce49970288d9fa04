/** "p. 6", "page 12", "pp. 4-5", "slide 8", "diapo 3", "lâmina 2": where a text says that it read something. */
export const PAGE_REFERENCE =
  /(?<![\p{L}\d])(?:pp?\.?\s?|pages?\s|p[áa]g(?:ina)?s?\.?\s|slides?\s|s\.\s?|diapos?(?:itives?)?\s|planches?\s|l[âa]minas?\s)(\d{1,3})(?:\s?(?:[-–,&]|et|and|e)\s?(?:pp?\.?\s?|slides?\s|pages?\s)?(\d{1,3})(?!\s?[%€$£]|[.,]\d))*(?![\d%]|[.,]\d)/giu;
