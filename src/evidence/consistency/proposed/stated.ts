import type { ProposedStatement } from "../../../domain/contradiction-proposal.ts";
import type { Cell, Row, Section, SourceDocument } from "../../../domain/document.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import type { Fact } from "../../../domain/fact.ts";
import { placeKey as keyOfPlace } from "../../../domain/place-key.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { addressOfRow } from "../../../dossier/row-address.ts";
import { fold } from "../../../lexicon/fold.ts";
import { countNamed } from "../../../quantities/number-words.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { scaleAround } from "../../citations/scale-header.ts";
import { sectionText } from "../../citations/section-text.ts";
import { mayBeUnscaled } from "../../claims/table-scale.ts";
import { scaled } from "../../facts/cell-value.ts";
import { readDossier } from "../../facts/find.ts";
import { readByOf } from "../../facts/how-read.ts";
import { intervalOf } from "../interval.ts";
import { placesOf } from "../places.ts";
import { rowStatement } from "../row-statement.ts";
import { type Statement, statementOf } from "../statement.ts";
import { plainQuantities } from "../words/passage.ts";
import { runsFrom, type SeenLine, seenLines } from "./lines.ts";

/** A proposed statement as the documents have it. */
export interface Stated {
  statement: Statement;
  /** The fact of the sheet that it is, where it is one. */
  fact: Fact | null;
  /** Which end of a printed range the words name; absent where they name all of it. */
  end?: "min" | "max";
}

/** The figure that stands in the line under these words; null where the line does not print it. */
export function figureStated(
  line: SeenLine,
  { words }: ProposedStatement,
  nth: number,
  dossier: Dossier,
): Stated | null {
  const home = homeOf(line, dossier);
  const printed = home === null ? null : printedIn(line, words, home.document);
  if (home === null || printed === null) return null;
  const { quantity, cells, end, unsigned } = printed;
  const named = end !== undefined && { end };
  const fact = unsigned === true ? null : factAt(line, quantity, dossier);
  const counted = countedIn(fact?.quantity ?? quantity, cells, line, home.section);
  if (fact !== null) {
    const read = { ...statementOf(fact, null), place: placesOf(dossier)(fact.address) };
    const inTable = counted !== fact.quantity && { quantity: counted, interval: intervalOf(counted) };
    return { fact, ...named, statement: { ...read, ...inTable } };
  }
  const statement = rowStatement(home.document, home.section, line.row, {
    at: `${line.number}.p${nth}`,
    label: "",
    printed: quantity.text,
    passage: line.text,
    quantity: counted,
    interval: intervalOf(counted),
    cells,
  });
  return { fact: null, ...named, statement: placed(statement, line, dossier) };
}

/** The words as they stand in the line; null where they do not. Of a date one word is enough. */
export function wordsStated(
  line: SeenLine,
  { words }: ProposedStatement,
  nth: number,
  dossier: Dossier,
): Stated | null {
  const home = homeOf(line, dossier);
  const passage = passageOf(words, line, dossier);
  if (home === null || passage === null) return null;
  const quantity: Quantity = {
    value: nth,
    unit: "number",
    text: words,
    scale: 1,
    step: 1,
    decimals: 0,
    start: 0,
    end: words.length,
  };
  const statement = rowStatement(home.document, home.section, line.row, {
    at: `${line.number}.w${nth}`,
    label: "",
    printed: words.trim(),
    passage,
    quantity,
    interval: { min: nth, max: nth },
  });
  return { fact: null, statement: placed(statement, line, dossier) };
}

/** The document and the page a line stands in. */
export function homeOf(line: SeenLine, dossier: Dossier): { document: SourceDocument; section: Section } | null {
  const document = dossier.documents.find(({ id }) => id === line.document.id);
  const section = document?.sections.find(({ number }) => number === line.section.number);
  return document === undefined || section === undefined ? null : { document, section };
}

interface Printed {
  quantity: Quantity;
  cells: Cell[];
  end?: "min" | "max";
  /** The line prints it with a minus sign that the words leave out: "−20 %" said as "20 %". */
  unsigned?: true;
}

