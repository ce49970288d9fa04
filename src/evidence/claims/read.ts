import { refuseUnknown } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { detectLanguage } from "../../dossier/language.ts";
import { deniedBefore } from "../../lexicon/comparing.ts";
import { fold } from "../../lexicon/fold.ts";
import { MONTH_PATTERN } from "../../lexicon/months.ts";
import { type Direction, directionOf, EXTREME, extremeOf, SHARE } from "../../lexicon/movement.ts";
import { multipleIn } from "../../lexicon/multiples.ts";
import { PAGE_REFERENCE } from "../../lexicon/places.ts";
import { leaning } from "../../lexicon/reporting.ts";
import { findQuantities, type QuantityOptions } from "../../quantities/find.ts";
import { type FoundPeriod, findPeriods } from "../../quantities/periods.ts";
import { sidesOf } from "./beside.ts";
import type { ReadClaim } from "./claim.ts";
import { CAUSE, causeIn, clausesOf, type Span } from "./clauses.ts";
import { type Figure, figureOf, saysHowHigh, withRoles } from "./figures.ts";
import { type FigureLabel, labelsOf } from "./labels.ts";
import { withMeasureOfList } from "./listed.ts";
import { blanked, type QuotedSpan, quotedSpans, withoutMarks } from "./marks.ts";
import { calculationsIn } from "./own-sums.ts";
import { comparedIn, withWordsBefore } from "./read-compared.ts";
import { rowClaims } from "./read-row.ts";
import type { TextSentence } from "./sentences.ts";
import { comparison, type FigureTime, lengthIn, periodsOf } from "./times.ts";
import { type ClauseWord, clauseWords } from "./words.ts";

/** How claims are read from a sentence. */
export interface ReadOptions {
  /** The language of the text (not the reader's): how its numbers are written. Detected where it is not given. */
  language?: Locale | undefined;
  /** How the text writes its numbers, from `numberHabit`. */
  habit?: QuantityOptions["habit"];
  /** What the sentence is about where it does not say so itself: the row's label, the paragraph's lead. */
  about?: string;
}

const KNOWN: Readonly<Record<keyof ReadOptions, true>> = { language: true, habit: true, about: true };

/** Quoted words up to this many are a label; more are a passage. */
const LONGEST_LABEL = 14;

/**
 * The claims of one sentence or table row: every figure with the words that name it, its time and the part it plays
 * (a level, a growth, a difference, a share), movements without a figure, peaks, sums, quotations. Nothing is judged.
 *
 * ```ts
 * readSentences("ARR is 504 K€.").flatMap((sentence) => readClaims(sentence));
 * ```
 */
export function readClaims(sentence: TextSentence, options: ReadOptions = {}): ReadClaim[] {
  refuseUnknown("readClaims", options, KNOWN);
  if (sentence.row !== undefined) return sentence.kind === "heading" ? [] : rowClaims(sentence.row, options, readText);
  return readText(sentence.text, sentence.start, {
    ...(sentence.lead === undefined ? {} : { about: sentence.lead }),
    ...options,
  });
}

