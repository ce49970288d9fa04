import { STATUS_ORDER, type Verification, type VerificationCounts } from "../../../evidence/citations/verify.ts";
import { asLabel } from "../../../i18n/terms.ts";
import { sumsRight } from "../../view/agents.ts";
import { failingCitations, failingSums } from "../../view/failing-claims.ts";
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
    : html`${byAgent(verification, reader)}${failing(verification, reader)}`;
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

function failing(verification: Verification, { words, names, locale }: Reader): Markup {
  const say = words.citations;
  const citations = failingCitations(verification, locale).map((one) => [
    one.agentName,
    html`${one.metric}${one.said === null ? null : html`<small class="under">${quote(one.said)}</small>`}`,
    one.reference,
    chip(one.verdict, one.tone),
    one.explanation,
  ]);
  const sums = failingSums(verification, locale).map((one) => [
    one.agentName,
    one.metric,
    html`<span class="sum">${one.said}</span>`,
    chip(one.verdict, one.tone),
    one.explanation,
  ]);
  const columns = (what: string, where: string) =>
    [names.agent, what, where, names.verdict, say.finding].map((title) => ({ title }));
  const { failingCitations: title, failingSums: sumsTitle } = names;
  return html`${citations.length === 0 ? null : html`<h3>${title}</h3>${table(say.wrongCaption, columns(say.claim, say.where), citations)}`}
${sums.length === 0 ? null : depth(sumsTitle, table(sumsTitle, columns(names.metric, names.calculation), sums), { open: true })}`;
}
