import { rememberedFor } from "../../domain/remembered.ts";
import { denies } from "../../lexicon/negations.ts";
import { cardLabel } from "./cards.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { isNeutral, Label, monthsDiffer, periodsAgree, periodsFit, rhythmsDiffer, sameTopic } from "./labels.ts";
import type { SectionText } from "./section-text.ts";
import { labelOf, rowShape } from "./table.ts";
import { QUALIFIERS } from "./words.ts";

/** How a claimed label and the label of a number in a table agree. */
export type LabelAgreement = "same" | "topic" | null;

interface RowLabels {
  rows: Label[];
  /** The letters of every label that has values beside it. */
  named?: Set<string>;
  headings: (Label | undefined)[];
  headers: Map<string, Label>;
  records: Map<string, Label>;
  name: Label;
}

const labelsOf = rememberedFor(
  (text: SectionText): RowLabels => ({
    rows: [],
    headings: [],
    headers: new Map(),
    records: new Map(),
    name: new Label(text.section.name ?? ""),
  }),
);

/** "Construction commitments (b)": the mark of a note is no part of a label. */
const FOOTNOTE = /\s*\((?:[a-z]|\d{1,2})\)\s*$/i;

/** The words beside a row's values. */
export function rowLabel(text: SectionText, row: number): Label {
  const { rows } = labelsOf(text);
  let label = rows[row];
  if (label === undefined) {
    label = new Label(labelOf(text, row).replace(FOOTNOTE, ""));
    rows[row] = label;
  }
  return label;
}

function headerLabel(text: SectionText, header: string): Label {
  const { headers } = labelsOf(text);
  let label = headers.get(header);
  if (label === undefined) {
    label = new Label(header);
    headers.set(header, label);
  }
  return label;
}

/** How far up a column's heading is looked for. */
const HEADER_ROWS = 30;

/** The heading of a number's column where the reader gave none: the nearest line above that is as wide and has no values. */
function headerAbove(text: SectionText, figure: PlacedFigure): string {
  const width = text.rows[figure.row]?.cells.length ?? 0;
  if (width < 2 || !rowShape(text, figure.row).tabular) return "";
  const fromRight = width - (figure.cell - (text.firstCells[figure.row] as number));
  for (let row = figure.row - 1; row >= Math.max(0, figure.row - HEADER_ROWS); row--) {
    const cells = text.rows[row]?.cells ?? [];
    if (cells.length < 2 || (cells.length !== width && cells.length !== width - 1)) continue;
    if (figuresOfRow(text, row).length > 0) continue;
    return cells[cells.length - fromRight]?.text ?? "";
  }
  return "";
}

/** Whether a row of this section bears exactly this label: then no near one is meant ("Total assets" for "Total current assets"). */
function isNamedExactly(text: SectionText, claimed: Label): boolean {
  const labels = labelsOf(text);
  labels.named ??= new Set(
    text.rows.flatMap((_, row) => (rowShape(text, row).tabular ? rowLabel(text, row).letters : [])),
  );
  return claimed.letters !== "" && labels.named.has(claimed.letters);
}

/**
 * Whether a number of a table is this label's: its row's words, its column's, or those of its card. `lend`: words that the
 * row lacks may stand in the heading above it.
 */
export function labelAgreement(text: SectionText, figure: PlacedFigure, claimed: Label, lend: boolean): LabelAgreement {
  const beside = rowLabel(text, figure.row);
  if (beside.letters !== claimed.letters && beside.letters !== "" && isNamedExactly(text, claimed)) return null;
  const row = beside.text === "" ? new Label(cardLabel(text, figure)?.label ?? "") : beside;
  const header = headerLabel(text, text.cells[figure.cell]?.header ?? headerAbove(text, figure));
  const path = text.rows[figure.row]?.path;
  if (path !== undefined) {
    const leaf = sameLeaf(text, figure.row, path, claimed, beside);
    if (leaf || sameTopic(claimed, beside))
      return periodsAgree(claimed.periods, beside.periods) ? (leaf ? "same" : "topic") : null;
  }
  const same =
    (claimed.letters !== "" && claimed.letters === row.letters) ||
    sameWords(text, figure.row, claimed, row, header, lend);
  const topic = !same && (sameTopic(claimed, row) || (!hasMeaning(row) && sameTopic(claimed, header)));
  if (!same && !topic) return null;
  if (claimed.letters !== row.letters && denies(claimed.text) !== denies(`${row.text} ${header.text}`)) return null;
  if (monthsDiffer(claimed, new Label(`${row.text} ${header.text}`))) return null;
  if (rhythmsDiffer(claimed, row, figure.readings[0]?.per)) return null;
  const headers = text.rows[figure.row]?.cells.map((cell) => cell.header ?? "").join(" ") ?? "";
  if (!periodsFit(text, claimed, [...row.periods, ...header.periods], headers)) return null;
  return same ? "same" : "topic";
}

