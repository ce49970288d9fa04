import type { Dossier } from "../../../domain/dossier.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { fold } from "../../../lexicon/fold.ts";
import { EXPECTED } from "../../../lexicon/sums.ts";
import type { Constraint } from "../constraint.ts";
import { image } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities } from "./passage.ts";

/** One case with its likelihood, and what it would bring. */
interface Case {
  likelihood: Statement;
  outcome: Statement;
}

const FEWEST_CASES = 2;

/** What is called expected of several cases, against each case's outcome times its likelihood; they come to a hundred. */
export function expectedValues(dossier: Dossier): Constraint[] {
  const pages = Map.groupBy(passagesOf(dossier), ({ place }) => place);
  return [...pages.values()].flatMap((lines): Constraint[] => {
    const at = lines.findIndex(({ text }) => EXPECTED.test(fold(text)));
    if (at < 0) return [];
    const stated = outcomeFrom(lines, at, at + 2, lines[at]?.text);
    const cases = casesAmong(lines.slice(0, at));
    const whole = cases.reduce((sum, { likelihood }) => sum + likelihood.quantity.value, 0);
    if (stated === null || cases.length < FEWEST_CASES || Math.abs(whole - 100) > 1) return [];
    if (cases.some(({ outcome }) => outcome.quantity.currency !== stated.quantity.currency)) return [];
    const inputs = cases.flatMap(({ likelihood, outcome }) => [likelihood, outcome]);
    const compute = (...values: number[]) =>
      values.reduce((sum, share, nth) => (nth % 2 === 0 ? sum + (share * (values[nth + 1] ?? 0)) / 100 : sum), 0);
    const expected = image(
      compute,
      inputs.map(({ interval }) => interval),
    );
    if (expected === null) return [];
    return [
      {
        id: "expected=cases",
        kind: "formula",
        stated,
        inputs,
        expression: cases.map((_, nth) => `{p${nth}} × {v${nth}}`).join(" + "),
        keys: cases.flatMap((_, nth) => [`p${nth}`, `v${nth}`]),
        expected,
        value: compute(...inputs.map(({ quantity }) => quantity.value)),
        bound: "equal",
        slack: 0.03,
        exact: true,
        // That a case's first amount is what is expected of it.
        assumed: true,
        touches: "growth",
        mayBe: ["other_scope"],
      },
    ];
  });
}

/** Lines with one share each, and the first amount from there to the next such line. */
function casesAmong(lines: readonly Passage[]): Case[] {
  const heads = lines.flatMap((passage, at) => {
    const [share, ...more] = plainQuantities(passage.text).filter(({ unit }) => unit === "percent");
    return share === undefined || more.length > 0 || share.range !== undefined ? [] : [{ passage, at, share }];
  });
  return heads.flatMap(({ passage, at, share }, nth): Case[] => {
    const outcome = outcomeFrom(lines, at, heads[nth + 1]?.at ?? lines.length);
    const label = passage.text.slice(0, share.start).replace(/[\s:(|–—-]+$/u, "");
    return outcome === null ? [] : [{ likelihood: figureIn(passage, share, 0, label), outcome: { ...outcome, label } }];
  });
}

/** The first amount of these lines that is of no month. */
function outcomeFrom(lines: readonly Passage[], from: number, to: number, label = ""): Statement | null {
  for (const passage of lines.slice(from, to)) {
    const amount = plainQuantities(passage.text).find(isOutcome);
    if (amount !== undefined)
      return figureIn(passage, amount, 1, label.split(amount.text)[0]?.replace(/[\s:|]+$/u, ""));
  }
  return null;
}

const isOutcome = ({ unit, per }: Quantity): boolean => unit === "money" && per !== "month";
