import { rememberedFor } from "../../domain/remembered.ts";
import { disagreement, type Figure } from "./agree.ts";
import { cardLabel } from "./cards.ts";
import type { Difference } from "./edges.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { fold } from "./fold.ts";
import { isNeutral, Label, sameTopic } from "./labels.ts";
import { isNamedByAnother } from "./nearer-row.ts";
import { clauseAround, proseAgrees, sentenceAround } from "./prose.ts";
import { surroundings } from "./reformatted.ts";
import { labelAgreement, rowLabel } from "./row-labels.ts";
import { indexAt, type Passage, type SectionText } from "./section-text.ts";
import { statementsOfCell } from "./statements.ts";
import { isValueCell, labelOf, rowShape } from "./table.ts";
import { wordsOutside } from "./text-words.ts";

/** What a section says about "this label has these values". */
export type FactFound =
  | { kind: "holds"; passage: Passage; form: "joined" | "paraphrase"; cells?: number[] }
  /** The label is there with other values. */
  | { kind: "other_value"; passage: Passage; differences: Difference[] }
  /** The values are there beside another label. */
  | { kind: "other_label"; passage: Passage; differences: Difference[] };

/** Which rows are looked at, and how closely. */
export interface FactScope {
  /** Only rows that share a word with the label: no other name or language of the metric is understood. */
  strict?: boolean;
  /** False: only numbers inside running text; those that stand alone are judged by the page's layout. */
  alone?: boolean;
  /** On which side of the number the words stand in the quote: among several figures, that is where they must stand. */
  order?: "before" | "after" | null;
  /** First and last row. */
  rows?: { first: number; last: number };
}

/** How a label and a number are compared. */
interface How {
  /** A heading may lend the row a word. */
  lend: boolean;
  order: "before" | "after" | null;
}

/** Sections with more rows are compared up to here. */
const MOST_ROWS = 20_000;

/** Looks for a label with its values: in a table they share a row, a column or a card; in a sentence they stand together. */
export function findFact(
  text: SectionText,
  label: Label,
  values: readonly Figure[],
  scope: FactScope = {},
): FactFound | null {
  let otherLabel: FactFound | null = null;
  let otherValue: FactFound | null = null;
  const first = scope.rows?.first ?? 0;
  const last = Math.min(scope.rows?.last ?? text.rows.length - 1, first + MOST_ROWS);
  const lend = scope.strict !== true;
  const sharing = scope.strict === true ? rowsSharingAWord(text, label) : null;
  for (let row = first; row <= last; row++) {
    if (sharing !== null && !sharing.has(row)) continue;
    const all = figuresOfRow(text, row);
    const figures = scope.alone === false ? all.filter((figure) => !standsAlone(text, figure)) : all;
    if (figures.length === 0) continue;
    const matched = inOrder(text, figures, values);
    const agreed = matched === null ? null : agreementOf(text, matched, label, { lend, order: scope.order ?? null });
    const named = agreed !== "paraphrase" || !isNamedByAnother(text, row, label);
    if (matched !== null && agreed !== null && named)
      return {
        kind: "holds",
        passage: passageOf(text, row, matched),
        form: agreed,
        ...cellsOfFact(text, row, matched),
      };
    otherValue ??= labelledRow(text, row, figures, label, values, { lend, order: scope.order ?? null });
    if (matched?.[0] !== undefined) otherLabel ??= beside(text, matched[0], label);
  }
  return otherValue ?? otherLabel;
}

function rowsSharingAWord(text: SectionText, label: Label): Set<number> {
  const rows = new Set<number>();
  const { text: folded, origin } = text.folded;
  for (const word of label.words.filter((one) => one.length >= 2 && /[a-z\x80-\xff]/.test(one)).slice(0, 12)) {
    let at = folded.indexOf(word);
    for (let count = 0; at >= 0 && count < 500; count++) {
      const row = indexAt(text.rowStarts, origin[at] as number);
      rows.add(row);
      for (const value of valuesNamedBy(text, row)) rows.add(value);
      at = folded.indexOf(word, at + word.length);
    }
    for (const [heading, under] of rowsUnder(text)) if (heading.includes(word)) for (const row of under) rows.add(row);
  }
  return rows;
}

