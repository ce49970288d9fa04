import type { Address } from "../../domain/address.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { ClaimKind } from "./claim.ts";
import type { LabelKeys } from "./keys.ts";
import type { Time } from "./time-of.ts";

/** One value of a series. */
export interface Point {
  /** Under the scale of its table. */
  quantity: Quantity;
  /** As it stands there, where the scale may not apply to it (per share, counts). */
  bare?: Quantity;
  /** False where nothing at the table itself says how it counts: the scale may be that of a page far above. */
  scaled: boolean;
  time: Time | null;
  /** What the column's heading says besides a time, as stems. */
  column: ReadonlySet<string>;
  /** The column holds changes of others ("Change", "% var."). */
  change: boolean;
  /** The cell as printed. */
  text: string;
  address: Address;
}

/** A row of a table, a column of a turned one, or a figure of a sentence: a label and its values. */
export interface Series {
  label: string;
  keys: LabelKeys;
  /** The language of its document, where it is known. */
  language?: string;
  /** The one currency its document counts in, where it names hardly any other. */
  currency?: string;
  /** Headings, captions and titles around it, as stems. */
  context: ReadonlySet<string>;
  /** Of these the ones right above it: of two tables under one title the one whose own heading has the word is meant. */
  near: ReadonlySet<string>;
  /** What its table adds up to, where a row of totals says it ("Total subscription revenue"), as stems. */
  total: ReadonlySet<string>;
  /** What the words around it mean, whatever the language. */
  meanings: ReadonlySet<string>;
  points: Point[];
  /** The row or sentence as printed. */
  passage: string;
  /** Rows of one table share it. */
  table: number;
  /** Statements in running text: what kind they make. Rows are figures. */
  kind: ClaimKind;
  /** False for a sentence with several figures or times: what belongs to what is a guess, and refutes nothing. */
  firm: boolean;
  /** `growth`, `difference`: what the sentence says of its direction. */
  direction?: "up" | "down";
  base?: Time;
}
