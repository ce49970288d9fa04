import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

const read = (...sections: Section[]) =>
  readDossier(deck(...sections)).all.map(
    ({ topic, quantity: { value }, period, nature }) => `${topic} ${value} ${period} ${nature}`,
  );

/** Bars of growing height: a figure over each, its year under it. */
const bars = (figures: string[], years: string[]): Piece[] =>
  figures.flatMap((figure, at): Piece[] => [
    [figure, 100 + 90 * at, 260 - 40 * at, 12, 40],
    [years[at] ?? "", 100 + 90 * at, 330, 12, 40],
  ]);
const YEARS = ["2022", "2023", "2024"];

describe("bars with a year under each", () => {
  it("are called what the heading over them says", () => {
    const pieces: Piece[] = [
      ["Financial projections", 40, 10, 28],
      ["Revenue", 100, 90, 16],
    ];
    expect(read(page(1, [...pieces, ...bars(["$0.4M", "$1.1M", "$2.5M"], YEARS)]))).toEqual([
      "revenue 2500000 2024 projection",
      "revenue 1100000 2023 projection",
      "revenue 400000 2022 projection",
    ]);
  });

  it("are called what their title says in more words", () => {
    const title: Piece[] = [["Consumer revenue forecast", 40, 10, 28]];
    const years = ["Year 1", "Year 2", "Year 3"];
    expect(read(page(1, [...title, ...bars(["$0.4M", "$1.1M", "$2.5M"], years)]))).toContain(
      "revenue 400000 Y1 projection",
    );
  });

  it("are called what stands with one of them elsewhere on the page", () => {
    const beside: Piece[] = [
      ["A large market", 40, 10, 28],
      ["$22B", 480, 120, 30],
      ["Global freight software market by 2024", 480, 156, 12],
    ];
    expect(read(page(1, [...beside, ...bars(["$8B", "$16B", "$22B"], YEARS)]))).toEqual(
      expect.arrayContaining(["market_size_other 8000000000 2022 market", "market_size_other 16000000000 2023 market"]),
    );
  });

  it("say nothing where nothing names them, and two are no chart", () => {
    expect(read(page(1, [["Growth", 40, 10, 28], ...bars(["$8B", "$16B", "$22B"], YEARS)]))).toEqual([]);
    const two: Piece[] = [["Revenue", 100, 90, 16], ...bars(["$0.4M", "$1.1M"], YEARS)];
    expect(read(page(1, two))).not.toContain("revenue 400000 2022 actual");
  });
});

describe("two bars", () => {
  const two = (low: number, high: number): Piece[] => [
    ["Revenue", 100, 60, 16],
    ["$0.4M", 100, 320 - low, 12, 40],
    ["$1.0M", 190, 320 - high, 12, 40],
    ["2022", 100, 330, 12, 40],
    ["2023", 190, 330, 12, 40],
  ];

  it("are a chart where they stand as high as they say", () => {
    expect(read(page(1, two(80, 200)))).toEqual(
      expect.arrayContaining(["revenue 400000 2022 actual", "revenue 1000000 2023 actual"]),
    );
  });

  it("are none where their heights say something else", () => {
    expect(read(page(1, two(190, 200)))).not.toContain("revenue 400000 2022 actual");
  });
});

it("takes the name of a chart from the note under its years", () => {
  const note: Piece[] = [
    ["Where we stand", 40, 10, 28],
    ["Annual revenue", 190, 348, 11, 80],
  ];
  expect(read(page(1, [...note, ...bars(["$0.4M", "$1.1M", "$2.5M"], YEARS)]))).toContain("revenue 400000 2022 actual");
});

it("takes the name of a chart from its corner, over the lowest of its bars", () => {
  const name: Piece[] = [
    ["Financial projections", 40, 10, 28],
    ["ARR by year", 60, 60, 13, 70],
    ["Approved by the board", 560, 60, 13],
  ];
  const wide = bars(["$0.2M", "$0.9M", "$3.2M"], ["Year 1", "Year 2", "Year 3"]).map(
    ([text, x, ...rest]): Piece => [text, 3 * x - 200, ...rest],
  );
  expect(read(page(1, [...name, ...wide]))).toEqual([
    "arr 3200000 Y3 projection",
    "arr 900000 Y2 projection",
    "arr 200000 Y1 projection",
  ]);
});
