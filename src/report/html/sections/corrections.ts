import type { Critique } from "../../../domain/critique.ts";
import type { ImprovementStatus } from "../../../domain/improvement.ts";
import { NOT_EXAMINED } from "../../../i18n/not-examined.ts";
import { type CorrectedAnalysis, type Correction, correctedAnalyses, groundsOf } from "../../view/corrections.ts";
import type { Tone } from "../../view/tones.ts";
import { failureOf, leftAside } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, facts, list, section } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { wordDiff } from "./word-diff.ts";

const STATUS: Readonly<Record<ImprovementStatus, Tone>> = { FIXED: "good", PARTIALLY_FIXED: "warn", CANNOT_FIX: "bad" };
const SEVERITY: Readonly<Record<Critique["severity"], Tone>> = { CRITICAL: "bad", HIGH: "warn", MEDIUM: "quiet" };

/** Each analysis that was criticised: what was wrong, where, and the passage before and after. */
export function corrections(reader: Reader): Markup {
  const { review, names } = reader;
  const failure = failureOf(["tier1", "reflexion1", "tier2", "reflexion2"], reader);
  const aside = leftAside(NOT_EXAMINED[reader.locale].notReflected, review.notReflected.length);
  const none = failure === null && aside === null ? html`<p class="quiet">${names.nothingHere.corrections}</p>` : null;
  const analyses = correctedAnalyses(review);
  const shown =
    analyses.length === 0
      ? none
      : html`<p class="quiet">${reader.words.corrections.legend}</p>${analyses.map((one) => analysis(one, reader))}`;
  return section("corrections", names.sections.corrections, html`${failure}${aside}${shown}`);
}

function analysis(one: CorrectedAnalysis, reader: Reader): Markup {
  const { words, figures, review, names } = reader;
  const say = words.corrections;
  const { before = null, after = null } =
    review.agents.find(({ agentName }) => agentName === one.agentName)?.confidence ?? {};
  const sure =
    before === null || after === null
      ? null
      : html`<p>${say.confidence({ before: figures.number(Math.round(before)), after: figures.number(Math.round(after)) })}</p>`;
  return html`<article class="agent"><h3>${one.agentName} ${chip(one.ready ? say.ready : say.notReady, one.ready ? "good" : "bad")}</h3>
<p>${one.quality}</p>${sure}
${one.warnings.map((warning) => html`<p class="alarm">${warning}</p>`)}
${[...one.ofModel, ...one.notices].map((said) => html`<p class="quiet">${said}</p>`)}
${one.corrections.map((correction) => card(correction, reader))}
${titled(names.weaknesses, one.weaknesses)}${titled(names.dataNeeds, one.dataNeeds)}</article>`;
}

function card(correction: Correction, { words, names, locale }: Reader): Markup {
  const { critique, done } = correction;
  const status = done === null ? null : chip(names.improvement[done.status], STATUS[done.status]);
  const diff =
    done === null
      ? html`<p class="quiet">${names.unanswered}</p>`
      : wordDiff(done.change.before, done.change.after, words.corrections);
  return html`<div class="correction"><h4>${chip(names.critiqueSeverity[critique.severity], SEVERITY[critique.severity])} ${status} ${names.critique[critique.type]}</h4>
<p>${critique.issue}</p>${diff}
${facts(
  groundsOf(correction, locale).map(([name, said]) => [
    name,
    name === names.calculation && said !== undefined ? html`<span class="sum">${said}</span>` : said,
  ]),
)}
${depth(words.corrections.rule, html`<p>${critique.standard}</p><p>${critique.impactOnBA}</p>`)}</div>`;
}

function titled(title: string, items: readonly string[]): Markup {
  return items.length === 0 ? html`` : html`<h4>${title}</h4>${list(items)}`;
}
