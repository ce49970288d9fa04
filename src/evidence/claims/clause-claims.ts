import { deniedBefore } from "../../lexicon/comparing.ts";
import { type Direction, directionOf } from "../../lexicon/movement.ts";
import { multipleIn } from "../../lexicon/multiples.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";
import { sidesOf } from "./beside.ts";
import type { ReadClaim } from "./claim.ts";
import { causeIn, type Span } from "./clauses.ts";
import { figureClaim, withShare } from "./figure-claim.ts";
import { type Figure, figureOf, saysHowHigh, withRoles } from "./figures.ts";
import { labelsOf } from "./labels.ts";
import { withMeasureOfList } from "./listed.ts";
import type { QuotedSpan } from "./marks.ts";
import { isDenied, isDeniedFigure, isName, isSpan, pagesIn, spansOf } from "./not-claimed.ts";
import { peakOf } from "./peak.ts";
import { comparedIn, withWordsBefore } from "./read-compared.ts";
import { comparison, type FigureTime, lengthIn, periodsOf } from "./times.ts";
import { type ClauseWord, clauseWords } from "./words.ts";

/** What is known of a claim before what it says is read. */
export function empty(text: string, { start, end }: Span): Omit<ReadClaim, "kind"> {
  return { quote: text.slice(start, end).trim(), start, end, label: "", aside: "", around: [], pages: [] };
}

/** The claims of one clause, and what it is about: the next one may not say so again. */
export function clauseClaims(
  text: string,
  bare: string,
  clause: Span,
  quotes: readonly QuotedSpan[],
  reading: QuantityOptions,
  about: string,
): { claims: ReadClaim[]; about: string } {
  const part = bare.slice(clause.start, clause.end);
  const end = causeIn(part);
  const length = lengthIn(part);
  const periods = findPeriods(part);
  const multiple = multipleIn(part);
  const read = findQuantities(part, reading)
    .map((one) => figureOf(one, reading.locale))
    .filter((figure) => figure !== null)
    .map((figure) => withWordsBefore(part, figure));
  const found = withMeasureOfList(part, read)
    .filter((figure) => figure.start < end && !isName(part, figure) && !isDenied(part, figure))
    .filter((figure, _, all) => all.length === 1 || !isSpan(part, figure))
    .filter(
      (figure) =>
        !touches(figure, [...periods, ...pagesIn(part), ...[length, multiple].filter((span) => span !== null)]),
    );
  const taken = [...found, ...periods, ...spansOf(part), ...[length, multiple].filter((span) => span !== null)].sort(
    (a, b) => a.start - b.start,
  );
  const words = clauseWords(part, taken);
  const figures = withRoles(part, found, words).map((figure) => withShare(part, figure));
  const levels = periodsOf(part, figures, periods);
  const own = quotes
    .filter((one) => inside(one, [clause]))
    .map((one) => ({ ...one, start: one.start - clause.start, end: one.end - clause.start }));
  const labels = labelsOf(part, end, figures, words, own, taken, about);
  const moved = comparison(part, periods);
  const sides = sidesOf(part, figures);
  // "the third quarter of 2018" is a time, and may be the name of a row or column.
  const quarters = periods.map((one) => one.text).filter((said) => QUARTER.test(said));
  const withQuarters = (aside: string) => [aside, ...quarters].filter((said) => said !== "").join(" ");
  const each = labels.each.map((one) => ({ ...one, aside: withQuarters(one.aside) }));
  const whole = {
    ...empty(text, clause),
    ...(length === null ? {} : { months: length.months }),
    label: labels.main,
    aside: withQuarters(labels.aside),
    around: words.filter(({ role }) => role !== "name").map(({ key }) => key),
  };
  const claims: ReadClaim[] = figures.map((figure, index) => ({
    ...figureClaim(
      whole,
      figure,
      each[index],
      levels[index]?.period === undefined ? onlyPeriod(periods, figures) : levels[index],
      moved,
    ),
    ...quoteOf(text, clause, figures, index),
    ...(isDeniedFigure(part, figure, figures[index - 1]?.end ?? 0) ? { negated: true as const } : {}),
    at: clause.start + figure.start,
    ...(sides[index] === undefined ? {} : { beside: sides[index] }),
  }));
  const compared = figures.length > 0 ? null : comparedIn(part.slice(0, end), periods);
  if (compared !== null) return { claims: [{ ...whole, ...compared }], about: compared.label };
  const peak = figures.length > 1 ? null : peakOf(part, periods);
  const moves = words.filter((word) => !saysHowHigh(part, word));
  const direction = movement(moves);
  const denied = moves.some(({ role, start }) => role === "move" && deniedBefore(part.slice(0, start)));
  const negated = denied ? { negated: true as const } : {};
  if (multiple !== null && labels.main !== "" && !(multiple.value < 1 && direction === "up")) {
    const { value, bound, start } = multiple;
    const not = denied || deniedBefore(part.slice(0, start)) ? { negated: true as const } : {};
    claims.push({ ...whole, kind: "multiple", factor: { value, bound }, ...moved, ...not });
  } else if (peak !== null) claims.push({ ...whole, kind: "peak", ...peak });
  else if (direction !== null && labels.main !== "" && !claims.some(({ kind }) => CHANGES.has(kind))) {
    const ends = endsOf(figures);
    const told = ends !== null && ends.to.value > ends.from.value === (direction === "up") && periods.length === 0;
    // Without a time the two figures say all of it.
    if (told) for (const claim of claims) claim.direction ??= direction;
    else
      claims.push({ ...whole, kind: "direction", direction, ...moved, ...negated, ...(ends === null ? {} : { ends }) });
  }
  return { claims, about: labels.main === "" ? about : labels.main };
}

