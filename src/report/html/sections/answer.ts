import { MORE_QUESTIONS } from "../../../i18n/founder-questions.ts";
import { NOT_EXAMINED } from "../../../i18n/not-examined.ts";
import { RED_FLAG_SENTENCES } from "../../../i18n/red-flags.ts";
import { contestedItems, questionItems, redFlagItems } from "../../view/answer.ts";
import type { Note } from "../../view/block.ts";
import { FLAG_TONE, SEVERITY_TONE, TRUST_TONE } from "../../view/tones.ts";
import { circumstances } from "../../view.ts";
import { trustShares } from "../charts/trust-shares.ts";
import { failureOf } from "../failed.ts";
import { html, type Markup, NOTHING } from "../markup.ts";
import { chip, depth, list, section } from "../parts.ts";
import { caseAnchor, type Reader } from "../reader.ts";
import { inconsistencies, toExplain } from "./inconsistencies.ts";
import { keyFigures } from "./key-figures.ts";
import { score } from "./score.ts";

/** The first screen: can I trust it, the score, what is contested, what to ask. */
export function answer(reader: Reader): Markup {
  const { review, words, names } = reader;
  const { trust, headline, reasons } = review.answer;
  const say = words.answer;
  return html`<div class="first"><div>
<section id="answer" class="answer" aria-labelledby="answer-title" tabindex="-1"><h2 id="answer-title">${questionOf(reader)}</h2>
<p class="badge ${TRUST_TONE[trust]}">${say.trust[trust]}</p>
<p class="headline">${headline}</p>
${failures(reader)}
${reasons.length === 0 ? null : html`<h3>${names.why}</h3>${list(reasons, "reasons")}`}
${circumstances(review).map((said) => html`<p class="quiet">${said}</p>`)}
</section>
${inconsistencies(reader)}${keyFigures(reader)}${toExplain(reader)}${contested(reader)}${questions(reader)}${redFlags(reader)}
</div>
<aside class="figures" aria-label="${say.score.title}">${score(reader)}${trustShares(reader)}</aside></div>`;
}

/** What is asked: of the analysis, or of the documents where no analyst spoke. */
export const questionOf = ({ review, words }: Reader): string =>
  review.builtInAnalysts ? words.answer.questionOfDocuments : words.answer.question;

/** A stage that failed is said before anything else. */
function failures({ review, words, names }: Reader): Markup {
  const failed = review.stages.filter(({ status }) => status === "failed");
  if (failed.length === 0 && review.gaps.length === 0) return NOTHING;
  const missing = new Set([...failed, ...review.gaps].map(({ stage }) => names.stages[stage]));
  return html`<p class="alarm" role="note">${words.answer.failed([...missing].join(", "))} <a href="#unexamined">${NOT_EXAMINED[review.locale].title}</a></p>`;
}

const changes = ({ label, text }: Note, colon: string): Markup =>
  html`<p class="changes"><strong>${label}</strong>${colon}${text}</p>`;

/** As many warnings as are read at once. */
const FIRST_FLAGS = 6;

/** Warnings, gravest first. What cannot be true has a part of its own. */
function redFlags({ review, names }: Reader): Markup {
  const { colon } = names;
  const say = RED_FLAG_SENTENCES[review.locale];
  const items = redFlagItems(review).map(({ label = "", text, notes = [], of: { severity } }) => {
    const level = severity === null ? null : html`${chip(label, FLAG_TONE[severity])} `;
    return html`${level}${text}${notes.map((note) => changes(note, colon))}`;
  });
  const shown = html`${list(items.slice(0, FIRST_FLAGS), "plain alarms")}${
    items.length > FIRST_FLAGS
      ? depth(say.more(items.length - FIRST_FLAGS), list(items.slice(FIRST_FLAGS), "plain alarms"))
      : null
  }`;
  return items.length === 0 ? NOTHING : section("red-flags", names.sections.redFlags, shown);
}

function contested(reader: Reader): Markup {
  const { review, words } = reader;
  const say = words.answer.contested;
  const items = contestedItems(review).map(({ label = "", text, of: { contradictionId, topic, severity } }) => {
    const level = chip(label, SEVERITY_TONE[severity]);
    return html`${level} <strong>${caseLink(contradictionId, topic, reader)}</strong><p>${text}</p>`;
  });
  const failure = failureOf(["tier1", "consensus1", "tier2", "consensus2"], reader);
  const none = html`<p class="quiet">${review.settled.length === 0 ? say.nothingHeard : say.none}</p>`;
  const shown = items.length > 0 ? list(items, "cards") : failure === null ? none : null;
  return section("contested", say.title, html`${failure}${shown}`);
}

function questions(reader: Reader): Markup {
  const { review, words, names } = reader;
  const say = words.answer.questions;
  const asked = questionItems(review);
  const item = ({ label = "", text, notes = [], of: { importance, from } }: (typeof asked)["first"][number]) => {
    const number = from.kind === "contradiction" ? reader.numberOf(from.id) : null;
    const link = number === null ? null : html` <a href="#${caseAnchor(number)}">${words.case.number(number)}</a>`;
    return html`<li>${chip(label, SEVERITY_TONE[importance])}${link}<p class="question">${text}</p>${notes.map((note) => changes(note, names.colon))}</li>`;
  };
  const [first, further] = [asked.first.map(item), asked.further.map(item)];
  if (first.length > 0) {
    const more = html`<ol class="cards" start="${first.length + 1}">${further}</ol>`;
    return section(
      "questions",
      names.sections.questions,
      html`<ol class="cards">${first}</ol>${
        further.length === 0 ? null : depth(MORE_QUESTIONS[review.locale](further.length), more)
      }`,
    );
  }
  const whole = review.gaps.length === 0 && review.stages.every(({ status }) => status !== "failed");
  return section("questions", names.sections.questions, html`<p class="quiet">${whole ? say.none : say.unknown}</p>`);
}

function caseLink(contradictionId: string, topic: string, reader: Reader): Markup {
  const number = reader.numberOf(contradictionId);
  return number === null ? html`${topic}` : html`<a href="#${caseAnchor(number)}">${topic}</a>`;
}
