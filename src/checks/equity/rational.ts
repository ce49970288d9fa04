import { broken } from "../../domain/errors.ts";
/** An exact fraction. Shares, cents and percentages of them are never rounded before they are shown. */
export class Rational {
  readonly n: bigint;
  /** Above zero, with no factor in common with `n`. */
  readonly d: bigint;

  private constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  static of(n: bigint, d: bigint = 1n): Rational {
    if (d === 0n) throw broken("a fraction cannot have zero below the line");
    const sign = d < 0n ? -1n : 1n;
    const common = gcd(n < 0n ? -n : n, d < 0n ? -d : d) || 1n;
    return new Rational((sign * n) / common, (sign * d) / common);
  }

  /** A number as it is written in decimals: 0.1 is one tenth. */
  static from(value: number | bigint): Rational {
    if (typeof value === "bigint") return Rational.of(value);
    const [digits = "0", exponent = "0"] = String(value).split("e");
    const [whole = "0", part = ""] = digits.split(".");
    if (!Number.isFinite(value)) throw broken(`only finite numbers are fractions, not ${value}`);
    const scale = Number(exponent) - part.length;
    const plain = BigInt(whole + part);
    return scale >= 0 ? Rational.of(plain * 10n ** BigInt(scale)) : Rational.of(plain, 10n ** BigInt(-scale));
  }

  plus(other: Rational): Rational {
    return Rational.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Rational): Rational {
    return Rational.of(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Rational): Rational {
    return Rational.of(this.n * other.n, this.d * other.d);
  }

  over(other: Rational): Rational {
    return Rational.of(this.n * other.d, this.d * other.n);
  }

  /** Below zero, zero or above it as this is smaller than, equal to or larger than the other. */
  compare(other: Rational): number {
    const gap = this.n * other.d - other.n * this.d;
    return gap < 0n ? -1 : gap > 0n ? 1 : 0;
  }

  isZero(): boolean {
    return this.n === 0n;
  }

  /** The largest whole number that is not above it. */
  floor(): bigint {
    const whole = this.n / this.d;
    return this.n < 0n && this.n % this.d !== 0n ? whole - 1n : whole;
  }

  /** For showing it: as near as a number comes. */
  toNumber(): number {
    const whole = this.n / this.d;
    const rest = this.n % this.d;
    return Number(whole) + Number((rest * 10n ** 18n) / this.d) / 1e18;
  }
}

export const ZERO: Rational = Rational.of(0n);
export const ONE: Rational = Rational.of(1n);

export const sumOf = (values: readonly Rational[]): Rational => values.reduce((sum, one) => sum.plus(one), ZERO);
export const smaller = (a: Rational, b: Rational): Rational => (a.compare(b) <= 0 ? a : b);
export const larger = (a: Rational, b: Rational): Rational => (a.compare(b) >= 0 ? a : b);

/** A percentage as a share: 12.5 is one eighth. */
export const percent = (value: number): Rational => Rational.from(value).over(Rational.of(100n));

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
