import type { Period } from "../../domain/quantity.ts";
import { AMOUNT_COLUMN, BALANCE_COLUMN, DATE_COLUMN, ENTRY_COLUMN } from "../../lexicon/sheet-words.ts";
import { readHeading } from "./heading.ts";
import type { Spot, SpotRow } from "./spots.ts";

/** The entries of an account, one a row: a bank's or a ledger's. What an entry is called is no metric of the company. */
export interface Account {
  /** The row of its headings, and the column of its dates. */
  row: number;
  date: number;
  /** The column of what is on the account after each entry. */
  balance?: number;
  /** The row of the latest date, whichever end of the list it stands at. */
  latest?: number;
}

/** Headings stand near the top, under the bank's address at most. */
const HEADED_WITHIN = 15;

/** The account a sheet lists, or null: a column of dates, one of what was booked and one of how much. */
export function accountOf(rows: SpotRow[]): Account | null {
  for (const [at, { number, spots }] of rows.slice(0, HEADED_WITHIN).entries()) {
    const headed = (pattern: RegExp) => spots.find(({ kind, text }) => kind !== "number" && pattern.test(text.trim()));
    const date = headed(DATE_COLUMN);
    if (date === undefined || headed(ENTRY_COLUMN) === undefined || headed(AMOUNT_COLUMN) === undefined) continue;
    const balance = headed(BALANCE_COLUMN)?.column;
    const latest = balance === undefined ? undefined : latestOf(rows.slice(at + 1), date.column, balance);
    return {
      row: number,
      date: date.column,
      ...(balance === undefined ? {} : { balance }),
      ...(latest === undefined ? {} : { latest }),
    };
  }
  return null;
}

/** The last entry in time that shows a balance; undefined where not every date can be read. */
function latestOf(rows: SpotRow[], date: number, balance: number): number | undefined {
  const entries = rows.filter(({ spots }) => spots.some(({ column, kind }) => column === balance && kind === "number"));
  const dates = entries.map(({ spots }) => dayOf(spots.find(({ column }) => column === date)));
  if (dates.length === 0 || dates.some((day) => day === null)) return undefined;
  const [first, last] = [dates[0] ?? "", dates.at(-1) ?? ""];
  return (first > last ? entries[0] : entries.at(-1))?.number;
}

/** The day an entry was booked on; null where it cannot be read. */
export function dayOf(spot: Spot | undefined): Period | null {
  return spot === undefined ? null : (readHeading(spot.text).period ?? null);
}
