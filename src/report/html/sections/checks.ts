import type { Check, CheckFinding } from "../../../domain/check.ts";
import { CHECK_WORDS } from "../../../i18n/checks/checks.ts";
import { notesOf } from "../../view/checks.ts";
import { CHECK_TONE } from "../../view/tones.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, depth, facts, list, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** The checks a professional makes: what does not hold is open, the rest a click away. */
export function checks(reader: Reader): Markup {
  const { review } = reader;
  if (review.checks === undefined) return NOTHING;
  const say = CHECK_WORDS[review.locale];
  const items = review.checks.map((check) => item(check, reader));
  return section("checks", say.section, html`<p class="quiet">${say.intro}</p>${items}`);
}

function item({ title, status, reason, inputs, findings, tables }: Check, reader: Reader): Markup {
  const say = CHECK_WORDS[reader.review.locale];
  const missing = inputs.flatMap(({ name, place, ask }) =>
    place === null ? [html`${name} <small>${ask}</small>`] : [],
  );
  const body = html`${status === "failed" ? html`<p class="alarm">${say.failed(reason)}</p>` : null}${list(
    findings.map((finding) => line(finding, reader)),
    "cards",
  )}${tables.map(
    ({ title: caption, head, rows, note }) =>
      html`${table(
        caption,
        head.map((name, at) => ({ title: name, figures: at > 0 })),
        rows,
      )}${note === undefined ? null : html`<p class="quiet">${note}</p>`}`,
  )}${missing.length === 0 ? null : html`<h3>${say.missing}</h3>${list(missing)}`}`;
  return depth(html`<strong>${title}</strong> ${chip(say.status[status], CHECK_TONE[status])}`, body, {
    open: status === "flag",
  });
}

function line(finding: CheckFinding, { review }: Reader): Markup {
  const say = CHECK_WORDS[review.locale];
  return html`${chip(say.status[finding.verdict], CHECK_TONE[finding.verdict])} ${finding.text}${
    finding.shownBy === undefined ? null : html` <small><a href="#${finding.shownBy}">${say.toldAbove}</a></small>`
  }${facts(notesOf(finding, review.locale).map(({ label, text }) => [label, text]))}`;
}
