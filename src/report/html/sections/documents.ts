import { OUTPUT_READING } from "../../../i18n/output-reading.ts";
import { sourceName } from "../../../i18n/sources.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { depth, list, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** What was read. */
export function documents({ review, words, names, locale, figures }: Reader): Markup {
  const say = words.frame.documents;
  if (review.documents.length === 0)
    return section("documents", names.sections.documents, html`<p class="quiet">${names.coverage.none}</p>`);
  const rows = review.documents.map(({ name, source, format, sections }) => [
    name,
    sourceName(source, locale),
    say.formats[format],
    figures.count(sections),
  ]);
  const columns = [
    { title: names.documentsHead.document },
    { title: names.source },
    { title: say.format },
    { title: say.parts, figures: true },
  ];
  return html`${section("documents", names.sections.documents, table(names.sections.documents, columns, rows))}${outputs(review)}`;
}

/** How much of each analyst's output was read, and what was not, with its place. */
function outputs({ agents, locale }: Reader["review"]): Markup {
  const say = OUTPUT_READING[locale];
  const read = agents.flatMap(({ agentName, reading }) => (reading === undefined ? [] : [{ agentName, reading }]));
  if (read.length === 0) return NOTHING;
  const rows = read.map(({ agentName, reading: { seen, understood, notUnderstood = [] } }) => {
    const missed = notUnderstood.map(({ path, text }) => html`<code>${path}</code> ${text}`);
    return [
      agentName,
      html`${say.understood(understood, seen)}${depth(say.notUnderstood(seen - understood), list(missed))}`,
    ];
  });
  return section("outputs", say.title, table(say.title, [{ title: say.analyst }, { title: say.parts }], rows));
}
