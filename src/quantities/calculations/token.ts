import type { NumeralReadings } from "./numeral.ts";

/** A numeral with everything written on it. */
export interface NumberToken {
  type: "number";
  readings: NumeralReadings;
  /** What "K", "million" … multiply with; 1 without one. */
  scale: number;
  /** 0.01 for "%" and points, 0.0001 for basis points, 1 otherwise. */
  fraction: number;
  currency?: string;
  /** Anything written on the digits: a currency, a scale, a percent sign, "x", "months". */
  marked: boolean;
  text: string;
}

/** A named input with its value as a numeral. */
export interface InputToken {
  type: "input";
  name: string;
  value: NumberToken & { negative: boolean; given: "number" | "text" };
}

/** `vs`: "800K€ vs 504K€", how far the first lies from the second. `to`: "from 42 to 63", how far it went. */
export type Operator = "+" | "-" | "*" | "/" | "^" | "vs" | "to";

export type Token = (
  | NumberToken
  | InputToken
  | { type: "word"; text: string }
  | { type: "operator"; operator: Operator }
  | { type: "open" | "close" | "separator" | "percent" | "colon" | "relation" | "junk" }
) & { start: number; end: number };

export type Inputs = { name: string; pattern: RegExp; value: InputToken["value"] }[];
