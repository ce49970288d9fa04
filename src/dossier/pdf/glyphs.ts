import type { Pdfium } from "./pdfium.ts";

/** Stands for a glyph of which the file does not say what character it is. */
export const LOST = 0xfffd;

/** What is known of a glyph before the page is drawn. */
export interface Glyph {
  /** It takes room and has no outline. */
  isBlank: boolean;
  /** Its font has no character for it: what is said of it is the number of the glyph, which may be anything. */
  isUnnamed: boolean;
}

const ORDINARY: Glyph = { isBlank: false, isUnnamed: false };

/** Looks at each glyph of each font once: whole documents are written with a few hundred of them. */
export function glyphReader(pdfium: Pdfium, textPage: number, scratch: number) {
  const { call } = pdfium;
  const known = new Map<number, Map<number, Glyph>>();
  let last = 0;
  let glyphs = new Map<number, Glyph>();
  return {
    look(object: number, code: number, index: number): Glyph {
      if (object !== last) {
        last = object;
        const font = call.FPDFTextObj_GetFont(object);
        glyphs = known.get(font) ?? new Map();
        known.set(font, glyphs);
      }
      const seen = glyphs.get(code);
      if (seen !== undefined) return seen;
      const isUnnamed = call.FPDFText_HasUnicodeMapError(textPage, index) === 1 && /[\p{L}\p{N}]/u.test(letter(code));
      const isBlank = !hasOutline(pdfium, textPage, index, scratch);
      const glyph = isUnnamed || isBlank ? { isBlank, isUnnamed } : ORDINARY;
      glyphs.set(code, glyph);
      return glyph;
    },
    /** True for a control character that is none: a glyph without a name that puts ink on the page. */
    isDrawn(index: number): boolean {
      return call.FPDFText_HasUnicodeMapError(textPage, index) === 1 && hasOutline(pdfium, textPage, index, scratch);
    },
  };
}

function letter(code: number): string {
  return code === LOST ? "" : String.fromCodePoint(code);
}

function hasOutline(pdfium: Pdfium, textPage: number, index: number, scratch: number): boolean {
  const [left, right, bottom, top] = [scratch, scratch + 8, scratch + 16, scratch + 24] as const;
  pdfium.call.FPDFText_GetCharBox(textPage, index, left, right, bottom, top);
  const view = new DataView(pdfium.bytes().buffer);
  const width = view.getFloat64(right, true) - view.getFloat64(left, true);
  return width > 0.01 || view.getFloat64(top, true) - view.getFloat64(bottom, true) > 0.01;
}

const LOST_CHARACTERS = /[\p{Co}\uFFFD]{2}|[\p{L}\p{N}$€£][.,]?[\p{Co}\uFFFD]|[\p{Co}\uFFFD][.,]?[\p{L}\p{N}%$€£]/u;

/** True where a part of a word or number has no characters. A sign that stands alone is a bullet or an icon. */
export function losesCharacters(text: string): boolean {
  return LOST_CHARACTERS.test(text);
}
