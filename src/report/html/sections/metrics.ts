import { VOTE_WORDS } from "../../../i18n/vote.ts";
import type { StageRecord } from "../../../review/result.ts";
import { healthRow } from "../../view/model-health.ts";
import { costBlocks, type MetricRow, metricRows } from "../../view/running.ts";
import type { Tone } from "../../view/tones.ts";
import { drawBlocks } from "../blocks.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, facts, section, table } from "../parts.ts";
import type { Reader } from "../reader.ts";

const STAGE: Readonly<Record<StageRecord["status"], Tone>> = {
  done: "good",
  failed: "bad",
  skipped: "quiet",
};

const TARGET: Readonly<Record<MetricRow["met"], Tone>> = { yes: "good", no: "warn", unknown: "quiet" };

/** How well the review itself went: measures beside their targets, stages, and what it cost. */
export function metrics(reader: Reader): Markup {
  const { review, words, names } = reader;
  const say = words.metrics;
  const rows = metricRows(review).map(({ name, measured, target, met }) => [
    name,
    measured,
    target,
    chip(names.reached[met], TARGET[met]),
  ]);
  const columns = [
    { title: names.metric },
    { title: names.measured, figures: true },
    { title: names.target, figures: true },
    { title: names.met },
  ];
  const body = html`${rows.length === 0 ? null : table(say.caption, columns, rows)}
${depth(say.countsTitle, counts(reader))}${health(reader)}${depth(say.stagesCaption, stages(reader))}<h3>${names.sections.cost}</h3>${drawBlocks(costBlocks(review), names.sections.cost, reader)}`;
  return section("metrics", names.sections.metrics, body);
}

function counts({ review, words, figures }: Reader): Markup {
  const { metrics: m } = review;
  const say = words.metrics.counts;
  const count = (value: number | null) => (value === null ? "–" : figures.number(Math.round(value * 10) / 10));
  return facts([
    [say.contradictionsDetected, count(m.contradictionsDetected)],
    [say.contradictionsResolved, count(m.contradictionsResolved)],
    [say.debatesSkipped, count(m.debatesSkipped)],
    [say.autoResolved, count(m.autoResolved)],
    [say.averageDebateRounds, count(m.averageDebateRounds)],
    [say.agentsReflected, count(m.agentsReflected)],
    [say.totalCritiques, count(m.totalCritiques)],
    [say.totalImprovements, count(m.totalImprovements)],
    [say.refusedVerdicts, count(m.refusedVerdicts)],
    [say.totalTokensUsed, figures.count(m.totalTokensUsed)],
    [say.totalDurationMs, figures.duration(m.totalDurationMs)],
  ]);
}

function health({ review, locale }: Reader): Markup {
  const { title, head } = VOTE_WORDS[locale].health;
  const rows = (review.metrics.health ?? []).map((one) => healthRow(one, locale));
  if (rows.length === 0) return html``;
  const columns = [
    { title: head.role },
    ...[head.flips, head.agreement, head.struck, head.consistency].map((name) => ({ title: name, figures: true })),
  ];
  return depth(title, table(title, columns, rows));
}

function stages({ review, words, names, figures }: Reader): Markup {
  const say = words.metrics;
  if (review.stages.length === 0) return html``;
  const rows = review.stages.map(({ stage, status, durationMs, reason }) => [
    names.stages[stage],
    chip(say.status[status], STAGE[status]),
    figures.duration(durationMs),
    reason ?? "",
  ]);
  const columns = [
    { title: say.stage },
    { title: names.result },
    { title: say.duration, figures: true },
    { title: say.reason },
  ];
  return table(say.stagesCaption, columns, rows);
}
