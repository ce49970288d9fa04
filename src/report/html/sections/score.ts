import { dimensionBars } from "../charts/dimensions.ts";
import { html, type Markup } from "../markup.ts";
import { depth, list, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** The deal's score, by dimension, with its whole arithmetic one click away. */
export function score(reader: Reader): Markup {
  const { review, words, figures, names } = reader;
  const say = words.answer.score;
  const value = review.answer.score;
  const judged = (review.synthesis?.score.dimensions ?? []).filter((one) => one.score !== null);
  const weight = judged.reduce((sum, one) => sum + one.weight, 0);
  const shown =
    value === null
      ? html`<p>${say.none(weight)}</p>`
      : html`<p class="score"><span class="number">${figures.number(value)}</span> <span class="out">${say.outOf}</span></p>`;
  const detail = review.synthesis?.score;
  if (detail === undefined) return html`<div class="panel"><h2>${say.title}</h2>${shown}</div>`;
  const rows = detail.lines.map(({ label, calculation, value: result }) => [
    label,
    html`<span class="sum">${calculation}</span>`,
    figures.number(result),
  ]);
  const columns = [{ title: say.step }, { title: say.calculation }, { title: names.result, figures: true }];
  const left = detail.notCounted.map(({ findingId, reason }) => `${findingId}${names.colon}${reason}`);
  const arithmetic = html`${rows.length === 0 ? null : table(say.caption, columns, rows)}
<p>${detail.completeness.explanation}</p>${list(
    detail.gaps.map(({ message }) => message),
    "plain quiet",
  )}${left.length === 0 ? null : html`<p><strong>${say.notCounted}</strong></p>${list(left)}`}`;
  return html`<div class="panel"><h2>${say.title}</h2>${shown}${value === null ? null : dimensionBars(detail.dimensions, reader)}${depth(say.arithmetic, arithmetic)}</div>`;
}
