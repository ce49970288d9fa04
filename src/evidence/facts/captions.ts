import type { Cell, Section } from "../../domain/document.ts";
import type { Period } from "../../domain/quantity.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { cellQuantity } from "./cell-value.ts";
import { fitTo } from "./fit.ts";
import { type Atom, atomsOf, distance, isAcross, NEAR } from "./tiles.ts";

/** What stands above or below a number and names it, with the date printed under both where there is one. */
export interface Caption {
  cell: Cell;
  period?: Period;
}

/**
 * The captions of numbers that stand alone: big numbers, cards, label and value on two lines. A caption names one number
 * only; where two readings are as good as each other, none is given.
 */
export const captionsOf = rememberedFor((section: Section): Map<Cell, Caption> => pair(section));

interface Choice {
  figure: Atom;
  above: Atom | null;
  below: Atom | null;
}

function pair(section: Section): Map<Cell, Caption> {
  const atoms = atomsOf(section);
  const figures = atoms.filter(({ kind }) => kind === "figure");
  if (figures.length === 0) return new Map();
  const words = atoms.filter(({ kind }) => kind === "words");
  const choices = figures.map((figure): Choice => {
    const near = (side: "above" | "below") => nearest(figure, words, figures, side);
    return { figure, above: near("above"), below: near("below") };
  });
  const direction = voted(choices);
  const chosen = choices.flatMap((choice) => {
    const caption = decide(choice, direction);
    return caption === null ? [] : [{ figure: choice.figure, caption }];
  });
  const sure = chosen.filter(({ figure, caption }) =>
    chosen.every(
      (other) =>
        other.figure === figure ||
        other.caption !== caption ||
        distance(other.figure, caption) - distance(figure, caption) > CLEARLY,
    ),
  );
  const dates = atoms.filter(({ kind }) => kind === "date");
  return new Map(sure.map(({ figure, caption }) => [figure.cell, withDate(figure, caption, dates, figures)]));
}

/** The nearest words on one side; nothing may stand in between. */
function nearest(figure: Atom, words: Atom[], figures: Atom[], side: "above" | "below"): Atom | null {
  const isThere = (atom: Atom) =>
    isAcross(figure, atom) && (side === "above" ? atom.row < figure.row : atom.row > figure.row);
  const ranked = words
    .filter(isThere)
    .map((atom) => ({ atom, away: distance(figure, atom) }))
    .filter(({ away }) => away < NEAR)
    .sort((a, b) => a.away - b.away);
  const [first, second] = ranked;
  if (first === undefined || (second !== undefined && second.atom.row === first.atom.row)) return null;
  const blocked = figures.some(
    (other) =>
      other !== figure && isThere(other) && Math.abs(other.row - figure.row) < Math.abs(first.atom.row - figure.row),
  );
  return blocked ? null : first.atom;
}

/** In heights of the bigger line: how much nearer one of two must be to be taken for that alone. */
const CLEARLY = 0.35;

function decide({ figure, above, below }: Choice, direction: "above" | "below" | null): Atom | null {
  if (above === null || below === null) return above ?? below;
  const difference = distance(figure, above) - distance(figure, below);
  const usual = direction === "above" ? above : direction === "below" ? below : null;
  if (Math.abs(difference) <= CLEARLY) return usual;
  const near = difference < 0 ? above : below;
  // A remark under the number is nearer than its name above, and names nothing.
  return usual !== null && usual !== near && fits(figure, usual) && !fits(figure, near) ? usual : near;
}

/** Cards of one slide are drawn alike: the side on which more of the captions fit their numbers, then on which there are more. */
function voted(choices: Choice[]): "above" | "below" | null {
  const score = (side: "above" | "below") =>
    choices.reduce((sum, choice) => {
      const caption = choice[side];
      return caption === null || caption.title
        ? sum
        : sum + 1 + (fits(choice.figure, caption) ? choices.length + 1 : 0);
    }, 0);
  const [above, below] = [score("above"), score("below")];
  return above === below ? null : above > below ? "above" : "below";
}

function fits(figure: Atom, caption: Atom): boolean {
  const match = matchTopic(caption.cell.text.trim());
  const quantity = cellQuantity(figure.cell, {});
  return (
    match !== null &&
    match.sureness >= SURE_ENOUGH &&
    quantity !== null &&
    fitTo(match.topic, quantity, "prose") !== null
  );
}

/** A date under a card is the card's: "504 K€ / ARR / end of 2024". */
function withDate(figure: Atom, caption: Atom, dates: Atom[], figures: Atom[]): Caption {
  const own = dates.find(
    (date) =>
      isAcross(figure, date) &&
      Math.min(distance(figure, date), distance(caption, date)) < NEAR &&
      !figures.some(
        (other) => other !== figure && isAcross(other, date) && distance(other, date) <= distance(figure, date),
      ),
  );
  return { cell: caption.cell, ...(own?.period !== undefined && { period: own.period }) };
}
