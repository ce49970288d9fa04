import type { ContradictionProposal, ProposedStatement } from "../../../domain/contradiction-proposal.ts";
import type { Dossier } from "../../../domain/dossier.ts";
import type { PointedOut, PointedStatement } from "../../../domain/pointed-out.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { fold } from "../../../lexicon/fold.ts";
import { computeWith } from "../../../quantities/calculations/compute.ts";
import { plainQuantities } from "../words/passage.ts";
import { runsFrom, type SeenLine, seenLines } from "./lines.ts";

/** What a sum that is done again may miss the told one by. */
const ROUNDED = 0.01;
const CALENDAR = new Set([24, 30, 36, 48, 52, 60, 90, 100, 360, 365, 1000, 1_000_000]);
const COUNTED_TO = 12;

/**
 * A warning's figures and quotations found in the documents, as a proposal that code can dispose of: the pages it names
 * first, then the page that prints most of them. Null where one stands nowhere, or the sum does not come to what is told.
 */
export function locate(pointed: PointedOut, dossier: Dossier): ContradictionProposal | null {
  const { kind, statements } = pointed;
  if (kind === "words") {
    // Somebody's own words on both sides prove nothing of what the pages say.
    if (statements.every(({ retold }) => retold === true)) return null;
    const found = statements.map((one) => quoted(one, pointed, dossier));
    const all = found.filter((one) => one !== null);
    return all.length < found.length ? null : { about: "", kind, statements: all, sum: null };
  }
  if (kind === "same") return twoValues(pointed, dossier);
  const home = homePage(pointed, dossier);
  for (const stated of pointed.against) {
    const [there] = printedAll(stated, pointed, dossier, home);
    const found = there === undefined ? null : sumOf(pointed, there, home, dossier);
    if (found !== null) return found;
  }
  return null;
}

/** One figure with two values: each on a page that the warning names for it, or at all. */
function twoValues(pointed: PointedOut, dossier: Dossier): ContradictionProposal | null {
  const [one, other] = pointed.statements;
  if (one === undefined || other === undefined) return null;
  const [first] = printedAll(one, pointed, dossier, null);
  const second = printedAll(other, pointed, dossier, null).find(({ line }) => line !== first?.line);
  if (first === undefined || second === undefined || !speakOfOneThing(first.line, second.line, pointed)) return null;
  if (
    ![first, second].every(({ line }, at) => isOn(line, [...(pointed.statements[at]?.pages ?? []), ...pointed.pages]))
  )
    return null;
  return { about: "", kind: "same", statements: [asProposed(first), asProposed(second)], sum: null };
}

interface Printed {
  line: SeenLine;
  quantity: Quantity;
  value: number;
}

const asProposed = ({ line, quantity }: Printed): ProposedStatement => ({ line: line.number, words: quantity.text });

/** More ways than these of reading a sum's terms nobody meant. */
const MOST_READINGS = 2_500;

/**
 * Each term is a figure of the pages or a number of the calendar: of the ways to read them ("10" is ten, or stands in
 * "€10M"), the one that comes to what the warning says.
 */
function sumOf(
  pointed: PointedOut,
  stated: Printed,
  home: string | null,
  dossier: Dossier,
): ContradictionProposal | null {
  const { sum, result, statements } = pointed;
  if (sum === null || result === null) return null;
  const ways = statements.map((one) => readings(one, pointed, dossier, home));
  if (ways.reduce((count, { length }) => count * length, 1) > MOST_READINGS) return null;
  for (const terms of combinations(ways)) {
    const values = Object.fromEntries(
      terms.map((term, at) => [`f${at + 2}`, typeof term === "number" ? term : term.value]),
    );
    const value = computeWith(sum, values);
    if (value === null || !comesTo(value, result)) continue;
    const found = terms.filter((term) => typeof term !== "number");
    const own = [...new Map(found.map((term) => [keyOf(term), term])).values()];
    if (own.length === 0) return null;
    const written = sum.replaceAll(/\bf(\d+)\b/g, (_, nth: string) => {
      const term = terms[Number(nth) - 2] as Term;
      return typeof term === "number" ? String(term) : `f${own.findIndex((one) => keyOf(one) === keyOf(term)) + 2}`;
    });
    return { about: "", kind: "sum", statements: [stated, ...own].map(asProposed), sum: written };
  }
  return null;
}

type Term = Printed | number;
const keyOf = ({ line, quantity }: Printed): string => `${line.number}|${quantity.text}`;

