import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box, Row, Section } from "../../domain/document.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { measureText } from "./helvetica.ts";
import { readPdf } from "./read.ts";
import type { PdfItem, PdfPageSpec } from "./write.ts";

const read = async (pages: Parameters<typeof makePdf>[0], options?: Parameters<typeof makePdf>[1]) =>
  readPdf(makePdf(pages, options), DEFAULT_READ_LIMITS);

async function firstPage(page: PdfPageSpec | string[]): Promise<Section> {
  const [section] = (await read([page])).sections;
  if (section === undefined) throw new Error("the PDF has no page");
  return section;
}

const texts = (rows: Row[]) => rows.map((row) => row.cells.map(({ text }) => text));
const text = (words: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem =>
  ({ kind: "text", text: words, x, y, ...more }) as PdfItem;

function boxOf(section: Section, words: string): Box {
  const cell = section.rows.flatMap((row) => row.cells).find((candidate) => candidate.text === words);
  if (cell?.box === undefined) throw new Error(`"${words}" was not found in ${JSON.stringify(texts(section.rows))}`);
  return cell.box;
}

describe("what is drawn is read where it stands", () => {
  it("keeps French, Portuguese and typographic characters", async () => {
    const line = "Chiffre d’affaires « été » : 1,2 M€ — ação, não, œuvre…";
    const section = await firstPage([line]);
    expect(texts(section.rows)).toEqual([[line]]);
    expect(section.stream).toBe(line);
    expect(section).toMatchObject({ kind: "page", number: 1, width: 595, height: 842, hiddenRows: [] });
  });

  it("gives boxes from the top left that overlap what was drawn", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 40, max: 800 }),
        fc.integer({ min: 6, max: 30 }),
        async (x, y, size) => {
          const section = await firstPage({ items: [text("Revenue 2024", x, y, { size })] });
          const box = boxOf(section, "Revenue 2024");
          expect(box.x).toBeCloseTo(x, 0);
          expect(box.width).toBeCloseTo(measureText("Revenue 2024", size), 0);
          expect(box.y).toBeLessThan(y - 0.5 * size);
          expect(box.y + box.height).toBeGreaterThan(y);
          expect(box.y).toBeGreaterThan(y - 1.2 * size);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("reads page after page", async () => {
    const { sections } = await read([["first"], ["second"], ["third"]]);
    expect(sections.map(({ number, rows }) => [number, texts(rows)])).toEqual([
      [1, [["first"]]],
      [2, [["second"]]],
      [3, [["third"]]],
    ]);
  });
});

describe("rotated pages", () => {
  it.each([
    { rotate: 90, angle: 90, x: 100, y: 700, size: [842, 595], at: [142, 89] },
    { rotate: 180, angle: 180, x: 500, y: 700, size: [595, 842], at: [95, 131] },
    { rotate: 270, angle: 270, x: 500, y: 100, size: [842, 595], at: [100, 84] },
  ])("gives the places as seen at $rotate degrees", async ({ rotate, angle, x, y, size, at }) => {
    const section = await firstPage({ rotate, items: [text("Upright words", x, y, { angle, size: 12 })] });
    const box = boxOf(section, "Upright words");
    expect([section.width, section.height]).toEqual(size);
    expect(box.width).toBeCloseTo(measureText("Upright words", 12), 0);
    expect(Math.abs(box.x - (at[0] as number))).toBeLessThan(1);
    expect(Math.abs(box.y - (at[1] as number))).toBeLessThan(4);
  });

  it("reads a table that lies on its side row by row", async () => {
    const sideways = (words: string, along: number, line: number) =>
      text(words, 100 + line * 20, 700 - along, { angle: 90 });
    const section = await firstPage({
      items: [
        sideways("2023", 200, 0),
        sideways("2024", 300, 0),
        sideways("Revenue", 0, 1),
        sideways("1,200", 200, 1),
        sideways("1,500", 300, 1),
        sideways("Costs", 0, 2),
        sideways("800", 200, 2),
        sideways("900", 300, 2),
      ],
    });
    expect(texts(section.rows)).toEqual([
      ["2023", "2024"],
      ["Revenue", "1,200", "1,500"],
      ["Costs", "800", "900"],
    ]);
    const box = boxOf(section, "1,500");
    expect(box.height).toBeGreaterThan(box.width);
    expect(box.x).toBeGreaterThan(100);
    expect(box.x).toBeLessThan(130);
  });
});

describe("reading order", () => {
  const column = (name: string, x: number) =>
    Array.from({ length: 8 }, (_, line) =>
      text(`${name} column line ${line} with words that fill`, x, 100 + 16 * line),
    );

  it("reads two columns of prose one after the other, under their common title", async () => {
    const left = column("left", 50);
    const right = column("right", 310);
    const title = text("A title over both columns of this page, long enough to cross the middle", 50, 70, { size: 13 });
    const mixed = left.flatMap((item, index) => [right[index] as PdfItem, item]);
    const foot = text("A line under both columns which reaches across the gutter in the middle", 50, 260, { size: 13 });
    const { rows } = await firstPage({ items: [...mixed, foot, title] });
    expect(rows.map((row) => row.cells.map(({ text: words }) => words.split(" ")[0]))).toEqual([
      ["A"],
      ...Array.from({ length: 8 }, () => ["left"]),
      ...Array.from({ length: 8 }, () => ["right"]),
      ["A"],
    ]);
  });

  it("keeps label and values together and splits cells at wide gaps, with signs beside their numbers", async () => {
    const { rows } = await firstPage({
      items: [
        text("2024", 350, 80),
        text("2023", 450, 80),
        text("Net income", 50, 100),
        text("$", 330, 100),
        text("122,641", 350, 100),
        text("$", 430, 100),
        text("266,799", 450, 100),
        text("Growth", 50, 116),
        text("12.5", 350, 116),
        text("%", 385, 116),
        text("(3.0", 450, 116),
        text(")%", 485, 116),
      ],
    });
    expect(texts(rows)).toEqual([
      ["2024", "2023"],
      ["Net income", "$ 122,641", "$ 266,799"],
      ["Growth", "12.5 %", "(3.0 )%"],
    ]);
    expect(rows.every((row) => row.table === true)).toBe(true);
    expect(rows[1]?.cells.map(({ header }) => header)).toEqual([undefined, "2024", "2023"]);
  });

  it("joins headings of several levels, and starts anew at the next row of periods", async () => {
    const { rows } = await firstPage([
      "€ million\tFY23\tFY24",
      "Sales\t10\t12",
      "€ million\tQ1 2024\tQ2 2024",
      "Sales\t3\t4",
    ]);
    expect(rows[1]?.cells.map(({ header }) => header)).toEqual([undefined, "FY23", "FY24"]);
    expect(rows[3]?.cells.map(({ header }) => header)).toEqual([undefined, "Q1 2024", "Q2 2024"]);
  });

  it("does not take a paragraph for a table", async () => {
    const { rows } = await firstPage(["The company grew in 2024 and hired.", "It sold 12 licences to 3 customers."]);
    expect(rows.map((row) => row.table)).toEqual([undefined, undefined]);
  });

  it("keeps a bullet with its sentence", async () => {
    const { rows } = await firstPage({ items: [text("•", 50, 100), text("Twelve new customers", 80, 100)] });
    expect(texts(rows)).toEqual([["• Twelve new customers"]]);
  });

  it("takes leading dots for what they are", async () => {
    const { rows } = await firstPage(["Risk factors ................................ 12"]);
    expect(texts(rows)).toEqual([["Risk factors", "12"]]);
  });
});
