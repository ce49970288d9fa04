import type { CaseView } from "../../view/case.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import type { Reader } from "../reader.ts";

/** What a person decided on a contradiction, before anything the engine says. Nothing where nobody did. */
export function decided({ person }: CaseView, { words, names }: Reader): Markup {
  if (person === null) return NOTHING;
  return html`<div class="decided"><h4>${names.sections.decisions}</h4><p>${person}</p><p class="quiet">${words.case.decided.stays}</p></div>`;
}
