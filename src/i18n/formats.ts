import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

/** What a file turns out to be, with its article: "an HTML page". */
type FormatNames = Record<string, string>;

const FORMAT_NAMES: Catalogue<FormatNames> = {
  en: {
    pdf: "a PDF",
    pptx: "a PowerPoint presentation",
    xlsx: "a spreadsheet",
    docx: "a Word document",
    markdown: "a Markdown text",
    text: "plain text",
    csv: "a CSV table",
    json: "JSON data",
    html: "an HTML page",
    xml: "an XML file",
    rtf: "an RTF text",
    image: "a picture",
    archive: "an archive",
    zip: "a ZIP archive",
    old_word: "an old Word document (.doc)",
    old_powerpoint: "an old PowerPoint presentation (.ppt)",
    ole: "an old Office file",
    program: "a program",
  },
  fr: {
    pdf: "un PDF",
    pptx: "une présentation PowerPoint",
    xlsx: "un classeur de calcul",
    docx: "un document Word",
    markdown: "un texte Markdown",
    text: "du texte brut",
    csv: "un tableau CSV",
    json: "des données JSON",
    html: "une page HTML",
    xml: "un fichier XML",
    rtf: "un texte RTF",
    image: "une image",
    archive: "une archive",
    zip: "une archive ZIP",
    old_word: "un ancien document Word (.doc)",
    old_powerpoint: "une ancienne présentation PowerPoint (.ppt)",
    ole: "un ancien fichier Office",
    program: "un programme",
  },
  pt: {
    pdf: "um PDF",
    pptx: "uma apresentação PowerPoint",
    xlsx: "uma planilha",
    docx: "um documento Word",
    markdown: "um texto Markdown",
    text: "texto simples",
    csv: "uma tabela CSV",
    json: "dados JSON",
    html: "uma página HTML",
    xml: "um arquivo XML",
    rtf: "um texto RTF",
    image: "uma imagem",
    archive: "um arquivo comprimido",
    zip: "um arquivo ZIP",
    old_word: "um documento Word antigo (.doc)",
    old_powerpoint: "uma apresentação PowerPoint antiga (.ppt)",
    ole: "um arquivo Office antigo",
    program: "um programa",
  },
};

/** A format in words: "a PDF", "une page HTML". Empty for one that has no name here. */
export function formatName(format: string | number | undefined, locale: Locale): string {
  const names = FORMAT_NAMES[locale];
  return typeof format === "string" && Object.hasOwn(names, format) ? (names[format] ?? "") : "";
}
