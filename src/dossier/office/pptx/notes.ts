import type { Row } from "../../../domain/document.ts";
import { addAll } from "../../../domain/many.ts";
import type { OfficePackage } from "../package.ts";
import { at, child, descendants, type XmlNode } from "../xml.ts";
import { placeholderOf } from "./placing.ts";
import { plainText, tidy } from "./text.ts";

/** Speaker notes and comments of a slide: what its author sees and its reader does not. */
export function readNotes(file: OfficePackage, slide: string): Row[] {
  const rows: Row[] = [];
  for (const link of file.relations(slide).values()) {
    if (link.external || !file.has(link.target)) continue;
    if (link.type === "notesSlide") addAll(rows, noteRows(file.part(link.target)));
    else if (link.type === "comments") addAll(rows, commentRows(file.part(link.target)));
  }
  return rows;
}

function noteRows(notes: XmlNode): Row[] {
  const rows: Row[] = [];
  for (const shape of descendants(at(notes, "cSld", "spTree"), "sp")) {
    const type = placeholderOf(shape)?.type;
    if (type === "sldImg" || type === "sldNum" || type === "dt" || type === "hdr" || type === "ftr") continue;
    for (const paragraph of descendants(child(shape, "txBody"), "p")) addAll(rows, asRow(plainText(around(paragraph))));
  }
  return rows;
}

/** Both kinds: the older `p:text`, and threads whose bodies are text bodies. */
function commentRows(comments: XmlNode): Row[] {
  const old = descendants(comments, "text").map((node) => tidy(node.text));
  const threads = descendants(comments, "txBody").map((node) => plainText(node));
  return [...old, ...threads].flatMap(asRow);
}

function asRow(text: string): Row[] {
  return text === "" ? [] : [{ cells: [{ text }], hidden: "notes" }];
}

function around(paragraph: XmlNode): XmlNode {
  return { name: "", attributes: [], children: [paragraph], text: "" };
}
