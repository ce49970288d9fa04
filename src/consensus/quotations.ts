import type { Address } from "../domain/address.ts";
import type { ContradictionPosition, PositionSource } from "../domain/contradiction.ts";
import type { EvidenceItem, PositionRecord } from "../domain/resolution.ts";
import { rankOf } from "../domain/source-rank.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import type { Figure } from "../quantities/compare.ts";
import { findQuantities } from "../quantities/find.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import type { CaseFile } from "./case-file.ts";
import { type OpenCase, printedThere, sameDefinition } from "./hearing.ts";
import { figureOf, says } from "./match-value.ts";
import { ofThatTime } from "./of-that-time.ts";
import { isPlain } from "./plain.ts";
import { NAMES_IT, namedIn } from "./question-words.ts";
import { reservationIn } from "./reservations.ts";

/** A quote of a position, held against the words of the question. */
interface Quotation {
  position: ContradictionPosition;
  quote: string;
  /** The line it was cut out of. */
  line: string;
  /** It stands in a primary document, prints the claimed value and speaks of no other time, owner or definition. */
  item: EvidenceItem | null;
  /** The share of the question's own words that it has, from 0 to 1. */
  named: number;
}

/** Beside it, a true quote with at most this part of its words speaks of something else. */
const FAR_LESS = 0.5;

/**
 * The one true quote that carries what is asked where no other side has any: its page prints the claimed value beside the
 * question's words, and the others quote what is not there, or a true line about something else. Where all quote the same
 * line and only the figure differs, nobody disputes what the line is about, and the page decides. What it proves is what
 * one line says, never more. Null where several sides, or none, have such a quote.
 */
export function decisiveQuotation(open: OpenCase): CaseFile["quotation"] {
  const { positions, contradictionType } = open.contradiction;
  if (contradictionType !== "numeric_value" || positions.length < 2) return null;
  const heard = positions.map((position) => bestOf(position, open));
  const quotations = heard.filter((one) => one !== null);
  if (quotations.length < heard.length) return null;
  const standing = quotations.filter(({ item }) => item !== null);
  const best = standing.reduce<Quotation | null>((a, b) => (a === null || b.named > a.named ? b : a), null);
  if (best === null || best.item === null) return null;
  const { item } = best;
  const others = quotations.filter((one) => {
    const figure = figureOf(one.position, open.contradiction);
    return one !== best && (figure === null || !says(item, figure, 0));
  });
  if (others.length === 0) return null;
  const sameLine = others.every((other) => other.item === null && lineOf(other.quote) === lineOf(best.quote));
  const plain = open.topic === null || isPlain({ ...item, passage: best.line }, open.topic);
  const less = ({ item: other, named }: Quotation) => other === null || (plain && named <= best.named * FAR_LESS);
  const carries = best.named >= NAMES_IT && others.every(less);
  if (!sameLine && !carries) return null;
  return { position: best.position, item, whole: sameLine || (plain && best.named === 1) };
}

/** What each side rests on once the quote has decided: its item for its own side, for the others no line about something else. */
export function withQuotation(
  records: PositionRecord[],
  { quotation, contradiction, testimony }: Pick<CaseFile, "quotation" | "contradiction" | "testimony">,
): PositionRecord[] {
  if (quotation === null) return records;
  return records.map((record, i) => {
    const own = contradiction.positions[i] === quotation.position;
    if (!own) return { ...record, support: record.support.filter((item) => testimony.includes(item)) };
    return record.support.length > 0 ? record : { ...record, support: [quotation.item] };
  });
}

function bestOf(position: ContradictionPosition, open: OpenCase): Quotation | null {
  const all = position.sources.flatMap((source) => quotationOf(position, source, open) ?? []);
  const standing = all.filter(({ item }) => item !== null);
  return (standing.length > 0 ? standing : all).reduce<Quotation | null>(
    (a, b) => (a === null || b.named > a.named ? b : a),
    null,
  );
}

function quotationOf(position: ContradictionPosition, source: PositionSource, open: OpenCase): Quotation | null {
  const { quote } = source;
  if (source.type === "inference" || quote === undefined || !/\d/.test(quote)) return null;
  const { type, reference } = source;
  const { status, at } = open.witness.check({ type, reference, quote }, null, open.locale);
  const found = at !== undefined && (status === "verified" || status === "relocated");
  const line = found ? open.witness.lineAround(at, quote) : quote;
  return {
    position,
    quote,
    line,
    item: found ? itemOf(position, source, findQuantities(line).length > 1 ? quote : line, at, open) : null,
    named: namedIn(quote, open.contradiction.topic, open.topic),
  };
}

