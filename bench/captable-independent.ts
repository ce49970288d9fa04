/**
 * The same questions answered another way: fixed-point iteration in decimals of sixty digits for the round, every
 * choice of conversion tried for the exit. Nothing of `src/checks` is used here.
 */
const DIGITS = 10n ** 60n;
const fixed = (value: number): bigint => {
  const [whole = "0", part = ""] = value.toFixed(6).split(".");
  return BigInt(whole + part) * (DIGITS / 10n ** 6n);
};
const mul = (a: bigint, b: bigint) => (a * b) / DIGITS;
const div = (a: bigint, b: bigint) => (a * DIGITS) / b;
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);

export interface Paper {
  kind: "safe_post" | "safe_pre" | "bsa_air" | "note" | "mutuo";
  amount: number;
  cap: number | null;
  floor: number | null;
  discount: number;
  rate: number;
  /** From its issue to the closing. */
  days: number;
  /** It takes the terms of the best paper issued after it. */
  favoured: boolean;
}

export interface Deal {
  shares: number;
  unissued: number;
  pre: number;
  money: number;
  pool: number | null;
  papers: Paper[];
  inside: boolean;
  /** Days of a year of interest. */
  year: 360 | 365;
}

/** A most favoured paper looks through all that came later: the lowest cap wins, then the largest discount. */
export function favouredTerms(papers: readonly Paper[]): Paper[] {
  const out: Paper[] = [];
  for (const paper of papers) {
    let chosen: Paper | null = null;
    for (const other of papers) {
      if (!paper.favoured || other === paper || other.favoured || other.days > paper.days) continue;
      if (other.cap === null && other.discount === 0) continue;
      const lower = chosen === null || (other.cap ?? 1e15) < (chosen.cap ?? 1e15);
      const tied = chosen !== null && other.cap === chosen.cap && other.discount > chosen.discount;
      if (lower || tied) chosen = other;
    }
    if (chosen === null) out.push(paper);
    else {
      const bothSafes = paper.kind.startsWith("safe") && chosen.kind.startsWith("safe");
      out.push({ ...paper, cap: chosen.cap, discount: chosen.discount, kind: bothSafes ? chosen.kind : paper.kind });
    }
  }
  return out;
}

/** Whole shares; a hair below a whole number is that number. */
const whole = (value: bigint): number => Number((value + DIGITS / 10n ** 20n) / DIGITS);

/** Shares of each paper, the pool's increase and the new shares: the map is applied until nothing moves. */
export function independentRound({ shares, unissued, pre, money, pool, papers: issued, inside, year }: Deal) {
  const papers = favouredTerms(issued);
  const existing = fixed(shares);
  const amounts = papers.map(({ amount, rate, days }) => {
    const principal = fixed(amount);
    return principal + (principal * BigInt(Math.round(rate * 1e6)) * BigInt(days)) / (100n * 10n ** 6n * BigInt(year));
  });
  let converted = papers.map(() => 0n);
  let increase = 0n;
  for (let turn = 0; turn < 20_000; turn++) {
    const K = existing + converted.reduce((sum, one) => sum + one, 0n);
    const priced = (inside ? K : existing) + increase;
    const price = div(fixed(pre), priced);
    const next = papers.map(({ kind, cap, floor, discount }, at) => {
      const base = kind === "safe_post" ? K : kind === "safe_pre" ? existing + increase : existing;
      let own = mul(price, DIGITS - fixed(discount) / 100n);
      if (cap !== null) own = least(own, div(fixed(cap), base));
      if (floor !== null) own = most(own, div(fixed(floor), base));
      return div(amounts[at] as bigint, own);
    });
    const all = K + increase + div(fixed(money), price);
    const wanted = pool === null ? 0n : most(0n, mul(fixed(pool) / 100n, all) - fixed(unissued));
    const moved = next.reduce((sum, one, at) => sum + abs(one - (converted[at] as bigint)), abs(wanted - increase));
    converted = next;
    increase = wanted;
    if (moved < DIGITS / 10n ** 40n) break;
  }
  const K = existing + converted.reduce((sum, one) => sum + one, 0n);
  const price = div(fixed(pre), (inside ? K : existing) + increase);
  return { papers: converted.map(whole), increase: whole(increase), fresh: whole(div(fixed(money), price)) };
}

const abs = (value: bigint) => (value < 0n ? -value : value);

export interface Class {
  shares: number;
  preference: number;
  participation: "none" | "full" | "capped";
  cap: number;
  rank: number;
}

/** What each class gets: every choice of who converts is tried; one from which nobody gains by leaving is the answer. */
export function independentExit(classes: Class[], exit: number): number[] {
  const choices = 1 << classes.length;
  const pay = (mask: number): number[] => {
    const paid = classes.map(() => 0);
    let left = exit;
    const kept = classes.map((one, at) => ({ ...one, at })).filter(({ at }) => (mask & (1 << at)) === 0);
    for (const rank of [1, 2, 3]) {
      const same = kept.filter((one) => one.rank === rank);
      const due = same.reduce((sum, { preference }) => sum + preference, 0);
      for (const { at, preference } of same) paid[at] = due === 0 ? 0 : (preference / due) * Math.min(due, left);
      left -= Math.min(due, left);
    }
    // The value of one share of the rest, by halving.
    const drawn = (x: number) =>
      classes.reduce((sum, one, at) => {
        if ((mask & (1 << at)) !== 0) return sum + x * one.shares;
        if (one.participation === "none" || one.preference === 0)
          return sum + (one.preference === 0 ? x * one.shares : 0);
        const room = one.participation === "capped" ? one.preference * one.cap - (paid[at] as number) : Infinity;
        return sum + Math.min(x * one.shares, Math.max(0, room));
      }, 0);
    let [low, high] = [0, exit];
    for (let turn = 0; turn < 400; turn++) {
      const middle = (low + high) / 2;
      if (drawn(middle) < left) low = middle;
      else high = middle;
    }
    return classes.map((one, at) => {
      const before = paid[at] as number;
      if ((mask & (1 << at)) !== 0 || one.preference === 0) return before + low * one.shares;
      if (one.participation === "none") return before;
      const room = one.participation === "capped" ? one.preference * one.cap - before : Infinity;
      return before + Math.min(low * one.shares, Math.max(0, room));
    });
  };
  const stable: { mask: number; paid: number[] }[] = [];
  for (let mask = 0; mask < choices; mask++) {
    const paid = pay(mask);
    const gains = classes.some(
      (_, at) => (pay(mask ^ (1 << at))[at] as number) > (paid[at] as number) * (1 + 1e-9) + 1e-6,
    );
    if (!gains) stable.push({ mask, paid });
  }
  return stable[0]?.paid ?? [];
}