const QUARTER = /^\p{L}{4,}[ -](?:quarter|half|trimestre|semestre)/iu;

/** The two figures of one kind that a clause goes from and to, both above zero. */
function endsOf(figures: readonly Figure[]): NonNullable<ReadClaim["ends"]> | null {
  const [from, to] = ["from", "to"].map((role) => figures.find((figure) => figure.role === role));
  if (from === undefined || to === undefined || from.readings !== undefined || to.readings !== undefined) return null;
  const alike = from.quantity.unit === to.quantity.unit && from.quantity.currency === to.quantity.currency;
  return alike && from.quantity.value > 0 && to.quantity.value > 0 ? { from: from.quantity, to: to.quantity } : null;
}

const CHANGES = new Set<ReadClaim["kind"]>(["growth", "difference", "points"]);

function touches(one: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => one.start < end && start < one.end);
}

/** From the end of the figure before to the end of this one; the last one has the rest of the clause. */
function quoteOf(text: string, clause: Span, figures: readonly Figure[], index: number): Span & { quote: string } {
  const start = clause.start + (figures[index - 1]?.end ?? 0);
  const end = index === figures.length - 1 ? clause.end : clause.start + (figures[index] as Figure).end;
  const skipped = /^[\s,;:.)]*/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { quote: text.slice(start + skipped, end).trim(), start: start + skipped, end };
}

function inside(one: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= one.start && one.end <= end);
}

function onlyPeriod(periods: readonly FoundPeriod[], figures: readonly Figure[]): FigureTime {
  const [first] = periods;
  const named = new Set(periods.map(({ period }) => period));
  return named.size === 1 && figures.length === 1 && first !== undefined ? { period: first.period } : {};
}

/** The one way the clause says something went, or null where it says none or both. */
function movement(words: readonly ClauseWord[]): Direction | null {
  const said = new Set(words.filter(({ role }) => role === "move").map(({ key }) => directionOf(key)));
  const [only] = said;
  return said.size === 1 && only != null ? only : null;
}
