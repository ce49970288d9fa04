import type { Period } from "../../domain/quantity.ts";

/** What is known of a document as a whole when its figures are read. */
export interface DocumentFacts {
  /** Its own date. */
  date: Period | null;
  /** What the company is called there, folded: its column in a comparison is not a competitor's. */
  names: ReadonlySet<string>;
  /** Those it compares itself with, folded name to name as printed. */
  others: ReadonlyMap<string, string>;
  /** Lines that stand on page after page: running heads and feet. */
  furniture: ReadonlySet<string>;
  /** It tells of several cases: what it calls conservative is one of them, and not its plan. */
  cases: boolean;
  /** It is a template: its figures are nobody's. */
  template: boolean;
}
