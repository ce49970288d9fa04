import type { Cell } from "../../domain/document.ts";
import { greatest } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { regionsAgree } from "../../lexicon/regions.ts";
import { OF_WHICH, OPENS_A_PART } from "../../lexicon/reservations.ts";
import { sameValue } from "../../quantities/compare.ts";
import { isBefore } from "../facts/movements.ts";
import { disagreement, type Figure } from "./agree.ts";
import { cardLabel } from "./cards.ts";
import type { Claim } from "./claim.ts";
import type { Difference } from "./edges.ts";
import { figuresIn, figuresOfRow, type PlacedFigure } from "./figures.ts";
import { fold } from "./fold.ts";
import { isNeutral, isPlan, Label, periodsAgree, rhythmsDiffer, sameTopic } from "./labels.ts";
import { clauseAround } from "./prose.ts";
import { surroundings } from "./reformatted.ts";
import { rowLabel } from "./row-labels.ts";
import { type Found, foundText } from "./scope.ts";
import { indexAt, rowsOf, type SectionText } from "./section-text.ts";
import { statementsOfCell } from "./statements.ts";
import { isValueCell } from "./table.ts";
import { areOppositeDefinitions } from "./words.ts";
import { type Fault, names, wordsFault } from "./words-claim.ts";

/**
 * The quote of a finding is there; does it carry the finding's claim? An analyst names a metric in words of his own, so
 * a label that cannot be compared is no fault; another metric, value, currency or scale is.
 */
export function carriesFinding(text: SectionText, found: Found, claim: Claim): Fault | null {
  if (claim.value === undefined) return null;
  const label = new Label(claim.label);
  if (claim.valueFigures.length === 0)
    return wordsFault(foundText(text, found), label, String(claim.value), sentenceAround(text, found));
  const there = figuresWithin(text, found);
  const differences: Difference[] = [];
  for (const value of claim.valueFigures) {
    const signed = (label.topic?.topic.plausible?.min ?? 0) < 0;
    const whole = there.filter((figure) => agrees(text, value, figure, signed));
    const agreeing = whole.length > 0 ? whole : endsOfRange(text, value, there);
    if (agreeing.length === 0) differences.push(nearest(text, value, there));
    else if (!agreeing.some((figure) => isOfLabel(text, found, figure, label)))
      return {
        kind: "unsupported",
        differences: [{ kind: "label", claimed: claim.label, actual: foundText(text, found) }],
      };
  }
  if (differences.length === 0) return null;
  const slipped = differences.some(({ kind }) => kind === "sign" || kind === "scale" || kind === "unit");
  return { kind: slipped ? "altered" : "unsupported", differences };
}

/** The whole sentence or line that was quoted from: "Two patents" cut from "Two patents pending" asserts nothing. */
function sentenceAround({ text }: SectionText, { passage }: Found): string {
  const before = text.slice(Math.max(0, passage.start - LONGEST_SENTENCE), passage.start);
  const after = text.slice(passage.end, passage.end + LONGEST_SENTENCE);
  const head = before.split(SENTENCE_END).at(-1) ?? "";
  const tail = after.split(SENTENCE_END)[0] ?? "";
  return `${head}${text.slice(passage.start, passage.end)}${tail}`;
}

const SENTENCE_END = /[.;!?|](?=\s)|[\n\t]/u;
const LONGEST_SENTENCE = 400;

function figuresWithin(text: SectionText, { passage, cells }: Found): PlacedFigure[] {
  if (cells !== undefined)
    return cells.flatMap((cell) =>
      figuresOfRow(text, indexAt(text.firstCells, cell)).filter((figure) => figure.cell === cell),
    );
  const { first, last } = rowsOf(text, passage);
  return Array.from({ length: last - first + 1 }, (_, at) => figuresOfRow(text, first + at))
    .flat()
    .filter(({ start, end }) => start < passage.end && end > passage.start);
}

/** As the claim was printed, or as the document was: a rounder print of the same value says the same. */
function agrees(text: SectionText, value: Figure, figure: PlacedFigure, signed: boolean): boolean {
  const around = surroundings(text, figure);
  const kind = disagreement(value, figure, around);
  if (kind === null || (kind === "sign" && !signed && isAside(text, figure))) return true;
  const scaled = (one: Quantity): Quantity =>
    one.scale === 1 && one.unit !== "percent" && around.scale !== 1
      ? { ...one, value: one.value * around.scale, step: one.step * around.scale }
      : one;
  const single = value.readings.length === 1 && figure.readings.length === 1;
  return single && sameValue(value.readings[0] as Quantity, scaled(figure.readings[0] as Quantity));
}

