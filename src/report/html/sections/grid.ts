import type { ReconciledRow, ReconciledSide } from "../../../analysts/reconcile.ts";
import type { Locale } from "../../../domain/locale.ts";
import { sayPeriod } from "../../../i18n/periods.ts";
import { pictures } from "../case/pictures.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, section, type Tone, table } from "../parts.ts";
import { placesOfGrid } from "../places.ts";
import type { Reader } from "../reader.ts";

const TONE: Readonly<Record<ReconciledRow["status"], Tone>> = {
  agree: "good",
  differ: "bad",
  deck_only: "quiet",
  model_only: "quiet",
};

/** The deck against the model, figure by figure: differences first. */
export function grid(reader: Reader): Markup {
  const { review, words } = reader;
  const say = words.grid;
  if (review.synthesis === null) return section("grid", say.title, failureOf(["synthesis"], reader));
  const rows = review.synthesis.reconciliation;
  const both = rows.filter(({ status }) => status === "agree" || status === "differ");
  const ordered = both.toSorted((a, b) => rank(a) - rank(b) || (b.gap ?? 0) - (a.gap ?? 0));
  const single = rows.filter((row) => !both.includes(row));
  const drawn = pictures(placesOfGrid(review), null, html``, reader);
  const body = html`${both.length === 0 ? html`<p class="quiet">${say.none}</p>` : sheet(say.caption, ordered, reader)}
${depth(say.pictures, drawn)}
${single.length === 0 ? null : depth(say.oneSided(single.length), sheet(say.oneSided(single.length), single, reader))}`;
  return section("grid", say.title, body);
}

const rank = ({ status }: ReconciledRow) => (status === "differ" ? 0 : 1);

function sheet(caption: string, rows: readonly ReconciledRow[], { words, names, figures, locale }: Reader): Markup {
  const say = words.grid;
  const columns = [
    { title: names.metric },
    { title: names.deck, figures: true },
    { title: say.model, figures: true },
    { title: say.gap, figures: true },
    { title: names.result },
  ];
  const cells = rows.map((row) => [
    html`${row.name}${about(row, say.planned, locale)}`,
    side(row.deck, say.also),
    side(row.model, say.also),
    row.gap === null ? "–" : figures.share(row.gap),
    chip(names.comparison[row.status], TONE[row.status]),
  ]);
  return table(caption, columns, cells);
}

function about({ period, projected }: ReconciledRow, planned: string, locale: Locale): Markup {
  const said = [period === undefined ? period : sayPeriod(period, locale), projected ? planned : ""]
    .filter(Boolean)
    .join(", ");
  return said === "" ? html`` : html` <small>${said}</small>`;
}

function side(one: ReconciledSide | undefined, also: string): Markup {
  if (one === undefined) return html`–`;
  return html`${one.formatted}<small class="under">${one.reference}</small>${
    one.calculation === undefined ? null : html`<small class="under sum">${one.calculation}</small>`
  }${one.alsoSays.map((other) => html`<small class="under">${also} ${other.formatted} (${other.reference})</small>`)}`;
}
