import type { HiddenReason } from "../../../domain/document.ts";
import { skippedWords } from "../alternates.ts";
import { attribute, child, numberAttribute, type XmlNode } from "../xml.ts";
import { type PageSize, type TextBox, textBoxes } from "./boxes.ts";
import { hiddenRun } from "./ink.ts";
import { type Paper, shaded } from "./paper.ts";
import type { StyleSheet } from "./styles.ts";

/** A stretch of text with one visibility. */
export interface Stretch {
  text: string;
  hidden: HiddenReason | undefined;
}

/** What surrounds the runs of a paragraph. */
export interface RunSetting {
  sheet: StyleSheet;
  page: PageSize;
  /** What the paragraph lies on: the page, a cell, a text box. */
  paper: Paper;
  /** How letters are drawn where neither they nor their styles say so: by a table's style. */
  runs: XmlNode[];
  hidden: HiddenReason | undefined;
  /** Called for each text box met inside the paragraph. */
  onTextBox: (box: TextBox) => void;
  /** Called for each foot- or endnote mark: "footnote 2". */
  onNote: (kind: "footnote" | "endnote", id: string) => void;
}

const EMU_PER_TWIP = 635;
/** Lines lower than this, in twips (3 points), show nothing of their letters. */
const LOWEST_LINE = 60;

/** The text of a paragraph in order, deleted text and text nobody sees marked as hidden. */
export function readRuns(paragraph: XmlNode, setting: RunSetting): Stretch[] {
  const { sheet, page } = setting;
  const stretches: Stretch[] = [];
  const properties = child(paragraph, "pPr");
  const named = attribute(child(properties, "pStyle"), "w:val");
  const styles = named === undefined ? sheet.paragraph : sheet.chain(named);
  const layout = [properties, ...styles.map((style) => child(style, "pPr"))];
  const paper = shaded(layout, setting.paper, sheet.palette);
  const around = setting.hidden ?? hiddenParagraph(layout, page);
  const inherited = [...styles.map((style) => child(style, "rPr")), ...setting.runs, sheet.defaults];
  const walk = (parent: XmlNode, hidden: HiddenReason | undefined) => {
    for (const node of parent.children) {
      if (node.name === "r") readRun(node, hidden);
      else if (node.name === "del" || node.name === "moveFrom") walk(node, "hidden_text");
      else if (node.name === "AlternateContent") readAlternate(node, (chosen) => walk(chosen, hidden));
      else if (node.name === "t" && parent.name !== "r")
        push(node.text, hidden); // formulas
      else if (node.name !== "pPr" && node.name !== "rPr") walk(node, hidden);
    }
  };
  const push = (text: string, hidden: HiddenReason | undefined) => {
    if (text !== "") stretches.push({ text, hidden });
  };
  const readAlternate = (node: XmlNode, read: (chosen: XmlNode) => void) => {
    for (const text of skippedWords(node)) push(` ${text} `, "hidden_text");
    const chosen = child(node, "Choice");
    if (chosen !== undefined) read(chosen);
  };
  const readRun = (run: XmlNode, outer: HiddenReason | undefined) => {
    const own = child(run, "rPr");
    const styled = sheet.chain(attribute(child(own, "rStyle"), "w:val")).map((style) => child(style, "rPr"));
    const drawn = [own, ...styled, ...inherited].filter((one) => one !== undefined);
    const hidden = outer ?? hiddenRun(drawn, paper, sheet.palette);
    const boxed = hidden === "hidden_text" ? hidden : outer;
    for (const node of run.children) {
      if (node.name === "t") push(node.text, hidden);
      else if (node.name === "delText") push(node.text, "hidden_text");
      else if (node.name === "tab" || node.name === "ptab") push("\t", hidden);
      else if (node.name === "br" || node.name === "cr") push(" ", hidden);
      else if (node.name === "noBreakHyphen") push("\u2011", hidden);
      else if (node.name === "footnoteReference") setting.onNote("footnote", attribute(node, "w:id") ?? "");
      else if (node.name === "endnoteReference") setting.onNote("endnote", attribute(node, "w:id") ?? "");
      else if (node.name === "AlternateContent") readAlternate(node, (chosen) => drawBoxes(chosen, boxed));
      else if (node.name === "drawing" || node.name === "pict" || node.name === "object") drawBoxes(node, boxed);
    }
  };
  const drawBoxes = (node: XmlNode, hidden: HiddenReason | undefined) => {
    for (const box of textBoxes(node, page, setting.paper, sheet.palette))
      setting.onTextBox({ ...box, hidden: hidden ?? box.hidden });
  };
  walk(paragraph, around);
  return stretches;
}

/** Lines too low for letters, and paragraphs pushed off the page. */
function hiddenParagraph(layout: (XmlNode | undefined)[], page: PageSize): HiddenReason | undefined {
  const first = (name: string) => layout.map((one) => child(one, name)).find((found) => found !== undefined);
  const spacing = first("spacing");
  const height = numberAttribute(spacing, "w:line") ?? Number.POSITIVE_INFINITY;
  if (attribute(spacing, "w:lineRule") === "exact" && height < LOWEST_LINE) return "tiny";
  const frame = first("framePr");
  const indent = first("ind");
  const x =
    numberAttribute(frame, "w:x") ?? numberAttribute(indent, "w:left") ?? numberAttribute(indent, "w:start") ?? 0;
  const y = numberAttribute(frame, "w:y") ?? 0;
  const [width, tall] = [page.width / EMU_PER_TWIP, page.height / EMU_PER_TWIP];
  return x >= width || x <= -width || y >= tall || y <= -tall ? "off_page" : undefined;
}
