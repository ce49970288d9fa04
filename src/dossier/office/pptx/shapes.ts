import type { Box, HiddenReason, Picture, Row } from "../../../domain/document.ts";
import { addAll } from "../../../domain/many.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { isOn } from "../../xml-scan.ts";
import { skippedWords } from "../alternates.ts";
import type { OfficePackage } from "../package.ts";
import { at, attribute, child, descendants, numberAttribute, type XmlNode } from "../xml.ts";
import { readChart, readExtendedChart } from "./chart.ts";
import { type Colour, colourIn } from "./colours.ts";
import { readDiagram } from "./diagram.ts";
import { reachOf } from "./outline.ts";
import { type Colouring, type Fill, fillElement, fillOf, type Paint } from "./paint.ts";
import { pictureIn } from "./pictures.ts";
import { pixelsOf } from "./pixels.ts";
import { boxOf, inheritedShapes, intoGroup, NO_TRANSFORM, placeholderOf, type Transform } from "./placing.ts";
import type { Surfaces } from "./surfaces.ts";
import { readTable } from "./table.ts";
import { tableLook } from "./table-looks.ts";
import { readText, type TextSetting } from "./text.ts";

/** One shape as it is drawn, later ones over earlier ones. */
export interface Drawn {
  box: Box | undefined;
  rows: Row[];
  hiddenRows: Row[];
  /** About where letters stand, by the place they are given. */
  extents: Map<Box, Box>;
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
  colouring: Colouring;
  background: Paint;
  width: number;
  height: number;
  /** What slide-number fields show. */
  slideNumber: number;
  /** What was painted so far. */
  surfaces: Surfaces;
}

/** A slide never has so many; past it the rest is left out, and the slide says so. */
export const MAX_SHAPES = 20_000;

/** Where a shape stands in the tree of shapes. */
interface Place {
  part: string;
  transform: Transform;
  group: number;
  /** The fill of the group around it. */
  groupFill: Fill;
  hidden: HiddenReason | undefined;
  /** In the order of drawing. */
  order: number;
}

/** Everything drawn by a part's shape tree, in drawing order, added to what is already on the slide. */
export function drawShapes(root: XmlNode, part: string, scene: SlideScene, drawn: Drawn[], onlyFixed: boolean): void {
  let groups = drawn.reduce((most, shape) => Math.max(most, shape.group), 0);
  const walk = (parent: XmlNode, around: Place) => {
    for (const shape of parent.children) {
      if (drawn.length >= MAX_SHAPES) return;
      const marked = shape.children.find((c) => c.name.startsWith("nv"));
      const hidden = isOn(attribute(child(marked, "cNvPr"), "hidden"), false) ? "hidden_text" : around.hidden;
      const place = { ...around, hidden, order: drawn.length };
      if (shape.name === "grpSp") walk(shape, inGroup(shape, { ...place, group: place.group || ++groups }, scene));
      else if (shape.name === "AlternateContent") {
        const skipped = skippedWords(shape).map((text): Row => ({ cells: [{ text }], hidden: "hidden_text" }));
        if (skipped.length > 0 && !onlyFixed) drawn.push({ ...nothing(place), hiddenRows: skipped });
        walk(child(shape, "Choice") ?? NO_SHAPES, place);
      } else if (onlyFixed && placeholderOf(shape) !== undefined) continue;
      else if (shape.name === "sp" || shape.name === "cxnSp") drawn.push(drawText(shape, place, scene));
      else if (shape.name === "pic") drawn.push(drawPicture(shape, place, scene));
      else if (shape.name === "graphicFrame") drawn.push(drawFrame(shape, place, scene));
    }
  };
  const tree = at(root, "cSld", "spTree");
  const start = { part, transform: NO_TRANSFORM, group: 0, groupFill: "none", hidden: undefined, order: 0 } as const;
  if (tree !== undefined) walk(tree, start);
}

const NO_SHAPES: XmlNode = { name: "", attributes: [], children: [], text: "" };

