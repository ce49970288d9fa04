import type { Address } from "../../../domain/address.ts";
import type { Row, Section, SourceDocument } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { addressOfRow } from "../../../dossier/row-address.ts";
import { fold } from "../../../lexicon/fold.ts";
import { type PageRole, roleOf } from "../../../lexicon/page-roles.ts";
import { findQuantities } from "../../../quantities/find.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { readByOf } from "../../facts/how-read.ts";
import { writtenAs } from "../how-numbers-are-written.ts";
import { type Interval, intervalOf } from "../interval.ts";
import { placesOf } from "../places.ts";
import { rowStatement } from "../row-statement.ts";
import type { Statement } from "../statement.ts";
import { inParagraphs } from "./in-paragraphs.ts";

/** One line of a company's document as words. */
export interface Passage {
  document: SourceDocument;
  section: Section;
  row: Row;
  /** The row's place among the rows of its section. */
  at: number;
  text: string;
  /** What the heading above says the lines are about. */
  role: PageRole | null;
  /** See `placesOf`. */
  place: string;
}

const LONGEST_HEADING = 60;
const LONGEST_PASSAGE = 300;

/** Every visible line of the company's own documents that are written for readers, with what its heading says. */
export const passagesOf = rememberedFor((dossier: Dossier): readonly Passage[] =>
  dossier.documents
    .filter(({ source }) => source === "deck")
    .flatMap((document) =>
      document.sections
        .filter(({ hidden, kind }) => hidden === undefined && kind !== "json" && kind !== "sheet")
        .flatMap((section) =>
          inParagraphs(passagesOfSection(document, section, placesOf(dossier)), section, LONGEST_PASSAGE),
        ),
    ),
);

function passagesOfSection(
  document: SourceDocument,
  section: Section,
  placeOf: (address: Address) => string,
): Passage[] {
  let role: PageRole | null = roleOf(section.name ?? "");
  let page: string | null = null;
  return section.rows.flatMap((row, at) => {
    const place = placeOf(addressOfRow(document, section, row));
    // What one page is about says nothing of the next.
    if (page !== null && place !== page) role = null;
    page = place;
    const text = row.cells
      .map((cell) => cell.text)
      .join(" ")
      .trim();
    // An item of a list or a line of a table stands under something, and nothing under it.
    const isOver = row.item === undefined && row.table !== true && text.length <= LONGEST_HEADING;
    if (isOver && findPeriods(text).length === 0) role = roleOf(text) ?? role;
    return text === "" || text.length > LONGEST_PASSAGE ? [] : [{ document, section, row, at, text, role, place }];
  });
}

/** A statement in words: how far a thing is or when it happens, as a value that another can be held against. */
export function saidIn(
  { document, section, row, at, text, place }: Passage,
  { label, printed, interval, nth }: { label: string; printed: string; interval: Interval; nth: number },
): Statement {
  const value = (interval.min + interval.max) / 2;
  return {
    ...rowStatement(document, section, row, {
      at: `${at}.w${nth}`,
      label,
      printed,
      passage: text,
      quantity: { value, unit: "number", text: printed, scale: 1, step: 1, decimals: 0, start: 0, end: printed.length },
      interval,
    }),
    place,
    sure: readByOf(row.cells) !== "ocr",
  };
}

/** A figure that a line prints, as a statement of no topic. */
export const figureIn = (passage: Passage, quantity: Quantity, nth: number, label = ""): Statement => ({
  ...saidIn(passage, { label, printed: quantity.text, interval: intervalOf(quantity), nth }),
  quantity,
});

/** The figures of a text that can be read in one way only. */
export const plainQuantities = (text: string, document?: SourceDocument): Quantity[] =>
  findQuantities(text, document === undefined ? undefined : writtenAs(document)).flatMap((one) =>
    "ambiguous" in one ? [] : [one],
  );

/** The words of a text that may say which thing is meant, folded; names as they stand out by a capital letter. */
export function subjectsOf(
  text: string,
  isNone: (word: string) => boolean,
): { words: Set<string>; names: Set<string> } {
  const [words, names] = [new Set<string>(), new Set<string>()];
  for (const [at, { 0: written, index }] of [...text.matchAll(/\p{L}[\p{L}\d’'-]+/gu)].entries()) {
    const word = fold(written);
    if (isNone(word) || /^(?:i{1,3}|iv|v)$/u.test(word)) continue;
    const acronym = /^\p{Lu}{2,}/u.test(written);
    const capital = /^\p{Lu}/u.test(written) && (at > 0 || /^\s*:/u.test(text.slice(index + written.length)));
    if (acronym || capital) names.add(word);
    if (word.length >= 4 || acronym || capital) words.add(word);
  }
  return { words, names };
}
