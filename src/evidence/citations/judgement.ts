import type { MatchForm } from "../../domain/citation.ts";
import type { Difference } from "./edges.ts";
import type { Passage } from "./section-text.ts";

/** What one section says about a claim. */
export interface Judgement {
  kind: "holds" | "altered" | "unsupported";
  passage: Passage;
  /** Where label and value are not side by side: the cells that hold them, as places in `SectionText.cells`. */
  cells?: number[];
  form: MatchForm;
  differences: Difference[];
  /** The passage is the quote but for a sign or one number: it is this passage that was altered, wherever else it stands. */
  close?: boolean;
}
