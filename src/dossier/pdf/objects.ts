import { addAll } from "../../domain/many.ts";
import type { PageGeometry } from "./geometry.ts";
import { boundsOf } from "./glyphs.ts";
import type { Pdfium } from "./pdfium.ts";

/** Something that is drawn on a page and that may stand before or behind text. In the file's own coordinates. */
export interface Shape {
  kind: "fill" | "image" | "shading";
  /** Place in the order of drawing. */
  order: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** A page's content in drawing order: the objects, and the shapes that could hide text or be behind it. */
export interface PageObjects {
  /** Every object in the order of drawing: a shape's `order` is a place in this list. */
  drawn: number[];
  shapes: Shape[];
  /** Light words, which may have been written over others to hide them. */
  lightWords: Shape[];
  /** Text inside forms, which may be cut off by the form's frame or switched off with it. */
  inForms: Set<number>;
  /** Share of the page covered by its largest picture, 0 to 1. */
  picture: number;
  /** Lines and curves: many of them and no text may be text turned into outlines. */
  paths: number;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
/** Thinner than this, a shape is a rule between lines, not a background. */
const MIN_SIDE = 3;
const MAX_DEPTH = 12;
/** A line as broad as this, in points, may be drawn over words. */
const BROAD = 4;
/** Words whose colours are all at least this light. */
export const LIGHT = 200;
const LINK = 2;
const POPUP = 16;

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Walks through what a page draws, into its forms (drawings used inside drawings). */
export function pageObjects(pdfium: Pdfium, page: number, g: PageGeometry, scratch: number): PageObjects {
  const { call } = pdfium;
  const found: PageObjects = { drawn: [], shapes: [], lightWords: [], inForms: new Set(), picture: 0, paths: 0 };
  const area = Math.max(1, (g.right - g.left) * (g.top - g.bottom));

  const visit = (object: number, matrix: Matrix, depth: number): void => {
    const type = call.FPDFPageObj_GetType(object);
    found.drawn.push(object);
    if (type === TEXT) {
      if (depth > 0) found.inForms.add(object);
      const colour = fillColour(pdfium, object, scratch);
      if (Math.min(colour.red, colour.green, colour.blue) >= LIGHT && colour.alpha > 0) {
        const shape = readShape(pdfium, object, PATH, matrix, found.drawn.length - 1, scratch);
        // The bounds of words end before the last letter does, and a stroke reaches beyond them.
        const around = shape.top - shape.bottom;
        found.lightWords.push({ ...shape, left: shape.left - around, right: shape.right + around });
      }
      return;
    }
    if (type === FORM) {
      if (depth >= MAX_DEPTH) return;
      const inner = multiply(readMatrix(object), matrix);
      const count = call.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count; index++) visit(call.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    } else {
      addShape(object, type, matrix);
    }
  };
  const addShape = (object: number, type: number, matrix: Matrix): void => {
    if (type === PATH) found.paths++;
    if (type === PATH && !isFilled(object) && !isBroad(object)) return;
    const shape = readShape(pdfium, object, type, matrix, found.drawn.length - 1, scratch);
    if (shape.right - shape.left < MIN_SIDE || shape.top - shape.bottom < MIN_SIDE) return;
    found.shapes.push(shape);
    if (type !== IMAGE) return;
    const width = Math.min(shape.right, g.right) - Math.max(shape.left, g.left);
    const height = Math.min(shape.top, g.top) - Math.max(shape.bottom, g.bottom);
    if (width > 0 && height > 0) found.picture = Math.max(found.picture, (width * height) / area);
  };
  const isFilled = (path: number): boolean => {
    call.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
    return pdfium.bytes()[scratch] !== 0;
  };
  const isBroad = (path: number): boolean => {
    call.FPDFPageObj_GetStrokeWidth(path, scratch);
    return (pdfium.floats()[scratch >> 2] as number) >= BROAD;
  };
  const readMatrix = (object: number): Matrix => {
    if (call.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
    const at = scratch >> 2;
    return [...pdfium.floats().subarray(at, at + 6)] as unknown as Matrix;
  };

  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) visit(call.FPDFPage_GetObject(page, index), IDENTITY, 0);
  addAll(found.shapes, annotations(pdfium, page, scratch));
  return found;
}

/** What lies on a page and is no part of it: notes, stamps, fields. All but links may cover words. */
function annotations(pdfium: Pdfium, page: number, scratch: number): Shape[] {
  const { call } = pdfium;
  const found: Shape[] = [];
  for (let index = call.FPDFPage_GetAnnotCount(page) - 1; index >= 0; index--) {
    const one = call.FPDFPage_GetAnnot(page, index);
    if (one === 0) continue;
    const kind = call.FPDFAnnot_GetSubtype(one);
    if (kind !== LINK && kind !== POPUP && call.FPDFAnnot_GetRect(one, scratch) !== 0) {
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
      const colour = { red: 0, green: 0, blue: 0, alpha: 255 };
      found.push({ kind: "shading", order: Number.MAX_SAFE_INTEGER, left, bottom, right, top, ...colour });
    }
    call.FPDFPage_CloseAnnot(one);
  }
  return found;
}

/** The text among what a page draws. */
export function textObjects({ call }: Pdfium, { drawn }: PageObjects): number[] {
  return drawn.filter((object) => call.FPDFPageObj_GetType(object) === TEXT);
}

function readShape(
  pdfium: Pdfium,
  object: number,
  type: number,
  matrix: Matrix,
  order: number,
  scratch: number,
): Shape {
  const [left, bottom, right, top] = boundsOf(pdfium, object, scratch);
  const kind = type === PATH ? "fill" : type === IMAGE ? "image" : type === SHADING ? "shading" : "fill";
  const colour = kind === "fill" ? fillColour(pdfium, object, scratch) : { red: 0, green: 0, blue: 0, alpha: 255 };
  return { kind, order, ...transform(matrix, left, bottom, right, top), ...colour };
}

/** Each part 0 to 255. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** The colour an object is filled with. */
export function fillColour(pdfium: Pdfium, object: number, scratch: number): Colour {
  pdfium.call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const bytes = pdfium.bytes();
  return {
    red: bytes[scratch] as number,
    green: bytes[scratch + 4] as number,
    blue: bytes[scratch + 8] as number,
    alpha: bytes[scratch + 12] as number,
  };
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

function transform(m: Matrix, left: number, bottom: number, right: number, top: number) {
  const xs = [
    left * m[0] + bottom * m[2],
    left * m[0] + top * m[2],
    right * m[0] + bottom * m[2],
    right * m[0] + top * m[2],
  ];
  const ys = [
    left * m[1] + bottom * m[3],
    left * m[1] + top * m[3],
    right * m[1] + bottom * m[3],
    right * m[1] + top * m[3],
  ];
  return {
    left: Math.min(...xs) + m[4],
    right: Math.max(...xs) + m[4],
    bottom: Math.min(...ys) + m[5],
    top: Math.max(...ys) + m[5],
  };
}
