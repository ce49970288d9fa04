import type { Address } from "../../domain/address.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Locale } from "../../domain/locale.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { addressOfPassage, ordersOf } from "../../evidence/passages.ts";
import { debateSentences } from "../../i18n/debate.ts";
import { shorten } from "../say.ts";

/** Text of a document that gives orders to whoever reads it by machine. */
export interface AddressedPassage {
  reference: string;
  passage: string;
  address: Address;
}

/** What the dossier set apart because it gives orders to a machine, seen or hidden. */
export function addressedPassages(dossier: Dossier, locale: Locale): AddressedPassage[] {
  return ordersOf(dossier).map((passage) => {
    const address = addressOfPassage(passage);
    return {
      reference: referenceTo(passage.document.source, address, dossier, locale),
      passage: passage.text,
      address,
    };
  });
}

const LONGEST_PASSAGE = 160;

/** The warning an investor gets: a document that tries to steer its own analysis. */
export const sayAddressed = ({ reference, passage }: Omit<AddressedPassage, "address">, locale: Locale): string =>
  debateSentences[locale].redFlag.addressed({ reference, passage: shorten(passage, LONGEST_PASSAGE) });