/** How many lines may part the caption of a card from its number. */
const CARD = 3;

/** A line of words may be the caption of numbers that stand alone above or below it. */
function valuesNamedBy(text: SectionText, row: number): number[] {
  if (figuresOfRow(text, row).length > 0) return [];
  const found: number[] = [];
  for (let near = Math.max(0, row - CARD); near <= Math.min(text.rows.length - 1, row + CARD); near++)
    if (rowShape(text, near).labelCells === 0 && figuresOfRow(text, near).length > 0) found.push(near);
  return found;
}

/** The rows that have a value under each heading: where years go down, the name stands over the column. */
const rowsUnder = rememberedFor((text: SectionText): Map<string, Set<number>> => {
  const byText = new Map<string, Set<number>>();
  text.rows.forEach(({ cells }, row) => {
    for (const { header } of cells)
      if (header !== undefined && /\p{L}{2}/u.test(header))
        byText.set(header, (byText.get(header) ?? new Set()).add(row));
  });
  return new Map([...byText].map(([header, rows]) => [fold(header).text, rows]));
});

/** The row's numbers that agree with the claimed ones, in the same order; null where one is missing. */
function inOrder(
  text: SectionText,
  figures: readonly PlacedFigure[],
  values: readonly Figure[],
): PlacedFigure[] | null {
  const matched: PlacedFigure[] = [];
  let from = 0;
  for (const value of values) {
    while (from < figures.length && disagrees(text, value, figures[from] as PlacedFigure)) from++;
    if (from >= figures.length) return null;
    matched.push(figures[from++] as PlacedFigure);
  }
  return matched;
}

function disagrees(text: SectionText, value: Figure, figure: PlacedFigure): boolean {
  return disagreement(value, figure, surroundings(text, figure)) !== null;
}

function agreementOf(
  text: SectionText,
  figures: readonly PlacedFigure[],
  label: Label,
  how: How,
): "joined" | "paraphrase" | null {
  let form: "joined" | "paraphrase" = "joined";
  if (!holdsStrayNumbers(text, figures, label)) return null;
  for (const figure of figures) {
    const agreed = agreement(text, figure, label, how);
    if (agreed === null) return null;
    if (agreed === "paraphrase") form = "paraphrase";
  }
  return form;
}

/** Digits of the claim that are no figure ("06.4", a footnote's mark) must stand in the row too: none is left out. */
function holdsStrayNumbers(text: SectionText, figures: readonly PlacedFigure[], label: Label): boolean {
  const stray = label.words.filter((word) => /^\d/.test(word) && !/^(?:19|20)\d\d$/.test(word));
  const row = figures[0]?.row;
  if (stray.length === 0 || row === undefined) return true;
  const { first, last } = sentenceAround(text, row);
  const headers = text.rows[row]?.cells.map((cell) => cell.header ?? "").join(" ") ?? "";
  const there = wordsOutside(`${text.text.slice(text.rowStarts[first], text.rowStarts[last + 1])} ${headers}`);
  const taken = figures.flatMap((figure) => wordsOutside(figure.text));
  const count = (words: readonly string[], word: string): number => words.filter((other) => other === word).length;
  return stray.every((word) => count(there, word) >= count(stray, word) + count(taken, word));
}

function agreement(text: SectionText, figure: PlacedFigure, label: Label, how: How): "joined" | "paraphrase" | null {
  if (belongsElsewhere(text, figure, label)) return null;
  if (standsAlone(text, figure)) {
    const agreed = labelAgreement(text, figure, label, how.lend);
    return agreed === "same" ? "joined" : agreed === "topic" ? "paraphrase" : null;
  }
  return isLine(text, figure) && proseAgrees(text, figure, label, how.order) ? "paraphrase" : null;
}

/** A row of a table is no sentence, nor is a line of several pieces on a page with columns: what runs on runs on below. */
function isLine(text: SectionText, { row }: PlacedFigure): boolean {
  const { cells = [], table } = text.rows[row] ?? {};
  return cells.length === 1 || (table !== true && cells.every(({ box }) => box === undefined));
}

