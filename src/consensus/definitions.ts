import type { DefinitionMismatch } from "../domain/contradiction.ts";
import type { Basis, Period } from "../domain/quantity.ts";
import { endMonth } from "../evidence/facts/period-order.ts";
import { numericGap } from "../quantities/compare.ts";
import { periodContains, samePeriod } from "../quantities/periods.ts";
import { FLOWS } from "../quantities/topics/time.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { Entry } from "./entries.ts";

/** A difference of definition, without its sentence. */
export type Difference = Pick<DefinitionMismatch, "differs" | "sides">;

/** Entries that follow one definition and may therefore be compared. */
export interface Comparable {
  /** Canonical name of the definition; "" where nobody says one. */
  key: string;
  entries: Entry[];
}

/**
 * Splits a topic's entries by currency, unit, period and basis. Silence is not a definition: an entry that does not say
 * its period or basis goes where its value is explained, else to the largest group.
 */
export function splitByDefinition(
  entries: Entry[],
  topic: Topic | null,
  sameValue: number,
): { comparable: Comparable[]; mismatches: { a: Entry; b: Entry; difference: Difference }[] } {
  const explicit = new Map<string, Entry[]>();
  const silent: Entry[] = [];
  for (const entry of entries) {
    const key = definitionKey(entry, topic);
    const home = key === "" ? silent : explicit.get(key);
    if (home === undefined) explicit.set(key, [entry]);
    else home.push(entry);
  }
  const comparable = mergeCompatible(explicit, topic, sameValue);
  if (comparable.length === 0) return { comparable: [{ key: "", entries: silent }], mismatches: [] };

  const unsaid: Comparable = { key: "", entries: [] };
  if (silent.length > 0) {
    const open = comparable.filter(
      (group) => differenceBetween(group.entries[0] as Entry, silent[0] as Entry, topic) === null,
    );
    const largest = open.length === 0 ? unsaid : largestOf(open);
    const known = open.map((group) => ({ group, numbers: sortedNumbers(group.entries) }));
    const placed = silent.map((entry) => ({ entry, home: homeOf(entry, known, largest, sameValue) }));
    for (const { entry, home } of placed) home.entries.push(entry);
    if (unsaid.entries.length > 0) comparable.push(unsaid);
  }

  const mismatches: { a: Entry; b: Entry; difference: Difference }[] = [];
  for (let i = 0; i < comparable.length; i++) {
    for (let j = i + 1; j < Math.min(comparable.length, i + 20); j++) {
      const a = (comparable[i] as Comparable).entries[0] as Entry;
      const b = (comparable[j] as Comparable).entries[0] as Entry;
      const difference = differenceBetween(a, b, topic);
      if (difference !== null) mismatches.push({ a, b, difference });
    }
  }
  return { comparable, mismatches };
}

function largestOf(groups: Comparable[]): Comparable {
  return groups.reduce((a, b) =>
    b.entries.length > a.entries.length || (b.entries.length === a.entries.length && b.key > a.key) ? b : a,
  );
}

/** What keeps two entries from being compared; null where nothing does. */
export function differenceBetween(a: Entry, b: Entry, topic: Topic | null): Difference | null {
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) {
    return { differs: "currency", sides: [a.currency, b.currency] };
  }
  if (a.unit !== undefined && b.unit !== undefined && !unitsMeet(a, b, topic))
    return { differs: "unit", sides: [a.unit, b.unit] };
  if (a.period !== undefined && b.period !== undefined && !periodsMeet(a.period, b.period, topic)) {
    return { differs: "period", sides: [a.period, b.period] };
  }
  const [dated, undated] = a.period === undefined ? [b, a] : [a, b];
  if (undated.period === undefined && dated.today === false) {
    return { differs: "period", sides: [dated.period as string, "—"] };
  }
  for (const aspect of ["nature", "gross", "money", "customers", "rhythm"] as const satisfies (keyof Basis)[]) {
    const [left, right] = [a.basis[aspect], b.basis[aspect]];
    if (left !== undefined && right !== undefined && left !== right) return { differs: "basis", sides: [left, right] };
  }
  return null;
}