function itemOf(
  position: ContradictionPosition,
  source: PositionSource,
  quote: string,
  at: Address,
  open: OpenCase,
): EvidenceItem | null {
  const { type } = source;
  const figure = figureOf(position, open.contradiction);
  if (figure === null || rankOf(type) !== "primary") return null;
  const printed = printedThere(quote, figure, open.topic, 0);
  if (printed === null || !sameDefinition(quote, open) || !ofThatTime(quote, at, open)) return null;
  const { topic: label } = open.contradiction;
  const claimed = { metric: label, value: figure.value, sentence: position.claim };
  if (isReadOtherwise(at, figure, open) || open.witness.owner(at, claimed) !== null) return null;
  const { text, ...said } = printed;
  const { anothers, kind } = reservationIn(quote, text, open.witness.footnote(at, quote, text), open.topic, label);
  if (anothers || kind === "condition" || isOfAnotherTime(quote, at, figure, open)) return null;
  return {
    source: type,
    rank: "primary",
    reference: referenceTo(type, at, open.dossier, open.locale),
    passage: quote,
    addresses: [at],
    ...said,
    ...(kind !== undefined && { reservation: kind }),
    partial: true,
  };
}

/**
 * The witness read this very row of a sheet as other values, or these digits on the page in thousands or millions: "2816" of
 * a table in thousands is two million eight hundred thousand.
 */
function isReadOtherwise(at: Address, figure: Figure, { testimony, elsewhere }: OpenCase): boolean {
  const scales = [1e3, 1e6, 1e9].map((scale) => scale * figure.value);
  const there = [...testimony, ...elsewhere].filter(
    ({ value, calculation, addresses }) =>
      typeof value === "number" &&
      calculation === undefined &&
      addresses.some((address) => isSameRow(address, at) || (isSamePage(address, at) && scales.includes(value))),
  );
  return there.length > 0 && !there.some((item) => says(item, figure, 0));
}

const isSamePage = (a: Address, b: Address): boolean =>
  a.document === b.document && "page" in a && "page" in b && a.page === b.page;

const isSameRow = (a: Address, b: Address): boolean =>
  a.kind === "cell" && b.kind === "cell" && a.document === b.document && a.sheet === b.sheet && a.row === b.row;

/** The documents give this line for another time, or as somebody else's. */
function isOfAnotherTime(
  quote: string,
  at: Address,
  figure: Figure,
  { elsewhere, testimony, contradiction }: OpenCase,
): boolean {
  // With its digits: the years of one row differ in nothing else.
  const here = (item: EvidenceItem) =>
    normalizeLabel(item.passage).includes(normalizeLabel(quote)) ||
    (says(item, figure, 0) && item.addresses.some((address) => isSamePart(address, at)));
  const planned = contradiction.basis?.nature === "projected";
  const claimed = contradiction.positions.flatMap((position) => figureOf(position, contradiction) ?? []);
  // What a position says of a later year is what is asked today, where nobody asks for a year.
  const later = (period: string) =>
    contradiction.period === undefined &&
    testimony.some((item) => (item.period ?? "") > period && claimed.some((one) => says(item, one, 0)));
  const dated = [...testimony, ...elsewhere].filter((item) => here(item) && item.period !== undefined);
  if (dated.some(({ period }) => later(period as string))) return true;
  if (testimony.some(here)) return false;
  // Where nobody asks for a year, the witness has said which one is today's.
  const asked = contradiction.period ?? testimony.find(({ period }) => period !== undefined)?.period;
  return elsewhere.some(
    (item) =>
      here(item) &&
      (item.subject !== undefined ||
        (item.period !== undefined && asked !== undefined && item.period !== asked) ||
        (item.projected === true && !planned && contradiction.period === undefined)),
  );
}

/** The same page, sheet or paragraph. */
const isSamePart = (a: Address, b: Address): boolean =>
  a.document === b.document &&
  (("page" in a && "page" in b && a.page === b.page) ||
    ("sheet" in a && "sheet" in b && a.sheet === b.sheet) ||
    (a.kind === "paragraph" && b.kind === "paragraph" && a.paragraph === b.paragraph));

/** A line without its digits, spaces and signs: what two quotes of it have in common. */
const lineOf = (text: string): string => normalizeLabel(text.replace(/\d/gu, "0").replace(/[\s~≈≥≤<>]+/gu, " "));
