import type { HiddenReason } from "../../../domain/document.ts";
import { isOn } from "../../xml-scan.ts";
import type { Palette } from "../pptx/colours.ts";
import { parseHex } from "../pptx/colours.ts";
import { fillElement, laidOn, paintOf } from "../pptx/paint.ts";
import { attribute, child, childrenOf, descendants, numberAttribute, type XmlNode } from "../xml.ts";
import type { Paper } from "./paper.ts";

/** A text box of a drawing, as it is seen. */
export interface TextBox {
  content: XmlNode;
  hidden: HiddenReason | undefined;
  paper: Paper;
}

/** The size of the page, in EMU. */
export interface PageSize {
  width: number;
  height: number;
}

/** A box lower or narrower than this, in EMU (4 points), shows nothing of its text. */
const SMALLEST = 50_800;

/** The outermost text boxes of a drawing. */
export function textBoxes(node: XmlNode, page: PageSize, paper: Paper, palette: Palette): TextBox[] {
  const visit = (at: XmlNode, box: Omit<TextBox, "content">): TextBox[] => {
    if (at.name === "txbxContent") return [{ ...box, content: at }];
    if (at.name === "AlternateContent") return childrenOf(at, "Choice").flatMap((one) => visit(one, box));
    const here = {
      hidden: box.hidden ?? hides(at, page),
      paper: paperOf(at, box.paper, palette),
    };
    return at.children.flatMap((one) => visit(one, here));
  };
  return visit(node, { hidden: undefined, paper });
}

function hides(node: XmlNode, page: PageSize): HiddenReason | undefined {
  if (node.name === "anchor" || node.name === "inline") {
    if (isOn(attribute(child(node, "docPr"), "hidden"), false)) return "hidden_text";
    if (isOn(attribute(node, "hidden"), false)) return "hidden_text";
    const extent = child(node, "extent");
    const [width, height] = [numberAttribute(extent, "cx") ?? SMALLEST, numberAttribute(extent, "cy") ?? SMALLEST];
    const grows = descendants(node, "spAutoFit").length > 0;
    if (!grows && Math.min(width, height) < SMALLEST) return "tiny";
    const offset = (name: string) => Number(child(child(node, name), "posOffset")?.text ?? 0);
    const [x, y] = [offset("positionH"), offset("positionV")];
    return x >= page.width || y >= page.height || x + width < -page.width / 4 || y + height < -page.height / 4
      ? "off_page"
      : undefined;
  }
  const style = attribute(node, "style");
  if (style === undefined) return undefined;
  const old = new Map(style.split(";").map((part) => part.split(":").map((word) => word.trim()) as [string, string]));
  if (old.get("visibility") === "hidden" || old.get("display") === "none") return "hidden_text";
  const size = (name: string) => Number.parseFloat(old.get(name) ?? "");
  return size("width") < 4 || size("height") < 4 ? "tiny" : undefined;
}

function paperOf(node: XmlNode, paper: Paper, palette: Palette): Paper {
  const properties = child(node, "spPr");
  const element = fillElement(properties);
  if (element !== undefined) {
    const fill = paintOf(element, palette);
    if (fill === "none") return paper;
    return fill === "picture" || paper === undefined ? undefined : laidOn(fill, paper);
  }
  if (properties !== undefined && child(node, "style") !== undefined) return undefined;
  const old = attribute(node, "fillcolor");
  if (node.name !== "shape" && node.name !== "rect" && old === undefined) return paper;
  if (attribute(node, "filled") === "f") return paper;
  const rgb = old === undefined ? parseHex("FFFFFF") : parseHex(old.replace(/^#/, "").replace(/^white$/, "FFFFFF"));
  return rgb === undefined ? undefined : [{ rgb, alpha: 1 }];
}
