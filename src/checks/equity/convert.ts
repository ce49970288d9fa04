import { convertingAmount, type Instrument, withFavouredTerms } from "./instrument.ts";
import { larger, ONE, percent, Rational, ZERO } from "./rational.ts";
import { solveLinear } from "./solve-linear.ts";

/** A priced round and what stands before it. */
export interface Round {
  /** Every share and option before the round, unissued pool included, convertibles not. */
  fullyDiluted: number | bigint;
  /** Of these, reserved and not yet granted. */
  unissuedPool?: number | bigint | undefined;
  preMoney: number;
  newMoney: number;
  /** In percent of the company after the round; the increase is made before it. */
  poolAfter?: number | undefined;
  instruments: readonly Instrument[];
  /** True where the pre-money counts the shares that instruments become; false where they come on top of it. */
  conversionInPreMoney: boolean;
  /** Interest runs until here. */
  closing: Date | null;
}

/** What decided an instrument's price. */
export type PricedBy = "cap" | "discount" | "floor" | "round";

export interface Conversion {
  instrument: Instrument;
  /** With interest. */
  amount: Rational;
  by: PricedBy;
  price: Rational;
  /** What each of its terms gives: the lowest is its price, but for a floor. */
  offers: { by: PricedBy; price: Rational; base: Rational | null }[];
  /** Whole shares; what is left over is not issued. */
  shares: bigint;
  /** Of the company after the round. */
  owned: Rational;
}

/** The company after the round, exactly. */
export interface RoundResult {
  price: Rational;
  /** The shares that the pre-money is divided by. */
  pricedOn: Rational;
  conversions: Conversion[];
  poolIncrease: bigint;
  newShares: bigint;
  /** All shares after the round. */
  total: bigint;
  newMoneyOwns: Rational;
  /** What those owned after the round who were everybody before it. */
  existingOwn: Rational;
}

/** A valuation divided by shares that are a whole number times: constant, K (before the round) and the pool's increase. */
type CapBase = "K" | "S" | "S+pool";

const CAP_BASE: Record<Instrument["kind"], CapBase> = {
  safe_post: "K",
  safe_pre: "S+pool",
  bsa_air: "S",
  note: "S",
  mutuo: "S",
};

interface Priced {
  instrument: Instrument;
  amount: Rational;
  by: PricedBy;
}

/** Regimes are tried until none changes; more than this is no round. */
const MOST_TRIES = 60;

/**
 * What everybody owns after a priced round. The price, the shares of each instrument and the increase of the pool hang
 * on each other: for a given choice of cap or discount they are linear, so they are solved exactly, and the choice is
 * made again until each instrument has the terms that give it more shares. Null where the terms leave nothing to own.
 */
export function convertRound(round: Round): RoundResult | null {
  let priced = withFavouredTerms(round.instruments).map(
    (instrument): Priced => ({
      instrument,
      amount: convertingAmount(instrument, round.closing),
      by: instrument.cap !== undefined ? "cap" : (instrument.discount ?? 0) > 0 ? "discount" : "round",
    }),
  );
  let pool = round.poolAfter !== undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const solved = solveFor(round, priced, pool);
    if (solved === null) return null;
    if (pool && solved.increase.compare(ZERO) < 0) {
      pool = false;
      continue;
    }
    const next = priced.map((one) => ({ ...one, by: bestFor(one, solved) }));
    if (next.every(({ by }, at) => by === priced[at]?.by)) return resultOf(round, next, solved);
    priced = next;
    pool = round.poolAfter !== undefined;
  }
  return null;
}

interface Solved {
  existing: Rational;
  /** Existing and converted shares. */
  K: Rational;
  increase: Rational;
  pricedOn: Rational;
  price: Rational;
}

/** The shares that its cap is divided by. */
const capBase = ({ kind }: Instrument, { existing, K, increase }: Pick<Solved, "existing" | "K" | "increase">) =>
  ({ K, S: existing, "S+pool": existing.plus(increase) })[CAP_BASE[kind]];

/** The price an instrument converts at, by each of its terms. */
function priceBy(by: PricedBy, { instrument }: Priced, { existing, K, increase, price }: Solved): Rational {
  const base = capBase(instrument, { existing, K, increase });
  switch (by) {
    case "cap":
      return Rational.from(instrument.cap ?? 0).over(base);
    case "floor":
      return Rational.from(instrument.floor ?? 0).over(base);
    case "discount":
      return price.times(ONE.minus(percent(instrument.discount ?? 0)));
    case "round":
      return price;
  }
}

