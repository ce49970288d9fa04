import { COUNTERPARTS } from "../../lexicon/bank-lines.ts";

/** One line of a ledger: what it has in common with the other lines of its booking, and what it moves where. */
export interface Booking {
  /** Journal and number; empty where the books number nothing. */
  entry: string;
  day: string;
  account: string;
  amount: number;
}

/**
 * Who is on the other side of each line in its own booking. Null where the books number no bookings, where that side is
 * none of these, or more than one and nobody can say which of them the line was paid by.
 */
export function counterparts(lines: readonly Booking[]): (keyof typeof COUNTERPARTS | null)[] {
  const keyOf = ({ entry, day }: Booking) => `${entry} ${day}`;
  const bookings = Map.groupBy(lines, keyOf);
  const kinds = Object.keys(COUNTERPARTS) as (keyof typeof COUNTERPARTS)[];
  return lines.map((line) => {
    if (line.entry === "") return null;
    const other = (bookings.get(keyOf(line)) ?? []).filter(({ amount }) => amount * line.amount < 0);
    if (other.length === 0) return null;
    return kinds.find((kind) => other.every(({ account }) => COUNTERPARTS[kind].test(account))) ?? null;
  });
}
