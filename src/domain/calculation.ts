/** A sum recomputed by code, with where each input stands. */
export interface Calculation {
  /** The topic it gives: "arr", "gross_margin". */
  topic: string;
  value: number;
  /** In words a person checks: "ARR = MRR × 12". */
  formula: string;
  inputs: { name: string; value: number; source: string; address?: import("./address.ts").Address }[];
  /** "504 000 €". */
  formatted: string;
  /** The sum with its numbers: "42 000 × 12 = 504 000". */
  calculation: string;
  unit: string;
  period?: string;
}

export interface CalculationCheck {
  ok: boolean;
  /** What our arithmetic gives; null where the formula could not be evaluated. */
  recomputed: number | null;
  /** Why there is no answer, or where it first breaks. */
  reason?: "wrong_result" | "unreadable" | "too_large" | "missing_input" | "division_by_zero" | "not_finite";
  /** One sentence in the reader's language. */
  explanation: string;
}
