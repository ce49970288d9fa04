import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { sourceName } from "../i18n/sources.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import { type Page, pagesOf, placeOfPage, type ReadablePage, readablePage } from "./pages.ts";
import { addressOfPassage, passagesOf } from "./passages.ts";

/** A line of a document and how it is cited. */
export interface FoundLine {
  place: string;
  text: string;
}

const MOST_WORDS = 8;
const LONGEST_LINE = 400;

/** The lines that hold these words, those with the most of them first. Words of one or two letters find nothing. */
export function searchDocuments(dossier: Dossier, words: string, locale: Locale): FoundLine[] {
  const wanted = normalizeLabel(words)
    .split(" ")
    .filter((word) => word.length > 2)
    .slice(0, MOST_WORDS);
  return passagesOf(dossier)
    .map((passage) => {
      const level = ` ${normalizeLabel(passage.text)} `;
      return { passage, hits: wanted.filter((word) => level.includes(` ${word}`)).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ passage }) => ({
      place: `${sourceName(passage.document.source, locale)}, ${describeAddress(addressOfPassage(passage), locale, dossier)}`,
      text: passage.text.slice(0, LONGEST_LINE),
    }));
}

/** How every page, slide and sheet is named: "Deck, page 8". */
export const pageNames = (dossier: Dossier, locale: Locale): string[] =>
  pagesOf(dossier).map((page) => placeOfPage(page, locale, dossier));

/** The page of this name with as many of its lines as fit; null where there is none. */
export function pageNamed(dossier: Dossier, name: string, locale: Locale, longest: number): ReadablePage | null {
  const isMeant = (page: Page) => normalizeLabel(placeOfPage(page, locale, dossier)) === normalizeLabel(name);
  const page = pagesOf(dossier).find(isMeant);
  if (page === undefined) return null;
  const shown = readablePage(page, locale, dossier);
  let left = longest;
  const lines = shown.lines.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
  return { ...shown, lines };
}
