import { SYNTHESIS_SENTENCES } from "../../../i18n/analysts-synthesis.ts";
import { html, type Markup } from "../markup.ts";
import type { Reader } from "../reader.ts";

type Dimensions = NonNullable<Reader["review"]["synthesis"]>["score"]["dimensions"];

/** The score of each dimension as a bar; those without a score are named, with what the score then rests on. */
export function dimensionBars(dimensions: Dimensions, { words, locale, figures }: Reader): Markup {
  const say = words.answer.score;
  const names = SYNTHESIS_SENTENCES[locale].dimension;
  const shown = dimensions.map((one) => ({
    ...one,
    name: names[one.dimension],
    value: one.score === null ? say.notScored : figures.number(one.score),
  }));
  const rows = shown.flatMap(({ name, value, weight, score }) => {
    if (score === null) return [];
    const bar = html`<rect width="${Math.max(0.5, Math.min(100, score))}%" height="100%" class="bar"/>`;
    return html`<li><span class="label">${name} <small>${say.weight(weight)}</small></span><svg class="track" width="100%" height="10" aria-hidden="true" focusable="false"><rect width="100%" height="100%" class="ground"/>${bar}</svg><span class="value">${value}</span></li>`;
  });
  const text = say.dimensionsText(shown.map(({ name, value }) => `${name} ${value}`).join(", "));
  const left = shown.filter(({ score }) => score === null);
  const weights = shown.reduce((sum, { score, weight }) => sum + (score === null ? 0 : weight), 0);
  const unscored =
    left.length === 0
      ? null
      : html`<p class="quiet"><strong>${say.basis(weights)}</strong> ${say.unscored(left.map(({ name, weight }) => `${name} (${weight})`).join(", "))}</p>`;
  if (rows.length === 0) return html`<p class="quiet">${say.unscored(left.map(({ name }) => name).join(", "))}</p>`;
  return html`<figure class="chart"><figcaption>${say.dimensions}</figcaption><ul class="lines" aria-label="${text}">${rows}</ul></figure>${unscored}`;
}
