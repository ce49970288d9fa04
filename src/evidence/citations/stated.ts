import type { MatchForm } from "../../domain/citation.ts";
import type { Cell } from "../../domain/document.ts";
import { least } from "../../domain/many.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { denies, isNegation } from "../../lexicon/negations.ts";
import { SCALE_WORDS } from "../../lexicon/scales.ts";
import { disagreement, type Figure } from "./agree.ts";
import { findChained } from "./chained.ts";
import type { Claim } from "./claim.ts";
import { findElided } from "./elided.ts";
import { findExact } from "./exact.ts";
import { findFact } from "./facts.ts";
import { figuresIn } from "./figures.ts";
import { fold } from "./fold.ts";
import type { Judgement } from "./judgement.ts";
import { isNeutral, isPlan, Label } from "./labels.ts";
import { findReformatted } from "./reformatted.ts";
import { type Passage, rowsOf, type SectionText } from "./section-text.ts";
import { type Paragraphs, paragraphsOf, type Statement, statementsIn } from "./statements.ts";
import { contentWords, wordsOutside } from "./text-words.ts";
import { QUALIFIERS } from "./words.ts";

/**
 * The quote as one of the page's own texts: a sentence or caption over several lines, letters that were set apart.
 * `strict`: on a page that was not cited, a sentence in other words is no quotation found again.
 */
export function findInParagraphs(text: SectionText, claim: Claim, strict: boolean): Judgement | null {
  const paragraphs = isWhole(text) ? paragraphsOf(text.section) : null;
  if (paragraphs === null) return null;
  const { text: joined } = paragraphs;
  const elided = findElided(joined, claim);
  if (elided !== null && isOne(joined, elided.passage)) return inCells(text, paragraphs, elided.passage, "elided");
  const exact = findExact(joined, claim.folded);
  if (exact !== null && exact.differences.length === 0 && isOne(joined, exact.passage))
    return inCells(text, paragraphs, exact.passage, "cleaned");
  const found = findReformatted(joined, claim);
  if (found !== null && found.differences.length === 0 && isOne(joined, found.passage))
    return inCells(text, paragraphs, found.passage, "reformatted");
  if (strict || claim.figures.length === 0 || claim.named.letters === "") return null;
  const fact = findFact(joined, claim.named, claim.figures, { alone: false, order: claim.order });
  return fact?.kind === "holds" ? inCells(text, paragraphs, fact.passage, "paraphrase") : null;
}

const isWhole = ({ rows, section }: SectionText): boolean => rows === section.rows;

function isOne(text: SectionText, passage: Passage): boolean {
  const { first, last } = rowsOf(text, passage);
  return first === last;
}

/** What was found in a joined text, as the cells of the page that hold it. */
function inCells(
  text: SectionText,
  { text: joined, cells }: Paragraphs,
  passage: Passage,
  form: MatchForm,
): Judgement | null {
  return atCells(text, cells[rowsOf(joined, passage).first] ?? [], form);
}

function atCells(text: SectionText, cells: readonly Cell[], form: MatchForm): Judgement | null {
  const places = cells.map((cell) => text.cells.indexOf(cell)).filter((place) => place >= 0);
  if (places.length === 0) return null;
  const first = least(places);
  const start = text.cellStarts[first] as number;
  const passage = { start, end: Math.max(start + 1, (text.cellStarts[first + 1] as number) - 1) };
  return { kind: "holds", passage, cells: places.sort((a, b) => a - b), form, differences: [] };
}

/**
 * The quote as a statement of the page: a number with the caption, the row's and the column's words that the layout gives
 * it. Every word and number of the quote must belong to that one statement.
 */
export function findStated(text: SectionText, claim: Claim): Judgement | null {
  if (claim.figures.length === 0 || claim.named.letters.length < 2 || !isWhole(text)) return null;
  const quote = quoteOf(claim);
  for (const statement of statementsIn(text.section)) {
    const found = says(statement, quote) ? atCells(text, statement.cells, "joined") : null;
    if (found !== null) return found;
  }
  return null;
}

/** The quote as pieces of the page put together: see `findChained`. */
export function findInPieces(text: SectionText, claim: Claim): Judgement | null {
  const chain = isWhole(text) ? findChained(text.section, claim) : null;
  return chain === null
    ? null
    : atCells(
        text,
        chain.flatMap(({ cells }) => cells),
        "joined",
      );
}

