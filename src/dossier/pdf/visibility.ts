import type { HiddenReason } from "../../domain/document.ts";
import { drawnAlike } from "./drawn-alike.ts";
import { drawnChange } from "./drawn-change.ts";
import type { PageGeometry } from "./geometry.ts";
import { boundsOf } from "./glyphs.ts";
import { type Colour, fillColour, LIGHT, type PageObjects } from "./objects.ts";
import type { PageTurner } from "./page-turner.ts";
import type { Pdfium } from "./pdfium.ts";
import { shapeIndex } from "./shape-index.ts";
import { isSuspect } from "./suspicion.ts";
import { twinsOf } from "./twins.ts";

/** Tells which text of a page a reader does not see, and why. */
export interface Visibility {
  /** Judges one character, given in the file's coordinates with the text object it belongs to. */
  hides(object: number, left: number, bottom: number, right: number, top: number): HiddenReason | undefined;
  /** True where an object is seen only because something else draws its words: its figures must be compared. */
  isBorrowed?(object: number): boolean;
  /** Where it is asked for: nothing of a glyph of this object was found, it must be drawn to be believed. */
  suspect?(object: number): void;
  /** True for an object of which nobody could tell whether it is seen. */
  doubts?(object: number): boolean;
}

/** A first look: what is certain is said at once, what may be hidden is let through and remembered. */
export interface FirstLook extends Visibility {
  suspects(): number;
  /** Settles the suspects by drawing the page with and without them, and words without ink by what they lie over. */
  settle(): Visibility;
  /** Lets the suspects through, in doubt. */
  leaveOpen(): Visibility;
}

const STROKED_MODE = 1;
const INVISIBLE_MODE = 3;
const CLIP_MODE = 7;
const SEE_THROUGH = 12;
/** Text smaller than this, in points as seen, is not there to be read. */
const MIN_SIZE = 2;
const SIMILAR = 40;
/** How plainly a letter must show that stands among others which are seen. */
const FAINT = 0.4;

/** How one text object is drawn. */
interface Ink {
  order: number;
  colour: Colour;
  light: boolean;
  /** Belongs to a layer, which may be switched off. */
  layered: boolean;
  /** Drawn in a way that may leave nothing to see. */
  suspect: boolean;
  hidden: HiddenReason | undefined;
}

/** Looks at how the text of a page is drawn, and at what stands before and behind it. */
export function pageVisibility(
  pdfium: Pdfium,
  page: number,
  g: PageGeometry,
  objects: PageObjects,
  fonts: PageTurner,
  scratch: number,
): FirstLook {
  const shapes = shapeIndex(objects.shapes);
  const lightWords = shapeIndex(objects.lightWords);
  const blank = new Set<number>();
  const orderOf = drawingOrder(objects.drawn);
  const doubt = (drawn: Ink, object: number, x: number, y: number): HiddenReason | undefined => {
    const shape = shapes.topmost(x, y);
    const over = lightWords.topmost(x, y);
    if (over !== undefined && !drawn.light) {
      if (drawn.order < 0) drawn.order = orderOf(object);
      if (over.order > drawn.order) return "covered";
    }
    if (shape === undefined) return drawn.light ? "background_colour" : undefined;
    if (drawn.order < 0) drawn.order = orderOf(object);
    if (shape.order > drawn.order) return "covered";
    const similar = shape.kind === "fill" ? distance(shape, drawn.colour) < SIMILAR : drawn.light;
    return similar ? "background_colour" : undefined;
  };
  const suspects = new Set<number>();
  const inkless = new Set<number>();
  const asked = new Set<number>();
  let last = 0;
  let ink: Ink | undefined;

  const judge = (object: number, left: number, bottom: number, right: number, top: number): Judgement => {
    if (object !== last || ink === undefined) {
      last = object;
      ink = readInk(pdfium, fonts, object, Math.min(right - left, top - bottom), scratch);
    }
    if (ink.hidden !== undefined) return ink.hidden;
    if (right <= g.left || left >= g.right || top <= g.bottom || bottom >= g.top) return "off_page";
    const reason =
      ink.light || !shapes.isEmpty || !lightWords.isEmpty
        ? doubt(ink, object, (left + right) / 2, (bottom + top) / 2)
        : undefined;
    if (reason !== undefined) return reason;
    const suspect = ink.layered || ink.suspect || objects.inForms.has(object) || blank.has(object);
    return suspect ? "switched_off" : undefined;
  };
  return {
    hides(object, left, bottom, right, top) {
      if (object !== last) asked.add(object);
      const reason = judge(object, left, bottom, right, top);
      if (reason === "invisible") inkless.add(object);
      if (!isDoubtful(reason)) return reason;
      suspects.add(object);
      return undefined;
    },
    suspects: () => suspects.size,
    suspect(object) {
      blank.add(object);
      suspects.add(object);
    },
    leaveOpen: () => ({
      hides(object, left, bottom, right, top) {
        const reason = judge(object, left, bottom, right, top);
        return isDoubtful(reason) ? undefined : reason;
      },
      doubts: (object) => suspects.has(object),
    }),
    settle() {
      const twins = inkless.size === 0 ? new Map() : twinsOf(pdfium, inkless, objects.drawn, asked, scratch);
      for (const twin of twins.values())
        if (isDoubtful(judge(twin, ...boundsOf(pdfium, twin, scratch)))) suspects.add(twin);
      const changes = suspects.size === 0 ? () => 1 : drawnChange(pdfium, page, [...suspects], g);
      const bare = [...inkless].filter((object) => !twins.has(object));
      const alike = bare.length === 0 ? () => false : drawnAlike(pdfium, page, bare, objects.drawn, asked, g, scratch);
      let seen = 0;
      return {
        isBorrowed: (object) => inkless.has(object),
        hides(object, left, bottom, right, top) {
          const reason = judge(twins.get(object) ?? object, left, bottom, right, top);
          if (reason === "invisible" && alike(left, bottom, right, top)) return undefined;
          if (!isDoubtful(reason)) return reason;
          const ofColour = reason === "background_colour" ? ink?.colour : undefined;
          const plain = changes(left, bottom, right, top, ofColour);
          // A thin letter among others of its word that are seen is seen with them.
          if (plain >= 1 || (object === seen && plain >= FAINT && reason !== "covered")) {
            seen = object;
            return undefined;
          }
          seen = 0;
          return reason === "switched_off" ? "invisible" : reason;
        },
      };
    },
  };
}

