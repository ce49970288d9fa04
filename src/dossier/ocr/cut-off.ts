import type { Fragment } from "../pdf/fragments.ts";
import { type Grey, inkLevel } from "./grey.ts";

/** How far beside a figure there must be paper, in heights of its line: further than the next digit would stand. */
const NEAR = 0.06;
const FAR = 0.42;
/** A share of ink below this is dust. */
const DUST = 0.03;

/**
 * A figure of which a part was not read is another figure: "119 504" of "119 504 000 €". Where ink stands right beside
 * a figure and belongs to nothing that was read, the figure is unsure; so is one whose line reaches over the edge of
 * the picture, where "$1.2M" has lost its point.
 */
export function markCutOff(fragments: Fragment[], picture: Grey): Fragment[] {
  return fragments.map((fragment) => {
    if (fragment.ocr !== "agreed") return fragment;
    if (/\d/.test(fragment.text) && reachesOver(fragment, picture)) return { ...fragment, ocr: "unsure" };
    const height = fragment.y1 - fragment.y0;
    const after =
      /\d$/.test(fragment.text) && hasInk(fragment.x1 + NEAR * height, fragment.x1 + FAR * height, fragment);
    const before =
      /^\d/.test(fragment.text) && hasInk(fragment.x0 - FAR * height, fragment.x0 - NEAR * height, fragment);
    return after || before ? { ...fragment, ocr: "unsure" } : fragment;
  });

  function hasInk(from: number, to: number, line: Fragment): boolean {
    const beside = fragments.some(
      (one) => one !== line && one.x0 < to && one.x1 > from && one.y0 < line.y1 && one.y1 > line.y0,
    );
    if (beside) return false;
    const height = line.y1 - line.y0;
    // Where digits stand: above the baseline, below the accents.
    const top = Math.max(0, Math.round(line.y0 + 0.2 * height));
    const bottom = Math.min(picture.height, Math.round(line.y1 - 0.22 * height));
    const left = Math.max(0, Math.round(from));
    const right = Math.min(picture.width, Math.round(to));
    const ink = inkLevel(picture, line);
    let dark = 0;
    for (let x = left; x < right; x++) {
      if (isRule(x, line, ink)) continue;
      for (let y = top; y < bottom; y++) if ((picture.pixels[y * picture.width + x] as number) < ink) dark++;
    }
    return dark > DUST * Math.max(1, (right - left) * (bottom - top));
  }

  /** The border of a card, or the rule of a table: higher than any letter of the line. */
  function isRule(x: number, { y0, y1 }: Fragment, ink: number): boolean {
    const [top, bottom] = [Math.max(0, Math.round(y0)), Math.min(picture.height, Math.round(y1))];
    for (let y = top; y < bottom; y++) if ((picture.pixels[y * picture.width + x] as number) >= ink) return false;
    return true;
  }
}

const reachesOver = ({ x0, x1, y0, y1 }: Fragment, { width, height }: Grey): boolean =>
  x0 < 0 || y0 < 0 || x1 > width || y1 > height;
