import type { Address } from "./address.ts";
import type { ContradictionSeverity } from "./contradiction.ts";
import type { SourceType } from "./source.ts";

/** What a contradiction of the documents bears on: the price, how long the money lasts, how fast it grows, and so on. */
export type Touch = "price" | "runway" | "growth" | "market" | "unit_economics" | "control" | "trust";

/** Definitions that may explain two figures that do not meet: named as the question to ask, never as an excuse. */
export type Explanation =
  | "monthly_annual"
  | "scale"
  | "gross_net"
  | "contracted_live"
  | "other_date"
  | "other_scope"
  | "average"
  | "after_round"
  | "fully_diluted"
  | "with_margin"
  | "other_income"
  | "other_version";

/**
 * `formula`: a figure against what others make of it. `bound`: a part larger than its whole, a fall that cannot be.
 * `two_values`: two answers to one question. `sum`: lines against their total. `concentration`: a few customers carry
 * much of it. `hidden`: said where a reader does not look.
 */
export type InconsistencyKind = "formula" | "bound" | "two_values" | "sum" | "concentration" | "hidden";

/** Statements of the company's own documents that cannot all be true, in the smallest number that shows it. */
export interface Inconsistency {
  /** Stable for the same statements of the same deal, in every language. */
  id: string;
  kind: InconsistencyKind;
  /** The relation that is broken: "arr=mrr". */
  relation: string;
  /** A topic's id; null where it is a table's total or a hidden passage. */
  topic: string | null;
  /** In the reader's language. */
  name: string;
  severity: ContradictionSeverity;
  /** `sure`: as printed it cannot be true, a red flag. `question`: the reading or a definition leaves room. */
  certainty: "sure" | "question";
  touches: Touch;
  /** How far the figures miss each other beyond their rounding, as a share; null where nothing is measured. */
  gap: number | null;
  /** The smallest set, the stated figure first. */
  statements: InconsistentStatement[];
  /** The sum that shows it: "62 000 × 12 = 744 000 €". */
  sum: string | null;
  /** What the sum comes to, in base units; absent where nothing was computed. */
  computed?: number;
  /** The one that the others speak against, where they do. */
  suspect: string | null;
  mayBe: Explanation[];
  /** One sentence with every figure as printed and its place. */
  explanation: string;
  /** What else the same figure breaks, a sentence each. */
  also: string[];
  /** What it does to price, runway or growth. */
  impact: string;
  question: string;
}

/** One of the statements, with where it stands. */
export interface InconsistentStatement {
  /** The fact of the sheet; null for a line of a table that is none. */
  factId: string | null;
  label: string;
  /** The figure as printed. */
  printed: string;
  /** The same in base units. */
  value?: number;
  passage: string;
  document: string;
  source: SourceType;
  address: Address;
  /** "Deck, page 8". */
  reference: string;
}