function* combinations(ways: readonly (readonly Term[])[]): Generator<Term[]> {
  const [first, ...rest] = ways;
  if (first === undefined) yield [];
  else for (const term of first) for (const others of combinations(rest)) yield [term, ...others];
}

/** What a term may be: the figures of the pages that are written so, one of each size, and the bare number. */
function readings(one: PointedStatement, pointed: PointedOut, dossier: Dossier, home: string | null): Term[] {
  const there = printedAll(one, pointed, dossier, home);
  const constant = one.quantity === undefined ? null : constantOf(one.quantity);
  const bySize = [...new Map(there.toReversed().map((term) => [term.value, term])).values()].toReversed();
  return [...bySize, ...(constant === null ? [] : [constant])];
}

/** The calendar's numbers, and what is counted on the fingers. */
function constantOf({ value, unit, scale }: Quantity): number | null {
  const bare = (unit === "number" || unit === "count" || unit === "duration") && scale === 1;
  return bare && (CALENDAR.has(value) || (Number.isInteger(value) && value <= COUNTED_TO)) ? value : null;
}

/** What code makes of the documents' figures is what the warning says, in its own scale ("= $43k", of thousands). */
function comesTo(value: number, { value: told, unit, step }: Quantity): boolean {
  const forms = unit === "percent" ? [value * 100] : [value];
  return forms.some((one) => Math.abs(one - told) <= Math.max(step / 2, Math.abs(told) * ROUNDED) + 1e-9);
}

/** How the pages print what a warning calls so: "3.6" where the page has "$3.6K", "0.20" where it has "20 %". */
function isPrinted(quantity: Quantity, wanted: Quantity): boolean {
  const like =
    quantity.unit === wanted.unit ||
    ["number", "count"].includes(quantity.unit) ||
    ["number", "count"].includes(wanted.unit);
  const money =
    quantity.currency === undefined || wanted.currency === undefined || quantity.currency === wanted.currency;
  if (!like || !money) return false;
  if ((quantity.range === undefined) !== (wanted.range === undefined)) return false;
  if (quantity.range !== undefined && wanted.range !== undefined)
    return near(quantity.range.min, wanted.range.min) && near(quantity.range.max, wanted.range.max);
  const bare = wanted.unit === "number" && wanted.scale === 1;
  return (
    near(quantity.value, wanted.value) ||
    (bare && quantity.scale !== 1 && near(quantity.value / quantity.scale, wanted.value)) ||
    (bare && quantity.unit === "percent" && wanted.value < 1 && near(quantity.value, wanted.value * 100))
  );
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

/** Where a figure stands, the likeliest first: on a page the warning names for it, else on the page of most of its figures, else on one it names at all. */
function printedAll(
  { quantity, pages }: PointedStatement,
  pointed: PointedOut,
  dossier: Dossier,
  home: string | null,
): Printed[] {
  if (quantity === undefined) return [];
  const all = figuresByLine(dossier).flatMap(({ line, figures }) =>
    figures
      .filter((figure) => isPrinted(figure, quantity))
      .map((figure) => ({ line, quantity: figure, value: factor(figure) })),
  );
  const on = (numbers: readonly number[]) => all.filter(({ line }) => isOn(line, numbers));
  const own = on(pages);
  const words = wordsOf(pointed.text);
  const rank = ({ line }: Printed) =>
    (pageKey(line) === home ? 4 : 0) + (isOn(line, pointed.pages) ? 2 : 0) + shared(line, words) / 100;
  return (own.length > 0 ? own : all).toSorted((a, b) => rank(b) - rank(a));
}

const factor = ({ unit, value }: Quantity): number => (unit === "percent" ? value / 100 : value);

/** Words as they stand on a page; what is retold is the line of its page that says most of it. */
function quoted(one: PointedStatement, pointed: PointedOut, dossier: Dossier): ProposedStatement | null {
  const { words, pages, retold } = one;
  if (retold === true) return retoldOn(words, pages, dossier);
  const wanted = bare(words);
  if (wanted.length < 6) return null;
  const there = linesSaying(wanted, dossier);
  const of = (numbers: readonly number[]) => there.filter((line) => isOn(line, numbers));
  const line = [...of(pages), ...of(pointed.pages), ...there][0];
  return line === undefined ? null : { line: line.number, words };
}

const linesSaying = (wanted: string, dossier: Dossier): SeenLine[] =>
  readRuns(dossier).flatMap(({ line, runs }) =>
    runs.some(({ plain, below }) => plain.includes(wanted) && !below.includes(wanted)) ? [line] : [],
  );

/** More lines than these nobody's warning means; a workbook may have a million. */
const MOST_LINES = 20_000;
const searched = (dossier: Dossier): readonly SeenLine[] => seenLines(dossier).slice(0, MOST_LINES);

/** What may be read from each line on, folded once. */
const readRuns = rememberedFor((dossier: Dossier) => {
  const lines = seenLines(dossier);
  return searched(dossier).map((line) => ({
    line,
    runs: runsFrom(line, lines).map(({ text, below }) => ({
      text,
      plain: bare(text),
      below: bare(below),
      own: telling(text),
    })),
  }));
});

/** A line is what somebody retells where it has three of its words, or two that are most of what it says. */
const isRetold = (said: number, own: number): boolean => said / own >= (said > 2 ? 0.4 : 0.66) && said >= 2;

function retoldOn(words: string, pages: readonly number[], dossier: Dossier): ProposedStatement | null {
  const told = new Set(telling(words));
  const [best, next] = readRuns(dossier)
    .filter(({ line }) => isOn(line, pages))
    .flatMap(({ line, runs }) => runs.map(({ text, own }) => ({ line, text, own })))
    .map(({ line, text, own }) => ({ line, text, own, said: own.filter((word) => told.has(word)).length }))
    .filter(({ own, said }) => isRetold(said, own.length))
    .toSorted((a, b) => b.said - a.said || a.own.length - b.own.length || a.text.length - b.text.length);
  const isTie = next !== undefined && next.said === best?.said && next.own.length === best.own.length;
  if (best === undefined || (isTie && next.line !== best.line)) return null;
  return { line: best.line.number, words: best.text };
}

/** Words that say something: four letters at least, or capitals. */
const telling = (text: string): string[] => [...new Set((text.match(/\p{L}{4,}|\p{Lu}{2,}\d*/gu) ?? []).map(fold))];

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}%$€£]+/gu, " ")
    .trim();

