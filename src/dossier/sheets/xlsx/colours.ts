import type { Rgb } from "../../contrast.ts";
import { attributeIn, scanXml } from "../../xml-scan.ts";

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** The order in which a theme's colours are counted. */
const SLOTS = ["lt1", "dk1", "lt2", "dk2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];
const OFFICE: Rgb[] = [
  "FFFFFF",
  "000000",
  "E7E6E6",
  "44546A",
  "4472C4",
  "ED7D31",
  "A5A5A5",
  "FFC000",
  "5B9BD5",
  "70AD47",
].map((hex) => parseHex(hex) ?? BLACK);
/** The first colours of the old numbered palette; the same eight stand there twice. */
const INDEXED: Rgb[] = ["000000", "FFFFFF", "FF0000", "00FF00", "0000FF", "FFFF00", "FF00FF", "00FFFF"].map(
  (hex) => parseHex(hex) ?? BLACK,
);

/** The colours of a workbook's theme; the usual ones where it has none. */
export function readTheme(xml: string | null): Rgb[] {
  if (xml === null) return OFFICE;
  const found = new Map<string, Rgb>();
  let slot: string | null = null;
  scanXml(xml, {
    open: (name, attributes) => {
      if (SLOTS.includes(name)) slot = name;
      else if (slot !== null && (name === "srgbClr" || name === "sysClr")) {
        const colour = parseHex(attributeIn(attributes, name === "srgbClr" ? "val" : "lastClr") ?? "");
        if (colour !== null && !found.has(slot)) found.set(slot, colour);
      }
    },
    close: (name) => {
      if (name === slot) slot = null;
    },
  });
  return SLOTS.map((name, index) => found.get(name) ?? OFFICE[index] ?? BLACK);
}

/** What a colour element says; null where it leaves the choice to the program. */
export function readColour(attributes: string, theme: Rgb[]): Rgb | null {
  const rgb = attributeIn(attributes, "rgb");
  const themed = attributeIn(attributes, "theme");
  const indexed = attributeIn(attributes, "indexed");
  const base =
    rgb !== undefined
      ? parseHex(rgb.slice(-6))
      : themed !== undefined
        ? (theme[Number(themed)] ?? null)
        : indexed !== undefined && Number(indexed) < 16
          ? (INDEXED[Number(indexed) % 8] ?? null)
          : null;
  const tint = Number(attributeIn(attributes, "tint") ?? 0);
  return base === null || tint === 0 ? base : tinted(base, tint);
}

function tinted(colour: Rgb, tint: number): Rgb {
  const part = (value: number) => Math.round(tint < 0 ? value * (1 + tint) : value + (255 - value) * tint);
  return [part(colour[0]), part(colour[1]), part(colour[2])];
}

function parseHex(hex: string): Rgb | null {
  const match = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  return match === null
    ? null
    : ([match[1], match[2], match[3]].map((part) => Number.parseInt(part ?? "0", 16)) as Rgb);
}
