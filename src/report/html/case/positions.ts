import type { ContradictionPosition } from "../../../domain/contradiction.ts";
import type { PositionRecord } from "../../../domain/resolution.ts";
import { VERIFY_WORDS } from "../../../i18n/verify.ts";
import type { SettledContradiction } from "../../../review/result.ts";
import { html, type Markup } from "../markup.ts";
import { outcomeOf } from "../outcome.ts";
import { chip, depth, quote, type Tone } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { speechOf } from "../speech.ts";
import { STATUS_TONE } from "../tones.ts";

const OUTCOME_TONE: Readonly<Record<ReturnType<typeof outcomeOf>, Tone>> = {
  retained: "good",
  rejected: "bad",
  contested: "warn",
};
const SUM_TONE: Readonly<Record<"right" | "wrong" | "unchecked", Tone>> = {
  right: "good",
  wrong: "bad",
  unchecked: "quiet",
};

/** The positions side by side, each with its proof and what the proof is worth. */
export function positions({ contradiction, resolution }: SettledContradiction, reader: Reader): Markup {
  const { words, locale, figures } = reader;
  const speech = speechOf(contradiction, locale);
  const cards = contradiction.positions.map((position) => {
    const outcome = outcomeOf(position, resolution);
    return html`<article class="position ${outcome}"><header><h5>${position.agentName}</h5>${chip(words.case.outcome[outcome], OUTCOME_TONE[outcome])}</header>
<p class="says">${speech.position(position)}</p>
${saysMore(position.claim, contradiction.topic, speech.position(position)) ? html`<p class="claim">${position.claim}</p>` : null}
<p class="quiet">${words.case.confidence(figures.number(position.confidence))}</p>
${proof(position, resolution.evidence.find(isOf(position)), reader)}</article>`;
  });
  return html`<h4>${words.case.positions}</h4><div class="sides">${cards}</div>`;
}

/** "ARR = 504 000 €" under "504 000 €" would say nothing new. */
function saysMore(claim: string, topic: string, value: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  return bare(claim) !== bare(`${topic}=${value}`);
}

const isOf =
  ({ agentName, findingId }: ContradictionPosition) =>
  (record: PositionRecord) =>
    record.agentName === agentName && record.findingId === findingId;

function proof(position: ContradictionPosition, record: PositionRecord | undefined, reader: Reader): Markup {
  const say = reader.words.case;
  const { derived } = position;
  const own =
    derived === undefined
      ? null
      : html`<p>${say.derived(derived.formula)} <span class="sum">${derived.calculation}</span></p>`;
  return html`${own}${citations(record?.citations ?? [], reader)}${sums(record?.calculations ?? [], reader)}`;
}

function citations(all: PositionRecord["citations"], { words, locale }: Reader): Markup {
  if (all.length === 0) return html`<p class="quiet">${words.case.noCitation}</p>`;
  const statuses = VERIFY_WORDS[locale].statuses;
  return html`<ul class="proofs">${all.map(
    (one) =>
      html`<li>${chip(statuses[one.status], STATUS_TONE[one.status])} <span class="where">${one.reference}</span>${
        one.quote === undefined ? null : html`<blockquote>${quote(one.quote)}</blockquote>`
      }<p>${one.explanation}</p></li>`,
  )}</ul>`;
}

function sums(all: PositionRecord["calculations"], { words }: Reader): Markup {
  const items = all.map(
    (one) =>
      html`<li>${chip(words.case.sumStatus[one.status], SUM_TONE[one.status])} <span class="sum">${one.calculation}</span><p>${one.explanation}</p></li>`,
  );
  if (items.length === 0) return html``;
  return depth(words.case.sums, html`<ul class="proofs">${items}</ul>`, {
    open: all.some(({ status }) => status === "wrong"),
  });
}
