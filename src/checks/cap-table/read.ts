import type { Cell } from "../../domain/document.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import {
  AFTER_ROUND,
  BEFORE_ROUND,
  CLASS_COLUMN,
  DILUTED,
  HOLDER_COLUMN,
  INVESTED_COLUMN,
  NOT_SHARES,
  PERCENT_COLUMN,
  POOL_LINE,
  SHARES_COLUMN,
  SURE_HOLDER_COLUMN,
  TOTAL_LINE,
  UNDILUTED,
  UNISSUED_LINE,
} from "../../lexicon/equity.ts";
import { fold } from "../../lexicon/fold.ts";
import { PAPER_NAMES } from "../../lexicon/room-papers.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import { amount, percentage, wholeNumber } from "../tables/figures.ts";
import { type Table, type TableRow, tablesWith } from "../tables/tables.ts";

/** A number of a cap table with where it stands. */
export interface Figure {
  value: number;
  /** Half of it is the rounding its print allows. */
  step: number;
  place: Place;
}

/** `pool`: options granted or not; `unissued`: of these, what nobody holds yet. */
export type LineKind = "holder" | "pool" | "unissued" | "total";

export interface CapLine {
  holder: string;
  shareClass: string | null;
  kind: LineKind;
  shares: Figure | null;
  percent: Figure | null;
  /** What was paid for them, where the table says it. */
  invested: Figure | null;
}

/** A cap table at one moment: before the round, after it, or where nobody says which. */
export interface CapTable {
  when: "before" | "after" | null;
  diluted: boolean | null;
  document: string;
  place: Place;
  lines: CapLine[];
}

interface Columns {
  holder: number;
  shareClass: number;
  invested: number;
  sides: { when: CapTable["when"]; diluted: boolean | null; shares: number; percent: number }[];
}

/** Every cap table of the company's papers: a sheet, a CSV file, a table on a slide. */
export function readCapTables(witness: Witness): CapTable[] {
  return witness.remember("cap tables", () =>
    tablesWith(witness, (cells, passage) => columnsOf(cells, passage) !== null).flatMap(capTablesOf),
  );
}

const headOf = ({ text }: Pick<Cell, "text">): string =>
  fold(text)
    .replace(/[_\n]+/g, " ")
    .trim();

/** Which column is which; null where the row heads no cap table. */
function columnsOf(cells: readonly Cell[], passage: Passage): Columns | null {
  const heads = cells.map(headOf);
  if (heads.some((head) => head.length > 60)) return null;
  const holder = heads.findIndex((head) => HOLDER_COLUMN.test(head) && !/[%\d]/.test(head));
  if (holder < 0) return null;
  const shareClass = heads.findIndex((head, at) => at !== holder && CLASS_COLUMN.test(head));
  const invested = heads.findIndex((head, at) => at !== holder && at !== shareClass && INVESTED_COLUMN.test(head));
  const sides = new Map<string, Columns["sides"][number]>();
  for (const [at, head] of heads.entries()) {
    if (at === holder || at === shareClass || at === invested) continue;
    const isPercent = PERCENT_COLUMN.test(head);
    const isShares = !isPercent && SHARES_COLUMN.test(head) && !NOT_SHARES.test(head);
    if (!isPercent && !isShares) continue;
    const when = AFTER_ROUND.test(head) ? "after" : BEFORE_ROUND.test(head) ? "before" : null;
    const diluted = UNDILUTED.test(head) ? false : DILUTED.test(head) ? true : null;
    const key = `${when} ${diluted}`;
    const side = sides.get(key) ?? { when, diluted, shares: -1, percent: -1 };
    const kind = isPercent ? "percent" : "shares";
    // Two columns of one kind (one for each class of shares): only one that says "total" stands for all.
    if (side[kind] >= 0 && !/(?<!\p{L})total(?!\p{L})/u.test(head))
      side[kind] = /(?<!\p{L})total/u.test(heads[side[kind]] ?? "") ? side[kind] : SEVERAL;
    else side[kind] = at;
    sides.set(key, side);
  }
  const read = [...sides.values()]
    .map((side) => ({ ...side, shares: Math.max(-1, side.shares), percent: Math.max(-1, side.percent) }))
    .filter(({ shares, percent }) => shares >= 0 || percent >= 0);
  if (read.length === 0 || !isOfShares(heads[holder] ?? "", read, passage)) return null;
  return { holder, shareClass, invested, sides: read };
}

