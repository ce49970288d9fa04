/** Where values stand on a line from 0 to 100. */
export interface Scale {
  min: number;
  max: number;
  logarithmic: boolean;
}

/** Values that differ by more than this factor would all crowd at one end of an even line. */
const FAR_APART = 20;
const MARGIN = 0.06;

/** A line that holds all values with some room at both ends. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const logarithmic = least > 0 && most / least > FAR_APART;
  const [from, to] = logarithmic ? [Math.log(least), Math.log(most)] : [least, most];
  const room = (to - from || Math.abs(to) || 1) * MARGIN;
  return { min: from - room, max: to + room, logarithmic };
}

/** In percent of the line. */
export function placed(value: number, { min, max, logarithmic }: Scale): number {
  const at = logarithmic ? Math.log(value) : value;
  const length = max - min;
  return length > 0 ? Math.max(0, Math.min(100, ((at - min) / length) * 100)) : 50;
}
