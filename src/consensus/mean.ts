/**
 * The mean of several readings of one value, rounded to three digits where they differ. A half goes down: between
 * 504 000 and 507 000 the cautious reading is 505 000. Never leaves the readings' own range.
 */
export function meanOf(values: number[]): { exact: number; rounded: number; min: number; max: number } {
  const min = values.reduce((a, b) => Math.min(a, b));
  const max = values.reduce((a, b) => Math.max(a, b));
  const exact = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (min === max) return { exact, rounded: min, min, max };
  const rounded = roundHalfDown(exact, 3);
  return { exact, rounded: rounded < min || rounded > max ? exact : rounded, min, max };
}

function roundHalfDown(value: number, digits: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits);
  const scaled = value / unit;
  const below = Math.floor(scaled);
  const rounded = (scaled - below > 0.5 + 1e-9 ? below + 1 : below) * unit;
  return Number(rounded.toPrecision(12));
}
