import type { Fact } from "../../domain/fact.ts";
import type { Period } from "../../domain/quantity.ts";
import type { Witness } from "../../evidence/witness.ts";
import { numericGap, sameFigure } from "../../quantities/compare.ts";
import { monthsOf, samePeriod } from "../../quantities/periods.ts";
import type { CheckedDeal, Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import { statedOf } from "../stated.ts";
import { type ClaimOfList, claimsOf } from "./claims.ts";
import {
  type AmountColumn,
  type AmountKind,
  type Customer,
  type CustomerList,
  customerLists,
  type NotRecurring,
} from "./list.ts";

/** A sum of a list beside what another document says. */
export interface Bridge {
  kind: AmountKind;
  /** 12 where a list by month is held against a figure by year, else 1. */
  times: 1 | 12;
  sum: number;
  customers: number;
  /** It holds a line of others that does not say how many they are. */
  andOthers: boolean;
  /** The list shows itself to be whole: it has its total or "others". */
  whole: boolean;
  stated: Fact | null;
  verdict: "holds" | "flag" | "question" | "computed";
  places: Place[];
}

/** What of a recurring sum is not recurring. */
export interface Impurity {
  kind: AmountKind;
  parts: { name: string; why: NotRecurring; value: number; place: Place }[];
  sum: number;
  total: number;
  /** What is stated counts them, leaves them out, or nothing is stated. */
  stated: { fact: Fact; counts: boolean } | null;
}

/** What was there at the start and is left at the end. */
export interface Kept {
  from: AmountColumn;
  to: AmountColumn;
  months: number;
  start: number;
  end: number;
  startCustomers: number;
  lostCustomers: number;
  lost: number;
  less: number;
  more: number;
  places: Place[];
  /** Stated retention or churn of the same months, with what the list gives for it. */
  stated: { fact: Fact; computed: number; agrees: boolean }[];
}

export interface SeenList {
  list: CustomerList;
  column: AmountColumn;
  currency: string | undefined;
  bridge: Bridge;
  top: {
    of: number;
    one: number;
    five: number;
    customers: { name: string; value: number; share: number; place: Place }[];
  };
  impurity: Impurity | null;
  kept: Kept | null;
  ownTotal: { printed: number; sum: number; place: Place } | null;
}

/** A list with what other papers say of its customers. */
export interface ListBeside extends SeenList {
  claims: ClaimOfList[];
}

/** Beyond this a whole list and the stated figure are two different things, whatever their dates within a month. */
const FAR = 0.05;

/** The lists of customers, each held against what the other documents say. */
export function lookAtCustomers({ witness }: CheckedDeal): ListBeside[] {
  return customerLists(witness).flatMap((list) => {
    const column = mainColumn(list);
    if (column === undefined) return [];
    const seen = lookAtList(list, column, witness);
    return [{ ...seen, claims: claimsOf(seen, witness) }];
  });
}

/** Recurring revenue before revenue, the latest before the earlier. */
function mainColumn({ columns }: CustomerList): AmountColumn | undefined {
  const kinds: AmountKind[] = ["arr", "mrr", "revenue"];
  const best = kinds.find((kind) => columns.some((column) => column.kind === kind));
  return columns
    .filter(({ kind }) => kind === best)
    .toSorted((a, b) => lastMonth(b) - lastMonth(a))
    .at(0);
}

const lastMonth = ({ period }: AmountColumn): number => (period === null ? -1 : (monthsOf(period)?.last ?? -1));
const amountOf = (customer: Customer | null, { at }: AmountColumn): number => customer?.amounts.get(at)?.value ?? 0;

function lookAtList(list: CustomerList, column: AmountColumn, witness: Witness): SeenList {
  const paying = list.customers.filter((one) => amountOf(one, column) > 0);
  const named = paying.reduce((sum, one) => sum + amountOf(one, column), 0);
  const sum = named + amountOf(list.rest, column);
  const bridge = bridgeOf(list, column, sum, paying.length + (list.restCount ?? 0), witness);
  const top = paying
    .toSorted((a, b) => amountOf(b, column) - amountOf(a, column))
    .slice(0, 5)
    .map((one) => ({
      name: one.name,
      value: amountOf(one, column),
      share: (amountOf(one, column) / sum) * 100,
      place: one.amounts.get(column.at)?.place as Place,
    }));
  const total = list.total?.amounts.get(column.at);
  return {
    list,
    column,
    currency: bridge.stated?.quantity.currency,
    bridge,
    top: { of: sum, one: top[0]?.share ?? 0, five: top.reduce((all, { share }) => all + share, 0), customers: top },
    impurity: impurityOf(paying, column, sum, bridge),
    kept: keptIn(list, column, witness),
    ownTotal:
      total !== undefined && numericGap(total.value, sum) > 0.001
        ? { printed: total.value, sum, place: total.place }
        : null,
  };
}

const isElsewhere = (fact: Fact, { place }: CustomerList): boolean =>
  fact.document !== place.document ||
  (fact.address.kind === "cell" && place.address.kind === "cell" && fact.address.sheet !== place.address.sheet);

/** What is stated outside of this list, for the column's time. */
const statedFor = (
  topic: string,
  { period }: AmountColumn,
  list: CustomerList,
  witness: Witness,
  sum?: number,
): Fact | null =>
  statedOf(
    witness,
    topic,
    (when) => period === null || when === undefined || isWithin(period, when),
    (fact) => isElsewhere(fact, list),
    sum === undefined
      ? undefined
      : ({ quantity: { value, step } }) => sameFigure({ value: sum, step: 1 }, { value, step }),
  );

/** What is so at the end of December is so at the end of its year. */
function isWithin(period: Period, when: Period): boolean {
  if (samePeriod(when, period)) return true;
  const [a, b] = [monthsOf(period), monthsOf(when)];
  return a !== null && b !== null && a.first === a.last && b.last === a.last;
}

function bridgeOf(list: CustomerList, column: AmountColumn, sum: number, customers: number, witness: Witness): Bridge {
  const direct = statedFor(column.kind, column, list, witness, sum);
  const yearly = direct === null && column.kind === "mrr" ? statedFor("arr", column, list, witness) : null;
  const stated = direct ?? yearly;
  const times = yearly === null ? 1 : 12;
  const whole = !list.partial && (list.total !== null || list.rest !== null);
  const places = [
    list.total?.amounts.get(column.at)?.place ?? list.place,
    ...(stated === null ? [] : [placeOfFact(stated)]),
  ];
  const andOthers = list.rest !== null && list.restCount === null;
  const base = { kind: column.kind, times, sum, customers, andOthers, whole, stated, places } as const;
  if (stated === null) return { ...base, verdict: "computed" };
  const { value, step } = stated.quantity;
  if (sameFigure({ value: sum * times, step: 1 }, { value, step }, 0.01)) return { ...base, verdict: "holds" };
  // A part of the list is less than the whole: nothing is wrong with that.
  if (list.partial && sum * times < value) return { ...base, verdict: "computed" };
  const sameTime = column.period === null ? stated.period === undefined : stated.period === column.period;
  const isFlag = whole && sameTime && times === 1 && column.kind !== "revenue" && numericGap(sum, value) > FAR;
  return { ...base, verdict: isFlag ? "flag" : "question" };
}

function impurityOf(paying: readonly Customer[], column: AmountColumn, total: number, bridge: Bridge): Impurity | null {
  if (column.kind === "revenue") return null;
  const parts = paying.flatMap((one) => {
    const amount = one.amounts.get(column.at);
    return one.kind === null || amount === undefined ? [] : [{ name: one.name, why: one.kind, ...amount }];
  });
  if (parts.length === 0) return null;
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const { stated, times } = bridge;
  if (stated === null) return { kind: column.kind, parts, sum, total, stated: null };
  const says = (value: number) =>
    sameFigure({ value: value * times, step: 1 }, { value: stated.quantity.value, step: stated.quantity.step }, 0.01);
  // Where the print is too coarse to tell with from without, nothing is said of it.
  const known = says(total) !== says(total - sum);
  return { kind: column.kind, parts, sum, total, stated: known ? { fact: stated, counts: says(total) } : null };
}

/** The customers of an earlier column in a later one of the same kind. */
function keptIn(list: CustomerList, to: AmountColumn, witness: Witness): Kept | null {
  const from = list.columns
    .filter(
      (one) =>
        one.kind === to.kind &&
        one.period !== null &&
        to.period !== null &&
        one.period.length === to.period.length &&
        lastMonth(one) < lastMonth(to),
    )
    .toSorted((a, b) => lastMonth(a) - lastMonth(b))
    .at(0);
  if (from === undefined || list.rest !== null || list.partial) return null;
  const months = lastMonth(to) - lastMonth(from);
  const before = list.customers.filter((one) => amountOf(one, from) > 0);
  const start = before.reduce((sum, one) => sum + amountOf(one, from), 0);
  if (before.length < 3 || months < 1) return null;
  const change = before.map((one) => amountOf(one, to) - amountOf(one, from));
  const gone = before.filter((one) => amountOf(one, to) <= 0);
  const lost = gone.reduce((sum, one) => sum + amountOf(one, from), 0);
  const less = -change.filter((by) => by < 0).reduce((sum, by) => sum + by, 0) - lost;
  const more = change.filter((by) => by > 0).reduce((sum, by) => sum + by, 0);
  const kept: Kept = {
    from,
    to,
    months,
    start,
    end: start - lost - less + more,
    startCustomers: before.length,
    lostCustomers: gone.length,
    lost,
    less,
    more,
    places: gone.flatMap((one) => one.amounts.get(from.at)?.place ?? []).slice(0, 5),
    stated: [],
  };
  return { ...kept, stated: statedRetention(kept, list, witness) };
}

const POINTS = 2;

/** Stated churn and retention over a year, where the list spans a year. */
function statedRetention(kept: Kept, list: CustomerList, witness: Witness): Kept["stated"] {
  if (kept.months !== 12) return [];
  const shares: Record<string, number> = {
    nrr: (kept.end / kept.start) * 100,
    grr: ((kept.start - kept.lost - kept.less) / kept.start) * 100,
    customer_churn: (kept.lostCustomers / kept.startCustomers) * 100,
    revenue_churn: ((kept.lost + kept.less) / kept.start) * 100,
  };
  return Object.entries(shares).flatMap(([topic, computed]) => {
    const fact = statedFor(topic, kept.to, list, witness);
    const rhythm = fact?.basis.rhythm;
    if (fact === null || fact.quantity.unit !== "percent" || rhythm === "monthly" || rhythm === "quarterly") return [];
    const off = Math.abs(fact.quantity.value - computed);
    return [{ fact, computed, agrees: off <= Math.max(POINTS, fact.quantity.step) }];
  });
}
