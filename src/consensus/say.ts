import type { ContradictionPosition } from "../domain/contradiction.ts";
import type { Locale } from "../domain/locale.ts";
import type { UnitKind } from "../domain/quantity.ts";
import type { DecisiveFactor, EvidenceItem } from "../domain/resolution.ts";
import { shorten } from "../domain/shorten.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import type { CaseFile } from "./case-file.ts";
import { sayNumber, sayWord } from "./positions.ts";
import { readValue } from "./values.ts";

type Speech = Pick<CaseFile, "topic" | "locale" | "contradiction">;

/** A value in the reader's language: a figure with its unit, a word of the scale, or the text itself. */
export function sayValue(value: unknown, { topic, locale, contradiction }: Speech): string {
  if (typeof value === "number")
    return sayNumber(
      value,
      topic,
      contradiction.currency,
      locale,
      topic === null ? givenUnit(contradiction) : undefined,
    );
  return sayWord(value ?? "—", locale);
}

/** The unit somebody gave for a metric no catalogue knows. */
function givenUnit({ positions }: Speech["contradiction"]): UnitKind | undefined {
  for (const { value, unit = null } of positions) {
    if (typeof value !== "number" && typeof value !== "string") continue;
    const read = readValue({ value, unit }, null);
    if (read.kind === "number" && !read.bare) return read.unit;
  }
  return undefined;
}

/** What a position holds, as a person writes it. */
export function sayPosition(position: ContradictionPosition, speech: Speech): string {
  return sayValue(position.normalizedValue ?? position.assessment ?? position.value, speech);
}

/** What a statement of the dossier says. */
export function sayItem(item: EvidenceItem, { topic, locale, contradiction }: Speech): string {
  if (item.value === null) return item.passage;
  const currency = item.currency ?? contradiction.currency;
  const speech = {
    topic,
    locale,
    contradiction: currency === undefined ? contradiction : { ...contradiction, currency },
  };
  const { range } = item;
  return range === undefined
    ? sayValue(item.value, speech)
    : `${sayValue(range.min, speech)} – ${sayValue(range.max, speech)}`;
}

/** What several statements say, each with its place: "Deck, page 8: €1.4M; …". */
export function statementsOf(items: readonly EvidenceItem[], speech: Speech, most = 4): string {
  const { colon, semicolon } = verdictSentences[speech.locale];
  const said = items.map((item) => `${item.reference}${colon}${sayItem(item, speech)}`);
  return [...new Set(said)].slice(0, most).join(semicolon);
}

/** A longer passage is cut where a sentence cites it. */
export const LONGEST_PASSAGE = 240;

/** A statement as the source of a reason: in words for a reader, and as data for whoever checks it. */
export function citedAs(item: EvidenceItem, locale: Locale): Required<Pick<DecisiveFactor, "source" | "citation">> {
  const { reference, passage, calculation } = item;
  if (calculation !== undefined) return { source: `${calculation} (${reference})`, citation: { reference } };
  const { says } = verdictSentences[locale].evidence;
  return {
    source: says({ reference, passage: shorten(passage, LONGEST_PASSAGE) }),
    citation: { reference, quote: passage },
  };
}
