import type { Explanation, Touch } from "../../domain/inconsistency.ts";
import type { Formula } from "../../quantities/topics/formula.ts";

/**
 * A tie between topics that holds in every company, as data: the stated topic equals (or is bounded by) what at least one
 * of the variants gives. Variants are definitions in use of the same thing ("LTV with or without the margin"): only a value
 * that fits none of them contradicts.
 */
export interface Relation {
  /** Stable name, for ids and tests. */
  id: string;
  gives: string;
  variants: readonly Formula[];
  bound: "equal" | "at_most" | "at_least";
  /** How far apart the two may be beyond printed rounding, as a share. */
  slack: number;
  /** True where the tie is a definition: what breaks it cannot be true as printed. False: it may have a reason. */
  exact: boolean;
  touches: Touch;
  mayBe: readonly Explanation[];
  /** True where it takes something for granted that no document says: what breaks it is asked about, however large. */
  assumes?: true;
  /** True where it holds only for figures of one page: one product's, not any product's. */
  beside?: true;
  /** Which stated figures it binds; all where it does not say. */
  only?: "plans" | "from_cash" | "plan_years" | "first_year" | "all_pay" | "no_fee";
}
