import { describe, expect, it } from "vitest";
import type { Row } from "../../domain/document.ts";
import { joinWrappedScales } from "./wrapped-scales.ts";

const row = (y: number, height: number, ...cells: [text: string, x: number, width: number][]): Row => ({
  cells: cells.map(([text, x, width]) => ({ text, box: { x, y, width, height } })),
});
const texts = (rows: Row[]) => joinWrappedScales(rows).map(({ cells }) => cells.map(({ text }) => text));

describe("a scale on the line below its amount", () => {
  it("belongs to the amount, column by column", () => {
    const rows = [
      row(100, 40, ["R$ 7,4", 60, 120], ["R$ 2,1", 400, 120]),
      row(148, 30, ["milhões", 60, 90], ["milhões", 400, 90]),
    ];
    expect(texts(rows)).toEqual([["R$ 7,4 milhões", "R$ 2,1 milhões"]]);
    expect(joinWrappedScales(rows)[0]?.cells[0]?.box).toEqual({ x: 60, y: 100, width: 120, height: 78 });
  });

  it("belongs to the amount beside the words of other cards, where it is of the same size", () => {
    const amounts = row(100, 40, ["R$ 184 mil", 60, 150], ["R$ 23,4", 260, 120], ["47", 460, 40]);
    const below: Row = {
      cells: [
        { text: "+212%", box: { x: 60, y: 152, width: 60, height: 14 } },
        { text: "mil", box: { x: 260, y: 146, width: 60, height: 40 } },
      ],
    };
    expect(texts([amounts, below])).toEqual([["R$ 184 mil", "R$ 23,4 mil", "47"], ["+212%"]]);
    const caption = row(146, 14, ["+212%", 60, 60], ["mil", 260, 30]);
    expect(joinWrappedScales([amounts, caption])).toEqual([amounts, caption]);
  });

  it("stays a line of its own elsewhere: under words, far below, beside other words, under a whole amount", () => {
    for (const [above, below] of [
      [row(100, 40, ["Customers", 60, 120]), row(148, 30, ["million", 60, 90])],
      [row(100, 40, ["€7.4", 60, 120]), row(260, 30, ["million", 60, 90])],
      [row(100, 40, ["€7.4", 60, 120]), row(148, 30, ["million", 400, 90])],
      [row(100, 40, ["€7.4", 60, 120]), row(148, 30, ["raised", 60, 90])],
      [row(100, 40, ["€7,400,000", 60, 120]), row(148, 30, ["million", 60, 90])],
    ] as const)
      expect(joinWrappedScales([above, below])).toHaveLength(2);
  });
});
