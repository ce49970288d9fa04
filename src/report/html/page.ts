import { createHash } from "node:crypto";
import { aboutDeal } from "../../i18n/deal-stage.ts";
import { PAGE_LANGUAGES } from "../../i18n/tags.ts";
import { html, type Markup, ours, type Printable } from "./markup.ts";
import type { Reader } from "./reader.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style/style.ts";

/** What the page may do: show itself, its own style and script, and pictures it carries. Nothing else, from nowhere else. */
const POLICY = [
  "default-src 'none'",
  `style-src '${fingerprint(STYLE)}'`,
  `script-src '${fingerprint(SCRIPT)}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function fingerprint(text: string): string {
  return `sha256-${createHash("sha256").update(text, "utf8").digest("base64")}`;
}

/** The whole file around its sections. `contents` are the sections' anchors and titles. */
export function page(
  reader: Reader,
  contents: readonly (readonly [id: string, title: string])[],
  main: Printable,
): Markup {
  const { review, words, locale } = reader;
  const say = words.frame;
  const links = contents.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`);
  return html`<!doctype html>
<html lang="${PAGE_LANGUAGES[locale]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${ours(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Tribunal">
<title>${review.deal.name} – ${say.kicker}</title>
<style>${ours(STYLE)}</style>
</head>
<body>
<a class="skip" href="#answer">${say.skip}</a>
${masthead(reader)}
<div class="columns">
<nav aria-label="${say.contents}"><p class="nav-title">${say.contents}</p><ol>${links}</ol></nav>
<main>${main}</main>
</div>
<footer><p>${say.footer}</p></footer>
<script>${ours(SCRIPT)}</script>
</body>
</html>
`;
}

function masthead({ review, words, figures }: Reader): Markup {
  const say = words.frame;
  const { name } = review.deal;
  const counts = say.counts({
    documents: review.documents.length,
    agents: review.agents.length,
    findings: review.findings.length,
  });
  const option = (value: "system" | "light" | "dark") =>
    html`<label><input type="radio" name="theme" id="theme-${value}" value="${value}"${value === "system" ? html` checked` : null}><span>${say.theme[value]}</span></label>`;
  return html`<header class="masthead"><div>
<p class="kicker"><strong>Tribunal</strong> ${say.kicker}</p>
<h1>${name}</h1>
<p class="meta">${[...aboutDeal(review.deal, review.locale), counts, say.reviewedAt(figures.date(review.reviewedAt))].filter(Boolean).join(" · ")}</p>
</div><div class="controls">
<fieldset class="theme"><legend>${say.theme.legend}</legend>${option("system")}${option("light")}${option("dark")}</fieldset>
<button type="button" id="details-toggle" aria-pressed="false" data-open="${say.openAll}" data-close="${say.closeAll}" hidden>${say.openAll}</button>
</div></header>`;
}
