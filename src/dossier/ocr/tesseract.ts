import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { broken } from "../../domain/errors.ts";
import type { Frame, Grey } from "./grey.ts";
import { loadModule, type OcrLanguage, tesseractFiles } from "./parts.ts";

/** A word as it was read, with its place in the picture. */
export interface Word extends Frame {
  text: string;
  /** 0 to 100, as the reader says. */
  confidence: number;
  /** Words of one line share it. */
  line: string;
}

/** The first reader: finds words anywhere in a picture, or reads a single line. */
export interface PageReader {
  findWords(picture: Grey, dotsPerInch: number): Word[];
  readLine(picture: Grey): { text: string; confidence: number };
}

/** Words anywhere, in no particular order: slides are not columns of prose. */
const SPARSE = "11";
const SINGLE_LINE = "7";
const LSTM_ONLY = 1;
const FAILED = -1;

/** What we use of Tesseract compiled to WebAssembly. */
interface Api {
  Init(path: null, language: string, mode: number, config: undefined): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(): string;
}
interface Program {
  FS: { writeFile(path: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => Api;
}

const running = new Map<OcrLanguage, Promise<PageReader | null>>();

/** Tesseract for one language, started on first use; null where it is not installed. */
export function pageReader(language: OcrLanguage): Promise<PageReader | null> {
  const known = running.get(language) ?? start(language);
  running.set(language, known);
  return known;
}

async function start(language: OcrLanguage): Promise<PageReader | null> {
  const files = tesseractFiles(language);
  if (files === null) return null;
  const launch = loadModule(files.program) as (options: object) => Promise<Program>;
  const silent = () => undefined;
  const program = await launch({ print: silent, printErr: silent, TesseractProgress: silent });
  program.FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(files.data)));
  const api = new program.TessBaseAPI();
  if (api.Init(null, language, LSTM_ONLY, undefined) === FAILED) throw broken(`Tesseract cannot read ${language}`);
  const read = (picture: Grey, mode: string, dotsPerInch: number): Word[] => {
    const { width, height, pixels } = picture;
    api.SetVariable("tessedit_pageseg_mode", mode);
    program.FS.writeFile("/input", Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
    if (api.SetImageFile(1, 0) === 1) throw broken("Tesseract refuses the picture");
    api.SetVariable("user_defined_dpi", String(Math.round(dotsPerInch)));
    api.Recognize(null);
    return wordsOf(api.GetTSVText());
  };
  return {
    findWords: (picture, dotsPerInch) => read(picture, SPARSE, dotsPerInch),
    readLine(picture) {
      const words = read(picture, SINGLE_LINE, 150);
      const confidence = Math.min(100, ...words.map((word) => word.confidence));
      return { text: words.map((word) => word.text).join(" "), confidence: words.length === 0 ? 0 : confidence };
    },
  };
}

const WORD_LEVEL = "5";

/** Tab-separated: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(table: string): Word[] {
  const words: Word[] = [];
  for (const row of table.split("\n")) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ""] = row.split("\t");
    if (level !== WORD_LEVEL || text.trim() === "") continue;
    const x0 = Number(left);
    const y0 = Number(top);
    words.push({
      text: text.trim(),
      confidence: Number(confidence),
      line: [page, block, paragraph, line].join("."),
      x0,
      y0,
      x1: x0 + Number(width),
      y1: y0 + Number(height),
    });
  }
  return words;
}
