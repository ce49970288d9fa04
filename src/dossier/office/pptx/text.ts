import type { Box, HiddenReason, Row } from "../../../domain/document.ts";
import { at, attribute, child, childrenOf, descendants, numberAttribute, type XmlNode } from "../xml.ts";
import { type Colour, colourIn, type Palette, sameColour } from "./colours.ts";

/** What the text of a shape needs to know of its surroundings. */
export interface TextSetting {
  palette: Palette;
  /** Where styles are inherited from, nearest first: the shape's own list style, the layout's, the master's. */
  styles: XmlNode[];
  /** What is behind the text, where that is one colour. */
  behind: Colour | undefined;
  /** The number a slide-number field shows on this slide. */
  slideNumber: number;
  /** Holds for all of the text: the shape is hidden, or outside of the slide. */
  hidden: HiddenReason | undefined;
}

export interface ShapeText {
  rows: Row[];
  hiddenRows: Row[];
  hasSlideNumberField: boolean;
}

interface Paragraph {
  parts: { text: string; hidden: HiddenReason | undefined }[];
  size: number;
}

/** Smaller than this, in points, nobody reads it. */
const SMALLEST_READABLE = 4;
const DEFAULT_SIZE = 18;

/** The paragraphs of a text body as rows, visible and hidden text apart, each with its estimated place in the shape. */
export function readText(body: XmlNode | undefined, box: Box | undefined, setting: TextSetting): ShapeText {
  const result: ShapeText = { rows: [], hiddenRows: [], hasSlideNumberField: false };
  const properties = child(body, "bodyPr");
  const scale = (numberAttribute(child(properties, "normAutofit"), "fontScale") ?? 100_000) / 100_000;
  const paragraphs = childrenOf(body, "p").map((node) => readParagraph(node, scale, setting, result));
  const boxes = box === undefined ? [] : placeParagraphs(paragraphs, box, properties, setting.styles);
  paragraphs.forEach((paragraph, index) => {
    const place = boxes[index];
    const reasons = new Set(paragraph.parts.map((part) => part.hidden));
    for (const hidden of reasons) {
      const text = paragraph.parts.map((part) => (part.hidden === hidden ? part.text : "")).join("");
      const row = rowOf(text, place);
      if (row === undefined) continue;
      if (hidden === undefined) result.rows.push(row);
      else result.hiddenRows.push({ ...row, hidden });
    }
  });
  return result;
}

/** All the text of a body in one line: table cells, notes, comments. */
export function plainText(body: XmlNode | undefined): string {
  const lines = descendants(body, "p").map((p) =>
    p.children.map((c) => (c.name === "br" ? " " : c.name === "r" || c.name === "fld" ? runText(c) : "")).join(""),
  );
  return tidy(lines.filter((line) => line.trim() !== "").join(" "));
}

/** Levels white space: a run of it is one space; a single no-break space, as numbers have, is kept. */
export function tidy(text: string): string {
  if (!/\s\s|[\t\n\v\f\r\u200B\u2028\uFEFF]/.test(text)) return text.trim();
  return text
    .replace(/[\u200B\uFEFF]/g, "")
    .replace(/\s{2,}|[\t\n\v\f\r\u2028]/g, " ")
    .trim();
}

function rowOf(text: string, box: Box | undefined): Row | undefined {
  const columns = text
    .split("\t")
    .map(tidy)
    .filter((column) => column !== "");
  if (columns.length === 0) return undefined;
  const cells = columns.map((column) => (box === undefined ? { text: column } : { text: column, box }));
  return columns.length > 1 ? { cells, table: true } : { cells };
}

