import type { Locale } from "../../domain/locale.ts";
import { formatCount, formatDuration } from "../../i18n/measures.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_HTML_WORDS } from "../../i18n/report-html.ts";
import { VOTE_WORDS } from "../../i18n/vote.ts";
import type { TargetedMetric } from "../../review/metrics.ts";
import type { Review, StageRecord } from "../../review/result.ts";
import { type Block, list, type Note, table, text } from "./block.ts";
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

/** What the review counted, with what each count is of. */
export function countRows({ metrics: m, locale }: Review): Note[] {
  const say = REPORT_HTML_WORDS[locale].metrics.counts;
  const count = (value: number | null) => (value === null ? "–" : printNumber(Math.round(value * 10) / 10, locale));
  return [
    { label: say.contradictionsDetected, text: count(m.contradictionsDetected) },
    { label: say.contradictionsResolved, text: count(m.contradictionsResolved) },
    { label: say.debatesSkipped, text: count(m.debatesSkipped) },
    { label: say.autoResolved, text: count(m.autoResolved) },
    { label: say.averageDebateRounds, text: count(m.averageDebateRounds) },
    { label: say.agentsReflected, text: count(m.agentsReflected) },
    { label: say.totalCritiques, text: count(m.totalCritiques) },
    { label: say.totalImprovements, text: count(m.totalImprovements) },
    { label: say.refusedVerdicts, text: count(m.refusedVerdicts) },
    { label: say.totalTokensUsed, text: formatCount(m.totalTokensUsed, locale) },
    { label: say.totalDurationMs, text: formatDuration(m.totalDurationMs, locale) },
  ];
}

/** A stage of the review: how it ended, how long it took and, where it did not finish, why. */
export interface StageRow {
  name: string;
  status: StageRecord["status"];
  ended: string;
  took: string;
  reason: string;
}

/** The stages in order. */
export function stageRows({ stages, locale }: Review): StageRow[] {
  const { status: ended } = REPORT_HTML_WORDS[locale].metrics;
  return stages.map(({ stage, status, durationMs, reason = "" }) => ({
    name: REPORT_WORDS[locale].stages[stage],
    status,
    ended: ended[status],
    took: formatDuration(durationMs, locale),
    reason,
  }));
}

function healthBlocks(review: Review): Block[] {
  const told = healthTable(review);
  return told.length === 0 ? [] : [{ kind: "heading", text: VOTE_WORDS[review.locale].health.title }, ...told];
}

/** How each model did in each of its roles. */
export function healthTable({ metrics, locale }: Review): Block[] {
  const { head } = VOTE_WORDS[locale].health;
  return table(
    [
      [head.role, 0.32],
      [head.flips, 0.17],
      [head.agreement, 0.17],
      [head.struck, 0.17],
      [head.consistency, 0.17],
    ],
    (metrics.health ?? []).map((one) => healthRow(one, locale)),
  );
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
