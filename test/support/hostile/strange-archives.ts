import { strToU8, unzipSync, zipSync } from "fflate";
import { makeXlsx } from "../../../src/testing/make-xlsx.ts";

/** Workbooks whose archive is not what it seems. */

const SHEET = "xl/worksheets/sheet1.xml";
const honest = () => makeXlsx([{ name: "Costs", rows: [["Rent", 1_000]] }]);

/** One part under a name that stands twice: programs differ about which of them counts. */
export function doubledXlsx(): Uint8Array {
  const other = "xl/worksheets/sheet9.xml";
  const bytes = Buffer.from(makeXlsx([{ name: "Costs", rows: [["ARR", 1]] }], { parts: { [other]: "<worksheet/>" } }));
  for (let at = bytes.indexOf(other); at >= 0; at = bytes.indexOf(other, at)) bytes.write(SHEET, at, "latin1");
  return new Uint8Array(bytes);
}

/** What the older record of an archive's end can count to; beyond it stands the newer one. */
const MOST_16 = 0xffff;

/** More parts than any workbook has, each without content. */
export function crowdedXlsx(parts = 60_000): Uint8Array {
  const record = (size: number, fields: [at: number, value: number, bytes: 2 | 4][], name = "") => {
    const bytes = Buffer.alloc(size + name.length);
    for (const [at, value, length] of fields) bytes.writeUIntLE(value, at, length);
    bytes.write(name, size, "latin1");
    return bytes;
  };
  const names = Array.from({ length: parts }, (_, i) => `xl/part${i}.xml`);
  const files = names.map((name) =>
    record(
      30,
      [
        [0, 0x04034b50, 4],
        [26, name.length, 2],
      ],
      name,
    ),
  );
  let at = 0;
  const directory = names.map((name, i) => {
    const entry = record(
      46,
      [
        [0, 0x02014b50, 4],
        [28, name.length, 2],
        [42, at, 4],
      ],
      name,
    );
    at += (files[i] as Buffer).length;
    return entry;
  });
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(22, [
    [0, 0x06054b50, 4],
    [8, Math.min(parts, MOST_16), 2],
    [10, Math.min(parts, MOST_16), 2],
    [12, size, 4],
    [16, at, 4],
  ]);
  const newer = [
    record(56, [
      [0, 0x06064b50, 4],
      [4, 44, 4],
      [24, parts, 4],
      [32, parts, 4],
      [40, size, 4],
      [48, at, 4],
    ]),
    record(20, [
      [0, 0x07064b50, 4],
      [8, at + size, 4],
      [16, 1, 4],
    ]),
  ];
  return new Uint8Array(Buffer.concat([...files, ...directory, ...(parts > MOST_16 ? newer : []), end]));
}

/** An archive in an archive, ten deep, called a workbook. */
export const nestedXlsx = (): Uint8Array =>
  Array.from({ length: 10 }).reduce<Uint8Array>((inside) => zipSync({ "inside.xlsx": inside }), honest());

/** A part that is a link to a file of the machine. */
export function linkingXlsx(): Uint8Array {
  const parts = unzipSync(honest());
  const link = 0o120777 * 2 ** 16;
  return zipSync({ ...parts, [SHEET]: [strToU8("/etc/hostname"), { os: 3, attrs: link }] });
}

/** A sheet whose text is to be fetched from a file of the machine and from a server. */
export function fetchingXlsx(address: string): Uint8Array {
  const entities = `<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY b SYSTEM "${address}/entity">`;
  const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>&a;&b;</t></is></c></row>';
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const xml = `<?xml version="1.0"?><!DOCTYPE x [${entities}]><worksheet xmlns="${main}"><sheetData>${cell}</sheetData></worksheet>`;
  return makeXlsx([{ name: "S", rows: [[1]] }], { parts: { [SHEET]: xml } });
}
