import type { HiddenReason } from "../../../domain/document.ts";
import { attribute, child, isOn, numberAttribute, type XmlNode } from "../xml.ts";

/** A stretch of text with one visibility. */
export interface Stretch {
  text: string;
  hidden: HiddenReason | undefined;
}

/** What surrounds the runs of a paragraph. */
export interface RunSetting {
  /** Styles that hide their text, by id. */
  vanishedStyles: Set<string>;
  /** The paper is known to be white behind the text: no shading, no table style, no page colour. */
  onWhite: boolean;
  hidden: HiddenReason | undefined;
  /** Called for each text box met inside the paragraph. */
  onTextBox: (content: XmlNode, hidden: HiddenReason | undefined) => void;
  /** Called for each foot- or endnote mark: "footnote 2". */
  onNote: (kind: "footnote" | "endnote", id: string) => void;
}

/** Half-points under which nobody reads the letters. */
const SMALLEST_READABLE = 8;

/** The text of a paragraph in order, deleted and vanished text marked as hidden. */
export function readRuns(paragraph: XmlNode, setting: RunSetting): Stretch[] {
  const stretches: Stretch[] = [];
  const properties = child(paragraph, "pPr");
  const vanishedParagraph = setting.vanishedStyles.has(attribute(child(properties, "pStyle"), "w:val") ?? "");
  const onWhite = setting.onWhite && child(properties, "shd") === undefined;
  const walk = (parent: XmlNode, hidden: HiddenReason | undefined) => {
    for (const node of parent.children) {
      if (node.name === "r") readRun(node, hidden);
      else if (node.name === "del" || node.name === "moveFrom") walk(node, "hidden_text");
      else if (node.name === "AlternateContent") walk(child(node, "Choice") ?? node, hidden);
      else if (node.name === "t" && parent.name !== "r")
        push(node.text, hidden); // formulas
      else if (node.name !== "pPr" && node.name !== "rPr") walk(node, hidden);
    }
  };
  const push = (text: string, hidden: HiddenReason | undefined) => {
    if (text !== "") stretches.push({ text, hidden });
  };
  const readRun = (run: XmlNode, outer: HiddenReason | undefined) => {
    const hidden = outer ?? (vanishedParagraph ? "hidden_text" : hiddenRun(child(run, "rPr"), onWhite, setting));
    for (const node of run.children) {
      if (node.name === "t") push(node.text, hidden);
      else if (node.name === "delText") push(node.text, "hidden_text");
      else if (node.name === "tab" || node.name === "ptab") push("\t", hidden);
      else if (node.name === "br" || node.name === "cr") push(" ", hidden);
      else if (node.name === "noBreakHyphen") push("\u2011", hidden);
      else if (node.name === "footnoteReference") setting.onNote("footnote", attribute(node, "w:id") ?? "");
      else if (node.name === "endnoteReference") setting.onNote("endnote", attribute(node, "w:id") ?? "");
      else if (node.name === "drawing" || node.name === "pict" || node.name === "AlternateContent") {
        for (const content of textBoxes(node)) setting.onTextBox(content, hidden);
      }
    }
  };
  walk(paragraph, setting.hidden);
  return stretches;
}

/** The outermost text box contents; the older drawing kept as a fallback repeats them and is left out. */
function textBoxes(node: XmlNode): XmlNode[] {
  if (node.name === "txbxContent") return [node];
  if (node.name === "AlternateContent") return textBoxes(child(node, "Choice") ?? { ...node, name: "" });
  return node.children.flatMap(textBoxes);
}

function hiddenRun(properties: XmlNode | undefined, onWhite: boolean, setting: RunSetting): HiddenReason | undefined {
  const vanish = child(properties, "vanish");
  if (vanish !== undefined && isOn(attribute(vanish, "w:val"), true)) return "hidden_text";
  if (vanish === undefined && setting.vanishedStyles.has(attribute(child(properties, "rStyle"), "w:val") ?? "")) {
    return "hidden_text";
  }
  const size = numberAttribute(child(properties, "sz"), "w:val");
  if (size !== undefined && size < SMALLEST_READABLE) return "tiny";
  const paper = onWhite && child(properties, "shd") === undefined && child(properties, "highlight") === undefined;
  const colour = attribute(child(properties, "color"), "w:val")?.toUpperCase();
  const themed = attribute(child(properties, "color"), "w:themeColor") !== undefined;
  return paper && !themed && colour !== undefined && /^(?:FF|F[89A-E]){3}$/.test(colour)
    ? "background_colour"
    : undefined;
}
