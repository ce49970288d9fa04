import type { Cell, Row } from "../../domain/document.ts";
import { BANK_COLUMNS, BANK_WORDS, bankTitle } from "../../lexicon/bank-lines.ts";
import { fold } from "../../lexicon/fold.ts";

type ColumnName = keyof typeof BANK_COLUMNS;

/** Where a statement keeps what: a column's letter by what stands in it. */
export interface BankColumns extends Partial<Record<ColumnName, string>> {
  /** Every column that says what a line is. */
  words: string[];
  /** What its titles say the money is in; null where they do not. */
  titled: string | null;
}

/** The letter of a cell's column. */
export const letterOf = ({ ref = "" }: Cell): string => ref.replace(/\d+/g, "");

const NAMES = Object.keys(BANK_COLUMNS) as ColumnName[];
const CURRENCIES: readonly [string, RegExp][] = [
  ["BRL", /\bbrl\b|r\$/u],
  ["EUR", /\beur(?:os?)?\b|€/u],
  ["GBP", /\bgbp\b|£/u],
  ["USD", /\busd\b|\$/u],
];

/** The columns of a heading: a day, what went in and out, and what it was; null where it heads no list of movements. */
export function bankColumns(row: Row): BankColumns | null {
  const found: BankColumns = { words: [], titled: null };
  for (const cell of row.cells) {
    const said = fold(cell.text);
    const name = NAMES.find((one) => found[one] === undefined && BANK_COLUMNS[one].test(bankTitle(said)));
    if (name !== undefined) found[name] = letterOf(cell);
    if (BANK_WORDS.test(bankTitle(said))) found.words.push(letterOf(cell));
    if (name === "amount" || name === "credit" || name === "balance") found.titled ??= currencyIn(said);
  }
  const moves = found.amount !== undefined || (found.debit !== undefined && found.credit !== undefined);
  const told = found.words.length > 0 || found.balance !== undefined || found.account !== undefined;
  if (found.day === undefined && found.valueDay !== undefined) found.day = found.valueDay;
  return found.day !== undefined && moves && told ? found : null;
}

/** The currency that a title or a cell names; null where it names none. */
export const currencyIn = (folded: string): string | null =>
  CURRENCIES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