interface Quote {
  quote: string;
  figures: readonly Figure[];
  /** Words that carry meaning, and all that deny. */
  words: string[];
  denials: string[];
  folded: string;
}

function quoteOf({ quote, figures, folded }: Claim): Quote {
  return {
    quote,
    figures,
    words: contentWords(quote, figures),
    denials: wordsOutside(quote, figures).filter((word) => isNegation(word, quote)),
    folded: folded.text,
  };
}

interface Parts {
  figures: Figure[];
  beside: { words: string[]; figures: Figure[] }[];
  own: Set<string>;
  over: Set<string>;
  /** The words of each heading of its column. */
  columns: string[][];
  /** The words that must be quoted where a heading lends others: they are what the figure is called. */
  name: string[];
  /** Words that define or deny, and must not be left out. */
  binding: string[];
}

const partsOf = rememberedFor((statement: Statement): Parts => {
  const { text, how, labels, headers, headings, otherHeaders } = statement;
  const foreign = new Set(otherHeaders.flatMap((header) => wordsOutside(header)));
  const columnWords = headers.flatMap((header) => wordsOutside(header));
  const above = headings.flatMap((heading) => wordsOutside(heading)).filter((word) => !foreign.has(word));
  const figures = figuresIn(text);
  // What follows a dash in a caption explains it; the name stands before.
  const label =
    how === "card" && labels[0] !== undefined ? (labels[0].split(/\s[—–-]\s/)[0] as string) : (labels[0] ?? text);
  const named = contentWords(label, labels.length === 0 ? figures : figuresIn(label));
  return {
    figures,
    beside: [...labels, ...headers].map((one) => {
      const there = figuresIn(one);
      return { words: contentWords(one, there), figures: there };
    }),
    own: new Set([text, ...labels].flatMap((part) => wordsOutside(part))),
    over: new Set([...columnWords, ...above]),
    columns: headers.map((header) => contentWords(header).filter((word) => !isNeutral(word))),
    name: named.filter((word) => !isNeutral(word)),
    binding: labels.length === 0 ? [] : wordsOutside(label).filter((word) => QUALIFIERS.has(word) || isNegation(word)),
  };
});

function says(statement: Statement, quote: Quote): boolean {
  if (isUnderItsHeading(statement, quote)) return true;
  const { figures, beside } = partsOf(statement);
  const said = [statement.text, ...statement.labels].join(" ");
  if (isPlan(new Label(quote.quote)) !== isPlan(new Label(said)) || denies(quote.quote) !== denies(said)) return false;
  const main = quote.figures.filter((claimed) => figures.some((figure) => agrees(claimed, figure)));
  if (main.length === 0 || !main.every((claimed) => hasMeasure(statement, figures, claimed))) return false;
  const rest = quote.figures.filter((claimed) => !main.includes(claimed));
  if (!rest.every((claimed) => beside.some((label) => isOfLabel(label, claimed, quote)))) return false;
  // Where a text gives several figures, only its own words in their own order say which is which.
  if (figures.length > 1 && !isListed(statement, figures, quote)) return isLedIn(statement, quote);
  return wordsBelong(statement, quote);
}

/** "$960K Year 2": a value and what stands over or under its column, as both are printed and nothing else. */
function isUnderItsHeading({ how, text, headers }: Statement, { folded }: Quote): boolean {
  if (how !== "row" || !/\d/.test(text)) return false;
  return headers.some((header) => [`${text} ${header}`, `${header} ${text}`].some((one) => fold(one).text === folded));
}

/** A number of a label is quoted with the label's own words. */
function isOfLabel({ words, figures }: Parts["beside"][number], claimed: Figure, quote: Quote): boolean {
  return figures.some((figure) => agrees(claimed, figure)) && words.every((word) => quote.words.includes(word));
}

/** "$50" is not said by a bare 50, unless its row or column counts in money. */
function hasMeasure({ labels, headers, headings }: Statement, figures: readonly Figure[], claimed: Figure): boolean {
  const sign = (unit: string | undefined): RegExp | null =>
    unit === "money" ? MONEY : unit === "percent" ? /%|per ?cent|pour ?cent|por ?cento/i : null;
  const wanted = sign(claimed.readings[0]?.unit);
  if (wanted === null) return true;
  const own = figures.filter((figure) => agrees(claimed, figure));
  if (own.some((figure) => figure.readings.some(({ unit }) => unit === claimed.readings[0]?.unit))) return true;
  return [...labels, ...headers, ...headings].some((one) => wanted.test(one));
}

