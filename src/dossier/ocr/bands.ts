import type { Bitmap } from "../pdf/bitmap.ts";

/** A stretch of one line of pixels that has one colour but for the letters on it. */
interface Band {
  from: number;
  to: number;
  colour: readonly [number, number, number];
}

interface Stretch {
  from: number;
  to: number;
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** Shorter stretches are strokes of letters and thin bars. */
const SHORTEST = 128;
/** No stroke of a letter on a band is wider. */
const WIDEST_STROKE = 32;
/** So much of a stretch has its colour: letters cover far less of it than what they stand on. */
const LEAST_SHARE = 0.7;
/** How far a packed picture's colours stray from what was drawn, in each channel. */
const NEAR = 36;

/**
 * The flat areas that a line of pixels crosses, the longest last: the head of a table, a bar, a card, the paper. What is
 * drawn on one of them is seen against its colour, however low the area is.
 */
export function bandsOf({ width, rgba }: Bitmap, y: number): Band[] {
  let open: Stretch[] = [];
  const found: Stretch[] = [];
  const close = (one: Stretch) => {
    const length = one.to - one.from;
    if (length >= SHORTEST && one.count >= LEAST_SHARE * length) found.push(one);
  };
  for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
    const [red, green, blue] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number];
    let own = open.find((one) => isNear(one, red, green, blue));
    if (own === undefined) {
      open = open.filter((one) => {
        if (x - one.to <= WIDEST_STROKE) return true;
        close(one);
        return false;
      });
      own = { from: x, to: x, count: 0, red: 0, green: 0, blue: 0 };
      open.push(own);
    } else if (x - own.to > WIDEST_STROKE) {
      close(own);
      Object.assign(own, { from: x, to: x, count: 0, red: 0, green: 0, blue: 0 });
    }
    own.to = x + 1;
    own.count++;
    own.red += red;
    own.green += green;
    own.blue += blue;
  }
  open.forEach(close);
  return found
    .sort((a, b) => a.to - a.from - (b.to - b.from))
    .map(({ from, to, count, red, green, blue }) => ({ from, to, colour: [red / count, green / count, blue / count] }));
}

function isNear(one: Stretch, red: number, green: number, blue: number): boolean {
  return (
    Math.abs(one.red / one.count - red) <= NEAR &&
    Math.abs(one.green / one.count - green) <= NEAR &&
    Math.abs(one.blue / one.count - blue) <= NEAR
  );
}
