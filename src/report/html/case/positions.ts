import type { Contradiction } from "../../../domain/contradiction.ts";
import type { VerdictStanding } from "../../../domain/verdict-standing.ts";
import type { CaseView, PositionView } from "../../view/case.ts";
import { STATUS_TONE, type Tone, VERDICT_TONE } from "../../view/tones.ts";
import { html, type Markup } from "../markup.ts";
import { chip, depth, quote } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { speechOf } from "../speech.ts";

/** What was retained is as good as the verdict that retains it. */
const outcomeTone = (outcome: PositionView["outcome"], standing: VerdictStanding): Tone =>
  outcome === "retained" ? VERDICT_TONE[standing] : outcome === "rejected" ? "bad" : "warn";

const SUM_TONE: Readonly<Record<"right" | "wrong" | "unchecked", Tone>> = {
  right: "good",
  wrong: "bad",
  unchecked: "quiet",
};

/** The positions side by side, each with its proof and what the proof is worth. */
export function positions(
  { positions: views, verdict: { standing } }: CaseView,
  contradiction: Contradiction,
  reader: Reader,
): Markup {
  const { words, locale, figures } = reader;
  const speech = speechOf(contradiction, locale);
  const cards = views.map((view) => {
    const { position, outcome } = view;
    return html`<article class="position ${outcome}"><header><h5>${position.agentName}</h5>${chip(words.case.outcome[outcome], outcomeTone(outcome, standing))}</header>
<p class="says">${speech.position(position)}</p>
${saysMore(position.claim, contradiction.topic, speech.position(position)) ? html`<p class="claim">${position.claim}</p>` : null}
<p class="quiet">${words.case.confidence(figures.number(position.confidence))}</p>
${proof(view, reader)}</article>`;
  });
  return html`<h4>${words.case.positions}</h4><div class="sides">${cards}</div>`;
}

/** "ARR = 504 000 €" under "504 000 €" would say nothing new. */
function saysMore(claim: string, topic: string, value: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  return bare(claim) !== bare(`${topic}=${value}`);
}

function proof({ position: { derived }, citations: cited, sums: shown }: PositionView, reader: Reader): Markup {
  const own =
    derived === undefined
      ? null
      : html`<p>${reader.words.case.derived(derived.formula)} <span class="sum">${derived.calculation}</span></p>`;
  return html`${own}${citations(cited, reader)}${sums(shown, reader)}`;
}

function citations(all: PositionView["citations"], { words }: Reader): Markup {
  if (all.length === 0) return html`<p class="quiet">${words.case.noCitation}</p>`;
  return html`<ul class="proofs">${all.map(
    (one) =>
      html`<li>${chip(one.word, STATUS_TONE[one.status])} <span class="where">${one.reference}</span>${
        one.quote === undefined ? null : html`<blockquote>${quote(one.quote)}</blockquote>`
      }<p>${one.explanation}</p></li>`,
  )}</ul>`;
}

function sums(all: PositionView["sums"], { words }: Reader): Markup {
  const items = all.map(
    (one) =>
      html`<li>${chip(one.word, SUM_TONE[one.status])} <span class="sum">${one.calculation}</span><p>${one.explanation}</p></li>`,
  );
  if (items.length === 0) return html``;
  return depth(words.case.sums, html`<ul class="proofs">${items}</ul>`, {
    open: all.some(({ status }) => status === "wrong"),
  });
}
