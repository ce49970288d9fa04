import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { OWN_PAPER } from "../../domain/own-paper.ts";
import type { DealMemo, MemoSentence } from "../../followup/memo.ts";
import { printPdf } from "../pdf/print.ts";
import { printable } from "../pdf/printable.ts";
import { boxed, GRID, INK, MUTED, TRUST_COLOUR } from "../pdf/style.ts";
import { type MemoPage, type MemoPart, type MemoRow, memoPage } from "./page.ts";

const MARGIN = 40;
const COLOURS: Partial<Record<NonNullable<MemoRow["level"]>, string>> = {
  contradicted: TRUST_COLOUR.LOW,
  corroborated: TRUST_COLOUR.HIGH,
  outside: TRUST_COLOUR.HIGH,
};

/** The memo as a PDF of one page: the same memo gives the same bytes. */
export async function memoPdf(memo: DealMemo): Promise<Uint8Array> {
  return printPdf(documentOf(memo));
}

function documentOf(memo: DealMemo): TDocumentDefinitions {
  const page = memoPage(memo);
  const [company, team] = page.about.map((part) => partOf(part, page));
  const [figures, round, risks, questions] = page.parts.map((part) => partOf(part, page));
  const beside = (left: Content[] = [], right: Content[] = []): Content => ({
    columns: [{ stack: left }, { stack: right }],
    columnGap: 20,
  });
  return {
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN - 6, MARGIN, MARGIN - 10],
    language: memo.locale,
    displayTitle: true,
    version: "1.7",
    info: {
      title: printable(page.title),
      author: "Tribunal",
      creator: "Tribunal",
      producer: "Tribunal",
      keywords: OWN_PAPER,
      creationDate: memo.reviewedAt,
      modDate: memo.reviewedAt,
    },
    defaultStyle: { font: "Roboto", fontSize: 8.5, lineHeight: 1.15, color: INK },
    content: [
      { text: printable(page.title), fontSize: 17, bold: true },
      { text: printable(page.subtitle), color: MUTED },
      {
        text: [
          { text: `${printable(page.trustSentence)}. `, bold: true, color: TRUST_COLOUR[page.trust] },
          printable(page.headline),
        ],
        margin: [0, 4, 0, 0],
      },
      beside(company, team),
      ...(figures ?? []),
      ...(round ?? []),
      beside(risks, questions),
      decisionBox(page),
      { text: printable(page.foot), color: MUTED, fontSize: 7, margin: [0, 8, 0, 0] },
    ],
  };
}

function decisionBox({ decision, trust }: MemoPage): Content {
  const by: Content[] = decision.by === null ? [] : [{ text: printable(decision.by), color: MUTED, fontSize: 7.5 }];
  const stack: Content[] = [{ text: printable(decision.title), bold: true }, { text: printable(decision.text) }, ...by];
  return { table: { widths: ["*"], body: [[{ stack }]] }, layout: boxed(TRUST_COLOUR[trust]), margin: [0, 10, 0, 0] };
}

const heading = (text: string): Content => ({ text: printable(text), fontSize: 9.5, bold: true, margin: [0, 8, 0, 2] });

const runs = ({ text, place }: MemoSentence): Content => ({
  text: [printable(text), ...(place === null ? [] : [{ text: ` (${printable(place)})`, color: MUTED, fontSize: 7.5 }])],
});

function partOf(part: MemoPart, page: MemoPage): Content[] {
  const title = heading(part.title);
  if (part.kind === "silent") return [title, { text: printable(part.text), italics: true, color: MUTED }];
  if (part.kind === "figures") return [title, table(part.rows, page), ...part.lines.map(runs)];
  const lines = part.lines.map(runs);
  const note: Content[] = part.note === undefined ? [] : [{ text: printable(part.note), color: MUTED, fontSize: 7.5 }];
  return [title, part.numbered ? { ol: lines } : { ul: lines }, ...note];
}

function table(rows: readonly MemoRow[], { columns }: MemoPage): Content {
  const head = columns.map((column): TableCell => ({ text: printable(column), color: MUTED, fontSize: 7.5 }));
  const body = rows.map(({ name, value, restsOn, place, level }): TableCell[] => [
    { text: printable(name) },
    level === null ? { text: printable(value), italics: true, color: MUTED } : { text: printable(value), bold: true },
    { text: printable(restsOn), fontSize: 7.5, color: (level === null ? undefined : COLOURS[level]) ?? INK },
    { text: printable(place), fontSize: 7.5, color: MUTED },
  ]);
  return { table: { headerRows: 1, widths: ["17%", "19%", "*", "28%"], body: [head, ...body] }, layout: GRID };
}
