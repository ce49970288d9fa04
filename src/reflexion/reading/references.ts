import { rememberedByText } from "../../domain/remembered.ts";
import type { SourceType } from "../../domain/source.ts";
import { sourceTypeOf } from "../../evidence/citations/evidence.ts";
import { PAGE_WORDS, placeWords } from "../../lexicon/places.ts";
import { DATABASES, MODEL_LETTERS, SOURCE_NAMES } from "../../lexicon/source-names.ts";

/** A source that a text names, with its place in the text. */
export interface Reference {
  text: string;
  start: number;
  end: number;
  /** `external`: a publication outside the dossier ("OpenView 2024"). */
  type: Exclude<SourceType, "inference"> | "external";
  /** False for "the deck" without a slide: nobody can open that. */
  precise: boolean;
}

const PLACE = `(?:${PAGE_WORDS})\\s?(?:n[°ºo]\\.?\\s?|#)?\\d{1,4}(?:\\s?(?:-|–|,|&|et|and|e)\\s?\\d{1,4}(?![\\d.,]*\\s?[%€$£KM]))*`;
const ROW = `(?:${placeWords("row", "cell")})\\s?(?:n[°ºo]\\.?\\s?|#)?[A-Z]{0,3}\\d{1,6}(?:\\s?(?:-|–|,|:|&|et|and|e|to|à|a)\\s?[A-Z]{0,3}\\d{1,6}(?![\\d.,]*\\s?[%€$£KM]))*`;
const SHEET = `(?:(?:P&L|ARR|MRR|revenue|cash|cash flow|model)\\s(?:sheet|tab)|(?:${placeWords("sheet")})\\s+(?:["'“«‘]\\s?[^"'”»’]{1,40}\\s?["'”»’]|[\\p{Lu}\\p{N}][\\p{L}\\p{N}&_.-]*(?:\\s[\\p{Lu}&][\\p{L}\\p{N}&_.-]*)*))`;
const CELL = "'?[\\p{L}\\p{N}&_ ]{1,30}'?!\\$?[A-Z]{1,3}\\$?\\d{1,6}";
const DOCUMENT = `${SOURCE_NAMES.deck}|pitch|${SOURCE_NAMES.financial_model}|\\b(?:${MODEL_LETTERS})\\b|[\\p{L}\\p{N}_-]+\\.(?:xlsx?|pdf|pptx?|docx?|csv)`;
const DATABASE = `${SOURCE_NAMES.context_engine}|${DATABASES}|${SOURCE_NAMES.funding_db}`;
const PATH =
  "(?:contextEngine|fundingDb|crunchbase|dealroom|linkedIn|benchmarks|comparables)(?:[.[][\\p{L}\\p{N}\\]_.[]*)+";
const BEFORE = "(?<![\\p{L}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{N}])";
const LINK = "[\\s,:;–—-]{0,3}";
const ANY = new RegExp(
  `${BEFORE}(?:${PATH}|${CELL}|(?:(?:${DATABASE}|${DOCUMENT})${LINK})*(?:(?:${SHEET}|${PLACE}|${ROW})${LINK})*(?:${SHEET}|${PLACE}|${ROW}|${DATABASE}|${DOCUMENT}))${AFTER}`,
  "giu",
);
/** One quick look that spares the search: most sentences name no source. */
const LIKELY = new RegExp(
  String.raw`(?<!\p{L})(?:slides?|diapo|l[âa]minas?\s|pages?\s|p[áa]ginas?\s|pp?\.\s?\d|sl?\.\s?\d|planches?\s|lignes?\s|rows?\s|linhas?\s|cellules?\s|cells?\s|c[ée]lulas?\s|onglet|feuille|sheet|tabs?\s|abas?\s|folhas?\s|planilha|pitch|${Object.values(SOURCE_NAMES).join("|")}|(?:${MODEL_LETTERS})\b|context|${DATABASES}|funding|base de|benchmarks[.[]|comparables[.[]|https?:|sources?\s?:|fontes?\s?:|according to|selon\s|d['’]apr[èe]s|segundo\s|de acordo)|!\$?[A-Z]{1,3}\$?\d|\.(?:xls|pdf|ppt|doc|csv)|(?:19|20)\d\d\s*\)`,
  "iu",
);
const PUBLICATION =
  /\(\s*(?:[Ss]ources?\s*:\s*|[Ff]ontes?\s*:\s*)?(\p{Lu}[\p{L}&.' -]{2,50}?,?\s(?:19|20)\d\d)\s*\)|https?:\/\/[^\s)]+|(?<![\p{L}])(?:[Ss]ources?|[Ff]ontes?)\s?:\s*(\p{Lu}[^.;)\n]{2,60})|(?<![\p{L}])(?:[Aa]ccording to|[Ss]elon|[Dd]['’]apr[èe]s|[Ss]egundo|[Dd]e acordo com)\s+((?:the |le |la |les |l['’]|o |a )?\p{Lu}[\p{L}\p{N}&.' -]{2,50})/gu;

const IN_SHEET = new RegExp(`^(?:${ROW})`, "iu");

/** Every source a text names: places in documents, databases, publications. */
export function referencesIn(text: string): Reference[] {
  if (!LIKELY.test(text)) return [];
  return findReferences(text);
}

const findReferences = rememberedByText((text): Reference[] => {
  const found: Reference[] = [];
  for (const match of text.matchAll(ANY)) {
    // "Rows 2-3" can only be a sheet's.
    const type = sourceTypeOf(match[0]) ?? (IN_SHEET.test(match[0]) ? "financial_model" : null);
    if (type === null || type === "inference") continue;
    found.push({ ...placed(match), type, precise: isPrecise(match[0], type) });
  }
  for (const match of text.matchAll(PUBLICATION)) {
    const { start, end } = placed(match);
    if (found.some((one) => one.start < end && start < one.end)) continue;
    const named = match[1] ?? match[2] ?? match[3] ?? match[0];
    const type = sourceTypeOf(named);
    if (type === "inference") continue;
    found.push({ text: match[0], start, end, type: "external", precise: true });
  }
  return found.sort((a, b) => a.start - b.start);
});

function placed(match: RegExpMatchArray): { text: string; start: number; end: number } {
  const start = match.index ?? 0;
  return { text: match[0], start, end: start + match[0].length };
}

function isPrecise(text: string, type: SourceType): boolean {
  if (type === "context_engine" || type === "funding_db") return true;
  return /\d/.test(text.replace(/\.(?:xlsx?|pdf|pptx?|docx?|csv)$/i, "")) || new RegExp(SHEET, "iu").test(text);
}
