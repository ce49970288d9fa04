import { makePdf } from "../../src/testing/make-pdf.ts";
import { makePptx, type PptxSlideSpec, type PptxText } from "../../src/testing/make-pptx.ts";

/** What stands on a slide, whatever the format. */
export type Block =
  | { kind: "lines"; lines: string[]; bullet?: string }
  | { kind: "cards"; cards: [figure: string, caption: string, under?: string][]; captionAbove: boolean }
  /** Label and figure on two lines, one pair under the other; `together` in a single text box. */
  | { kind: "pairs"; pairs: [caption: string, figure: string][]; captionAbove: boolean; together: boolean }
  | { kind: "table"; rows: string[][] }
  | { kind: "columns"; left: string[]; right: string[] }
  | { kind: "chart"; name: string; categories: string[]; values: number[]; printed: string[] };

export interface Slide {
  title: string;
  blocks: Block[];
  footnote?: string;
  /** In the colour of the page: in the file, not for the eye. */
  white?: string;
  notes?: string;
}

const WIDTH = 960;
const HEIGHT = 540;

type PdfPage = Exclude<Parameters<typeof makePdf>[0][number], string[]>;
type PdfItem = PdfPage["items"][number];

const text = (words: string, x: number, y: number, size: number, bold = false): PdfItem => ({
  kind: "text",
  text: words,
  x,
  y,
  size,
  bold,
});

/** Landscape pages, drawn where a designer would put things. */
export function drawPdf(slides: Slide[], numbered: boolean): Uint8Array {
  const pages = slides.map((slide): PdfPage => {
    const items: PdfItem[] = [text(slide.title, 60, 70, 28, true)];
    let y = 130;
    for (const block of slide.blocks) {
      items.push(...pdfBlock(block, y));
      y += heightOf(block) + 24;
    }
    if (slide.footnote !== undefined) items.push(text(slide.footnote, 60, 500, 9));
    if (slide.white !== undefined) {
      items.push({ kind: "text", text: slide.white, x: 60, y: 470, size: 12, colour: [1, 1, 1] });
    }
    return { width: WIDTH, height: HEIGHT, items };
  });
  return makePdf(pages, { numbered });
}

function heightOf(block: Block): number {
  if (block.kind === "lines") return block.lines.length * 30;
  if (block.kind === "columns") return Math.max(block.left.length, block.right.length) * 30;
  if (block.kind === "table") return block.rows.length * 28;
  if (block.kind === "chart") return 2 * 28;
  if (block.kind === "pairs") return block.pairs.length * 58;
  return Math.ceil(block.cards.length / 3) * 96;
}

function pdfBlock(block: Block, top: number): PdfItem[] {
  if (block.kind === "lines") {
    return block.lines.map((line, i) => text(`${block.bullet ?? ""}${line}`, 60, top + i * 30, 16));
  }
  if (block.kind === "columns") {
    return [
      ...block.left.map((line, i) => text(line, 60, top + i * 30, 15)),
      ...block.right.map((line, i) => text(line, 510, top + i * 30, 15)),
    ];
  }
  if (block.kind === "cards") {
    return block.cards.flatMap(([figure, caption, under], i) => {
      const x = 60 + (i % 3) * 285;
      const y = top + Math.floor(i / 3) * 96;
      const size = figure.length > 14 ? 20 : 30;
      const small = under === undefined ? [] : [text(under, x, y + 56, 10)];
      return block.captionAbove
        ? [text(caption, x, y, 13), text(figure, x, y + 36, size, true), ...small]
        : [text(figure, x, y + 14, size, true), text(caption, x, y + 40, 13), ...small];
    });
  }
  if (block.kind === "pairs") {
    return block.pairs.flatMap(([caption, figure], i) => {
      const y = top + i * 58;
      return block.captionAbove
        ? [text(caption, 60, y, 13), text(figure, 60, y + 22, 20, true)]
        : [text(figure, 60, y, 20, true), text(caption, 60, y + 20, 13)];
    });
  }
  const rows =
    block.kind === "table"
      ? block.rows
      : [
          ["", ...block.categories],
          [block.name, ...block.printed],
        ];
  const columns = Math.max(...rows.map((row) => row.length));
  const step = Math.min(150, 560 / Math.max(1, columns - 1));
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell === "" ? [] : [text(cell, column === 0 ? 60 : 340 + (column - 1) * step, top + row * 28, 14, row === 0)],
    ),
  );
}

/** The same slides as a presentation: text boxes, real tables, real charts, speaker notes. */
export function drawPptx(slides: Slide[], numbered: boolean): Uint8Array {
  return makePptx(
    slides.map((slide): PptxSlideSpec => {
      const spec: Required<Pick<PptxSlideSpec, "texts" | "tables" | "charts">> = { texts: [], tables: [], charts: [] };
      let y = 120;
      for (const block of slide.blocks) {
        addPptx(spec, block, y);
        y += heightOf(block) + 24;
      }
      if (slide.footnote !== undefined) {
        spec.texts.push({ text: slide.footnote, x: 60, y: 490, width: 800, height: 20, size: 9 });
      }
      if (slide.white !== undefined) {
        spec.texts.push({ text: slide.white, x: 60, y: 460, width: 800, height: 24, size: 12, colour: "FFFFFF" });
      }
      return { title: slide.title, ...spec, numbered, ...(slide.notes === undefined ? {} : { notes: slide.notes }) };
    }),
  );
}

function addPptx(
  spec: {
    texts: (string | PptxText)[];
    tables: NonNullable<PptxSlideSpec["tables"]>;
    charts: NonNullable<PptxSlideSpec["charts"]>;
  },
  block: Block,
  y: number,
): void {
  if (block.kind === "lines") {
    const lines = block.lines.map((line) => `${block.bullet ?? ""}${line}`);
    spec.texts.push({ text: lines, x: 60, y, width: 840, height: heightOf(block), size: 16 });
  } else if (block.kind === "pairs") {
    const pairs = block.pairs.map(([caption, figure]) => (block.captionAbove ? [caption, figure] : [figure, caption]));
    const boxes = block.together ? [pairs.flat()] : pairs;
    boxes.forEach((lines, i) => {
      spec.texts.push({ text: lines, x: 60, y: y + i * 58, width: 400, height: lines.length * 24, size: 18 });
    });
  } else if (block.kind === "columns") {
    spec.texts.push({ text: block.left, x: 60, y, width: 400, height: heightOf(block), size: 15 });
    spec.texts.push({ text: block.right, x: 510, y, width: 400, height: heightOf(block), size: 15 });
  } else if (block.kind === "table") {
    spec.tables.push({ rows: block.rows, x: 60, y, width: 840, rowHeight: 28, headerRow: true });
  } else if (block.kind === "chart") {
    spec.charts.push({ categories: block.categories, series: [{ name: block.name, values: block.values }] });
  } else {
    block.cards.forEach(([figure, caption, under], i) => {
      const at = { x: 60 + (i % 3) * 285, width: 265 };
      const top = y + Math.floor(i / 3) * 96;
      const [first, second] = block.captionAbove ? [caption, figure] : [figure, caption];
      spec.texts.push({ ...at, text: first, y: top, height: 34, size: block.captionAbove ? 13 : 28 });
      spec.texts.push({ ...at, text: second, y: top + 36, height: 34, size: block.captionAbove ? 28 : 13 });
      if (under !== undefined) spec.texts.push({ ...at, text: under, y: top + 71, height: 16, size: 10 });
    });
  }
}
