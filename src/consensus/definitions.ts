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

  const [quiet] = silent;
  if (quiet !== undefined) {
    const open = comparable.filter((group) => differenceBetween(group.entries[0] as Entry, quiet, topic) === null);
    if (open.length === 0) comparable.push({ key: "", entries: silent });
    else placeSilent(silent, open, sameValue);
  }

  const mismatches: { a: Entry; b: Entry; difference: Difference }[] = [];
  const reach = Math.max(1, Math.min(19, Math.floor(MOST_TOLD / comparable.length)));
  for (let i = 0; i < comparable.length; i++) {
    for (let j = i + 1; j <= Math.min(comparable.length - 1, i + reach); j++) {
      const a = (comparable[i] as Comparable).entries[0] as Entry;
      const b = (comparable[j] as Comparable).entries[0] as Entry;
      const difference = differenceBetween(a, b, topic);
      if (difference !== null) mismatches.push({ a, b, difference });
    }
  }
  return { comparable, mismatches };
}

/** Of so many definitions that this is passed, each is told from fewer of the others. */
const MOST_TOLD = 2_000;

function largestOf(groups: Comparable[]): Comparable {
  return groups.reduce((a, b) =>
    b.entries.length > a.entries.length || (b.entries.length === a.entries.length && b.key > a.key) ? b : a,
  );
}

const ASPECTS = ["nature", "gross", "money", "customers", "rhythm"] as const satisfies (keyof Basis)[];

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
  for (const aspect of ASPECTS) {
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

const isPlain = ({ unit }: Entry) => unit === "number" || unit === "count";

function unitsMeet(a: Entry, b: Entry, topic: Topic | null): boolean {
  if (a.unit === b.unit) return true;
  // What is paid for a thing is not how many there are.
  const oneIsPaid = (a.currency === undefined) !== (b.currency === undefined);
  if (oneIsPaid && topic?.unit === "count") return false;
  if (a.bare === true || b.bare === true) return true;
  if (oneIsPaid) return false;
  return isPlain(a) || isPlain(b);
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
  if (explicit.size < 2) return [...explicit].map(([key, entries]) => ({ key, entries }));
  const keys = [...explicit.keys()].map((key) => ({ key, said: key.split("|").filter((part) => part !== "").length }));
  const merged = new MergedDefinitions();
  for (const { key } of keys.sort((a, b) => b.said - a.said || (a.key < b.key ? -1 : 1))) {
    const entries = explicit.get(key) as Entry[];
    const example = entries[0] as Entry;
    const open = merged
      .near(example.period)
      .filter((other) => differenceBetween(other.entries[0] as Entry, example, topic) === null);
    if (open.length === 0) merged.add({ key, entries });
    else join(entries, open.length === 1 ? (open[0] as Known) : bestHome(entries, open, sameValue));
  }
  return merged.all;
}

/** A definition while others are joined to it, with its numbers in order once they were asked for. */
interface Known extends Comparable {
  numbers?: number[];
}

/** Definitions by their time: those of other times never meet, and there may be as many as there are days. */
class MergedDefinitions {
  readonly all: Known[] = [];
  readonly #byTime = new Map<number | undefined, Known[]>();

  add(group: Known): void {
    this.all.push(group);
    const time = timeOf(group.entries[0]?.period);
    const ofTime = this.#byTime.get(time);
    if (ofTime === undefined) this.#byTime.set(time, [group]);
    else ofTime.push(group);
  }

  /** All that may meet this period: what ends with it and what names none; who names none may meet anything. */
  near(period: Period | undefined): readonly Known[] {
    if (period === undefined) return this.all;
    return [timeOf(period), undefined].flatMap((time) => this.#byTime.get(time) ?? []);
  }
}

/** What two periods that meet have in common. */
const timeOf = (period: Period | undefined) => (period === undefined ? undefined : endMonth(period));

/** Where one of the values is explained, else the largest. */
function bestHome(entries: Entry[], open: Known[], sameValue: number): Known {
  const explained = open.filter((group) => {
    group.numbers ??= sortedNumbers(group.entries);
    const numbers = group.numbers;
    return entries.some(({ number }) => number !== undefined && hasNear(numbers, number, sameValue));
  });
  return (explained.length > 0 ? explained : open).reduce((a, b) =>
    b.entries.length > a.entries.length || (b.entries.length === a.entries.length && b.key < a.key) ? b : a,
  );
}

function join(entries: Entry[], home: Known): void {
  for (const entry of entries) {
    home.entries.push(entry);
    if (entry.number !== undefined) home.numbers?.splice(firstNotBelow(home.numbers, entry.number), 0, entry.number);
  }
}

/** Each goes to the first definition that explains its value, the largest before all others; who is explained by none, there too. */
function placeSilent(silent: Entry[], open: Comparable[], sameValue: number): void {
  const largest = largestOf(open);
  const homes = new Map<Entry, Comparable>();
  if (open.length > 1) {
    const waiting = silent.filter(({ number }) => number !== undefined).sort((a, b) => numberOf(a) - numberOf(b));
    const left = new Unclaimed(waiting.length);
    for (const group of [largest, ...open]) {
      for (const number of sortedNumbers(group.entries)) {
        const from = firstWhere(waiting.length, (at) => {
          const value = numberOf(waiting[at] as Entry);
          return value >= number || numericGap(value, number) <= sameValue;
        });
        for (let at = left.from(from); at < waiting.length; at = left.claim(at)) {
          const entry = waiting[at] as Entry;
          if (!(numericGap(numberOf(entry), number) <= sameValue)) break;
          homes.set(entry, group);
        }
      }
    }
  }
  for (const entry of silent) (homes.get(entry) ?? largest).entries.push(entry);
}

const numberOf = (entry: Entry) => entry.number as number;

/** Places in a row, each claimed once: the next one that is free is found without passing all that are not. */
class Unclaimed {
  readonly #next: Uint32Array;

  constructor(places: number) {
    this.#next = Uint32Array.from({ length: places + 1 }, (_, at) => at);
  }

  /** The first free place from here on. */
  from(at: number): number {
    const next = this.#next;
    let free = at;
    while (next[free] !== free) {
      next[free] = next[next[free] as number] as number;
      free = next[free] as number;
    }
    return free;
  }

  /** Takes this place, and gives the next free one. */
  claim(at: number): number {
    this.#next[at] = at + 1;
    return this.from(at + 1);
  }
}

function sortedNumbers(entries: Entry[]): number[] {
  return entries.flatMap(({ number }) => (number === undefined ? [] : [number])).sort((a, b) => a - b);
}

/** Whether a sorted list has a value within the given share of this one. */
function hasNear(sorted: number[], value: number, share: number): boolean {
  const at = firstNotBelow(sorted, value);
  return [sorted[at - 1], sorted[at]].some((near) => near !== undefined && numericGap(near, value) <= share);
}

const firstNotBelow = (sorted: number[], value: number) =>
  firstWhere(sorted.length, (at) => (sorted[at] as number) >= value);

/** The first place where this holds, of places where it holds from one on; `length` where it holds nowhere. */
function firstWhere(length: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
