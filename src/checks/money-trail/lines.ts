import type { Cell } from "../../domain/document.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import {
  CREDIT_SIDE,
  DEBIT_SIDE,
  HOLDS_LINE,
  NOT_FROM_CUSTOMERS,
  NOT_HAPPENED,
  OPENS_BOOKS,
} from "../../lexicon/bank-lines.ts";
import { fold } from "../../lexicon/fold.ts";
import { placeOfPassage } from "../places.ts";
import { bankAmount } from "./amounts.ts";
import { type BankColumns, bankColumns, currencyIn, letterOf } from "./columns.ts";
import { type Booking, counterparts } from "./counterparts.ts";
import { dayOf, dayOrder } from "./days.ts";
import { type Balance, joined, type Movement, type Statement, type Trail } from "./join.ts";

type Line = (name: Exclude<keyof BankColumns, "words" | "titled">) => Cell | undefined;

/** Fewer accounts are those of a bank, not of a plan of accounts. */
const FEWEST_ACCOUNTS = 3;

/** Every account's lines among the documents. */
export function trails(witness: Witness): Trail[] {
  return joined(
    witness
      .pages()
      .filter(({ section }) => section.kind === "sheet")
      .flatMap(({ passages }) => statementIn(passages) ?? []),
  );
}

function statementIn(passages: readonly Passage[]): Statement | null {
  const at = passages.slice(0, 20).findIndex(({ row }) => bankColumns(row) !== null);
  const head = passages[at];
  const columns = head === undefined ? null : bankColumns(head.row);
  if (head === undefined || columns === null) return null;
  const { document } = head;
  const rows = passages.slice(at + 1).map((passage) => ({
    passage,
    cell: ((name) =>
      passage.row.cells.find((one) => columns[name] !== undefined && letterOf(one) === columns[name])) satisfies Line,
    words: columns.words
      .map((letter) => passage.row.cells.find((one) => letterOf(one) === letter)?.text ?? "")
      .join(" "),
  }));
  const language = document.language;
  const order = dayOrder(
    rows.map(({ cell }) => cell("day")?.text ?? ""),
    language === "fr" || language === "pt",
  );
  const money = moneyOf(
    columns,
    rows.map(({ cell }) => cell("currency")?.text ?? ""),
  );
  if (order === null || money === "several") return null;
  const accounts = new Set(rows.map(({ cell }) => cell("account")?.text.trim() ?? ""));
  const isLedger =
    columns.account !== undefined && (columns.debit ?? columns.side) !== undefined && accounts.size >= FEWEST_ACCOUNTS;
  const signed = rows.some(({ cell }) => (bankAmount(cell("amount")) ?? 0) < 0);
  const lines = rows.flatMap(({ passage, cell, words }) => {
    const day = dayOf(cell("day")?.text ?? "", order);
    if (day === null || NOT_HAPPENED.test(fold(cell("state")?.text ?? ""))) return [];
    return [{ passage, cell, day, words: fold(words).trim(), amount: amountOf(cell, isLedger, isLedger || !signed) }];
  });
  const against = isLedger ? counterparts(lines.map(bookingOf)) : [];
  const movements = lines.flatMap(({ cell, day, words, amount }, at): Movement[] => {
    if (amount === null || HOLDS_LINE.test(words)) return [];
    // What stands against it in the books says more than its words; where nothing does, they are all there is.
    const by = against[at] ?? null;
    const isOther = by === null ? NOT_FROM_CUSTOMERS.test(words) : by !== "customers";
    return [
      {
        month: day.slice(0, 7),
        amount,
        fromCustomers: amount > 0 && !NOT_FROM_CUSTOMERS.test(words),
        isOther: isOther || OPENS_BOOKS.test(words),
        isMove: by === "moved",
        account: cell("account")?.text.trim() ?? null,
      },
    ];
  });
  if (movements.length === 0) return null;
  const balanceOf = ({ cell, passage, day }: DatedLine, minus = 0): Balance | null => {
    const balance = cell("balance");
    const printed = bankAmount(balance);
    if (balance === undefined || printed === null) return null;
    const label = balance.header ?? "Balance";
    const value = Math.round((printed - minus) * 100) / 100;
    return {
      value,
      month: day.slice(0, 7),
      place: placeOfPassage(passage, { label, printed: balance.text, value, cell: balance }),
    };
  };
  const inOrder = oldestFirst(lines);
  const [first] = inOrder;
  const last = inOrder.findLast((line) => bankAmount(line.cell("balance")) !== null);
  const days = lines.map(({ day }) => day).sort();
  const holdsOnly = first !== undefined && HOLDS_LINE.test(first.words);
  return {
    place: placeOfPassage(head, { label: document.name, printed: head.text }),
    kind: isLedger ? "ledger" : "bank",
    currency: money,
    movements,
    balance: last === undefined ? null : balanceOf(last),
    opening: first === undefined ? null : balanceOf(first, holdsOnly ? 0 : (first.amount ?? 0)),
    firstDay: days[0] ?? "",
    lastDay: days.at(-1) ?? "",
  };
}

const bookingOf = ({ cell, day, amount }: DatedLine & { amount: number | null }): Booking => ({
  entry: ["journal", "entry"]
    .map((name) => cell(name as "journal" | "entry")?.text.trim() ?? "")
    .join(" ")
    .trim(),
  day,
  account: cell("account")?.text.trim() ?? "",
  amount: amount ?? 0,
});

/** What went in (above zero) or out, by its own sign, its column, or the side that its line names. */
function amountOf(cell: Line, isLedger: boolean, isUnsigned: boolean): number | null {
  const amount = bankAmount(cell("amount"));
  const side = fold(cell("side")?.text ?? "").trim();
  if (amount !== null && isUnsigned && DEBIT_SIDE.test(side)) return -amount;
  if (amount !== null && isUnsigned && CREDIT_SIDE.test(side)) return amount;
  if (amount !== null) return amount;
  const [credit, debit] = [bankAmount(cell("credit")), bankAmount(cell("debit"))];
  if (credit === null && debit === null) return null;
  // A bank may print what it took with a minus; a ledger's minus takes an entry back.
  return (credit ?? 0) - (isLedger ? (debit ?? 0) : Math.abs(debit ?? 0));
}

interface DatedLine {
  passage: Passage;
  cell: Line;
  day: string;
}

/** By day; a file that begins with the newest line is turned round, so that lines of one day keep their order. */
function oldestFirst<Line extends DatedLine>(lines: readonly Line[]): Line[] {
  const newestFirst = (lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "");
  return (newestFirst ? lines.toReversed() : lines).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** What the money is in: by the lines, else by the titles. Several currencies are no one account. */
function moneyOf({ titled }: BankColumns, said: readonly string[]): string | null | "several" {
  const named = new Set(
    said.flatMap((text) => currencyIn(fold(text)) ?? (/^[A-Z]{3}$/.test(text.trim()) ? text.trim() : [])),
  );
  const [only] = named;
  return named.size > 1 ? "several" : (only ?? titled);
}
