import type { Cell, HiddenReason } from "../../domain/document.ts";
import { type Edges, type PageGeometry, place, seen } from "./geometry.ts";
import { boundsOf, glyphReader, isReplaced, LOST, losesCharacters } from "./glyphs.ts";
import { Spacing } from "./letter-spacing.ts";
import type { PageTurner } from "./page-turner.ts";
import type { Pdfium } from "./pdfium.ts";
import type { Visibility } from "./visibility.ts";

/**
 * A stretch of text on one line with no wide gap in it: a cell of a table, or a line of a paragraph.
 * Its edges are those of the page turned by `turns` quarter turns, which is how this text is upright.
 */
export interface Fragment extends Edges {
  text: string;
  turns: number;
  hidden?: HiddenReason;
  /** Written across the page, at no quarter turn (a stamp, a watermark). */
  slanted?: boolean;
  /** Read from a picture. */
  ocr?: Cell["ocr"];
  /** Its font does not say which characters its glyphs are. */
  doubted?: true;
}

/** What a page's text layer says: fragments where they stand, and the visible text in the file's own order. */
export interface PageText {
  fragments: Fragment[];
  stream: string;
}

/** A gap wider than this share of the line's height separates two cells. */
const CELL_GAP = 0.75;
const SPACE_GAP = 0.24;
const HYPHEN_AT_LINE_END = 2;
/** Lines end with 13 and 10: a 10 alone is a space of a font that names its characters wrongly. */
const SPACES = new Set([9, 10, 32, 160, 0x2007, 0x2009, 0x202f]);

/** Reads every character of a page, with its place, and joins them into fragments. */
export function readFragments(
  pdfium: Pdfium,
  textPage: number,
  page: PageGeometry,
  visibility: Visibility,
  fonts: PageTurner,
  scratch: number,
): PageText {
  const { call } = pdfium;
  const count = call.FPDFText_CountChars(textPage);
  const fragments: Fragment[] = [];
  const at = scratch >> 2;
  const glyphs = glyphReader(pdfium, textPage, fonts, scratch);
  /** Those of whose characters one may be drawn as another. */
  const otherwise = new Set<Fragment>();
  /** Texts given in the place of what is drawn have no places of their own: they stand where that is. */
  const replaced = new Map<Fragment, Edges>();
  const isReplacedText = lastAnswer((owner) => isReplaced(pdfium, owner, scratch));
  let floats = pdfium.floats();
  let stream = "";
  let object = 0;
  let hidden: HiddenReason | undefined;
  let turns = page.turns;
  let slanted = false;
  let open: Fragment | undefined;
  let space = false;
  let written = false;
  let previous = 0;
  const spacing = new Spacing();
  const edges: Edges = { x0: 0, y0: 0, x1: 0, y1: 0 };
  let begun = 0;
  const close = (): void => {
    if (open === undefined) return;
    fragments.push(open);
    const words = spacing.words(open.y1 - open.y0);
    if (words === null || words === open.text) return;
    open.text = words;
    if (open.hidden === undefined) stream = stream.slice(0, begun) + words + (stream.endsWith(" ") ? " " : "");
  };

  for (let index = 0; index < count; index++) {
    const named = call.FPDFText_GetUnicode(textPage, index);
    const code = named < 32 && glyphs.isDrawn(index) ? LOST : named;
    const afterReturn = code === 10 && previous === 13;
    previous = code;
    if (SPACES.has(code) && !afterReturn) {
      space = true;
      written ||= call.FPDFText_IsGenerated(textPage, index) === 0;
      if (hidden === undefined) stream += " ";
      continue;
    }
    if (code < 32 && code !== HYPHEN_AT_LINE_END) {
      if (code !== 13) continue;
      close();
      if (hidden === undefined) stream += "\n";
      open = undefined;
      space = written = false;
      continue;
    }
    call.FPDFText_GetLooseCharBox(textPage, index, scratch);
    if (floats.length === 0) floats = pdfium.floats(); // PDFium's memory has grown
    const left = floats[at] as number;
    const top = floats[at + 1] as number;
    const right = floats[at + 2] as number;
    const bottom = floats[at + 3] as number;
    const owner = call.FPDFText_GetTextObject(textPage, index);
    const glyph = glyphs.look(owner, code, index);
    if (glyph.isBlank) visibility.suspect?.(owner);
    if (owner !== object) {
      object = owner;
      const quarters = 4 - (call.FPDFText_GetCharAngle(textPage, index) * 2) / Math.PI;
      slanted = Math.abs(quarters - Math.round(quarters)) > 0.1;
      turns = slanted ? page.turns : Math.round(quarters) & 3;
    }
    hidden = visibility.hides(owner, left, bottom, right, top);
    place(edges, page, left, bottom, right, top, turns);
    const text = code === HYPHEN_AT_LINE_END ? "-" : letterOf(code);
    const apart = open !== undefined && needsSpace(open, edges, space, slanted);
    if (
      open !== undefined &&
      open.hidden === hidden &&
      open.turns === turns &&
      belongs(open, edges, slanted) &&
      !(apart && opensAmount(open.text, text))
    ) {
      spacing.add(text, edges.x0 - open.x1, written);
      open.text += apart ? ` ${text}` : text;
      if (edges.x0 < open.x0) open.x0 = edges.x0;
      if (edges.x1 > open.x1) open.x1 = edges.x1;
      if (edges.y0 < open.y0) open.y0 = edges.y0;
      if (edges.y1 > open.y1) open.y1 = edges.y1;
    } else {
      close();
      open = { text, turns, x0: edges.x0, y0: edges.y0, x1: edges.x1, y1: edges.y1 };
      spacing.begin(text);
      begun = stream.length;
      if (hidden !== undefined) open.hidden = hidden;
      if (slanted) open.slanted = true;
    }
    if (hidden === undefined) stream += code === HYPHEN_AT_LINE_END ? "-\n" : text;
    const isOther = turns === page.turns && !slanted && glyphs.isOther(glyph, index);
    if (glyph.isUnnamed || visibility.doubts?.(owner)) open.doubted = true;
    else if (isDigit(code) && isReplacedText(owner)) {
      replaced.set(open, seen(page, ...boundsOf(pdfium, owner, scratch), turns));
      otherwise.add(open);
    } else if (visibility.isBorrowed?.(owner) || isOther || glyph.isAnother) otherwise.add(open);
    space = written = false;
  }
  close();
  for (const [fragment, drawn] of replaced) Object.assign(fragment, around(fragment, drawn));
  doubtBesideCovers(fragments);
  for (const fragment of fragments) {
    const otherFigure = otherwise.has(fragment) && /\d/.test(fragment.text);
    if (otherFigure || losesCharacters(fragment.text)) fragment.doubted = true;
  }
  return { fragments, stream };
}

