import { decisionSentence } from "../../view/decisions.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { list } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** What people decided on a contradiction, before the engine's own verdict. Nothing where nobody did. */
export function decisions(contradictionId: string, { review, words, names }: Reader): Markup {
  const own = review.decisions.filter((one) => one.contradictionId === contradictionId);
  if (own.length === 0) return NOTHING;
  const told = own.map((one) => decisionSentence(one, review));
  return html`<div class="decided"><h4>${names.sections.decisions}</h4>${list(told)}<p class="quiet">${words.case.decided.stays}</p></div>`;
}
