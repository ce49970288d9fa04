import { describeAddress } from "../dossier/describe-address.ts";
import { type CheckedSentence, SENTENCE_VERDICTS, type TextCheck } from "../evidence/claims/check-text.ts";
import { CHECK_WORDS } from "../i18n/check.ts";
import { html, type Markup, ours } from "../report/html/markup.ts";
import { CHECK_MARKS, type CheckedAgainst, deciding } from "./show-check.ts";

const STYLE = `
body { font: 16px/1.55 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff; }
mark { background: none; border-bottom: 2px solid; padding: 0; color: inherit; }
.contradicted { border-color: #c0261c; } .not_found, .unclear { border-color: #a86a00; border-bottom-style: dashed; }
.supported { border-color: #1f7a3d; } .no_claim { border: 0; }
li { margin: .6rem 0; } li blockquote { margin: .2rem 0 .2rem 1rem; color: #444; } pre { white-space: pre-wrap; font: inherit; }
@media (prefers-color-scheme: dark) { body { color: #e8e8e8; background: #161616; } li blockquote { color: #bbb; } }
`;

/** A checked text as one page: what is wrong first, then the text with every sentence marked. Everything is escaped. */
export function checkPage(text: string, { sentences, summary }: TextCheck, about: CheckedAgainst): string {
  const words = CHECK_WORDS[about.locale];
  const counts = SENTENCE_VERDICTS.filter((verdict) => summary[verdict] > 0).map(
    (verdict) => html`<li>${CHECK_MARKS[verdict]} ${words.verdicts[verdict]}: ${summary[verdict]}</li>`,
  );
  const parts = (["contradicted", "not_found", "unclear"] as const).map((verdict) => {
    const found = sentences.filter((sentence) => sentence.verdict === verdict);
    return (
      found.length > 0 &&
      html`<h2>${words.verdicts[verdict]} (${found.length})</h2><ol>${found.map((one) => told(one, about))}</ol>`
    );
  });
  const page = html`<!doctype html>
<html lang="${about.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title(about.deal)}</title><style>${ours(STYLE)}</style></head>
<body><h1>${words.title(about.deal)}</h1><ul>${counts}</ul>${parts}<h2>${words.inPlace}</h2><pre>${marked(text, sentences, about)}</pre></body></html>
`;
  return page.toString();
}

function told(sentence: CheckedSentence, { locale, dossier }: CheckedAgainst): Markup {
  return html`<li><mark class="${sentence.verdict}">${sentence.text}</mark>${deciding(sentence).map(
    ({ explanation, found, at }) =>
      html`<div>${explanation}</div>${found !== null && html`<blockquote>${at !== null && `${describeAddress(at, locale, dossier)}: `}${found}</blockquote>`}`,
  )}</li>`;
}

function marked(text: string, sentences: readonly CheckedSentence[], { locale }: CheckedAgainst): Markup[] {
  const parts: Markup[] = [];
  let at = 0;
  for (const { start, end, verdict, claims } of sentences) {
    const why = [CHECK_WORDS[locale].verdicts[verdict], ...claims.map(({ explanation }) => explanation)].join("\n");
    parts.push(html`${text.slice(at, start)}<mark class="${verdict}" title="${why}">${text.slice(start, end)}</mark>`);
    at = end;
  }
  parts.push(html`${text.slice(at)}`);
  return parts;
}
