import type { Cell } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { TOTAL } from "../../lexicon/sheet-words.ts";
import { FLOWS } from "../../quantities/topics/time.ts";
import { inUnits } from "./amount.ts";
import type { SheetValue } from "./read-sheet.ts";
import { addends } from "./sums.ts";
import { isCost } from "./topic.ts";

/**
 * What only the whole row shows: a sign that is a notation, closing dates that are years, values nothing tells apart, and
 * those of `unheaded` cells beside others that stand under dates.
 */
export function settleRow(values: SheetValue[], unheaded: ReadonlySet<Cell>): SheetValue[] {
  return withoutTwins(byClosingDates(withoutSign(apart(lost(values, unheaded)))));
}

/** Where a row's other values stand under dates, one without a heading was misread or belongs elsewhere: a hint, no more. */
function lost(values: SheetValue[], unheaded: ReadonlySet<Cell>): SheetValue[] {
  const line = ({ label, topic }: SheetValue) => `${topic?.id} ${label}`;
  const dated = new Set(
    values.filter(({ period, cell }) => period !== undefined && !unheaded.has(cell)).map((value) => line(value)),
  );
  return values.map((value) =>
    unheaded.has(value.cell) && dated.has(line(value)) ? { ...value, sureness: Math.min(value.sureness, 0.5) } : value,
  );
}

/** A cost that is written below zero in all of its row is a cost of that much: the minus is a notation. */
function withoutSign(values: SheetValue[]): SheetValue[] {
  const lines = Map.groupBy(values, ({ label, topic }) => `${topic?.id} ${label}`);
  const negative = new Set(
    [...lines.values()].filter((line) => line.every(({ quantity }) => quantity.value <= 0)).flat(),
  );
  return values.map((value) => {
    const { topic, quantity } = value;
    if (topic === null || !isCost(topic) || quantity.value >= 0 || !negative.has(value)) return value;
    return { ...value, quantity: { ...quantity, value: -quantity.value } };
  });
}

/** A month's last day, or a month alone. */
const CLOSING = /^\d{4}-\d\d(?:-(?:28|29|30|31))?$/;

/** Columns headed 31/12/2023, 31/12/2024 … are years: what adds up over time is the year's that ends there. */
function byClosingDates(values: SheetValue[]): SheetValue[] {
  const dated = values.filter(({ period }) => period !== undefined && CLOSING.test(period));
  const years = new Set(dated.map(({ period }) => period?.slice(0, 4)));
  const days = new Set(dated.map(({ period }) => period?.slice(4)));
  if (days.size !== 1 || years.size < 2) return values;
  return values.map((value) =>
    value.period !== undefined && value.topic !== null && FLOWS.has(value.topic.id) && CLOSING.test(value.period)
      ? { ...value, period: value.period.slice(0, 4) }
      : value,
  );
}

/** Several values of one label that nothing tells apart are a series without its periods: a hint each, no more. */
function apart(values: SheetValue[]): SheetValue[] {
  const key = ({ label, topic, period, basis, cell, only }: SheetValue) =>
    `${topic?.id} ${label} ${period} ${basis.nature} ${only === "span" || only === "part" ? cell.ref : only}`;
  const groups = Map.groupBy(values, key);
  return values.map((value) =>
    (groups.get(key(value))?.length ?? 0) > 1 ? { ...value, sureness: Math.min(value.sureness, 0.4) } : value,
  );
}

/** Beside amounts, a percentage is their change or share, not the margin of the same name. */
function withoutTwins(values: SheetValue[]): SheetValue[] {
  return values.map((value) => {
    if (value.topic?.unit !== "percent") return value;
    const beside = values.some(
      ({ label, topic }) =>
        label === value.label && topic !== null && topic.unit === "money" && topic.twins?.percent === value.topic?.id,
    );
    return beside ? { ...value, topic: null } : value;
  });
}

/** Lines that another line of the same metric adds up, or that stand beside its total, are parts of it. */
export function settleSheet(read: SheetValue[]): SheetValue[] {
  const values = asAdded(read);
  const at = new Map(values.map((value) => [value.cell.ref ?? "", value]));
  const parts = new Set<SheetValue>();
  for (const value of values) {
    if (value.topic === null) continue;
    const added = addends(value.cell);
    // What one cell takes over from another is no part of it: the cash a month opens with.
    if (added.length < 2) continue;
    for (const ref of added) {
      const input = at.get(ref);
      // A month of the year that adds it up is that month's whole.
      const month = input?.row === value.row && input?.period !== undefined;
      if (input !== undefined && input !== value && input.topic === value.topic && !month) parts.add(input);
    }
  }
  const groups = Map.groupBy(
    values.filter(({ topic, only }) => topic !== null && only === undefined),
    ({ topic, period, basis }) => `${topic?.id} ${period} ${basis.nature}`,
  );
  for (const group of groups.values()) {
    const totals = group.filter(({ label }) => TOTAL.test(label));
    if (totals.length !== 1 || group.length === 1) continue;
    for (const value of group)
      if (value !== totals[0] && value.quantity.unit === totals[0]?.quantity.unit) parts.add(value);
  }
  return values.map((value) => (parts.has(value) && value.only === undefined ? { ...value, only: "part" } : value));
}

/** What a formula adds to money is money, in the same thousands, whatever it is called: "Apport fondateurs" is no count. */
function asAdded(values: SheetValue[]): SheetValue[] {
  const money = new Map<string, Quantity>();
  for (const { cell, quantity } of values) {
    const added = quantity.unit === "money" ? addends(cell) : [];
    if (added.length > 1) for (const ref of added) money.set(ref, quantity);
  }
  return values.map((value) => {
    const { quantity, topic, cell } = value;
    const sum = money.get(cell.ref ?? "");
    const bare = quantity.unit === "number" || (quantity.unit === "count" && value.only === "part");
    if (sum === undefined || !bare || quantity.scale !== 1) return value;
    const { noun: _, ...amount } = quantity;
    const inMoney: Quantity = { ...amount, unit: "money", ...(sum.currency && { currency: sum.currency }) };
    const fits = topic === null || topic.unit === "money";
    return { ...value, topic: fits ? topic : null, quantity: inUnits(inMoney, { scale: sum.scale }) };
  });
}
