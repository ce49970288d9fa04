import type { Address } from "../domain/address.ts";
import type { Basis, UnitKind } from "../domain/quantity.ts";
import type { SourceType } from "../domain/source.ts";

/** A value the documents prove, read or computed, ready to be cited. */
export interface Proof {
  topic: string;
  value: number;
  /** Half of it is the rounding the print allows. */
  step: number;
  unit: UnitKind;
  currency?: string;
  /** "72.0 %", in the reader's language. */
  formatted: string;
  source: SourceType;
  /** "Financial model, sheet P&L, cell B5 + …": each place a person can open. */
  reference: string;
  /** The passage it was read from, or the formula with its names. */
  passage: string;
  /** Set where it was computed: "(507,000 − 142,000) / 507,000 = 72.0%". */
  calculation?: string;
  /** The inputs with their values and places, for a computed one. */
  inputs?: { name: string; value: number; source: string }[];
  period?: string;
  /** How often it is counted, where the document says so. */
  rhythm?: Basis["rhythm"];
  projected: boolean;
  addresses: Address[];
}
