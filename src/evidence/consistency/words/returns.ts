import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { RETURN_MULTIPLE } from "../../../lexicon/plans.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import { laterValuations } from "../later-rounds.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";

/** A return promised to who invests now ("5-7x return"), against the price of the next round over the price of this one. */
export function returns(dossier: Dossier, statements: readonly Statement[]): Constraint[] {
  const [pre, round] = [only(statements, "valuation_pre_money"), only(statements, "round_size")];
  if (pre === null || round === null) return [];
  const pages = Map.groupBy(passagesOf(dossier), ({ place }) => place);
  return [...pages.values()].flatMap((lines): Constraint[] => {
    const [stated, ...promises] = lines.flatMap(promiseIn);
    const [later, ...others] = laterValuations(lines, pre.quantity.currency);
    if (stated === undefined || later === undefined || promises.length + others.length > 0) return [];
    const inputs = [later, pre, round];
    const compute = (next: number, before: number, raised: number) => next / (before + raised);
    const expected = image(
      compute,
      inputs.map(({ interval }) => interval),
    );
    const { range } = later.quantity;
    if (expected === null) return [];
    const at = (next: number) => compute(next, pre.quantity.value, round.quantity.value);
    return [
      {
        id: "return=next_round",
        kind: "formula",
        stated,
        inputs,
        expression: "{next} / ({pre} + {round})",
        keys: ["next", "pre", "round"],
        expected,
        value: at(later.quantity.value),
        ...(range !== undefined && { between: { min: at(range.min), max: at(range.max) } }),
        bound: "equal",
        slack: 0.1,
        exact: false,
        // That the return is the next round's, and not one at the exit.
        assumed: true,
        touches: "price",
        mayBe: ["other_date", "fully_diluted"],
      },
    ];
  });
}

/** The one value of a term of the round; null where there is none, or several. */
function only(statements: readonly Statement[], topic: string): Statement | null {
  const told = statements.filter((one) => one.topic === topic && one.listed !== true);
  return new Set(told.map(({ quantity }) => quantity.value)).size === 1 ? (told[0] as Statement) : null;
}

function promiseIn(passage: Passage): Statement[] {
  if (!RETURN_MULTIPLE.test(fold(passage.text))) return [];
  const times = plainQuantities(passage.text).filter(({ unit }) => unit === "multiple");
  return times.length === 1 ? times.map((one) => ({ ...figureIn(passage, one, 0), topic: "return_multiple" })) : [];
}
