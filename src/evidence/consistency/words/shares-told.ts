import { fold } from "../../../lexicon/fold.ts";
import { OF_ONE_WHOLE, USE_OF_FUNDS } from "../../../lexicon/sums.ts";
import type { Constraint } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { sumConstraint } from "../parts.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

const FEWEST = 3;
const MOST = 125;

/** A sentence that shares one whole out and comes to more than all of it: "88 % …, the staff 7 %, two angels 9 %". */
export function sharesTold({ dossier }: Documents): Constraint[] {
  return passagesOf(dossier).flatMap((passage) => {
    if (passage.row.table === true) return [];
    return passage.text.split(/(?<=[.;!?…])\s+/u).flatMap((sentence, part): Constraint[] => {
      const shares = plainQuantities(sentence, passage.document).filter(({ unit }) => unit === "percent");
      const folded = fold(sentence);
      const whole = OF_ONE_WHOLE.any.test(folded) || USE_OF_FUNDS.test(folded);
      const owners = OF_ONE_WHOLE.capital.test(folded);
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

/** Of so many points a share and the sum of its parts may differ by their rounding. */
const ROUNDED = 1.5;

/** A sentence that gives the share of some and then each one's: "three customers make 70 %: Ada 45 %, Bo 20 %, Cy 15 %". */
export function sharesOfSome({ dossier }: Documents): Constraint[] {
  return sentencesOf(passagesOf(dossier)).flatMap(({ passage, text, folded, part }): Constraint[] => {
    const shares = plainQuantities(text, passage.document).filter(({ unit }) => unit === "percent");
    const [whole, ...each] = shares;
    const colon = text.indexOf(":");
    const [, told = ""] = HOW_MANY.exec(folded) ?? [];
    if (whole === undefined || passage.row.table === true || !(whole.end <= colon) || !OF_ONE_WHOLE.any.test(folded))
      return [];
    // Only where it says of how many, and lists so many.
    if (each.length < 2 || each.length !== COUNTS.get(told) || each.some(({ start }) => start < colon)) return [];
    if (shares.some(({ range, bound }) => range !== undefined || bound !== undefined) || !isList(text, each)) return [];
    const sum = each.reduce((all, { value }) => all + value, 0);
    if (Math.abs(sum - whole.value) <= ROUNDED) return [];
    const parts = each.map((share, nth) => figureIn(passage, share, 2500 + 100 * part + nth));
    const total = figureIn(passage, whole, 2590 + 100 * part, text.slice(0, whole.start).replace(/^\P{L}+|\s+$/gu, ""));
    return [sumConstraint({ id: "line=sum", parts, total, touches: "growth", assumed: true })];
  });
}

const HOW_MANY =
  /(?<![\p{L}\d])(two|three|four|five|deux|trois|quatre|cinq|dois|duas|tres|quatro|cinco|[2-5])(?![\p{L}\d%.,])/u;
const COUNTS = new Map(
  "two 2 three 3 four 4 five 5 deux 2 trois 3 quatre 4 cinq 5 dois 2 duas 2 tres 3 quatro 4 cinco 5 2 2 3 3 4 4 5 5"
    .split(" ")
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, Number(all[at + 1])] as const] : [])),
);

/** One after the other, with a comma or an "and" between each: no rate of another thing among them. */
function isList(sentence: string, shares: readonly { start: number; end: number }[]): boolean {
  return shares.slice(1).every(({ start }, at) => {
    const between = sentence.slice(shares[at]?.end ?? 0, start);
    return between.length <= 60 && /[,;/]|(?<!\p{L})(?:and|et|e)(?!\p{L})/u.test(between);
  });
}
