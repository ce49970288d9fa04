import type { Locale } from "../domain/locale.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { addressOfPassage } from "../evidence/passages.ts";
import type { Witness } from "../evidence/witness.ts";
import { PLACEHOLDERS } from "../lexicon/placeholders.ts";

/** A passage of a template that nobody filled in, with where it stands. */
export interface Placeholder {
  words: string;
  place: string;
}

const LONGEST = 80;

/** The places where the company's documents still say what the template said. */
export function placeholdersIn(witness: Witness, locale: Locale): Placeholder[] {
  return witness.passages().flatMap((passage) => {
    if (passage.document.source !== "deck" || !PLACEHOLDERS.some((pattern) => pattern.test(passage.text))) return [];
    const place = describeAddress(addressOfPassage(passage), locale, witness.dossier);
    return [{ words: passage.text.slice(0, LONGEST), place }];
  });
}
