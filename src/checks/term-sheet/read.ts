import type { SourceDocument } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { PAPER_NAMES } from "../../lexicon/room-papers.ts";
import {
  AMOUNT_LINE,
  CAPPED_AT,
  CLOSING_LINE,
  CONVERSION_INSIDE,
  FULL_RATCHET,
  NO_TERM,
  NON_PARTICIPATING,
  PARTICIPATING,
  POST_MONEY,
  PRE_MONEY,
  PREFERRED_CLASS,
  TERM_LINES,
  TIMES,
  WEIGHTED_AVERAGE,
} from "../../lexicon/terms.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { readCapTables } from "../cap-table/read.ts";
import type { Place } from "../check.ts";
import type { Participation } from "../equity/waterfall.ts";
import { placeOfPassage } from "../places.ts";

/** A term with the line it stands on. */
export interface Read<Value> {
  value: Value;
  place: Place;
}

/** What a term sheet says; null where it is silent or says it in a way we do not read. */
export interface TermSheet {
  document: SourceDocument;
  preference: Read<{ multiple: number | null; participation: Participation | null; cap: number | null }> | null;
  /** What its line of the amount says, where that line says one amount. */
  amount: Read<Quantity> | null;
  antiDilution: Read<"full_ratchet" | "weighted_average" | "none" | "other"> | null;
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
      (one) => (one.source === "deck" || one.source === "financial_model") && isTermSheet(one),
    );
    if (document === undefined) return null;
    return termsOf(
      document,
      witness.passages().filter((passage) => passage.document === document),
      readCapTables(witness).flatMap(({ lines }) =>
        lines.flatMap(({ shareClass }) =>
          shareClass !== null && PREFERRED_CLASS.test(fold(shareClass)) ? fold(shareClass) : [],
        ),
      ),
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

function isTermSheet({ id, sections }: SourceDocument): boolean {
  const title = sections[0]?.rows[0]?.cells.map(({ text }) => text).join(" ") ?? "";
  return [id.replace(/\.\w+$/, ""), title.length > 120 ? "" : title].some((name) =>
    PAPER_NAMES.term_sheet.test(fold(name).replace(/[_.-]+/g, " ")),
  );
}

function termsOf(document: SourceDocument, passages: readonly Passage[], classes: readonly string[]): TermSheet {
  // What a line says of shares that are out already is no term of the round.
  const isOfOthers = (text: string) => classes.some((name) => text.startsWith(name));
  const lines = passages
    .map((passage) => ({ passage, text: fold(passage.text) }))
    .filter(({ text }) => !isOfOthers(text.replace(/^\P{L}+/u, "")));
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
    return { value: said, place: placeOfPassage(found.passage, { label: printed, printed }) };
  };
  return {
    document,
    preference: read(find(TERM_LINES.preference), preferenceIn),
    amount: amountIn(passages),
    antiDilution: read(find(TERM_LINES.antiDilution), antiDilutionIn),
    proRata: read(find(TERM_LINES.proRata), (text) => !denied(text)),
    board: present(find(TERM_LINES.board)),
    vesting: present(find(TERM_LINES.vesting)),
    // A pool that is a share of the company before the round is another number.
    pool: read(find(TERM_LINES.pool), (text) =>
      PRE_MONEY.test(text) && !POST_MONEY.test(text) ? null : numberIn(/(\d+(?:[.,]\d+)?)\s*%/u.exec(text)?.[1]),
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
  return { value: amount, place: placeOfPassage(passage, { label: passage.text, printed, value: amount.value }) };
}

/** A term whose line is there, whatever it says in full. */
function present(found: { passage: Passage } | null): Read<null> | null {
  if (found === null) return null;
  const printed = found.passage.text.slice(0, 120);
  return { value: null, place: placeOfPassage(found.passage, { label: printed, printed }) };
}

const numberIn = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits.replace(",", "."));

/** Multiple, participation and its cap, as far as a text says them. */
export function preferenceIn(text: string): {
  multiple: number | null;
  participation: Participation | null;
  cap: number | null;
} {
  const cap = numberIn(CAPPED_AT.exec(text)?.[1]);
  const plain = cap === null ? text : text.replace(CAPPED_AT, " ");
  const multiple = numberIn(TIMES.exec(plain)?.[1]);
  const participation = NON_PARTICIPATING.test(text)
    ? "none"
    : PARTICIPATING.test(text)
      ? cap === null
        ? "full"
        : "capped"
      : null;
  return { multiple, participation, cap };
}

function antiDilutionIn(text: string): "full_ratchet" | "weighted_average" | "none" | "other" {
  if (WEIGHTED_AVERAGE.test(text)) return "weighted_average";
  if (denied(text)) return "none";
  return FULL_RATCHET.test(text) ? "full_ratchet" : "other";
}

/** "Pro rata: none", "no full ratchet": the term is named to say that there is none. */
function denied(text: string): boolean {
  const after = text
    .split(/[:|–—]/u)
    .slice(1)
    .join(" ")
    .trim();
  const said = after === "" ? text : after;
  return NO_TERM.test(said.slice(0, 24));
}

function dayIn(text: string): Date | null {
  const day = findPeriods(text)
    .map(({ period }) => period)
    .find((period) => /^\d{4}-\d{2}-\d{2}$/.test(period));
  return day === undefined ? null : new Date(`${day}T00:00:00Z`);
}
