import { rememberedFor } from "../../domain/remembered.ts";
import { disagreement, type Figure, type Surroundings } from "./agree.ts";
import type { Claim } from "./claim.ts";
import { type Difference, negationBefore } from "./edges.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { fold } from "./fold.ts";
import { crossesRows, joinsAcrossPause, labelFault } from "./rows.ts";
import { scaleAround } from "./scale-header.ts";
import type { Passage, SectionText } from "./section-text.ts";

/** A text's letters with "#" for each number of it, and which number each "#" stands for. */
interface Pattern<F extends Figure> {
  source: string;
  text: string;
  figures: F[];
  /** For each character, the offset in the original; sections only. */
  origin: number[];
}

function patternOf<F extends Figure>(text: string, figures: F[], from = 0, to = text.length): Pattern<F> {
  let out = "";
  const origin: number[] = [];
  let at = from;
  const push = (end: number): void => {
    const folded = fold(text.slice(at, end), true);
    for (let index = 0; index < folded.text.length; index++) {
      const code = folded.text.charCodeAt(index);
      if (code === 0x20 || code === 0x2d) continue;
      out += folded.text[index];
      origin.push(at + (folded.origin[index] as number));
    }
  };
  for (const figure of figures) {
    if (figure.start < at) continue;
    push(figure.start);
    out += "#";
    origin.push(figure.start);
    at = figure.end;
  }
  push(to);
  return { source: text, text: out, figures, origin };
}

const sectionPattern = rememberedFor(
  (text: SectionText): Pattern<PlacedFigure> =>
    patternOf(
      text.text,
      text.rows.flatMap((_, row) => figuresOfRow(text, row)),
    ),
);

export interface ReformattedMatch {
  passage: Passage;
  differences: Difference[];
}

/** The same words with the same numbers written another way; or with other numbers: then each difference is told. */
export function findReformatted(text: SectionText, claim: Claim): ReformattedMatch | null {
  if (claim.figures.length === 0) return null;
  const quote = patternOf(claim.quote, claim.figures);
  if (quote.text.replaceAll("#", "").length < 2) return null;
  const section = sectionPattern(text);
  let best: ReformattedMatch | null = null;
  let at = section.text.indexOf(quote.text);
  for (let count = 0; at >= 0 && count < 32; count++) {
    const match = compare(text, section, quote, at);
    if (match !== null && (best === null || match.differences.length < best.differences.length)) best = match;
    if (best?.differences.length === 0) break;
    at = section.text.indexOf(quote.text, at + 1);
  }
  return best;
}

function compare(text: SectionText, section: Pattern<PlacedFigure>, quote: Pattern<Figure>, at: number) {
  const start = section.origin[at] as number;
  let end = (section.origin[at + quote.text.length - 1] as number) + 1;
  if (isInsideWord(text.text, start) || (!quote.text.endsWith("#") && isInsideWord(text.text, end))) return null;
  let figure = section.figures.findIndex((one) => one.start >= start);
  const differences: Difference[] = [];
  for (let index = 0, claimed = 0; index < quote.text.length; index++) {
    if (quote.text[index] !== "#") continue;
    const one = quote.figures[claimed++] as Figure;
    const other = section.figures[figure++] as PlacedFigure;
    end = Math.max(end, other.end);
    const kind = disagreement(one, other, surroundings(text, other));
    if (kind !== null) differences.push({ kind, claimed: one.text, actual: other.text });
  }
  const passage = { start, end };
  if (crossesRows(text, passage) || joinsAcrossPause(text, passage, quote.source)) return null;
  const label = labelFault(text, passage);
  if (label !== null) differences.push(label);
  const negation = negationBefore(text.text, start);
  if (negation !== null && negation !== "cut") differences.push(negation);
  return { passage, differences };
}

const around = new WeakMap<PlacedFigure, Surroundings>();

/** What gives a number of the document its meaning, found once. */
export function surroundings(text: SectionText, figure: PlacedFigure): Surroundings {
  let found = around.get(figure);
  if (found === undefined) {
    found = surround(text, figure);
    around.set(figure, found);
  }
  return found;
}

function surround(text: SectionText, figure: PlacedFigure): Surroundings {
  const cell = text.cells[figure.cell];
  if (cell === undefined) return { scale: 1 };
  const header = scaleAround(text, figure.row, cell);
  return typeof cell.value === "number" ? { ...header, stored: cell.value } : header;
}

function isInsideWord(text: string, at: number): boolean {
  return /[\p{L}]/u.test(text[at - 1] ?? " ") && /[\p{L}]/u.test(text[at] ?? " ");
}
