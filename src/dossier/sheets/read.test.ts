import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { type CellSpec, makeXlsx, type SheetSpec, type XlsxOptions } from "../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readWorkbook } from "./read.ts";

async function read(sheets: SheetSpec[], options: XlsxOptions = {}) {
  return readWorkbook(makeXlsx(sheets, options), DEFAULT_READ_LIMITS);
}

async function readSheet(rows: SheetSpec["rows"], more: Partial<SheetSpec> = {}): Promise<Section> {
  const document = await read([{ name: "Model", rows, ...more }]);
  return document.sections[0] as Section;
}

/** Each row as "text <heading> | text <heading>". */
function lines(section: Section): string[] {
  return section.rows.map(({ cells }) =>
    cells.map(({ text, header }) => (header === undefined ? text : `${text} <${header}>`)).join(" | "),
  );
}

describe("readWorkbook", () => {
  it("gives every value back at its address", async () => {
    const text = fc.string({ unit: "grapheme-composite", minLength: 1, maxLength: 12 }).filter((value) => {
      const plain = value.trim() === value && !/\p{Cc}|[\ufffe\uffff]|^#|_x[0-9a-f]{4}_/iu.test(value);
      return plain && value.isWellFormed();
    });
    const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 }), async (rows) => {
        const section = await readSheet(rows);
        const found = new Map(section.rows.flatMap(({ cells }) => cells.map(({ ref, value }) => [ref, value])));
        const expected = rows.flatMap((line, r) =>
          line.flatMap((value, c) => (value === null ? [] : [[`${"ABCDE"[c]}${r + 1}`, value] as const])),
        );
        expect(found.size).toBe(expected.length);
        // JSON has no minus zero, and neither has a sheet.
        for (const [ref, value] of expected) expect(found.get(ref)).toBe(value === 0 ? 0 : value);
      }),
      { numRuns: 60 },
    );
  });

  it("shows numbers as their format does and keeps value, formula and format", async () => {
    const section = await readSheet([
      [
        { v: 1234.5, z: '#,##0.00 "€"' },
        { v: 0.7199, z: "0.0%" },
        { v: 1.005, z: "0.00" },
        { v: -1500, z: "#,##0;(#,##0)" },
        { v: 45657, z: "dd/mm/yyyy" },
        { v: true },
        { f: "A1*2", v: 2469 },
        { v: 0.1 },
        { v: 123456789.123 },
      ],
    ]);
    expect(lines(section)).toEqual([
      "1,234.50 € | 72.0% | 1.01 | (1,500) | 31/12/2024 | TRUE | 2469 | 0.1 | 123456789.1",
    ]);
    const cells = section.rows[0]?.cells;
    expect(cells?.[0]).toEqual({ text: "1,234.50 €", ref: "A1", value: 1234.5, format: '#,##0.00 "€"' });
    expect(cells?.[6]).toEqual({ text: "2469", ref: "G1", value: 2469, formula: "A1*2" });
    expect(section.rows[0]).toMatchObject({ number: 1, table: true });
  });

  it("counts days from 1904 where the workbook does", async () => {
    const workbook = `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="M" r:id="rId1"/></sheets></workbook>`;
    const rows = [
      [
        { v: 44195, z: "yyyy-mm-dd" },
        { f: "YEAR(A1)", v: 2024 },
      ],
    ];
    const [section] = (await read([{ name: "M", rows }], { parts: { "xl/workbook.xml": workbook } })).sections;
    expect(section?.rows[0]?.cells[0]?.text).toBe("2024-12-31");
    expect(section?.issues.map(({ code, detail }) => [code, detail.reason])).toEqual([
      ["not_recomputed", "date_system"],
    ]);
  });

  it("numbers rows and sections as the sheet does", async () => {
    const document = await read([
      { name: "One", rows: [["a"], [], [null, null, "b"]] },
      { name: "P&L 'x' <é>", rows: [] },
    ]);
    expect(document.sections.map(({ kind, number, name }) => [kind, number, name])).toEqual([
      ["sheet", 1, "One"],
      ["sheet", 2, "P&L 'x' <é>"],
    ]);
    expect(document.sections.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], ["empty_section"]]);
    expect(document.sections[0]?.rows.map(({ number }) => number)).toEqual([1, 3]);
    expect(document.sections[0]?.rows[1]?.cells[0]?.ref).toBe("C3");
  });

  it("keeps defined names and the language", async () => {
    const rows = [["Le chiffre d'affaires de la société est en croissance et la marge est stable"], ["ARR", 504000]];
    const document = await read([{ name: "Revenus", rows }], {
      definedNames: [{ name: "ARR", refersTo: "Revenus!$B$2" }],
    });
    expect(document.definedNames).toEqual([{ name: "ARR", refersTo: "Revenus!$B$2" }]);
    expect(document.language).toBe("fr");
    expect(document.format).toBe("xlsx");
  });

  it("is not confused by names that mean something to JavaScript", async () => {
    const names = ["__proto__", "constructor", "toString"];
    const document = await read(names.map((name, index) => ({ name, rows: [["ARR", index + 1]] })));
    expect(document.sections.map(({ name }) => name)).toEqual(names);
    expect(document.sections.map(({ rows }) => rows[0]?.cells[1]?.value)).toEqual([1, 2, 3]);
    expect(({} as { ARR?: unknown }).ARR).toBeUndefined();
  });

  it("expands shared formulas without touching texts and sheet names that look like cells", async () => {
    const sheet =
      '<worksheet xmlns="x"><sheetData>' +
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">A1+$A$1+LOG10(\'Q1\'!A1)+LEN("A1")</f><v>1</v></c></row>' +
      '<row r="2"><c r="B2"><f t="shared" si="0"/><v>2</v></c></row>' +
      '<row r="3"><c r="B3"><f t="shared" si="0"></f><v>3</v></c></row></sheetData></worksheet>';
    const document = await read(
      [
        { name: "M", rows: [] },
        { name: "Q1", rows: [] },
      ],
      { parts: { "xl/worksheets/sheet1.xml": sheet } },
    );
    expect(document.sections[0]?.rows.map(({ cells }) => cells[cells.length - 1]?.formula)).toEqual([
      `A1+$A$1+LOG10('Q1'!A1)+LEN("A1")`,
      `A2+$A$1+LOG10('Q1'!A2)+LEN("A1")`,
      `A3+$A$1+LOG10('Q1'!A3)+LEN("A1")`,
    ]);
  });

  it("reads shared strings in runs, without reading aids, and rows without addresses", async () => {
    const document = await read([{ name: "M", rows: [] }], {
      parts: {
        "xl/_rels/workbook.xml.rels":
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/>' +
          '<Relationship Id="rId9" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        "xl/sharedStrings.xml":
          '<x:sst xmlns:x="x"><x:si><x:r><x:t>Chiffre </x:t></x:r><x:r><x:t>d&#8217;affaires &amp; co</x:t></x:r>' +
          "<x:rPh><x:t>aid</x:t></x:rPh></x:si></x:sst>",
        "xl/worksheets/sheet1.xml":
          '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      },
    });
    expect(document.sections[0]?.rows[0]?.cells.map(({ ref, text }) => [ref, text])).toEqual([
      ["A1", "Chiffre d’affaires & co"],
      ["B1", "7"],
    ]);
  });
});

