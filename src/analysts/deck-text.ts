import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import { addressOfPassage } from "../evidence/passages.ts";
import { witnessOf } from "../evidence/witness.ts";
import { fold } from "../lexicon/fold.ts";

/** A line of the deck that a reader sees. */
export interface DeckLine {
  text: string;
  /** Without accents and capitals, words parted by single spaces. */
  folded: string;
  address: Address;
  source: "deck";
}

/** The visible lines of the deck's readable pages. */
export function deckLines(context: VerificationContext): DeckLine[] {
  return witnessOf(context)
    .passages()
    .filter(({ document }) => document.source === "deck")
    .map((passage) => {
      const { text } = passage;
      return { text, folded: plain(text), address: addressOfPassage(passage), source: "deck" };
    });
}

/** Words only, folded: "Ordonéo S.A.S." → "ordoneo s a s". */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}°]+/gu, " ")
    .trim();
}

/** Company forms after a name, which decks leave out. */
const FORMS = /\s+(?:s a s|sas|sa|sarl|inc|ltd|llc|gmbh|ltda|s a|corp|co)$/;

/** Whether a line names this company, as whole words. */
export function names(line: DeckLine, company: string): boolean {
  const wanted = plain(company).replace(FORMS, "");
  return wanted !== "" && ` ${line.folded} `.includes(` ${wanted} `);
}