/** "$6,000" and "– $12,000" in two pieces, "$17K a month … $33K a month": the ends of the claimed range, one after the other. */
function endsOfRange(text: SectionText, value: Figure, there: readonly PlacedFigure[]): PlacedFigure[] {
  return value.readings.flatMap(({ range, ...point }) => {
    if (range === undefined) return [];
    const says = (figure: PlacedFigure, end: number): boolean =>
      agrees(text, { ...value, readings: [{ ...point, value: end }] }, figure, false);
    return there.flatMap((figure, at) => {
      const next = there[at + 1];
      if (next === undefined || !says(figure, range.min) || !says(next, range.max)) return [];
      return next.start - figure.end <= BETWEEN_ENDS ? [figure, next] : [];
    });
  });
}

/** So few characters part the two ends of a range that nothing else is said between them. */
const BETWEEN_ENDS = 40;

/** "Engineering (40%)", "21 million naira ($14,000) this year": brackets in running text add a figure, they do not make it negative. */
function isAside(text: SectionText, { start, end, readings, cell }: PlacedFigure): boolean {
  const inText = !isValueCell(text.cells[cell] as Cell);
  if (!inText && readings.some(({ unit }) => unit !== "percent")) return false;
  return text.text[start - 1] === "(" || text.text.slice(start, end).startsWith("(");
}

function nearest(text: SectionText, value: Figure, there: readonly PlacedFigure[]): Difference {
  const kinds = there.map((figure) => disagreement(value, figure, surroundings(text, figure)));
  const at = kinds.findIndex((kind) => kind === "sign" || kind === "scale" || kind === "unit");
  return { kind: kinds[at] ?? "number", claimed: value.text, actual: there[Math.max(0, at)]?.text.trim() ?? "" };
}

/** Whether a number may be this metric's: nothing beside it says that it is another's. */
function isOfLabel(text: SectionText, found: Found, figure: PlacedFigure, label: Label): boolean {
  const meant = label.words.filter((word) => !isNeutral(word));
  if (meant.length === 0) return true;
  if (isSentenceOf(foundText(text, found), label)) return true;
  const own = new Label(wordsOf(text, figure));
  if (!regionsAgree(label.text, own.text)) return false;
  if (!periodsAgree(label.periods, own.periods) || rhythmsDiffer(label, own, figure.readings[0]?.per)) return false;
  const opposes = (word: string) => own.words.some((other) => areOppositeDefinitions(word, other) && !label.has(other));
  if (label.words.some(opposes)) return false;
  if (label.periods.length === 0 && isOver(text, figure)) return false;
  const part = partOfOther(text, figure);
  if (part !== null) return meant.every((word) => part.has(word));
  if (isLedInBy(text, figure, meant)) return true;
  const over = new Label(headingsOf(text, figure));
  if (isQualified(own, label) && hasOwnLine(text, label)) return false;
  if ([own, over].some((words) => sameTopic(label, words)) || meant.every((word) => own.has(word))) return true;
  if (meant.some((word) => own.has(word) || over.has(word)))
    return own.letters === label.letters || !hasOwnLine(text, label);
  if (unitContradicts(figure, label)) return false;
  const quoted = new Label(foundText(text, found));
  if (own.topic === null && quoted.topic === null) return !hasOwnLine(text, label);
  if (label.topic === null) return names(quoted.text, label) || isStatementOf(text, figure, label);
  const other = own.topic ?? quoted.topic;
  return other === null || other.topic.id === label.topic.topic.id || names(own.text, label);
}

/** "CAC down from $900 to $420": 900 is no CAC any more. */
function isOver({ text }: SectionText, { start, end }: PlacedFigure): boolean {
  return isBefore(text.slice(Math.max(0, start - 24), start), text.slice(end, end + 24));
}

/** "Adjusted EBITDA" beside a line "EBITDA": a qualifier that the claim drops makes another metric; a total is the thing itself. */
function isQualified(own: Label, label: Label): boolean {
  return [...own.qualifiers].some((word) => word !== "total" && !label.qualifiers.has(word));
}

