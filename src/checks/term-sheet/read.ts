import type { DocumentCard } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { PAPER_NAMES } from "../../lexicon/room-papers.ts";
import {
  AMOUNT_LINE,
  CLOSING_LINE,
  CONVERSION_INSIDE,
  POST_MONEY,
  PRE_MONEY,
  TERM_LINES,
} from "../../lexicon/terms.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { isOfOlderClass } from "../cap-table/older-classes.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import { type AntiDilution, antiDilutionIn, isDenied, type Preference, preferenceIn } from "./clauses.ts";

/** A term with the line it stands on. */
export interface Read<Value> {
  value: Value;
  place: Place;
  /** The words it was read from, folded. */
  said: string;
}

/** What a term sheet says; null where it is silent or says it in a way we do not read. */
export interface TermSheet {
  document: DocumentCard;
  preference: Read<Preference> | null;
  /** What its line of the amount says, where that line says one amount. */
  amount: Read<Quantity> | null;
  antiDilution: Read<AntiDilution> | null;
  proRata: Read<boolean> | null;
  board: Read<null> | null;
  vesting: Read<null> | null;
  /** In percent, after the round. */
  pool: Read<number> | null;
  /** True where the pre-money counts what converts. */
  conversionInside: Read<true> | null;
  closing: Read<Date> | null;
}

/** The term sheet among the company's papers; null where there is none. */
export function readTermSheet(witness: Witness): TermSheet | null {
  return witness.remember("term sheet", () => {
    const document = witness.dossier.documents.find(
      (one) => (one.source === "deck" || one.source === "financial_model") && isTermSheet(one, witness),
    );
    if (document === undefined) return null;
    return termsOf(
      document,
      witness.passages().filter((passage) => passage.document === document),
      isOfOlderClass(witness),
    );
  });
}

/** When the round closes: as the term sheet says, else as the company's other papers do where they say one day. */
export function closingOf(witness: Witness): Date | null {
  const sheet = readTermSheet(witness)?.closing ?? null;
  if (sheet !== null) return sheet.value;
  const days = witness
    .passages()
    .filter(({ document, text }) => document.source === "deck" && CLOSING_LINE.test(fold(text)))
    .flatMap(({ text }) => dayIn(text)?.getTime() ?? []);
  const [day, ...others] = new Set(days);
  return day === undefined || others.length > 0 ? null : new Date(day);
}

function isTermSheet(document: DocumentCard, witness: Witness): boolean {
  const title = witness.firstLine(document);
  return [document.id.replace(/\.\w+$/, ""), title.length > 120 ? "" : title].some((name) =>
    PAPER_NAMES.term_sheet.test(fold(name).replace(/[_.-]+/g, " ")),
  );
}

function termsOf(
  document: DocumentCard,
  passages: readonly Passage[],
  isOfOthers: (line: string) => boolean,
): TermSheet {
  const lines = passages
    .map((passage) => ({ passage, text: fold(passage.text) }))
    .filter(({ text }) => !isOfOthers(text));
  /** The first line that names it: with what follows where it is a heading of its own. */
  const find = (pattern: RegExp): { passage: Passage; text: string } | null => {
    const at = lines.findIndex(({ text, passage }) => pattern.test(text) && passage.row.heading !== 1);
    const line = lines[at];
    if (line === undefined) return null;
    const isName =
      line.passage.row.cells.length === 1 &&
      (line.passage.row.heading !== undefined || line.text.length < 40) &&
      !/[:\d]/.test(line.text);
    return isName ? { passage: line.passage, text: `${line.text} ${lines[at + 1]?.text ?? ""}` } : line;
  };
  const read = <Value>(
    found: { passage: Passage; text: string } | null,
    value: (text: string) => Value | null,
  ): Read<Value> | null => {
    if (found === null) return null;
    const said = value(found.text);
    if (said === null) return null;
    const printed = found.passage.text.slice(0, 120);
    return { value: said, place: placeOfPassage(found.passage, { label: printed, printed }), said: found.text };
  };
  return {
    document,
    preference: read(find(TERM_LINES.preference), preferenceIn),
    amount: amountIn(passages),
    antiDilution: read(find(TERM_LINES.antiDilution), antiDilutionIn),
    proRata: read(find(TERM_LINES.proRata), (text) => !isDenied(text)),
    board: present(find(TERM_LINES.board)),
    vesting: present(find(TERM_LINES.vesting)),
    // A pool that is a share of the company before the round is another number.
    pool: read(find(TERM_LINES.pool), (text) =>
      PRE_MONEY.test(text) && !POST_MONEY.test(text) ? null : percentIn(text),
    ),
    conversionInside: read(find(CONVERSION_INSIDE), () => true as const),
    closing: read(find(CLOSING_LINE), dayIn),
  };
}

function amountIn(passages: readonly Passage[]): Read<Quantity> | null {
  const passage = passages.find(({ text }) => AMOUNT_LINE.test(fold(text)));
  const [amount, ...others] = passage === undefined ? [] : findQuantities(passage.text);
  if (passage === undefined || amount === undefined || others.length > 0) return null;
  if ("ambiguous" in amount || amount.unit !== "money" || amount.range !== undefined) return null;
  const printed = amount.text.trim();
  const place = placeOfPassage(passage, { label: passage.text, printed, value: amount.value });
  return { value: amount, place, said: fold(passage.text) };
}

/** A term whose line is there, whatever it says in full. */
function present(found: { passage: Passage; text: string } | null): Read<null> | null {
  if (found === null) return null;
  const printed = found.passage.text.slice(0, 120);
  return { value: null, place: placeOfPassage(found.passage, { label: printed, printed }), said: found.text };
}

function percentIn(text: string): number | null {
  const digits = /(\d+(?:[.,]\d+)?)\s*%/u.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

function dayIn(text: string): Date | null {
  const day = findPeriods(text)
    .map(({ period }) => period)
    .find((period) => /^\d{4}-\d{2}-\d{2}$/.test(period));
  return day === undefined ? null : new Date(`${day}T00:00:00Z`);
}
