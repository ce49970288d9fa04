import type { Address } from "../domain/address.ts";
import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import type { SourceType } from "../domain/source.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { sourceName } from "../i18n/sources.ts";

/** A place as people cite it: "Deck, page 8", "Modèle financier, onglet Revenue, cellule C12". */
export function referenceTo(source: SourceType, address: Address, dossier: Dossier, locale: Locale): string {
  const place = describeAddress(address, locale, dossier);
  const plain = address.kind === "path" ? place : place.charAt(0).toLowerCase() + place.slice(1);
  return `${sourceName(source, locale)}, ${plain}`;
}
