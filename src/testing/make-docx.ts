import { refuseUnknown, requireList } from "../domain/known-options.ts";
import { contentTypesXml, escapeXml, type Parts, packParts, RELATION, relationsXml, XML } from "./office-parts.ts";

/** A stretch of text inside a paragraph. */
export interface DocxRun {
  text: string;
  /** Marked hidden, as Word's "hidden" font effect does. */
  vanish?: boolean;
  /** A tracked change: inserted text is shown, deleted text is not. */
  revision?: "inserted" | "deleted";
  /** As "FFFFFF". */
  colour?: string;
  /** In points. */
  size?: number;
}

/** A block of a document. A bare string is a paragraph. */
export type DocxBlock =
  | string
  | { heading: string; level?: number }
  | { list: string[] }
  | { runs: (string | DocxRun)[] }
  | { table: (string | { text: string; columns?: number; rows?: "first" | "more" })[][] }
  | { text: string; footnote: string }
  | { textBox: string };

/** What else a document is made of. */
export interface DocxOptions {
  header?: string;
  footer?: string;
  comments?: string[];
  macros?: boolean;
  /** Parts to add or replace, for damaged and hostile files. */
  parts?: Parts;
}

const KNOWN: Readonly<Record<keyof DocxOptions, true>> = {
  header: true,
  footer: true,
  comments: true,
  macros: true,
  parts: true,
};
const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const NS =
  `xmlns:w="${W}" xmlns:r="${RELATION}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ` +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/**
 * Makes a real DOCX.
 *
 * ```ts
 * const bytes = makeDocx(["A memo", "ARR: 504 K€"]);
 * ```
 */
export function makeDocx(blocks: DocxBlock[], options: DocxOptions = {}): Uint8Array {
  requireList("The blocks", blocks);
  refuseUnknown("makeDocx", options, KNOWN);
  const notes: string[] = [];
  const body = blocks.map((block) => blockXml(block, notes)).join("");
  const parts: Parts = {
    "word/document.xml": `${XML}<w:document ${NS}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  const types: Record<string, string> = { "word/document.xml": `${TYPE}.document.main+xml` };
  const relations: { id: string; type: string; target: string }[] = [];
  const add = (type: string, file: string, xml: string) => {
    parts[`word/${file}`] = xml;
    types[`word/${file}`] = `${TYPE}.${type}+xml`;
    relations.push({ id: `rId${relations.length + 1}`, type, target: file });
  };
  if (notes.length > 0) {
    const list = notes.map((note, i) => `<w:footnote w:id="${i + 1}">${paragraph(note)}</w:footnote>`);
    add("footnotes", "footnotes.xml", `${XML}<w:footnotes ${NS}>${list.join("")}</w:footnotes>`);
  }
  if (options.header !== undefined)
    add("header", "header1.xml", `${XML}<w:hdr ${NS}>${paragraph(options.header)}</w:hdr>`);
  if (options.footer !== undefined)
    add("footer", "footer1.xml", `${XML}<w:ftr ${NS}>${paragraph(options.footer)}</w:ftr>`);
  if (options.comments !== undefined) {
    const list = options.comments.map(
      (text, i) => `<w:comment w:id="${i}" w:author="A">${paragraph(text)}</w:comment>`,
    );
    add("comments", "comments.xml", `${XML}<w:comments ${NS}>${list.join("")}</w:comments>`);
  }
  if (options.macros) parts["word/vbaProject.bin"] = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
  return packParts({
    "[Content_Types].xml": contentTypesXml(types),
    "_rels/.rels": relationsXml([{ id: "rId1", type: "officeDocument", target: "word/document.xml" }]),
    "word/_rels/document.xml.rels": relationsXml(relations),
    ...parts,
    ...options.parts,
  });
}

function blockXml(block: DocxBlock, notes: string[]): string {
  if (typeof block === "string") return paragraph(block);
  if ("heading" in block) return paragraph(block.heading, `<w:pStyle w:val="Heading${block.level ?? 1}"/>`);
  if ("list" in block) {
    const numbering = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    return block.list.map((item) => paragraph(item, numbering)).join("");
  }
  if ("runs" in block)
    return `<w:p>${block.runs.map((run) => runXml(typeof run === "string" ? { text: run } : run)).join("")}</w:p>`;
  if ("table" in block) return tableXml(block.table);
  if ("textBox" in block) return textBoxXml(block.textBox);
  notes.push(block.footnote);
  return `<w:p>${runXml({ text: block.text })}<w:r><w:footnoteReference w:id="${notes.length}"/></w:r></w:p>`;
}

function paragraph(text: string, properties = ""): string {
  return `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}${runXml({ text })}</w:p>`;
}

function runXml(run: DocxRun): string {
  const properties =
    (run.vanish ? "<w:vanish/>" : "") +
    (run.colour === undefined ? "" : `<w:color w:val="${run.colour}"/>`) +
    (run.size === undefined ? "" : `<w:sz w:val="${Math.round(run.size * 2)}"/>`);
  const element = run.revision === "deleted" ? "delText" : "t";
  const pieces = run.text
    .split("\t")
    .map((piece) => `<w:${element} xml:space="preserve">${escapeXml(piece)}</w:${element}>`)
    .join("<w:tab/>");
  const xml = `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}${pieces}</w:r>`;
  if (run.revision === "deleted") return `<w:del w:id="1" w:author="A">${xml}</w:del>`;
  return run.revision === "inserted" ? `<w:ins w:id="1" w:author="A">${xml}</w:ins>` : xml;
}

function tableXml(rows: Extract<DocxBlock, { table: unknown }>["table"]): string {
  const lines = rows.map((row) => {
    const cells = row.map((cell) => {
      const { text, columns, rows: merge } = typeof cell === "string" ? { text: cell } : cell;
      const properties =
        (columns === undefined ? "" : `<w:gridSpan w:val="${columns}"/>`) +
        (merge === undefined ? "" : merge === "first" ? '<w:vMerge w:val="restart"/>' : "<w:vMerge/>");
      return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    });
    return `<w:tr>${cells.join("")}</w:tr>`;
  });
  return `<w:tbl><w:tblPr/><w:tblGrid/>${lines.join("")}</w:tbl>`;
}

/** As Word writes it: the new drawing, and the old one repeating the text for older programs. */
function textBoxXml(text: string): string {
  const content = `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
  return (
    '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>' +
    `${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  );
}
