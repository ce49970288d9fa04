import type { HiddenReason } from "../../../domain/document.ts";
import { isLost, type Rgb } from "../../contrast.ts";
import { attributeIn, scanXml } from "../../xml-scan.ts";
import { BLACK, readColour, WHITE } from "./colours.ts";

/** How cells are drawn, as far as it decides whether a reader sees them. */
export interface Looks {
  /** Of each cell style, by its position: why its text cannot be seen; null where it can. */
  styles: (HiddenReason | null)[];
  /** Of each conditional style: whether it makes text disappear. */
  conditional: boolean[];
}

interface Font {
  colour: Rgb | null;
  size: number | null;
}

/** Text this small is a line of dots. */
const SMALLEST_SIZE = 2;
const HIDES_ALL = /^;{2,3}$/;

/** Reads fonts, fills and the styles made of them. */
export function readLooks(xml: string, theme: Rgb[]): Looks {
  const fonts: Font[] = [];
  const fills: (Rgb | null)[] = [];
  const looks: Looks = { styles: [], conditional: [] };
  let inside: "fonts" | "fills" | "cellXfs" | "dxf" | null = null;
  let font: Font = { colour: null, size: null };
  let fill: Rgb | null = null;
  let solid = false;
  let hides = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === "fonts" || name === "fills" || name === "cellXfs") inside = name;
      else if (name === "dxf") {
        inside = "dxf";
        font = { colour: null, size: null };
        fill = null;
        hides = false;
      } else if (name === "font") font = { colour: null, size: null };
      else if (name === "fill") {
        // A gradient or a pattern: nobody can say what lies behind the text.
        fill = null;
        solid = false;
      } else if (name === "patternFill") {
        const pattern = attributeIn(attributes, "patternType") ?? "none";
        solid = pattern === "solid";
        if (pattern === "none" && inside === "fills") fill = WHITE;
      } else if (name === "color") font.colour = readColour(attributes, theme);
      else if (name === "sz") font.size = Number(attributeIn(attributes, "val") ?? 11);
      else if (name === "fgColor" && solid && inside === "fills") fill = readColour(attributes, theme) ?? WHITE;
      else if (name === "bgColor" && inside === "dxf") fill = readColour(attributes, theme) ?? WHITE;
      else if (name === "numFmt" && inside === "dxf")
        hides = HIDES_ALL.test(attributeIn(attributes, "formatCode") ?? "");
      else if (name === "xf" && inside === "cellXfs") {
        const own = fonts[Number(attributeIn(attributes, "fontId") ?? 0)];
        const paper = fills[Number(attributeIn(attributes, "fillId") ?? 0)];
        looks.styles.push(reasonOf(own, paper === undefined ? WHITE : paper));
      }
    },
    close: (name) => {
      if (name === "font" && inside === "fonts") fonts.push(font);
      else if (name === "fill" && inside === "fills") fills.push(fill);
      else if (name === "dxf") {
        const ink = font.colour;
        looks.conditional.push(hides || (ink !== null && isLost(ink, fill ?? WHITE)));
        inside = null;
      } else if (name === inside) inside = null;
    },
  });
  return looks;
}

function reasonOf(font: Font | undefined, paper: Rgb | null): HiddenReason | null {
  if (font === undefined) return null;
  if (font.size !== null && font.size <= SMALLEST_SIZE) return "tiny";
  return paper !== null && isLost(font.colour ?? BLACK, paper) ? "background_colour" : null;
}
