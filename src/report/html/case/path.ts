import type { CaseView } from "../../view/case.ts";
import { html, type Markup } from "../markup.ts";
import { depth, list } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** Which steps were tried, why each was not enough, and which one ended it. */
export function path({ steps, last, refused }: CaseView["way"], severity: string, { words, names }: Reader): Markup {
  const step = (name: string, said: string) => html`<li><strong>${name}</strong>${names.colon}${said}</li>`;
  return depth(
    words.case.path,
    html`<ol class="path">${steps.map(({ name, reason }) => step(name, reason))}${last === null ? null : step(last.name, last.outcome)}</ol>
${list(refused)}<p class="quiet">${words.case.howSevere}${names.colon}${severity}</p>`,
  );
}