/** The page's layout gives the number to other words, and none of the label's is among them. */
function belongsElsewhere(text: SectionText, figure: PlacedFigure, label: Label): boolean {
  const cell = text.cells[figure.cell];
  const stated = cell === undefined ? [] : statementsOfCell(text.section, cell);
  const own = stated.filter(
    ({ how, labels, text: said }) => how !== "text" && labels.length > 0 && cell?.text.includes(said),
  );
  if (own.length === 0) return false;
  const meant = label.words.filter((word) => !isNeutral(word));
  return own.every(({ labels, headers, headings }) => {
    const named = new Label([...labels, ...headers, ...headings].join(" "));
    return !meant.some((word) => named.has(word)) && !labels.some((one) => sameTopic(new Label(one), label));
  });
}

/** The number has a cell of its own, so that its label is beside, above or below it. */
function standsAlone(text: SectionText, figure: PlacedFigure): boolean {
  const cell = text.cells[figure.cell];
  return cell !== undefined && isValueCell(cell);
}

/** A row that carries the label and other values. */
function labelledRow(
  text: SectionText,
  row: number,
  figures: readonly PlacedFigure[],
  label: Label,
  values: readonly Figure[],
  how: How,
): FactFound | null {
  const beside = rowLabel(text, row);
  const named = label.topic?.topic.id;
  const related =
    beside.letters === "" ||
    label.words.some((word) => beside.has(word)) ||
    (named !== undefined && (beside.topic === null ? !rowShape(text, row).tabular : beside.topic.topic.id === named));
  if (!related) return null;
  const own = figures.filter((figure) => agreement(text, figure, label, how) !== null);
  if (own[0] === undefined) return null;
  const differences: Difference[] = [];
  values.forEach((value, index) => {
    const actual = own.find((figure) => !disagrees(text, value, figure)) ?? own[Math.min(index, own.length - 1)];
    if (actual === undefined) return;
    const kind = disagreement(value, actual, surroundings(text, actual));
    if (kind !== null) differences.push({ kind, claimed: value.text.trim(), actual: actual.text.trim() });
  });
  return { kind: "other_value", passage: passageOf(text, row, own), differences };
}

function beside(text: SectionText, figure: PlacedFigure, label: Label): FactFound {
  const alone = standsAlone(text, figure);
  const passage = alone ? passageOf(text, figure.row, [figure]) : inItsColumn(text, figure);
  const actual = alone ? labelOf(text, figure.row) : text.text.slice(passage.start, passage.end).trim();
  return { kind: "other_label", passage, differences: [{ kind: "label", claimed: label.text, actual }] };
}

/** The words around a number, as far as its own column goes: what is printed beside it is another text. */
function inItsColumn(text: SectionText, figure: PlacedFigure): Passage {
  const clause = clauseAround(text, figure);
  const { cells = [] } = text.rows[figure.row] ?? {};
  if (cells.length < 2 || !cells.every(({ box }) => box !== undefined)) return clause;
  const start = text.cellStarts[figure.cell] as number;
  const end = (text.cellStarts[figure.cell + 1] as number) - 1;
  return { start: Math.max(start, clause.start), end: Math.min(end, clause.end) };
}

/** The label's cells and the values' own, where the values have cells to themselves. */
function cellsOfFact(text: SectionText, row: number, figures: readonly PlacedFigure[]): { cells?: number[] } {
  if (!figures.every((figure) => standsAlone(text, figure))) return {};
  const first = text.firstCells[row] as number;
  const { labelCells } = rowShape(text, row);
  const values = figures.map((figure) => figure.cell);
  if (labelCells > 0) return { cells: [...Array.from({ length: labelCells }, (_, at) => first + at), ...values] };
  const cards = figures.flatMap((figure) => cardLabel(text, figure)?.cell ?? []);
  return { cells: [...new Set([...cards, ...values])] };
}

/** From the row's label to the last number concerned; the sentence's part where it is no table. */
function passageOf(text: SectionText, row: number, figures: readonly PlacedFigure[]): Passage {
  const first = figures[0] as PlacedFigure;
  const last = figures.at(-1) as PlacedFigure;
  if (!standsAlone(text, first)) {
    const clause = clauseAround(text, first);
    return { start: clause.start, end: Math.max(clause.end, last.end) };
  }
  const start = rowShape(text, row).labelCells > 0 ? (text.rowStarts[row] as number) : first.start;
  return { start, end: Math.max(last.end, start + 1) };
}
