import type { AmbiguousQuantity, Quantity } from "../../domain/quantity.ts";
import { type Direction, directionOf } from "../../lexicon/movement.ts";
import type { ClauseWord } from "./words.ts";

/** A figure of a clause and the part it plays there. */
export interface Figure {
  quantity: Quantity;
  readings?: Quantity[];
  start: number;
  end: number;
  /** `level`: what something is; `from`, `to`: what it was and became; `change`: by how much it moved; `share`. */
  role: "level" | "from" | "to" | "change" | "share";
  direction?: Direction;
}

/** A quantity, or the readings of one that has several. */
export function figureOf(found: Quantity | AmbiguousQuantity, language?: string): Omit<Figure, "role"> | null {
  const { start, end } = found;
  if (!("ambiguous" in found)) return { quantity: found, start, end };
  const [first] = found.readings;
  // "$ 1.910 mil" may be casual English; in a Portuguese sentence it is not.
  if (first !== undefined && language === "pt" && /\smil$/.test(found.text)) return { quantity: first, start, end };
  return first === undefined ? null : { quantity: first, readings: found.readings, start, end };
}

/** Words that may stand between a movement and its size: "rose by roughly 4 %", "une hausse de près de 4 %". */
const BETWEEN = new Set(
  "by of de d about roughly approximately around nearly almost some environ cerca em a an um uma une un just only aproximadamente quase pres the net total further".split(
    " ",
  ),
);
const SMALL_STEP = /(?:ly|ment|mente)$/;
const TO = new Set(["to", "para", "reach", "atteindre", "atingir", "jusqu'a"]);
const AT = new Set(["at", "stood", "reached", "was", "were", "totaled", "totalled"]);
/** A noun of movement and what it is of: "decrease in", "hausse du". */
const OF = new Set("in of de du des d da do dos das em no na nos nas from between compared versus over".split(" "));

/** Gives every figure of a clause its part; `words` are the clause's own, in order. */
export function withRoles(text: string, figures: Omit<Figure, "role">[], words: readonly ClauseWord[]): Figure[] {
  const given: Figure[] = [];
  for (const [index, figure] of figures.entries()) {
    const floor = figures[index - 1]?.end ?? 0;
    given.push({ ...figure, ...roleOf(text, figure, floor, words, given.at(-1), figures[index + 1]) });
  }
  return given;
}

type Role = Pick<Figure, "role" | "direction">;

