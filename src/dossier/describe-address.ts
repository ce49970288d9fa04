import type { Address } from "../domain/address.ts";
import type { DocumentCard, Row } from "../domain/document.ts";
import type { DossierCard } from "../domain/dossier.ts";
import { requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { rememberedFor } from "../domain/remembered.ts";
import { shorten } from "../domain/shorten.ts";
import type { SourceType } from "../domain/source.ts";
import { ADDRESS_WORDS } from "../i18n/addresses.ts";
import { sourceName } from "../i18n/sources.ts";
import { opened } from "./opened.ts";

/**
 * A place as a person would say it: "Slide 8", "Onglet Revenue, ligne 12", "Sheet P&L, cell C8".
 * With the dossier at hand, a document that is not the main one of its source is named too.
 *
 * ```ts
 * describeAddress({ kind: "slide", document: "deck", page: 8 }, "en"); // "Deck, slide 8"
 * ```
 */
export function describeAddress(address: Address, locale: Locale, dossier?: DossierCard): string {
  requireObject("The address", address);
  const place = placeOf(address, locale, dossier);
  const document = dossier?.documents.find((one) => one.id === address.document);
  if (document === undefined) return place;
  const main = dossier?.documents.find((one) => one.source === document.source);
  const isMain = main === document && (address.kind === "path" || ONE_OF_A_KIND.has(document.source));
  return isMain ? place : `${document.name}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
}

/** A deal has one deck, one model, one base of funding; of what else comes from outside each goes by its own name. */
const ONE_OF_A_KIND: ReadonlySet<SourceType> = new Set(["deck", "financial_model", "funding_db"]);

/**
 * A place as people cite it: "Deck, page 8", "Modèle financier, onglet Revenue, cellule C12". A document that is not the
 * main one of its kind goes by its own name: "Term sheet.docx, paragraph 2".
 */
export function referenceTo(source: SourceType, address: Address, dossier: DossierCard, locale: Locale): string {
  const place = describeAddress(address, locale, dossier);
  const main = dossier.documents.find((one) => one.source === source);
  const known = dossier.documents.some(({ id }) => id === address.document);
  if (address.kind === "path" || (known && !ONE_OF_A_KIND.has(source))) return place;
  if (main !== undefined && main.id !== address.document) return place;
  return `${sourceName(source, locale)}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
}

function placeOf(address: Address, locale: Locale, dossier: DossierCard | undefined): string {
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
      return words.paragraph(address.paragraph, headingOver(address, dossier));
    case "path": {
      const source = dossier?.documents.find((one) => one.id === address.document)?.source;
      const name = source === "context_engine" ? words.contextEngine : source === "funding_db" ? words.fundingDb : null;
      const said = sayPath(address.path, words.entry);
      return name === null ? said : `${name}, ${said}`;
    }
  }
}

/** "benchmarks[0].p75" as people say it: "benchmarks no. 1 › p75". */
const sayPath = (path: string, entry: (number: number) => string): string =>
  path.replaceAll(".", " › ").replace(/\[(\d+)\]/g, (_, at: string) => ` ${entry(Number(at) + 1)}`);

const LONGEST_HEADING = 60;

/** The heading each paragraph of a document stands under. */
const headingsOf = rememberedFor((document: DocumentCard) => {
  const over = new Map<number, string>();
  let last: string | undefined;
  // Rows of slides and pages are counted anew on each.
  const running = opened(document).sections.filter(({ kind }) => kind !== "slide" && kind !== "page");
  for (const row of running.flatMap(({ rows }) => rows)) {
    if (row.heading !== undefined) last = titleOf(row);
    if (last !== undefined && row.number !== undefined) over.set(row.number, last);
  }
  return over;
});

/** Nobody counts paragraphs: the heading a paragraph stands under says where to look. */
function headingOver(
  { document: id, paragraph }: Extract<Address, { kind: "paragraph" }>,
  dossier: DossierCard | undefined,
): string | undefined {
  const document = dossier?.documents.find((one) => one.id === id);
  return document === undefined ? undefined : headingsOf(document).get(paragraph);
}

function titleOf({ cells }: Row): string | undefined {
  const text = cells
    .map((cell) => cell.text)
    .join(" ")
    .replace(/[“”«»"()]/g, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
  if (text === "") return undefined;
  return shorten(text, LONGEST_HEADING);
}
