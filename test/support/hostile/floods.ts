import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { makePptx } from "../../../src/testing/make-pptx.ts";
import { makeXlsx } from "../../../src/testing/make-xlsx.ts";
import { makeRawPdf } from "../make-raw-pdf.ts";

/** Small files that ask for very much work, and files that ask others for it. */

/** Ten kilobytes that save the graphics state five million times. */
export const operatorFloodPdf = (times = 5_000_000): Uint8Array => makeRawPdf({ content: "q ".repeat(times) });

/** A page that draws five million words. */
export const wordFloodPdf = (times = 5_000_000): Uint8Array =>
  makeRawPdf({ content: `BT /F 9 Tf 10 10 Td ${"(a) Tj ".repeat(times)}ET` });

/** What a script of a PDF would do if it ran: leave this file. */
export const CANARY = "tribunal-hostile-canary";

/**
 * A PDF that would run code where it is opened: a script of the document, and a font whose matrix is a program for
 * readers that compile it (CVE-2024-4367).
 */
export function scriptPdf(): Uint8Array {
  const script = `require('fs').writeFileSync('${CANARY}', 'x'); app.alert(1)`;
  const matrix = `[1 2 3 4 5 (0\\); ${script.replace(/[()]/g, "\\$&")}; \\()]`;
  return makeRawPdf({
    content: "BT /F 14 Tf 40 150 Td (Rent 1 000 EUR) Tj ET BT /E 14 Tf 40 100 Td (a) Tj ET",
    fonts: "/E @evil",
    catalog: `/OpenAction << /S /JavaScript /JS (${script.replace(/[()]/g, "\\$&")}) >>`,
    parts: {
      evil: `<< /Type /Font /Subtype /Type1 /BaseFont /Evil /FontMatrix ${matrix} /Encoding /WinAnsiEncoding >>`,
    },
  });
}

/** A sheet of a million rows, each with three values. */
export function manyRowsXlsx(rows = 1_000_000): Uint8Array {
  const row = `<row>${"<c><v>1</v></c>".repeat(3)}</row>`;
  const head = '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  const sheet = `${head}<sheetData>${row.repeat(rows)}</sheetData></worksheet>`;
  return makeXlsx([{ name: "Rows", rows: [[1]] }], { parts: { "xl/worksheets/sheet1.xml": sheet } });
}

/** A slide whose one text is two million runs of a letter, in some hundred kilobytes. */
export const runFloodPptx = (runs = 2_000_000): Uint8Array =>
  withSlide((xml) => xml.replace("<a:r>", `${"<a:r><a:t>a</a:t></a:r>".repeat(runs)}<a:r>`));

/** A slide with a picture and an object that lie on a server. */
export function remotePptx(address: string): Uint8Array {
  const parts = unzipSync(withSlide((xml) => xml.replace("</p:spTree>", `${REMOTE_PICTURE}</p:spTree>`)));
  const path = "ppt/slides/_rels/slide1.xml.rels";
  const relation = (id: string, type: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${address}/${type}" TargetMode="External"/>`;
  const known = parts[path];
  const before = known === undefined ? EMPTY_RELATIONS : strFromU8(known);
  parts[path] = strToU8(
    before.replace("</Relationships>", `${relation("rIdP", "image")}${relation("rIdO", "oleObject")}</Relationships>`),
  );
  return zipSync(parts);
}

const EMPTY_RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
const REMOTE_PICTURE =
  '<p:pic><p:nvPicPr><p:cNvPr id="90" name="far"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:link="rIdP" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></p:blipFill><p:spPr/></p:pic>';

function withSlide(change: (xml: string) => string): Uint8Array {
  const slide = { title: "Team", texts: [{ text: "Rent 1 000 EUR", x: 20, y: 100, width: 200, height: 30 }] };
  const parts = unzipSync(makePptx([slide]));
  const path = "ppt/slides/slide1.xml";
  const changed = change(strFromU8(parts[path] as Uint8Array));
  return zipSync({ ...parts, [path]: strToU8(changed) });
}
