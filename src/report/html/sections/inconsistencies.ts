import { apart, cannotBeTrue } from "../../../domain/inconsistency.ts";
import { CROSS_READING_WORDS } from "../../../i18n/cross-reading.ts";
import { sumOfDistance } from "../../../i18n/distance.ts";
import { together } from "../../../i18n/key-figures.ts";
import { REPORT_INCONSISTENCIES } from "../../../i18n/report-inconsistencies.ts";
import type { Review } from "../../../review/result.ts";
import { SEVERITY_TONE } from "../../view/tones.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, depth, facts, list, section } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** Where the documents contradict themselves: shown before anything the analysts say. */
export function inconsistencies(reader: Reader): Markup {
  const { impossible } = apart(reader.review.inconsistencies);
  return cards("inconsistencies", impossible, REPORT_INCONSISTENCIES[reader.review.locale], reader);
}

/** What need not be false and has to be asked about. */
export function toExplain(reader: Reader): Markup {
  const { toExplain: told } = apart(reader.review.inconsistencies);
  return cards("to-explain", told, REPORT_INCONSISTENCIES[reader.review.locale].toExplain, reader);
}

function cards(
  id: string,
  told: Review["inconsistencies"],
  say: { title: string; intro: string },
  reader: Reader,
): Markup {
  if (told.length === 0) return NOTHING;
  const items = told.map((one) => item(one, reader));
  return section(id, say.title, html`<p class="quiet">${say.intro}</p>${list(items, "cards")}`);
}

function item(one: Review["inconsistencies"][number], { review, names }: Reader): Markup {
  const say = REPORT_INCONSISTENCIES[review.locale];
  const level = chip(names.severity[one.severity], one.certainty === "sure" ? SEVERITY_TONE[one.severity] : "quiet");
  const passages = one.statements.map(
    ({ printed, passage, reference }) =>
      html`<li class="position"><strong class="says">${printed}</strong><p><q>${passage}</q></p><span class="where">${together(reference)}</span></li>`,
  );
  return html`<strong id="${one.id}">${one.name}</strong> ${one.certainty === "sure" ? level : null} <small>${say.certainty[cannotBeTrue(one) ? "sure" : "question"]}</small>
<ul class="sides">${passages}</ul>${facts([
    [say.sum, one.sum],
    [say.gap, sumOfDistance(one, review.locale)],
    [say.impact, one.impact],
    [say.ask, one.question.replace(one.kind === "hidden" ? one.explanation : "", "").trim()],
  ])}${one.proposedBy === undefined ? null : html`<p class="quiet">${CROSS_READING_WORDS[review.locale].pointedOut({ by: one.proposedBy })}</p>`}${depth(say.also, list(one.also))}`;
}
