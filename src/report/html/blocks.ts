import type { Block, Item } from "../view/block.ts";
import { html, type Markup, NOTHING } from "./markup.ts";
import { facts, list, table } from "./parts.ts";
import type { Reader } from "./reader.ts";
import { wordDiff } from "./sections/word-diff.ts";

/** Blocks of the view as this page draws them. `caption` is what its tables are called. */
export function drawBlocks(blocks: readonly Block[], caption: string, reader: Reader): Markup {
  return html`${blocks.map((block) => drawn(block, caption, reader))}`;
}

function drawn(block: Block, caption: string, { words, names }: Reader): Markup {
  const said = (label: string | undefined, text: string) =>
    label === undefined ? html`${text}` : html`<strong>${label}</strong>${names.colon}${text}`;
  const item = ({ label, text, notes = [] }: Item) =>
    html`${said(label, text)}${facts(notes.map((note) => [note.label, note.text]))}`;
  switch (block.kind) {
    case "heading":
      return html`<h3>${block.text}</h3>`;
    case "text":
      return html`<p class="${block.tone === "warning" ? "alarm" : block.tone === "muted" ? "quiet" : ""}">${said(block.label, block.text)}</p>`;
    case "verdict":
      return html`<p>${said(block.label, block.text)}</p>`;
    case "list":
      return html`${block.label === undefined ? null : html`<h4>${block.label}</h4>`}${list(block.items.map(item))}`;
    case "table":
      return table(
        caption,
        block.head.map((title) => ({ title })),
        block.rows,
      );
    case "change":
      return wordDiff(block.before, block.after, words.corrections);
    case "pictures":
      return NOTHING;
  }
}
