import { addAll } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Leaf } from "../../outputs/tree.ts";
import { sameValue } from "../../quantities/compare.ts";
import type { Figure } from "./figures.ts";
import type { Passage } from "./passages.ts";
import type { Reading } from "./read-output.ts";

/** Where the wrong result is claimed: in the same sentence, or as the value of the entry the sum proves. */
export function repeated(leaf: Leaf, passage: Passage | undefined, wrong: Quantity, reading: Reading): Figure[] {
  const here = reading.figuresOf(leaf).filter((figure) => figure.passage === passage);
  const above: Figure[] = [];
  let entry = leaf.role === "source" || leaf.role === "calculation" ? leaf.parent : null;
  for (let level = 0; entry !== null && level < ENTRY_LEVELS; level++, entry = entry.parent)
    addAll(
      above,
      entry.leaves.flatMap((one) => (one === leaf ? [] : reading.figuresOf(one))),
    );
  return [...here, ...above].filter(({ quantity }) => sameValue(quantity, wrong));
}

/** `evidence[0].content` is three levels below its entry. */
const ENTRY_LEVELS = 3;
