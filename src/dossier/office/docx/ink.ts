import type { HiddenReason } from "../../../domain/document.ts";
import { isOn } from "../../xml-scan.ts";
import type { Colour, Palette } from "../pptx/colours.ts";
import { fillElement, isLostOn, type Paint, paintOf } from "../pptx/paint.ts";
import { attribute, child, numberAttribute, type XmlNode } from "../xml.ts";
import { type Paper, shaded, wordColour } from "./paper.ts";

/** Half-points under which nobody reads the letters. */
const SMALLEST_READABLE = 8;
/** Letters narrower than this share of their own width, in per cent, are strokes. */
const NARROWEST = 15;
/** Closer together than this share of their size, letters lie on one another. */
const TIGHTEST = -0.3;
const FAINTEST = 0.1;
const USUAL_SIZE = 22;
const COLOUR = { value: "w:val", theme: "w:themeColor", tint: "w:themeTint", shade: "w:themeShade" };

/** Why a run with these properties, nearest first, is not seen on this paper; undefined where it is. */
export function hiddenRun(properties: XmlNode[], around: Paper, palette: Palette): HiddenReason | undefined {
  const first = (name: string) => properties.map((one) => child(one, name)).find((found) => found !== undefined);
  const vanish = first("vanish") ?? first("specVanish");
  if (vanish !== undefined && isOn(attribute(vanish, "w:val"), true)) return "hidden_text";
  const size = numberAttribute(first("sz"), "w:val") ?? USUAL_SIZE;
  if (size < SMALLEST_READABLE) return "tiny";
  if ((numberAttribute(first("w"), "w:val") ?? 100) < NARROWEST) return "tiny";
  // In twentieths of a point.
  if ((numberAttribute(first("spacing"), "w:val") ?? 0) / 10 < TIGHTEST * size) return "tiny";
  const ink = inkOf(first, palette);
  if (ink === undefined || ink === "picture") return undefined;
  if (ink.every(({ alpha }) => alpha < FAINTEST)) return "invisible";
  const paper = shaded(properties, around, palette);
  return paper !== undefined && isLostOn(ink, paper) ? "background_colour" : undefined;
}

/** The colours of letters; undefined where the program chooses one that can be read. */
function inkOf(first: (name: string) => XmlNode | undefined, palette: Palette): Paint | undefined {
  const effect = first("textFill");
  const element = effect === undefined ? undefined : fillElement(effect);
  const outline = first("textOutline");
  const line = outline === undefined ? undefined : fillElement(outline);
  const drawn = line === undefined || line.name === "noFill" ? [] : paintOf(asDrawing(line), palette);
  if (drawn === "picture" || drawn === "none") return "picture";
  if (element !== undefined) {
    const fill = paintOf(asDrawing(element), palette);
    if (fill === "picture") return fill;
    return fill === "none" ? drawn : [...fill, ...drawn];
  }
  const rgb = wordColour(first("color"), COLOUR, palette);
  return rgb === undefined ? undefined : [{ rgb, alpha: 1 } satisfies Colour, ...drawn];
}

/** Word writes the fills of drawings with prefixes, and their transparency where drawings have opacity. */
function asDrawing(node: XmlNode): XmlNode {
  const attributes = node.attributes.map((text, at) => (at % 2 === 0 ? text.replace(/^\w+:/, "") : text));
  const value = Number(attribute({ ...node, attributes }, "val") ?? Number.NaN);
  return node.name === "alpha" && Number.isFinite(value)
    ? { ...node, attributes: ["val", String(100_000 - value)] }
    : { ...node, attributes, children: node.children.map(asDrawing) };
}
