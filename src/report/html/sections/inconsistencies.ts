import { REPORT_INCONSISTENCIES } from "../../../i18n/report-inconsistencies.ts";
import type { Review } from "../../../review/result.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, facts, list, section } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { SEVERITY_TONE } from "../tones.ts";

/** Where the documents contradict themselves: shown before anything the analysts say. */
export function inconsistencies(reader: Reader): Markup {
  const { review } = reader;
  if (review.inconsistencies.length === 0) return NOTHING;
  const say = REPORT_INCONSISTENCIES[review.locale];
  const items = review.inconsistencies.map((one) => item(one, reader));
  return section("inconsistencies", say.title, html`<p class="quiet">${say.intro}</p>${list(items, "cards")}`);
}

function item(one: Review["inconsistencies"][number], { review, names }: Reader): Markup {
  const say = REPORT_INCONSISTENCIES[review.locale];
  const level = chip(names.severity[one.severity], one.certainty === "sure" ? SEVERITY_TONE[one.severity] : "quiet");
  const passages = one.statements.map(
    ({ printed, passage, reference }) => [reference, html`<strong>${printed}</strong> <q>${passage}</q>`] as const,
  );
  return html`${level} <strong>${one.name}</strong> <small>${say.certainty[one.certainty]}</small><p>${one.explanation}</p>
${facts(passages)}${facts([
  [say.sum, one.sum],
  [say.also, one.also.join(" ")],
  [say.impact, one.impact],
  [say.ask, one.question],
])}`;
}
