import type { Rgb } from "../../contrast.ts";
import { type Colour, type Palette, parseHex } from "../pptx/colours.ts";
import { attribute, child, type XmlNode } from "../xml.ts";

/** The colours behind a text; undefined where nobody can say. */
export type Paper = readonly Colour[] | undefined;

export const WHITE_PAPER: Paper = [{ rgb: [255, 255, 255], alpha: 1 }];

const HIGHLIGHTS: Record<string, string> = {
  white: "FFFFFF",
  black: "000000",
  yellow: "FFFF00",
  green: "00FF00",
  cyan: "00FFFF",
  magenta: "FF00FF",
  blue: "0000FF",
  red: "FF0000",
  darkBlue: "000080",
  darkCyan: "008080",
  darkGreen: "008000",
  darkMagenta: "800080",
  darkRed: "800000",
  darkYellow: "808000",
  darkGray: "808080",
  lightGray: "C0C0C0",
};

/** A colour as Word writes it: by number, or by the theme with a tint or a shade; undefined for "automatic". */
export function wordColour(
  node: XmlNode | undefined,
  names: { value: string; theme: string; tint: string; shade: string },
  palette: Palette,
): Rgb | undefined {
  const themed = palette.get(attribute(node, names.theme) ?? "");
  if (themed === undefined) return parseHex(attribute(node, names.value) ?? "");
  const part = (name: string) => Number.parseInt(attribute(node, name) ?? "FF", 16) / 255;
  const [tint, shade] = [part(names.tint), part(names.shade)];
  return themed.map((channel) => (255 + (channel - 255) * tint) * shade) as Rgb;
}

const FILL = { value: "w:fill", theme: "w:themeFill", tint: "w:themeFillTint", shade: "w:themeFillShade" };
const FRONT = { value: "w:color", theme: "w:themeColor", tint: "w:themeTint", shade: "w:themeShade" };

/** The paper as the nearest of these properties that shades it says, else as it was. */
export function shaded(properties: (XmlNode | undefined)[], around: Paper, palette: Palette): Paper {
  for (const one of properties) {
    const highlight = HIGHLIGHTS[attribute(child(one, "highlight"), "w:val") ?? ""];
    const marked = highlight === undefined ? undefined : parseHex(highlight);
    if (marked !== undefined) return [{ rgb: marked, alpha: 1 }];
    const shading = child(one, "shd");
    if (shading === undefined) continue;
    const pattern = attribute(shading, "w:val") ?? "clear";
    const [back, front] = [wordColour(shading, FILL, palette), wordColour(shading, FRONT, palette)];
    if (pattern === "clear" || pattern === "nil") {
      if (back === undefined) continue;
      return [{ rgb: back, alpha: 1 }];
    }
    if (pattern === "solid") return [{ rgb: front ?? [0, 0, 0], alpha: 1 }];
    return undefined;
  }
  return around;
}