function roleOf(
  text: string,
  figure: Omit<Figure, "role">,
  floor: number,
  words: readonly ClauseWord[],
  previous: Figure | undefined,
  next: Omit<Figure, "role"> | undefined,
): Role {
  const before = words.filter((word) => word.end <= figure.start && word.start >= floor);
  const after = words.filter((word) => word.start >= figure.end).slice(0, 2);
  const gap = text.slice(floor, figure.start);
  const moved = movedBy(text, figure, before);
  const noun = movedAfter(text, figure, after, next) ?? (moved === null ? overTime(text, figure) : null);
  if (noun !== null) return { role: "change", direction: noun };
  if (moved !== null) {
    if (moved.said.includes("de") && next !== undefined && goesOnTo(text, figure, next)) return { role: "from" };
    return { role: "change", direction: moved.direction };
  }
  if (figure.quantity.unit === "points") return { role: "change", ...lastDirection(before) };
  const link = before.at(-1);
  const tight = link !== undefined && /^[\s~≈(]*$/.test(text.slice(link.end, figure.start));
  if (link !== undefined && tight) {
    const raw = text.slice(link.start, link.end);
    if (TO.has(link.key) || raw === "à") return { role: "to" };
    if (link.key === "from" || (link.key === "de" && next !== undefined && goesOnTo(text, figure, next)))
      return { role: "from" };
    if (link.key === "by" && previous === undefined) {
      const direction = lastDirection(before);
      if (direction.direction !== undefined) return { role: "change", ...direction };
    }
    // "a decrease of $7.2 million, or 10.9 %": the same movement in another measure.
    if (
      /^(?:or|ou|soit)$/.test(link.key) &&
      previous?.role === "change" &&
      previous.quantity.unit !== figure.quantity.unit
    )
      return { role: "change", ...(previous.direction === undefined ? {} : { direction: previous.direction }) };
    if (AT.has(link.key) && previous === undefined && nounFirst(before))
      return { role: "change", ...lastDirection(before) };
    if ((link.key === "of" || link.key === "de") && nounFirst(before))
      return { role: "change", ...lastDirection(before) };
    if (/^(?:foi|era|etait|est|is)$/.test(link.key) && nounFirst(before))
      return { role: "change", ...lastDirection(before) };
  }
  return /^[\s,(]*$/.test(gap) && previous?.role === "change" && previous.quantity.unit !== figure.quantity.unit
    ? { role: "change", ...(previous.direction === undefined ? {} : { direction: previous.direction }) }
    : { role: "level" };
}

/** "rose by 4 %", "hausse de 4 %", "down 4 %": the movement just before the figure, with the words between. */
function movedBy(
  text: string,
  figure: { start: number },
  before: readonly ClauseWord[],
): { direction: Direction; said: string[] } | null {
  const said: string[] = [];
  let edge = figure.start;
  for (let at = before.length - 1; at >= 0 && said.length < 5; at--) {
    const word = before[at] as ClauseWord;
    if (/[,;:.]/.test(text.slice(word.end, edge))) return null;
    const direction = directionOf(word.key);
    if (saysHowHigh(text, word)) return null;
    if (direction !== null) return { direction, said };
    if (text.slice(word.start, word.end) === "à") return null;
    if (!BETWEEN.has(word.key) && !SMALL_STEP.test(word.key)) return null;
    said.push(word.key);
    edge = word.start;
  }
  return null;
}

/** "Margem bruta alta (92%)": before a bracket it is how high, not how much higher. */
export function saysHowHigh(text: string, { key, end }: ClauseWord): boolean {
  return /^(?:alt|baix)[ao]s?$/.test(key) && /^\s*\(/.test(text.slice(end));
}

/** "12 % above 2021", "5 % de plus qu'en 2020": so much more than at another time. */
function overTime(text: string, { quantity, end }: Omit<Figure, "role">): Direction | null {
  if (quantity.unit !== "percent") return null;
  const found = OVER_TIME.exec(text.slice(end));
  return found === null ? null : found[1] === undefined ? "down" : "up";
}

const OVER_TIME =
  /^\s*(?:(above|over|more than|higher than|au-dessus de|de plus qu['’]|acima de|a mais (?:do )?que|sobre)|below|under|less than|lower than|au-dessous de|de moins qu['’]|abaixo de|a menos (?:do )?que)\s*(?:en |em |in |l['’]exercice |the |fiscal |FY ?)*(?:19|20)\d\d/iu;

/** "a 9.9 % decrease in", "4 % growth": a noun of movement just after the figure. */
function movedAfter(
  text: string,
  figure: { end: number },
  [word, then]: readonly ClauseWord[],
  next: { start: number } | undefined,
): Direction | null {
  if (word === undefined || !/^[\s-]*$/.test(text.slice(figure.end, word.start))) return null;
  const direction = directionOf(word.key);
  if (direction === null || (next !== undefined && /^\s*$/.test(text.slice(word.end, next.start)))) return null;
  if (/^(?:up|down|higher|lower)$/.test(word.key)) return then?.key === "than" ? direction : null;
  return then === undefined || OF.has(then.key) || /^\s*[,.)]/.test(text.slice(word.end)) ? direction : null;
}

/** "de 118 en 2018 à 142 en 2019", "de 118 para 142": the second figure is where the first one went. */
function goesOnTo(text: string, figure: Omit<Figure, "role">, next: Omit<Figure, "role">): boolean {
  if (figure.quantity.unit !== next.quantity.unit && figure.quantity.unit !== "number") return false;
  const between = text.slice(figure.end, next.start);
  return (
    /(?<![\p{L}])(?:à|a|para|to|vers)\s*$/u.test(between) && (/\d{4}/.test(between) || /^\s*\S+\s*$/u.test(between))
  );
}

function lastDirection(before: readonly ClauseWord[]): { direction?: Direction } {
  const word = before.findLast(({ key }) => directionOf(key) !== null);
  const direction = word === undefined ? null : directionOf(word.key);
  return direction === null ? {} : { direction };
}

/** "The increase in X … was": the movement is what the clause is about. */
function nounFirst(before: readonly ClauseWord[]): boolean {
  const at = before.findIndex(({ role }) => role === "move");
  if (at === -1) return false;
  const named = before.slice(0, at).some(({ role }) => role === "name");
  const then = before[at + 1];
  return !named && then !== undefined && OF.has(then.key) && before.slice(at + 2).some(({ role }) => role === "name");
}
