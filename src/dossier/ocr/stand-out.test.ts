import { describe, expect, it } from "vitest";
import type { Bitmap } from "../pdf/bitmap.ts";
import { standOut } from "./stand-out.ts";

type Colour = readonly [number, number, number];
const WHITE: Colour = [255, 255, 255];
const BLUE: Colour = [11, 79, 138];

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Bitmap {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set(colourAt(x, y), (y * width + x) * 4);
  return { width, height, rgba };
}

describe("standOut", () => {
  it("takes the band of a table's head for paper, though white letters fill much of it", () => {
    const [width, height] = [640, 200];
    const inBand = (y: number) => y >= 70 && y < 110;
    const isLetter = (x: number, y: number) => x >= 300 && x < 380 && y >= 78 && y < 102 && x % 8 < 5;
    const { pixels } = standOut(drawn(width, height, (x, y) => (inBand(y) && !isLetter(x, y) ? BLUE : WHITE)));
    const at = (x: number, y: number) => pixels[y * width + x] as number;
    for (let x = 304; x < 376; x++) expect(at(x, 90) < 128, `at ${x}`).toBe(isLetter(x, 90));
  });

  it("keeps heavy figures whole that are larger than what it looks at", () => {
    const [width, height] = [640, 200];
    const isStroke = (x: number, y: number) => x >= 280 && x < 360 && y >= 70 && y < 130 && x % 20 < 12;
    const { pixels } = standOut(drawn(width, height, (x, y) => (isStroke(x, y) ? BLUE : WHITE)));
    for (let x = 282; x < 358; x++) expect((pixels[100 * width + x] as number) < 128, `at ${x}`).toBe(isStroke(x, 100));
  });
});
