import type { TrustLevel } from "../../../domain/resolution.ts";
import { TRUST_TONE } from "../../view/tones.ts";
import { html, type Markup } from "../markup.ts";
import type { Reader } from "../reader.ts";

const LEVELS: readonly TrustLevel[] = ["HIGH", "MEDIUM", "LOW"];

/** How many verdicts can be trusted how far: one bar in three parts, each said in words below it. */
export function trustShares({ review, words }: Reader): Markup {
  const { trust } = review.metrics;
  const say = words.answer.shares;
  const all = LEVELS.reduce((sum, level) => sum + trust[level], 0);
  if (all === 0) return html`<p class="quiet">${say.none}</p>`;
  let x = 0;
  const parts = LEVELS.flatMap((level) => {
    const width = (trust[level] / all) * 100;
    const part = html`<rect x="${percent(x)}" width="${percent(width)}" height="100%" class="part ${TRUST_TONE[level]}"/>`;
    x += width;
    return trust[level] === 0 ? [] : [part];
  });
  const legend = LEVELS.map(
    (level) =>
      html`<li><span class="swatch ${TRUST_TONE[level]}" aria-hidden="true"></span>${say.of({ level: words.answer.trust[level], count: trust[level], all })}</li>`,
  );
  return html`<figure class="chart shares"><figcaption>${say.title}</figcaption><svg width="100%" height="14" aria-hidden="true" focusable="false">${parts}</svg><ul class="legend">${legend}</ul></figure>`;
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;
