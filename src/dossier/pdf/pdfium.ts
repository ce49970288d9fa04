import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PDFiumModule } from "@hyzyla/pdfium";
import { broken } from "../../domain/errors.ts";

type Native = (...args: number[]) => number;

/** The functions of PDFium that we call, by their own names, without the checks its JavaScript glue wraps around them. */
type PdfiumFunctions = Record<(typeof NATIVE_NAMES)[number], Native>;

const NATIVE_NAMES = [
  "malloc",
  "free",
  "FPDF_InitLibrary",
  "FPDF_LoadMemDocument",
  "FPDF_CloseDocument",
  "FPDF_GetLastError",
  "FPDF_DocumentHasValidCrossReferenceTable",
  "FPDF_GetPageCount",
  "FPDF_LoadPage",
  "FPDF_ClosePage",
  "FPDF_GetPageWidthF",
  "FPDF_GetPageHeightF",
  "FPDF_GetPageBoundingBox",
  "FPDF_RenderPageBitmap",
  "FPDFBitmap_CreateEx",
  "FPDFBitmap_Destroy",
  "FPDFBitmap_FillRect",
  "FPDFBitmap_GetBuffer",
  "FPDFBitmap_GetStride",
  "FPDFPage_GetRotation",
  "FPDFPage_CountObjects",
  "FPDFPage_GetObject",
  "FPDFFormObj_CountObjects",
  "FPDFFormObj_GetObject",
  "FPDFPageObj_GetType",
  "FPDFPageObj_GetBounds",
  "FPDFPageObj_GetMatrix",
  "FPDFPageObj_GetFillColor",
  "FPDFPageObj_SetFillColor",
  "FPDFPageObj_SetIsActive",
  "FPDFPageObj_CountMarks",
  "FPDFPageObj_GetMark",
  "FPDFPageObjMark_GetName",
  "FPDFPageObjMark_CountParams",
  "FPDFPageObjMark_GetParamKey",
  "FPDFImageObj_GetImageDataRaw",
  "FPDFImageObj_GetImagePixelSize",
  "FPDFPath_GetDrawMode",
  "FPDFTextObj_GetTextRenderMode",
  "FPDFTextObj_SetTextRenderMode",
  "FPDFTextObj_GetFontSize",
  "FPDFPageObj_HasTransparency",
  "FPDFPageObj_GetClipPath",
  "FPDFPageObj_GetStrokeWidth",
  "FPDFClipPath_CountPaths",
  "FPDFClipPath_CountPathSegments",
  "FPDFClipPath_GetPathSegment",
  "FPDFPathSegment_GetPoint",
  "FPDFTextObj_GetFont",
  "FPDFFont_GetBaseFontName",
  "FPDFFont_GetGlyphPath",
  "FPDFFont_Close",
  "FPDFGlyphPath_CountGlyphSegments",
  "FPDFGlyphPath_GetGlyphPathSegment",
  "FPDFPathSegment_GetType",
  "FPDFText_LoadStandardFont",
  "FPDF_CreateNewDocument",
  "FPDFPage_GetAnnotCount",
  "FPDFPage_GetAnnot",
  "FPDFPage_CloseAnnot",
  "FPDFAnnot_GetSubtype",
  "FPDFAnnot_GetRect",
  "FPDFText_GetCharBox",
  "FPDFText_LoadPage",
  "FPDFText_ClosePage",
  "FPDFText_CountChars",
  "FPDFText_GetUnicode",
  "FPDFText_HasUnicodeMapError",
  "FPDFText_IsGenerated",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetCharAngle",
  "FPDFText_GetTextObject",
] as const;

/** PDFium with its memory. The views are renewed when the memory has grown: never keep one across a call. */
export interface Pdfium {
  call: PdfiumFunctions;
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  /** True once PDFium has asked for more memory than it may have. */
  isOutOfMemory(): boolean;
}

/** How far PDFium's own memory may grow. Past it an allocation fails and the document is refused. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;

let loading: Promise<Pdfium> | undefined;

/** The PDFium of this process, started on first use. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= start();
  return loading;
}

/** After PDFium has trapped its memory is in an unknown state: the next document gets a fresh one. */
export function discardPdfium(): void {
  loading = undefined;
}

type Exports = { memory: { buffer: ArrayBuffer } } & Record<string, unknown>;
type Imports = Record<string, Record<string, Native>>;

/** What we use of WebAssembly: its types come with a browser's library, which this package does not load. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: Imports) => { exports: Exports };
};

async function start(): Promise<Pdfium> {
  const module = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm"))));
  let exports: Exports | undefined;
  let refused = false;
  const options = {
    // What it prints when it gives up is in the error it throws as well.
    printErr: () => undefined,
    instantiateWasm(imports: Imports, done: (instance: object) => void) {
      limitMemory(imports, () => {
        refused = true;
      });
      const instance = new WebAssembly.Instance(module, imports);
      exports = instance.exports;
      done(instance);
      return instance.exports;
    },
  };
  // The package speaks of WebAssembly in the browser's types, which a server does not have.
  const launch: (options: object) => Promise<unknown> = PDFiumModule as never;
  await launch(options);
  if (exports === undefined) throw broken("PDFium did not start");
  const { memory, ...functions } = exports;
  for (const name of NATIVE_NAMES) {
    if (typeof functions[name] !== "function") throw broken(`this PDFium has no function ${name}`);
  }
  const call = functions as PdfiumFunctions;
  call.FPDF_InitLibrary();
  return { ...withViews(call, memory), isOutOfMemory: () => refused };
}

function limitMemory(imports: Imports, onRefusal: () => void): void {
  const env = imports.env;
  const grow = env?.emscripten_resize_heap;
  if (env === undefined || grow === undefined) throw broken("this PDFium grows its memory in a way we do not know");
  env.emscripten_resize_heap = (requested) => {
    if (requested >>> 0 <= MAX_MEMORY_BYTES) return grow(requested);
    onRefusal();
    return 0;
  };
}

function withViews(call: PdfiumFunctions, memory: { buffer: ArrayBuffer }): Omit<Pdfium, "isOutOfMemory"> {
  let bytes = new Uint8Array(memory.buffer);
  let floats = new Float32Array(memory.buffer);
  let doubles = new Float64Array(memory.buffer);
  // A view of memory that has grown since has lost its length.
  return {
    call,
    bytes() {
      if (bytes.length === 0) bytes = new Uint8Array(memory.buffer);
      return bytes;
    },
    floats() {
      if (floats.length === 0) floats = new Float32Array(memory.buffer);
      return floats;
    },
    doubles() {
      if (doubles.length === 0) doubles = new Float64Array(memory.buffer);
      return doubles;
    },
  };
}
