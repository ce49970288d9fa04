/** Places numbers along a line from 0 to 100, zero always in sight: lengths can be compared honestly. */
export interface Scale {
  min: number;
  max: number;
  /** A share of the width, as SVG writes it: "42.5%". */
  at(value: number): string;
  /** The width between two values. */
  width(from: number, to: number): string;
}

/** Room kept free at the end, so that a mark is never cut. */
const ROOM = 0.04;

/** Null where there is nothing to place. */
export function scaleOf(values: readonly number[]): Scale | null {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return null;
  const min = Math.min(0, ...finite);
  const max = Math.max(0, ...finite);
  const span = max - min || 1;
  const share = (value: number) => ROOM + ((value - min) / span) * (1 - 2 * ROOM);
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
  return {
    min,
    max,
    at: (value) => percent(share(value)),
    width: (from, to) => percent(Math.abs(share(to) - share(from))),
  };
}
