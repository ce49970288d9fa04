import {
  calculationStatus,
  STATUS_ORDER,
  type Verification,
  type VerificationCounts,
} from "../../../evidence/citations/verify.ts";
import { asLabel, TERMS } from "../../../i18n/terms.ts";
import { sumsRight } from "../../view/agents.ts";
import { STATUS_TONE } from "../../view/tones.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, quote, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** Best first: a reader looks for how much holds. */
const COLUMNS = STATUS_ORDER.toReversed();

/** Each analyst's citations by verdict, then every one that does not stand, with what the documents really say. */
export function citations(reader: Reader): Markup {
  const { review, words } = reader;
  const say = words.citations;
  const { verification } = review;
  if (verification === null) return section("citations", say.title, failureOf(["verification"], reader));
  const nothing = verification.citations.length + verification.calculations.length === 0;
  const body = nothing
    ? html`<p class="quiet">${say.none}</p>`
    : html`${byAgent(verification, reader)}${wrongCitations(verification, reader)}${wrongSums(verification, reader)}`;
  return section("citations", say.title, body);
}

function byAgent({ byAgent: agents, counts }: Verification, { words, names, figures, locale }: Reader): Markup {
  const say = words.citations;
  const cells = (name: string, own: VerificationCounts) => [
    name,
    ...COLUMNS.map((status) => figures.count(own.citations[status])),
    sumsRight(own, locale),
  ];
  const columns = [
    { title: names.agent },
    ...COLUMNS.map((status) => ({ title: asLabel(names.statuses[status]), figures: true })),
    { title: names.sums, figures: true },
  ];
  return table(
    say.caption,
    columns,
    agents.map(({ agentName, counts: own }) => cells(agentName, own)),
    cells(say.all, counts),
  );
}

function wrongCitations({ citations: all }: Verification, { words, names }: Reader): Markup {
  const say = words.citations;
  const wrong = all.filter(({ check }) => check.status !== "verified");
  if (wrong.length === 0) return html``;
  const rows = wrong.map(({ agentName, metric, citation, check }) => [
    agentName,
    html`${metric}${citation.quote === undefined ? null : html`<small class="under">${quote(citation.quote)}</small>`}`,
    citation.reference,
    chip(names.statuses[check.status], STATUS_TONE[check.status]),
    check.explanation,
  ]);
  const columns = [names.agent, say.claim, say.where, names.verdict, say.finding].map((title) => ({ title }));
  return html`<h3>${say.wrongTitle}</h3>${table(say.wrongCaption, columns, rows)}`;
}

function wrongSums({ calculations }: Verification, { words, names, locale }: Reader): Markup {
  const say = words.citations;
  const wrong = calculations.filter(({ check }) => calculationStatus(check) !== "right");
  if (wrong.length === 0) return html``;
  const rows = wrong.map(({ agentName, metric, calculation, check }) => {
    const status = calculationStatus(check);
    return [
      agentName,
      metric,
      html`<span class="sum">${calculation}</span>`,
      chip(TERMS[locale].sum[status], status === "wrong" ? "bad" : "quiet"),
      check.explanation,
    ];
  });
  const columns = [names.agent, names.metric, names.calculation, names.verdict, say.finding].map((title) => ({
    title,
  }));
  return depth(say.sumsCaption, table(say.sumsCaption, columns, rows), { open: true });
}
