import type { Address } from "../../domain/address.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Locale } from "../../domain/locale.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
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
  return dossier.documents.flatMap((document) =>
    document.sections.flatMap((section) =>
      section.hiddenRows
        .filter((row) => row.addressed === true)
        .map((row) => {
          const address = addressOfRow(document, section, row);
          return {
            reference: referenceTo(document.source, address, dossier, locale),
            passage: row.cells.map(({ text }) => text).join(" "),
            address,
          };
        }),
    ),
  );
}

const LONGEST_PASSAGE = 160;

/** The warning an investor gets: a document that tries to steer its own analysis. */
export const sayAddressed = ({ reference, passage }: Omit<AddressedPassage, "address">, locale: Locale): string =>
  debateSentences[locale].redFlag.addressed({ reference, passage: shorten(passage, LONGEST_PASSAGE) });