function readParagraph(node: XmlNode, scale: number, setting: TextSetting, result: ShapeText): Paragraph {
  const level = numberAttribute(child(node, "pPr"), "lvl") ?? 0;
  const inherited = setting.styles
    .map((style) => at(style, `lvl${level + 1}pPr`, "defRPr"))
    .filter((style) => style !== undefined);
  const parts: Paragraph["parts"] = [];
  let largest = 0;
  for (const run of node.children) {
    if (run.name === "br") {
      parts.push({ text: " ", hidden: parts.at(-1)?.hidden });
      continue;
    }
    if (run.name !== "r" && run.name !== "fld" && run.name !== "AlternateContent" && run.name !== "m") continue;
    const styles = [child(run, "rPr"), at(node, "pPr", "defRPr"), ...inherited].filter((s) => s !== undefined);
    const size = (styles.map((s) => numberAttribute(s, "sz")).find((s) => s !== undefined) ?? DEFAULT_SIZE * 100) / 100;
    const isNumber = run.name === "fld" && attribute(run, "type") === "slidenum";
    if (isNumber) result.hasSlideNumberField = true;
    const text = isNumber ? String(setting.slideNumber) : runText(run);
    parts.push({ text, hidden: setting.hidden ?? hiddenRun(styles, size * scale, setting) });
    largest = Math.max(largest, size * scale);
  }
  return { parts, size: largest || DEFAULT_SIZE };
}

function runText(run: XmlNode): string {
  if (run.name === "r" || run.name === "fld") return child(run, "t")?.text ?? "";
  const chosen = child(run, "Choice") ?? run; // a formula, with a picture of it as fallback
  return descendants(chosen, "t")
    .map((t) => t.text)
    .join("");
}

function hiddenRun(styles: XmlNode[], size: number, setting: TextSetting): HiddenReason | undefined {
  if (size < SMALLEST_READABLE) return "tiny";
  for (const style of styles) {
    if (child(style, "gradFill") || child(style, "blipFill") || child(style, "pattFill")) return undefined;
    const outline = child(style, "ln");
    const outlined = outline !== undefined && child(outline, "noFill") === undefined;
    if (child(style, "noFill")) return outlined ? undefined : "invisible";
    const colour = colourIn(child(style, "solidFill"), setting.palette);
    if (colour === undefined) continue;
    if (colour.alpha < 0.05) return "invisible";
    const lost = setting.behind !== undefined && colour.alpha > 0.5 && sameColour(colour, setting.behind);
    return lost && !outlined ? "background_colour" : undefined;
  }
  return undefined;
}

/** Line breaks are the program's own; an average letter of half its size in width gives lines close enough to point at. */
function placeParagraphs(paragraphs: Paragraph[], box: Box, body: XmlNode | undefined, styles: XmlNode[]): Box[] {
  if (attribute(body, "vert")?.includes("vert")) return paragraphs.map(() => box);
  const inset = (name: string, usual: number) => (numberAttribute(body, name) ?? usual) / 12_700;
  const left = Math.min(inset("lIns", 91_440), box.width / 4);
  const right = Math.min(inset("rIns", 91_440), box.width / 4);
  const top = Math.min(inset("tIns", 45_720), box.height / 4);
  const bottom = Math.min(inset("bIns", 45_720), box.height / 4);
  const width = Math.max(1, box.width - left - right);
  const room = Math.max(1, box.height - top - bottom);
  const heights = paragraphs.map((paragraph) => {
    const letters = paragraph.parts.reduce((sum, part) => sum + part.text.length, 0);
    return Math.max(1, Math.ceil((letters * paragraph.size * 0.5) / width)) * paragraph.size * 1.2;
  });
  const total = heights.reduce((sum, height) => sum + height, 0);
  const shrink = Math.min(1, room / Math.max(1, total));
  const spare = room - total * shrink;
  const anchor = attribute(body, "anchor") ?? styles.map((s) => attribute(s, "anchor")).find((a) => a !== undefined);
  let y = box.y + top + (anchor === "ctr" ? spare / 2 : anchor === "b" ? spare : 0);
  return heights.map((height) => {
    const place = { x: box.x + left, y, width, height: height * shrink };
    y += height * shrink;
    return place;
  });
}
