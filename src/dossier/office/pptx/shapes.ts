import type { Box, HiddenReason, Picture, Row } from "../../../domain/document.ts";
import type { OfficePackage } from "../package.ts";
import { at, attribute, child, descendants, isOn, type XmlNode } from "../xml.ts";
import { readChart, readExtendedChart } from "./chart.ts";
import { type Colour, type Fill, fillOf, hasFill, type Palette } from "./colours.ts";
import { readDiagram } from "./diagram.ts";
import { pictureIn } from "./pictures.ts";
import { boxOf, inheritedShapes, intoGroup, NO_TRANSFORM, placeholderOf, type Transform } from "./placing.ts";
import { readTable } from "./table.ts";
import { readText, type TextSetting } from "./text.ts";

/** One shape as it is drawn, later ones over earlier ones. */
export interface Drawn {
  box: Box | undefined;
  rows: Row[];
  hiddenRows: Row[];
  fill: Fill;
  role: "title" | "number" | "picture" | "shape" | "table";
  /** Shapes of one group share it: they are read together. */
  group: number;
  hasSlideNumberField: boolean;
  /** A picture that is shown. */
  picture?: Picture;
}

/** What a slide is made of and drawn on. */
export interface SlideScene {
  file: OfficePackage;
  layout: XmlNode | undefined;
  master: XmlNode | undefined;
  palette: Palette;
  background: Fill;
  width: number;
  height: number;
  /** What slide-number fields show. */
  slideNumber: number;
  /** Shapes drawn so far that have a fill: what later text may lie on. */
  filled: Drawn[];
}

/** A slide never has so many; past it the rest is left out, and the slide says so. */
export const MAX_SHAPES = 20_000;

/** Everything drawn by a part's shape tree, in drawing order, added to what is already on the slide. */
export function drawShapes(root: XmlNode, part: string, scene: SlideScene, drawn: Drawn[], onlyFixed: boolean): void {
  let groups = drawn.reduce((most, shape) => Math.max(most, shape.group), 0);
  const add = (shape: Drawn, hidden: HiddenReason | undefined) => {
    drawn.push(shape);
    if (hidden !== undefined) shape.fill = "none";
    else if (shape.fill !== "none") scene.filled.push(shape);
  };
  const walk = (parent: XmlNode, transform: Transform, group: number, hidden: HiddenReason | undefined) => {
    for (const shape of parent.children) {
      if (drawn.length >= MAX_SHAPES) return;
      const marked = shape.children.find((c) => c.name.startsWith("nv"));
      const mark = isOn(attribute(child(marked, "cNvPr"), "hidden"), false) ? "hidden_text" : hidden;
      if (shape.name === "grpSp") walk(shape, intoGroup(shape, transform), group || ++groups, mark);
      else if (shape.name === "AlternateContent") walk(child(shape, "Choice") ?? shape, transform, group, mark);
      else if (onlyFixed && placeholderOf(shape) !== undefined) continue;
      else if (shape.name === "sp" || shape.name === "cxnSp") add(drawText(shape, transform, group, mark, scene), mark);
      else if (shape.name === "pic") add(drawPicture(shape, part, transform, group, mark, scene), mark);
      else if (shape.name === "graphicFrame") add(drawFrame(shape, part, transform, group, mark, scene), mark);
    }
  };
  const tree = at(root, "cSld", "spTree");
  if (tree !== undefined) walk(tree, NO_TRANSFORM, 0, undefined);
}

function drawText(
  shape: XmlNode,
  transform: Transform,
  group: number,
  hidden: HiddenReason | undefined,
  scene: SlideScene,
): Drawn {
  const sources = inheritedShapes(shape, scene.layout, scene.master);
  const own = boxOf(at(shape, "spPr", "xfrm"), transform);
  const box = own ?? sources.map((s) => boxOf(at(s, "spPr", "xfrm"), NO_TRANSFORM)).find((b) => b !== undefined);
  const painted = [shape, ...sources].find((s) => hasFill(child(s, "spPr"))) ?? shape;
  const fill = fillOf(child(painted, "spPr"), child(shape, "style"), scene.palette);
  const type = placeholderOf(shape)?.type;
  const body = child(shape, "txBody");
  const text = readText(
    body,
    box,
    settingOf(scene, [shape, ...sources], type, hidden ?? offSlide(box, scene), behind(box, fill, scene)),
  );
  return {
    box,
    fill,
    group,
    role: type === "title" || type === "ctrTitle" ? "title" : type === "sldNum" ? "number" : "shape",
    ...text,
  };
}

function drawPicture(
  shape: XmlNode,
  part: string,
  transform: Transform,
  group: number,
  hidden: HiddenReason | undefined,
  scene: SlideScene,
): Drawn {
  const box = boxOf(at(shape, "spPr", "xfrm"), transform);
  const shown = hidden === undefined && offSlide(box, scene) === undefined;
  const picture = box === undefined || !shown ? undefined : pictureIn(shape, part, box, scene);
  return {
    box,
    fill: "unknown",
    group,
    role: "picture",
    rows: [],
    hiddenRows: [],
    hasSlideNumberField: false,
    ...(picture !== undefined && { picture }),
  };
}