describe("what a reader does not see", () => {
  const rows: (CellSpec | string | number | null)[][] = [
    ["ARR", 1, 2, 3],
    ["MRR", 4, 5, 6],
    ["Burn", 7, 8, 9],
  ];

  it("sets hidden rows and columns apart with their reason", async () => {
    const section = await readSheet(rows, { hiddenRows: [2], hiddenColumns: ["C"] });
    expect(lines(section)).toEqual(["ARR | 1 | 3", "Burn | 7 | 9"]);
    expect(section.issues).toMatchObject([
      { code: "hidden_text", detail: { rows: 3, how: "hidden_column, hidden_row" } },
    ]);
    expect(
      section.hiddenRows.map(({ number, hidden, cells }) => [number, hidden, cells.map(({ text }) => text)]),
    ).toEqual([
      [1, "hidden_column", ["ARR", "2"]],
      [2, "hidden_row", ["MRR", "4", "5", "6"]],
      [3, "hidden_column", ["Burn", "8"]],
    ]);
  });

  it.each([true, "very"] as const)("sets a hidden sheet apart (%s)", async (hidden) => {
    const section = await readSheet(rows, { hidden });
    expect(section.hidden).toBe("hidden_sheet");
    expect(section.rows).toEqual([]);
    expect(section.hiddenRows).toHaveLength(3);
    expect(section.hiddenRows.every((row) => row.hidden === "hidden_sheet")).toBe(true);
  });

  it("keeps notes as hidden rows at their cell", async () => {
    const document = await read([{ name: "M", rows }], {
      parts: {
        "xl/worksheets/_rels/sheet1.xml.rels":
          '<Relationships><Relationship Id="r1" Type="x/comments" Target="../comments1.xml"/></Relationships>',
        "xl/comments1.xml":
          '<comments><commentList><comment ref="B2"><text><r><t>to be </t></r><r><t>checked</t></r></text></comment></commentList></comments>',
      },
    });
    expect(document.sections[0]?.hiddenRows).toEqual([
      { number: 2, hidden: "notes", table: true, cells: [{ text: "to be checked", ref: "B2" }] },
    ]);
  });

  it("says that macros and links were left alone", async () => {
    const document = await read([{ name: "M", rows }], {
      parts: { "xl/vbaProject.bin": new Uint8Array(10), "xl/externalLinks/externalLink1.xml": "<x/>" },
    });
    expect(document.issues.map(({ code }) => code)).toEqual(["macros_ignored", "external_link_ignored"]);
    expect((await read([{ name: "M", rows }])).issues).toEqual([]);
  });
});
