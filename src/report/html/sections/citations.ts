import { STATUS_ORDER, type Verification, type VerificationCounts } from "../../../evidence/citations/verify.ts";
import { asLabel } from "../../../i18n/terms.ts";
import { sumsRight } from "../../view/agents.ts";
import { type FailingClaim, failingCitations, failingSums, MOST_CLAIMS } from "../../view/failing-claims.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup, type Printable } from "../markup.ts";
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

function failing(verification: Verification, reader: Reader): Markup {
  const { words, names, locale } = reader;
  const say = words.citations;
  const columns = (what: string, where: string) =>
    [names.agent, what, where, names.verdict, say.finding].map((title) => ({ title }));
  const citations = first(
    failingCitations(verification, locale),
    ({ metric, said }) => html`${metric}${said === null ? null : html`<small class="under">${quote(said)}</small>`}`,
    ({ reference }) => reference,
    (rows) => table(say.wrongCaption, columns(say.claim, say.where), rows),
    reader,
  );
  const sums = first(
    failingSums(verification, locale),
    ({ metric }) => metric,
    ({ said }) => html`<span class="sum">${said}</span>`,
    (rows) => table(names.failingSums, columns(names.metric, names.calculation), rows),
    reader,
  );
  return html`${citations === null ? null : html`<h3>${names.failingCitations}</h3>${citations}`}
${sums === null ? null : depth(names.failingSums, sums, { open: true })}`;
}

/** The first of them as a table, and how many more there are; null where there is none. */
function first(
  failing: readonly FailingClaim[],
  what: (one: FailingClaim) => Printable,
  where: (one: FailingClaim) => Printable,
  drawn: (rows: Printable[][]) => Markup,
  { names }: Reader,
): Markup | null {
  if (failing.length === 0) return null;
  const rows = failing
    .slice(0, MOST_CLAIMS)
    .map((one) => [one.agentName, what(one), where(one), chip(one.verdict, one.tone), one.explanation]);
  const more = failing.length - rows.length;
  return html`${drawn(rows)}${more === 0 ? null : html`<p>${names.moreClaims(more)}</p>`}`;
}
