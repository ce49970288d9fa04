/** The middle one of these numbers by size, the upper of two; undefined where there is none. */
export const middleOf = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
