import type { DealMemo } from "../../followup/memo.ts";
import { CHECKLIST_WORDS } from "../../i18n/checklist.ts";
import { type MemoPart, type MemoRow, memoPage } from "../memo/page.ts";
import { LEVEL_TONE, TRUST_TONE } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";
import type { Page } from "./sheet.ts";

const GAP: CellValue[] = [null];

/** The one-page memo as the first sheet: trust, figures with what each rests on, risks, questions, decision. */
export function summaryPage(memo: DealMemo): Page {
  const page = memoPage(memo);
  const { decision } = page;
  const parts = [...page.about, ...page.parts].map((part) =>
    part.kind === "figures" ? figures(part, page.columns) : sentences(part),
  );
  return {
    name: CHECKLIST_WORDS[memo.locale].summary,
    widths: [28, 26, 40, 46],
    rows: [
      [{ text: page.title, look: "title" }],
      [{ text: page.subtitle, look: "muted" }],
      GAP,
      [{ text: page.trustSentence, look: TRUST_TONE[page.trust] }],
      [page.headline],
      GAP,
      [{ text: decision.title, look: "section" }],
      [[decision.text, decision.by].filter((one) => one !== null).join(" · ")],
      ...parts.flatMap((rows) => [GAP, ...rows]),
      GAP,
      [{ text: page.foot, look: "muted" }],
    ],
  };
}

function figures({ title, rows, lines }: MemoPart & { kind: "figures" }, heads: readonly string[]): CellValue[][] {
  return [
    [{ text: title, look: "section" }],
    heads.map((text): CellValue => ({ text, look: "head" })),
    ...rows.map(figureRow),
    ...lines.map(({ text, place }): CellValue[] => [place === null ? text : `${text} (${place})`]),
  ];
}

function figureRow({ name, value, restsOn, place, level }: MemoRow): CellValue[] {
  if (level === null) return [name, { text: value, look: "muted" }, null, null];
  const look = level === "planned" ? "warn" : LEVEL_TONE[level];
  return [name, { text: value, look: "strong" }, { text: restsOn, look }, { text: place, look: "muted" }];
}

function sentences(part: MemoPart & { kind: "sentences" | "silent" }): CellValue[][] {
  const title: CellValue[] = [{ text: part.title, look: "section" }];
  if (part.kind === "silent") return [title, [{ text: part.text, look: "muted" }]];
  const lines = part.lines.map(({ text, place }, at) => {
    const said = place === null ? text : `${text} (${place})`;
    return [part.numbered === true ? `${at + 1}. ${said}` : `• ${said}`];
  });
  return [title, ...lines, ...(part.note === undefined ? [] : [[{ text: part.note, look: "muted" } as const]])];
}
