import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Witness } from "../../evidence/witness.ts";
import { BANK_COLUMNS, NOT_FROM_CUSTOMERS } from "../../lexicon/bank-lines.ts";
import { fold } from "../../lexicon/fold.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";

type Columns = Partial<Record<keyof typeof BANK_COLUMNS, string>>;

/** One movement: its month ("2025-03") and what it added (below zero: took away). */
interface Movement {
  month: string;
  amount: number;
  fromCustomers: boolean;
  account: string | null;
}

/** The lines of one bank account or ledger, by month. */
export interface Trail {
  place: Place;
  kind: "bank" | "ledger";
  /** In order, without gaps before the first and after the last. */
  months: string[];
  movements: Movement[];
  /** The last balance printed, with its month. */
  balance: { value: number; month: string; place: Place } | null;
}

const columnOf = ({ ref = "" }: Cell): string => ref.replace(/\d+/g, "");
const textOf = (row: Row): string => row.cells.map(({ text }) => text).join(" ");
const FEWEST_LINES = 5;

/** Every account's lines among the documents. */
export function trails(witness: Witness): Trail[] {
  return witness.dossier.documents.flatMap((document) =>
    document.sections
      .filter(({ kind, hidden }) => kind === "sheet" && hidden === undefined)
      .flatMap((section) => trailIn(document, section) ?? []),
  );
}

function trailIn(document: SourceDocument, section: Section): Trail | null {
  const at = section.rows.slice(0, 20).findIndex((row) => columnsOf(row) !== null);
  const head = section.rows[at];
  const columns = head === undefined ? null : columnsOf(head);
  if (head === undefined || columns === null) return null;
  const isLedger = columns.account !== undefined && columns.debit !== undefined;
  const trail: Trail = {
    place: placeOfPassage(
      { document, section, row: head, text: textOf(head) },
      { label: document.name, printed: textOf(head) },
    ),
    kind: isLedger ? "ledger" : "bank",
    months: [],
    movements: [],
    balance: null,
  };
  let lastDay = "";
  for (const row of section.rows.slice(at + 1)) {
    const cell = (name: keyof Columns) =>
      row.cells.find((one) => columns[name] !== undefined && columnOf(one) === columns[name]);
    const day = dayOf(cell("day")?.text ?? "");
    if (day === null) continue;
    const amount = numberIn(cell("amount")) ?? (numberIn(cell("credit")) ?? 0) - Math.abs(numberIn(cell("debit")) ?? 0);
    const words = fold(cell("words")?.text ?? "");
    const month = day.slice(0, 7);
    trail.movements.push({
      month,
      amount,
      fromCustomers: amount > 0 && !NOT_FROM_CUSTOMERS.test(words),
      account: cell("account")?.text.trim() ?? null,
    });
    const balance = cell("balance");
    const value = numberIn(balance);
    if (balance === undefined || value === null || day < lastDay) continue;
    lastDay = day;
    trail.balance = {
      value,
      month,
      place: placeOfPassage(
        { document, section, row, text: textOf(row) },
        { label: balance.header ?? "Balance", printed: balance.text, value, cell: balance },
      ),
    };
  }
  if (trail.movements.length < FEWEST_LINES) return null;
  trail.months = [...new Set(trail.movements.map(({ month }) => month))].sort();
  return trail;
}

/** A day, and what went in and out: else it is no list of movements. */
function columnsOf(row: Row): Columns | null {
  const found: Columns = {};
  for (const cell of row.cells) {
    const title = fold(cell.text)
      .replace(/[\s_]+/g, " ")
      .trim();
    for (const name of Object.keys(BANK_COLUMNS) as (keyof Columns)[])
      if (found[name] === undefined && BANK_COLUMNS[name].test(title)) found[name] = columnOf(cell);
  }
  const moves = found.amount !== undefined || (found.debit !== undefined && found.credit !== undefined);
  const told = found.words !== undefined || found.balance !== undefined || found.account !== undefined;
  return found.day !== undefined && moves && told ? found : null;
}

function numberIn(cell: Cell | undefined): number | null {
  if (typeof cell?.value === "number") return cell.value;
  const text = cell?.text.replace(/[\s\u00a0\u202f€$£]|R\$/g, "") ?? "";
  return /^[-+]?\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}

/** "2025-03-31", "20250331", "31/03/2025", or a spreadsheet's date as it is shown; null else. */
function dayOf(text: string): string | null {
  const written = text.trim();
  const [, y, m, d] = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})/.exec(written) ?? [];
  if (y !== undefined) return Number(m) >= 1 && Number(m) <= 12 ? `${y}-${m}-${d}` : null;
  const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(written) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
