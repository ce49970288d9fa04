import type { Fact } from "../../domain/fact.ts";
import { numericGap, sameFigure } from "../../quantities/compare.ts";
import { monthsOf } from "../../quantities/periods.ts";
import type { CheckedDeal, Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import { statedOf } from "../stated.ts";
import type { Movement, Trail } from "./join.ts";
import { trails } from "./lines.ts";

/** One thing the lines give, beside what is stated of it. */
export interface Trailed {
  rule: "cash" | "burn" | "revenue" | "receipts";
  value: number;
  /** "2025" or "2025-12", or how many months a mean is of. */
  when: string;
  months: number;
  stated: Fact | null;
  verdict: "holds" | "near" | "flag" | "question" | "computed";
  places: Place[];
  /** What it was added up from, and divided by; null where the lines print it. */
  parts: { terms: number[]; over: number } | null;
}

export interface SeenTrail {
  trail: Trail;
  found: Trailed[];
}

/** Accounts of the French plan: sales, and money at the bank. */
const SALES = /^70/;
const BANK = /^51/;
/** Taxes on sales and invoices still open make receipts differ from revenue by less than this. */
const RECEIPTS_ROOM = 0.35;
const BURN_ROOM = 0.3;
/** Within this the lines bear a figure out; beyond, they are told beside it. */
const CLOSE = 0.1;
const CASH_ROOM = 0.1;
const BOOKS_ROOM = 0.05;

/** The lines of banks and ledgers against what is said of cash, burn and revenue. */
export function lookAtTrails(deal: CheckedDeal): SeenTrail[] {
  return trailsOf(deal).map((trail) => ({
    trail,
    found: [cashOf(trail, deal), burnOf(trail, deal), ...yearsOf(trail, deal)]
      .filter((one) => one !== null)
      .map(comparable),
  }));
}

const trailsOf = ({ witness }: CheckedDeal): Trail[] => witness.remember("money trails", () => trails(witness));

/** A hundred times apart is another thing under the same name (a market, another scale): nothing is held against it. */
const comparable = (one: Trailed): Trailed =>
  one.stated !== null && Math.abs(one.stated.quantity.value) > MOST_TIMES * Math.abs(one.value)
    ? { ...one, stated: null, verdict: "computed", places: one.places.slice(0, 1) }
    : one;
const MOST_TIMES = 100;

/** What is said outside of every bank's and ledger's lines: these are what it is held against. */
function beside(
  trail: Trail,
  deal: CheckedDeal,
  topic: string,
  isTime: (months: { first: number; last: number } | null) => boolean,
): Fact | null {
  const lines = new Set(trailsOf(deal).flatMap(({ files }) => files.map((file) => file.document)));
  return statedOf(
    deal.witness,
    topic,
    (period) => isTime(period === undefined ? null : monthsOf(period)),
    ({ document, quantity: { currency } }) =>
      !lines.has(document) && (trail.currency === null || currency === undefined || currency === trail.currency),
  );
}

const monthNumber = (month: string): number => monthsOf(month)?.last ?? -1;
const places = (trail: Trail, stated: Fact | null, own?: Place): Place[] => [
  own ?? (trail.files[0] as Place),
  ...(stated === null ? [] : [placeOfFact(stated)]),
];

function cashOf(trail: Trail, deal: CheckedDeal): Trailed | null {
  const last = trail.months.at(-1) ?? "";
  const booked = trail.movements
    .filter(({ account }) => BANK.test(account ?? ""))
    .reduce((sum, { amount }) => sum - amount, 0);
  const value = trail.kind === "ledger" ? booked : trail.balance?.value;
  const when = trail.kind === "ledger" ? last : (trail.balance?.month ?? last);
  if (value === undefined || (trail.kind === "ledger" && booked === 0)) return null;
  const at = monthNumber(when);
  // Cash without a date is of today: it is asked about only where the lines reach to within two months of the review.
  const today = deal.today.getUTCFullYear() * 12 + deal.today.getUTCMonth();
  const recent = Math.abs(today - monthIndex(when)) <= 2;
  const stated = beside(trail, deal, "cash", (months) => (months === null ? recent : months.last === at));
  const own = trail.kind === "bank" ? trail.balance?.place : undefined;
  const bank = trail.movements.filter(({ account }) => BANK.test(account ?? ""));
  const parts = trail.kind === "ledger" ? { terms: inAndOut(bank.map(({ amount }) => -amount)), over: 1 } : null;
  const base = { rule: "cash", value, when, months: 1, stated, parts, places: places(trail, stated, own) } as const;
  if (stated === null) return { ...base, verdict: "computed" };
  if (same(value, stated, 0.02)) return { ...base, verdict: "holds" };
  // One account may not hold it all: only more in the account than is stated, or a dated claim far above it, is told.
  const dated = stated.period !== undefined;
  return {
    ...base,
    verdict:
      dated && trail.kind === "ledger" && numericGap(value, stated.quantity.value) > CASH_ROOM ? "flag" : "question",
  };
}

/** Everything above zero, then everything below it. */
const inAndOut = (values: readonly number[]): number[] =>
  [values.filter((value) => value > 0), values.filter((value) => value < 0)]
    .map((some) => some.reduce((sum, value) => sum + value, 0))
    .filter((sum) => sum !== 0);

const byMonth = (movements: readonly Movement[], months: readonly string[]): number[] =>
  months.map((month) => movements.filter((one) => one.month === month).reduce((sum, { amount }) => sum + amount, 0));

const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** What went in (above zero) and out of the account, without what is no business of the month. */
const runningOf = ({ kind, movements }: Trail): { month: string; by: number }[] =>
  kind === "ledger"
    ? // Books enter money that comes in as a debit of the bank's account.
      movements
        .filter(
          ({ account, isOther, isMove, amount }) => BANK.test(account ?? "") && !isMove && (amount > 0 || !isOther),
        )
        .map(({ month, amount }) => ({ month, by: -amount }))
    : movements
        .filter(({ amount, fromCustomers }) => amount < 0 || fromCustomers)
        .map(({ month, amount }) => ({ month, by: amount }));

function burnOf(trail: Trail, deal: CheckedDeal): Trailed | null {
  // A statement's first and last month may be cut; books are closed by month.
  const months = trail.kind === "ledger" ? trail.months : trail.months.slice(1, -1);
  const whole = months.slice(-6);
  if (whole.length < 3 || trail.months.length < 4) return null;
  const kept = runningOf(trail).filter(({ month }) => whole.includes(month));
  const value = -kept.reduce((sum, { by }) => sum + by, 0) / whole.length;
  if (value <= 0) return null;
  const stated = beside(
    trail,
    deal,
    "burn_rate",
    (months) =>
      months === null || whole.some((one) => monthNumber(one) >= months.first && monthNumber(one) <= months.last),
  );
  const usable = stated !== null && stated.basis.gross !== "gross" && stated.basis.rhythm !== "annual" ? stated : null;
  const base = {
    rule: "burn",
    value,
    when: `${whole[0]}–${whole.at(-1)}`,
    months: whole.length,
    parts: { terms: inAndOut(kept.map(({ by }) => -by)), over: whole.length },
    stated: usable,
    places: places(trail, usable),
  } as const;
  if (usable === null) return { ...base, verdict: "computed" };
  const gap = numericGap(value, Math.abs(usable.quantity.value));
  if (gap <= CLOSE) return { ...base, verdict: "holds" };
  return { ...base, verdict: gap <= BURN_ROOM || value < Math.abs(usable.quantity.value) ? "near" : "question" };
}

/** Years whose twelve months are all there. */
function yearsOf(trail: Trail, deal: CheckedDeal): Trailed[] {
  const years = Map.groupBy(trail.months, (month) => month.slice(0, 4));
  return [...years].flatMap(([year, months]): Trailed[] => {
    if (months.length !== 12) return [];
    const ofYear = trail.movements.filter(({ month }) => month.startsWith(year));
    const isLedger = trail.kind === "ledger";
    const counted = ofYear.filter(({ account, fromCustomers }) =>
      isLedger ? SALES.test(account ?? "") : fromCustomers,
    );
    const value = counted.reduce((sum, { amount }) => sum + amount, 0);
    if (value <= 0) return [];
    const span = monthsOf(year);
    const stated = beside(
      trail,
      deal,
      "revenue",
      (at) => at !== null && at.first === span?.first && at.last === span?.last,
    );
    const base = {
      rule: isLedger ? "revenue" : "receipts",
      value,
      when: year,
      months: 12,
      parts: { terms: byMonth(counted, months), over: 1 },
      stated,
      places: places(trail, stated),
    } as const;
    if (stated === null) return [{ ...base, verdict: "computed" }];
    const gap = numericGap(value, stated.quantity.value);
    if (same(value, stated, isLedger ? 0.01 : 0)) return [{ ...base, verdict: "holds" }];
    if (isLedger) return [{ ...base, verdict: gap > BOOKS_ROOM ? "flag" : "question" }];
    // Receipts carry taxes and come later: only much less money than was claimed is a question.
    if (gap > RECEIPTS_ROOM && value < stated.quantity.value) return [{ ...base, verdict: "question" }];
    const withTaxes = value >= stated.quantity.value && gap <= RECEIPTS_ROOM;
    return [{ ...base, verdict: withTaxes || gap <= CLOSE ? "holds" : "near" }];
  });
}

const same = (value: number, { quantity }: Fact, close: number): boolean =>
  sameFigure({ value, step: 1 }, { value: Math.abs(quantity.value), step: quantity.step }, close);
