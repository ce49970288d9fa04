import { html, type Markup } from "../markup.ts";

/** The shape of a mark says whose value it is. */
export type MarkShape = "circle" | "ring" | "diamond" | "square";

const SHAPES: Readonly<Record<MarkShape, Markup>> = {
  circle: html`<circle r="6" class="mark filled"/>`,
  ring: html`<circle r="5" class="mark hollow"/>`,
  diamond: html`<path d="M0-7 7 0 0 7-7 0Z" class="mark filled"/>`,
  square: html`<rect x="-6" y="-6" width="12" height="12" class="mark strong"/>`,
};

/** A mark at a share of the width. Its words stand beside it as text: the drawing itself is not read out. */
export function markAt(x: string, shape: MarkShape): Markup {
  return html`<svg x="${x}" y="50%" overflow="visible">${SHAPES[shape]}</svg>`;
}

/** A legend's own copy of a shape. */
export function legendMark(shape: MarkShape): Markup {
  return html`<svg class="key" width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">${SHAPES[shape]}</svg>`;
}
