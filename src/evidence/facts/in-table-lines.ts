import type { Cell, Row } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods, parsePeriod } from "../../quantities/periods.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { kindOf } from "../layout/kind.ts";
import type { Claim } from "./claim.ts";
import { valuesInText } from "./in-text.ts";
import { labelsIn } from "./own-label.ts";

/**
 * The heading of each cell of a row, where years stand over it. Over the names often stands nothing, so that there is
 * one heading fewer; where the numbers differ otherwise a cell was left empty, and nobody knows which: null.
 */
function columnsOver({ cells }: Row, above: readonly string[]): readonly string[] | null {
  const dated = above.filter((heading) => parsePeriod(heading) !== null).length > 1;
  if (!dated || cells.some(({ header }) => header !== undefined)) return above;
  const named =
    parsePeriod(above[0] ?? "") === null || parsePeriod(cells[0]?.text ?? "") !== null ? above : ["", ...above];
  return named.length === cells.length ? named : null;
}

/** A row of a table: the first words name it, its columns' headings date or name its values. */
export function claimsOfTableRow(
  row: Row,
  above: readonly string[],
  headings: string[],
  scale: ScaleHeader | null,
  options: QuantityOptions,
): Claim[] {
  const [first] = row.cells;
  const table = columnsOver(row, above);
  if (first === undefined || table === null) return [];
  const unnamed = claimsOfUnnamedRow(row, table, headings, options);
  if (unnamed !== null) return unnamed;
  const name = nameOfRow(first, table[0]);
  const dates = row.cells.filter(
    ({ text, header }, at) => at > 0 && parsePeriod(text) !== null && maySayWhen(header ?? table[at] ?? "", text),
  );
  return row.cells.flatMap((cell, column) => {
    const { kind, figures } = kindOf(cell.text, options);
    const header = cell.header ?? table[column];
    // "Fees | 2026 | 3 %": of when it is stands in a column of its own.
    const when = dates.length === 1 && findPeriods(`${header ?? ""} ${name}`).length === 0 ? dates : [];
    const headers = [
      ...(header === undefined || header === cell.text ? [] : [header]),
      ...when.map(({ text }) => text),
    ];
    if (column === 0) return isMilestone(row, dates, options) ? claimsOfMilestone(row, dates, headings, options) : [];
    const values = kind === "mixed" ? valuesInText(cell.text, options) : [];
    return figures.map(
      (figure, at): Claim => ({
        figure,
        text: cell.text,
        labels: kind === "mixed" && values.length > 0 ? [...labelsIn(cell.text, figures, at), name] : [name],
        sentence: `${first.text} ${cell.text}`,
        before: "",
        headers,
        headings,
        scale: (header === undefined ? null : readScaleHeader(header)) ?? readScaleHeader(first.text) ?? scale,
        how: "row",
        named: values.find(({ quantity }) => quantity.start === figure.start) ?? null,
        passage: lineOf(row),
        row,
        cells: [first, cell],
        pairing: 1,
      }),
    );
  });
}

/** "500 paying customers | Month 6": the line says what is reached, and only beside it when. */
function isMilestone({ cells }: Row, dates: readonly Cell[], options: QuantityOptions): boolean {
  const [first, ...rest] = cells;
  if (first === undefined || dates.length !== 1 || kindOf(first.text, options).kind !== "mixed") return false;
  return rest.every((cell) => dates.includes(cell) || kindOf(cell.text, options).figures.length === 0);
}

function claimsOfMilestone(row: Row, dates: Cell[], headings: string[], options: QuantityOptions): Claim[] {
  const [first] = row.cells as [Cell];
  const { figures } = kindOf(first.text, options);
  const values = valuesInText(first.text, options);
  return figures.map((figure, at) => ({
    figure,
    text: first.text,
    labels: labelsIn(first.text, figures, at),
    sentence: first.text,
    before: first.text.slice(Math.max(0, figure.start - 60), figure.start),
    headers: dates.map(({ text }) => text),
    headings,
    scale: null,
    how: "text",
    named: values.find(({ quantity }) => quantity.start === figure.start) ?? null,
    passage: lineOf(row),
    row,
    cells: [first, ...dates],
    pairing: 0.9,
  }));
}

/** "Starter | Pro" over "$49/month | $129/month": amounts alone, each under its name. Null for every other row. */
function claimsOfUnnamedRow(
  row: Row,
  table: readonly string[],
  headings: string[],
  options: QuantityOptions,
): Claim[] | null {
  const read = row.cells.flatMap((cell, at) => {
    const name = cell.header ?? table[at] ?? "";
    return cell.text === "" ? [] : [{ cell, name, ...kindOf(cell.text, options) }];
  });
  const isAmount = ({ kind, figures }: (typeof read)[number]) =>
    kind === "figure" && figures.every((figure) => !("ambiguous" in figure) && figure.unit === "money");
  if (read.length < 2 || !read.every((one) => isAmount(one) && /\p{L}{2}/u.test(one.name))) return null;
  return read.flatMap(({ cell, name, figures }) =>
    figures.map(
      (figure): Claim => ({
        figure,
        text: cell.text,
        labels: [name],
        sentence: `${name} ${cell.text}`,
        before: "",
        headers: [],
        headings,
        scale: readScaleHeader(name),
        how: "row",
        named: null,
        passage: lineOf(row),
        row,
        cells: [cell],
        pairing: 1,
      }),
    ),
  );
}

/** "2026" under "Since" says when a firm began, and "2000" under "Users" how many there are. */
function maySayWhen(header: string, text: string): boolean {
  return !BEGINNING.test(header) && !(/^\s*\d{4}\s*$/.test(text) && matchTopic(header) !== null);
}

/** "3" under "Month" is month 3, and "1-3" the months from the first on. */
function nameOfRow({ text, header = "" }: Cell, over = ""): string {
  const word = COUNTED.exec(header === "" ? over : header)?.[0];
  return word !== undefined && /^\d{1,2}(?:\s?[-–]\s?\d{1,2})?$/.test(text.trim()) ? `${word} ${text.trim()}` : text;
}

const COUNTED = /^(?:month|year|mois|ann[ée]e|m[êe]s|ano|año)(?=s?$)/iu;

/** When a firm began dates none of its figures. */
const BEGINNING = /found|since|establish|creat|fond[ée]|cr[ée]{2}|depuis|fundad|funda[çc]|desde/iu;

/** The cells of a row as one line of text. */
export function lineOf({ cells }: Row): string {
  return cells
    .map(({ text }) => text)
    .join(" ")
    .trim();
}
