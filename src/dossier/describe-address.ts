import type { Address } from "../domain/address.ts";
import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import { ADDRESS_WORDS } from "../i18n/addresses.ts";

/**
 * A place as a person would say it: "Slide 8", "Onglet Revenue, ligne 12", "Sheet P&L, cell C8".
 * With the dossier at hand, a document that is not the main one of its source is named too.
 */
export function describeAddress(address: Address, locale: Locale, dossier?: Dossier): string {
  const place = placeOf(address, locale, dossier);
  const document = dossier?.documents.find((one) => one.id === address.document);
  if (document === undefined) return place;
  const main = dossier?.documents.find((one) => one.source === document.source);
  return main === document ? place : `${document.name}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
}

function placeOf(address: Address, locale: Locale, dossier: Dossier | undefined): string {
  const words = ADDRESS_WORDS[locale];
  switch (address.kind) {
    case "page":
      return words.page(address.page);
    case "slide":
      return words.slide(address.page);
    case "cell":
      return address.cell === undefined
        ? words.row(address.sheet, address.row)
        : words.cell(address.sheet, address.cell);
    case "paragraph":
      return words.paragraph(address.paragraph);
    case "path": {
      const source = dossier?.documents.find((one) => one.id === address.document)?.source;
      const name = source === "context_engine" ? words.contextEngine : source === "funding_db" ? words.fundingDb : null;
      return name === null ? address.path : `${name}, ${address.path}`;
    }
  }
}
