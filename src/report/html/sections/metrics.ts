import { VOTE_WORDS } from "../../../i18n/vote.ts";
import type { StageRecord } from "../../../review/result.ts";
import { costBlocks, countRows, healthTable, type MetricRow, metricRows, stageRows } from "../../view/running.ts";
import type { Tone } from "../../view/tones.ts";
import { drawBlocks } from "../blocks.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
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
  const { title: health } = VOTE_WORDS[review.locale].health;
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
${depth(say.countsTitle, facts(countRows(review).map(({ label, text }) => [label, text])))}${depth(health, drawBlocks(healthTable(review), health, reader))}${depth(say.stagesCaption, stages(reader))}<h3>${names.sections.cost}</h3>${drawBlocks(costBlocks(review), names.sections.cost, reader)}`;
  return section("metrics", names.sections.metrics, body);
}

function stages({ review, words, names }: Reader): Markup {
  const say = words.metrics;
  const rows = stageRows(review).map((one) => [one.name, chip(one.ended, STAGE[one.status]), one.took, one.reason]);
  const columns = [
    { title: say.stage },
    { title: names.result },
    { title: say.duration, figures: true },
    { title: say.reason },
  ];
  return rows.length === 0 ? NOTHING : table(say.stagesCaption, columns, rows);
}
