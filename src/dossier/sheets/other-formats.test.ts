import * as xlsx from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readWorkbook } from "./read.ts";

/** A file of another format, written by the library. */
function write(bookType: xlsx.BookType): Uint8Array {
  const sheet: xlsx.WorkSheet = {
    "!ref": "A1:D3",
    A1: { t: "s", v: "Métrique" },
    B1: { t: "n", v: 2023 },
    C1: { t: "n", v: 2024 },
    A2: { t: "s", v: "ARR", c: [{ a: "me", t: "unaudited" }] },
    B2: { t: "n", v: 400000, z: "#,##0" },
    C2: { t: "n", v: 507000, f: "B2*1.26", z: "#,##0" },
    A3: { t: "s", v: "Closing" },
    B3: { t: "n", v: 45291, z: "yyyy/mm/dd" },
  };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, "Revenus");
  book.SheetNames.push("__proto__");
  const hostile = { "!ref": "A1", A1: { t: "n", v: 7 } };
  Object.defineProperty(book.Sheets, "__proto__", { value: hostile, enumerable: true });
  return xlsx.write(book, { type: "buffer", bookType }) as Uint8Array;
}

describe.each(["xls", "ods", "xlsx", "xlsm"] as const)(".%s", (bookType) => {
  it("gives texts, values, formulas and headings", async () => {
    const { sections } = await readWorkbook(write(bookType), DEFAULT_READ_LIMITS);
    expect(sections.map(({ name }) => name)).toEqual(["Revenus", "__proto__"]);
    expect(sections[1]?.rows[0]?.cells[0]?.value).toBe(7);
    const [, arr, closing] = sections[0]?.rows ?? [];
    // The stored 507,000 is not what its formula gives: it is set apart where the formula can be read.
    const stale = bookType === "xls" ? [] : [{ hidden: "stale_value", cells: [{ text: "ARR" }, { text: "507,000" }] }];
    expect(arr?.cells.map(({ text }) => text)).toEqual(["ARR", "400,000", ...(stale.length === 0 ? ["507,000"] : [])]);
    expect(arr?.cells[1]).toMatchObject({ value: 400000, header: "2023" });
    // What the library writes as a date into .ods is not what other programs write: see below.
    expect(closing?.cells[1]).toMatchObject({ value: 45291, ...(bookType === "ods" ? {} : { text: "2023/12/31" }) });
    expect(sections[0]?.hiddenRows).toMatchObject([
      ...stale,
      { number: 2, hidden: "notes", cells: [{ text: "unaudited", ref: "A2" }] },
    ]);
  });

  // The library writes no formulas into .xls, so there is nothing to recalculate there.
  if (bookType === "xls") return;
  it("recalculates", async () => {
    const { sections } = await readWorkbook(write(bookType), DEFAULT_READ_LIMITS);
    expect(sections[0]?.hiddenRows[0]?.cells[1]).toMatchObject({
      value: 507000,
      formula: "B2*1.26",
      recomputed: 504000,
    });
    expect(sections[0]?.issues.map(({ code, detail }) => [code, detail.cell])).toEqual([
      ["cached_value_differs", "C2"],
    ]);
  });
});

function makeOds(content: string, manifest = "<manifest:manifest/>"): Uint8Array {
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "META-INF/manifest.xml": strToU8(manifest),
    "content.xml": strToU8(`<?xml version="1.0"?><office:document-content>${content}</office:document-content>`),
  });
}

const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const number = (value: number, shown: string, more = "") =>
  `<table:table-cell ${more} office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;

describe(".ods as LibreOffice writes it", () => {
  it("shows what the file shows, recalculates, and sets hidden things apart", async () => {
    const { sections } = await readWorkbook(
      makeOds(
        '<office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles>' +
          '<office:body><office:spreadsheet><table:table table:name="Revenus"><table:table-column/>' +
          '<table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="16382"/>' +
          `<table:table-row>${text("ARR")}${number(1234.5, "1 234,50 €")}${number(2469, "2469", 'table:formula="of:=[.B1]*2"')}` +
          '<table:table-cell office:value-type="date" office:date-value="2024-12-31"><text:p>31/12/24</text:p></table:table-cell>' +
          '<table:table-cell table:number-columns-repeated="16380"/></table:table-row>' +
          `<table:table-row table:visibility="collapse">${text("MRR")}</table:table-row>` +
          '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>' +
          `<table:table table:name="Secret" table:style-name="ta2"><table:table-row>${number(5, "5")}</table:table-row></table:table>` +
          "</office:spreadsheet></office:body>",
      ),
      DEFAULT_READ_LIMITS,
    );
    expect(sections[0]?.rows.map(({ cells }) => cells.map((cell) => cell.text))).toEqual([["ARR", "2469", "31/12/24"]]);
    expect(sections[0]?.hiddenRows.map(({ hidden, cells }) => [hidden, cells.map((cell) => cell.text)])).toEqual([
      ["hidden_column", ["ARR", "1 234,50 €"]],
      ["hidden_row", ["MRR"]],
    ]);
    expect(sections[0]?.issues).toEqual([
      { code: "hidden_text", level: "warning", detail: { rows: 2, how: "hidden_column, hidden_row" }, section: 1 },
    ]);
    expect(sections[1]).toMatchObject({ name: "Secret", hidden: "hidden_sheet", rows: [] });
  });

  it("names a password", async () => {
    const locked = makeOds("x", "<manifest:manifest><manifest:encryption-data/></manifest:manifest>");
    await expect(readWorkbook(locked, DEFAULT_READ_LIMITS)).rejects.toMatchObject({ code: "file_encrypted" });
  });
});
