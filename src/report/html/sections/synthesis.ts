import type { Assumption } from "../../../analysts/synthesis/devils-advocate.ts";
import { SYNTHESIS_SENTENCES } from "../../../i18n/analysts-synthesis.ts";
import { sayPeriod } from "../../../i18n/periods.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, list, quote, section, type Tone, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

const STATUS: Readonly<Record<Assumption["status"], Tone>> = { standing: "good", contested: "warn", rejected: "bad" };
const CASES = ["low", "base", "high"] as const;

/** Scenarios: the model's own drivers, varied. */
export function scenarios(reader: Reader): Markup {
  const { review, words, locale, figures, names } = reader;
  const say = words.scenarios;
  const found = review.synthesis?.scenarios;
  if (found === undefined) return section("scenarios", names.sections.scenarios, failureOf(["synthesis"], reader));
  const cases = SYNTHESIS_SENTENCES[locale].case;
  const outcomes = [...Map.groupBy(found.outcomes, ({ outcome }) => outcome).values()];
  const rows = outcomes.map((all) => [
    html`${all[0]?.name}<small class="under">${all[0]?.formula}</small>`,
    ...CASES.map((one) => {
      const outcome = all.find((each) => each.case === one);
      return outcome === undefined
        ? "–"
        : html`${outcome.formatted}<small class="under sum">${outcome.calculation}</small>`;
    }),
  ]);
  const columns = [{ title: say.outcome }, ...CASES.map((one) => ({ title: cases[one], figures: true }))];
  const drivers = found.drivers.map(
    ({ name, formatted, period, evidence }) =>
      html`<strong>${name}</strong> ${formatted}${period === undefined ? null : html` <small>${sayPeriod(period, locale)}</small>`} <span class="where">${[...new Set(evidence.map(({ source }) => source))].join("; ")}</span>`,
  );
  const gaps = list(
    found.gaps.map(({ message }) => message),
    "plain quiet",
  );
  const shown =
    rows.length === 0
      ? null
      : html`<p>${say.spread(figures.share(found.spread))}</p>${table(say.caption, columns, rows)}${depth(say.drivers, list(drivers))}`;
  return section("scenarios", names.sections.scenarios, html`${shown}${gaps}`);
}

/** The devil's advocate: the values the case rests on, and what falls with each. */
export function against(reader: Reader): Markup {
  const { review, words, names } = reader;
  const say = words.against;
  if (review.synthesis === null)
    return section("against", names.sections.assumptions, failureOf(["synthesis"], reader));
  const columns = [
    { title: names.metric },
    { title: say.before, figures: true },
    { title: say.after, figures: true },
    { title: say.sum, figures: true },
  ];
  const items = review.synthesis.assumptions.map(({ name, statement, status, carries, evidence }) => {
    const rows = carries.map((one) => [
      one.name,
      one.before,
      one.after,
      html`<span class="sum">${one.calculation}</span>`,
    ]);
    const proof = evidence.map(({ content, source }) => html`${quote(content)} <span class="where">${source}</span>`);
    return html`<article class="assumption"><h3>${name} ${chip(reader.names.assumptionStatus[status], STATUS[status])}</h3><p>${statement}</p>${depth(say.caption(name), html`${table(say.caption(name), columns, rows)}${list(proof)}`)}</article>`;
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
  const { review, words } = reader;
  if (review.synthesis === null) return section("memo", words.memo, failureOf(["synthesis"], reader));
  const { title, sections } = review.synthesis.memo;
  const body = sections.map(
    ({ title: heading, sentences }) =>
      html`<h3>${heading}</h3><ul class="plain">${sentences.map(
        ({ text, sources }) =>
          html`<li>${text}${sources.length === 0 ? null : html` <span class="where">${sources.join("; ")}</span>`}</li>`,
      )}</ul>`,
  );
  return section("memo", title, html`${body}`);
}
