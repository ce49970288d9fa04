import type { Cell, Row } from "../../domain/document.ts";
import type { ScaleHeader } from "../../quantities/scale-header.ts";
import type { NamedValue } from "./fact.ts";
import type { Read } from "./fit.ts";

/** A figure of a page or a text with everything around it that may say what it is. */
export interface Claim {
  figure: Read;
  /** The text the figure stands in. */
  text: string;
  /** What names it, best first: the row's or the card's words, or the words of its own clause. */
  labels: string[];
  /** The words of its own sentence, figures included. */
  sentence: string;
  /** The words right before it in its text. */
  before: string;
  /** The headings of its column, nearest first. */
  headers: string[];
  /** What stands over it and speaks for it, nearest first; the page's title last. */
  headings: string[];
  /** `row`: a label on its line. `card`: a caption above or below. `text`: named by its own sentence. */
  how: "row" | "card" | "text";
  /** What the catalogue's names in its own sentence say. */
  named: NamedValue | null;
  /** Label and number as printed, in the order of reading. */
  passage: string;
  row: Row;
  cells: Cell[];
  /** What its table says of every bare number in it: "in K€". */
  scale: ScaleHeader | null;
  /** How sure it is that these labels belong to this figure. */
  pairing: number;
}

/** The sentence up to the end of the figure's own clause: what comes later speaks of something else. */
export function upToItsEnd({ sentence, figure, how }: Claim): string {
  if (how !== "text") return sentence;
  const at = sentence.indexOf(figure.text);
  if (at < 0) return sentence;
  const end = at + figure.text.length;
  const stop = sentence.slice(end).search(/[,;)]\s|\s\(/u);
  return stop < 0 ? sentence : sentence.slice(0, end + stop);
}
