import { createHash } from "node:crypto";
import type { DealMemo, MemoSentence } from "../../followup/memo.ts";
import { PAGE_LANGUAGES } from "../../i18n/tags.ts";
import { html, type Markup, ours } from "../html/markup.ts";
import { TOKENS } from "../html/style/tokens.ts";
import { type MemoPage, type MemoPart, type MemoRow, memoPage } from "./page.ts";

const STYLE = `${TOKENS}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 var(--sans)}
main{max-width:900px;margin:24px auto;padding:28px 36px;background:var(--paper);border:1px solid var(--rule)}
h1{font:600 26px/1.2 var(--serif);margin:0}h2{font-size:12px;letter-spacing:.04em;text-transform:uppercase;color:var(--soft);margin:18px 0 4px}
p{margin:2px 0}.meta,.place{color:var(--soft)}.place{font-size:12px}.silent{color:var(--soft);font-style:italic}
.head{border-bottom:2px solid var(--strong-rule);padding-bottom:10px;margin-bottom:4px}.head strong{font-weight:600}
ul,ol{margin:2px 0;padding-left:18px}li{margin:3px 0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:3px 10px 3px 0;border-bottom:1px solid var(--rule)}
thead th{font-size:12px;color:var(--soft);font-weight:500}td.value{font-weight:600;white-space:nowrap}
.contradicted{color:var(--bad)}.corroborated,.outside{color:var(--good)}
.decision{margin-top:20px;padding:10px 14px;background:var(--sunken);border-left:3px solid var(--accent)}.decision h2{margin-top:0}
footer{margin-top:16px;font-size:12px;color:var(--soft)}
@media(min-width:760px){.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 32px}}
@media print{body{background:#fff;font-size:11px}main{margin:0;padding:0;border:0;max-width:none}@page{size:A4;margin:14mm}}
@media(max-width:600px){main{margin:0;padding:18px 16px;border:0}}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE, "utf8").digest("base64")}'; base-uri 'none'; form-action 'none'`;

/** The memo as one file without scripts: nothing is fetched, and printed it is one page. */
export function memoHtml(memo: DealMemo): string {
  const page = memoPage(memo);
  const [company, team] = page.about.map((part) => partOf(part, page));
  const [figures, round, risks, questions] = page.parts.map((part) => partOf(part, page));
  return html`<!doctype html>
<html lang="${PAGE_LANGUAGES[memo.locale]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ours(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<style>${ours(STYLE)}</style>
</head>
<body>
<main>
<div class="head"><h1>${page.title}</h1><p class="meta">${page.subtitle}</p>
<p><strong>${page.trustSentence}.</strong> ${page.headline}</p></div>
<div class="pair">${company}${team}</div>
${figures}${round}
<div class="pair">${risks}${questions}</div>
<section class="decision"><h2>${page.decision.title}</h2><p>${page.decision.text}</p>${page.decision.by === null ? null : html`<p class="place">${page.decision.by}</p>`}</section>
<footer>${page.foot}</footer>
</main>
</body>
</html>
`.toString();
}

function partOf(part: MemoPart, page: MemoPage): Markup {
  return html`<section><h2>${part.title}</h2>${bodyOf(part, page)}</section>`;
}

function bodyOf(part: MemoPart, page: MemoPage): Markup {
  if (part.kind === "silent") return html`<p class="silent">${part.text}</p>`;
  if (part.kind === "figures")
    return html`${table(part.rows, page)}${part.lines.map((line) => html`<p>${sentence(line)}</p>`)}`;
  const items = part.lines.map((line) => html`<li>${sentence(line)}</li>`);
  const note = part.note === undefined ? null : html`<p class="place">${part.note}</p>`;
  return part.numbered ? html`<ol>${items}</ol>${note}` : html`<ul>${items}</ul>`;
}

const sentence = ({ text, place }: MemoSentence): Markup =>
  html`${text}${place === null ? null : html` <span class="place">(${place})</span>`}`;

function table(rows: readonly MemoRow[], { columns }: MemoPage): Markup {
  const line = ({ name, value, restsOn, place, level }: MemoRow) =>
    level === null
      ? html`<tr><th scope="row">${name}</th><td class="silent" colspan="3">${value}</td></tr>`
      : html`<tr><th scope="row">${name}</th><td class="value">${value}</td><td class="${level}">${restsOn}</td><td class="place">${place}</td></tr>`;
  return html`<div class="wide"><table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows.map(line)}</tbody></table></div>`;
}
