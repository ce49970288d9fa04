import type { Pdfium } from "./pdfium.ts";

type Point = readonly [x: number, y: number];

/** A glyph's shape, stretched over a small grid: how much of each square is inked, and how broad it is for its height. */
export interface GlyphShape {
  grid: Float32Array;
  breadth: number;
}

const COLUMNS = 12;
const ROWS = 16;
/** Lines looked at in each row, and points on each in a column. */
const FINE = 3;
const LINE = 0;
const MOVE = 2;
const CURVE_STEPS = 5;
const SIZE = 20;
/** No digit is drawn with more. */
const MOST_SEGMENTS = 2_000;

/** Numbers for each step of an outline: where it goes, and how. */
const FIELDS = 3;

/** The outline a font draws for a character, step by step; null where it has none, as in fonts whose glyphs are programs. */
export function outlineOf(pdfium: Pdfium, font: number, code: number, scratch: number): Float32Array | null {
  const { call } = pdfium;
  const path = call.FPDFFont_GetGlyphPath(font, code, SIZE);
  const count = path === 0 ? 0 : call.FPDFGlyphPath_CountGlyphSegments(path);
  if (count <= 0 || count > MOST_SEGMENTS) return null;
  const steps = new Float32Array(FIELDS * count);
  const at = scratch >> 2;
  for (let index = 0; index < count; index++) {
    const segment = call.FPDFGlyphPath_GetGlyphPathSegment(path, index);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const floats = pdfium.floats();
    steps[FIELDS * index] = floats[at] as number;
    steps[FIELDS * index + 1] = floats[at + 1] as number;
    steps[FIELDS * index + 2] = call.FPDFPathSegment_GetType(segment);
  }
  return steps;
}

/** True where a font has nothing to draw for a character: its blank under another name, or a glyph that is a program. */
export function drawsNothing({ call }: Pdfium, font: number, code: number): boolean {
  const path = call.FPDFFont_GetGlyphPath(font, code, SIZE);
  return path === 0 || call.FPDFGlyphPath_CountGlyphSegments(path) === 0;
}

/** The closed lines of an outline, its curves as short straight ones. */
function contoursOf(steps: Float32Array): Point[][] {
  const contours: Point[][] = [];
  const curve: Point[] = [];
  for (let at = 0; at < steps.length; at += FIELDS) {
    const [x = 0, y = 0, kind] = steps.subarray(at, at + FIELDS);
    const open = contours.at(-1);
    if (kind === MOVE || open === undefined) contours.push([[x, y]]);
    else if (kind === LINE) open.push([x, y]);
    else if (curve.push([x, y]) === 3) open.push(...onCurve(open.at(-1) ?? [x, y], curve.splice(0)));
  }
  return contours;
}

function onCurve(from: Point, [a = from, b = from, to = from]: Point[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS;
    const rest = 1 - t;
    const mix = (i: 0 | 1) =>
      rest ** 3 * from[i] + 3 * rest ** 2 * t * a[i] + 3 * rest * t ** 2 * b[i] + t ** 3 * to[i];
    return [mix(0), mix(1)] as const;
  });
}

/** Fills an outline as type is filled: what it goes around more often one way than the other. */
export function shapeOf(outline: Float32Array): GlyphShape | null {
  const contours = contoursOf(outline);
  const points = contours.flat();
  const [left, right] = spanOf(points.map(([x]) => x));
  const [bottom, top] = spanOf(points.map(([, y]) => y));
  const [width, height] = [right - left, top - bottom];
  if (!(width > 0 && height > 0)) return null;
  const grid = new Float32Array(COLUMNS * ROWS);
  for (let line = 0; line < ROWS * FINE; line++) {
    const crossings = crossingsAt(contours, top - ((line + 0.5) / (ROWS * FINE)) * height);
    const row = Math.floor(line / FINE) * COLUMNS;
    let next = 0;
    let winding = 0;
    for (let column = 0; column < COLUMNS * FINE; column++) {
      const x = left + ((column + 0.5) / (COLUMNS * FINE)) * width;
      for (let at = crossings[next]; at !== undefined && at[0] < x; at = crossings[++next]) winding += at[1];
      if (winding === 0) continue;
      const square = row + Math.floor(column / FINE);
      grid[square] = (grid[square] as number) + 1 / FINE ** 2;
    }
  }
  return { grid, breadth: width / height };
}

function spanOf(values: number[]): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

function crossingsAt(contours: Point[][], y: number): [x: number, way: number][] {
  const found: [number, number][] = [];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i++) {
      const [x0, y0] = contour[i] as Point;
      const [x1, y1] = contour[(i + 1) % contour.length] as Point;
      if (y0 > y !== y1 > y) found.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y1 > y0 ? 1 : -1]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

/** How alike two shapes are: 1 for the same, about 0 for two that have nothing in common. */
export function likeness(a: GlyphShape, b: GlyphShape): number {
  const size = a.grid.length;
  let [meanA, meanB] = [0, 0];
  for (let i = 0; i < size; i++) {
    meanA += (a.grid[i] as number) / size;
    meanB += (b.grid[i] as number) / size;
  }
  let [both, ownA, ownB] = [0, 0, 0];
  for (let i = 0; i < size; i++) {
    const [inA, inB] = [(a.grid[i] as number) - meanA, (b.grid[i] as number) - meanB];
    both += inA * inB;
    ownA += inA * inA;
    ownB += inB * inB;
  }
  const alike = ownA * ownB === 0 ? 0 : both / Math.sqrt(ownA * ownB);
  return alike - Math.abs(Math.log(a.breadth / b.breadth)) / 2;
}
