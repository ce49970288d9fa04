import type { Period, Quantity } from "../../domain/quantity.ts";
import type { Direction } from "../../lexicon/movement.ts";

/**
 * What a text says that can be held against documents.
 * `figure`: something has a value. `growth`: it changed by a percentage; `difference`: by an amount; `points`: by
 * percentage points; `direction`: it went up or down. `share`: it is a part of a whole. `peak`: it was at its highest or
 * lowest. `sum`: the text's own arithmetic. `quote`: words said to stand in a document. `statement`: anything else that
 * names something.
 */
export type ClaimKind =
  | "figure"
  | "growth"
  | "difference"
  | "points"
  | "direction"
  | "share"
  | "peak"
  | "sum"
  | "quote"
  | "statement";

/** One claim of a sentence, as it was read. */
export interface ReadClaim {
  kind: ClaimKind;
  /** The words that make it, and where they stand in the whole text. */
  quote: string;
  start: number;
  end: number;
  /** The words that name what is claimed; empty where the sentence names nothing. */
  label: string;
  /** Other words around it that say more closely what is meant ("… in the fourth quarter of the Nordic segment"). */
  aside: string;
  /** Folded words that only carry the claim; one of them may yet belong to the label ("Notes receivable"). */
  around: string[];
  /** The language of the sentence, where it is known. */
  language?: string;
  quantity?: Quantity;
  /** Where its figure begins in the whole text. */
  at?: number;
  /** What the reader of documents takes its figure for, where that is sure. */
  topic?: string;
  /** Where the number can be read in two ways: all of them, `quantity` the first. */
  readings?: Quantity[];
  /** The time it speaks of. */
  period?: Period;
  /** The sentence only says that it is the time before another. */
  assumed?: true;
  /** The time it compares with. */
  base?: Period;
  /** "three months", "nine months": how long the time is, in months, where the sentence says it. */
  months?: number;
  direction?: Direction;
  /** `share`: the whole. */
  of?: string;
  /** `peak`: which end, and the first and last period looked at. */
  extreme?: "highest" | "lowest";
  among?: [Period, Period];
  /** Pages or slides that the sentence names. */
  pages: number[];
  /** Words the sentence quotes. */
  cites?: string;
  /** `sum`: the arithmetic as written. */
  calculation?: string;
}
