import type { DebatePosition, DebateRound, StruckCode } from "../../../domain/debate.ts";
import { TERMS } from "../../../i18n/terms.ts";
import { VOTE_WORDS } from "../../../i18n/vote.ts";
import type { SettledContradiction } from "../../../review/result.ts";
import { sayVote } from "../../view/case.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { depth, list, quote } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { type Speech, speechOf } from "../speech.ts";

/** The debate round by round, false evidence struck out in place. Nothing where none took place. */
export function debate({ contradiction, resolution }: SettledContradiction, reader: Reader): Markup {
  const { rounds, struckCitations, vote } = resolution.debateRecord;
  if (rounds.length === 0) return NOTHING;
  const say = reader.words.case.debate;
  const speech = speechOf(contradiction, reader.locale);
  const totals = Object.entries(struckCitations ?? {}).map(([agent, count]) => say.struckTotal({ agent, count }));
  const beside =
    vote === undefined
      ? null
      : html`<p class="vote"><strong>${VOTE_WORDS[reader.locale].name}</strong> ${sayVote(vote, reader.locale)}</p>`;
  return depth(
    say.title(rounds.length),
    html`${rounds.map((round) => roundOf(round, speech, reader))}${list(totals, "plain quiet")}${beside}`,
  );
}

function roundOf({ roundNumber, positions, tokensUsed }: DebateRound, speech: Speech, reader: Reader): Markup {
  const say = reader.words.case.debate;
  const tokens = tokensUsed > 0 ? html` <small>${say.tokens(reader.figures.count(tokensUsed))}</small>` : null;
  return html`<h5>${say.round(roundNumber)}${tokens}</h5><div class="sides">${positions.map((one) => plea(one, speech, reader))}</div>`;
}

function plea(one: DebatePosition, speech: Speech, reader: Reader): Markup {
  const { words, figures, names } = reader;
  const say = words.case.debate;
  const role = one.role === undefined ? null : html` <small>${say.role[one.role]}</small>`;
  const held = one.evidence.map(
    ({ source, quote: words_, interpretation }) =>
      html`<li><span class="where">${source}</span> ${quote(words_)}<p>${interpretation}</p></li>`,
  );
  const struck = (one.struck ?? []).map(
    ({ cited, code, explanation }) =>
      html`<li class="struck"><s>${cited}</s> <small>${say.struck(struckWord(code, reader))}</small><p>${explanation}</p></li>`,
  );
  const asked =
    one.askedConfidence === undefined
      ? null
      : html`<p class="quiet">${say.lowered({ asked: figures.number(one.askedConfidence), given: figures.number(one.confidenceLevel) })}</p>`;
  return html`<article class="position"><header><h6>${one.agentName}${role}</h6></header>
<p class="says">${speech.value(one.value)}</p><p class="claim">${one.claim}</p>
<p class="quiet">${words.case.confidence(figures.number(one.confidenceLevel))}${names.colon}${one.confidenceJustification}</p>${asked}
${one.concession === undefined ? null : html`<p><strong>${say.concession[one.concession]}</strong></p>`}
<ul class="proofs">${held}${struck}</ul>
${one.calculation === undefined ? null : html`<p class="sum">${one.calculation.steps.join("; ")} = ${one.calculation.result}</p>`}
${one.weaknesses.length === 0 ? null : html`<p><strong>${say.weaknesses}</strong></p>${list(one.weaknesses)}`}</article>`;
}

function struckWord(code: StruckCode, { locale }: Reader): string {
  return { ...TERMS[locale].citation, ...TERMS[locale].struck }[code];
}
