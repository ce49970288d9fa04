import type { DealMemo, MemoSentence } from "../../followup/memo.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { type MemoPart, memoPage } from "./page.ts";

/** The memo as plain text, for a terminal or a mail. */
export function memoText(memo: DealMemo): string {
  const page = memoPage(memo);
  const { decision } = page;
  const decided = decision.by === null ? decision.text : `${decision.text} (${decision.by})`;
  const parts = [...page.about, ...page.parts].map((part) =>
    [part.title, ...linesOf(part, REPORT_WORDS[memo.locale].colon).map((line) => `  ${line}`)].join("\n"),
  );
  return `${[
    [page.title, page.subtitle, `${page.trustSentence}. ${page.headline}`].join("\n"),
    ...parts,
    `${decision.title}\n  ${decided}`,
    page.foot,
  ].join("\n\n")}\n`;
}

function linesOf(part: MemoPart, colon: string): string[] {
  if (part.kind === "silent") return [part.text];
  if (part.kind === "figures") {
    const rows = part.rows.map(({ name, value, restsOn, place }) =>
      [`${name}${colon}${value}`, ...[restsOn, place].filter((one) => one !== "")].join(" · "),
    );
    return [...rows, ...part.lines.map(sentence)];
  }
  const lines = part.lines.map((line, at) => `${part.numbered ? `${at + 1}.` : "-"} ${sentence(line)}`);
  return part.note === undefined ? lines : [...lines, part.note];
}

const sentence = ({ text, place }: MemoSentence): string => (place === null ? text : `${text} (${place})`);