/** "92 customers, of which 14 enterprise accounts": what is introduced so is named by its own words alone. */
function partOfOther({ text }: SectionText, { start, end }: PlacedFigure): Label | null {
  const part = OPENS_A_PART.exec(text.slice(Math.max(0, start - LONGEST_PART), start))?.[1];
  if (part !== undefined) return new Label(part);
  if (!OF_WHICH.test(text.slice(Math.max(0, start - 24), start))) return null;
  return new Label(/^[^\n.;]*/u.exec(text.slice(end, end + LONGEST_SENTENCE))?.[0] ?? "");
}

const LONGEST_PART = 64;

/** "CPI R$ 4 vs LTV R$ 18": the words of its own text that stand before a figure, and after the one before, name it. */
function isLedInBy(text: SectionText, figure: PlacedFigure, meant: readonly string[]): boolean {
  const before = figuresOfRow(text, figure.row).filter(({ cell, end }) => cell === figure.cell && end <= figure.start);
  const from = Math.max(text.cellStarts[figure.cell] ?? 0, greatest(before.map(({ end }) => end)));
  const lead = new Label(text.text.slice(from, figure.start));
  const own = lead.words.filter((word) => !isNeutral(word) && !/^(?:vs|versus)$/.test(word));
  return own.length === meant.length && meant.every((word) => lead.has(word)) && !isPlan(lead);
}

/** The metric is a sentence with its figures, and the passage is that sentence. */
function isSentenceOf(passage: string, { text }: Label): boolean {
  const said = fold(text).text;
  return /\d/.test(text) && said.length >= 8 && fold(passage).text.includes(said);
}

/** "Exit estimated between $50M and $100M": a whole statement with its figures names no metric that a line could belie. */
function isStatementOf(text: SectionText, figure: PlacedFigure, { text: said, words }: Label): boolean {
  if (words.filter((word) => !isNeutral(word)).length < 2) return false;
  const ends = figuresIn(said);
  const { range } = figure.readings[0] ?? {};
  const gives = (value: number) => ends.some(({ readings }) => readings.some((one) => one.value === value));
  if (range !== undefined && gives(range.min) && gives(range.max)) return true;
  return ends.some((one) => agrees(text, one, figure, false));
}

const namesOfLines = rememberedFor(
  (text: SectionText) =>
    new Set(
      text.rows.flatMap((_, row) => figuresOfRow(text, row).map((figure) => new Label(wordsOf(text, figure)).letters)),
    ),
);

/** The page has a line of this very name: a number of a near one ("Total assets" for "Total current assets") is not its. */
function hasOwnLine(text: SectionText, label: Label): boolean {
  return label.letters !== "" && namesOfLines(text).has(label.letters);
}

/** What stands beside a number: its row's label, its column's, its card's, or its part of the sentence. */
function wordsOf(text: SectionText, figure: PlacedFigure): string {
  const cell = text.cells[figure.cell];
  const [stated, ...more] = cell === undefined ? [] : statementsOfCell(text.section, cell);
  if (stated !== undefined && more.length === 0 && stated.labels.length > 0)
    return [...stated.labels, ...stated.headers].join(" ");
  if (cell !== undefined && isValueCell(cell))
    return [rowLabel(text, figure.row).text || (cardLabel(text, figure)?.label ?? ""), cell.header ?? ""]
      .join(" ")
      .trim();
  const { start, end } = clauseAround(text, figure);
  return `${text.text.slice(start, figure.start)} ${text.text.slice(figure.end, end)}`;
}

/** What stands over a number's column, or over the line it is said in. */
function headingsOf(text: SectionText, { cell }: PlacedFigure): string {
  const one = text.cells[cell];
  return (one === undefined ? [] : statementsOfCell(text.section, one)).flatMap(({ headers }) => headers).join(" ");
}

const MEASURES = new Set(["money", "percent", "duration", "multiple"]);

/** A share is no amount of money, whatever its digits. */
function unitContradicts(figure: PlacedFigure, label: Label): boolean {
  const wanted = label.topic?.topic;
  const [only, ...more] = figure.readings;
  if (wanted === undefined || wanted.unit === null || only === undefined || more.length > 0) return false;
  if (!MEASURES.has(only.unit) || !MEASURES.has(wanted.unit) || only.unit === wanted.unit) return false;
  return wanted.twins?.[only.unit] === undefined;
}
