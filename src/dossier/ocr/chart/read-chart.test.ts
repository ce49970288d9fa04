import { describe, expect, it } from "vitest";
import type { Bitmap } from "../../pdf/bitmap.ts";
import type { Fragment } from "../../pdf/fragments.ts";
import type { Colour } from "./colours.ts";
import { readCharts } from "./read-chart.ts";

const WHITE: Colour = [255, 255, 255];
const BLUE: Colour = [20, 40, 220];
const GREEN: Colour = [40, 170, 80];
const BLACK: Colour = [20, 20, 20];

/** A picture to draw on, and the words that were read in it. */
class Sheet {
  readonly bitmap: Bitmap = { width: 600, height: 400, rgba: new Uint8Array(600 * 400 * 4).fill(255) };
  readonly fragments: Fragment[] = [];

  fill(x: number, y: number, width: number, height: number, [red, green, blue]: Colour): this {
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++)
        this.bitmap.rgba.set([red, green, blue, 255], (row * 600 + column) * 4);
    }
    return this;
  }

  /** Words of 20 pixels' height: a stroke for each letter stands for them. */
  write(text: string, x: number, y: number, ink: Colour, paper: Colour = WHITE): this {
    const width = text.length * 9;
    this.fill(x, y, width, 20, paper);
    for (let at = 0; at < text.length; at++) if (text[at] !== " ") this.fill(x + at * 9 + 2, y + 4, 3, 12, ink);
    this.fragments.push({ text, turns: 0, x0: x, y0: y, x1: x + width, y1: y + 20, ocr: "agreed" });
    return this;
  }
}

const said = ({ bitmap, fragments }: Sheet) =>
  readCharts(fragments, bitmap).series.map(({ name, values }) => [
    name.text,
    ...values.map(({ figure, category }) => `${category} ${figure.text}`),
  ]);

const legend = (sheet: Sheet, second: Colour = GREEN) =>
  sheet
    .fill(100, 14, 12, 12, BLUE)
    .write("Revenue", 120, 10, BLACK)
    .fill(300, 14, 12, 12, second)
    .write("Net profit", 320, 10, BLACK);
const years = (sheet: Sheet) => sheet.write("2026", 100, 360, BLACK).write("2027", 300, 360, BLACK);

describe("a chart whose series are told apart by colour", () => {
  it("joins each figure to the series whose ink it has, and to what stands under it", () => {
    const sheet = years(legend(new Sheet()))
      .write("120", 80, 200, BLUE)
      .write("-14", 125, 300, GREEN)
      .write("260", 280, 100, BLUE)
      .write("31", 330, 300, GREEN);
    expect(said(sheet)).toEqual([
      ["Revenue", "2026 120", "2027 260"],
      ["Net profit", "2026 -14", "2027 31"],
    ]);
  });

  it("goes by the bar where all figures are black, or white on it", () => {
    const sheet = years(legend(new Sheet()))
      .fill(80, 222, 27, 130, BLUE)
      .write("120", 80, 200, BLACK)
      .fill(125, 290, 27, 60, GREEN)
      .write("14", 128, 300, WHITE, GREEN);
    expect(said(sheet)).toEqual([
      ["Revenue", "2026 120"],
      ["Net profit", "2026 14"],
    ]);
  });

  it("reads the slices of a pie, which has nothing under it", () => {
    const sheet = legend(new Sheet())
      .fill(100, 100, 100, 100, BLUE)
      .write("70%", 120, 140, WHITE, BLUE)
      .fill(200, 100, 100, 100, GREEN)
      .write("30%", 220, 140, WHITE, GREEN);
    expect(said(sheet)).toEqual([
      ["Revenue", "null 70%"],
      ["Net profit", "null 30%"],
    ]);
  });

  it("takes neither of two figures of one series at one place, and leaves them unsure", () => {
    const sheet = years(legend(new Sheet()))
      .write("120", 80, 200, BLUE)
      .write("125", 125, 240, BLUE)
      .write("260", 280, 100, BLUE)
      .write("31", 330, 300, GREEN);
    const { series, rest } = readCharts(sheet.fragments, sheet.bitmap);
    expect(series.flatMap(({ values }) => values.map(({ figure }) => figure.text))).toEqual(["260", "31"]);
    expect(rest.filter(({ ocr }) => ocr === "unsure").map(({ text }) => text)).toEqual(["120", "125"]);
  });

  it("leaves a page of coloured signs alone, where several figures have the colour of one", () => {
    const sheet = legend(new Sheet())
      .write("120", 80, 200, BLUE)
      .write("7%", 280, 200, BLUE)
      .write("31", 330, 300, BLUE);
    const { series, rest } = readCharts(sheet.fragments, sheet.bitmap);
    expect(series).toEqual([]);
    expect(rest.every(({ ocr }) => ocr === "agreed")).toBe(true);
  });

  it("takes bullets of one colour for no legend, and colours that are alike for none either", () => {
    const alike: Colour = [30, 50, 200];
    for (const second of [BLUE, alike]) {
      const sheet = years(legend(new Sheet(), second)).write("120", 80, 200, BLUE).write("260", 280, 100, BLUE);
      expect(said(sheet)).toEqual([]);
    }
  });

  it("drops the marks of an axis, and no column of a table", () => {
    const marks = ["40", "30", "20", "10", "0"];
    const axis = new Sheet();
    for (const [at, mark] of marks.entries()) axis.write(mark, 20, 60 + 50 * at, BLACK);
    expect(readCharts(axis.fragments, axis.bitmap).rest).toEqual([]);
    const table = new Sheet();
    for (const [at, mark] of marks.entries())
      table.write("Customers", 20, 60 + 50 * at, BLACK).write(mark, 200, 60 + 50 * at, BLACK);
    expect(readCharts(table.fragments, table.bitmap).rest).toHaveLength(10);
  });
});
