import type { Address } from "../../domain/address.ts";
import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import type { SourceType } from "../../domain/source.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

/** "This document says that this metric has this value", with where it says so. */
export interface Fact {
  /** A topic's id: "arr". */
  topic: string;
  quantity: Quantity;
  /** The words that name the value, as they stand there. */
  label: string;
  period?: Period;
  basis: Basis;
  /** The document's id. */
  document: string;
  source: SourceType;
  address: Address;
  /** The row or sentence it was read from. */
  passage: string;
  /** 0 to 1; below 0.7 it is a hint (a part of the metric, another company, an open reading), not evidence. */
  sureness: number;
}

/** A value with its label, before it has a place. */
export interface NamedValue {
  topic: Topic;
  quantity: Quantity;
  label: string;
  period?: Period;
  basis: Basis;
  sureness: number;
}