function drawFrame(
  shape: XmlNode,
  part: string,
  transform: Transform,
  group: number,
  hidden: HiddenReason | undefined,
  scene: SlideScene,
): Drawn {
  const box = boxOf(child(shape, "xfrm"), transform);
  const data = at(shape, "graphic", "graphicData");
  const result: Drawn = {
    box,
    fill: "none",
    group,
    role: "table",
    rows: [],
    hiddenRows: [],
    hasSlideNumberField: false,
  };
  const whole = hidden ?? offSlide(box, scene);
  const table = child(data, "tbl");
  if (table !== undefined) {
    // A cell without a fill of its own shows the table style's, which is not known here: colours then prove nothing.
    const look = child(table, "tblPr");
    const styled = child(look, "tableStyleId") !== undefined || attribute(look, "firstRow") !== undefined;
    result.rows = readTable(table, box, (cell, place) => {
      const fill = fillOf(child(cell, "tcPr"), undefined, scene.palette);
      const colour = fill === "none" && !styled ? behind(place, fill, scene) : solid(fill);
      const text = readText(child(cell, "txBody"), place, settingOf(scene, [], undefined, undefined, colour));
      result.hiddenRows.push(...text.hiddenRows);
      return text.rows.flatMap((row) => row.cells.map((c) => c.text)).join(" ");
    });
  } else {
    const links = scene.file.relations(part);
    const target = (id: string | undefined) => {
      const link = id === undefined ? undefined : links.get(id);
      return link !== undefined && !link.external && scene.file.has(link.target) ? link.target : undefined;
    };
    for (const chart of descendants(data, "chart")) {
      const name = target(attribute(chart, "r:id"));
      const space = name === undefined ? undefined : scene.file.part(name);
      if (space !== undefined)
        result.rows.push(...(child(space, "chartData") ? readExtendedChart(space, box) : readChart(space, box)));
    }
    for (const diagram of descendants(data, "relIds")) {
      const name = target(attribute(diagram, "r:dm"));
      if (name !== undefined) result.rows.push(...readDiagram(scene.file.part(name), box));
    }
  }
  if (whole !== undefined) {
    result.hiddenRows.push(...result.rows.map((row) => ({ ...row, hidden: whole })));
    result.rows = [];
  }
  return result;
}

function settingOf(
  scene: SlideScene,
  shapes: XmlNode[],
  type: string | undefined,
  hidden: HiddenReason | undefined,
  colour: Colour | undefined,
): TextSetting {
  const styles = shapes.map((s) => at(s, "txBody", "lstStyle")).filter((s) => s !== undefined);
  const kind = type === undefined ? "otherStyle" : type === "title" || type === "ctrTitle" ? "titleStyle" : "bodyStyle";
  const general = at(scene.master, "txStyles", kind);
  if (general !== undefined && type !== "sldNum" && type !== "ftr" && type !== "dt")
    styles.push(withoutColour(general));
  return { palette: scene.palette, styles, behind: colour, slideNumber: scene.slideNumber, hidden };
}

/** The master's general styles give sizes; their colours belong to backgrounds that slides are free to change. */
function withoutColour(style: XmlNode): XmlNode {
  const known = STRIPPED.get(style);
  if (known !== undefined) return known;
  const strip = (node: XmlNode): XmlNode => ({
    ...node,
    children: node.children.filter((c) => c.name !== "solidFill").map(strip),
  });
  const stripped = strip(style);
  STRIPPED.set(style, stripped);
  return stripped;
}
const STRIPPED = new WeakMap<XmlNode, XmlNode>();

function offSlide(box: Box | undefined, scene: SlideScene): HiddenReason | undefined {
  if (box === undefined) return undefined;
  const outside =
    box.x + box.width <= 1 || box.y + box.height <= 1 || box.x >= scene.width - 1 || box.y >= scene.height - 1;
  return outside ? "off_page" : undefined;
}

/** The one colour behind a text: the shape's own, else that of what it lies on, else the slide's. */
function behind(box: Box | undefined, own: Fill, scene: SlideScene): Colour | undefined {
  if (own !== "none") return solid(own);
  for (let i = scene.filled.length - 1; i >= 0 && box !== undefined; i--) {
    const other = scene.filled[i] as Drawn;
    if (other.box === undefined || !overlaps(other.box, box)) continue;
    return contains(other.box, box) ? solid(other.fill) : undefined;
  }
  return solid(scene.background);
}

function solid(fill: Fill): Colour | undefined {
  return typeof fill === "string" ? undefined : fill.colour;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x + 0.5 &&
    outer.y <= inner.y + 0.5 &&
    outer.x + outer.width >= inner.x + inner.width - 0.5 &&
    outer.y + outer.height >= inner.y + inner.height - 0.5
  );
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
