import { NOT_EXAMINED } from "../../../i18n/not-examined.ts";
import { decisionSentence } from "../../view/decisions.ts";
import { type LeftOutItem, leftOut } from "../../view/left-out.ts";
import { html, type Markup, type Printable } from "../markup.ts";
import { list, quote, section } from "../parts.ts";
import { nameOf } from "../places.ts";
import type { Reader } from "../reader.ts";

/** What was not examined and why: a reader must be able to tell silence from innocence. */
export function unexamined(reader: Reader): Markup {
  const { review, locale, names } = reader;
  const say = NOT_EXAMINED[locale];
  const groups: Group[] = [
    ...leftOut(review).map(({ title, items, grave }) => ({
      title,
      grave,
      items: items.map((one) => line(one, reader)),
    })),
    ...onThisPage(reader).filter(({ items }) => items.length > 0),
  ];
  const body = groups.map(
    ({ title, items, grave }) =>
      html`<div class="left${grave === true ? html` grave` : null}"><h3>${title} <small>(${items.length})</small></h3>${list(items)}</div>`,
  );
  return section(
    "unexamined",
    say.title,
    html`<p>${say.intro}</p><p><strong>${names.coverage[review.coverage]}</strong></p>${body.length === 0 ? html`<p>${say.nothing}</p>` : body}`,
  );
}

interface Group {
  title: string;
  items: Printable[];
  grave?: boolean | undefined;
}

function line({ label, why, text, quoted, where }: LeftOutItem, { names }: Reader): Markup {
  const about = label === undefined ? null : html`<strong>${label}</strong>`;
  const reason = why === undefined ? null : html` (${why})`;
  return html`${about}${reason}${label === undefined || text === "" ? null : names.colon}${quoted === true ? quote(text) : text}${where === undefined ? null : html` <span class="where">${where}</span>`}`;
}

/** What only this page has a place for: decisions on questions that are gone, and pictures it could not show. */
function onThisPage(reader: Reader): Group[] {
  const { review, words, pictures, locale, names } = reader;
  return [
    {
      title: words.case.decided.elsewhere,
      items: review.decisions
        .filter(({ contradictionId }) => contradictionId === null)
        .map((one) => html`<strong>${one.topic}</strong>. ${decisionSentence(one, review)}`),
    },
    {
      title: NOT_EXAMINED[locale].pictures,
      items: (pictures?.leftOut ?? []).map(
        ({ place, reason, message }) =>
          html`<strong>${nameOf(place, review, locale)}</strong>${names.colon}${words.case.pictures.reasons[reason]}${message === undefined ? null : `. ${message}`}`,
      ),
    },
  ];
}
