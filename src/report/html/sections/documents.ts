import { OUTPUT_READING } from "../../../i18n/output-reading.ts";
import { documentBlocks } from "../../view/not-examined.ts";
import { drawBlocks } from "../blocks.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { depth, list, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** What was read, of the documents and of what analysts handed over. */
export function documents(reader: Reader): Markup {
  const { review, names } = reader;
  const title = names.sections.documents;
  return html`${section("documents", title, drawBlocks(documentBlocks(review), title, reader))}${outputs(review)}`;
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
