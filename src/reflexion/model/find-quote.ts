import { fold } from "../../evidence/citations/fold.ts";
import type { Leaf } from "../../outputs/tree.ts";
import type { Passage } from "../reading/passages.ts";
import type { Reading } from "../reading/read-output.ts";

/** The sentence of an analysis in which a quote begins. */
export interface Quoted {
  leaf: Leaf;
  passage: Passage;
}

/** Shorter quotes stand everywhere; they count only where they are the whole text. */
const SHORTEST = 10;

/**
 * Finds the words a critique quotes, levelled as citations are: case, accents, quotes, dashes and spaces do not count,
 * figures do. `at` names the leaf to look in first.
 */
export function findQuote(quote: string, reading: Reading, at?: Leaf): Quoted | null {
  const sought = fold(quote).text;
  if (sought === "") return null;
  const leaves = at === undefined ? reading.tree.leaves : [at, ...reading.tree.leaves];
  for (const leaf of leaves) {
    if (typeof leaf.value !== "string") continue;
    const { text, origin } = fold(leaf.value, true);
    const found = sought.length >= SHORTEST || text === sought ? wholeAt(text, sought) : -1;
    if (found < 0) continue;
    const start = origin[found] ?? 0;
    const passage = reading.passagesOf(leaf).find((one) => start < one.end);
    if (passage !== undefined) return { leaf, passage };
  }
  return null;
}

/** "5 %" does not stand in "75 %": a quote that begins or ends with a digit takes the whole number. */
function wholeAt(text: string, sought: string): number {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const [before, after] = [text[at - 1] ?? "", text[at + sought.length] ?? ""];
    const cutBefore = /^[\d-]/.test(sought) && /[\d.,]/.test(before);
    const cutAfter = /\d$/.test(sought) && /[\d.,]/.test(after);
    if (!cutBefore && !cutAfter) return at;
  }
  return -1;
}
