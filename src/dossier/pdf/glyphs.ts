import { isOfAmount } from "./glyph-shapes.ts";
import type { KnownFont, PageTurner } from "./page-turner.ts";
import type { Pdfium } from "./pdfium.ts";

/** Stands for a glyph of which the file does not say what character it is. */
export const LOST = 0xfffd;

/** What is known of a glyph before the page is drawn. */
export interface Glyph {
  /** It takes room, and no outline of it was found. */
  isBlank: boolean;
  /** Its font has no character for it: what is said of it is the number of the glyph, which may be anything. */
  isUnnamed: boolean;
  /** Of characters that make amounts: its font draws another one, or is a program of its own. */
  isAnother?: boolean;
  /** Of characters that make amounts: how broad the font draws them for their height. */
  breadth?: number;
}

const ORDINARY: Glyph = { isBlank: false, isUnnamed: false };

/** Looks at each glyph of each font once: whole documents are written with a few hundred of them. */
export function glyphReader(pdfium: Pdfium, textPage: number, fonts: PageTurner, scratch: number) {
  const { call } = pdfium;
  const known = new Map<KnownFont, Map<number, Glyph>>();
  let last = 0;
  let font: KnownFont | undefined;
  let glyphs = new Map<number, Glyph>();
  return {
    look(object: number, code: number, index: number): Glyph {
      if (object !== last || font === undefined) {
        last = object;
        font = fonts.font(call.FPDFTextObj_GetFont(object));
        glyphs = known.get(font) ?? new Map();
        known.set(font, glyphs);
      }
      const seen = glyphs.get(code);
      if (seen !== undefined) return seen;
      const { drawsNothing, drawn } = font.glyph(code);
      const isUnnamed = call.FPDFText_HasUnicodeMapError(textPage, index) === 1 && MAY_BE_DIGIT.test(letter(code));
      const isBlank = !hasOutline(pdfium, textPage, index, scratch) || drawsNothing;
      const isAnother = font.isProgram && isOfAmount(code);
      const isOrdinary = !(isUnnamed || isBlank || isAnother || drawn);
      const glyph = isOrdinary ? ORDINARY : { isBlank, isUnnamed, isAnother, ...drawn };
      glyphs.set(code, glyph);
      return glyph;
    },
    /**
     * True where this place shows another glyph than the font has for the character: a font may draw two glyphs and
     * call both by one name. Only for text that stands upright.
     */
    isOther({ breadth }: Glyph, index: number): boolean {
      if (breadth === undefined) return false;
      const [width, height] = sizeOf(pdfium, textPage, index, scratch);
      return height > 0 && width > 0 && Math.abs(Math.log(width / height / breadth)) > OTHER_BREADTH;
    },
    /** True for a control character that is none: a glyph without a name that puts ink on the page. */
    isDrawn(index: number): boolean {
      return call.FPDFText_HasUnicodeMapError(textPage, index) === 1 && hasOutline(pdfium, textPage, index, scratch);
    },
  };
}

/** What the number of a glyph may be taken for: the digits of a font that begins at "!" come out as signs. */
const MAY_BE_DIGIT = /[\p{L}\p{N}!-/]/u;

/** How much broader or narrower than its font says a glyph is another one; honest ones differ by 0.02 at most. */
const OTHER_BREADTH = 0.03;

const ACTUAL_TEXT = [..."ActualText"].map((character) => character.charCodeAt(0));

/** True where the file gives a text in the place of what an object draws. */
export function isReplaced({ call, bytes }: Pdfium, object: number, scratch: number): boolean {
  for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
    const mark = call.FPDFPageObj_GetMark(object, index);
    for (let param = call.FPDFPageObjMark_CountParams(mark) - 1; param >= 0; param--) {
      call.FPDFPageObjMark_GetParamKey(mark, param, scratch + 4, 32, scratch);
      const memory = bytes();
      // Two bytes a character, and two at the end.
      if (memory[scratch] !== 2 * ACTUAL_TEXT.length + 2) continue;
      if (ACTUAL_TEXT.every((code, at) => memory[scratch + 4 + 2 * at] === code)) return true;
    }
  }
  return false;
}

/** Where an object is drawn, in the file's coordinates. */
export function boundsOf(
  { call, floats }: Pdfium,
  object: number,
  scratch: number,
): [left: number, bottom: number, right: number, top: number] {
  call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const at = scratch >> 2;
  const memory = floats();
  return [memory[at] as number, memory[at + 1] as number, memory[at + 2] as number, memory[at + 3] as number];
}

function letter(code: number): string {
  return code === LOST ? "" : String.fromCodePoint(code);
}

function hasOutline(pdfium: Pdfium, textPage: number, index: number, scratch: number): boolean {
  const [width, height] = sizeOf(pdfium, textPage, index, scratch);
  return width > 0.01 || height > 0.01;
}

function sizeOf(pdfium: Pdfium, textPage: number, index: number, scratch: number): [width: number, height: number] {
  // Left, right, bottom and top, one after the other.
  pdfium.call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const at = scratch >> 3;
  const memory = pdfium.doubles();
  return [(memory[at + 1] as number) - (memory[at] as number), (memory[at + 3] as number) - (memory[at + 2] as number)];
}

const LOST_CHARACTERS = /[\p{Co}\uFFFD]{2}|[\p{L}\p{N}$€£][.,]?[\p{Co}\uFFFD]|[\p{Co}\uFFFD][.,]?[\p{L}\p{N}%$€£]/u;

/** True where a part of a word or number has no characters. A sign that stands alone is a bullet or an icon. */
export function losesCharacters(text: string): boolean {
  return /[\uE000-\uF8FF\uFFFD]/.test(text) && LOST_CHARACTERS.test(text);
}
