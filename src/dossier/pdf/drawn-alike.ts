import { type Bitmap, drawPage } from "./bitmap.ts";
import { type PageGeometry, seen } from "./geometry.ts";
import { fillColour } from "./objects.ts";
import type { Pdfium } from "./pdfium.ts";

const SCALE = 2;
const FORM = 5;
/** Of 255: from here on a pixel belongs to a letter, and up to there it does not. */
const INKED = 170;
const BARE = 40;
/** How far apart, of 255, letters and their surroundings must be to be told from each other. */
const LEAST_GAP = 36;
/** The gap must be this many times what either side varies by itself. */
const CLEAR = 1.5;
const FEWEST_PIXELS = 4;

/** Says of a place, in the file's coordinates, whether something else draws there the letters these objects would draw. */
export type Alike = (left: number, bottom: number, right: number, top: number) => boolean;

/**
 * Words without ink often lie over a drawing of the same words: a title filled with a gradient, letters as outlines, a
 * number that is a picture. The words alone are drawn in black; where the page as it is shows the same letters, filled
 * or as outlines, a reader sees them. `read` are the objects whose own text was read: they lend theirs to nobody.
 */
export function drawnAlike(
  pdfium: Pdfium,
  page: number,
  objects: number[],
  all: number[],
  read: ReadonlySet<number>,
  g: PageGeometry,
  scratch: number,
): Alike {
  const full = drawWithout(pdfium, page, all, (_, object) => read.has(object));
  const letters = drawAlone(pdfium, page, objects, all, scratch);
  const scaleX = full.width / g.width;
  const scaleY = full.height / g.height;
  return (left, bottom, right, top) => {
    const { x0, y0, x1, y1 } = seen(g, left, bottom, right, top);
    const place = {
      fromX: Math.max(1, Math.floor(x0 * scaleX) - 1),
      toX: Math.min(full.width - 1, Math.ceil(x1 * scaleX) + 1),
      fromY: Math.max(1, Math.floor(y0 * scaleY) - 1),
      toY: Math.min(full.height - 1, Math.ceil(y1 * scaleY) + 1),
    };
    return showsLetters(full, letters, place);
  };
}

/** The page without some of its objects. */
function drawWithout(
  pdfium: Pdfium,
  page: number,
  all: number[],
  leavesOut: (type: number, object: number) => boolean,
) {
  const { call } = pdfium;
  const left = all.filter((object) => leavesOut(call.FPDFPageObj_GetType(object), object));
  for (const object of left) call.FPDFPageObj_SetIsActive(object, 0);
  const drawn = drawPage(pdfium, page, SCALE);
  for (const object of left) call.FPDFPageObj_SetIsActive(object, 1);
  return drawn;
}

/** The words alone, in black on white. */
function drawAlone(pdfium: Pdfium, page: number, objects: number[], all: number[], scratch: number): Bitmap {
  const { call } = pdfium;
  const words = new Set(objects);
  const before = objects.map((object) => ({
    object,
    mode: call.FPDFTextObj_GetTextRenderMode(object),
    colour: fillColour(pdfium, object, scratch),
  }));
  for (const { object } of before) {
    call.FPDFPageObj_SetFillColor(object, 0, 0, 0, 255);
    call.FPDFTextObj_SetTextRenderMode(object, 0);
  }
  const drawn = drawWithout(pdfium, page, all, (type, object) => type !== FORM && !words.has(object));
  for (const { object, mode, colour } of before) {
    call.FPDFTextObj_SetTextRenderMode(object, mode);
    call.FPDFPageObj_SetFillColor(object, colour.red, colour.green, colour.blue, colour.alpha);
  }
  return drawn;
}

interface Place {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

/** The pixels of one group: how many, and of each colour part their sum and the sum of their squares. */
interface Group {
  count: number;
  sum: number[];
  squares: number[];
}

const newGroup = (): Group => ({ count: 0, sum: [0, 0, 0], squares: [0, 0, 0] });

function showsLetters(full: Bitmap, letters: Bitmap, { fromX, toX, fromY, toY }: Place): boolean {
  const [inside, outside, edge, rest] = [newGroup(), newGroup(), newGroup(), newGroup()];
  const ink = (at: number) => 255 - (letters.rgba[at] as number);
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = (y * full.width + x) * 4;
      const own = ink(at);
      if (own >= INKED) add(inside, full.rgba, at);
      else if (own <= BARE) add(outside, full.rgba, at);
      const around = [ink(at - 4), ink(at + 4), ink(at - full.width * 4), ink(at + full.width * 4), own];
      const isEdge = Math.max(...around) >= INKED && Math.min(...around) <= BARE;
      add(isEdge ? edge : rest, full.rgba, at);
    }
  }
  return areApart(inside, outside) || areApart(edge, rest);
}

function add(group: Group, rgba: Uint8Array, at: number): void {
  group.count++;
  for (let part = 0; part < 3; part++) {
    const value = rgba[at + part] as number;
    group.sum[part] = (group.sum[part] as number) + value;
    group.squares[part] = (group.squares[part] as number) + value * value;
  }
}

function areApart(a: Group, b: Group): boolean {
  if (a.count < FEWEST_PIXELS || b.count < FEWEST_PIXELS) return false;
  return a.sum.some((_, part) => {
    const [meanA, meanB] = [mean(a, part), mean(b, part)];
    const gap = Math.abs(meanA - meanB);
    return gap >= LEAST_GAP && gap >= CLEAR * Math.max(spread(a, part, meanA), spread(b, part, meanB));
  });
}

const mean = ({ sum, count }: Group, part: number): number => (sum[part] as number) / count;

const spread = ({ squares, count }: Group, part: number, middle: number): number =>
  Math.sqrt(Math.max(0, (squares[part] as number) / count - middle * middle));
