import { at, attribute, attributesOf, child, childrenOf, numberAttribute, type XmlNode } from "../xml.ts";

/** What a shape is filled with: a colour, nothing, or something whose colour is not one (a picture, a gradient). */
export type Fill = { colour: Colour } | "none" | "unknown";

/** Red, green, blue 0–255 and opacity 0–1. */
export interface Colour {
  rgb: [number, number, number];
  alpha: number;
}

/** Scheme colour names ("bg1", "accent2") of one slide, resolved through its master's map and theme. */
export type Palette = Map<string, [number, number, number]>;

const DEFAULT_MAP = new Map([
  ["bg1", "lt1"],
  ["tx1", "dk1"],
  ["bg2", "lt2"],
  ["tx2", "dk2"],
]);
const PRESETS: Record<string, string> = {
  white: "FFFFFF",
  black: "000000",
  red: "FF0000",
  green: "008000",
  blue: "0000FF",
  yellow: "FFFF00",
  gray: "808080",
  grey: "808080",
};

/** Reads the theme's colours under the names the master gives them. */
export function readPalette(theme: XmlNode | undefined, master: XmlNode | undefined): Palette {
  const palette: Palette = new Map([
    ["lt1", [255, 255, 255]],
    ["dk1", [0, 0, 0]],
  ]);
  for (const entry of at(theme, "themeElements", "clrScheme")?.children ?? []) {
    const hex = attribute(child(entry, "srgbClr"), "val") ?? attribute(child(entry, "sysClr"), "lastClr");
    const rgb = hex === undefined ? undefined : parseHex(hex);
    if (rgb !== undefined) palette.set(entry.name, rgb);
  }
  for (const [name, target] of new Map([...DEFAULT_MAP, ...attributesOf(child(master, "clrMap"))])) {
    const rgb = palette.get(target);
    if (rgb !== undefined) palette.set(name, rgb);
  }
  return palette;
}

const FILLS = ["noFill", "solidFill", "gradFill", "blipFill", "pattFill", "grpFill"];

/** True where a shape says itself how it is filled. */
export function hasFill(properties: XmlNode | undefined): boolean {
  return properties?.children.some((node) => FILLS.includes(node.name)) ?? false;
}

/** The fill written on a shape (`spPr`), or the one its style refers to. */
export function fillOf(properties: XmlNode | undefined, style: XmlNode | undefined, palette: Palette): Fill {
  for (const node of properties?.children ?? []) {
    if (node.name === "noFill") return "none";
    if (node.name === "solidFill") return asFill(colourIn(node, palette));
    if (FILLS.includes(node.name)) return "unknown";
  }
  const reference = child(style, "fillRef");
  const index = numberAttribute(reference, "idx") ?? 0;
  if (reference === undefined || index === 0) return "none";
  return index === 1 ? asFill(colourIn(reference, palette)) : "unknown";
}

/** The colour element inside a fill, with its lightening, darkening and opacity applied. */
export function colourIn(node: XmlNode | undefined, palette: Palette): Colour | undefined {
  for (const element of node?.children ?? []) {
    const value = attribute(element, "val") ?? "";
    let rgb: [number, number, number] | undefined;
    if (element.name === "srgbClr") rgb = parseHex(value);
    else if (element.name === "sysClr") rgb = parseHex(attribute(element, "lastClr") ?? "");
    else if (element.name === "schemeClr") rgb = palette.get(value);
    else if (element.name === "prstClr") rgb = parseHex(PRESETS[value] ?? "");
    if (rgb !== undefined) return modify(rgb, element);
  }
  return undefined;
}

/** The slide's own background, else its layout's, else its master's; white where none says anything. */
export function backgroundOf(slides: (XmlNode | undefined)[], palette: Palette): Fill {
  for (const slide of slides) {
    const background = at(slide, "cSld", "bg");
    if (background === undefined) continue;
    const own = child(background, "bgPr");
    if (own !== undefined) return fillOf(own, undefined, palette);
    const reference = child(background, "bgRef");
    // Indexes 1 and 1001 are the plain colour; higher ones are the theme's gradients and pictures.
    return (numberAttribute(reference, "idx") ?? 0) % 1000 <= 1 ? asFill(colourIn(reference, palette)) : "unknown";
  }
  return { colour: { rgb: [255, 255, 255], alpha: 1 } };
}

/** Too close for an eye to tell one from the other. */
export function sameColour(a: Colour, b: Colour): boolean {
  return a.rgb.every((channel, i) => Math.abs(channel - (b.rgb[i] ?? 0)) <= 8);
}

function asFill(colour: Colour | undefined): Fill {
  if (colour === undefined) return "unknown";
  return colour.alpha < 0.05 ? "none" : colour.alpha < 0.95 ? "unknown" : { colour };
}

function parseHex(hex: string): [number, number, number] | undefined {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return undefined;
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function modify(rgb: [number, number, number], element: XmlNode): Colour {
  const share = (name: string) => (numberAttribute(childrenOf(element, name)[0], "val") ?? Number.NaN) / 100_000;
  const mix = (channel: number, target: number, keep: number) => target + (channel - target) * keep;
  let out = rgb;
  const shade = share("shade");
  const tint = share("tint");
  const dim = share("lumMod");
  const lift = share("lumOff");
  if (!Number.isNaN(shade)) out = map(out, (c) => c * shade);
  if (!Number.isNaN(tint)) out = map(out, (c) => mix(c, 255, tint));
  if (!Number.isNaN(dim)) out = map(out, (c) => c * dim);
  if (!Number.isNaN(lift)) out = map(out, (c) => c + 255 * lift);
  const alpha = share("alpha");
  return { rgb: map(out, (c) => Math.max(0, Math.min(255, c))), alpha: Number.isNaN(alpha) ? 1 : alpha };
}

function map(rgb: [number, number, number], change: (channel: number) => number): [number, number, number] {
  return [change(rgb[0]), change(rgb[1]), change(rgb[2])];
}
