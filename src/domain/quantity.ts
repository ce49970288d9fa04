/** What a number measures. A percentage keeps its printed value: 72 % has value 72 and unit "percent". */
export type UnitKind = "money" | "percent" | "multiple" | "points" | "duration" | "count" | "number";

/** A number as a person wrote it, understood. */
export interface Quantity {
  /** In base units: 42K€ is 42000, 18 mois is 18 (see `durationUnit`), 12 % is 12, 150 bps is 1.5 points. */
  value: number;
  unit: UnitKind;
  /** ISO 4217, for money: "EUR", "USD", "BRL". Absent where a number has no currency. */
  currency?: string;
  durationUnit?: "day" | "week" | "month" | "year";
  /** What was counted, where the text says it: "clients", "employees". */
  noun?: string;
  /** What the printed digits were multiplied with: 1e3 for K€, 1e6 for M€, 1 otherwise. */
  scale: number;
  /** Decimals as printed: "1,2 M€" has 1. */
  decimals: number;
  /** Half of it is the rounding the print allows, in base units: "1,2 M€" → 100000, "42K€" → 1000, "504 000 €" → 1. */
  step: number;
  /** "~", "environ", "about", "cerca de". */
  approximate?: boolean;
  /** ">" gives "min", "<" gives "max", "up to" gives "max". */
  bound?: "min" | "max";
  /** "500–520 K€": `value` is then the middle. */
  range?: { min: number; max: number };
  /** "per month", "/an", "p.a.". */
  per?: "day" | "month" | "quarter" | "year" | "unit";
  period?: Period;
  basis?: Basis;
  /** Exactly as written, and where in the text it was found. */
  text: string;
  start: number;
  end: number;
}

/** Two readings that the text alone cannot decide between: "1.234" is 1234 or 1.234. */
export interface AmbiguousQuantity {
  ambiguous: true;
  readings: Quantity[];
  text: string;
  start: number;
  end: number;
}

/**
 * The time a number speaks of, in one canonical spelling so that equal periods are equal strings:
 * "2024" (calendar or fiscal year), "2024-H1", "2024-Q3", "2024-12", "2024-12-31", "LTM", "LTM@2024-12", "Y1" (year 1 of a plan).
 */
export type Period = string;

/** Which of several definitions a number follows. Only what is said is set; silence is not a value. */
export interface Basis {
  nature?: "actual" | "projected";
  gross?: "gross" | "net";
  money?: "pre" | "post";
  customers?: "paying" | "registered";
  rhythm?: "monthly" | "quarterly" | "annual";
}
