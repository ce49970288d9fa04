import type { Box, HiddenReason } from "../../../domain/document.ts";
import { child, numberAttribute, type XmlNode } from "../xml.ts";
import { type Colour, colourIn, type Palette } from "./colours.ts";
import { fillElement, isLostOn, type Paint, paintOf } from "./paint.ts";

/** How letters are drawn. */
export interface Ink {
  /** In points. */
  size: number;
  /** What says so, nearest first. */
  styles: XmlNode[];
}

/** What letters are drawn on. */
export interface InkSetting {
  palette: Palette;
  /** The colour of letters that nothing else gives one. */
  ink: Colour | undefined;
  /** The colours behind a point of the slide, where they can be told. */
  under: (x: number, y: number) => readonly Colour[] | undefined;
}

/** Smaller than this, in points, nobody reads it. */
const SMALLEST_READABLE = 4;
/** Less opaque than this, no colour shows on anything. */
const FAINTEST = 0.1;
const SEVERAL_LINES = 45;
/** Closer together than this share of their size, letters lie on one another. */
const TIGHTEST = -0.3;

/** Why letters drawn so, about there, are not seen; undefined where they are. */
export function hiddenPart(
  { size, styles }: Ink,
  extent: Box | undefined,
  setting: InkSetting,
): HiddenReason | undefined {
  if (size < SMALLEST_READABLE) return "tiny";
  if ((firstNumber(styles, "spc") ?? 0) / 100 < TIGHTEST * size) return "tiny";
  const inks = inksOf(styles, setting);
  if (inks.includes("picture")) return undefined;
  const colours = inks.flat() as Colour[];
  if (colours.every(({ alpha }) => alpha < FAINTEST)) return "invisible";
  if (extent === undefined) return undefined;
  const points = pointsIn(extent);
  const lost = points.filter(([x, y]) => {
    const under = setting.under(x, y);
    return under !== undefined && isLostOn(colours, under);
  });
  return 2 * lost.length > points.length ? "background_colour" : undefined;
}

/** What letters are drawn with: their fill, their outline, the shadow or glow around them. */
function inksOf(styles: XmlNode[], { palette, ink }: InkSetting): Paint[] {
  const inks: Paint[] = [];
  const filled = styles.map(fillElement).find((element) => element !== undefined);
  const fill = filled === undefined ? (ink === undefined ? "picture" : [ink]) : paintOf(filled, palette);
  if (fill !== "none") inks.push(fill);
  const line = styles.map((style) => fillElement(child(style, "ln"))).find((element) => element !== undefined);
  const outline = line === undefined ? "none" : paintOf(line, palette);
  if (outline !== "none") inks.push(outline);
  for (const effect of styles.map((style) => child(style, "effectLst")).find((list) => list !== undefined)?.children ??
    []) {
    const colour = effect.name === "outerShdw" || effect.name === "glow" ? colourIn(effect, palette) : undefined;
    if (colour !== undefined) inks.push([colour]);
  }
  const linked = styles[0] !== undefined && child(styles[0], "hlinkClick") !== undefined;
  const link = linked ? palette.get("hlink") : undefined;
  if (link !== undefined) inks.push([{ rgb: link, alpha: 1 }]);
  return inks;
}

/** Points spread over the letters of a line, or of several. */
export function pointsIn({ x, y, width, height }: Box): [x: number, y: number][] {
  const across = [0.1, 0.3, 0.5, 0.7, 0.9];
  const down = height > SEVERAL_LINES ? [0.25, 0.5, 0.75] : [0.5];
  return down.flatMap((b) => across.map((a): [number, number] => [x + a * width, y + b * height]));
}

/** The first style that gives a number under that name. */
export function firstNumber(styles: XmlNode[], name: string): number | undefined {
  return styles.map((style) => numberAttribute(style, name)).find((found) => found !== undefined);
}
