import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { addressOfRow } from "../dossier/row-address.ts";
import { PLACEHOLDERS } from "../lexicon/placeholders.ts";

/** A passage of a template that nobody filled in, with where it stands. */
export interface Placeholder {
  words: string;
  place: string;
}

const LONGEST = 80;

/** The places where the company's documents still say what the template said. */
export function placeholdersIn(dossier: Dossier, locale: Locale): Placeholder[] {
  return dossier.documents.flatMap((document) =>
    document.source !== "deck"
      ? []
      : document.sections.flatMap((section) =>
          section.rows.flatMap((row) => {
            const words = row.cells.map(({ text }) => text).join(" ");
            if (!PLACEHOLDERS.some((pattern) => pattern.test(words))) return [];
            const place = describeAddress(addressOfRow(document, section, row), locale, dossier);
            return [{ words: words.slice(0, LONGEST), place }];
          }),
        ),
  );
}
