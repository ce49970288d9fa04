import type { Locale } from "../../src/domain/locale.ts";

export type Sector = "saas" | "marketplace" | "hardware";
export type Kind = "money" | "percent" | "count" | "months";

/** One thing a company can be measured by, as documents and analysts call it. The first name is the usual one. */
export interface Metric {
  id: string;
  /** Its name in the catalogue, to recognise it in a contradiction. */
  topic: string;
  kind: Kind;
  sectors: readonly Sector[];
  names: Record<Locale, readonly string[]>;
  /** Said once, of today or of the round: no series of years. */
  once?: boolean;
  /** The metric it is taken for when an analyst mixes two definitions up. */
  sibling?: string;
  /** How it follows from others, for the oracle and for analysts who show their sums. */
  from?: { inputs: readonly string[]; sign: "×12" | "÷" | "+" | "margin" | "share" };
}

export const ALL: readonly Sector[] = ["saas", "marketplace", "hardware"];

/** The names of a metric in three languages. */
export const names = (fr: readonly string[], en: readonly string[], pt: readonly string[]) => ({ fr, en, pt });