const isOn = ({ section }: SeenLine, pages: readonly number[]): boolean =>
  pages.includes(section.number) ||
  (section.printedNumber !== undefined && pages.includes(Number(section.printedNumber)));

const pageKey = ({ document, section }: SeenLine): string => `${document.id} ${section.number}`;

/** The page that prints most of what is named; of equals one that the warning names. */
function homePage({ statements: inputs, against, pages }: PointedOut, dossier: Dossier): string | null {
  const statements = [...against.slice(0, 1), ...inputs];
  const counts = new Map<string, { count: number; named: boolean }>();
  for (const [key, lines] of Map.groupBy(figuresByLine(dossier), ({ line }) => pageKey(line))) {
    const count = statements.filter(({ quantity }) =>
      lines.some(({ figures }) => quantity !== undefined && figures.some((one) => isPrinted(one, quantity))),
    ).length;
    const [first] = lines;
    counts.set(key, { count, named: first !== undefined && isOn(first.line, pages) });
  }
  const best = [...counts].toSorted(
    ([, a], [, b]) => b.count + Number(b.named) / 2 - (a.count + Number(a.named) / 2),
  )[0];
  return best === undefined || best[1].count === 0 ? null : best[0];
}

const figuresByLine = rememberedFor((dossier: Dossier): { line: SeenLine; figures: Quantity[] }[] => {
  const documents = new Map(dossier.documents.map((document) => [document.id, document]));
  return searched(dossier).flatMap((line) => {
    const document = documents.get(line.document.id);
    if (document === undefined || !/\d/.test(line.text)) return [];
    const figures = [
      ...line.row.cells.flatMap(({ text }) => plainQuantities(text, document)),
      ...plainQuantities(line.text, document),
    ];
    return figures.length === 0 ? [] : [{ line, figures }];
  });
});

/**
 * The two lines share a word, and the warning says it too; of one in another language it is enough that it names the page
 * of each. "An insurance of 5 % (p. 11) against a margin of 5 to 8 % (p. 8)" are two things.
 */
function speakOfOneThing(one: SeenLine, other: SeenLine, { text, statements }: PointedOut): boolean {
  const told = wordsOf(text);
  const both = [...wordsOf(one.text)].filter((word) => wordsOf(other.text).has(word));
  return both.some((word) => told.has(word)) || (both.length > 0 && statements.every(({ pages }) => pages.length > 0));
}

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/\p{L}{3,}/gu) ?? []);
const shared = ({ text }: SeenLine, words: ReadonlySet<string>): number =>
  [...wordsOf(text)].filter((word) => words.has(word)).length;
