import type { SettledContradiction } from "../../../review/result.ts";
import type { CaseItem, CaseView } from "../../view/case.ts";
import { LEVEL_TONE, TRUST_TONE, VERDICT_TONE } from "../../view/tones.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, facts, list } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { speechOf } from "../speech.ts";

/** What was decided, from what, why the other side lost, and what is left to do. */
export function verdict(
  one: CaseView,
  { contradiction, resolution }: SettledContradiction,
  { words, locale, figures, names }: Reader,
): Markup {
  const say = words.case;
  const speech = speechOf(contradiction, locale);
  const { finalValue: final, baGuidance: guidance } = resolution;
  const { decided, level } = one.verdict;
  const range =
    final.range === undefined
      ? null
      : say.between(speech.value(final.range.min, final.unit), speech.value(final.range.max, final.unit));
  const kept = decided && final.value !== null;
  const value = kept ? speech.value(final.value, final.unit) : say.noValue;
  const sure = kept ? `, ${say.confidence(figures.number(final.confidence))}` : "";
  return html`<div class="verdict">
<h4>${names.verdict} ${chip(one.verdict.word, VERDICT_TONE[one.verdict.standing])} ${level === null ? null : html`${chip(level, LEVEL_TONE[resolution.evidenceLevel ?? "declared"])} `}${chip(one.verdict.trust, TRUST_TONE[guidance.trustLevel])}</h4>
${facts([
  [say.retained, html`<strong>${value}</strong>${range === null ? null : html` (${range})`}${sure}`],
  [names.source, final.derivedFrom.source],
  [
    names.calculation,
    final.derivedFrom.calculation === undefined
      ? null
      : html`<span class="sum">${final.derivedFrom.calculation}</span>`,
  ],
])}
${one.reasons.map(({ label, items }) => titled(label, list(items.map((item) => reason(item, say.weight, names.colon)))))}
${one.todo.map(({ label, text }) => html`<div class="note"><h5>${label}</h5><p>${text}</p></div>`)}
${titled(names.sections.redFlags, list(resolution.redFlags, "plain alarms"))}
</div>`;
}

function titled(title: string, body: Markup): Markup {
  return body === NOTHING ? NOTHING : html`<h5>${title}</h5>${body}`;
}

function reason(
  { label, about, text, where, weight }: CaseItem,
  weights: Record<NonNullable<CaseItem["weight"]>, string>,
  colon: string,
): Markup {
  const lead = label ?? about;
  return html`${lead === undefined ? null : html`<strong>${lead}</strong>${colon}`}${text}${
    where === undefined ? null : html` <span class="where">${where}</span>`
  }${weight === undefined ? null : html` <small>(${weights[weight]})</small>`}`;
}