function inGroup(shape: XmlNode, place: Place, { colouring }: SlideScene): Place {
  const groupFill = fillOf(child(shape, "grpSpPr"), undefined, colouring, place.groupFill);
  return { ...place, groupFill, transform: intoGroup(shape, place.transform) };
}

function nothing({ group }: Place): Drawn {
  return {
    box: undefined,
    group,
    role: "shape",
    rows: [],
    hiddenRows: [],
    extents: new Map(),
    hasSlideNumberField: false,
  };
}

function drawText(shape: XmlNode, place: Place, scene: SlideScene): Drawn {
  const { transform, group, hidden, order } = place;
  const sources = inheritedShapes(shape, scene.layout, scene.master);
  const own = boxOf(at(shape, "spPr", "xfrm"), transform);
  const box = own ?? sources.map((s) => boxOf(at(s, "spPr", "xfrm"), NO_TRANSFORM)).find((b) => b !== undefined);
  const painted = [shape, ...sources].find((s) => fillElement(child(s, "spPr")) !== undefined) ?? shape;
  const fill = isOn(attribute(shape, "useBgFill"), false)
    ? scene.background
    : fillOf(child(painted, "spPr"), child(shape, "style"), scene.colouring, place.groupFill);
  const shaped = [shape, ...sources].map((s) => child(s, "spPr")).find((s) => s?.children.some(isGeometry));
  if (box !== undefined && fill !== "none" && hidden === undefined)
    scene.surfaces.add({ box, paint: fill, order, reach: reachOf(shaped) });
  if (box !== undefined && hidden === undefined) addLine(shape, box, order, scene);
  const type = placeholderOf(shape)?.type;
  const fontColour = colourIn(at(shape, "style", "fontRef"), scene.colouring.palette);
  const text = readText(child(shape, "txBody"), box, {
    ...settingOf(scene, [shape, ...sources], type, fontColour, order),
    hidden,
  });
  return {
    box,
    group,
    role: type === "title" || type === "ctrTitle" ? "title" : type === "sldNum" ? "number" : "shape",
    ...text,
  };
}

const isGeometry = ({ name }: XmlNode): boolean => name === "prstGeom" || name === "custGeom";

/** A straight line this broad, in points, is a surface. */
const BROAD_LINE = 8;

function addLine(shape: XmlNode, box: Box, order: number, { surfaces, colouring }: SlideScene): void {
  const line = at(shape, "spPr", "ln");
  const width = (numberAttribute(line, "w") ?? 0) / 12_700;
  if (width < BROAD_LINE || Math.min(box.width, box.height) > width) return;
  const paint = fillOf(line, undefined, colouring);
  const half = width / 2;
  const flat = box.width >= box.height;
  const around = flat
    ? { ...box, y: box.y - half, height: box.height + width }
    : { ...box, x: box.x - half, width: box.width + width };
  if (paint !== "none") surfaces.add({ box: around, paint, order });
}

function drawPicture(shape: XmlNode, place: Place, scene: SlideScene): Drawn {
  const box = boxOf(at(shape, "spPr", "xfrm"), place.transform);
  const shown = place.hidden === undefined && !isOffSlide(box, scene);
  const picture = box === undefined || !shown ? undefined : pictureIn(shape, place.part, box, scene);
  if (box !== undefined && shown) {
    const pixels = picture === undefined ? undefined : pixelsOf(scene.file, picture);
    scene.surfaces.add({ box, paint: "picture", order: place.order, reach: reachOf(child(shape, "spPr")), pixels });
  }
  return { ...nothing(place), box, role: "picture", ...(picture !== undefined && { picture }) };
}

