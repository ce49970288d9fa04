import { sourceName } from "../../../i18n/sources.ts";
import { html, type Markup } from "../markup.ts";
import { section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** What was read. */
export function documents({ review, words, names, locale, figures }: Reader): Markup {
  const say = words.frame.documents;
  if (review.documents.length === 0)
    return section("documents", say.title, html`<p class="quiet">${names.coverage.none}</p>`);
  const rows = review.documents.map(({ name, source, format, sections }) => [
    name,
    sourceName(source, locale),
    say.formats[format],
    figures.count(sections),
  ]);
  const columns = [
    { title: say.name },
    { title: say.source },
    { title: say.format },
    { title: say.parts, figures: true },
  ];
  return section("documents", say.title, table(say.title, columns, rows));
}
