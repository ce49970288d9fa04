import type { ProposedStatement } from "../../../domain/contradiction-proposal.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import type { Fact } from "../../../domain/fact.ts";
import { placeKey as keyOfPlace } from "../../../domain/place-key.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { addressOfRow } from "../../../dossier/row-address.ts";
import { fold } from "../../../lexicon/fold.ts";
import { readDossier } from "../../facts/find.ts";
import { readByOf } from "../../facts/how-read.ts";
import { intervalOf } from "../interval.ts";
import { placesOf } from "../places.ts";
import { rowStatement } from "../row-statement.ts";
import { type Statement, statementOf } from "../statement.ts";
import { plainQuantities } from "../words/passage.ts";
import { type SeenLine, seenLines } from "./lines.ts";

/** A proposed statement as the documents have it, with the fact of the sheet that it is, where it is one. */
export interface Stated {
  statement: Statement;
  fact: Fact | null;
}

/** The figure that stands in the line under these words; null where the line does not print it. */
export function figureStated(
  line: SeenLine,
  { words }: ProposedStatement,
  nth: number,
  dossier: Dossier,
): Stated | null {
  const document = dossier.documents.find(({ id }) => id === line.document.id);
  if (document === undefined) return null;
  const printed = plainQuantities(line.text, document);
  const meant = plainQuantities(words, document);
  const [wanted] = meant.length === 1 ? meant : [];
  const quantity = printed.find((one) => isWritten(one, words)) ?? printed.find((one) => isSame(one, wanted));
  if (quantity === undefined) return null;
  const fact = factAt(line, quantity, dossier);
  if (fact !== null) return { fact, statement: { ...statementOf(fact, null), place: placesOf(dossier)(fact.address) } };
  const section = document.sections.find(({ number }) => number === line.section.number);
  if (section === undefined) return null;
  const statement = rowStatement(document, section, line.row, {
    at: `${line.number}.p${nth}`,
    label: "",
    printed: quantity.text,
    passage: line.text,
    quantity,
    interval: intervalOf(quantity),
  });
  return { fact: null, statement: placed(statement, line, dossier) };
}

/** The words as they stand in the line; null where they do not. */
export function wordsStated(
  line: SeenLine,
  { words }: ProposedStatement,
  nth: number,
  dossier: Dossier,
): Stated | null {
  const document = dossier.documents.find(({ id }) => id === line.document.id);
  const section = document?.sections.find(({ number }) => number === line.section.number);
  const passage = passageOf(words, line, dossier);
  if (document === undefined || section === undefined || passage === null) return null;
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
  const statement = rowStatement(document, section, line.row, {
    at: `${line.number}.w${nth}`,
    label: "",
    printed: words.trim(),
    passage,
    quantity,
    interval: { min: nth, max: nth },
  });
  return { fact: null, statement: placed(statement, line, dossier) };
}

/** A printed paragraph is wrapped: a statement may run on into the lines below. */
const LINES_RUN_ON = 3;

/** The line, with as many of those below it as the words run on into; null where they do not stand there. */
function passageOf(words: string, line: SeenLine, dossier: Dossier): string | null {
  const lines = seenLines(dossier)
    .slice(line.number - 1, line.number - 1 + LINES_RUN_ON)
    .filter(({ section }) => section === line.section)
    .map(({ text }) => text);
  const passages = lines.map((_, at) => lines.slice(0, at + 1).join(" "));
  // What stands wholly in a line below was given the wrong line.
  return (
    passages.find((text, at) => stands(words, text) && !lines.slice(1, at + 1).some((one) => stands(words, one))) ??
    null
  );
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

/** Two words at least, and a letter: a lone figure is no statement in words. */
const stands = (words: string, text: string): boolean => {
  const wanted = bare(words);
  return wanted.includes(" ") && /\p{L}/u.test(wanted) && ` ${bare(text)} `.includes(` ${wanted} `);
};

const isWritten = (quantity: Quantity, words: string): boolean => bare(quantity.text) === bare(words);

/** The figure without its unit, or with it in other signs: the number is what must stand there. */
const isSame = (quantity: Quantity, wanted: Quantity | undefined): boolean =>
  wanted !== undefined &&
  quantity.value === wanted.value &&
  (quantity.unit === wanted.unit || quantity.unit === "number" || wanted.unit === "number");

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