/** Where a digit is not seen, what is left of its figure is another figure; what covers it may show one more. */
function doubtBesideCovers(fragments: Fragment[]): void {
  for (const [at, covered] of fragments.entries()) {
    if (covered.hidden === undefined || !/\d/.test(covered.text)) continue;
    for (const beside of [fragments[at - 1], fragments[at + 1]]) {
      if (beside === undefined || beside.hidden !== undefined || !/\d/.test(beside.text)) continue;
      const gap = Math.max(beside.x0 - covered.x1, covered.x0 - beside.x1);
      const isOnLine = Math.min(beside.y1, covered.y1) > Math.max(beside.y0, covered.y0);
      if (isOnLine && gap < CELL_GAP * (covered.y1 - covered.y0)) beside.doubted = true;
    }
  }
}

function around(a: Edges, b: Edges): Edges {
  return {
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    y0: Math.min(a.y0, b.y0),
    y1: Math.max(a.y1, b.y1),
  };
}

/** The sign of a code; those of most text are made once. */
function letterOf(code: number): string {
  return LETTERS[code] ?? String.fromCodePoint(code);
}

const LETTERS = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code));

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Asks once for each object: its characters come one after the other. */
function lastAnswer(ask: (object: number) => boolean): (object: number) => boolean {
  let last = 0;
  let answer = false;
  return (object) => {
    if (object !== last) {
      last = object;
      answer = ask(object);
    }
    return answer;
  };
}

function belongs(open: Fragment, next: Edges, slanted: boolean): boolean {
  if (open.slanted === true || slanted) return open.slanted === true && slanted;
  const overlap = Math.min(open.y1, next.y1) - Math.max(open.y0, next.y0);
  if (overlap < 0.4 * Math.min(next.y1 - next.y0, open.y1 - open.y0)) return false;
  return isNear(open, next);
}

/** True where nothing as wide as the space between two cells stands between two stretches of the same line. */
export function isNear(left: Edges, right: Edges): boolean {
  const height = Math.max(right.y1 - right.y0, left.y1 - left.y0, 1);
  const gap = right.x0 - left.x1;
  return gap < CELL_GAP * height && gap > -height;
}

/** True where a space stands between two stretches of the same line. */
export function isApart(left: Edges, right: Edges): boolean {
  return right.x0 - left.x1 > SPACE_GAP * (right.y1 - right.y0);
}

function needsSpace(open: Fragment, next: Edges, space: boolean, slanted: boolean): boolean {
  return space || (!slanted && isApart(open, next));
}

/** "301,672 $ 2,919": the sign belongs to the number after it, in the next column. */
export function opensAmount(before: string, after: string): boolean {
  return /^[$£¥]/.test(after) && /[\d)%—–-]$/.test(before);
}
