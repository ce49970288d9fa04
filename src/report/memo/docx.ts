import { BorderStyle, Document, HeadingLevel, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import { OWN_PAPER } from "../../domain/own-paper.ts";
import type { DealMemo, MemoSentence } from "../../followup/memo.ts";
import { packDocx } from "../docx/pack.ts";
import { DOCX_STYLES, MUTED } from "../docx/style.ts";
import { type MemoPage, type MemoPart, type MemoRow, memoPage } from "./page.ts";

/** Half points and twentieths of a point, as Word counts them: a page must hold it all. */
const SIZE = 17;
const SMALL = 15;
const MARGIN = 850;
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
};
const WIDTHS = [17, 19, 36, 28];
const BAD = "9b1c1c";
const GOOD = "17603b";
const COLOURS: Partial<Record<NonNullable<MemoRow["level"]>, string>> = {
  contradicted: BAD,
  corroborated: GOOD,
  outside: GOOD,
};

/** The memo as a Word file of one page. */
export function memoDocx(memo: DealMemo): Promise<Uint8Array> {
  const page = memoPage(memo);
  const { decision } = page;
  const document = new Document({
    title: page.title,
    creator: "Tribunal",
    keywords: OWN_PAPER,
    lastModifiedBy: "Tribunal",
    styles: {
      ...DOCX_STYLES,
      default: {
        ...DOCX_STYLES.default,
        document: { run: { font: "Calibri", size: SIZE }, paragraph: { spacing: { after: 30, line: 240 } } },
        title: { run: { font: "Calibri", size: 30, bold: true }, paragraph: { spacing: { after: 20 } } },
        heading1: {
          run: { font: "Calibri", size: 19, bold: true },
          paragraph: { spacing: { before: 110, after: 20 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: { page: PAGE },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(page.title)] }),
          line([new TextRun({ text: page.subtitle, color: MUTED, size: SMALL })]),
          line([new TextRun({ text: `${page.trustSentence}. `, bold: true }), new TextRun(page.headline)]),
          ...[...page.about, ...page.parts].flatMap((part) => partOf(part, page)),
          heading(decision.title),
          line([
            new TextRun(decision.text),
            ...(decision.by === null ? [] : [new TextRun({ text: ` (${decision.by})`, color: MUTED, size: SMALL })]),
          ]),
          line([new TextRun({ text: page.foot, color: MUTED, size: SMALL, italics: true })]),
        ],
      },
    ],
  });
  return packDocx(document, memo.reviewedAt);
}

const line = (children: TextRun[]): Paragraph => new Paragraph({ children });
const heading = (text: string): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });

const runs = ({ text, place }: MemoSentence): TextRun[] => [
  new TextRun(text),
  ...(place === null ? [] : [new TextRun({ text: ` (${place})`, color: MUTED, size: SMALL })]),
];

function partOf(part: MemoPart, page: MemoPage): (Paragraph | Table)[] {
  const title = heading(part.title);
  if (part.kind === "silent") return [title, line([new TextRun({ text: part.text, italics: true, color: MUTED })])];
  if (part.kind === "figures") return [title, table(part.rows, page), ...part.lines.map((one) => line(runs(one)))];
  const lines = part.lines.map(
    (one, at) =>
      new Paragraph({
        indent: { left: 220, hanging: 220 },
        tabStops: [{ type: "left", position: 220 }],
        children: [new TextRun(part.numbered ? `${at + 1}.\t` : "•\t"), ...runs(one)],
      }),
  );
  const note = part.note === undefined ? [] : [line([new TextRun({ text: part.note, color: MUTED, size: SMALL })])];
  return [title, ...lines, ...note];
}

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const THIN = { style: BorderStyle.SINGLE, size: 2, color: "c9d0d9" } as const;

function table(rows: readonly MemoRow[], { columns }: MemoPage): Table {
  const head = row(
    columns.map((column) => new TextRun({ text: column, color: MUTED, size: SMALL })),
    true,
  );
  const body = rows.map(({ name, value, restsOn, place, level }) =>
    row([
      new TextRun(name),
      new TextRun(level === null ? { text: value, italics: true, color: MUTED } : { text: value, bold: true }),
      new TextRun({
        text: restsOn,
        size: SMALL,
        ...(level !== null && COLOURS[level] !== undefined && { color: COLOURS[level] }),
      }),
      new TextRun({ text: place, size: SMALL, color: MUTED }),
    ]),
  );
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [head, ...body] });
}

function row(cells: TextRun[], tableHeader = false): TableRow {
  return new TableRow({
    tableHeader,
    cantSplit: true,
    children: cells.map(
      (run, at) =>
        new TableCell({
          width: { size: WIDTHS[at] ?? 25, type: WidthType.PERCENTAGE },
          borders: { top: NONE, left: NONE, right: NONE, bottom: THIN },
          children: [new Paragraph({ spacing: { after: 0 }, children: [run] })],
        }),
    ),
  });
}
