import { TribunalError } from "../../domain/errors.ts";
import type { Pdfium } from "./pdfium.ts";

/** A page drawn into memory: four bytes a pixel, red first. */
export interface Bitmap {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const BGRA = 4;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff | 0;
/** A page is never drawn larger than this, whatever its size says. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 8_000;

/** The scale at which a page of this size can be drawn, at most the one asked for. */
function boundedScale(width: number, height: number, scale: number): number {
  const largest = Math.min(MAX_SIDE / Math.max(width, height, 1), Math.sqrt(MAX_PIXELS / Math.max(width * height, 1)));
  return Math.min(scale, largest);
}

/** Draws a loaded page as it is seen, on white. */
export function drawPage(pdfium: Pdfium, page: number, scale: number): Bitmap {
  const { call } = pdfium;
  const pageWidth = call.FPDF_GetPageWidthF(page);
  const pageHeight = call.FPDF_GetPageHeightF(page);
  const bounded = boundedScale(pageWidth, pageHeight, scale);
  const width = Math.max(1, Math.round(pageWidth * bounded));
  const height = Math.max(1, Math.round(pageHeight * bounded));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
  if (bitmap === 0) throw new TribunalError("parse_memory", "Not enough memory to draw the page.");
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST);
  const buffer = call.FPDFBitmap_GetBuffer(bitmap);
  const stride = call.FPDFBitmap_GetStride(bitmap);
  const rgba = pdfium.bytes().slice(buffer, buffer + stride * height);
  call.FPDFBitmap_Destroy(bitmap);
  return { width, height, rgba };
}
