import type { Box } from "../../../domain/document.ts";
import { at, attribute, child, descendants, numberAttribute, type XmlNode } from "../xml.ts";

/** From a group's inner coordinates to the slide's, both in EMU. */
export interface Transform {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

export const NO_TRANSFORM: Transform = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

const EMU_PER_POINT = 12_700;

/** The transform for what is inside a group. */
export function intoGroup(group: XmlNode, outer: Transform): Transform {
  const frame = at(group, "grpSpPr", "xfrm");
  const off = child(frame, "off");
  const ext = child(frame, "ext");
  const childOff = child(frame, "chOff");
  const childExt = child(frame, "chExt");
  if (frame === undefined || off === undefined) return outer;
  const ratio = (name: "cx" | "cy") => {
    const inner = numberAttribute(childExt, name) ?? 0;
    return inner === 0 ? 1 : (numberAttribute(ext, name) ?? inner) / inner;
  };
  const scaleX = ratio("cx");
  const scaleY = ratio("cy");
  return {
    x: outer.x + outer.scaleX * ((numberAttribute(off, "x") ?? 0) - (numberAttribute(childOff, "x") ?? 0) * scaleX),
    y: outer.y + outer.scaleY * ((numberAttribute(off, "y") ?? 0) - (numberAttribute(childOff, "y") ?? 0) * scaleY),
    scaleX: outer.scaleX * scaleX,
    scaleY: outer.scaleY * scaleY,
  };
}

/** Where a frame stands on the slide, in points: the upright box around it where it is turned. */
export function boxOf(frame: XmlNode | undefined, transform: Transform): Box | undefined {
  const off = child(frame, "off");
  const ext = child(frame, "ext");
  if (off === undefined || ext === undefined) return undefined;
  const width = ((numberAttribute(ext, "cx") ?? 0) * transform.scaleX) / EMU_PER_POINT;
  const height = ((numberAttribute(ext, "cy") ?? 0) * transform.scaleY) / EMU_PER_POINT;
  const x = (transform.x + (numberAttribute(off, "x") ?? 0) * transform.scaleX) / EMU_PER_POINT;
  const y = (transform.y + (numberAttribute(off, "y") ?? 0) * transform.scaleY) / EMU_PER_POINT;
  const angle = (((numberAttribute(frame, "rot") ?? 0) / 60_000) * Math.PI) / 180;
  if (angle === 0) return { x, y, width, height };
  const turnedWidth = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle));
  const turnedHeight = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
  return {
    x: x + (width - turnedWidth) / 2,
    y: y + (height - turnedHeight) / 2,
    width: turnedWidth,
    height: turnedHeight,
  };
}

/** A shape's placeholder mark: what it stands in for. */
export function placeholderOf(shape: XmlNode): { type: string; index: string | undefined } | undefined {
  const mark = shape.children
    .filter((c) => c.name.startsWith("nv"))
    .map((c) => at(c, "nvPr", "ph"))
    .find((c) => c !== undefined);
  if (mark === undefined) return undefined;
  return { type: attribute(mark, "type") ?? "obj", index: attribute(mark, "idx") };
}

const TITLE_TYPES = ["title", "ctrTitle"];
const OWN_TYPES = ["dt", "ftr", "sldNum", "pic", "chart", "tbl", "dgm", "media"];

function family(type: string): string {
  if (TITLE_TYPES.includes(type)) return "title";
  return OWN_TYPES.includes(type) ? type : "body";
}

/** The shapes a placeholder inherits from, nearest first: the layout's, then the master's. */
export function inheritedShapes(shape: XmlNode, layout: XmlNode | undefined, master: XmlNode | undefined): XmlNode[] {
  const own = placeholderOf(shape);
  if (own === undefined) return [];
  const find = (parent: XmlNode | undefined, byIndex: boolean) => {
    const marked = descendants(at(parent, "cSld", "spTree"), "sp").filter((c) => placeholderOf(c) !== undefined);
    const sameIndex = byIndex && own.index !== undefined && marked.find((c) => placeholderOf(c)?.index === own.index);
    return sameIndex || marked.find((c) => family(placeholderOf(c)?.type ?? "") === family(own.type));
  };
  return [find(layout, true), find(master, false)].filter((c) => c !== undefined);
}
