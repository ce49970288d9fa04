import type { Box, HiddenReason, Row } from "../../../domain/document.ts";
import { at, attribute, child, childrenOf, descendants, numberAttribute, type XmlNode } from "../xml.ts";
import { firstNumber, hiddenPart, type Ink, type InkSetting } from "./ink.ts";

/** What the text of a shape needs to know of its surroundings. */
export interface TextSetting extends InkSetting {
  /** Where styles are inherited from, nearest first: the shape's own list style, the layout's, the master's. */
  styles: XmlNode[];
  /** Body properties in the same order: insets, anchor. */
  bodies: XmlNode[];
  /** The number a slide-number field shows on this slide. */
  slideNumber: number;
  /** Holds for all of the text: the shape is hidden. */
  hidden: HiddenReason | undefined;
}

export interface ShapeText {
  rows: Row[];
  hiddenRows: Row[];
  hasSlideNumberField: boolean;
  /** About where the letters stand, by the place they are given: they may not fill it. */
  extents: Map<Box, Box>;
}

interface Part extends Ink {
  text: string;
}

interface Paragraph {
  parts: Part[];
  size: number;
  align: string | undefined;
}

const DEFAULT_SIZE = 18;

/** The paragraphs of a text body as rows, visible and hidden text apart, each with its estimated place in the shape. */
export function readText(body: XmlNode | undefined, box: Box | undefined, setting: TextSetting): ShapeText {
  const result: ShapeText = { rows: [], hiddenRows: [], hasSlideNumberField: false, extents: new Map() };
  const properties = child(body, "bodyPr");
  const scale = (numberAttribute(child(properties, "normAutofit"), "fontScale") ?? 100_000) / 100_000;
  const paragraphs = childrenOf(body, "p").flatMap((node) => atBreaks(readParagraph(node, scale, setting, result)));
  const around = properties === undefined ? setting.bodies : [properties, ...setting.bodies];
  const boxes = box === undefined ? [] : placeParagraphs(paragraphs, box, around);
  paragraphs.forEach((paragraph, index) => {
    const place = boxes[index];
    const extent = place === undefined ? undefined : extentOf(paragraph, place, around);
    if (place !== undefined && extent !== undefined) result.extents.set(place, extent);
    const judged = paragraph.parts.map((part) => ({
      text: part.text,
      hidden: part.text.trim() === "" ? undefined : (setting.hidden ?? hiddenPart(part, extent, setting)),
    }));
    for (const hidden of new Set(judged.filter(({ text }) => text.trim() !== "").map((part) => part.hidden))) {
      const text = judged.map((part) => (part.hidden === hidden || part.text.trim() === "" ? part.text : "")).join("");
      const row = rowOf(text, place, place && linesOf(paragraph, place.width));
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

function rowOf(text: string, box: Box | undefined, lines = 1): Row | undefined {
  const columns = text
    .split("\t")
    .map(tidy)
    .filter((column) => column !== "");
  if (columns.length === 0) return undefined;
  const cells = columns.map((column) => ({
    text: column,
    ...(box && { box }),
    ...(box && lines > 1 && { line: box.height / lines }),
  }));
  return columns.length > 1 ? { cells, table: true } : { cells };
}

function readParagraph(node: XmlNode, scale: number, setting: TextSetting, result: ShapeText): Paragraph {
  const level = numberAttribute(child(node, "pPr"), "lvl") ?? 0;
  const inherited = setting.styles
    .map((style) => at(style, `lvl${level + 1}pPr`, "defRPr"))
    .filter((style) => style !== undefined);
  const parts: Part[] = [];
  let largest = 0;
  for (const run of node.children) {
    if (run.name === "br") {
      parts.push({ text: BREAK, size: largest, styles: [] });
      continue;
    }
    if (run.name !== "r" && run.name !== "fld" && run.name !== "AlternateContent" && run.name !== "m") continue;
    const styles = [child(run, "rPr"), ...inherited].filter((s) => s !== undefined);
    const size = (firstNumber(styles, "sz") ?? DEFAULT_SIZE * 100) / 100;
    const isNumber = run.name === "fld" && attribute(run, "type") === "slidenum";
    if (isNumber) result.hasSlideNumberField = true;
    const text = isNumber ? String(setting.slideNumber) : runText(run);
    parts.push({ text, size: size * scale, styles });
    largest = Math.max(largest, size * scale);
  }
  const align = [child(node, "pPr"), ...setting.styles.map((style) => child(style, `lvl${level + 1}pPr`))]
    .map((style) => attribute(style, "algn"))
    .find((found) => found !== undefined);
  return { parts, size: largest || DEFAULT_SIZE, align };
}

/** A line that its author ended. */
const BREAK = " \u2028";
/** How a line begins that says something of its own. */
const BEGINS_ANEW = /^[\s\u2028]*(?:[\p{Lu}\d\p{Sc}~≈<>+•✓✔▪●→]|[-–—]\s)/u;
const ENDS_OPEN = /(?:[,&/(+–—-]|(?<!\p{L})(?:of|the|and|or|for|to|in|de|du|des|et|ou|pour|en|e|do|da|em|para))\s*$/iu;

/** Lines with figures of their own, each ended by its author, are each a line; others run on. */
function atBreaks(paragraph: Paragraph): Paragraph[] {
  const lines: Part[][] = [[]];
  for (const part of paragraph.parts) part.text === BREAK ? lines.push([part]) : lines.at(-1)?.push(part);
  const texts = lines.map((line) => line.map(({ text }) => text).join(""));
  const parted = lines.reduce<Part[][]>((all, line, at) => {
    const [before, text] = [texts[at - 1] ?? "", texts[at] ?? ""];
    const own = /\d/.test(before) && /\d/.test(text) && BEGINS_ANEW.test(text) && !ENDS_OPEN.test(before);
    if (at > 0 && !own) all.at(-1)?.push(...line);
    else all.push(line);
    return all;
  }, []);
  return parted.map((parts) => ({ ...paragraph, parts }));
}

function runText(run: XmlNode): string {
  if (run.name === "r" || run.name === "fld") return child(run, "t")?.text ?? "";
  const chosen = child(run, "Choice") ?? run; // a formula, with a picture of it as fallback
  return descendants(chosen, "t")
    .map((t) => t.text)
    .join("");
}

/** Where in its place the letters of a paragraph stand: a short line ends early, or stands in the middle or at the end. */
function extentOf(paragraph: Paragraph, place: Box, bodies: XmlNode[]): Box {
  const wraps = firstWord(bodies, "wrap") !== "none";
  const letters = widthOf(paragraph);
  if (wraps && letters >= place.width) return place;
  const spare = place.width - letters;
  const { align } = paragraph;
  const left = align === "ctr" ? spare / 2 : align === "r" ? spare : 0;
  return { ...place, x: place.x + left, width: letters };
}

const firstWord = (nodes: XmlNode[], name: string): string | undefined =>
  nodes.map((node) => attribute(node, name)).find((found) => found !== undefined);

/** About how long a paragraph is on one line: a letter is half as wide as it is high. */
const widthOf = ({ parts, size }: Paragraph): number =>
  Math.max(1, parts.reduce((sum, part) => sum + part.text.length, 0) * size * 0.5);

function linesOf(paragraph: Paragraph, width: number): number {
  return Math.max(1, Math.ceil(widthOf(paragraph) / width));
}

/** Line breaks are the program's own; an average letter of half its size in width gives lines close enough to point at. */
function placeParagraphs(paragraphs: Paragraph[], box: Box, bodies: XmlNode[]): Box[] {
  if (firstWord(bodies, "vert")?.includes("vert")) return paragraphs.map(() => box);
  const inset = (name: string, usual: number) => (firstNumber(bodies, name) ?? usual) / 12_700;
  const left = Math.min(inset("lIns", 91_440), box.width / 4);
  const right = Math.min(inset("rIns", 91_440), box.width / 4);
  const top = Math.min(inset("tIns", 45_720), box.height / 4);
  const bottom = Math.min(inset("bIns", 45_720), box.height / 4);
  const width = Math.max(1, box.width - left - right);
  const room = Math.max(1, box.height - top - bottom);
  const heights = paragraphs.map((paragraph) => linesOf(paragraph, width) * paragraph.size * 1.2);
  const total = heights.reduce((sum, height) => sum + height, 0);
  // A frame lower than its first line does not hold the text: it runs over.
  const runsOver = room < 0.7 * (heights[0] ?? 0);
  const shrink = runsOver ? 1 : Math.min(1, room / Math.max(1, total));
  const spare = room - total * shrink;
  const anchor = firstWord(bodies, "anchor");
  let y = box.y + top + (anchor === "ctr" ? spare / 2 : anchor === "b" ? spare : 0);
  return heights.map((height) => {
    const place = { x: box.x + left, y, width, height: height * shrink };
    y += height * shrink;
    return place;
  });
}
