import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { OF_ONE_WHOLE } from "../../../lexicon/sums.ts";
import type { Constraint } from "../constraint.ts";
import { sumConstraint } from "../parts.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";

const FEWEST = 3;
const MOST = 125;

/** A sentence that shares one whole out and comes to more than all of it: "88 % …, the staff 7 %, two angels 9 %". */
export function sharesTold(dossier: Dossier): Constraint[] {
  return passagesOf(dossier).flatMap((passage) => {
    if (passage.row.table === true) return [];
    return passage.text.split(/(?<=[.;!?…])\s+/u).flatMap((sentence, part): Constraint[] => {
      const shares = plainQuantities(sentence, passage.document).filter(({ unit }) => unit === "percent");
      const folded = fold(sentence);
      const [whole, owners] = [OF_ONE_WHOLE.any.test(folded), OF_ONE_WHOLE.capital.test(folded)];
      const sum = shares.reduce((all, { value }) => all + value, 0);
      if (shares.length < FEWEST || !(whole || owners) || sum <= 100.5 || sum > MOST) return [];
      if (!shares.every(({ range, bound, value }) => range === undefined && bound === undefined && value > 0))
        return [];
      if (!isList(sentence, shares)) return [];
      const parts = shares.map((share, nth) => figureIn(passage, share, 2000 + 100 * part + nth));
      const [first] = parts;
      if (first === undefined) return [];
      const quantity = { ...first.quantity, value: 100, text: "100 %", step: 1, decimals: 0 };
      const interval = { min: 99.5, max: 100.5 };
      const total = { ...first, id: `${first.id}%`, quantity, printed: "100 %", interval };
      const id = owners ? "owners=100" : "shares=100";
      return [sumConstraint({ id, parts, total, touches: owners ? "control" : "trust", assumed: true })];
    });
  });
}

/** One after the other, with a comma or an "and" between each: no rate of another thing among them. */
function isList(sentence: string, shares: readonly { start: number; end: number }[]): boolean {
  return shares.slice(1).every(({ start }, at) => {
    const between = sentence.slice(shares[at]?.end ?? 0, start);
    return between.length <= 60 && /[,;/]|(?<!\p{L})(?:and|et|e)(?!\p{L})/u.test(between);
  });
}
