import type { Period, Quantity } from "../../domain/quantity.ts";
import type { Relation } from "../../lexicon/comparing.ts";
import type { Direction } from "../../lexicon/movement.ts";
import type { Multiple } from "../../lexicon/multiples.ts";

/**
 * What a text says that can be held against documents.
 * `figure`: something has a value. `growth`: it changed by a percentage; `difference`: by an amount; `points`: by
 * percentage points; `multiple`: it became so many times as much; `direction`: it went up or down. `share`: it is a part
 * of a whole. `peak`: it was at its highest or lowest. `comparison`: it is more than something else; `rank`: it is the
 * largest of its like; `sign`: it is above or below zero. `sum`: the text's own arithmetic. `quote`: words said to stand in a document. `statement`: anything else that
 * names something.
 */
export type ClaimKind =
  | "figure"
  | "growth"
  | "difference"
  | "points"
  | "multiple"
  | "direction"
  | "share"
  | "peak"
  | "comparison"
  | "rank"
  | "sign"
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
  /** The words on both sides of its figure. */
  beside?: { left: string; right: string };
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
  /** `direction`: the figures between which the sentence itself says it moved. */
  ends?: { from: Quantity; to: Quantity };
  /** The sentence says that it is not so. */
  negated?: true;
  /** `multiple`: how many times as much; `comparison`: of how much of the other ("less than half of"). */
  factor?: Pick<Multiple, "value" | "bound">;
  /** `share`: the whole. */
  of?: string;
  /** `comparison`: what it is held against, and how. */
  than?: string;
  relation?: Relation;
  /** `rank`: the measure by which. */
  by?: string;
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
