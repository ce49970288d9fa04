import { Rational } from "./rational.ts";

/** A paper that becomes shares at the next round. */
export type InstrumentKind = "safe_post" | "safe_pre" | "bsa_air" | "note" | "mutuo";

/** Its terms as they are written. Percentages as printed: a discount of 20 is 20 %. */
export interface Instrument {
  holder: string;
  kind: InstrumentKind;
  amount: number;
  /** Valuation above which it converts at a lower price than the round's. */
  cap?: number | undefined;
  /** Valuation below which it does not fall (BSA AIR). */
  floor?: number | undefined;
  /** In percent off the round's price. */
  discount?: number | undefined;
  /** Simple interest, percent a year; needs both dates. */
  interest?: number | undefined;
  issued?: Date | undefined;
  /** Days of a year of interest; 365 where nothing is said. */
  yearDays?: 360 | 365 | undefined;
  /** It takes the best terms given to any that is issued after it. */
  mostFavoured?: boolean | undefined;
}

const DAY = 86_400_000;

/** Whole days between two days. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / DAY));

/** What converts: the amount, with simple interest over actual days of a year of 365, or of 360 where the paper says so. */
export function convertingAmount(
  { amount, interest, issued, yearDays = 365 }: Instrument,
  closing: Date | null,
): Rational {
  const principal = Rational.from(amount);
  if (interest === undefined || interest === 0 || issued === undefined || closing === null) return principal;
  const days = Rational.from(daysBetween(issued, closing));
  const share = Rational.from(interest).over(Rational.of(100n)).times(days).over(Rational.from(yearDays));
  return principal.plus(principal.times(share));
}

/** A SAFE, in either form. */
export const isSafe = ({ kind }: Instrument): boolean => kind === "safe_post" || kind === "safe_pre";

/** The paper whose terms one of the most favoured takes: of those issued after it the lower cap, then the larger discount. */
export function lenderOf(one: Instrument, instruments: readonly Instrument[]): Instrument | undefined {
  const at = instruments.indexOf(one);
  return instruments
    .filter((other, place) =>
      other === one || other.mostFavoured === true
        ? false
        : one.issued !== undefined && other.issued !== undefined
          ? other.issued.getTime() >= one.issued.getTime()
          : place > at,
    )
    .filter(({ cap, discount }) => cap !== undefined || (discount ?? 0) > 0)
    .toSorted(
      (a, b) =>
        (a.cap ?? Number.POSITIVE_INFINITY) - (b.cap ?? Number.POSITIVE_INFINITY) ||
        (b.discount ?? 0) - (a.discount ?? 0),
    )[0];
}

/** An instrument of the most favoured takes one other paper's terms as a whole. */
export function withFavouredTerms(instruments: readonly Instrument[]): Instrument[] {
  return instruments.map((one) => {
    const best = one.mostFavoured === true ? lenderOf(one, instruments) : undefined;
    if (best === undefined) return one;
    // A SAFE is exchanged for the other SAFE's form; another paper lends its terms only.
    const kind = isSafe(one) && isSafe(best) ? best.kind : one.kind;
    return { ...one, kind, cap: best.cap, discount: best.discount };
  });
}
