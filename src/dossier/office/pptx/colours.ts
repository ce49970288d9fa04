import type { Rgb } from "../../contrast.ts";
import { at, attribute, attributesOf, child, numberAttribute, type XmlNode } from "../xml.ts";

/** A colour and its opacity, 0 to 1. */
export interface Colour {
  rgb: Rgb;
  alpha: number;
}

/** Scheme colour names ("bg1", "accent2") of one slide, resolved through its maps and theme. */
export type Palette = Map<string, Rgb>;

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
  snow: "FFFAFA",
  ivory: "FFFFF0",
  ghostWhite: "F8F8FF",
  floralWhite: "FFFAF0",
  mintCream: "F5FFFA",
  azure: "F0FFFF",
  aliceBlue: "F0F8FF",
  whiteSmoke: "F5F5F5",
  gray: "808080",
  grey: "808080",
};

/** Reads the theme's colours under the names the master gives them, and slide or layout in its place. */
export function readPalette(theme: XmlNode | undefined, slides: (XmlNode | undefined)[]): Palette {
  const palette: Palette = new Map([
    ["lt1", [255, 255, 255]],
    ["dk1", [0, 0, 0]],
  ]);
  for (const entry of at(theme, "themeElements", "clrScheme")?.children ?? []) {
    const hex = attribute(child(entry, "srgbClr"), "val") ?? attribute(child(entry, "sysClr"), "lastClr");
    const rgb = hex === undefined ? undefined : parseHex(hex);
    if (rgb !== undefined) palette.set(entry.name, rgb);
  }
  const [own] = slides.flatMap((slide) => at(slide, "clrMapOvr", "overrideClrMapping") ?? child(slide, "clrMap") ?? []);
  for (const [name, target] of new Map([...DEFAULT_MAP, ...attributesOf(own)])) {
    const rgb = palette.get(target);
    if (rgb !== undefined) palette.set(name, rgb);
  }
  return palette;
}

/** The colour element inside a fill, with its lightening, darkening and opacity applied. */
export function colourIn(node: XmlNode | undefined, palette: Palette): Colour | undefined {
  for (const element of node?.children ?? []) {
    const value = attribute(element, "val") ?? "";
    let rgb: Rgb | undefined;
    if (element.name === "srgbClr") rgb = parseHex(value);
    else if (element.name === "sysClr") rgb = parseHex(attribute(element, "lastClr") ?? "");
    else if (element.name === "schemeClr") rgb = palette.get(value);
    else if (element.name === "prstClr") rgb = parseHex(PRESETS[value] ?? "");
    else if (element.name === "scrgbClr") rgb = ofLight(element);
    else if (element.name === "hslClr") rgb = ofHue(element);
    if (rgb !== undefined) return modify(rgb, element);
  }
  return undefined;
}

/** Six hexadecimal digits as a colour. */
export function parseHex(hex: string): Rgb | undefined {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return undefined;
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Changes are made in the order they are written. */
function modify(rgb: Rgb, element: XmlNode): Colour {
  let out = rgb;
  let alpha = 1;
  for (const change of element.children) {
    const share = (numberAttribute(change, "val") ?? 100_000) / 100_000;
    if (change.name === "shade") out = map(out, (c) => shown(light(c) * share));
    else if (change.name === "tint") out = map(out, (c) => shown(1 + (light(c) - 1) * share));
    else if (change.name === "lumMod") out = map(out, (c) => c * share);
    else if (change.name === "lumOff") out = map(out, (c) => c + 255 * share);
    else if (change.name === "lum") out = map(out, () => 255 * share);
    else if (change.name === "inv") out = map(out, (c) => 255 - c);
    else if (change.name === "alpha") alpha = share;
    else if (change.name === "alphaMod") alpha *= share;
    else if (change.name === "alphaOff") alpha += share;
  }
  return { rgb: out, alpha: Math.max(0, Math.min(1, alpha)) };
}

function map(rgb: Rgb, change: (channel: number) => number): Rgb {
  const bounded = (channel: number) => Math.max(0, Math.min(255, change(channel)));
  return [bounded(rgb[0]), bounded(rgb[1]), bounded(rgb[2])];
}

/** How much light a channel gives, of all it can. */
function light(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The channel that gives this much light. */
function shown(share: number): number {
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
}

function ofLight(element: XmlNode): Rgb {
  const part = (name: string) => shown((numberAttribute(element, name) ?? 0) / 100_000);
  return map([part("r"), part("g"), part("b")], (channel) => channel);
}

function ofHue(element: XmlNode): Rgb {
  const hue = (numberAttribute(element, "hue") ?? 0) / 60_000;
  const saturation = (numberAttribute(element, "sat") ?? 0) / 100_000;
  const light = (numberAttribute(element, "lum") ?? 0) / 100_000;
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return map([part(0), part(8), part(4)], (channel) => channel);
}
