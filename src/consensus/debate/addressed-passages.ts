import type { Address } from "../../domain/address.ts";
import type { Locale } from "../../domain/locale.ts";
import { shorten } from "../../domain/shorten.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { addressOfPassage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { debateSentences } from "../../i18n/debate.ts";

/** Text of a document that gives orders to whoever reads it by machine. */
export interface AddressedPassage {
  reference: string;
  passage: string;
  address: Address;
}

/** What the dossier set apart because it gives orders to a machine, seen or hidden. */
export function addressedPassages(witness: Witness, locale: Locale): AddressedPassage[] {
  return witness.orders().map((passage) => {
    const address = addressOfPassage(passage);
    return {
      reference: referenceTo(passage.document.source, address, witness.dossier, locale),
      passage: passage.text,
      address,
    };
  });
}

const LONGEST_PASSAGE = 160;

/** The warning an investor gets: a document that tries to steer its own analysis. */
export const sayAddressed = ({ reference, passage }: Omit<AddressedPassage, "address">, locale: Locale): string =>
  debateSentences[locale].redFlag.addressed({ reference, passage: shorten(passage, LONGEST_PASSAGE) });