const SEVERAL = -2;

/** "Name | %" may head anything: the heading says that shares are held, or the sheet, the file or its title does. */
function isOfShares(holder: string, sides: Columns["sides"], { document, section }: Passage): boolean {
  if (SURE_HOLDER_COLUMN.test(holder)) return true;
  const called = [document.id.replace(/\.\w+$/, ""), section.name ?? ""].map((name) =>
    fold(name).replace(/[_.-]+/g, " "),
  );
  if (called.some((name) => PAPER_NAMES.cap_table.test(name))) return true;
  return sides.some(({ shares, percent }) => shares >= 0 && percent >= 0);
}

function capTablesOf(table: Table): CapTable[] {
  const columns = columnsOf(table.head, table.passage);
  if (columns === null) return [];
  const { document, section } = table.passage;
  const named = fold(`${section.name ?? ""} ${document.id}`);
  const place = placeOfPassage(table.passage, { label: table.passage.text, printed: section.name ?? document.name });
  // A round is priced on all shares, options and pool in: where the table counts both, that column is read first.
  return columns.sides
    .toSorted((one, other) => Number(countsAll(other)) - Number(countsAll(one)))
    .map((side): CapTable => {
      const lines = table.rows.flatMap((row) => lineOf(row, columns, side, table.head) ?? []);
      const said = AFTER_ROUND.test(named) ? "after" : BEFORE_ROUND.test(named) ? "before" : null;
      return { when: side.when ?? said, diluted: side.diluted, document: document.id, place, lines: upToTheEnd(lines) };
    })
    .filter(({ lines }) => lines.filter(({ kind }) => kind !== "total").length >= 2);
}

const countsAll = ({ diluted, shares }: Columns["sides"][number]): boolean => diluted === true && shares >= 0;

/** What follows the last total belongs to something else. */
function upToTheEnd(lines: CapLine[]): CapLine[] {
  const last = lines.findLastIndex(({ kind }) => kind === "total");
  return last < 0 ? lines : lines.slice(0, last + 1);
}

function lineOf(
  { passage, cells }: TableRow,
  columns: Columns,
  side: Columns["sides"][number],
  head: readonly Cell[],
): CapLine | null {
  const holder = cells[columns.holder]?.text.trim() ?? "";
  if (holder === "" || !/\p{L}/u.test(holder)) return null;
  const sharesCell = cells[side.shares];
  const percentCell = cells[side.percent];
  const shares = wholeNumber(sharesCell);
  const paidCell = cells[columns.invested];
  const paid = amount(paidCell);
  const share = percentage(percentCell, PERCENT_COLUMN.test(headOf(head[side.percent] ?? { text: "" })));
  if (shares === null && share === null) return null;
  const at = (cell: Cell | undefined, value: number): Place =>
    placeOfPassage(passage, {
      label: holder,
      printed: cell?.text.trim() ?? "",
      value,
      ...(cell !== undefined && { cell }),
    });
  return {
    holder,
    shareClass: cells[columns.shareClass]?.text.trim() ?? null,
    kind: kindOf(holder, cells[columns.shareClass]?.text ?? ""),
    shares: shares === null ? null : { value: shares, step: 0, place: at(sharesCell, shares) },
    percent: share === null ? null : { value: share.value, step: share.step, place: at(percentCell, share.value) },
    invested: paid === null ? null : { value: paid.value, step: paid.step, place: at(paidCell, paid.value) },
  };
}

function kindOf(holder: string, shareClass: string): LineKind {
  const name = fold(holder);
  if (TOTAL_LINE.test(name)) return "total";
  if (UNISSUED_LINE.test(name) && POOL_LINE.test(name)) return "unissued";
  return POOL_LINE.test(name) || /(?<!\p{L})(?:options?|bspce|esop|opcoes)(?!\p{L})/u.test(fold(shareClass))
    ? "pool"
    : "holder";
}
