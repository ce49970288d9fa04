import { type Rational, ZERO } from "./rational.ts";

/** Solves a small system of linear equations exactly; null where it has no single answer. */
export function solveLinear(matrix: readonly (readonly Rational[])[], right: readonly Rational[]): Rational[] | null {
  const rows = matrix.map((row, at) => [...row, right[at] ?? ZERO]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, at) => at >= column && !(row[column] ?? ZERO).isZero());
    if (pivot < 0) return null;
    [rows[column], rows[pivot]] = [rows[pivot] as Rational[], rows[column] as Rational[]];
    const head = rows[column] as Rational[];
    const lead = head[column] as Rational;
    rows[column] = head.map((value) => value.over(lead));
    for (let other = 0; other < size; other++) {
      const factor = rows[other]?.[column] ?? ZERO;
      if (other === column || factor.isZero()) continue;
      rows[other] = (rows[other] as Rational[]).map((value, at) =>
        value.minus(factor.times((rows[column] as Rational[])[at] ?? ZERO)),
      );
    }
  }
  return rows.map((row) => row[size] ?? ZERO);
}
