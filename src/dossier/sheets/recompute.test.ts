import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { makeXlsx, type SheetSpec, type XlsxOptions } from "../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readWorkbook } from "./read.ts";

async function read(sheets: SheetSpec[], options: XlsxOptions = {}) {
  return (await readWorkbook(makeXlsx(sheets, options), DEFAULT_READ_LIMITS)).sections;
}

async function readSheet(rows: SheetSpec["rows"], options: XlsxOptions = {}): Promise<Section> {
  return (await read([{ name: "M", rows }], options))[0] as Section;
}

function cellAt(section: Section | undefined, ref: string) {
  return [...(section?.rows ?? []), ...(section?.hiddenRows ?? [])]
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.ref === ref);
}

const found = (section: Section | undefined) => section?.issues.map(({ code, detail }) => `${code} ${detail.cell}`);

describe("recalculation", () => {
  it("is silent where every stored value is right, whatever the last bits", async () => {
    const section = await readSheet([
      [0.1, 0.2, { f: "A1+B1", v: 0.3 }, { f: "C1-A1-B1", v: 0 }, { f: "1/3", v: 0.333333333333333 }],
      ["x", { f: 'A2&"y"', v: "xy" }, { f: "A1>0", v: true }, { f: 'IF(A1>1,1,"")', v: "" }],
      [16779.51, { f: "A3*1E9", v: 16779510000000 }, { f: "B3/1E9-A3", v: 0 }, { f: "1E-12", v: 1e-12 }],
    ]);
    expect(section.issues).toEqual([]);
    expect(section.rows.flatMap(({ cells }) => cells).filter(({ recomputed }) => recomputed !== undefined)).toEqual([]);
  });

  it("follows a changed input through everything that reads it", async () => {
    const [summary, model] = await read(
      [
        { name: "Summary", rows: [["ARR", { f: "'P&L 24'!C1*Rate", v: 507000 }]] },
        { name: "P&L 24", rows: [[42000, { f: "A1+0", v: 42000 }, { f: "B1*12", v: 500000 }]] },
      ],
      { definedNames: [{ name: "Rate", refersTo: "'P&L 24'!$A$1/42000" }] },
    );
    expect(found(summary)).toEqual(["cached_value_differs B1"]);
    expect(summary?.issues[0]?.detail).toEqual({
      sheet: "Summary",
      cell: "B1",
      formula: "'P&L 24'!C1*Rate",
      stored: 507000,
      recomputed: 504000,
    });
    expect(cellAt(summary, "B1")).toMatchObject({ value: 507000, recomputed: 504000 });
    expect(found(model)).toEqual(["cached_value_differs C1"]);
  });

  it("gives a value to a formula that has none stored", async () => {
    const section = await readSheet([[21, { f: "A1*2" }, { f: 'B1&"!"' }, { f: "B1>1" }]]);
    expect(found(section)).toEqual(["no_cached_value B1", "no_cached_value C1", "no_cached_value D1"]);
    expect(cellAt(section, "B1")).toEqual({ text: "", ref: "B1", formula: "A1*2", recomputed: 42 });
    expect(cellAt(section, "C1")?.recomputed).toBe("42!");
    expect(cellAt(section, "D1")?.recomputed).toBe(true);
  });

  it("claims nothing about functions it does not know, and goes on from their stored value", async () => {
    const section = await readSheet([
      [
        { f: "FOOBAR(1)", v: 7 },
        { f: "A1*2", v: 14 },
        { f: "IFERROR(A1+1,0)", v: 8 },
        { f: "A1*3", v: 22 },
      ],
      [
        { f: "TODAY()", v: 40000 },
        { f: "A2+1", v: 40001 },
      ],
      [
        { f: "[1]Other!A1", v: 5 },
        { f: "Table1[Col]", v: 5 },
        { f: "Unknown*2", v: 5 },
      ],
      [{ f: 'TEXT(1234.5,"# ##0")', v: "1 235" }],
    ]);
    expect(found(section)).toEqual(
      [
        "not_recomputed A1",
        "not_recomputed A2",
        "not_recomputed A3",
        "not_recomputed B3",
        "not_recomputed C3",
        "not_recomputed A4",
        "cached_value_differs D1",
      ].sort((a, b) => Number(b.startsWith("not")) - Number(a.startsWith("not"))),
    );
    const reasons = section.issues.map(({ detail }) => detail.reason);
    expect(reasons.slice(0, 5)).toEqual([
      "function FOOBAR",
      "changes_with_time",
      "external_link",
      "structured_reference",
      "name",
    ]);
  });

  it("does not let an error handler turn an unknown into a value", async () => {
    const section = await readSheet([[{ f: "FOOBAR(1)" }, { f: "IFERROR(A1,0)", v: 12 }, { f: "A1+1", v: 13 }]]);
    expect(found(section)?.filter((issue) => issue.startsWith("cached"))).toEqual([]);
  });

  it("reports a division by zero that is not stored, and other errors of its own as not recalculated", async () => {
    const section = await readSheet([[5, { f: "A1/A9", v: 5 }, { f: "SQRT(-A1)", v: 5 }, { f: "1/0", v: "#DIV/0!" }]]);
    expect(cellAt(section, "B1")?.recomputed).toBe("#DIV/0!");
    expect(found(section)).toEqual(["cached_value_differs B1", "not_recomputed C1", "error_cell D1"]);
  });

  it("claims no difference where the engine is known to differ from Excel", async () => {
    const section = await readSheet([
      ["a", 10, { f: 'LOOKUP(2,1/(A1:A3="a"),B1:B3)', v: 30 }, { f: "C1*2", v: 60 }],
      ["b", 20, { f: "INT(1.15*100)", v: 115 }, { f: "INT(1.15*100)", v: 120 }],
      ["a", 30, { f: '(0.1+0.2)&""', v: "0.3" }, { f: 'SUMPRODUCT((A1:A3="a")*B1:B3)', v: 40 }],
    ]);
    expect(found(section)).toEqual(["not_recomputed C1", "not_recomputed C2", "cached_value_differs D2"]);
  });

  it("names the cells of a circular reference and calculates around it", async () => {
    const [one, two] = await read([
      {
        name: "A",
        rows: [
          [
            { f: "B!A1+1", v: 1 },
            { f: "A1*2", v: 2 },
            { f: "A1*2", v: 3 },
            { f: "D1", v: 0 },
          ],
        ],
      },
      { name: "B", rows: [[{ f: "A!B1", v: 2 }]] },
    ]);
    const cycles = one?.issues.filter(({ code }) => code === "circular_reference").map(({ detail }) => detail.cells);
    expect(cycles).toEqual(["A1, B1, B!A1", "D1"]);
    expect(found(one)?.filter((issue) => issue.startsWith("cached"))).toEqual(["cached_value_differs C1"]);
    expect(found(two)).toEqual([]);
  });

  it("calculates chains far deeper than the engine's stack, in both directions", async () => {
    const length = 3000;
    const up = Array.from({ length }, (_, index) => [
      index === length - 1 ? 1 : { f: `IF(A${index + 2}>0,ROUND(SUM(A${index + 2},MAX(1,1)),2),0)`, v: length - index },
    ]);
    const down = Array.from({ length }, (_, index) => [
      index === 0 ? 1 : { f: `A${index}+1`, v: index === length - 1 ? 0 : index + 1 },
    ]);
    const [summary, upwards, downwards] = await read([
      { name: "S", rows: [[{ f: "Up!A1+Down!A2999", v: 5999 }]] },
      { name: "Up", rows: up },
      { name: "Down", rows: down },
    ]);
    expect([summary?.issues, upwards?.issues]).toEqual([[], []]);
    expect(found(downwards)).toEqual(["cached_value_differs A3000"]);
    expect(cellAt(downwards, "A3000")?.recomputed).toBe(3000);
  });

  it("reads whole columns as far as they are filled", async () => {
    const section = await readSheet([
      ["a", 1, { f: "SUM(B:B)", v: 6 }, { f: "SUMPRODUCT(B:B,B:B)", v: 14 }, { f: "ROWS(A:A)", v: 1048576 }],
      [
        "b",
        2,
        { f: 'SUMIF(A:A,"b",B:B)', v: 2 },
        { f: "COUNTA($A$1:$A$1048576)", v: 3 },
        { f: "SUM(2:2)-SUM(2:2)", v: 0 },
      ],
      ["c", 3, { f: 'VLOOKUP("c",$A:$B,2,FALSE)', v: 3 }, { f: "SUM(B:B)", v: 7 }],
    ]);
    expect(found(section)).toEqual(["circular_reference E2", "cached_value_differs D3"].reverse());
  });

  it("counts what it leaves off", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [{ f: `${index}+1` }]);
    const section = await readSheet(rows);
    expect(section.issues).toHaveLength(21);
    expect(section.issues.at(-1)).toMatchObject({ code: "no_cached_value", detail: { more: 40 } });
  });

  it("refuses formulas beyond what a spreadsheet program takes", async () => {
    const deep = `${"(".repeat(3000)}1${")".repeat(3000)}`;
    const section = await readSheet([
      [
        { f: deep, v: 1 },
        { f: "A1+1", v: 2 },
      ],
    ]);
    expect(section.issues.map(({ code, detail }) => [code, detail.reason])).toEqual([["not_recomputed", "too_large"]]);
  });
});
