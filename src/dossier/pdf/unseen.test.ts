import { describe, expect, it } from "vitest";
import {
  BLANK_FONT,
  form,
  MAP,
  ownFont,
  SEEN,
  UNSEEN_PAGES,
  words,
} from "../../../test/support/hostile/unseen-pages.ts";
import { makeRawPdf, type RawPage } from "../../../test/support/make-raw-pdf.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readPdf } from "./read.ts";

async function read(page: RawPage) {
  const [section] = (await readPdf(makeRawPdf(page), DEFAULT_READ_LIMITS)).sections;
  return {
    visible: section?.rows.map((row) => row.cells.map(({ text }) => text).join(" ")),
    hidden: section?.hiddenRows.map((row) => row.cells.map(({ text }) => text).join(" ")),
  };
}

describe("what the page does not show is set apart", () => {
  it.each(UNSEEN_PAGES)("%s", async (_, page) => {
    expect(await read(page)).toEqual({ visible: ["Seen by the reader"], hidden: ["ARR 9 M"] });
  });
});

it("a Type 3 glyph of another shape than its character is doubted", async () => {
  // Every letter is drawn as a bar, and the file says ARR 9 M.
  const page: RawPage = {
    content: `${SEEN}BT /E 14 Tf 40 150 Td (ARR 9 M) Tj ET`,
    fonts: "/E @bars",
    parts: {
      bars: BLANK_FONT,
      glyph: { entries: "", stream: "600 0 0 0 200 700 d1 100 0 80 700 re f" },
      map: { entries: "", stream: MAP },
    },
  };
  const [section] = (await readPdf(makeRawPdf(page), DEFAULT_READ_LIMITS)).sections;
  const told = section?.rows.flatMap(({ cells }) => cells).filter(({ text }) => text.includes("9")) ?? [];
  expect(told.map(({ doubted }) => doubted)).toEqual([true]);
});

/** Helvetica's I at 40 points is an upright bar. */
const BARS = [0, 1, 2].map((at) => `${40 + at * 11.12 + 3.64} 150 3.88 28.72 re`).join(" ");
const INKLESS = { resources: "/ExtGState << /A << /ca 0 >> >>" };
const bars = (text: string) => `q /A gs BT /F 40 Tf 40 150 Td (${text}) Tj ET Q`;

describe("words without ink", () => {
  it.each<[string, string]>([
    ["over a drawing of the same letters", `${SEEN}q 0.4 0.2 0.9 rg ${BARS} f Q ${bars("III")}`],
    ["over letters drawn as outlines", `${SEEN}q 0.4 0.2 0.9 RG 1 w ${BARS} S Q ${bars("III")}`],
    [
      "over letters of another colour on a dark shape",
      `${SEEN}0 0 0.2 rg 0 130 400 80 re f 1 1 1 rg ${BARS} f ${bars("III")}`,
    ],
  ])("%s are seen", async (_, content) => {
    expect(await read({ content, ...INKLESS })).toEqual({ visible: ["Seen by the reader", "III"], hidden: [] });
  });

  it.each<[string, string]>([
    ["over nothing", `${SEEN}${bars("III")}`],
    ["over a shape", `${SEEN}0.4 0.2 0.9 rg 30 140 100 50 re f ${bars("III")}`],
    ["over the drawing of other letters", `${SEEN}q 0.4 0.2 0.9 rg ${BARS} f Q ${bars("HOX")}`],
    [
      "over stripes",
      `${SEEN}0 0 0 rg ${Array.from({ length: 30 }, (_, at) => `${30 + at * 4} 140 2 50 re`).join(" ")} f ${bars("SOS")}`,
    ],
  ])("%s are not", async (_, content) => {
    const { visible, hidden } = await read({ content, ...INKLESS });
    expect(visible).toEqual(["Seen by the reader"]);
    expect(hidden).toHaveLength(1);
  });
});

describe("a word with a shadow that has no ink", () => {
  const shadow = "q /A gs BT /F 14 Tf 40 148 Td (ARR 9 M) Tj ET Q\n";

  it("is seen where the word itself is drawn", async () => {
    const content = `${SEEN}0 0 0.2 rg 0 130 400 80 re f ${shadow} 1 1 1 rg ${words()}`;
    expect(await read({ content, ...INKLESS })).toEqual({ visible: ["Seen by the reader", "ARR 9 M"], hidden: [] });
  });

  it.each([
    ["white on white", `1 1 1 rg ${words()}`],
    ["behind a clip", `q 300 20 50 50 re W n ${words()} Q`],
    ["somewhere else", "BT /F 14 Tf 240 50 Td (Somewhere) Tj ET"],
  ])("is not where that is %s", async (_, word) => {
    expect((await read({ content: `${SEEN}${shadow}${word}`, ...INKLESS })).hidden).toContain("ARR 9 M");
  });
});

it.each([
  ["is covered, by whatever may show another digit", "", "1 1 1 rg 73 140 8.4 20 re f"],
  ["runs white over the end of a bar", "1 0.4 0.2 rg 81.4 140 60 20 re f 1 1 1 rg", ""],
])("a figure of which a part %s is doubted", async (_, before, after) => {
  const content = `${SEEN}${before} BT /F 14 Tf 73.5 150 Td (42 M) Tj ET ${after}`;
  const [section] = (await readPdf(makeRawPdf({ content }), DEFAULT_READ_LIMITS)).sections;
  const cells = section?.rows.flatMap((row) => row.cells).map(({ text, doubted }) => [text, doubted]);
  expect(cells).toContainEqual(["Seen by the reader", undefined]);
  expect(cells).toContainEqual(["2 M", true]);
  expect(section?.hiddenRows.flatMap((row) => row.cells).map(({ text }) => text)).toEqual(["4"]);
});

it("the page's own number without ink is nothing to be told", async () => {
  const content = `${SEEN}q /A gs BT /F 10 Tf 380 10 Td (1) Tj ET Q`;
  expect(await read({ content, ...INKLESS })).toEqual({ visible: ["Seen by the reader"], hidden: [] });
});

describe("drawn in an unusual way and seen all the same", () => {
  it.each<[string, RawPage]>([
    ["inside its clip", { content: `${SEEN}q 30 140 200 40 re W n ${words()} Q` }],
    [
      "inside its form",
      {
        content: `${SEEN}/X Do`,
        resources: "/XObject << /X @x >>",
        parts: { x: form(`/BBox [0 0 400 300] ${ownFont}`, words()) },
      },
    ],
    ["half transparent", { content: `${SEEN}q /A gs ${words()} Q`, resources: "/ExtGState << /A << /ca 0.4 >> >>" }],
    ["an outline in black", { content: SEEN + words("", "1 Tr") }],
    ["multiplied", { content: `${SEEN}q /B gs ${words()} Q`, resources: "/ExtGState << /B << /BM /Multiply >> >>" }],
    ["above a broad line", { content: `${SEEN}${words()}q 0 0 1 RG 10 w 20 100 m 300 100 l S Q` }],
    ["narrow letters", { content: `${SEEN}BT /F 14 Tf 50 Tz 40 150 Td (ARR 9 M) Tj ET` }],
    ["a faint but large watermark", { content: `${SEEN}q 0.92 g BT /F 40 Tf 40 150 Td (ARR 9 M) Tj ET Q` }],
  ])("%s", async (_, page) => {
    expect(await read(page)).toEqual({ visible: ["Seen by the reader", "ARR 9 M"], hidden: [] });
  });
});
