import type { ConflictSeverity, ConsensusResult } from "../../../domain/recommendation.ts";
import { type AdviceView, adviceOf } from "../../view/advice.ts";
import type { Tone } from "../../view/tones.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, facts, list, quote, section } from "../parts.ts";
import type { Reader } from "../reader.ts";

const TONE: Readonly<Record<ConflictSeverity, Tone>> = { LOW: "quiet", MEDIUM: "quiet", HIGH: "warn", CRITICAL: "bad" };

/** Recommendations that pull in opposite directions, what was decided and at what price. */
export function advice(reader: Reader): Markup {
  const { review, names, words } = reader;
  const opposed = adviceOf(review);
  const none = html`<p class="quiet">${words.advice.none}</p>`;
  const body =
    opposed === null
      ? failureOf(["recommendations"], reader)
      : opposed.length === 0
        ? none
        : opposed.map((one) => conflict(one, reader));
  return section("advice", names.sections.recommendations, body);
}

function conflict(one: AdviceView, reader: Reader): Markup {
  const say = reader.words.advice;
  const cards = one.sides.map(
    ({ agentName, statement, sure }) =>
      html`<article class="position"><header><h5>${agentName}</h5></header><blockquote>${quote(statement)}</blockquote>${
        sure === null ? null : html`<p class="quiet">${sure}</p>`
      }</article>`,
  );
  return html`<article class="conflict"><h3>${chip(one.grave, TONE[one.of.severity])} ${one.title}</h3>
<h4>${say.sides}</h4><div class="sides">${cards}</div>
<h4>${say.differences}</h4>${list(one.of.keyDifferences)}
<h4>${reader.names.decision}</h4>${decision(one, reader)}</article>`;
}

function decision({ of, decision: said }: AdviceView, reader: Reader): Markup {
  const { names, review } = reader;
  const undecided = html`<p class="line">${reader.words.advice.notDecided}</p>`;
  const result = review.recommendations?.consensus.find(({ conflictId }) => conflictId === of.conflictId);
  if (result === undefined) return undecided;
  return html`${said.accepted ? html`<p class="line">${said.text}</p>` : html`${undecided}<p>${said.text}</p>`}
<p>${said.why}</p>
${facts([
  ...said.parties.map(({ label, text }) => [label, text] as const),
  [names.tradeOffs, said.givenUp.length === 0 ? null : list(said.givenUp)],
  [names.openPoints, said.open.length === 0 ? null : list(said.open)],
])}
<p class="quiet">${result.reasoningSummary}</p>${rounds(result, reader)}`;
}

function rounds({ debateRounds }: ConsensusResult, { words, names }: Reader): Markup | null {
  const say = words.advice;
  const told = debateRounds.map(
    (round) =>
      html`<h5>${words.case.debate.round(round.roundNumber)}</h5><ul class="proofs">${round.pleas.map(
        (plea) =>
          html`<li><strong>${plea.agentName}</strong> ${say.stance[plea.stance]}${names.colon}${quote(plea.position)}${list(plea.arguments)}${
            plea.concessions.length === 0 ? null : html`<p><strong>${say.grants}</strong></p>${list(plea.concessions)}`
          }</li>`,
      )}</ul>`,
  );
  return told.length === 0 ? null : depth(say.rounds(told.length), html`${told}`);
}
