import type { SettledContradiction } from "../../../review/result.ts";
import { evidenceLevelWords } from "../../view/key-figures.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, facts, list } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { speechOf } from "../speech.ts";
import { LEVEL_TONE, TRUST_TONE } from "../tones.ts";

/** What was decided, from what, why the other side lost, and what is left to do. */
export function verdict(
  { contradiction, resolution }: SettledContradiction,
  { words, locale, figures, names }: Reader,
): Markup {
  const say = words.case;
  const speech = speechOf(contradiction, locale);
  const { finalValue: final, baGuidance: guidance } = resolution;
  const { decisiveFactors, rejectedPositionFlaws } = resolution.verdict.justification;
  const level = evidenceLevelWords(resolution, locale);
  const decided = resolution.verdict.decision !== "UNRESOLVED";
  const range =
    final.range === undefined
      ? null
      : say.between(speech.value(final.range.min, final.unit), speech.value(final.range.max, final.unit));
  const kept = decided && final.value !== null;
  const value = kept ? speech.value(final.value, final.unit) : say.noValue;
  const sure = kept ? `, ${say.confidence(figures.number(final.confidence))}` : "";
  return html`<div class="verdict">
<h4>${names.verdict} ${chip(say.decision[resolution.verdict.decision], decided ? "good" : "bad")} ${level === null ? null : html`${chip(level, LEVEL_TONE[resolution.evidenceLevel ?? "declared"])} `}${chip(words.answer.trust[guidance.trustLevel], TRUST_TONE[guidance.trustLevel])}</h4>
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
${titled(say.whyWon, list(decisiveFactors.map(({ factor, source, weight }) => html`${factor} <span class="where">${source}</span> <small>(${say.weight[weight]})</small>`)))}
${titled(decided ? say.whyLost : names.whatLacks, list(rejectedPositionFlaws.map(({ position, flaw, evidence }) => html`<strong>${position}</strong>${names.colon}${ended(flaw)} <span class="where">${evidence}</span>`)))}
${note(say.toVerify, guidance.whatToVerify)}${note(say.ask, guidance.questionForFounder)}${note(say.changes, resolution.whatWouldChangeIt)}
${titled(say.checkYourself, list(guidance.verifiableSources.map(({ reference, whatItProves }) => html`<span class="where">${reference}</span>${names.colon}${whatItProves}`)))}
${titled(say.open, list(resolution.unresolvedAspects.map(({ aspect, reason, suggestedAction }) => html`<strong>${aspect}</strong>${names.colon}${ended(reason)} ${suggestedAction}`)))}
${titled(names.sections.redFlags, list(resolution.redFlags, "plain alarms"))}
</div>`;
}

function titled(title: string, body: Markup): Markup {
  return body === NOTHING ? NOTHING : html`<h5>${title}</h5>${body}`;
}

/** A sentence followed by another needs its full stop. */
function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence.trim()) ? sentence : `${sentence}.`;
}

function note(title: string, text: string | null): Markup {
  return text === null || text === "" ? NOTHING : html`<div class="note"><h5>${title}</h5><p>${text}</p></div>`;
}
