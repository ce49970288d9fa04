import type { Cell } from "../../domain/document.ts";
import type { Period } from "../../domain/quantity.ts";
import type { Witness } from "../../evidence/witness.ts";
import {
  AMOUNT_COLUMNS,
  CUSTOMER_COLUMN,
  NOT_RECURRING,
  PART_OF_LIST,
  STATUS_COLUMN,
  TAKEN_BACK,
} from "../../lexicon/customer-lists.ts";
import { fold } from "../../lexicon/fold.ts";
import { REST, TOTAL } from "../../lexicon/sums.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import { amount } from "../tables/figures.ts";
import { type Table, type TableRow, tablesWith } from "../tables/tables.ts";

export type AmountKind = keyof typeof AMOUNT_COLUMNS;
/** Why a customer's money is not recurring. */
export type NotRecurring = keyof typeof NOT_RECURRING;

/** A column of amounts: what it is of, and when. */
export interface AmountColumn {
  kind: AmountKind;
  period: Period | null;
  heading: string;
  /** Its place in the heading. */
  at: number;
}

/** One customer of a list. */
export interface Customer {
  name: string;
  /** By column. */
  amounts: Map<number, { value: number; place: Place }>;
  kind: NotRecurring | null;
}

/** A table of customers by name with what each pays. */
export interface CustomerList {
  place: Place;
  columns: AmountColumn[];
  customers: Customer[];
  /** "Others (156)". */
  rest: Customer | null;
  /** How many that line says it stands for. */
  restCount: number | null;
  /** The table's own total, by column. */
  total: Customer | null;
  /** It calls itself a part: what it comes to is not all. */
  partial: boolean;
}

const FEWEST = 3;

/** Every list of customers in the company's tables: a sheet, a CSV file, a table of a paper or a slide. */
export function customerLists(witness: Witness): CustomerList[] {
  return tablesWith(witness, (cells) => cells.some(isName) && cells.some((cell, at) => amountColumn(cell, at) !== null))
    .filter(({ passage }) => passage.document.role !== "outside")
    .flatMap((table) => listIn(table, witness) ?? []);
}

function listIn({ passage, head, rows }: Table, witness: Witness): CustomerList | null {
  const { document, section } = passage;
  const names = head.findIndex(isName);
  const columns = head.flatMap((cell, at) => amountColumn(cell, at) ?? []);
  const statuses = new Set(head.flatMap(({ text }, at) => (STATUS_COLUMN.test(fold(text)) ? at : [])));
  const [first] = witness.linesOn(section);
  const title = first === undefined || first === passage ? "" : first.text;
  const list: CustomerList = {
    place: placeOfPassage(passage, { label: section.name ?? document.name, printed: passage.text }),
    columns,
    customers: [],
    rest: null,
    restCount: null,
    total: null,
    partial: PART_OF_LIST.test(fold(`${section.name ?? ""} ${document.name} ${title}`)),
  };
  for (const row of rows) {
    const name = row.cells[names]?.text.trim() ?? "";
    const customer = customerIn(row, name, columns, statuses);
    if (TOTAL.test(fold(name)) || (name === "" && customer.amounts.size > 0 && list.customers.length > 0)) {
      list.total = customer;
      break;
    }
    if (name === "" || customer.amounts.size === 0) break;
    if (REST.test(fold(name))) {
      list.rest = customer;
      list.restCount = countIn(name);
    } else list.customers.push(customer);
  }
  // A slide shows some of them, unless it says how many more there are or what all come to.
  const isShow = section.kind === "slide" || section.kind === "page";
  if (isShow && list.total === null && list.rest === null) list.partial = true;
  return list.customers.length < FEWEST || list.customers.every(isCount) ? null : list;
}

/** "50–100", "1,250" under "Customers" of a plan: how many they are; "10482" may be the number of one. */
const isCount = ({ name }: Customer): boolean => !/\p{L}/u.test(name) && !/^#?\d{4,}$/u.test(name);

/** "Others (57)" are 57; "Others (< €5k)" are nobody knows how many. */
function countIn(name: string): number | null {
  const count = /(?<![\p{Sc}<>≤≥\d.,]\s?)\b(\d{1,5})\b(?!\s?[kKM%€.,\d])/u.exec(name)?.[1];
  return count === undefined ? null : Number(count);
}

const isName = ({ text }: Cell): boolean =>
  CUSTOMER_COLUMN.test(
    fold(text)
      .replace(/[\s_]+/g, " ")
      .trim(),
  );

function amountColumn(cell: Cell, at: number): AmountColumn | null {
  const heading = cell.text.trim();
  const words = fold(heading);
  const kind = (Object.keys(AMOUNT_COLUMNS) as AmountKind[]).find((one) => AMOUNT_COLUMNS[one].test(words));
  if (kind === undefined || /%|share|part du|participac|growth|croissance|cumul/u.test(words)) return null;
  return {
    kind,
    heading,
    at,
    period: findPeriods(heading)[0]?.period ?? null,
  };
}

function customerIn(
  { passage, cells }: TableRow,
  name: string,
  columns: readonly AmountColumn[],
  statuses: ReadonlySet<number>,
): Customer {
  const amounts = new Map(
    columns.flatMap(({ at, heading }): [number, { value: number; place: Place }][] => {
      const cell = cells[at];
      const value = cell === undefined ? null : numberOf(cell);
      if (cell === undefined || value === null) return [];
      const label = `${name} ${heading}`.trim();
      return [[at, { value, place: placeOfPassage(passage, { label, printed: cell.text, value, cell }) }]];
    }),
  );
  const status = [...statuses].map((at) => fold(cells[at]?.text ?? "")).join(" · ");
  const kinds = Object.keys(NOT_RECURRING) as NotRecurring[];
  const kind = TAKEN_BACK.test(status) ? null : (kinds.find((one) => NOT_RECURRING[one].test(status)) ?? null);
  return { name, amounts, kind };
}

/** A sheet's number, or an amount as a paper prints it. */
function numberOf(cell: Cell): number | null {
  if (cell.unchecked === true) return null;
  const value = typeof cell.recomputed === "number" ? cell.recomputed : cell.value;
  return typeof value === "number" ? value : cell.ref === undefined ? (amount(cell)?.value ?? null) : null;
}
