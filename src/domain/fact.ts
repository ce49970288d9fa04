import type { Address } from "./address.ts";
import type { Basis, Period, Quantity } from "./quantity.ts";
import type { SourceType } from "./source.ts";

/**
 * What kind of statement a figure is. `actual`: so it is, or was. `projection`, `target`, `scenario`: so it may become.
 * `market`: of a market, not of a company. `third_party`: of somebody else. `example`: of nobody (a template, a sample).
 */
export type FactNature = "actual" | "projection" | "target" | "scenario" | "market" | "third_party" | "example";

/** How a figure came from the file to us. A formula's cell was read and recomputed. */
export type ReadBy = "text" | "formula" | "ocr";

/**
 * Why a fact, though surely read, is no evidence for its topic by itself. `part`: one line of it (a stream of revenue, a
 * month of an unnamed year). `scenario`: one case of several. `unit`: in another unit than the topic is measured in.
 * `span`: a sum over periods. `not_recomputed`: a formula's stored result that nobody could check.
 */
export type FactOnly = "part" | "scenario" | "unit" | "span" | "not_recomputed";

/** "This document says that this metric has this value, of this subject and time", with where it says so. */
export interface Fact {
  /** Unique in its dossier. Joins are made by it. */
  id: string;
  /** A topic's id ("arr"); null where the label is outside the catalogue. */
  topic: string | null;
  /** The words that name the value, as they stand there. */
  label: string;
  /** The row, card or sentence it was read from, as printed: label and number together. */
  passage: string;
  quantity: Quantity;
  period?: Period;
  basis: Basis;
  /** "company", "market", or whose figure it is, by name. */
  subject: string;
  nature: FactNature;
  /** The document's id. */
  document: string;
  source: SourceType;
  address: Address;
  readBy: ReadBy;
  /** 0 to 1; below `SURE_ENOUGH` it is a hint (a part of the metric, an open reading), not evidence. */
  sureness: number;
  /** Set where it stands for less than its topic: it is listed, and never decides. */
  only?: FactOnly;
}

/** A fact on a topic of the catalogue. */
export type TopicFact = Fact & { topic: string };

/** A figure that stands in a document and that nobody could say the meaning of. */
export interface NotUnderstood {
  words: string;
  document: string;
  address: Address;
}
