import { together } from "../../../i18n/key-figures.ts";
import { REPORT_INCONSISTENCIES } from "../../../i18n/report-inconsistencies.ts";
import type { Review } from "../../../review/result.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, depth, facts, list, section } from "../parts.ts";
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

function item(one: Review["inconsistencies"][number], { review, names, figures }: Reader): Markup {
  const say = REPORT_INCONSISTENCIES[review.locale];
  const level = chip(names.severity[one.severity], one.certainty === "sure" ? SEVERITY_TONE[one.severity] : "quiet");
  const passages = one.statements.map(
    ({ printed, passage, reference }) =>
      html`<li class="position"><strong class="says">${printed}</strong><p><q>${passage}</q></p><span class="where">${together(reference)}</span></li>`,
  );
  const size = one.gap === null ? null : html` <small>${say.gap} ${figures.share(one.gap)}</small>`;
  return html`<strong>${one.name}</strong> ${one.certainty === "sure" ? level : null} <small>${say.certainty[one.certainty]}</small>${size}
<ul class="sides">${passages}</ul>${facts([
    [say.sum, one.sum],
    [say.impact, one.impact],
    [say.ask, one.question],
  ])}${depth(say.also, list(one.also))}`;
}
