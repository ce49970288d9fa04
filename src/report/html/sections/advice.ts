import type { Conflict, ConflictSeverity, ConsensusResult } from "../../../domain/recommendation.ts";
import type { Tone } from "../../view/tones.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, facts, list, quote, section } from "../parts.ts";
import type { Reader } from "../reader.ts";

const TONE: Readonly<Record<ConflictSeverity, Tone>> = { LOW: "quiet", MEDIUM: "quiet", HIGH: "warn", CRITICAL: "bad" };

/** Recommendations that pull in opposite directions, what was decided and at what price. */
export function advice(reader: Reader): Markup {
  const { recommendations } = reader.review;
  const say = reader.words.advice;
  if (recommendations === null)
    return section("advice", reader.names.sections.recommendations, failureOf(["recommendations"], reader));
  const { conflicts } = recommendations.report;
  const results = recommendations.consensus;
  const body =
    conflicts.length === 0
      ? html`<p class="quiet">${say.none}</p>`
      : conflicts.map((one) =>
          conflict(
            one,
            results.find(({ conflictId }) => conflictId === one.conflictId),
            reader,
          ),
        );
  return section("advice", reader.names.sections.recommendations, body);
}

function conflict(one: Conflict, result: ConsensusResult | undefined, reader: Reader): Markup {
  const say = reader.words.advice;
  const { names, figures } = reader;
  const sides = Object.values(one.positions).toSorted((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0));
  const cards = sides.map(
    ({ agentName, statement, confidence }) =>
      html`<article class="position"><header><h5>${agentName}</h5></header><blockquote>${quote(statement)}</blockquote>${
        confidence === null ? null : html`<p class="quiet">${names.sure(figures.share(confidence))}</p>`
      }</article>`,
  );
  return html`<article class="conflict"><h3>${chip(names.conflictSeverity[one.severity], TONE[one.severity])} ${names.conflict[one.conflictType]}${names.colon}${one.topic}</h3>
<h4>${say.sides}</h4><div class="sides">${cards}</div>
<h4>${say.differences}</h4>${list(one.keyDifferences)}
<h4>${names.decision}</h4>${decision(result, reader)}</article>`;
}

function decision(result: ConsensusResult | undefined, reader: Reader): Markup {
  const say = reader.words.advice;
  if (result === undefined) return html`<p>${say.notDecided}</p>`;
  const listed = (agents: readonly string[]) => (agents.length === 0 ? say.nobody : agents.join(", "));
  const rounds = result.debateRounds.map(
    (round) =>
      html`<h5>${reader.words.case.debate.round(round.roundNumber)}</h5><ul class="proofs">${round.pleas.map(
        (plea) =>
          html`<li><strong>${plea.agentName}</strong> ${say.stance[plea.stance]}${reader.names.colon}${quote(plea.position)}${list(plea.arguments)}${
            plea.concessions.length === 0 ? null : html`<p><strong>${say.grants}</strong></p>${list(plea.concessions)}`
          }</li>`,
      )}</ul>`,
  );
  return html`${result.accepted ? html`<p class="line">${result.finalDecision}</p>` : html`<p class="line">${say.notDecided}</p><p>${result.finalDecision}</p>`}
<p>${result.justification}</p>
${facts([
  [say.supporters, listed(result.supportingAgents)],
  [reader.names.opponents, listed(result.opposingAgents)],
  [reader.names.neutrals, listed(result.neutralAgents)],
  [say.tradeOffs, result.tradeOffsAcknowledged.length === 0 ? null : list(result.tradeOffsAcknowledged)],
  [reader.names.openPoints, result.unresolvedAspects.length === 0 ? null : list(result.unresolvedAspects)],
])}
<p class="quiet">${result.reasoningSummary}</p>
${rounds.length === 0 ? null : depth(say.rounds(rounds.length), html`${rounds}`)}`;
}
