import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import { PREFERRED_CLASS } from "../../lexicon/terms.ts";
import { readCapTables } from "./read.ts";

/** Whether a line speaks of preferred shares that the cap table lists already: what it says is no term of the round. */
export function isOfOlderClass(witness: Witness): (line: string) => boolean {
  const classes = witness.remember("older classes", () => [
    ...new Set(
      readCapTables(witness)
        .filter(({ when }) => when !== "after")
        .flatMap(({ lines }) => lines.flatMap(({ shareClass }) => (shareClass === null ? [] : fold(shareClass))))
        .filter((name) => PREFERRED_CLASS.test(name)),
    ),
  ]);
  return (line) => {
    const text = fold(line).replace(/^\P{L}+/u, "");
    return classes.some((name) => text.startsWith(name));
  };
}
