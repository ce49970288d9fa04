import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { TribunalError } from "../../domain/errors.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "../reader.ts";
import { readCsv, readWorkbook } from "./read.ts";

const GOOD = makeXlsx([
  {
    name: "M",
    rows: [
      ["ARR", 1, { f: "B1*2", v: 2 }],
      ["MRR", 3, { f: "B2*2", v: 6 }],
    ],
  },
]);

async function failure(bytes: Uint8Array, limits: Partial<ReadLimits> = {}, reader = readWorkbook) {
  try {
    await reader(bytes, { ...DEFAULT_READ_LIMITS, ...limits });
  } catch (error) {
    if (error instanceof TribunalError) return { code: error.code, ...error.detail };
    throw error;
  }
  return null;
}

function withSheet(xml: string): Uint8Array {
  return makeXlsx([{ name: "M", rows: [] }], { parts: { "xl/worksheets/sheet1.xml": xml } });
}

describe("bad workbooks", () => {
  it.each([
    ["inside a tag", '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2'],
    ["between two rows", '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>'],
    ["inside a comment", "<worksheet><sheetData/></worksheet><!-- "],
  ])("refuses a sheet that is cut %s, rather than reading its first half", async (_, xml) => {
    expect(await failure(withSheet(xml))).toMatchObject({ code: "file_damaged" });
  });

  it("reads the good twin", async () => {
    expect(await failure(GOOD)).toBeNull();
  });

  it.each<[string, Uint8Array, object]>([
    ["empty", new Uint8Array(), { code: "file_empty" }],
    [
      "a web page",
      strToU8("<!DOCTYPE html><html><body><table><tr><td>1</td></tr></table></body></html>"),
      { code: "wrong_format", found: "html" },
    ],
    ["a PDF", strToU8("%PDF-1.7\n"), { code: "wrong_format", found: "pdf" }],
    ["plain text", strToU8("a,b\n1,2\n"), { code: "wrong_format", found: "unknown" }],
    ["a Word file", zipSync({ "word/document.xml": strToU8("<x/>") }), { code: "wrong_format", found: "docx" }],
    ["some zip", zipSync({ "a.txt": strToU8("x") }), { code: "wrong_format", found: "zip" }],
    ["cut in the middle", GOOD.subarray(0, GOOD.length / 2), { code: "file_damaged" }],
    ["without sheets", makeXlsx([], {}), { code: "file_damaged" }],
    ["a binary workbook", zipSync({ "xl/workbook.bin": strToU8("x") }), { code: "unsupported_format", found: "xlsb" }],
    [
      "an old file cut",
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
      { code: "wrong_format" },
    ],
  ])("says what is wrong: %s", async (_, bytes, expected) => {
    expect(await failure(bytes)).toMatchObject(expected);
  });

  it("names a missing sheet part", async () => {
    const parts = {
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="nowhere.xml"/></Relationships>',
    };
    expect(await failure(makeXlsx([{ name: "Lost", rows: [] }], { parts }))).toEqual({
      code: "file_damaged",
      sheet: "Lost",
    });
  });

  it("refuses entity definitions before parsing", async () => {
    const laughs =
      '<!DOCTYPE x [<!ENTITY a "hahahaha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>';
    expect(await failure(withSheet(laughs))).toEqual({ code: "file_damaged", part: "xl/worksheets/sheet1.xml" });
  });

  it("measures before unpacking, and counts cells while reading", async () => {
    expect(await failure(GOOD, { maxInflatedBytes: 100 })).toMatchObject({ code: "archive_too_large", limit: 100 });
    expect(await failure(GOOD, { maxFileBytes: 100 })).toMatchObject({ code: "file_too_large", limit: 100 });
    expect(await failure(GOOD, { maxCells: 5 })).toEqual({ code: "too_many_cells", limit: 5, measured: 6 });
    expect(await failure(GOOD, { maxCells: 6 })).toBeNull();
  });

  it("reads a sheet that claims to be as large as can be by what it holds", async () => {
    const xml =
      '<worksheet><dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" hidden="0"/></cols><sheetData>' +
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="500000"><c r="ZZ500000" s="1"/></row>' +
      '<row r="1048576"><c r="A1048576"><f>SUM(A:A)</f></c><c r="XFD1048576"><v>3</v></c></row></sheetData></worksheet>';
    const document = await readWorkbook(withSheet(xml), DEFAULT_READ_LIMITS);
    expect(document.sections[0]?.rows.map(({ number, cells }) => [number, cells.length])).toEqual([
      [1, 1],
      [1_048_576, 2],
    ]);
    expect(document.sections[0]?.issues.map(({ code }) => code)).toContain("circular_reference");
  });

  it("only ever fails with a typed error, whatever bytes change", async () => {
    const stored = zipSync(
      Object.fromEntries(
        Object.entries({
          "xl/workbook.xml": '<workbook><sheets><sheet name="M" r:id="r1"/></sheets></workbook>',
          "xl/_rels/workbook.xml.rels":
            '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/></Relationships>',
          "xl/s.xml":
            '<worksheet><sheetData><row r="1"><c r="A1"><f>B1+1</f><v>2</v></c></row></sheetData></worksheet>',
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
      { level: 0 },
    );
    const change = fc.tuple(fc.nat(stored.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = Uint8Array.from(stored);
        for (const [at, value] of changes) bytes[at] = value;
        await failure(bytes);
      }),
      { numRuns: 200 },
    );
  });

  it("survives any text in place of a sheet", async () => {
    const piece = fc.constantFrom(
      "<row>",
      "<c r='",
      "A1",
      "'>",
      "<v>",
      "1",
      "</v>",
      "<f t='shared' si='0'>",
      "A1:",
      "</f>",
      "</c>",
      "<",
      ">",
      "&",
      "&#x110000;",
      "<![CDATA[",
      "<!--",
      "é",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
        await failure(withSheet(`<worksheet><sheetData>${pieces.join("")}`));
      }),
      { numRuns: 150 },
    );
  });
});

describe("bad CSV files", () => {
  it.each<[string, Uint8Array, object]>([
    ["empty", new Uint8Array(), { code: "file_empty" }],
    ["a web page", strToU8("<html><body>Sign in</body></html>"), { code: "wrong_format", found: "html" }],
    ["a workbook", GOOD, { code: "wrong_format", found: "zip" }],
    ["binary", Uint8Array.from([1, 2, 0, 3, 0, 0, 4]), { code: "wrong_format" }],
  ])("says what is wrong: %s", async (_, bytes, expected) => {
    expect(await failure(bytes, {}, readCsv)).toMatchObject(expected);
  });

  it("counts cells while reading", async () => {
    expect(await failure(strToU8("a,b\n1,2\n"), { maxCells: 3 }, readCsv)).toMatchObject({ code: "too_many_cells" });
  });
});
