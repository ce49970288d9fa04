import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { detectDelimiter, parseRecords } from "./csv-text.ts";
import { readCsv } from "./read.ts";

async function values(bytes: Uint8Array | string) {
  const document = await readCsv(typeof bytes === "string" ? Buffer.from(bytes) : bytes, DEFAULT_READ_LIMITS);
  return document.sections[0]?.rows.map(({ cells }) => cells.map(({ value }) => value));
}

describe("readCsv", () => {
  it("gives rows with references, texts, values and headings", async () => {
    const document = await readCsv(Buffer.from("Client,ARR\nAcme,1200.50\nBeta,90\n"), DEFAULT_READ_LIMITS);
    expect(document).toMatchObject({ format: "csv", issues: [] });
    expect(document.sections).toHaveLength(1);
    expect(document.sections[0]).toMatchObject({ kind: "sheet", number: 1 });
    expect(document.sections[0]?.rows[1]).toEqual({
      number: 2,
      table: true,
      cells: [
        { text: "Acme", ref: "A2", value: "Acme", header: "Client" },
        { text: "1200.50", ref: "B2", value: 1200.5, header: "ARR" },
      ],
    });
  });

  it("reads thousands by their dots where every figure of a file parted by semicolons has them, and by their spaces anywhere", async () => {
    expect((await values("a;b\nx;42.000\ny;31.500\nz;185.000\n"))?.map((row) => row[1])).toEqual([
      "b",
      42_000,
      31_500,
      185_000,
    ]);
    expect((await values("a;b\nx;42.000\ny;31.500\n"))?.map((row) => row[1])).toEqual(["b", "42.000", "31.500"]);
    expect((await values("a;b\nx;0.125\ny;0.375\nz;0.500\n"))?.map((row) => row[1])).toEqual([
      "b",
      "0.125",
      "0.375",
      "0.500",
    ]);
    expect((await values("a;b\nx;14 200\n"))?.map((row) => row[1])).toEqual(["b", 14_200]);
  });

  it.each<[string, string, unknown[][]]>([
    [
      "semicolons and decimal commas",
      "a;b\nx;1 234,50\ny;-0,5\n",
      [
        ["a", "b"],
        ["x", 1234.5],
        ["y", -0.5],
      ],
    ],
    [
      "dots for thousands",
      "a;b\nx;1.234\ny;1.234,5\n",
      [
        ["a", "b"],
        ["x", 1234],
        ["y", 1234.5],
      ],
    ],
    [
      "tabs",
      "a\tb\r\n1\t2.5\r\n",
      [
        ["a", "b"],
        [1, 2.5],
      ],
    ],
    [
      "commas for thousands",
      'a,b\nx,"1,234.5"\n',
      [
        ["a", "b"],
        ["x", 1234.5],
      ],
    ],
    [
      "quotes, doubled quotes, line ends inside",
      'a,b\n"x ""y"", z\nw",2\n',
      [
        ["a", "b"],
        ['x "y", z\nw', 2],
      ],
    ],
    [
      "a quote that never closes",
      'a,b\n"x,2\n',
      [
        ["a", "b"],
        ['"x', 2],
      ],
    ],
    ["a declared separator", "sep=;\na;b\n", [["a", "b"]]],
    [
      "leading zeros and long codes",
      "a;b\n007;12345678901234567\n",
      [
        ["a", "b"],
        ["007", "12345678901234567"],
      ],
    ],
  ])("reads %s", async (_, text, expected) => {
    expect(await values(text)).toEqual(expected);
  });

  it("leaves a number as text where the file does not show what its marks mean", async () => {
    expect(await values("a;b\nx;1.234\n")).toEqual([
      ["a", "b"],
      ["x", "1.234"],
    ]);
    expect(await values("a;b\nx;1.5\ny;1,5\n")).toEqual([
      ["a", "b"],
      ["x", "1.5"],
      ["y", "1,5"],
    ]);
  });

  it.each<[string, Buffer]>([
    ["UTF-8", Buffer.from("Société;Été\n")],
    ["UTF-8 with mark", Buffer.from("\ufeffSociété;Été\n")],
    ["UTF-16 with mark", Buffer.from("\ufeffSociété;Été\n", "utf16le")],
    ["UTF-16 without mark", Buffer.from("Société;Été\n", "utf16le")],
    ["UTF-16, high byte first", Buffer.from("\ufeffSociété;Été\n", "utf16le").swap16()],
    ["Windows-1252", Buffer.from("Société;Été\n", "latin1")],
  ])("reads %s", async (_, bytes) => {
    expect(await values(bytes)).toEqual([["Société", "Été"]]);
  });

  it("keeps the euro of Windows-1252", async () => {
    expect(await values(Buffer.from([0x34, 0x32, 0x80, 0x3b, 0xe9]))).toEqual([["42€", "é"]]);
  });

  it("parses what a writer of CSV wrote, for each separator", () => {
    const field = fc.string({ maxLength: 6, unit: fc.constantFrom("a", "é", ",", ";", "\t", '"', "\n", " ", "1") });
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(",", ";", "\t"),
        (records, delimiter) => {
          const text = records
            .map((record) => record.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter))
            .join("\r\n");
          expect([...parseRecords(text, delimiter as "," | ";" | "\t")]).toEqual(records);
        },
      ),
    );
  });

  it("finds the separator by what cuts lines evenly", () => {
    expect(detectDelimiter("Total, brut;2023;2024\nCA;1,5;2,5\n")).toBe(";");
    expect(detectDelimiter("name,note\nx,a; b; c\ny,d\n")).toBe(",");
    expect(detectDelimiter("one\ntwo\n")).toBe(",");
  });
});
