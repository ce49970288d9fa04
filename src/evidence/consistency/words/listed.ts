import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import { NOT_ALL_LISTED } from "../../../lexicon/sums.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { figureIn, passagesOf, plainQuantities, saidIn } from "./passage.ts";

const FEWEST = 4;
const MOST = 40;
/** A number farther from the list than this counts something else. */
const FARTHEST = 2;
const LONGEST_NAME = 4;

/** "11 agents (Frontend, Backend, …)" of which ten are named: so many are told of, and so many are listed. */
export function listedThings(dossier: Dossier): Constraint[] {
  return passagesOf(dossier).flatMap((passage): Constraint[] => {
    const { text, document, row } = passage;
    const [, inside = "", ...more] = /[(]([^()]+)[)]/u.exec(text) ?? [];
    const names = inside.split(/,\s*|\s+(?:and|et|e|&)\s+/u).map((name) => name.trim());
    if (row.table === true || more.length > 0 || names.length < FEWEST || names.length > MOST) return [];
    if (/\d/u.test(inside) || NOT_ALL_LISTED.test(fold(text)) || speaksOfOthers(text)) return [];
    if (names.some((name) => name === "" || name.split(/\s+/u).length > LONGEST_NAME)) return [];
    const before = text.slice(0, text.indexOf(inside));
    const [figure, ...others] = plainQuantities(before, document).filter(({ value }) => value >= FEWEST - 1);
    if (figure === undefined || others.length > 0 || (figure.unit !== "number" && figure.unit !== "count")) return [];
    const apart = Math.abs(figure.value - names.length);
    const exact = Number.isInteger(figure.value) && figure.range === undefined && figure.bound === undefined;
    if (!exact || figure.approximate === true || apart === 0 || apart > FARTHEST) return [];
    const label = before
      .slice(figure.end)
      .replace(/\s*[:–—].*$/u, "")
      .replace(/^\P{L}+|\P{L}+$/gu, "")
      .slice(0, 60);
    const told = figureIn(passage, figure, 9200, label);
    const size = { min: names.length, max: names.length };
    const list = saidIn(passage, { label, printed: `${names.length} (${inside})`, interval: size, nth: 9201 });
    const tie = { slack: 0, exact: true, assumed: true as const, touches: "trust" as const };
    return [
      twoAnswers(
        "count=list",
        told,
        { ...list, quantity: { ...list.quantity, value: names.length } },
        { ...tie, mayBe: ["other_scope"] },
      ),
    ];
  });
}