/** Cell by cell, so that two numbers of a table never read as one; then in the line as a whole. */
function printedIn({ row, text }: SeenLine, words: string, document: SourceDocument): Printed | null {
  const meant = plainQuantities(words, document);
  const wanted = meant.length === 1 ? meant[0] : undefined;
  const there = [
    ...row.cells
      .filter((_, at) => !isHalfRange(row, at))
      .flatMap((cell) => plainQuantities(cell.text, document).map((quantity) => ({ quantity, cells: [cell] }))),
    ...plainQuantities(text, document).map((quantity) => ({ quantity, cells: row.cells })),
  ];
  if (meant.length === 0) return countInWords(words, text, row);
  if (wanted === undefined) return there.find(({ quantity }) => bare(quantity.text) === bare(words)) ?? null;
  const same = there.find(({ quantity }) => isSame(quantity, wanted));
  if (same !== undefined) return same;
  for (const one of there) {
    const { range } = one.quantity;
    if (wanted.range !== undefined || range === undefined) continue;
    if (range.min === wanted.value) return { ...one, end: "min" };
    if (range.max === wanted.value) return { ...one, end: "max" };
  }
  const opposite = there.find(({ quantity }) => isSame({ ...quantity, value: -quantity.value }, wanted));
  return opposite === undefined
    ? null
    : { ...opposite, quantity: { ...wanted, text: opposite.quantity.text }, unsigned: true };
}

/** "$18K –" in one cell and "$30K" in the next are one range. */
const isHalfRange = ({ cells }: Row, at: number): boolean =>
  [cells[at], cells[at - 1]].some((cell) => /\d.*[–—-]\s*$/u.test(cell?.text ?? ""));

/** "Sixteen people": a count that is written out, at the head of the words. */
function countInWords(words: string, text: string, { cells }: Row): Printed | null {
  const named = /^\p{L}+(?:-\p{L}+)?/u.exec(words.trim())?.[0] ?? "";
  const value = /^[a1]$/i.test(named) ? null : countNamed(named);
  if (value === null || !stands(words, text)) return null;
  const quantity: Quantity = {
    value,
    unit: "count",
    text: words.trim(),
    scale: 1,
    step: 1,
    decimals: 0,
    start: 0,
    end: words.length,
  };
  return { quantity, cells };
}

/** The figure without its unit, or with it in other signs: the number is what must stand there. */
const isSame = (quantity: Quantity, wanted: Quantity): boolean =>
  quantity.value === wanted.value &&
  quantity.range?.min === wanted.range?.min &&
  quantity.range?.max === wanted.range?.max &&
  (quantity.unit === wanted.unit || quantity.unit === "number" || wanted.unit === "number");

/** A bare number of a table in thousands counts in them, but for a row of prices, rates and heads. */
function countedIn(quantity: Quantity, [cell, ...more]: Cell[], { row }: SeenLine, section: Section): Quantity {
  if (cell === undefined || more.length > 0 || quantity.unit !== "number" || quantity.scale !== 1) return quantity;
  const text = sectionText(section);
  const header = scaleAround(text, text.rows.indexOf(row), cell);
  const [label] = row.cells;
  return header.scale === 1 || mayBeUnscaled(label?.text ?? "", cell.header ?? "")
    ? quantity
    : scaled(quantity, header);
}

/** The words with the line they begin on, and what they run on into; null where they do not stand there. */
function passageOf(words: string, line: SeenLine, dossier: Dossier): string | null {
  const run = runsFrom(line, seenLines(dossier)).find(
    ({ text, below }) => stands(words, text) && !stands(words, below),
  );
  return run?.text ?? null;
}

const placed = (statement: Statement, { row }: SeenLine, dossier: Dossier): Statement => ({
  ...statement,
  place: placesOf(dossier)(statement.address),
  sure: readByOf(row.cells) !== "ocr",
});

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}%$€£]+/gu, " ")
    .trim();

/** Two words at least, and a letter: a lone figure is no statement in words, but a date is. */
const stands = (words: string, text: string): boolean => {
  const wanted = bare(words);
  const says = (wanted.includes(" ") && /\p{L}/u.test(wanted)) || isDate(words);
  return says && ` ${bare(text)} `.includes(` ${wanted} `);
};

/** "2019", "Q3 2025": a time and nothing else. */
export const isDate = (words: string): boolean => {
  const [one, ...more] = findPeriods(words);
  return one !== undefined && more.length === 0 && bare(one.text) === bare(words);
};

/** What the sheet of facts has read there: with its label, its time and the scale of its table. */
function factAt(line: SeenLine, quantity: Quantity, dossier: Dossier): Fact | null {
  const address = addressOfRow(line.document, line.section, line.row);
  const place = keyOfPlace(address, "row");
  const there = readDossier(dossier).all.filter(
    (fact) =>
      fact.document === line.document.id &&
      fact.quantity.text === quantity.text &&
      keyOfPlace(fact.address, "row") === place,
  );
  const text = bare(line.text);
  const own = there.filter(({ passage }) => text.includes(bare(passage)) || bare(passage).includes(text));
  // Several readings of one figure: which of them is meant nobody knows.
  return own.length === 1 ? (own[0] ?? null) : null;
}
