import { ONE, Rational, smaller, sumOf, ZERO } from "./rational.ts";

/** How preferred shares share in what is left after their preference. */
export type Participation = "none" | "full" | "capped";

/** Shares of one kind at an exit. Common shares have no preference. */
export interface ShareClass {
  name: string;
  shares: number | bigint;
  /** What comes back first: the money put in times the multiple. Absent for common shares. */
  preference?: number | undefined;
  participation?: Participation | undefined;
  /** Capped: the most that one gets in all, as a multiple of the preference. */
  cap?: number | undefined;
  /** 1 is paid first; the same rank is paid in proportion. */
  rank?: number | undefined;
}

export interface ClassPayout {
  name: string;
  amount: Rational;
  perShare: Rational;
  /** It gave up its preference to share as common. */
  converted: boolean;
}

interface Held {
  at: number;
  shares: Rational;
  preference: Rational;
  participation: Participation;
  /** The most it gets as preferred; null without a limit. */
  limit: Rational | null;
  rank: number;
}

/**
 * What each class gets of an exit, after debts and costs: preferences by rank, then the rest by share, each class as
 * preferred or converted as is better for it. Conversions are made one after the other, the readiest first, until no
 * class gains by one.
 */
export function waterfall(classes: readonly ShareClass[], proceeds: number): ClassPayout[] {
  const held = classes.map(
    ({ shares, preference, participation = "none", cap, rank = 1 }, at): Held => ({
      at,
      shares: Rational.from(shares),
      preference: Rational.from(preference ?? 0),
      participation,
      limit:
        participation === "capped" && cap !== undefined
          ? Rational.from(preference ?? 0).times(Rational.from(cap))
          : null,
      rank,
    }),
  );
  const exit = Rational.from(proceeds);
  const converted = new Set(held.filter(({ preference }) => preference.isZero()).map(({ at }) => at));
  for (;;) {
    const now = distribute(held, converted, exit);
    const gaining = held
      .filter(({ at, participation }) => !converted.has(at) && participation !== "full")
      .filter(({ at }) => {
        const then = distribute(held, new Set([...converted, at]), exit);
        return (then[at] ?? ZERO).compare(now[at] ?? ZERO) > 0;
      })
      .toSorted((a, b) => mostAsPreferred(a).over(a.shares).compare(mostAsPreferred(b).over(b.shares)));
    const [first] = gaining;
    if (first === undefined) {
      return classes.map(({ name, preference }, at) => {
        const amount = now[at] ?? ZERO;
        const shares = (held[at] as Held).shares;
        return {
          name,
          amount,
          perShare: shares.isZero() ? ZERO : amount.over(shares),
          converted: preference !== undefined && preference > 0 && converted.has(at),
        };
      });
    }
    converted.add(first.at);
  }
}

/** Above it a class would rather share as common. */
const mostAsPreferred = ({ preference, limit }: Held): Rational => limit ?? preference;

/** What each gets where it is known who converts. */
function distribute(held: readonly Held[], converted: ReadonlySet<number>, exit: Rational): Rational[] {
  const paid = held.map(() => ZERO);
  let left = exit;
  const preferred = held.filter(({ at }) => !converted.has(at));
  for (const rank of [...new Set(preferred.map((one) => one.rank))].sort((a, b) => a - b)) {
    const same = preferred.filter((one) => one.rank === rank);
    const due = sumOf(same.map(({ preference }) => preference));
    const share = due.isZero() ? ZERO : smaller(ONE, left.over(due));
    for (const { at, preference } of same) paid[at] = preference.times(share);
    left = left.minus(due.times(share));
  }
  // Those who reach their limit stop; what they leave goes to the others.
  let sharing = held.filter(({ at, participation }) => converted.has(at) || participation !== "none");
  while (left.compare(ZERO) > 0 && sharing.length > 0) {
    const shares = sumOf(sharing.map((one) => one.shares));
    if (shares.isZero()) break;
    const perShare = left.over(shares);
    const full = sharing.filter(
      (one) =>
        one.limit !== null &&
        !converted.has(one.at) &&
        (paid[one.at] ?? ZERO).plus(perShare.times(one.shares)).compare(one.limit) >= 0,
    );
    if (full.length === 0) {
      for (const { at, shares: own } of sharing) paid[at] = (paid[at] ?? ZERO).plus(perShare.times(own));
      return paid;
    }
    for (const { at, limit } of full) {
      const more = (limit as Rational).minus(paid[at] ?? ZERO);
      left = left.minus(more);
      paid[at] = limit as Rational;
    }
    sharing = sharing.filter((one) => !full.includes(one));
  }
  return paid;
}
