import type { DocumentCard, SectionCard } from "../domain/document.ts";
import type { Dossier, DossierCard } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import { rememberedFor } from "../domain/remembered.ts";
import { rankOf } from "../domain/source-rank.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { sourceName } from "../i18n/sources.ts";
import { addressOfPassage, type Passage, passagesOf } from "./passages.ts";

/** A page, slide or sheet as a reader sees it. */
export interface Page {
  document: DocumentCard;
  section: SectionCard;
  /** Never empty. */
  passages: [Passage, ...Passage[]];
}

/** Every page on which a reader sees words, in the documents' order. */
export const pagesOf = rememberedFor((dossier: Dossier): readonly Page[] => {
  const bySection = Map.groupBy(
    passagesOf(dossier).filter(({ text }) => text !== ""),
    ({ section }) => section,
  );
  return [...bySection.values()].map((passages) => ({
    document: (passages[0] as Passage).document,
    section: (passages[0] as Passage).section,
    passages: passages as Page["passages"],
  }));
});

/** A page as whoever works on the deal reads it: how it is cited, what its source is worth, its lines as printed. */
export interface ReadablePage {
  place: string;
  rank: "primary" | "secondary";
  lines: string[];
}

/** The page with all of its lines, or with those of them that matter. */
export function readablePage(
  page: Page,
  locale: Locale,
  dossier: DossierCard,
  passages: readonly Passage[] = page.passages,
): ReadablePage {
  return {
    place: placeOfPage(page, locale, dossier),
    rank: rankOf(page.document.source) === "primary" ? "primary" : "secondary",
    lines: passages.map(({ text }) => text),
  };
}

/** How a page is cited: "Deck, page 8", "Financial model, Revenue", "Context Engine, context.json". */
export function placeOfPage({ document, section, passages }: Page, locale: Locale, dossier: DossierCard): string {
  const source = sourceName(document.source, locale);
  if (section.kind === "page" || section.kind === "slide") {
    const place = describeAddress(addressOfPassage(passages[0]), locale, dossier);
    return `${source}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  }
  return `${source}, ${section.name ?? document.name}`;
}
