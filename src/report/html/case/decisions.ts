import type { PriorDecision } from "../../../review/result.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import type { Reader } from "../reader.ts";

/** What people decided on a contradiction, before the engine's own verdict. Nothing where nobody did. */
export function decisions(contradictionId: string, reader: Reader): Markup {
  const own = reader.review.decisions.filter((one) => one.contradictionId === contradictionId);
  if (own.length === 0) return NOTHING;
  const say = reader.words.case.decided;
  return html`<div class="decided"><h4>${reader.names.sections.decisions}</h4><ul class="plain">${own.map((one) => html`<li>${decision(one, reader)}</li>`)}</ul><p class="quiet">${say.stays}</p></div>`;
}

/** One decision in a line: what, why, who, when. */
export function decision(
  { kind, position, value, unit, reason, by, at }: PriorDecision,
  { words, figures, names }: Reader,
): Markup {
  const say = words.case.decided;
  const figure = typeof value === "number" ? figures.number(value) : value;
  const what = [position, figure, unit].filter((part) => part !== undefined).join(" ");
  return html`<strong>${say.kind[kind]}</strong>${what === "" ? null : html` ${what}`}${names.colon}${reason} <span class="where">${say.by({ who: by, when: figures.date(at) })}</span>`;
}
