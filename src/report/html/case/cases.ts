import { NOT_EXAMINED } from "../../../i18n/not-examined.ts";
import type { SettledContradiction } from "../../../review/result.ts";
import { caseOf } from "../../view/case.ts";
import { SEVERITY_TONE } from "../../view/tones.ts";
import { valueRange } from "../charts/value-range.ts";
import { failureOf, leftAside } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, section } from "../parts.ts";
import { placesOfCase } from "../places.ts";
import { caseAnchor, type Reader } from "../reader.ts";
import { debate } from "./debate.ts";
import { decided } from "./decided.ts";
import { passages } from "./passages.ts";
import { path } from "./path.ts";
import { pictures } from "./pictures.ts";
import { positions } from "./positions.ts";
import { verdict } from "./verdict.ts";

/** Every contradiction with its verdict, most severe first. */
export function cases(reader: Reader): Markup {
  const { settled, notExamined, noted } = reader.review;
  const say = reader.words.case;
  const failure = failureOf(["tier1", "consensus1", "tier2", "consensus2"], reader);
  const aside = html`${leftAside(NOT_EXAMINED[reader.locale].beyond, notExamined.length)}${leftAside(NOT_EXAMINED[reader.locale].noted, noted.length)}`;
  const without =
    reader.pictures === null && settled.length > 0 ? html`<p class="quiet">${say.pictures.notDrawn}</p>` : null;
  const none =
    settled.length === 0 && failure === null ? html`<p>${reader.names.nothingHere.contradictions}</p>` : null;
  const body = html`${failure}${none}${aside}${without}${settled.map((one, i) => article(one, i + 1, reader))}`;
  return section("contradictions", reader.names.sections.contradictions, body);
}

function article(settled: SettledContradiction, number: number, reader: Reader): Markup {
  const { contradiction } = settled;
  const say = reader.words.case;
  const one = caseOf(settled, reader.review);
  const { kind, period, phase } = one.about;
  return html`<article class="case" id="${caseAnchor(number)}" aria-labelledby="${caseAnchor(number)}-title">
<p class="over">${say.number(number)} ${chip(one.severity.word, SEVERITY_TONE[one.severity.level])} <span>${[kind, period, phase].filter(Boolean).join(" · ")}</span></p>
<h3 id="${caseAnchor(number)}-title">${one.topic}</h3>
${decided(one, reader)}<p class="line">${one.oneLiner}</p>
<p class="stake"><strong>${one.impact.label}</strong>${reader.names.colon}${one.impact.text}</p>
${positions(one, contradiction, reader)}
${valueRange(settled, reader)}
${pictures(placesOfCase(settled), number, html`<h4>${say.pictures.title}</h4>`, reader)}
${verdict(one, settled, reader)}
${passages(settled, reader)}${debate(settled, reader)}${path(one.way, contradiction.severity.calculation, reader)}
</article>`;
}
