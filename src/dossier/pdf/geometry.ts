import type { Pdfium } from "./pdfium.ts";

/** A page as it is seen: its size after rotation, and how the file's coordinates turn into it. */
export interface PageGeometry {
  width: number;
  height: number;
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Reads the visible box of a page (media box cut by the crop box) and its rotation. */
export function pageGeometry(pdfium: Pdfium, page: number, scratch: number): PageGeometry {
  const { call } = pdfium;
  call.FPDF_GetPageBoundingBox(page, scratch);
  const at = scratch >> 2;
  const floats = pdfium.floats();
  const [left = 0, top = 0, right = 0, bottom = 0] = floats.subarray(at, at + 4);
  return {
    width: call.FPDF_GetPageWidthF(page),
    height: call.FPDF_GetPageHeightF(page),
    turns: call.FPDFPage_GetRotation(page) & 3,
    left,
    bottom,
    right,
    top,
  };
}

/** Edges of something on the page as it is seen, in points from the top left. */
export interface Edges {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** From the file's coordinates (upwards, unrotated) to the page turned by `turns` quarter turns, as it is seen by default. */
export function seen(
  g: PageGeometry,
  left: number,
  bottom: number,
  right: number,
  top: number,
  turns = g.turns,
): Edges {
  return place({ x0: 0, y0: 0, x1: 0, y1: 0 }, g, left, bottom, right, top, turns);
}

/** The same, into edges that are there already: a page has thousands of letters. */
export function place(
  edges: Edges,
  g: PageGeometry,
  left: number,
  bottom: number,
  right: number,
  top: number,
  turns: number,
): Edges {
  switch (turns) {
    case 1:
      return put(edges, bottom - g.bottom, left - g.left, top - g.bottom, right - g.left);
    case 2:
      return put(edges, g.right - right, bottom - g.bottom, g.right - left, top - g.bottom);
    case 3:
      return put(edges, g.top - top, g.right - right, g.top - bottom, g.right - left);
    default:
      return put(edges, left - g.left, g.top - top, right - g.left, g.top - bottom);
  }
}

function put(edges: Edges, x0: number, y0: number, x1: number, y1: number): Edges {
  edges.x0 = x0;
  edges.y0 = y0;
  edges.x1 = x1;
  edges.y1 = y1;
  return edges;
}

/** Edges on the page turned by `turns` quarter turns, as they are on the page as it is seen. */
export function turnBack(g: PageGeometry, edges: Edges, turns: number): Edges {
  if (turns === g.turns) return edges;
  const { x0, x1, y0, y1 } = edges;
  switch (turns) {
    case 1:
      return seen(g, y0 + g.left, x0 + g.bottom, y1 + g.left, x1 + g.bottom);
    case 2:
      return seen(g, g.right - x1, y0 + g.bottom, g.right - x0, y1 + g.bottom);
    case 3:
      return seen(g, g.right - y1, g.top - x1, g.right - y0, g.top - x0);
    default:
      return seen(g, x0 + g.left, g.top - y1, x1 + g.left, g.top - y0);
  }
}