/** What stands at a moment is a year's at its end: "2025" and "December 2025" are one time, "January 2025" is another. */
function periodsMeet(a: Period, b: Period, topic: Topic | null): boolean {
  if (samePeriod(a, b)) return true;
  const flow = topic !== null && FLOWS.has(topic.id);
  return !flow && (periodContains(a, b) || periodContains(b, a)) && endMonth(a) === endMonth(b);
}

function unitsMeet(a: Entry, b: Entry, topic: Topic | null): boolean {
  const plain = new Set(["number", "count"]);
  if (a.unit === b.unit) return true;
  // What is paid for a thing is not how many there are.
  const oneIsPaid = (a.currency === undefined) !== (b.currency === undefined);
  if (oneIsPaid && topic?.unit === "count") return false;
  if (a.bare === true || b.bare === true) return true;
  if (oneIsPaid) return false;
  return plain.has(a.unit as string) || plain.has(b.unit as string);
}

function definitionKey(entry: Entry, topic: Topic | null): string {
  const { basis, currency, period } = entry;
  const { nature, gross, money, customers, rhythm } = basis;
  const unit = entry.bare === true || entry.unit === topic?.unit ? undefined : entry.unit;
  const said = currency ?? unit ?? period ?? nature ?? gross ?? money ?? customers ?? rhythm;
  if (said === undefined) return "";
  return `${currency ?? ""}|${unit ?? ""}|${period ?? ""}|${nature ?? ""}|${gross ?? ""}|${money ?? ""}|${customers ?? ""}|${rhythm ?? ""}`;
}

/**
 * Joins definitions that say different amounts of the same thing: "EUR, 2024" and "2024"; who leaves the period out goes
 * where its value is explained. Fullest first, so the result does not depend on order.
 */
function mergeCompatible(explicit: Map<string, Entry[]>, topic: Topic | null, sameValue: number): Comparable[] {
  const said = (key: string) => key.split("|").filter((part) => part !== "").length;
  const keys = [...explicit.keys()].sort((a, b) => said(b) - said(a) || (a < b ? -1 : 1));
  const merged: Comparable[] = [];
  for (const key of keys) {
    const entries = explicit.get(key) as Entry[];
    const example = entries[0] as Entry;
    const explains = ({ entries: known }: Comparable) => {
      const numbers = sortedNumbers(known);
      return entries.some(({ number }) => number !== undefined && hasNear(numbers, number, sameValue)) ? 1 : 0;
    };
    const home = merged
      .filter((other) => differenceBetween(other.entries[0] as Entry, example, topic) === null)
      .sort((a, b) => explains(b) - explains(a) || b.entries.length - a.entries.length || (a.key < b.key ? -1 : 1))[0];
    if (home === undefined) merged.push({ key, entries: [...entries] });
    else home.entries.push(...entries);
  }
  return merged;
}

function homeOf(
  entry: Entry,
  known: { group: Comparable; numbers: number[] }[],
  largest: Comparable,
  sameValue: number,
): Comparable {
  const { number } = entry;
  if (number === undefined) return largest;
  const explained = known.filter(({ numbers }) => hasNear(numbers, number, sameValue)).map(({ group }) => group);
  return explained.includes(largest) ? largest : (explained[0] ?? largest);
}

function sortedNumbers(entries: Entry[]): number[] {
  return entries.flatMap(({ number }) => (number === undefined ? [] : [number])).sort((a, b) => a - b);
}

/** Whether a sorted list has a value within the given share of this one. */
function hasNear(sorted: number[], value: number, share: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return [sorted[low - 1], sorted[low]].some((near) => near !== undefined && numericGap(near, value) <= share);
}
