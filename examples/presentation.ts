import { makePptx, type PptxSlideSpec, type PptxText } from "../src/testing/make-pptx.ts";
import { withFixedDates } from "./archive.ts";
import type { Slide } from "./slides.ts";

const INK = "1F2430";
const SOFT = "6B7280";
const ACCENT = "1E6B45";
const PALE = "EEF5F0";

/** What a presentation can hold beyond what a page shows. */
export interface PresentationSlide extends Slide {
  notes?: string;
  chart?: { name: string; categories: string[]; values: number[]; format: string };
}

/** Draws slides as a PPTX with real tables, charts, notes and printed slide numbers; the same slides give the same bytes. */
export function drawPresentation(slides: PresentationSlide[], company: string): Uint8Array {
  const bytes = makePptx(
    slides.map((slide, index): PptxSlideSpec => {
      const lines = slide.lines ?? [];
      const below = 120 + lines.length * 34;
      return {
        title: slide.title,
        texts: [
          band(),
          ...(lines.length === 0 ? [] : [text(lines, 60, 116, 840, lines.length * 34, 18, INK)]),
          ...(slide.cards ?? []).flatMap(([figure, caption], i) => card(figure, caption, i, below)),
          ...(slide.footnote === undefined ? [] : [text(slide.footnote, 60, 470, 840, 20, 11, SOFT)]),
          text(company, 60, 504, 300, 20, 10, SOFT),
          text(String(index + 1), 880, 504, 40, 20, 10, SOFT),
        ],
        ...(slide.table === undefined
          ? {}
          : { tables: [{ rows: slide.table, x: 60, y: below + 6, width: 840, rowHeight: 34, headerRow: true }] }),
        ...(slide.chart === undefined
          ? {}
          : {
              charts: [
                {
                  title: slide.chart.name,
                  categories: slide.chart.categories,
                  series: [{ name: slide.chart.name, values: slide.chart.values }],
                  format: slide.chart.format,
                },
              ],
            }),
        ...(slide.notes === undefined ? {} : { notes: slide.notes }),
      };
    }),
  );
  return withFixedDates(bytes);
}

function text(
  words: string | string[],
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  colour: string,
): PptxText {
  return { text: words, x, y, width, height, size, colour };
}

function band(): PptxText {
  return { text: "", x: 0, y: 0, width: 960, height: 8, fill: ACCENT };
}

function card(figure: string, caption: string, index: number, top: number): PptxText[] {
  const x = 60 + (index % 3) * 285;
  const y = top + 10 + Math.floor(index / 3) * 150;
  return [
    { text: "", x, y, width: 265, height: 130, fill: PALE },
    text(figure, x + 12, y + 22, 241, 46, 28, ACCENT),
    text(caption, x + 12, y + 76, 241, 30, 14, SOFT),
  ];
}
