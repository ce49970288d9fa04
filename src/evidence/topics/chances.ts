/** What was learnt for one kind of figure: for each feature the weight it gives to each topic. */
export interface Learnt {
  topics: string[];
  weights: Map<string, Float64Array>;
}

/** The score each topic has by these rows of weights. */
export function scores(rows: readonly ArrayLike<number>[], size: number, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (const row of rows) for (let t = 0; t < count; t += 1) sums[t] = (sums[t] as number) + (row[t] as number) * size;
  return sums;
}

/** Scores as chances that sum up to one. */
export function softmax(values: Float64Array): Float64Array {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
