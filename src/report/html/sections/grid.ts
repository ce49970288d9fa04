import type { ReconciledRow, ReconciledSide } from "../../../analysts/reconcile.ts";
import { sayGridDistance } from "../../../i18n/distance.ts";
import { comparedSentence, differencesIn, gridOf, periodOf, uncompared } from "../../view/reconciliation.ts";
import { COMPARED_TONE } from "../../view/tones.ts";
import { pictures } from "../case/pictures.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, list, section, table } from "../parts.ts";
import { placesOfGrid } from "../places.ts";
import type { Reader } from "../reader.ts";

/** The deck against the model, figure by figure: differences first. */
export function grid(reader: Reader): Markup {
  const { review, words, names } = reader;
  const say = words.grid;
  if (review.synthesis === null)
    return section("grid", names.sections.reconciliation, failureOf(["synthesis"], reader));
  const { both, single } = gridOf(review);
  const drawn = pictures(placesOfGrid(review), null, html``, reader);
  const body = html`${both.length === 0 ? html`<p class="quiet">${uncompared(review)}</p>` : html`<p>${comparedSentence(review)}</p>${sheet(say.caption, both, reader)}${list(differencesIn(both))}`}
${depth(say.pictures, drawn)}
${single.length === 0 ? null : depth(names.oneSided(single.length), sheet(names.oneSided(single.length), single, reader))}`;
  return section("grid", names.sections.reconciliation, body);
}

function sheet(caption: string, rows: readonly ReconciledRow[], { words, names, locale }: Reader): Markup {
  const say = words.grid;
  const columns = [
    { title: names.metric },
    { title: names.deck, figures: true },
    { title: names.model, figures: true },
    { title: say.gap, figures: true },
    { title: names.result },
  ];
  const cells = rows.map((row) => [
    html`${row.name} <small>${periodOf(row, locale)}</small>`,
    side(row.deck, names.alsoSays),
    side(row.model, names.alsoSays),
    sayGridDistance(row, locale),
    chip(names.comparison[row.status], COMPARED_TONE[row.status]),
  ]);
  return table(caption, columns, cells);
}

function side(one: ReconciledSide | undefined, also: string): Markup {
  if (one === undefined) return html`–`;
  return html`${one.formatted}<small class="under">${one.reference}</small>${
    one.calculation === undefined ? null : html`<small class="under sum">${one.calculation}</small>`
  }${one.alsoSays.map((other) => html`<small class="under">${also} ${other.formatted} (${other.reference})</small>`)}`;
}
