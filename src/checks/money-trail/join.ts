import { fold } from "../../lexicon/fold.ts";
import { MONTH_PATTERN } from "../../lexicon/months.ts";
import { numericGap } from "../../quantities/compare.ts";
import type { Place } from "../check.ts";

/** One movement: its month ("2025-03") and what it added (below zero: took away). */
export interface Movement {
  month: string;
  amount: number;
  fromCustomers: boolean;
  /** Investors, lenders, the state or an own account paid it, or it only opens the books. */
  isOther: boolean;
  /** Between own accounts: neither earned nor spent. */
  isMove: boolean;
  account: string | null;
}

/** A balance as printed. */
export interface Balance {
  value: number;
  month: string;
  place: Place;
}

/** The lines of one file, before it is known whether others go on with them. */
export interface Statement {
  place: Place;
  kind: "bank" | "ledger";
  /** Null where the file does not say it. */
  currency: string | null;
  movements: Movement[];
  /** The last balance printed. */
  balance: Balance | null;
  /** What was there before its first line, where its lines say what was there after it. */
  opening: Balance | null;
  firstDay: string;
  lastDay: string;
}

/** Two statements of one account of which the second does not begin with what the first ended with. */
export interface Break {
  end: Balance;
  start: Balance;
}

/** The lines of one bank account or ledger, by month, out of one file or of one for each month. */
export interface Trail extends Pick<Statement, "kind" | "currency" | "movements" | "balance"> {
  /** How its files are called together. */
  name: string;
  files: Place[];
  /** In order, without gaps before the first and after the last. */
  months: string[];
  breaks: Break[];
}

const FEWEST_LINES = 5;

/** Statements of the same account put together: one a month is how banks give them out. */
export function joined(statements: readonly Statement[]): Trail[] {
  const chains: Statement[][] = [];
  for (const one of statements.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))) {
    const chain = chains.find((open) => goesOn(open.at(-1) as Statement, one));
    if (chain === undefined) chains.push([one]);
    else chain.push(one);
  }
  return chains.map(together).filter(({ movements }) => movements.length >= FEWEST_LINES);
}

/** The next days of an account: a file of the same form and name, which does not go back behind the last. */
function goesOn(before: Statement, next: Statement): boolean {
  return (
    before.kind === "bank" &&
    next.kind === "bank" &&
    before.place.printed === next.place.printed &&
    before.currency === next.currency &&
    before.lastDay < next.firstDay &&
    nameOf(before) === nameOf(next)
  );
}

const MONTHS = new RegExp(`(?<!\\p{L})(?:${MONTH_PATTERN})(?!\\p{L})`, "giu");

/** The name of a file and its sheet without what changes from month to month. */
const nameOf = ({ place: { label, address } }: Statement): string =>
  fold(`${label} ${address.kind === "cell" ? address.sheet : ""}`)
    .replace(MONTHS, "")
    .replace(/\d+/gu, "")
    .replace(/\W+/gu, " ")
    .trim();

function together(chain: readonly Statement[]): Trail {
  const [first, last] = [chain[0] as Statement, chain.at(-1) as Statement];
  const movements = chain.flatMap((one) => one.movements);
  return {
    kind: first.kind,
    currency: first.currency,
    name: first === last ? first.place.label : `${first.place.label} – ${last.place.label}`,
    files: chain.map(({ place }) => place),
    months: [...new Set(movements.map(({ month }) => month))].sort(),
    movements,
    balance: last.balance,
    breaks: chain.slice(1).flatMap((one, at) => breakBetween(chain[at] as Statement, one) ?? []),
  };
}

const CENTS = 1e-9;

function breakBetween({ balance }: Statement, { opening }: Statement): Break | null {
  if (balance === null || opening === null || numericGap(balance.value, opening.value) <= CENTS) return null;
  return Math.abs(balance.value - opening.value) < 0.005 ? null : { end: balance, start: opening };
}
