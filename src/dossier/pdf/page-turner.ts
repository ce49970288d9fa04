import { drawsNothing } from "./glyph-outline.ts";
import { type DrawnGlyph, drawnGlyph, isOfAmount } from "./glyph-shapes.ts";
import type { Pdfium } from "./pdfium.ts";

/** What a font itself says of a character, wherever it is written. */
export interface FontGlyph {
  drawsNothing: boolean;
  /** Of characters that make amounts, where the font has an outline for them. */
  drawn?: DrawnGlyph;
}

/** What is known of a font. */
export interface KnownFont {
  /** Each of its glyphs is a small page of its own. */
  isProgram: boolean;
  glyph(code: number): FontGlyph;
}

/**
 * Opens the pages of a document one after the other, each before the one before it is closed. A font that both of them
 * use is thereby the same one, at the same address, and what is known of it holds for the next page too.
 */
export class PageTurner {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  readonly #scratch: number;
  #open = 0;
  #before = new Map<number, KnownFont>();
  #here = new Map<number, KnownFont>();

  /** `scratch` is a little of PDFium's memory to write answers into. */
  constructor(pdfium: Pdfium, document: number, scratch: number) {
    this.#pdfium = pdfium;
    this.#document = document;
    this.#scratch = scratch;
  }

  /** Turns to a page; 0 where it cannot be opened. It stays open until the next one is. */
  turnTo(index: number): number {
    const page = this.#pdfium.call.FPDF_LoadPage(this.#document, index);
    if (page === 0) return 0;
    this.close();
    this.#open = page;
    this.#before = this.#here;
    this.#here = new Map();
    return page;
  }

  /** Closes the page that was turned to last. */
  close(): void {
    if (this.#open !== 0) this.#pdfium.call.FPDF_ClosePage(this.#open);
    this.#open = 0;
  }

  /** A font of the open page. */
  font(font: number): KnownFont {
    const here = this.#here.get(font);
    if (here !== undefined) return here;
    const known = this.#before.get(font) ?? lookAt(this.#pdfium, font, this.#scratch);
    this.#here.set(font, known);
    return known;
  }
}

function lookAt(pdfium: Pdfium, font: number, scratch: number): KnownFont {
  const isProgram = isDrawnByProgram(pdfium, font);
  const glyphs = new Map<number, FontGlyph>();
  return {
    isProgram,
    glyph(code) {
      const before = glyphs.get(code);
      if (before !== undefined) return before;
      const glyph: FontGlyph = { drawsNothing: drawsNothing(pdfium, font, code) };
      const drawn = isProgram || !isOfAmount(code) ? null : drawnGlyph(pdfium, font, code, scratch);
      if (drawn !== null) glyph.drawn = drawn;
      glyphs.set(code, glyph);
      return glyph;
    },
  };
}

/** Fonts of type 3 have no name. */
function isDrawnByProgram({ call }: Pdfium, font: number): boolean {
  return call.FPDFFont_GetBaseFontName(font, 0, 0) <= 1;
}
