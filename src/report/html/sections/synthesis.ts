import type { Assumption } from "../../../analysts/synthesis/devils-advocate.ts";
import { SYNTHESIS_SENTENCES } from "../../../i18n/analysts-synthesis.ts";
import { CASES, fallsWith, partsOfMemo, scenariosOf } from "../../view/synthesis.ts";
import type { Tone } from "../../view/tones.ts";
import { drawBlocks } from "../blocks.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, facts, list, quote, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

const STATUS: Readonly<Record<Assumption["status"], Tone>> = { standing: "good", contested: "warn", rejected: "bad" };

/** Scenarios: the model's own drivers, varied. */
export function scenarios(reader: Reader): Markup {
  const { review, words, names } = reader;
  const found = scenariosOf(review);
  if (found === null) return section("scenarios", names.sections.scenarios, failureOf(["synthesis"], reader));
  const rows = found.rows.map(({ name, formula, cases }) => [
    html`${name}<small class="under">${formula}</small>`,
    ...cases.map((one) =>
      one === undefined ? "–" : html`${one.formatted}<small class="under sum">${one.calculation}</small>`,
    ),
  ]);
  const columns = [{ title: names.outcome }, ...CASES.map((one) => ({ title: names.cases[one], figures: true }))];
  const drivers = found.drivers.map(
    ({ name, formatted, place }) => html`<strong>${name}</strong> ${formatted} <span class="where">${place}</span>`,
  );
  const shown =
    rows.length === 0
      ? null
      : html`<p>${found.spread}</p>${list(found.moved, "plain")}${table(words.scenarios, columns, rows)}${depth(names.drivers, list(drivers))}`;
  return section("scenarios", names.sections.scenarios, html`${shown}${list(found.gaps, "plain quiet")}`);
}

/** The devil's advocate: the values the case rests on, and what falls with each. */
export function against(reader: Reader): Markup {
  const { review, words, names } = reader;
  if (review.synthesis === null)
    return section("against", names.sections.assumptions, failureOf(["synthesis"], reader));
  const items = review.synthesis.assumptions.map((one) => {
    const { name, statement, status, evidence } = one;
    const falls = facts(fallsWith(one).map(({ label, text }) => [label, text]));
    const proof = evidence.map(({ content, source }) => html`${quote(content)} <span class="where">${source}</span>`);
    return html`<article class="assumption"><h3>${name} ${chip(names.assumptionStatus[status], STATUS[status])}</h3><p>${statement}</p>${depth(words.movesWith(name), html`${falls}${list(proof)}`)}</article>`;
  });
  const none = SYNTHESIS_SENTENCES[reader.locale].nothing.against;
  return section(
    "against",
    names.sections.assumptions,
    items.length === 0 ? html`<p class="quiet">${none}</p>` : items,
  );
}

/** The memo: every sentence with its sources. */
export function memo(reader: Reader): Markup {
  const { review, names } = reader;
  if (review.synthesis === null) return section("memo", names.sections.memo, failureOf(["synthesis"], reader));
  const { title, sections } = review.synthesis.memo;
  return section("memo", title, drawBlocks(partsOfMemo(sections), title, reader));
}