function readText(raw: string, offset: number, options: ReadOptions): ReadClaim[] {
  const text = withoutMarks(raw);
  const language = options.language ?? detectLanguage(text) ?? leaning(fold(text).match(/\p{L}+/gu) ?? []) ?? null;
  const reading: QuantityOptions = {
    habit: options.habit,
    ...(language === "other" || language === null ? {} : { locale: language }),
  };
  const quotes = quotedSpans(text);
  const pages = [...text.matchAll(PAGE_REFERENCE)].flatMap((match) =>
    [...match[0].matchAll(/\d{1,3}/g)].map(([number]) => Number(number)),
  );
  const bare = blanked(text, quotes);
  const passages = quotes.filter(
    (quote) => quote.text.split(/\s+/).length > LONGEST_LABEL || (/\d/.test(quote.text) && !/\d/.test(bare)),
  );
  const claims: ReadClaim[] = [];
  let about = options.about ?? "";
  let time: string | undefined;
  for (const clause of clausesOf(bare)) {
    const read = clauseClaims(
      text,
      bare,
      clause,
      quotes.filter((one) => !passages.includes(one)),
      reading,
      about,
    );
    about = read.about;
    // "A rose by 5 % in 2021, while B fell by 2 %": the second half speaks of the same time.
    const own = [...new Set(findPeriods(bare.slice(clause.start, clause.end)).map(({ period }) => period))];
    const same = own.length === 0 && time !== undefined ? { period: time } : {};
    claims.push(...read.claims.map((claim) => ({ ...same, ...claim })));
    if (own.length > 0) time = own.length === 1 ? own[0] : undefined;
    // Reasons say why; a figure in them is a claim of its own.
    for (let cause = reasonIn(bare, clause); cause !== null; cause = reasonIn(bare, cause))
      claims.push(...clauseClaims(text, bare, cause, [], reading, "").claims.filter(({ quantity }) => quantity));
  }
  for (const passage of passages)
    claims.push({ ...empty(text, passage), kind: "quote", cites: passage.text, label: passage.text });
  // Where the sentence gives no figure of its own, what it quotes is what it says.
  for (const quote of quotes)
    if (!passages.includes(quote) && isPassage(quote.text) && (claims.length === 0 || /\d/.test(quote.text)))
      claims.push({ ...empty(text, quote), kind: "quote", cites: quote.text, label: quote.text });
  const cites = quotes.find((quote) => quote.text.split(/\s+/).length >= 3)?.text;
  const sums = calculationsIn(text).map(
    (sum): ReadClaim => ({ ...empty(text, sum), kind: "sum", calculation: sum.text }),
  );
  return [...claims, ...sums].map((claim) => ({
    ...claim,
    start: claim.start + offset,
    end: claim.end + offset,
    ...(claim.at === undefined ? {} : { at: claim.at + offset }),
    pages,
    ...(language === null ? {} : { language }),
    ...(claim.cites === undefined && cites !== undefined ? { cites } : {}),
  }));
}

/** The reasons that a clause gives; null where it gives none with a figure. */
function reasonIn(text: string, { start, end }: Span): Span | null {
  const part = text.slice(start, end);
  const cause = CAUSE.exec(part);
  if (cause === null || !/\d/.test(part.slice(cause.index))) return null;
  return { start: start + cause.index + cause[0].length, end };
}

/** Two words or more: one alone is a name, or set apart. */
const isPassage = (quoted: string): boolean => /\S\s+\S/.test(quoted) && /\p{L}{3}/u.test(quoted);

function empty(text: string, { start, end }: Span): Omit<ReadClaim, "kind"> {
  return { quote: text.slice(start, end).trim(), start, end, label: "", aside: "", around: [], pages: [] };
}

