import { OWN_PAPER_COMMENT } from "../domain/own-paper.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import type { Review } from "../review/result.ts";
import type { Block, Item } from "./view/block.ts";
import { oneLine } from "./view/print.ts";
import { viewOf } from "./view.ts";

/**
 * The review as Markdown: the answer first, then each contradiction with its proof. Text from documents is shown as text.
 *
 * ```ts
 * await writeFile("report.md", toMarkdown(review));
 * ```
 */
export function toMarkdown(review: Review): string {
  const view = viewOf(review);
  const { colon } = REPORT_WORDS[review.locale];
  const draw = (block: Block) => drawn(block, colon);
  return [
    `# ${plain(view.title)}`,
    plain(view.subtitle),
    `**${plain(view.headline)}**`,
    [view.trustSentence, ...view.facts].map(plain).join("  \n"),
    ...(view.reasons.items.length === 0
      ? []
      : [draw({ kind: "list", label: view.reasons.title, items: view.reasons.items.map((text) => ({ text })) })]),
    ...view.sections.flatMap(({ title, blocks }) => [`## ${plain(title)}`, ...blocks.map(draw)]),
    OWN_PAPER_COMMENT,
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

function drawn(block: Block, colon: string): string {
  switch (block.kind) {
    case "heading":
      return `### ${plain(block.text)}`;
    case "verdict":
      return labelled(block.label, block.text, colon);
    case "text":
      return labelled(block.label, block.tone === "warning" ? `⚠ ${block.text}` : block.text, colon);
    case "list": {
      const items = block.items.map((item, at) => listItem(item, block.ordered ? `${at + 1}.` : "-", colon));
      return [...(block.label === undefined ? [] : [`**${plain(block.label)}**`, ""]), ...items].join("\n");
    }
    case "table":
      return table(block.head, block.rows);
    case "change":
      return [
        `> **${plain(block.labels.before)}**${colon}${quoted(block.before)}`,
        `> **${plain(block.labels.after)}**${colon}${quoted(block.after)}`,
      ].join("\n>\n");
    case "pictures":
      return "";
  }
}

function labelled(label: string | undefined, text: string, colon: string): string {
  if (label === undefined) return plain(text);
  return text === "" ? `**${plain(label)}**` : `**${plain(label)}**${colon}${plain(text)}`;
}

function listItem({ label, text, notes = [] }: Item, mark: string, colon: string): string {
  const indent = " ".repeat(mark.length + 1);
  return [
    `${mark} ${labelled(label, text, colon)}`,
    ...notes.map((note) => `${indent}- ${labelled(note.label, note.text, colon)}`),
  ].join("\n");
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(plain).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Inside a quotation, its lines kept. */
const quoted = (text: string): string => text.split(/\r?\n/).map(plain).join("  \n> ");

/** Text as text: nothing in it is read as Markdown, HTML or a link. */
function plain(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_[\]<>|#~]/g, (mark) => `\\${mark}`)
    .replace(/^([-+=])/, "\\$1")
    .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2")
    .replace(/&/g, "&amp;")
    .replace(/:\/\//g, "&#58;//")
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}&#46;`);
}