/** The terms that may price it, but for its floor. */
const termsOf = ({ cap, discount = 0 }: Instrument): PricedBy[] => [
  ...(discount > 0 ? (["discount"] as const) : (["round"] as const)),
  ...(cap === undefined ? [] : (["cap"] as const)),
];

/** The lowest price its terms give; never below a floor, never above the round's. */
function bestFor(one: Priced, solved: Solved): PricedBy {
  const { floor } = one.instrument;
  const lowest = termsOf(one.instrument).reduce((best, by) =>
    priceBy(by, one, solved).compare(priceBy(best, one, solved)) < 0 ? by : best,
  );
  if (floor !== undefined && priceBy("floor", one, solved).compare(priceBy(lowest, one, solved)) > 0) return "floor";
  return lowest;
}

/** Unknown: K, the pool's increase D, and the shares T that the pre-money is divided by. */
function solveFor(round: Round, priced: readonly Priced[], pool: boolean): Solved | null {
  const existing = Rational.from(round.fullyDiluted);
  const preMoney = Rational.from(round.preMoney);
  const newMoney = Rational.from(round.newMoney);
  // Shares of the instruments as a + b·K + c·D + e·T.
  let [a, b, c, e] = [ZERO, ZERO, ZERO, ZERO];
  for (const { instrument, amount, by } of priced) {
    if (by === "round" || by === "discount") {
      const off = by === "discount" ? ONE.minus(percent(instrument.discount ?? 0)) : ONE;
      e = e.plus(amount.over(off.times(preMoney)));
      continue;
    }
    const perValuation = amount.over(Rational.from((by === "cap" ? instrument.cap : instrument.floor) ?? 0));
    const base = CAP_BASE[instrument.kind];
    if (base === "K") b = b.plus(perValuation);
    else a = a.plus(perValuation.times(existing));
    if (base === "S+pool") c = c.plus(perValuation);
  }
  const minus = (value: Rational) => ZERO.minus(value);
  const share = pool ? percent(round.poolAfter ?? 0) : ZERO;
  const unissued = Rational.from(round.unissuedPool ?? 0);
  // After the round: K + D + newMoney·T/preMoney shares, of which the pool is `share`.
  const ofPool = pool
    ? [minus(share), ONE.minus(share), minus(share.times(newMoney).over(preMoney))]
    : [ZERO, ONE, ZERO];
  const solved = solveLinear(
    [
      [ONE.minus(b), minus(c), minus(e)],
      ofPool,
      round.conversionInPreMoney ? [minus(ONE), minus(ONE), ONE] : [ZERO, minus(ONE), ONE],
    ],
    [existing.plus(a), pool ? minus(unissued) : ZERO, round.conversionInPreMoney ? ZERO : existing],
  );
  const [K, increase, pricedOn] = solved ?? [];
  if (K === undefined || increase === undefined || pricedOn === undefined) return null;
  if (K.compare(ZERO) <= 0 || pricedOn.compare(ZERO) <= 0) return null;
  return { existing, K, increase, pricedOn, price: preMoney.over(pricedOn) };
}

function resultOf(round: Round, priced: readonly Priced[], solved: Solved): RoundResult {
  const { price, pricedOn, increase, existing } = solved;
  const issued = priced.map((one) => {
    const at = priceBy(one.by, one, solved);
    const all = [...termsOf(one.instrument), ...(one.instrument.floor === undefined ? [] : (["floor"] as const))];
    const offers = all.map((by) => ({
      by,
      price: priceBy(by, one, solved),
      base: by === "cap" || by === "floor" ? capBase(one.instrument, solved) : null,
    }));
    return { ...one, price: at, offers, exact: one.amount.over(at) };
  });
  const newShares = Rational.from(round.newMoney).over(price);
  const whole = {
    increase: larger(increase, ZERO).floor(),
    new: newShares.floor(),
    converted: issued.map(({ exact }) => exact.floor()),
  };
  const total = [whole.increase, whole.new, ...whole.converted].reduce((sum, one) => sum + one, existing.floor());
  const of = (shares: bigint) => Rational.of(shares, total);
  return {
    price,
    pricedOn,
    conversions: issued.map(({ instrument, amount, by, price: at, offers }, place) => {
      const shares = whole.converted[place] ?? 0n;
      return { instrument, amount, by, price: at, offers, shares, owned: of(shares) };
    }),
    poolIncrease: whole.increase,
    newShares: whole.new,
    total,
    newMoneyOwns: of(whole.new),
    existingOwn: of(existing.floor()),
  };
}
