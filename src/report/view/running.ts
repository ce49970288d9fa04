import type { Locale } from "../../domain/locale.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { VOTE_WORDS } from "../../i18n/vote.ts";
import type { TargetedMetric } from "../../review/metrics.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text } from "./block.ts";
import { healthRow } from "./model-health.ts";
import { printNumber, printShare, printUsd } from "./print.ts";
import { tokenKinds } from "./token-kinds.ts";

/** A measure of the review beside its target, in words. */
export interface MetricRow {
  name: string;
  measured: string;
  target: string;
  met: "yes" | "no" | "unknown";
}

export function metricRows({ metrics, locale }: Review): MetricRow[] {
  const words = REPORT_WORDS[locale];
  const { name: vote, asMany, measured: share } = VOTE_WORDS[locale];
  const voted: MetricRow[] =
    metrics.votes === undefined
      ? []
      : [{ name: `${vote}${words.colon}${asMany}`, measured: share(metrics.votes), target: "–", met: "unknown" }];
  const targeted = metrics.targets.map(({ name, value, target, met, unit }) => ({
    name: words.measures[name],
    measured: value === null ? words.nothingMeasured : measured(value, unit, locale),
    target: (target.at === "least" ? words.atLeast : words.atMost)(measured(target.value, unit, locale)),
    met: met === null ? ("unknown" as const) : met ? ("yes" as const) : ("no" as const),
  }));
  const { cachedPerContradiction: cached } = metrics;
  const fromCache: MetricRow[] =
    cached === undefined
      ? []
      : [{ name: VOTE_WORDS[locale].fromCache, measured: printNumber(cached, locale), target: "–", met: "unknown" }];
  return [...targeted, ...fromCache, ...voted];
}

/** How well the review itself went, beside what it should reach. */
export function metricBlocks(review: Review): Block[] {
  const { metrics, locale } = review;
  const words = REPORT_WORDS[locale];
  const counted = words.counts({
    detected: metrics.contradictionsDetected,
    resolved: metrics.contradictionsResolved,
    debatesSkipped: metrics.debatesSkipped,
    byCode: metrics.autoResolved,
  });
  const rows = metricRows(review).map((row) => [row.name, row.measured, row.target, words.reached[row.met]]);
  return [
    text(counted),
    ...table(
      [
        [words.metric, 0.46],
        [words.measured, 0.16],
        [words.target, 0.2],
        [words.met, 0.18],
      ],
      rows,
    ),
    ...healthBlocks(review),
  ];
}

/** How each model did in each of its roles. */
function healthBlocks({ metrics, locale }: Review): Block[] {
  const { title, head } = VOTE_WORDS[locale].health;
  const rows = (metrics.health ?? []).map((one) => healthRow(one, locale));
  if (rows.length === 0) return [];
  return [
    { kind: "heading", text: title },
    ...table(
      [
        [head.role, 0.32],
        [head.flips, 0.17],
        [head.agreement, 0.17],
        [head.struck, 0.17],
        [head.consistency, 0.17],
      ],
      rows,
    ),
  ];
}

function measured(value: number, unit: TargetedMetric["unit"], locale: Locale): string {
  if (unit === "share") return printShare(value, locale);
  const printed = printNumber(Math.round(value * 10) / 10, locale);
  return unit === "points" ? REPORT_WORDS[locale].points(printed) : printed;
}

/** Which models spoke, what was estimated, allowed and spent, and where they could not speak. */
export function costBlocks({ cost, locale }: Review): Block[] {
  const words = REPORT_WORDS[locale];
  const { models, spent, estimate, limits, byModel, leftToCourt } = cost;
  const roles = Object.entries(models) as [keyof typeof words.roles, string][];
  if (roles.length === 0 && spent.calls === 0 && leftToCourt.length === 0) return [text(words.noModel)];
  const money = (usd: number | null) => (usd === null ? null : printUsd(usd, locale));
  const tokens = (count: number) => printNumber(count, locale);
  const said = (one: typeof spent) =>
    [
      words.spent({
        calls: one.calls,
        read: tokens(one.inputTokens),
        written: tokens(one.outputTokens),
        usd: money(one.usd),
      }),
      tokenKinds(one, locale, tokens),
    ]
      .filter(Boolean)
      .join(" ");
  const limited = limits.tokens !== undefined || limits.usd !== undefined;
  return [
    ...list(
      roles.map(([role, model]) => `${words.roles[role]}${words.colon}${model}`),
      words.models,
    ),
    text(said(spent)),
    ...(estimate === null
      ? []
      : [text(words.estimated({ tokens: tokens(estimate.tokens), usd: money(estimate.usd) }))]),
    ...(limited
      ? [
          text(
            words.limit({
              tokens: limits.tokens === undefined ? null : tokens(limits.tokens),
              usd: limits.usd === undefined ? null : printUsd(limits.usd, locale),
            }),
          ),
        ]
      : []),
    ...list(byModel.map((one) => ({ label: `${one.model}, ${words.roles[one.role]}`, text: said(one) }))),
    ...list(
      leftToCourt.map(({ topic, reason }) => ({ label: topic, text: reason })),
      words.leftToCourt,
    ),
  ];
}
