import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { CFB } from "@e965/xlsx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { makePptx } from "../../../src/testing/make-pptx.ts";
import { makeXlsx } from "../../../src/testing/make-xlsx.ts";

/** Files no program should be handed, made in code: each is a real file of its kind. */

/** A PDF from the text of its objects (numbered from 1; the first is the catalogue). */
function rawPdf(objects: (string | { dictionary: string; data: Uint8Array })[], trailer = ""): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(at);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === "string") push(Buffer.from(object, "latin1"));
    else {
      push(Buffer.from(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`));
      push(Buffer.from(object.data));
      push(Buffer.from("\nendstream"));
    }
    push(Buffer.from("\nendobj\n"));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  push(Buffer.from(end));
  return Buffer.concat(parts);
}

const PADDING = Buffer.from("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A", "hex");

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] as number, state[a] as number];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] as number)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
    }),
  );
}

const md5 = (...parts: Uint8Array[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const padded = (password: string) => Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);

/** A PDF that opens with the password "secret" only (standard handler, 40 bits). */
export function encryptedPdf(): Uint8Array {
  const owner = rc4(md5(padded("owner")).subarray(0, 5), padded("secret"));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const id = Buffer.alloc(16, 7);
  const key = md5(padded("secret"), owner, permissions, id).subarray(0, 5);
  const user = rc4(key, PADDING);
  const streamKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  const content = rc4(streamKey, Buffer.from("BT /F1 12 Tf 50 700 Td (secret) Tj ET"));
  return rawPdf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
      { dictionary: "", data: content },
      `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString("hex")}> /U <${user.toString("hex")}> /P -4 >>`,
    ],
    `/Encrypt 5 0 R /ID [<${id.toString("hex")}> <${id.toString("hex")}>]`,
  );
}

/** What Excel writes for a workbook with a password: an OLE file that holds an encrypted package. */
export function encryptedXlsx(): Uint8Array {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, "/EncryptionInfo", Buffer.alloc(200, 4));
  CFB.utils.cfb_add(file, "/EncryptedPackage", Buffer.alloc(6_000, 9));
  return new Uint8Array(CFB.write(file, { type: "buffer" }) as Buffer);
}

export function manyPagesPdf(pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ");
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => page),
  ]);
}

/** The page tree is its own child, and claims a page. */
export function cyclicPdf(): Uint8Array {
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 3 /Parent 3 0 R >>",
    "<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 /Parent 2 0 R >>",
  ]);
}

/** Page content that is a few kilobytes in the file and `megabytes` when drawn: deflated twice. */
export function bombPdf(megabytes: number): Uint8Array {
  const line = "BT /F1 9 Tf 10 10 Td (bomb bomb bomb bomb bomb bomb bomb) Tj ET\n";
  const once = deflateSync(Buffer.alloc(megabytes * 1_000_000, line), { level: 9 });
  return rawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    { dictionary: "/Filter [/FlateDecode /FlateDecode]", data: deflateSync(once, { level: 9 }) },
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]);
}

const SHEET = "xl/worksheets/sheet1.xml";
const sheetXml = (body: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${body}</worksheet>`;

/** A workbook with one part that inflates to that many megabytes of spaces. */
export function bombXlsx(megabytes: number): Uint8Array {
  const spaces = " ".repeat(megabytes * 1_000_000);
  return makeXlsx([{ name: "Bomb", rows: [[1]] }], {
    parts: { [SHEET]: sheetXml(`<sheetData>${spaces}</sheetData>`) },
  });
}

/** The same, with a directory that declares the part to be small. */
export function lyingXlsx(megabytes: number): Uint8Array {
  const bytes = Buffer.from(bombXlsx(megabytes));
  const name = Buffer.from(SHEET);
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    if (at >= 46 && bytes.readUInt32LE(at - 46) === 0x02014b50) bytes.writeUInt32LE(1_000, at - 46 + 24);
    if (at >= 30 && bytes.readUInt32LE(at - 30) === 0x04034b50) bytes.writeUInt32LE(1_000, at - 30 + 22);
  }
  return bytes;
}

/** A sheet that says it is as large as sheets can be, with a cell in its last corner. */
export function hugeRangeXlsx(): Uint8Array {
  const cell = (ref: string, value: number) =>
    `<row r="${/\d+/.exec(ref)?.[0]}"><c r="${ref}"><v>${value}</v></c></row>`;
  return makeXlsx([{ name: "Huge", rows: [[1]] }], {
    parts: {
      [SHEET]: sheetXml(
        `<dimension ref="A1:XFD1048576"/><sheetData>${cell("A1", 1)}${cell("XFD1048576", 2)}</sheetData>` +
          '<mergeCells count="1"><mergeCell ref="A2:XFD1048575"/></mergeCells>',
      ),
    },
  });
}

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join("")}]>`;

export function laughingXlsx(): Uint8Array {
  const xml = sheetXml('<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&l9;</t></is></c></row></sheetData>');
  return makeXlsx([{ name: "S", rows: [[1]] }], { parts: { [SHEET]: xml.replace("?>", `?>${LAUGHS}`) } });
}

export function laughingPptx(): Uint8Array {
  return withPart(makePptx([["One"]]), "ppt/slides/slide1.xml", (xml) =>
    xml.replace(/\?>\s*/, `?>${LAUGHS}`).replace("One", "&l9;"),
  );
}

/** A presentation with a part whose name climbs out of the archive. */
export function climbingPptx(): Uint8Array {
  return zipSync({
    "../../../../tmp/tribunal-escape.txt": strToU8("escaped"),
    "ppt/presentation.xml": strToU8("<p:presentation/>"),
    "[Content_Types].xml": strToU8("<Types/>"),
  });
}

function withPart(archive: Uint8Array, name: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(archive);
  const part = parts[name];
  if (part === undefined) throw new Error(`no part ${name}`);
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(part))) });
}

/** One text of 32,000 letters that every cell refers to: 15 kB in the file, 300 MB when each cell holds its own. */
export function echoingXlsx(cells: number): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const row = (number: number) =>
    `<row r="${number}">${[..."ABCDEFGHIJ"].map((column) => `<c r="${column}${number}" t="s"><v>0</v></c>`).join("")}</row>`;
  const rows = Array.from({ length: cells / 10 }, (_, index) => row(index + 1)).join("");
  const relations = ["worksheet|worksheets/sheet1.xml", "sharedStrings|sharedStrings.xml"].map((link, index) => {
    const [type, target] = link.split("|");
    return `<Relationship Id="rId${index + 1}" Type="${relation}/${type}" Target="${target}"/>`;
  });
  return makeXlsx([{ name: "Echo", rows: [[1]] }], {
    parts: {
      [SHEET]: sheetXml(`<sheetData>${rows}</sheetData>`),
      "xl/sharedStrings.xml": `<sst xmlns="${main}"><si><t>${"abcdefgh".repeat(4_000)}</t></si></sst>`,
      "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}</Relationships>`,
    },
  });
}
