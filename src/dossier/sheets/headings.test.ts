import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { makeXlsx, type SheetSpec } from "../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readWorkbook } from "./read.ts";

async function readSheet(rows: SheetSpec["rows"], more: Partial<SheetSpec> = {}): Promise<Section> {
  const document = await readWorkbook(makeXlsx([{ name: "Model", rows, ...more }]), DEFAULT_READ_LIMITS);
  return document.sections[0] as Section;
}

/** Each row as "text <heading> | text <heading>". */
function lines(section: Section): string[] {
  return section.rows.map(({ cells }) =>
    cells.map(({ text, header }) => (header === undefined ? text : `${text} <${header}>`)).join(" | "),
  );
}

describe("column headings", () => {
  it("joins levels and spreads merged cells", async () => {
    const section = await readSheet(
      [["P&L"], [null, "Actual", null, "Budget"], ["K€", 2023, 2024, { f: "C3+1", v: 2025 }], ["CA", 100, 110, 120]],
      { merges: ["B2:C2", "A1:D1"] },
    );
    expect(lines(section).at(-1)).toBe("CA <K€> | 100 <Actual / 2023> | 110 <Actual / 2024> | 120 <Budget / 2025>");
    expect(section.rows[1]?.cells[0]?.merged).toBe("B2:C2");
  });

  it.each<[string, SheetSpec["rows"], string]>([
    [
      "quarters under years written once",
      [
        [null, 2024, null, 2025],
        [null, "H1", "H2", "H1"],
        ["Rev", 1, 2, 3],
      ],
      "Rev | 1 <2024 / H1> | 2 <2024 / H2> | 3 <2025 / H1>",
    ],
    [
      "real dates",
      [
        ["Date", { v: 45322, z: "mmm-yy" }, { v: 45351, z: "mmm-yy" }],
        ["Rev", 1, 2],
      ],
      "Rev <Date> | 1 <Jan-24> | 2 <Feb-24>",
    ],
    [
      "words",
      [
        ["Client", "Segment", "ARR"],
        ["Acme", "SMB", 1000],
      ],
      "Acme <Client> | SMB <Segment> | 1000 <ARR>",
    ],
    [
      "fiscal years",
      [
        [null, "FY24 Actual", "FY25 Budget"],
        ["Rev", 1, 2],
      ],
      "Rev | 1 <FY24 Actual> | 2 <FY25 Budget>",
    ],
  ])("recognises %s", async (_, rows, expected) => {
    expect(lines(await readSheet(rows)).at(-1)).toBe(expected);
  });

  it("does not take counts, facts or words in the middle of a table for headings", async () => {
    const section = await readSheet([
      ["", 2023, 2024],
      ["ARR", 100, 120],
      ["Scenario", "base", "base"],
      ["Customers", 2010, 2034],
    ]);
    expect(lines(section).slice(1)).toEqual([
      "ARR | 100 <2023> | 120 <2024>",
      "Scenario | base <2023> | base <2024>",
      "Customers | 2010 <2023> | 2034 <2024>",
    ]);
    expect(
      lines(
        await readSheet([
          ["Founded", 2019],
          ["Employees", 12],
        ]),
      ),
    ).toEqual(["Founded | 2019", "Employees | 12"]);
  });

  it("starts again at the next table", async () => {
    const section = await readSheet([["", 2023, 2024], ["ARR", 1, 2], [], ["", "T1 2024", "T2 2024"], ["Staff", 3, 4]]);
    expect(lines(section).at(-1)).toBe("Staff | 3 <T1 2024> | 4 <T2 2024>");
  });
});