type Doubt = "covered" | "background_colour" | "switched_off";
type Judgement = HiddenReason | Doubt | undefined;

function isDoubtful(reason: Judgement): reason is Doubt {
  return reason === "covered" || reason === "background_colour" || reason === "switched_off";
}

function readInk(pdfium: Pdfium, fonts: PageTurner, object: number, extent: number, scratch: number): Ink {
  const mode = pdfium.call.FPDFTextObj_GetTextRenderMode(object);
  const colour = fillColour(pdfium, object, scratch);
  const light = Math.min(colour.red, colour.green, colour.blue) >= LIGHT || mode === CLIP_MODE;
  const seeThrough = mode === INVISIBLE_MODE || (mode !== STROKED_MODE && colour.alpha <= SEE_THROUGH);
  const tiny = !seeThrough && extent < 3 * MIN_SIZE && isTiny(pdfium, object, scratch);
  return {
    order: -1,
    colour,
    light,
    layered: isLayered(pdfium, object, scratch),
    suspect:
      isSuspect(pdfium, object, mode, colour, scratch) || fonts.font(pdfium.call.FPDFTextObj_GetFont(object)).isProgram,
    hidden: seeThrough ? "invisible" : tiny ? "tiny" : undefined,
  };
}

/** Objects of a layer carry the mark "OC". */
function isLayered({ call, bytes }: Pdfium, object: number, scratch: number): boolean {
  for (let index = call.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
    call.FPDFPageObjMark_GetName(call.FPDFPageObj_GetMark(object, index), scratch + 4, 8, scratch);
    const memory = bytes();
    if (memory[scratch] === 6 && memory[scratch + 4] === 79 && memory[scratch + 6] === 67) return true;
  }
  return false;
}

function isTiny(pdfium: Pdfium, object: number, scratch: number): boolean {
  const at = scratch >> 2;
  pdfium.call.FPDFTextObj_GetFontSize(object, scratch);
  const size = pdfium.floats()[at] as number;
  pdfium.call.FPDFPageObj_GetMatrix(object, scratch);
  const memory = pdfium.floats();
  const length = (x: number) => Math.sqrt((memory[x] as number) ** 2 + (memory[x + 1] as number) ** 2);
  // As high, or as broad, as it is drawn: type may be squeezed in either direction.
  return Math.abs(size) * Math.min(length(at), length(at + 2)) < MIN_SIZE;
}

function distance(a: Colour, b: Colour): number {
  return Math.max(Math.abs(a.red - b.red), Math.abs(a.green - b.green), Math.abs(a.blue - b.blue));
}

/** Text is read mostly in the order in which it is drawn: the next object is looked for just after the last one. */
function drawingOrder(drawn: number[]): (object: number) => number {
  let last = -1;
  let places: Map<number, number> | undefined;
  return (object) => {
    for (let ahead = last + 1; ahead < Math.min(last + 8, drawn.length); ahead++) {
      if (drawn[ahead] === object) {
        last = ahead;
        return ahead;
      }
    }
    places ??= new Map(drawn.map((handle, place) => [handle, place]));
    last = places.get(object) ?? 0;
    return last;
  };
}