function clauseClaims(
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
      labels.each.map((one) => ({ ...one, aside: withQuarters(one.aside) }))[index],
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

/** "4 people, not 2", "16,7 % et non 20 %": what the sentence denies it does not claim. */
const DENIAL =
  /(?:^|[,;(]\s*|\s(?:and|but|et|mais|e|mas)\s)(?:not|non|pas|não|instead of|rather than|au lieu de|plutôt que|em vez de)\s+(?:(?:de|les|the|os|as|des)\s+)?[~≈]?\p{Sc}?\s?$/iu;

function isDenied(text: string, { start }: Pick<Figure, "start">): boolean {
  return DENIAL.test(text.slice(Math.max(0, start - 40), start));
}

/** "was not 5 million", "n'était pas de 5 M€", "não foi de 5": the figure itself is denied. */
const NOT_SO =
  /(?:(?<!\p{L})(?:(?:was|were|is|are)(?: not|n['’]t)|n['’](?:est|étai(?:t|ent)) pas|ne (?:sont|fut) pas|não (?:é|são|foi|foram|era|eram))|(?:did not|didn['’]t|n['’](?:a|ont) pas|não) \p{L}+)\s+(?:(?:by|de|d['’]|at|em|à)\s*)?[~≈]?(?:US|R)?\p{Sc}?$/iu;

function isDeniedFigure(text: string, { start }: Pick<Figure, "start">, floor: number): boolean {
  return NOT_SO.test(text.slice(Math.max(floor, start - 40), start));
}

/** "from 5 to 7 in two years": how long the way took, no figure of its own. */
function isSpan(text: string, { quantity, start }: Pick<Figure, "quantity" | "start">): boolean {
  return (
    quantity.unit === "duration" &&
    /(?<!\p{L})(?:in|over|within|en|sur|em|durante|pendant)\s$/iu.test(text.slice(Math.max(0, start - 10), start)) &&
    /(?:from|de|passe|passé|passou)\s.{0,40}\s(?:to|à|a|para)\s/iu.test(text.slice(0, start))
  );
}

const DAY = new RegExp(`(?:${MONTH_PATTERN})\\.?\\s?$`, "iu");

/** "Scope 2", "Class 3", "December 31": a number that is part of a name. */
function isName(text: string, { quantity, start, end }: Pick<Figure, "quantity" | "start" | "end">): boolean {
  if (quantity.unit !== "number" || !/^\d{1,2}$/.test(quantity.text)) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  if (DAY.test(before)) return true;
  return /(?:^|[^.!?:]\s|[(])\p{Lu}\p{Ll}+\s$/u.test(before) && !/^\s\p{Ll}{3}/u.test(text.slice(end));
}

const CHANGES = new Set<ReadClaim["kind"]>(["growth", "difference", "points"]);

/** Places, shares and superlatives: words that name nothing. */
function spansOf(text: string): Span[] {
  const others = [SHARE.exec(text), EXTREME.exec(text)]
    .filter((match) => match !== null)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return [...pagesIn(text), ...others];
}

function pagesIn(text: string): Span[] {
  return [...text.matchAll(PAGE_REFERENCE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

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

/** "accounted for 12 %", "12 % of total revenue". */
function withShare(text: string, figure: Figure): Figure {
  if (figure.quantity.unit !== "percent" || figure.role === "change") return figure;
  const after = /^\s*(?:of|du|des|de|d['’]|do|da|dos|das)(?:\s|(?<=['’]))/u.test(text.slice(figure.end));
  return after || SHARE.test(text.slice(0, figure.start)) ? { ...figure, role: "share" } : figure;
}

function figureClaim(
  whole: Omit<ReadClaim, "kind">,
  figure: Figure,
  label: FigureLabel | undefined,
  level: FigureTime = {},
  compared: { period?: string; base?: string },
): ReadClaim {
  const { quantity, readings, direction } = figure;
  const named = {
    ...whole,
    ...label,
    quantity,
    ...(readings === undefined ? {} : { readings }),
    ...(direction === undefined ? {} : { direction }),
  };
  if (figure.role === "change") {
    const kind = quantity.unit === "percent" ? "growth" : quantity.unit === "points" ? "points" : "difference";
    return { ...named, kind, ...compared };
  }
  if (
    CHANGED.test(named.label) &&
    compared.period !== undefined &&
    (compared.base !== undefined || quantity.unit === "percent")
  )
    return {
      ...named,
      label: named.label.replace(CHANGED, " ").trim(),
      kind: quantity.unit === "percent" ? "growth" : "difference",
      ...compared,
    };
  return { ...named, kind: figure.role === "share" && label?.of !== undefined ? "share" : "figure", ...level };
}

/** A change that does not say which way: "the variance in", "l'écart de". */
const CHANGED =
  /(?:\b(?:percentage|dollar|amount of|total|net)\s)?\b(?:change|variance|variation|difference|écart|variação|diferença)\b(?:\s(?:in dollars|in percent))?(?:\s(?:in|of|de|du|des|da|do)(?:\s(?:the|la|le|les|o|a))?\b)?/iu;

/** The one way the clause says something went, or null where it says none or both. */
function movement(words: readonly ClauseWord[]): Direction | null {
  const said = new Set(words.filter(({ role }) => role === "move").map(({ key }) => directionOf(key)));
  const [only] = said;
  return said.size === 1 && only != null ? only : null;
}

const RANGE = /((?:19|20)\d\d)\s?(?:to|through|and|[àaeae]|et|até|[-–—])\s?((?:19|20)\d\d)/u;

/** "Of the years 2017 to 2019, 2018 had the highest X", "X peaked in 2019 over 2017–2019". */
function peakOf(text: string, periods: readonly FoundPeriod[]): Pick<ReadClaim, "extreme" | "period" | "among"> | null {
  const match = EXTREME.exec(text);
  if (match === null) return null;
  const word = fold(match[0])
    .split(" ")
    .map(extremeOf)
    .find((found) => found !== null);
  if (word == null) return null;
  const range = RANGE.exec(text);
  const among: [string, string] | undefined = range === null ? undefined : [range[1] as string, range[2] as string];
  const rangeEnd = range === null ? 0 : range.index + range[0].length;
  const alone = periods.filter(({ start, end }) => range === null || end <= range.index || start >= rangeEnd);
  const [period] = alone;
  if (period === undefined || alone.length > 1) return null;
  return { extreme: word, period: period.period, ...(among === undefined ? {} : { among }) };
}
