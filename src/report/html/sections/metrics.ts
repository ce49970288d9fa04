import type { TargetedMetric } from "../../../review/metrics.ts";
import type { StageRecord } from "../../../review/result.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, facts, section, type Tone, table } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { cost } from "./cost.ts";

const STAGE: Readonly<Record<StageRecord["status"], Tone>> = {
  done: "good",
  failed: "bad",
  skipped: "quiet",
};

/** How well the review itself went: measures beside their targets, stages, and what it cost. */
export function metrics(reader: Reader): Markup {
  const { review, words, names } = reader;
  const say = words.metrics;
  const rows = review.metrics.targets.map((one) => {
    const met = one.met === null ? "unknown" : one.met ? "yes" : "no";
    const bound = one.target.at === "least" ? reader.names.atLeast : reader.names.atMost;
    return [
      reader.names.measures[one.name],
      one.value === null ? names.reached.unknown : measured(one, one.value, reader),
      bound(measured(one, one.target.value, reader)),
      chip(say.met[met], one.met === null ? "quiet" : one.met ? "good" : "warn"),
    ];
  });
  const columns = [
    { title: say.metric },
    { title: say.value, figures: true },
    { title: names.target, figures: true },
    { title: names.result },
  ];
  const body = html`${rows.length === 0 ? null : table(say.caption, columns, rows)}
${depth(say.countsTitle, counts(reader))}${depth(say.stagesCaption, stages(reader))}${cost(reader)}`;
  return section("metrics", say.title, body);
}

function measured({ unit }: TargetedMetric, value: number, { names, figures }: Reader): string {
  if (unit === "share") return figures.share(value);
  const rounded = unit === "points" ? figures.number(Math.round(value * 10) / 10) : figures.count(Math.round(value));
  return unit === "points" ? names.points(rounded) : rounded;
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