function drawFrame(shape: XmlNode, place: Place, scene: SlideScene): Drawn {
  const { part, hidden, order } = place;
  const box = boxOf(child(shape, "xfrm"), place.transform);
  const data = at(shape, "graphic", "graphicData");
  const result: Drawn = { ...nothing(place), box, role: "table" };
  const table = child(data, "tbl");
  if (table !== undefined) drawTable(table, result, place, scene);
  else {
    const links = scene.file.relations(part);
    const target = (id: string | undefined) => {
      const link = id === undefined ? undefined : links.get(id);
      return link !== undefined && !link.external && scene.file.has(link.target) ? link.target : undefined;
    };
    for (const chart of descendants(data, "chart")) {
      const name = target(attribute(chart, "r:id"));
      const space = name === undefined ? undefined : scene.file.part(name);
      if (space === undefined) continue;
      addAll(result.rows, child(space, "chartData") ? readExtendedChart(space, box) : readChart(space, box));
      const paint = fillOf(child(space, "spPr"), undefined, scene.colouring);
      if (paint !== "none" && box !== undefined && hidden === undefined) scene.surfaces.add({ box, paint, order });
    }
    for (const diagram of descendants(data, "relIds")) {
      const name = target(attribute(diagram, "r:dm"));
      if (name !== undefined) addAll(result.rows, readDiagram(scene.file.part(name), box));
    }
  }
  if (hidden !== undefined) {
    addAll(
      result.hiddenRows,
      result.rows.map((row) => ({ ...row, hidden })),
    );
    result.rows = [];
  }
  return result;
}

/** A table: each cell is a surface of its own, filled as it says itself or as the style of the table does. */
function drawTable(table: XmlNode, result: Drawn, { order, hidden }: Place, scene: SlideScene): void {
  const look = tableLook(scene.file, table, scene.colouring);
  result.rows = readTable(table, result.box, (cell, box, row, column) => {
    const styled = look(row, column);
    const own = child(cell, "tcPr");
    const fill = fillElement(own) === undefined ? (styled?.fill ?? "picture") : fillOf(own, undefined, scene.colouring);
    if (box !== undefined && fill !== "none" && hidden === undefined) scene.surfaces.add({ box, paint: fill, order });
    const text = readText(child(cell, "txBody"), box, {
      ...settingOf(scene, [], undefined, styled?.ink, order),
      hidden: undefined,
    });
    addAll(result.hiddenRows, text.hiddenRows);
    const [extent] = text.extents.values();
    if (box !== undefined && extent !== undefined) result.extents.set(box, extent);
    const lines = text.rows.flatMap((line) => line.cells);
    const high = lines[0]?.line ?? lines[0]?.box?.height;
    return {
      text: lines.map((line) => line.text).join(" "),
      ...(high !== undefined && box !== undefined && high < box.height && { line: high }),
    };
  });
}

function settingOf(
  scene: SlideScene,
  shapes: XmlNode[],
  type: string | undefined,
  ink: Colour | undefined,
  order: number,
): Omit<TextSetting, "hidden"> {
  const styles = shapes.map((s) => at(s, "txBody", "lstStyle")).filter((s) => s !== undefined);
  const kind = type === undefined ? "otherStyle" : type === "title" || type === "ctrTitle" ? "titleStyle" : "bodyStyle";
  const general = at(scene.master, "txStyles", kind);
  if (general !== undefined && type !== "sldNum" && type !== "ftr" && type !== "dt")
    styles.push(ink === undefined ? general : withoutColour(general));
  const usual = scene.colouring.palette.get("tx1");
  return {
    palette: scene.colouring.palette,
    styles,
    bodies: shapes.map((s) => at(s, "txBody", "bodyPr")).filter((s) => s !== undefined),
    ink: ink ?? (usual === undefined ? undefined : { rgb: usual, alpha: 1 }),
    under: (x, y) => scene.surfaces.under(x, y, order),
    slideNumber: scene.slideNumber,
  };
}

/** The master's general styles without their colours, where something nearer gives one. */
const withoutColour = rememberedFor((style: XmlNode): XmlNode => {
  const strip = (node: XmlNode): XmlNode => ({
    ...node,
    children: node.children.filter((c) => c.name !== "solidFill").map(strip),
  });
  return strip(style);
});

function isOffSlide(box: Box | undefined, { width, height }: SlideScene): boolean {
  if (box === undefined) return false;
  return box.x + box.width <= 1 || box.y + box.height <= 1 || box.x >= width - 1 || box.y >= height - 1;
}