/** What stands beside a leaf of a data file: the other leaves of the same record, keys and values. */
function recordAround(text: SectionText, row: number, path: string): Label {
  const { records } = labelsOf(text);
  const parent = path.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, "");
  let record = records.get(parent);
  if (record === undefined) {
    const words: string[] = [];
    for (let at = Math.max(0, row - 40); at < Math.min(text.rows.length, row + 40); at++) {
      const other = text.rows[at];
      if (other?.path === undefined || !other.path.startsWith(parent)) continue;
      words.push(keysOf(other.path), ...other.cells.map((cell) => cell.text));
    }
    record = new Label(words.join(" "));
    records.set(parent, record);
  }
  return record;
}

/** The words of a path: "crunchbase.fundingHistory[0].amount" → "crunchbase funding history amount". */
function keysOf(path: string): string {
  return path.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[^\p{L}]+/gu, " ");
}

/** In data the path names the number: every claimed word stands in its record, and the last key is said or says nothing. */
function sameLeaf(text: SectionText, row: number, path: string, claimed: Label, own: Label): boolean {
  if (claimed.words.length === 0) return false;
  const key = new Label(
    (/[^.[\]]+(?=(?:\[\d+\])*$)/.exec(path)?.[0] ?? "").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/_/g, " "),
  );
  if (!key.words.every((word) => isNeutral(word) || claimed.has(word)) && !sameTopic(claimed, key)) return false;
  // What tells this record from its neighbours ("Pre-Seed") must be said, unless the path itself was cited.
  const keys = new Label(keysOf(path));
  if (text.rows.length > 1 && !own.words.every((word) => isNeutral(word) || keys.has(word) || claimed.has(word)))
    return false;
  const record = recordAround(text, row, path);
  return claimed.words.every((word) => own.has(word) || key.has(word) || record.has(word));
}

function hasMeaning(label: Label): boolean {
  return label.words.some((word) => !isNeutral(word));
}

function sameWords(text: SectionText, at: number, claimed: Label, row: Label, header: Label, lend: boolean): boolean {
  const wanted = claimed.words;
  if (wanted.length === 0) return false;
  const said = wanted.filter((word) => !isNeutral(word));
  // A bare "Total" takes its meaning from elsewhere on the page: a heading must not lend it the claim's words.
  const own = said.filter((word) => row.has(word) || header.has(word));
  if (
    2 * own.length < said.length ||
    own.length === 0 ||
    (own.every((word) => word === "total") && said.length > own.length)
  )
    return false;
  const meant = hasMeaning(row) ? row : header;
  if (!meant.words.every((word) => claimed.has(word) || isNeutral(word))) return false;
  const missing = wanted.filter((word) => !isNeutral(word) && !row.has(word) && !header.has(word));
  if (missing.length === 0) return true;
  const { name } = labelsOf(text);
  return lend && [name, headingOf(text, at)].some((heading) => lends(heading, row, missing));
}

/**
 * A heading lends a row its words: "Cost of revenue: / Product". What makes another metric of a label ("current", "net")
 * it lends only to rows that share no word with it: "Total assets" under "Current assets" stays what it is.
 */
function lends(heading: Label, row: Label, missing: readonly string[]): boolean {
  if (!missing.every((word) => heading.has(word))) return false;
  return !missing.some((word) => QUALIFIERS.has(word)) || !row.words.some((word) => heading.has(word));
}

/** The line above that names a group of rows: "Cost of revenue:". */
function headingOf(text: SectionText, row: number): Label {
  const { headings } = labelsOf(text);
  let heading = headings[row];
  if (heading === undefined) {
    heading = new Label(headingAbove(text, row));
    headings[row] = heading;
  }
  return heading;
}

function headingAbove(text: SectionText, row: number): string {
  for (let above = row - 1; above >= Math.max(0, row - 12); above--) {
    if (rowShape(text, above).tabular || figuresOfRow(text, above).length > 0) continue;
    const words = text.rows[above]?.cells.map((cell) => cell.text).join(" ") ?? "";
    if (words.trim() !== "") return words.length < 120 ? words : "";
  }
  return "";
}
