import type { Address } from "./address.ts";
import type { Period, Quantity } from "./quantity.ts";
import type { SourceType } from "./source.ts";

/** A figure of the company as a document states it, ready to be held against another version's. */
export interface StatedFigure {
  /** The topic's id. */
  topic: string;
  name: string;
  /** Whether a decision may rest on it. */
  isKey: boolean;
  period: Period | null;
  /** Larger is later; of figures without a time 0. */
  order: number;
  isPlan: boolean;
  source: SourceType;
  quantity: Quantity;
  formatted: string;
  reference: string;
  address: Address;
}

/** A figure that a later version of the documents states otherwise. Null: it was, or is, not stated. */
export interface FigureChange {
  topic: string;
  name: string;
  isKey: boolean;
  isPlan: boolean;
  source: SourceType;
  before: ChangedSide | null;
  after: ChangedSide | null;
  /** "+75 %", "−0.9 points"; null where it cannot be said. */
  change: string | null;
}

/** One version's word. */
export interface ChangedSide {
  formatted: string;
  period: Period | null;
  reference: string;
  address: Address;
}
