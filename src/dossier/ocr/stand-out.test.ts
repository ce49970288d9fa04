import { expect, it } from "vitest";
import { standOut } from "./stand-out.ts";

const [WIDTH, HEIGHT] = [480, 160];
const WHITE = [255, 255, 255] as const;
const BLUE = [30, 60, 160] as const;

/** White paper with a blue band and white strokes on it, colours straying as in a packed picture. */
function picture(isBand: (x: number, y: number) => boolean, isStroke: (x: number, y: number) => boolean) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const colour = isBand(x, y) && !isStroke(x, y) ? BLUE : WHITE;
      const stray = ((x * 7 + y * 13) % 5) * 5 - 10;
      rgba.set([...colour.map((channel) => Math.max(0, Math.min(255, channel + stray))), 255], (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, rgba };
}

it("draws white names on the low head of a table as dark ones, whole", () => {
  const isBand = (x: number, y: number) => x >= 20 && x < 460 && y >= 60 && y < 96;
  const isStroke = (x: number, y: number) => x >= 40 && x < 150 && x % 11 < 5 && y >= 70 && y < 86;
  const { pixels } = standOut(picture(isBand, isStroke));
  const at = (x: number, y: number) => pixels[y * WIDTH + x] as number;
  const inside = (test: (x: number, y: number) => boolean) =>
    Array.from({ length: 36 * 440 }, (_, n) => [20 + (n % 440), 60 + Math.floor(n / 440)] as const)
      .filter(([x, y]) => test(x, y))
      .map(([x, y]) => at(x, y));
  expect(Math.max(...inside(isStroke))).toBeLessThan(100);
  expect(Math.min(...inside((x, y) => !isStroke(x, y)))).toBeGreaterThan(200);
});

it("keeps large letters dark on their paper", () => {
  const isLetter = (x: number, y: number) => x >= 60 && x < 220 && x % 40 < 22 && y >= 30 && y < 130;
  const { pixels } = standOut(picture(isLetter, () => false));
  expect(pixels[80 * WIDTH + 90]).toBeLessThan(100);
  expect(pixels[80 * WIDTH + 400]).toBeGreaterThan(200);
});
