import { boundsOf } from "./glyphs.ts";
import type { Pdfium } from "./pdfium.ts";

const TEXT = 1;
/** How far, in heights of the type, a letter and its shadow stand apart. */
const REACH = 0.4;
/** Two drawings of one letter are equally large, in points. */
const SAME = 0.05;

interface Place {
  object: number;
  font: number;
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/**
 * A word with a shadow is in the file twice, and PDFium reads the second one as a copy of the first, which may be the
 * shadow and without ink. To each of the `inkless` objects this finds the copy that was not `read`.
 */
export function twinsOf(
  pdfium: Pdfium,
  inkless: Iterable<number>,
  drawn: readonly number[],
  read: ReadonlySet<number>,
  scratch: number,
): Map<number, number> {
  const copies = drawn
    .filter((object) => !read.has(object) && pdfium.call.FPDFPageObj_GetType(object) === TEXT)
    .map((object) => placeOf(pdfium, object, scratch));
  const twins = new Map<number, number>();
  if (copies.length === 0) return twins;
  const byKind = Map.groupBy(
    copies.sort((a, b) => a.left - b.left),
    kindOf,
  );
  for (const object of inkless) {
    const place = placeOf(pdfium, object, scratch);
    const copy = near(place, byKind.get(kindOf(place)) ?? []);
    if (copy !== undefined) twins.set(object, copy.object);
  }
  return twins;
}

/** The first of some places, sorted from left to right, that is as good as the same. */
function near(place: Place, sorted: readonly Place[]): Place | undefined {
  const reach = REACH * place.height;
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as Place).left < place.left - reach) from = middle + 1;
    else to = middle;
  }
  for (let at = from; at < sorted.length; at++) {
    const one = sorted[at] as Place;
    if (one.left > place.left + reach) return undefined;
    if (Math.abs(one.bottom - place.bottom) <= reach) return one;
  }
  return undefined;
}

/** Font and size: what two drawings of one letter share. */
function kindOf({ font, width, height }: Place): string {
  return `${font} ${Math.round(width / SAME)} ${Math.round(height / SAME)}`;
}

function placeOf(pdfium: Pdfium, object: number, scratch: number): Place {
  const [left, bottom, right, top] = boundsOf(pdfium, object, scratch);
  const font = pdfium.call.FPDFTextObj_GetFont(object);
  return { object, font, left, bottom, width: right - left, height: top - bottom };
}
