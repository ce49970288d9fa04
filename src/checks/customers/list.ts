import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
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

export type AmountKind = keyof typeof AMOUNT_COLUMNS;
/** Why a customer's money is not recurring. */
export type NotRecurring = keyof typeof NOT_RECURRING;

/** A column of amounts: what it is of, and when. */
export interface AmountColumn {
  kind: AmountKind;
  period: Period | null;
  heading: string;
  at: string;
}

/** One customer of a list. */
export interface Customer {
  name: string;
  /** By column. */
  amounts: Map<string, { value: number; place: Place }>;
  kind: NotRecurring | null;
}

/** A table of customers by name with what each pays. */
export interface CustomerList {
  place: Place;
  columns: AmountColumn[];
  customers: Customer[];
  /** "Others (156)". */
  rest: Customer | null;
  /** The table's own total, by column. */
  total: Customer | null;
  /** It calls itself a part: what it comes to is not all. */
  partial: boolean;
}

const FEWEST = 3;
const columnOf = ({ ref = "" }: Cell): string => ref.replace(/\d+/g, "");

/** Every list of customers in the company's sheets. */
export function customerLists(witness: Witness): CustomerList[] {
  return witness.dossier.documents
    .filter(({ source, role }) => role !== "outside" && (source === "deck" || source === "financial_model"))
    .flatMap((document) =>
      document.sections
        .filter(({ kind, hidden }) => kind === "sheet" && hidden === undefined)
        .flatMap((section) => listIn(document, section) ?? []),
    );
}

function listIn(document: SourceDocument, section: Section): CustomerList | null {
  const at = section.rows.findIndex(({ cells }) => cells.some((cell) => isName(cell)));
  const head = section.rows[at];
  if (head === undefined) return null;
  const names = columnOf(head.cells.find(isName) as Cell);
  const columns = head.cells.flatMap((cell) => amountColumn(cell) ?? []);
  const statuses = new Set(head.cells.filter(({ text }) => STATUS_COLUMN.test(fold(text))).map(columnOf));
  if (columns.length === 0) return null;
  const list: CustomerList = {
    place: placeOfPassage(
      { document, section, row: head, text: textOf(head) },
      { label: section.name ?? document.name, printed: textOf(head) },
    ),
    columns,
    customers: [],
    rest: null,
    total: null,
    partial: PART_OF_LIST.test(
      fold(`${section.name ?? ""} ${document.name} ${section.rows[0] === head ? "" : textOf(section.rows[0])}`),
    ),
  };
  for (const row of section.rows.slice(at + 1)) {
    const name = row.cells.find((cell) => columnOf(cell) === names)?.text.trim() ?? "";
    const customer = customerIn(document, section, row, name, columns, statuses);
    if (TOTAL.test(fold(name)) || (name === "" && customer.amounts.size > 0 && list.customers.length > 0)) {
      list.total = customer;
      break;
    }
    if (name === "" || customer.amounts.size === 0) break;
    if (REST.test(fold(name))) list.rest = customer;
    else list.customers.push(customer);
  }
  return list.customers.length < FEWEST ? null : list;
}

const isName = ({ text }: Cell): boolean =>
  CUSTOMER_COLUMN.test(
    fold(text)
      .replace(/[\s_]+/g, " ")
      .trim(),
  );
const textOf = (row: Row | undefined): string =>
  row?.cells
    .map(({ text }) => text)
    .join(" ")
    .trim() ?? "";

function amountColumn(cell: Cell): AmountColumn | null {
  const heading = cell.text.trim();
  const words = fold(heading);
  const kind = (Object.keys(AMOUNT_COLUMNS) as AmountKind[]).find((one) => AMOUNT_COLUMNS[one].test(words));
  if (kind === undefined || /%|share|part du|participac|growth|croissance|cumul/u.test(words)) return null;
  return {
    kind,
    heading,
    at: columnOf(cell),
    period: findPeriods(heading)[0]?.period ?? null,
  };
}

function customerIn(
  document: SourceDocument,
  section: Section,
  row: Row,
  name: string,
  columns: readonly AmountColumn[],
  statuses: ReadonlySet<string>,
): Customer {
  const amounts = new Map(
    columns.flatMap(({ at, heading }): [string, { value: number; place: Place }][] => {
      const cell = row.cells.find((one) => columnOf(one) === at);
      const value = typeof cell?.recomputed === "number" ? cell.recomputed : cell?.value;
      if (cell === undefined || typeof value !== "number" || cell.unchecked === true) return [];
      const place = placeOfPassage(
        { document, section, row, text: textOf(row) },
        { label: `${name} ${heading}`.trim(), printed: cell.text, value, cell },
      );
      return [[at, { value, place }]];
    }),
  );
  const status = row.cells
    .filter((cell) => statuses.has(columnOf(cell)))
    .map(({ text }) => fold(text))
    .join(" · ");
  const kinds = Object.keys(NOT_RECURRING) as NotRecurring[];
  const kind = TAKEN_BACK.test(status) ? null : (kinds.find((one) => NOT_RECURRING[one].test(status)) ?? null);
  return { name, amounts, kind };
}
