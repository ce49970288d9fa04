import type { Shape } from "./objects.ts";

/** Opaque shapes by their height on the page. */
export interface ShapeIndex {
  isEmpty: boolean;
  /** The last drawn shape at this point, in the file's coordinates. */
  topmost(x: number, y: number): Shape | undefined;
}

const OPAQUE = 245;
const BAND = 12;
/** A shape higher than this many bands is kept apart instead of being listed in each. */
const MAX_BANDS = 100;

/** Sorts shapes into horizontal bands, so that a character is only compared with those at its height. */
export function shapeIndex(shapes: Shape[]): ShapeIndex {
  const bands = new Map<number, Shape[]>();
  const tall: Shape[] = [];
  for (const shape of shapes) {
    if (shape.alpha < OPAQUE) continue;
    const from = Math.floor(shape.bottom / BAND);
    const to = Math.floor(shape.top / BAND);
    if (!(to - from <= MAX_BANDS)) {
      tall.push(shape);
      continue;
    }
    for (let band = from; band <= to; band++) {
      const list = bands.get(band);
      if (list === undefined) bands.set(band, [shape]);
      else list.push(shape);
    }
  }
  return {
    isEmpty: tall.length === 0 && bands.size === 0,
    topmost(x, y) {
      const near = lastAt(bands.get(Math.floor(y / BAND)), x, y);
      const far = lastAt(tall, x, y);
      if (near === undefined || far === undefined) return near ?? far;
      return near.order > far.order ? near : far;
    },
  };
}

function lastAt(shapes: Shape[] | undefined, x: number, y: number): Shape | undefined {
  if (shapes === undefined) return undefined;
  for (let index = shapes.length - 1; index >= 0; index--) {
    const shape = shapes[index] as Shape;
    if (x > shape.left && x < shape.right && y > shape.bottom && y < shape.top) return shape;
  }
  return undefined;
}
