import type { Reliability } from "./reliability.ts";

/** The posterior with its middle 90 %. */
export function toReliability(alpha: number, beta: number): Reliability {
  return {
    mean: alpha / (alpha + beta),
    low: betaQuantile(0.05, alpha, beta),
    high: betaQuantile(0.95, alpha, beta),
    alpha,
    beta,
  };
}

/** The value below which a share `p` of Beta(alpha, beta) lies, by bisection. */
export function betaQuantile(p: number, alpha: number, beta: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (betaShareBelow(middle, alpha, beta) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The regularised incomplete beta function, by its continued fraction. */
export function betaShareBelow(x: number, alpha: number, beta: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (alpha + 1) / (alpha + beta + 2)) return 1 - betaShareBelow(1 - x, beta, alpha);
  const front = Math.exp(
    logGamma(alpha + beta) - logGamma(alpha) - logGamma(beta) + alpha * Math.log(x) + beta * Math.log1p(-x),
  );
  return (front * continuedFraction(x, alpha, beta)) / alpha;
}

/** Lentz's evaluation; it converges in a few steps on this side of the mean. */
function continuedFraction(x: number, alpha: number, beta: number): number {
  const tiny = 1e-300;
  let numerator = 1;
  let denominator = 1 - ((alpha + beta) * x) / (alpha + 1);
  denominator = 1 / (Math.abs(denominator) < tiny ? tiny : denominator);
  let result = denominator;
  for (let m = 1; m <= 300; m++) {
    for (const term of [
      (m * (beta - m) * x) / ((alpha + 2 * m - 1) * (alpha + 2 * m)),
      (-(alpha + m) * (alpha + beta + m) * x) / ((alpha + 2 * m) * (alpha + 2 * m + 1)),
    ]) {
      denominator = 1 + term * denominator;
      numerator = 1 + term / numerator;
      if (Math.abs(denominator) < tiny) denominator = tiny;
      if (Math.abs(numerator) < tiny) numerator = tiny;
      denominator = 1 / denominator;
      result *= denominator * numerator;
    }
    if (Math.abs(denominator * numerator - 1) < 1e-12) break;
  }
  return result;
}

/** Stirling's series, after moving the argument up to where it is exact. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  while (z < 8) {
    shift -= Math.log(z);
    z += 1;
  }
  const inverse = 1 / (z * z);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z;
  return shift + (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series;
}
