import type { Colour, PdfItem, PdfPageSpec } from "../src/dossier/pdf/write.ts";

const WIDTH = 960;
const HEIGHT = 540;
const INK: Colour = [0.12, 0.14, 0.2];
const SOFT: Colour = [0.42, 0.45, 0.52];
const ACCENT: Colour = [0.1, 0.32, 0.55];
const PALE: Colour = [0.94, 0.96, 0.98];

/** A slide of an example deck: a title, then lines, number cards or a table. */
export interface Slide {
  title: string;
  lines?: string[];
  cards?: [figure: string, caption: string][];
  table?: string[][];
  footnote?: string;
}

/** Draws slides as a landscape PDF with printed slide numbers. */
export function drawSlides(slides: Slide[], company: string): PdfPageSpec[] {
  return slides.map((slide, index) => ({
    width: WIDTH,
    height: HEIGHT,
    items: [
      { kind: "rectangle", x: 0, y: 0, width: WIDTH, height: 8, colour: ACCENT },
      text(slide.title, 60, 78, 30, { bold: true, colour: ACCENT }),
      ...(slide.lines ?? []).map((line, i) => text(line, 60, 140 + i * 36, 18)),
      ...(slide.cards ?? []).flatMap(([figure, caption], i) =>
        card(figure, caption, i, (slide.lines?.length ?? 0) * 36),
      ),
      ...table(slide.table ?? [], 130 + (slide.lines?.length ?? 0) * 36),
      ...(slide.footnote === undefined ? [] : [text(slide.footnote, 60, 490, 11, { colour: SOFT })]),
      text(company, 60, 520, 10, { colour: SOFT }),
      text(String(index + 1), 900, 520, 10, { colour: SOFT }),
    ],
  }));
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  more: { bold?: boolean; colour?: Colour } = {},
): PdfItem {
  return { kind: "text", text: words, x, y, size, colour: INK, ...more };
}

function card(figure: string, caption: string, index: number, below: number): PdfItem[] {
  const x = 60 + (index % 3) * 285;
  const y = 130 + below + Math.floor(index / 3) * 150;
  return [
    { kind: "rectangle", x, y, width: 265, height: 130, colour: PALE },
    text(figure, x + 20, y + 60, 32, { bold: true, colour: ACCENT }),
    text(caption, x + 20, y + 98, 15, { colour: SOFT }),
  ];
}

function table(rows: string[][], top: number): PdfItem[] {
  return rows.flatMap((cells, row) => {
    const y = top + 26 + row * 34;
    const bold = row === 0;
    const rule: PdfItem = {
      kind: "line",
      from: [60, y + 10],
      to: [900, y + 10],
      colour: [0.8, 0.83, 0.87],
      width: 0.7,
    };
    return [
      ...cells.map((cell, column) => text(cell, column === 0 ? 60 : 360 + (column - 1) * 150, y, 16, { bold })),
      rule,
    ];
  });
}
