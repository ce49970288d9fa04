import type { Tone } from "../view/tones.ts";
import { html, isShown, type Markup, NOTHING, type Printable } from "./markup.ts";

/** A short word on a coloured ground, with a sign of its own shape so that colour is never alone. */
export function chip(text: string, tone: Tone): Markup {
  return html`<span class="chip ${tone}">${text.charAt(0).toUpperCase()}${text.slice(1)}</span>`;
}

/** A section of the page with its heading; nothing where there is nothing to show. */
export function section(id: string, title: Printable, body: Printable): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`;
}

/** Depth that is opened on demand. */
export function depth(summary: Printable, body: Markup, options: { open?: boolean } = {}): Markup {
  if (!isShown(body)) return NOTHING;
  return html`<details${options.open === true ? html` open` : null}><summary>${summary}</summary><div class="depth">${body}</div></details>`;
}

/** A plain list; nothing where it would be empty. */
export function list(items: readonly Printable[], className = "plain"): Markup {
  if (items.length === 0) return NOTHING;
  return html`<ul class="${className}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** A label with what it labels; rows without a value are left out. */
export function facts(rows: readonly (readonly [label: string, value: Printable])[]): Markup {
  const shown = rows.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== "");
  if (shown.length === 0) return NOTHING;
  return html`<dl class="facts">${shown.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A column of a table. */
export interface Column {
  title: string;
  /** Figures stand under each other. */
  figures?: boolean;
}

/** A table with its caption; the first cell of each row heads it. On a narrow screen it scrolls by itself, not the page. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Printable[])[],
  foot: readonly Printable[] | null = null,
): Markup {
  const classOf = (at: number) => (columns[at]?.figures === true ? "figure" : "");
  const line = (cells: readonly Printable[]) =>
    html`<tr>${cells.map((cell, at) =>
      at === 0 ? html`<th scope="row">${cell}</th>` : html`<td class="${classOf(at)}">${cell}</td>`,
    )}</tr>`;
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map(({ title }, at) => html`<th scope="col" class="${classOf(at)}">${title}</th>`)}</tr></thead>
<tbody>${rows.map(line)}</tbody>${foot === null ? null : html`<tfoot>${line(foot)}</tfoot>`}
</table></div>`;
}

/** What an analyst or a document said, in its own words. */
export function quote(text: string): Markup {
  return html`<q>${text}</q>`;
}
