import type { Critique } from "../../../domain/critique.ts";
import type { Improvement, ImprovementStatus } from "../../../domain/improvement.ts";
import { NOT_EXAMINED } from "../../../i18n/not-examined.ts";
import type { AgentReflexion } from "../../../review/result.ts";
import { refusedSentence } from "../../view/corrections.ts";
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
  const { reflexions, notReflected } = reader.review;
  const { names } = reader;
  const say = reader.words.corrections;
  const failure = failureOf(["tier1", "reflexion1", "tier2", "reflexion2"], reader);
  const aside = leftAside(NOT_EXAMINED[reader.locale].notReflected, notReflected.length);
  const none = failure === null && aside === null ? html`<p class="quiet">${names.nothingHere.corrections}</p>` : null;
  const shown =
    reflexions.length === 0
      ? none
      : html`<p class="quiet">${say.legend}</p>${reflexions.map((one) => analysis(one, reader))}`;
  const body = html`${failure}${aside}${shown}`;
  return section("corrections", names.sections.corrections, body);
}

function analysis({ agentName, result }: AgentReflexion, reader: Reader): Markup {
  const { words, figures, review, names } = reader;
  const say = words.corrections;
  const { qualityMetrics: quality, improvementSummary: summary, baNotice: notice, escalation } = result;
  const agent = review.agents.find((one) => one.agentName === agentName);
  const { before = null, after = null } = agent?.confidence ?? {};
  const line = [
    say.quality({ before: figures.number(quality.originalScore), after: figures.number(quality.revisedScore) }),
    before === null || after === null
      ? ""
      : say.confidence({ before: figures.number(Math.round(before)), after: figures.number(Math.round(after)) }),
    say.counts({ fixed: summary.fixed, partly: summary.partiallyFixed, open: summary.cannotFix }),
  ];
  const items = result.critiques.map((critique) =>
    correction(
      critique,
      result.improvements.find(({ critiqueId }) => critiqueId === critique.id),
      reader,
    ),
  );
  const refused = refusedSentence(result.modelRecord, review.locale);
  return html`<article class="agent"><h3>${agentName} ${chip(quality.readyForBA ? say.ready : say.notReady, quality.readyForBA ? "good" : "bad")}</h3>
<p>${line.filter(Boolean).join(" · ")}</p>
${refused === null ? null : html`<p class="quiet">${refused}</p>`}
${result.factProvedFalse ? html`<p class="alarm">${names.factProvedFalse}</p>` : null}
${escalation === null ? null : html`<p class="alarm">${say.escalated(figures.share(escalation.cannotFixRatio))}</p>`}
${items}
${titled(names.weaknesses, notice.remainingWeaknesses)}${titled(names.dataNeeds, notice.dataNeedsFromFounder)}</article>`;
}

function correction(critique: Critique, done: Improvement | undefined, { words, names }: Reader): Markup {
  const say = words.corrections;
  const { location, severity, type, issue, standard, impactOnBA } = critique;
  const status = done === undefined ? null : chip(names.improvement[done.status], STATUS[done.status]);
  const diff =
    done === undefined
      ? html`<p class="quiet">${say.unanswered}</p>`
      : wordDiff(done.change.before, done.change.after, say);
  const why = done?.justification;
  return html`<div class="correction"><h4>${chip(names.critiqueSeverity[severity], SEVERITY[severity])} ${status} ${names.critique[type]}</h4>
<p>${issue}</p>${diff}
${facts([
  [names.place, html`<code>${location.section}</code>`],
  [names.source, why?.sourceUsed],
  [
    names.calculation,
    why?.calculationShown === undefined ? null : html`<span class="sum">${why.calculationShown}</span>`,
  ],
  [names.searched, why?.ifCannotFix],
])}
${depth(say.rule, html`<p>${standard}</p><p>${impactOnBA}</p>`)}</div>`;
}

function titled(title: string, items: readonly string[]): Markup {
  return items.length === 0 ? html`` : html`<h4>${title}</h4>${list(items)}`;
}
