import { attribute, attributesOf, descendants, type XmlNode } from "./xml.ts";

/**
 * What today's Office understands. A branch that asks for anything else is skipped by it, whatever prefix it is written
 * with: the reader of the document never sees it.
 */
const UNDERSTOOD = new Set(
  [
    ...["word/2010/wordprocessingShape", "word/2010/wordprocessingGroup", "word/2010/wordprocessingCanvas"],
    ...["word/2010/wordprocessingDrawing", "word/2010/wordprocessingInk", "word/2010/wordml", "word/2012/wordml"],
    ...["word/2006/wordml", "word/2015/wordml/symex", "word/2016/wordml/cid", "word/2018/wordml"],
    ...["drawing/2010/main", "drawing/2010/slicer", "drawing/2010/chartDrawing", "drawing/2007/8/2/chart"],
    ...["drawing/2012/chart", "drawing/2012/main", "drawing/2012/timeslicer", "drawing/2014/chartex"],
    ...["drawing/2014/chart", "drawing/2014/main", "drawing/2015/9/8/chartex", "drawing/2015/10/21/chartex"],
    ...["drawing/2016/5/9/chartex", "drawing/2016/5/10/chartex", "drawing/2016/5/11/chartex"],
    ...["drawing/2016/5/12/chartex", "drawing/2016/5/13/chartex", "drawing/2016/5/14/chartex"],
    ...["drawing/2016/ink", "drawing/2016/SVG/main", "drawing/2017/model3d", "drawing/2013/main/command"],
    ...["powerpoint/2010/main", "powerpoint/2012/main", "powerpoint/2015/main", "powerpoint/2015/09/main"],
    ...[
      "powerpoint/2015/10/main",
      "powerpoint/2016/summaryzoom",
      "powerpoint/2016/slidezoom",
      "powerpoint/2016/6/main",
    ],
    ...["powerpoint/2016/sectionzoom"],
  ].map((name) => `http://schemas.microsoft.com/office/${name}`),
);
const OLD_DRAWINGS = "urn:schemas-microsoft-com:vml";

/**
 * Chooses among the alternatives of a part as Office does: of each `AlternateContent` the branch that is drawn is left
 * under the name "Choice", the others under "Skipped".
 */
export function settleAlternates(root: XmlNode): XmlNode {
  visit(root, new Map());
  return root;
}

function visit(node: XmlNode, outer: ReadonlyMap<string, string>): void {
  const scope = withNames(node, outer);
  if (node.name === "AlternateContent") {
    const drawn =
      node.children.find((branch) => branch.name === "Choice" && isUnderstood(branch, scope)) ??
      node.children.find((branch) => branch.name === "Fallback");
    for (const branch of node.children) branch.name = branch === drawn ? "Choice" : "Skipped";
  }
  for (const one of node.children) visit(one, scope);
}

function withNames(node: XmlNode, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (!node.attributes.some((name, at) => at % 2 === 0 && name.startsWith("xmlns:"))) return outer;
  const scope = new Map(outer);
  for (const [name, value] of attributesOf(node)) if (name.startsWith("xmlns:")) scope.set(name.slice(6), value);
  return scope;
}

function isUnderstood(branch: XmlNode, outer: ReadonlyMap<string, string>): boolean {
  const scope = withNames(branch, outer);
  const needs = (attribute(branch, "Requires") ?? "").split(/\s+/).filter((prefix) => prefix !== "");
  return needs.every((prefix) => {
    const name = scope.get(prefix) ?? "";
    return UNDERSTOOD.has(name) || name === OLD_DRAWINGS;
  });
}

/** The words of branches that are not drawn and that the drawn one does not repeat, one text for each paragraph. */
export function skippedWords(alternate: XmlNode): string[] {
  const textsOf = (name: string) => alternate.children.filter((branch) => branch.name === name).flatMap(textsIn);
  const drawn = new Set(textsOf("Choice"));
  return [...new Set(textsOf("Skipped"))].filter((text) => !drawn.has(text));
}

/** A text for each paragraph of a branch; all of its words where it stands inside one. */
function textsIn(branch: XmlNode): string[] {
  const paragraphs = descendants(branch, "p");
  return (paragraphs.length === 0 ? [branch] : paragraphs)
    .map((node) => wordsOf(node).replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

const wordsOf = (node: XmlNode): string => (node.name === "t" ? node.text : node.children.map(wordsOf).join(""));
