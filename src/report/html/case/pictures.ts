import { html, type Markup, NOTHING } from "../markup.ts";
import { depth, list } from "../parts.ts";
import { type EvidencePicture, type EvidencePlace, nameOf } from "../places.ts";
import { caseAnchor, type Reader } from "../reader.ts";

/** Pictures shown at once; the others are one click away. */
const AT_ONCE = 2;

/**
 * The pages the evidence stands on, marked; and what has no picture, with the reason. `home` is the contradiction they
 * are shown in, null for another part of the page; a picture that stands elsewhere already is linked to.
 */
export function pictures(places: readonly EvidencePlace[], home: number | null, title: Markup, reader: Reader): Markup {
  const { pictures: drawn, words } = reader;
  if (drawn === null || places.length === 0) return NOTHING;
  const shown = places.flatMap((place) => {
    const picture = drawn.byKey.get(place.key);
    const here = reader.shownIn(place.key) === home;
    return picture === undefined || !here ? [] : figure(place, picture, reader);
  });
  const elsewhere = places.flatMap((place) => {
    const number = reader.shownIn(place.key);
    if (number === null || number === home || !drawn.byKey.has(place.key)) return [];
    const link = html`<a href="#${caseAnchor(number)}">${words.case.number(number)}</a>`;
    return html`${words.case.pictures.see(name(place, reader))} ${link}`;
  });
  const missing = places.flatMap((place) => {
    const left = drawn.leftOut.find((one) => one.place.key === place.key);
    if (left === undefined) return [];
    return words.case.pictures.leftOut({
      place: name(place, reader),
      reason: words.case.pictures.reasons[left.reason],
    });
  });
  const more = shown.slice(AT_ONCE);
  return html`${title}<div class="pages">${shown.slice(0, AT_ONCE)}</div>
${more.length === 0 ? null : depth(words.case.pictures.more(more.length), html`<div class="pages">${more}</div>`)}
${list([...elsewhere, ...missing], "plain quiet")}`;
}

function figure(place: EvidencePlace, { src, width, height, marked }: EvidencePicture, reader: Reader): Markup {
  const say = reader.words.case.pictures;
  const where = name(place, reader);
  const passage = place.passages.join(" · ");
  return html`<figure class="page"><img src="${src}" width="${width}" height="${height}" alt="${say.alt({ place: where, passage })}"><figcaption><strong>${where}</strong>${place.passages.map((text) => html`<span class="passage">${text}</span>`)}${marked ? null : html`<em>${say.unmarked}</em>`}</figcaption></figure>`;
}

function name(place: EvidencePlace, { review, locale }: Reader): string {
  return nameOf(place, review, locale);
}