const MONEY = new RegExp(String.raw`\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|BRL|CHF|INR|${CURRENCY_WORD})(?!\p{L})`, "iu");

function agrees(claimed: Figure, figure: Figure): boolean {
  return disagreement(claimed, figure, { scale: 1 }) === null;
}

/** The figures of the quote are all those of the text, in order; or the text's own part of the quote stands there as it is. */
function isListed({ text }: Statement, figures: readonly Figure[], { figures: claimed, folded }: Quote): boolean {
  const there = fold(text).text;
  if (there.length >= 4 && folded.includes(there)) return true;
  const own = claimed.filter((one) => figures.some((figure) => agrees(one, figure)));
  if (own.length === 1 && isOfItsOwnUnit(text, figures)) return true;
  return (
    claimed.length === figures.length &&
    claimed.every((one, at) => agrees(one, figures[at] as Figure)) &&
    !/\p{L}{3}/u.test(text)
  );
}

/** "$10,000 5%" in one cell: an amount and a share are never taken for each other. */
function isOfItsOwnUnit(text: string, figures: readonly Figure[]): boolean {
  const units = new Set(figures.flatMap(({ readings: [reading] }) => reading?.unit ?? []));
  return !/\p{L}{3}/u.test(text) && units.size === figures.length;
}

/** Words of the column or row, then a part of the text as it stands: "Seed round" over "$2M target | $15M valuation". */
function isLedIn({ text, labels, headers, headings }: Statement, { quote, figures }: Quote): boolean {
  const first = figures[0]?.start ?? 0;
  const above = headings.slice(0, 1).filter((heading) => !namesItsOwn(heading, figures));
  const over = new Set([...labels, ...headers, ...above].flatMap((part) => wordsOutside(part)));
  const there = fold(text).text;
  for (const { index } of quote.slice(0, first + 1).matchAll(/(?<=^|\s)\S/gu)) {
    const lead = wordsOutside(quote.slice(0, index));
    if (!lead.every((word) => over.has(word))) return false;
    const part = fold(quote.slice(index)).text;
    const at = there.indexOf(part);
    const cut = /[\d.,]/.test(there[at - 1] ?? "") || /[\d.,]/.test(there[at + part.length] ?? "");
    if (lead.length > 0 && part.length >= 4 && at >= 0 && !cut) return true;
  }
  return false;
}

/** "The ask: $900K" over "from $20K to $200K a month": a heading with a figure of that kind names its own, and lends none below its name. */
function namesItsOwn(heading: string, claimed: readonly Figure[]): boolean {
  const units = new Set(claimed.flatMap(({ readings }) => readings.map(({ unit }) => unit)));
  return figuresIn(heading).some(({ readings }) => readings.some(({ unit }) => units.has(unit)));
}

/** Share of a caption's words that must be quoted; a row's label is quoted whole. */
const OF_CAPTION = 0.5;

/** Every word is one of the statement's, they name it, and none that defines or denies was left out or lent by a heading. */
function wordsBelong(statement: Statement, { words, denials }: Quote): boolean {
  const { own, over, columns, name, binding } = partsOf(statement);
  const meant = words.filter((word) => !isNeutral(word));
  if (meant.length === 0 || !words.every((word) => own.has(word) || over.has(word) || isUnit(word))) return false;
  if (!denials.every((word) => own.has(word) || over.has(word))) return false;
  const quoted = name.filter((word) => words.includes(word)).length;
  const column = columns.some((header) => header.length > 0 && header.every((word) => words.includes(word)));
  // Where rows are named by a time or a plan, the column says what is measured: the row's name may be left out, not cut.
  if (column && ((quoted === 0 && statement.how !== "text") || quoted === name.length)) return true;
  if (binding.some((word) => !words.includes(word) && !denials.includes(word))) return false;
  const lent = meant.filter((word) => !own.has(word) && !isUnit(word));
  // What a text says of its own figures is said by its sentence, not by a bag of its words.
  if (statement.how === "text" && lent.length === 0) return false;
  if (lent.some((word) => QUALIFIERS.has(word))) return false;
  const whole = quoted === name.length;
  if (statement.how === "row" || lent.length > 0) return whole;
  return (
    name.length === 0 ||
    quoted >= OF_CAPTION * name.length ||
    meant.every((word) => own.has(word) && !name.includes(word))
  );
}

/** "million" in "$150/million" is written around the figure, and read with it. */
const isUnit = (word: string): boolean => Object.hasOwn(SCALE_WORDS, word);
