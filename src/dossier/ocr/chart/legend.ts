import type { Bitmap } from "../../pdf/bitmap.ts";
import type { Fragment } from "../../pdf/fragments.ts";
import type { Frame } from "../grey.ts";
import { angle, type Colour, difference, mostFrequent, pixelAt, printOf, within } from "./colours.ts";

/** A name with the patch of colour that stands before it. */
export interface LegendEntry {
  name: Fragment;
  swatch: Frame;
  colour: Colour;
}

/** In type sizes: how far before its name a patch stands at most, and how long it is. */
const GAP = 1.4;
const LONGEST = 3.2;
const SHORTEST = 0.22;
const TALLEST = 1.5;
/** A pixel unlike the paper. */
const INKED = 40;
/** Shades of one patch, and the least difference between two. */
const ONE_SHADE = 48;
const OTHER_SHADE = 36;
/** Degrees between a patch and the ink of the words it was read with. */
const NOT_THE_INK = 25;
/** Share of a patch that has its colour. */
const PLAIN = 0.55;

export const sizeOf = ({ y0, y1 }: Frame) => (y1 - y0) / 1.15;

/** The legends of a picture: names on a line or in a column, each after a patch of a colour of its own. */
export function findLegends(fragments: readonly Fragment[], bitmap: Bitmap): LegendEntry[][] {
  const entries = fragments.flatMap((name) => {
    if (!/\p{L}{2}/u.test(name.text)) return [];
    const found = swatchBefore(name, bitmap);
    return found === null || fragments.some((other) => other !== name && meets(other, found.swatch)) ? [] : [found];
  });
  const groups: LegendEntry[][] = [];
  for (const entry of entries) {
    const group = groups.find((one) => one.some((other) => isBeside(entry, other)));
    if (group === undefined) groups.push([entry]);
    else group.push(entry);
  }
  return groups.filter((group) => group.length > 1 && allDiffer(group));
}

function isBeside(a: LegendEntry, b: LegendEntry): boolean {
  const size = Math.max(sizeOf(a.name), sizeOf(b.name));
  const down = Math.abs(a.name.y0 - b.name.y0);
  return down < 0.5 * size || (Math.abs(a.swatch.x0 - b.swatch.x0) < 0.5 * size && down < 6 * size);
}

/** Bullets of a list have one colour. */
function allDiffer(group: readonly LegendEntry[]): boolean {
  return group.every((a, at) => group.slice(at + 1).every((b) => difference(a.colour, b.colour) >= OTHER_SHADE));
}

/** The patch of one colour right before a name; where it was read as a part of the name, at its beginning. */
function swatchBefore(name: Fragment, bitmap: Bitmap): LegendEntry | null {
  const size = sizeOf(name);
  const print = printOf(bitmap, { ...name, x0: Math.min(name.x0 + 1.5 * size, (name.x0 + name.x1) / 2) });
  if (print === null) return null;
  const isInked = (colour: Colour) => difference(colour, print.paper) > INKED;
  const isColoured = (colour: Colour) => isInked(colour) && angle(colour, print.ink, print.paper) > NOT_THE_INK;
  return (
    patchIn(name, bitmap, { ...name, x0: name.x0 - (GAP + LONGEST) * size, x1: name.x0 }, isInked) ??
    patchIn(name, bitmap, { ...name, x0: name.x0 - 0.3 * size, x1: name.x0 + 1.5 * size }, isColoured)
  );
}

/** The last patch in a frame: what has its pixels in columns side by side. */
function patchIn(
  name: Fragment,
  bitmap: Bitmap,
  part: Frame,
  isInked: (colour: Colour) => boolean,
): LegendEntry | null {
  const size = sizeOf(name);
  const frame = within(bitmap, part);
  const inked = (x: number) => {
    const rows: number[] = [];
    for (let y = frame.y0; y < frame.y1; y++) if (isInked(pixelAt(bitmap, x, y))) rows.push(y);
    return rows;
  };
  let right = frame.x1 - 1;
  while (right > frame.x0 && inked(right).length > 0) right--; // the first letter reaches beyond its box
  while (right > frame.x0 && inked(right).length === 0) right--;
  if (name.x0 - right > GAP * size) return null;
  let left = right;
  while (left > frame.x0 && inked(left - 1).length > 0) left--;
  const rows = Array.from({ length: right - left + 1 }, (_, at) => inked(left + at)).flat();
  const swatch = { x0: left, x1: right + 1, y0: Math.min(...rows), y1: Math.max(...rows) + 1 };
  const [width, height] = [swatch.x1 - swatch.x0, swatch.y1 - swatch.y0];
  if (left <= frame.x0 || width < SHORTEST * size || width > LONGEST * size) return null;
  if (height < 2 || height > TALLEST * size || height >= frame.y1 - frame.y0) return null;
  const pixels: Colour[] = [];
  for (let y = swatch.y0; y < swatch.y1; y++) for (let x = left; x <= right; x++) pixels.push(pixelAt(bitmap, x, y));
  const coloured = pixels.filter(isInked);
  const colour = mostFrequent(coloured);
  if (colour === null) return null;
  const same = coloured.filter((pixel) => difference(pixel, colour) <= ONE_SHADE).length;
  return same >= PLAIN * coloured.length ? { name, swatch, colour } : null;
}

function meets(a: Frame, b: Frame): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0;
}
