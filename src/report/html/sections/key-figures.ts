import { KEY_FIGURE_WORDS, together } from "../../../i18n/key-figures.ts";
import { coverageSentence, keyFigureRows, plannedLines } from "../../view/key-figures.ts";
import { LEVEL_TONE } from "../../view/tones.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, list, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** The figures a decision rests on: deck, model, what each rests on, where to look. Right after the answer. */
export function keyFigures({ review }: Reader): Markup {
  const say = KEY_FIGURE_WORDS[review.locale];
  const rows = keyFigureRows(review);
  if (rows === null) return NOTHING;
  const coverage = coverageSentence(review);
  const columns = [
    { title: say.figure },
    { title: say.deck, figures: true },
    { title: say.model, figures: true },
    { title: say.restsOn },
  ];
  const stated = (value: string, place: string | null) =>
    place === null ? value : html`${value}<br><span class="where">${together(place)}</span>`;
  const cells = rows.map(({ name, deck, model, level, evidence, places, elsewhere }) => [
    name,
    stated(deck, places.deck),
    stated(model, places.model),
    html`${chip(say.level[level], LEVEL_TONE[level])}${evidence.slice(say.level[level].length)}${elsewhere === null ? null : html`<br><span class="where">${elsewhere}</span>`}`,
  ]);
  const planned = plannedLines(review);
  const unsure = plannedLines(review, "unsure");
  const plans =
    planned.length === 0
      ? null
      : html`<p>${say.planned(rows.length + unsure.length === 0)}</p>${list(planned, "plain")}`;
  const read = unsure.length === 0 ? null : html`<p>${say.unsure}</p>${list(unsure, "plain")}`;
  const none = plans === null && read === null ? html`<p>${say.none}</p>` : null;
  const body = rows.length === 0 ? none : table(say.caption, columns, cells);
  return section(
    "key-figures",
    say.title,
    html`${body}${read}${plans}${coverage === null ? null : html`<p class="quiet">${coverage}</p>`}`,
  );
}
