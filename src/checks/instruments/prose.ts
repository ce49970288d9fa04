import type { DocumentCard } from "../../domain/document.ts";
import type { Period, Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { INSTRUMENT_NAMES } from "../../lexicon/equity.ts";
import { fold } from "../../lexicon/fold.ts";
import {
  BY_HOLDER,
  HOLDER_LINE,
  HOLDER_ROLE,
  INDEXED_RATE,
  INSTRUMENT_COLUMNS,
  MATURITY,
  NO_INTEREST,
  NO_TERM,
  OFFERED,
  POST_MONEY,
  PRE_MONEY,
  QUALIFIES,
  TERMS_IN_TEXT,
  WHO_INVESTED,
  YEAR_OF_360,
} from "../../lexicon/terms.ts";
import { findQuantities } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { Instrument, InstrumentKind } from "../equity/instrument.ts";
import { placeOfPassage } from "../places.ts";
import { type Paragraph, paragraphsOf } from "../tables/paragraphs.ts";
import type { InstrumentGap, ReadInstrument } from "./read.ts";

type TermName = "amount" | "cap" | "floor" | "discount" | "interest";
type Terms = Record<TermName, Map<number, { quantity: Quantity; passage: Passage }>>;

/** The first lines of a paper, where its name stands. */
const TITLE_LINES = 6;

/**
 * Convertible papers that are given as running text: a contract, each of whose terms stands in a sentence of its own, or
 * a sentence of another paper that says kind, amount and terms of one. A deck's are an offer and not among them.
 */
export function instrumentsInText(witness: Witness): ReadInstrument[] {
  const papers = Map.groupBy(
    witness
      .passages()
      .filter(({ document, section }) => isPaper(document) && (section.kind === "text" || section.kind === "page")),
    ({ document }) => document,
  );
  return [...papers].flatMap(([document, passages]) => {
    const paragraphs = paragraphsOf(passages.filter(({ row }) => row.cells.every(({ ocr }) => ocr !== "unsure")));
    const kind = kindOfPaper(document, passages);
    return kind === null ? paragraphs.flatMap(inSentence) : (contract(document, paragraphs, kind) ?? []);
  });
}

/** The papers that are convertibles themselves: what they say of a valuation is their own, not the round's. */
export function convertiblePapers(witness: Witness): ReadonlySet<string> {
  return witness.remember("convertible papers", () => {
    const papers = Map.groupBy(witness.passages(), ({ document }) => document);
    return new Set(
      [...papers].flatMap(([document, passages]) =>
        isPaper(document) && kindOfPaper(document, passages) !== null ? document.id : [],
      ),
    );
  });
}

const isPaper = ({ role, source, format, id }: DocumentCard): boolean =>
  role !== "outside" &&
  (source === "deck" || source === "financial_model") &&
  format !== "pptx" &&
  !(format === "pdf" && !id.includes("/")) &&
  !/deck|pitch/i.test(id);

const names = Object.entries(INSTRUMENT_NAMES) as [keyof typeof INSTRUMENT_NAMES, RegExp][];
const named = (text: string) => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

function kindOfPaper({ id }: DocumentCard, passages: readonly Passage[]): keyof typeof INSTRUMENT_NAMES | null {
  const title = passages
    .slice(0, TITLE_LINES)
    .filter(({ text }) => text.length < 120 && !/\d{3}/.test(text))
    .map(({ text }) => fold(text));
  const called = [fold(id.replace(/\.\w+$/, "")).replace(/[_.-]+/g, " "), ...title];
  // A term sheet may name a SAFE in its title; it is no SAFE.
  if (called.some((one) => /term ?sheet/.test(one))) return null;
  return called.map(named).find((kind) => kind !== null) ?? null;
}

function contract(
  document: DocumentCard,
  paragraphs: readonly Paragraph[],
  kind: keyof typeof INSTRUMENT_NAMES,
): ReadInstrument | null {
  const terms = noTerms();
  for (const { text, passage } of paragraphs)
    for (const sentence of sentencesOf(text)) readTerms(sentence, passage, terms, false);
  const whole = fold(paragraphs.map(({ text }) => text).join(" "));
  if (terms.amount.size === 0 && terms.cap.size === 0 && terms.discount.size === 0) return null;
  const texts = paragraphs.map(({ text }) => text);
  const name = holderIn(texts);
  const holder = name ?? document.name.replace(/\.\w+$/, "");
  const read = asInstrument({ kind, terms, text: whole, holder, dates: texts, isWhole: true });
  return read === null || name !== null ? read : { ...read, unnamed: true };
}

/** "BSA AIR souscrit par Marie Duval le 12/03/2024 : 100 000 €, plafond 3 M€, décote 20 %". */
function inSentence({ text, passage }: Paragraph): ReadInstrument[] {
  return sentencesOf(text).flatMap((sentence) => {
    const folded = fold(sentence);
    const kind = named(folded);
    if (kind === null || OFFERED.test(folded) || passage.row.table === true) return [];
    const terms = noTerms();
    readTerms(sentence, passage, terms, true);
    if (terms.amount.size !== 1 || (terms.cap.size === 0 && terms.discount.size === 0)) return [];
    const [paid] = [...terms.amount.values()].map(({ quantity }) => quantity.text.trim());
    const name = holderIn([sentence]);
    const holder = name ?? `${kind.toUpperCase().replace("_", " ")} (${paid})`;
    const read = asInstrument({ kind, terms, text: folded, holder, dates: [sentence], isWhole: false });
    return read === null ? [] : [name === null ? { ...read, unnamed: true } : read];
  });
}

const noTerms = (): Terms => ({
  amount: new Map(),
  cap: new Map(),
  floor: new Map(),
  discount: new Map(),
  interest: new Map(),
});

/** A point between figures or after a short form ends no sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[^\d\s.]{3}[.;])\s+(?=[\p{Lu}"“«(\d])/u);

/** What one sentence says, part by part: the term that is named in the part, or nearest to the figure, is its own. */
function readTerms(sentence: string, passage: Passage, terms: Terms, amountByDefault: boolean): void {
  for (const part of sentence.split(/[,;](?=\s\D|$)|\s(?:and|et|e|with|avec|com|plus)\s/u)) {
    for (const quantity of findQuantities(part)) {
      if ("ambiguous" in quantity || quantity.range !== undefined || quantity.value <= 0) continue;
      // "A round of at least 1 M€" is what makes the paper convert, and none of its terms.
      if (QUALIFIES.test(fold(part.slice(0, quantity.start)))) continue;
      const isMoney = quantity.unit === "money";
      if (!isMoney && quantity.unit !== "percent") continue;
      const candidates = isMoney ? (["cap", "floor", "amount"] as const) : (["discount", "interest"] as const);
      const folded = fold(part);
      const near = candidates
        .flatMap((term) => distances(term, folded, quantity).map((distance) => ({ term, distance })))
        .toSorted((a, b) => a.distance - b.distance)[0]?.term;
      const term = near ?? (isMoney && amountByDefault && terms.amount.size === 0 ? "amount" : undefined);
      if (term !== undefined && !terms[term].has(quantity.value))
        terms[term].set(quantity.value, { quantity, passage });
    }
  }
}

const FARTHEST = 90;

function distances(term: TermName, folded: string, { start, end }: Quantity): number[] {
  const words = [INSTRUMENT_COLUMNS[term], ...(term === "cap" || term === "amount" ? [TERMS_IN_TEXT[term]] : [])];
  return words
    .flatMap(({ source }) => [...folded.matchAll(new RegExp(source, "giu"))])
    .map(({ index, 0: { length } }) => (index >= end ? index - end : start - index - length))
    .filter((distance) => distance >= -1 && distance <= FARTHEST);
}

interface Found {
  kind: keyof typeof INSTRUMENT_NAMES;
  terms: Terms;
  /** Folded. */
  text: string;
  holder: string;
  dates: readonly string[];
  /** A contract: what it does not say is missing, and not left out by who sums it up. */
  isWhole: boolean;
}

function asInstrument({ kind: called, terms, text, holder, dates, isWhole }: Found): ReadInstrument | null {
  const only = (term: TermName) => (terms[term].size === 1 ? [...terms[term].values()][0] : undefined);
  const [paid, cap, floor, discount] = (["amount", "cap", "floor", "discount"] as const).map(only);
  const kind = called === "safe" ? safeOf(text) : called;
  const favoured =
    INSTRUMENT_COLUMNS.favoured.test(text) &&
    !NO_TERM.test(text.slice(Math.max(0, text.search(/mfn|most[- ]favo/) - 12), text.search(/mfn|most[- ]favo/)));
  const bears = kind === "note" || kind === "mutuo";
  const rate = bears ? only("interest") : undefined;
  const rateOpen =
    bears &&
    (INDEXED_RATE.test(text) ||
      terms.interest.size > 1 ||
      (rate === undefined && INSTRUMENT_COLUMNS.interest.test(text) && !NO_INTEREST.test(text)));
  const issued = dayIn(dates);
  const several = (["amount", "cap", "floor", "discount"] as const).some((term) => terms[term].size > 1);
  const silent = isWhole && cap === undefined && discount === undefined && !favoured && !several;
  const gaps: InstrumentGap[] = [
    ...(kind === null ? (["pre_or_post"] as const) : []),
    ...(paid === undefined ? (["amount"] as const) : []),
    ...(rateOpen ? (["rate"] as const) : []),
    ...(rate !== undefined && issued === null ? (["issued"] as const) : []),
    ...(several || silent ? (["terms"] as const) : []),
  ];
  const shown = paid ?? cap ?? discount;
  if (shown === undefined) return null;
  const off = discount?.quantity.value;
  return {
    instrument: {
      holder,
      kind: kind ?? "safe_post",
      amount: paid?.quantity.value ?? 0,
      ...(cap !== undefined && { cap: cap.quantity.value }),
      ...(floor !== undefined && { floor: floor.quantity.value }),
      // The standard SAFE's "Discount Rate" is what is left of the price: 80 % is a discount of 20.
      ...(off !== undefined && { discount: called === "safe" && off > 50 ? 100 - off : off }),
      ...(rate !== undefined && { interest: rate.quantity.value }),
      ...(rate !== undefined && YEAR_OF_360.test(text) && { yearDays: 360 as const }),
      ...(issued !== null && { issued }),
      ...(favoured && { mostFavoured: true }),
    } satisfies Instrument,
    currency: paid?.quantity.currency ?? cap?.quantity.currency,
    place: placeOfPassage(shown.passage, {
      label: holder,
      printed: shown.quantity.text.trim(),
      value: shown.quantity.value,
    }),
    gaps,
  };
}

/** Null where it does not say whether its cap is pre- or post-money: nobody may guess. */
function safeOf(text: string): Extract<InstrumentKind, "safe_post" | "safe_pre"> | null {
  const [post, pre] = [POST_MONEY, PRE_MONEY].map((pattern) => pattern.test(text));
  return post ? "safe_post" : pre ? "safe_pre" : null;
}

function holderIn(texts: readonly string[]): string | null {
  for (const pattern of [HOLDER_ROLE, HOLDER_LINE, WHO_INVESTED, BY_HOLDER]) {
    for (const text of texts) {
      // A name ends with its sentence: "North Angels LLC. Issued on 3 March" is North Angels LLC.
      const name = pattern
        .exec(text)?.[1]
        ?.split(/(?<=\p{L}{3})\.\s+(?=\p{Lu})/u)[0]
        ?.trim();
      if (name !== undefined && name.length > 2 && name.length < 60) return name;
    }
  }
  return null;
}

/** The one whole day that is no maturity; null where there are several. */
function dayIn(texts: readonly string[]): Date | null {
  const days = texts
    .flatMap(sentencesOf)
    .flatMap(daysIn)
    .filter((period) => /^\d{4}-\d{2}-\d{2}$/.test(period));
  const [day, ...others] = [...new Set(days)];
  return day === undefined || others.length > 0 ? null : new Date(`${day}T00:00:00Z`);
}

/** "Issued on 15 January 2025, repayable on 15 January 2027": of several days each has its own words before it. */
function daysIn(sentence: string): Period[] {
  const found = findPeriods(sentence);
  if (found.length < 2) return MATURITY.test(fold(sentence)) ? [] : found.map(({ period }) => period);
  return found
    .filter(({ start }, at) => !MATURITY.test(fold(sentence.slice(found[at - 1]?.end ?? 0, start))))
    .map(({ period }) => period);
}
