import type { HiddenReason, Row, Section } from "../../../domain/document.ts";
import { isOn } from "../../xml-scan.ts";
import type { OfficePackage } from "../package.ts";
import { attribute } from "../xml.ts";
import { readPalette } from "./colours.ts";
import { readingOrder } from "./order.ts";
import { backgroundOf, readColouring } from "./paint.ts";
import { largePictures } from "./pictures.ts";
import { type Drawn, drawShapes, MAX_SHAPES, type SlideScene } from "./shapes.ts";
import { surfacesOn } from "./surfaces.ts";
import { setUnseenApart } from "./unseen.ts";

/** What holds for all slides of a presentation; sizes in points. */
export interface PresentationSetting {
  width: number;
  height: number;
  firstNumber: number;
}

/** One slide: what a reader sees in reading order, and what is in the file without being seen. */
export function readSlide(file: OfficePackage, part: string, number: number, setting: PresentationSetting): Section {
  const slide = file.part(part);
  const layoutPart = file.related(part, "slideLayout");
  const masterPart = layoutPart === undefined ? undefined : file.related(layoutPart, "slideMaster");
  const themePart = masterPart === undefined ? undefined : file.related(masterPart, "theme");
  const layout = layoutPart === undefined ? undefined : file.part(layoutPart);
  const master = masterPart === undefined ? undefined : file.part(masterPart);
  const theme = themePart === undefined ? undefined : file.part(themePart);
  const colouring = readColouring(theme, readPalette(theme, [slide, layout, master]));
  const background = backgroundOf([slide, layout, master], colouring);
  const scene: SlideScene = {
    file,
    layout,
    master,
    colouring,
    background,
    width: setting.width,
    height: setting.height,
    slideNumber: setting.firstNumber + number - 1,
    surfaces: surfacesOn(setting.height, background),
  };
  const drawn: Drawn[] = [];
  const showsLayout = isOn(attribute(slide, "showMasterSp"), true);
  const showsMaster = showsLayout && isOn(attribute(layout, "showMasterSp"), true);
  if (master && masterPart && showsMaster) drawShapes(master, masterPart, scene, drawn, true);
  if (layout && layoutPart && showsLayout) drawShapes(layout, layoutPart, scene, drawn, true);
  drawShapes(slide, part, scene, drawn, false);
  return toSection(drawn, number, scene, !isOn(attribute(slide, "show"), true));
}

function toSection(drawn: Drawn[], number: number, scene: SlideScene, hidden: boolean): Section {
  setUnseenApart(drawn, scene);
  const title = drawn.find((shape) => shape.role === "title" && shape.rows.length > 0);
  const name = title?.rows.map((row) => row.cells.map((cell) => cell.text).join(" ")).join(" ");
  const rest = drawn.filter((shape) => shape !== title);
  const visible: Row[] = [...(title?.rows ?? []), ...readingOrder(rest)];
  const unseen = drawn.flatMap((shape) => shape.hiddenRows);
  const printed = printedNumber(drawn, scene);
  const pictures = hidden ? [] : largePictures(drawn, scene);
  const section: Section = {
    kind: "slide",
    number,
    ...(name !== undefined && { name }),
    ...(printed !== undefined && { printedNumber: printed }),
    width: scene.width,
    height: scene.height,
    rows: hidden ? [] : visible,
    hiddenRows: hidden ? [...visible.map((row) => withReason(row, "hidden_slide")), ...unseen] : unseen,
    ...(pictures.length > 0 && { pictures }),
    issues: [],
  };
  if (drawn.length >= MAX_SHAPES) {
    section.issues.push({ code: "truncated", level: "warning", detail: { limit: MAX_SHAPES }, section: number });
  }
  if (hidden) section.hidden = "hidden_slide";
  else if (visible.length === 0) {
    const picture = drawn.some((shape) => shape.role === "picture");
    section.issues.push({
      code: picture ? "no_text_layer" : "empty_section",
      level: picture ? "blocking" : "info",
      detail: {},
      section: number,
    });
  }
  return section;
}

function withReason(row: Row, hidden: HiddenReason): Row {
  return { ...row, hidden };
}

/** A slide-number field shows the position; a bare number at the foot of a slide was typed there. */
function printedNumber(drawn: Drawn[], scene: SlideScene): number | undefined {
  if (drawn.some((shape) => shape.hasSlideNumberField && shape.rows.length > 0)) return scene.slideNumber;
  for (const shape of drawn) {
    const text =
      shape.rows.length === 1 && shape.rows[0]?.cells.length === 1 ? shape.rows[0].cells[0]?.text : undefined;
    const match = text?.match(/^(?:[-–—]\s*)?(\d{1,3})(?:\s*[-–—]|\s*\/\s*\d{1,3})?$/);
    if (!match || shape.box === undefined) continue;
    const atFoot = shape.box.y >= scene.height * 0.85 && shape.box.width < scene.width / 3;
    if (shape.role === "number" || atFoot) return Number(match[1]);
  }
  return undefined;
}
