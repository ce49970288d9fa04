/**
 * How a wrong value may come from a right one: written rounder (8 900 for 8 860), or with a digit too many, too few or
 * a decade off (473 800 for 47 380). Such a slip speaks a little for the value it may come from.
 */
export type Kinship = "rounding" | "slip" | null;

/** What `said` may be a mistaken print of `meant` by. */
export function kinship(said: number, meant: number): Kinship {
  if (said === meant || said === 0 || meant === 0 || said < 0 !== meant < 0) return null;
  if (isRounderPrint(said, meant)) return "rounding";
  return isDigitSlip(said, meant) ? "slip" : null;
}

/** 9 000 for 8 860: `said` is `meant` at its own, smaller number of digits. */
export function isRounderPrint(said: number, meant: number): boolean {
  const digits = significantDigits(said);
  if (digits >= significantDigits(meant)) return false;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(meant))) + 1 - digits);
  return Math.abs(said - meant) <= unit / 2;
}

/** One digit more or fewer, or the same digits a decade or three off. */
export function isDigitSlip(said: number, meant: number): boolean {
  const [a, b] = [digitsOf(said), digitsOf(meant)];
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length === 1) {
    for (let at = 0; at < long.length; at++) if (long.slice(0, at) + long.slice(at + 1) === short) return true;
  }
  const decades = Math.log10(said / meant);
  return Math.abs(decades - Math.round(decades)) < 1e-9 && Math.abs(decades) < 6.5;
}

/** Digits that carry information: 8 900 has two. */
export function significantDigits(value: number): number {
  return digitsOf(value).replace(/^0+/, "").replace(/0+$/, "").length;
}

function digitsOf(value: number): string {
  const plain = Math.abs(value);
  const text = plain >= 1e21 || (plain > 0 && plain < 1e-6) ? plain.toPrecision(15) : String(plain);
  return text.replace(/e.*$/, "").replace(".", "");
}
