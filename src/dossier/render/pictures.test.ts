import { describe, expect, it } from "vitest";
import type { Box, Row, Section } from "../../domain/document.ts";
import { makePptx } from "../../testing/make-pptx.ts";
import { readPptx } from "../office/pptx.ts";
import { readPdf } from "../pdf/read.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readMarkdown } from "../text/markdown.ts";
import { sheetToPdf } from "./sheet.ts";
import { slideToPdf } from "./slide.ts";
import { textToPdf } from "./text.ts";

async function drawn(pdf: Uint8Array): Promise<{ text: string; cells: { text: string; box: Box }[] }> {
  const { sections } = await readPdf(pdf, DEFAULT_READ_LIMITS);
  const cells = sections.flatMap((s) =>
    s.rows.flatMap((r) => r.cells.map((c) => ({ text: c.text, box: c.box as Box }))),
  );
  return { text: cells.map((c) => c.text).join(" "), cells };
}

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 2 &&
  inner.y >= outer.y - 2 &&
  inner.x + inner.width <= outer.x + outer.width + 2 &&
  inner.y + inner.height <= outer.y + outer.height + 2;

describe("slideToPdf", () => {
  it("draws every text inside its own box", async () => {
    const deck = makePptx([
      {
        title: "Traction",
        texts: [{ text: "Le chiffre d'affaires atteint 504 K€", x: 60, y: 130, width: 400, height: 40 }],
        tables: [
          {
            rows: [
              ["", "2023", "2024"],
              ["ARR", "310 K€", "504 K€"],
            ],
            y: 300,
          },
        ],
      },
    ]);
    const section = (await readPptx(deck, DEFAULT_READ_LIMITS)).sections[0] as Section;
    const { cells } = await drawn(slideToPdf(section));
    for (const cell of section.rows.flatMap((row) => row.cells)) {
      if (cell.text === "") continue;
      const found = cells.filter((c) => c.text.includes(cell.text));
      expect({ text: cell.text, found: found.some((c) => isInside(c.box, cell.box as Box)) }).toEqual({
        text: cell.text,
        found: true,
      });
    }
  });

  it("draws a chart as its figures, and a section without places as text", async () => {
    const deck = makePptx([
      { charts: [{ title: "Ventes", categories: ["2023", "2024"], series: [{ name: "ARR", values: [310, 504] }] }] },
    ]);
    const chart = (await readPptx(deck, DEFAULT_READ_LIMITS)).sections[0] as Section;
    const { text } = await drawn(slideToPdf(chart));
    for (const word of ["Ventes", "2023", "2024", "ARR", "310", "504"]) expect(text).toContain(word);
    const plain = await readMarkdown(new TextEncoder().encode("Bonjour\n\nle monde"), DEFAULT_READ_LIMITS);
    expect((await drawn(slideToPdf(plain.sections[0] as Section))).text).toContain("Bonjour");
  });
});

describe("sheetToPdf", () => {
  const rows: Row[] = Array.from({ length: 200 }, (_, i) => ({
    number: i + 1,
    table: true,
    cells: ["A", "B", "C"].map((column) => ({
      text: i === 0 ? `Head ${column}` : `${column}x${i + 1}`,
      ref: `${column}${i + 1}`,
      ...(column === "C" && i > 0 && { formula: `A${i + 1}*12` }),
    })),
  }));
  const sheet: Section = { kind: "sheet", number: 1, name: "Revenus", rows, hiddenRows: [], issues: [] };

  it("shows the cell, its formula and the first row and column", async () => {
    const picture = sheetToPdf(sheet, "C120");
    const { text, cells } = await drawn(picture.pdf);
    for (const word of ["Revenus", "Cx120", "A120*12", "Head C", "Ax120"]) expect(text).toContain(word);
    expect(text).not.toContain("Cx60");
    const box = picture.boxOf("C120") as Box;
    const middle = box.y + box.height / 2;
    expect(cells.some((c) => c.text.includes("Cx120") && c.box.y < middle && c.box.y + c.box.height > middle)).toBe(
      true,
    );
    expect(picture.boxOf("$C$120")).toEqual(box);
    expect(picture.boxOf("120")).toMatchObject({ y: box.y });
    expect(picture.boxOf("C60")).toBeUndefined();
    expect(picture.boxOf("nonsense")).toBeUndefined();
  });

  it("shows a far column, the beginning without a mark, and an empty sheet", async () => {
    const wide: Row = {
      number: 5,
      cells: [
        { text: "Label", ref: "A5" },
        { text: "far away", ref: "CV5" },
      ],
    };
    expect(sheetToPdf({ ...sheet, rows: [wide] }, "CV5").boxOf("CV5")).toBeDefined();
    expect(sheetToPdf(sheet).boxOf("A1")).toBeDefined();
    expect(sheetToPdf({ ...sheet, rows: [] }).pdf.length).toBeGreaterThan(100);
  });
});

describe("textToPdf", () => {
  it("shows the rows around the one asked for", async () => {
    const text = Array.from({ length: 300 }, (_, i) => `Paragraph number ${i + 1}.`).join("\n\n");
    const section = (await readMarkdown(new TextEncoder().encode(text), DEFAULT_READ_LIMITS)).sections[0] as Section;
    const picture = textToPdf(section, 150);
    expect((await drawn(picture.pdf)).text).toContain("Paragraph number 150.");
    expect(picture.boxOf(150)).toBeDefined();
    expect(picture.boxOf(1)).toBeUndefined();
    expect(textToPdf(section).boxOf(1)).toBeDefined();
  });
});
