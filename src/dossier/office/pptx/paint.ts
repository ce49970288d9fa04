import { isLost, type Rgb } from "../../contrast.ts";
import { at, child, childrenOf, numberAttribute, type XmlNode } from "../xml.ts";
import { type Colour, colourIn, type Palette } from "./colours.ts";

/** What a surface or a letter is filled with: one of these colours at any place of it; "picture" where nobody can say. */
export type Paint = readonly Colour[] | "picture";
export type Fill = Paint | "none";

/** The colours of a slide, and the fills its theme gives to shapes and backgrounds by number. */
export interface Colouring {
  palette: Palette;
  fills: XmlNode[];
  backgrounds: XmlNode[];
}

export const WHITE: Paint = [{ rgb: [255, 255, 255], alpha: 1 }];
const FILLS = ["noFill", "solidFill", "gradFill", "blipFill", "pattFill", "grpFill"];
/** More colours than this behind one another at one place are too many to tell. */
const MOST_COLOURS = 24;
const OPAQUE = 0.9;

/** A theme's colours and fills, as one slide uses them. */
export function readColouring(theme: XmlNode | undefined, palette: Palette): Colouring {
  const formats = at(theme, "themeElements", "fmtScheme");
  return {
    palette,
    fills: child(formats, "fillStyleLst")?.children ?? [],
    backgrounds: child(formats, "bgFillStyleLst")?.children ?? [],
  };
}

/** The element in which something says itself how it is filled. */
export function fillElement(properties: XmlNode | undefined): XmlNode | undefined {
  return properties?.children.find((node) => FILLS.includes(node.name));
}

/** What a fill element paints; `group` is the fill of the group around it. */
export function paintOf(element: XmlNode, palette: Palette, group: Fill = "none"): Fill {
  if (element.name === "noFill") return "none";
  if (element.name === "grpFill") return group;
  if (element.name === "solidFill") return listed([colourIn(element, palette)]);
  if (element.name === "gradFill")
    return listed(childrenOf(child(element, "gsLst"), "gs").map((stop) => colourIn(stop, palette)));
  if (element.name === "pattFill")
    return listed([colourIn(child(element, "fgClr"), palette), colourIn(child(element, "bgClr"), palette)]);
  return "picture";
}

function listed(colours: (Colour | undefined)[]): Paint {
  const known = colours.filter((colour) => colour !== undefined);
  return known.length === 0 || known.length < colours.length ? "picture" : known;
}

/** The fill written on a shape (`spPr`), or the one its style refers to. */
export function fillOf(
  properties: XmlNode | undefined,
  style: XmlNode | undefined,
  colouring: Colouring,
  group: Fill = "none",
): Fill {
  const own = fillElement(properties);
  if (own !== undefined) return paintOf(own, colouring.palette, group);
  const reference = child(style, "fillRef");
  const index = numberAttribute(reference, "idx") ?? 0;
  return reference === undefined || index === 0 ? "none" : referred(reference, colouring.fills[index - 1], colouring);
}

/** The slide's own background, else its layout's, else its master's; white where none says anything. */
export function backgroundOf(slides: (XmlNode | undefined)[], colouring: Colouring): Paint {
  for (const slide of slides) {
    const background = at(slide, "cSld", "bg");
    if (background === undefined) continue;
    const own = child(background, "bgPr");
    const reference = child(background, "bgRef");
    const index = numberAttribute(reference, "idx") ?? 0;
    const fill =
      own !== undefined || reference === undefined
        ? fillOf(own, undefined, colouring)
        : referred(reference, colouring.backgrounds[index - 1001], colouring);
    return fill === "none" ? WHITE : fill;
  }
  return WHITE;
}

/** A fill of the theme in the colour that refers to it. */
function referred(reference: XmlNode, element: XmlNode | undefined, { palette }: Colouring): Fill {
  const colour = colourIn(reference, palette);
  if (colour === undefined) return "picture";
  if (element === undefined) return [colour];
  return paintOf(element, new Map([...palette, ["phClr", colour.rgb]]));
}

/** True where nothing is seen through it. */
export function isOpaque(fill: Fill): boolean {
  return fill !== "none" && (fill === "picture" || fill.every(({ alpha }) => alpha >= OPAQUE));
}

/** The colours seen where one paint lies on another. */
export function laidOn(paint: readonly Colour[], under: readonly Colour[]): readonly Colour[] {
  const seen = new Map<string, Colour>();
  for (const { rgb, alpha } of paint) {
    for (const below of under) {
      const mixed = rgb.map((part, i) => Math.round(part * alpha + (below.rgb[i] ?? 0) * (1 - alpha))) as Rgb;
      if (seen.size < MOST_COLOURS) seen.set(mixed.join(), { rgb: mixed, alpha: 1 });
    }
  }
  return [...seen.values()];
}

/** True where no colour of the ink can be told from what it lies on. */
export function isLostOn(ink: readonly Colour[], under: readonly Colour[]): boolean {
  return under.every((below) => laidOn(ink, [below]).every(({ rgb }) => isLost(rgb, below.rgb)));
}
