import { greatest } from "../../domain/many.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import type { Piece } from "./pieces.ts";
import { joinLines } from "./spelling.ts";
import { around, middle, overlapAcross, width } from "./tile.ts";

/** Lines further apart than this many line heights never belong together. */
const WIDEST_STEP = 1.45;
/** How much wider than the page's usual step a step inside a paragraph may be. */
const UNEVEN = 1.12;
const SAME_SIZE = 0.87;
/** What stands in brackets under a line may be set a little smaller. */
const SMALLER_ASIDE = 0.7;

const OPENS_ITEM = /^(?:[├└╰][─━]*\s?|[•▪●◦■□‣➢✓✔►→⇒·*❌✅⚠–—-]\s?|\(?\d{1,2}[.)](?=\s|\p{Lu})|[a-z]\)\s|V\s\p{Lu})/u;
const GOES_ON = /^(?:\p{Ll}|[(),;:%&/]|\d)/u;
const LEFT_OPEN =
  /(?:[,&/(–—-]|(?<![\d%€$£kKMx])\+|(?<![/\p{L}])(?:of|the|and|or|for|to|in|on|at|by|with|from|a|an|as|is|are|de|du|des|la|le|les|et|ou|pour|en|à|au|aux|par|sur|avec|un|une|d['’]|l['’]|do|da|dos|das|e|em|para|por|com|no|na|os|as|um|uma|el|los|y|con))$/iu;
/** "Logo: 200 €": a line that ends with its value has said it all. */
const ENDS_WITH_VALUE = /[:=]\s*[^:]{0,12}\d[\d.,\s]*\s?(?:[%€$£]|\p{L}{1,3}|\p{Sc})?$/u;
/** "Design (7 500 €)" over "First customers (17 500 €)": two names with their values. */
const ENDS_IN_BRACKETS = /^[^()]*\p{L}\s?\([^()]*\d[^()]*\)$/u;
const CLOSED = /[.!?:;]$/;
/** "Use of funds:" opens what stands below it. */
const LEADS = /^\p{Lu}[^.!?:]{2,40}:$/u;
/** "Churn: 5 %" under "CAC: 150 €": two lines that each name what they say. */
const NAMES_FIRST = /^\p{Lu}[^.!?:]{1,30}:\s/u;
/** "Payback: 7 months" under a line with a figure of its own: a statement for itself, however wide the line above. */
const NAMES_A_VALUE = /^\p{Lu}[^.!?:]{1,60}:\s?[^.!?:]{0,6}\d/u;

/** "20 % Infrastructure" under "40 % Marketing": two lines that each begin with their value. */
const VALUE_FIRST = /^[~≈+]?\s?(?:R\$|US\$|[€$£])?\s?\d[\d.,]*\s?(?:[kKMB]?[%€$£]|[kKMB])?\+?\s\p{L}{2}/u;

/** "Sales 35 %" under "Product 45 %": two lines that each end with their value. */
const VALUE_LAST = /^\p{Lu}[\p{L}\s&/'’-]{2,40}\s[~≈]?(?:R\$|US\$|[€$£])?\s?\d[\d.,]*\s?(?:[kKMB]?[%€$£]|[kKMB])?$/u;

/** A sign of money that found no place beside its number. */
const LONE_CURRENCY = /^(?:R\$|US\$|[€$£₹])$/u;
/** Or after it: "1,5 M" over "FCFA". */
const LONE_CODE = /^(?:F\s?CFA|XOF|XAF|MAD|DHS?|TND|EUR|euros?|€|CHF|reais|Kz|MZN|MT)(?:\s?\/\s?\p{L}+)?$/iu;

/** What the caller knows of a line beyond its words. */
export interface LineFacts {
  /** It is a figure or a period: it stands for itself. */
  alone: boolean;
  /** A figure stands beside it on its own line. */
  hasFigure: boolean;
  /** The figures on its own line all stand in brackets: they go on with those above. */
  hasAside: boolean;
  /** What stands before it on its own line. */
  before: Piece | undefined;
  /** All that stands on its own line. */
  line: readonly Piece[];
}

/** How a text begins that does not go on with the line before. */
const BEGINS_ANEW = /^[^\p{L}\d()]*[\p{Lu}\d]/u;

/** Joins the lines of a page that a reader takes for one text: wrapped sentences, bullets and captions. */
export function joinParagraphs(pieces: readonly Piece[], factsOf: (piece: Piece) => LineFacts): Piece[] {
  const sorted = pieces.toSorted((a, b) => a.edges.y0 - b.edges.y0 || a.edges.x0 - b.edges.x0);
  const pairs = followers(sorted, factsOf);
  const steps = usualSteps(pairs);
  const next = new Map<Piece, Piece>();
  const taken = new Set<Piece>();
  for (const { first, second } of pairs) {
    if (taken.has(second) || next.has(first)) continue;
    const usual = steps.get(Math.round(first.size)) ?? Number.POSITIVE_INFINITY;
    if (stepOf(first, second) > usual * UNEVEN) continue;
    next.set(first, second);
    taken.add(second);
  }
  return pieces
    .filter((piece) => !taken.has(piece))
    .flatMap((piece) => {
      const lines = [piece];
      for (let line = next.get(piece); line !== undefined; line = next.get(line)) lines.push(line);
      return split(lines, factsOf);
    });
}

interface Pair {
  first: Piece;
  second: Piece;
}

/** For each line the one directly under it that has its size and its edge. */
function followers(sorted: readonly Piece[], factsOf: (piece: Piece) => LineFacts): Pair[] {
  const pairs: Pair[] = [];
  for (const [index, first] of sorted.entries()) {
    for (let at = index + 1; at < sorted.length; at++) {
      const second = sorted[at] as Piece;
      const step = stepOf(first, second);
      if (step > WIDEST_STEP * first.size) break;
      if (step < 0.45 * first.size || !sameType(first, second) || !follows(first, second)) continue;
      const alone = factsOf(first).alone || factsOf(second).alone;
      const goesOn = !alone || clearlyGoesOn(first, second);
      if (goesOn) pairs.push({ first, second });
      break;
    }
  }
  return pairs;
}

/** Cells that all stand under each other, each a text of its own: two rows of a table, however close. */
function areRows(upper: readonly Piece[], lower: readonly Piece[]): boolean {
  if (upper.length < FEWEST_COLUMNS || upper.length !== lower.length) return false;
  // What a line adds in brackets may stand under anything.
  if (lower.filter(({ text }) => !text.startsWith("(")).length < 2) return false;
  return upper.every((cell, at) => {
    const under = lower[at] as Piece;
    const aligned = Math.abs(cell.edges.x0 - under.edges.x0) <= 0.3 * cell.size;
    const ended = Math.abs(cell.edges.x1 - under.edges.x1) <= 0.3 * cell.size;
    const plain = !LEFT_OPEN.test(cell.text) && !closesBracket(cell.text, under.text);
    return (aligned || ended || isCentred(cell, under)) && plain && !GOES_ON_IN_CELL.test(under.text);
  });
}
const FEWEST_COLUMNS = 3;
const GOES_ON_IN_CELL = /^(?:\p{Ll}{2}|[),;:&/])/u;

/** A figure on a line of its own is part of a sentence only where the sentence plainly runs through it. */
function clearlyGoesOn(first: Piece, second: Piece): boolean {
  if (LONE_CURRENCY.test(first.text)) return /^\d/.test(second.text);
  if (isBrokenNumber(first, second)) return true;
  if (LONE_CODE.test(second.text)) return /^[~≈<>+-]?\s?\d[\d.,\s]*[kKM]?$/u.test(first.text);
  return (
    /^(?:\p{Ll}{2}|[(×)])/u.test(second.text) || LEFT_OPEN.test(first.text) || closesBracket(first.text, second.text)
  );
}

/** "19" over "700 €", closer than lines of a table: a number that was broken between its groups. */
function isBrokenNumber(first: Piece, second: Piece): boolean {
  if (!/^[~≈+-]?\s?\d{1,3}$/u.test(first.text) || stepOf(first, second) > 1.2 * first.size) return false;
  return /^\d{3}(?:[ .\u00a0\u202f]\d{3})*\s?(?:€|EUR|F\s?CFA|CHF|MAD)$/u.test(second.text);
}

function stepOf(first: Piece, second: Piece): number {
  return second.edges.y0 - first.edges.y0;
}

function sameType(a: Piece, b: Piece): boolean {
  const ratio = Math.min(a.size, b.size) / Math.max(a.size, b.size);
  return ratio >= (b.text.startsWith("(") ? SMALLER_ASIDE : SAME_SIZE);
}

/** Under it, beginning at the same place, hanging from a bullet, or centred under it. */
function follows(first: Piece, second: Piece): boolean {
  const indent = second.edges.x0 - first.edges.x0;
  if (Math.abs(indent) <= 0.5 * first.size) return true;
  if (indent > 0 && indent <= 2.2 * first.size && OPENS_ITEM.test(first.text)) return true;
  return isCentred(first, second);
}

function isCentred(first: Piece, second: Piece): boolean {
  const centred = Math.abs(middle(first.edges) - middle(second.edges)) <= 0.35 * first.size;
  return centred && overlapAcross(first.edges, second.edges) > 0;
}

/** The smallest step between two lines of a size: what is clearly wider parts two texts. */
function usualSteps(pairs: readonly Pair[]): Map<number, number> {
  const steps = new Map<number, number>();
  for (const { first, second } of pairs) {
    const size = Math.round(first.size);
    steps.set(size, Math.min(steps.get(size) ?? Number.POSITIVE_INFINITY, stepOf(first, second)));
  }
  return steps;
}

/** Cuts a stack of lines where one text ends and the next begins. */
function split(lines: Piece[], factsOf: (piece: Piece) => LineFacts): Piece[] {
  const right = greatest(lines.map(({ edges }) => edges.x1));
  const widest = greatest(lines.map(({ edges }) => width(edges)));
  const list = isList(lines);
  const texts: Piece[][] = [];
  for (const line of lines) {
    const last = texts.at(-1)?.at(-1);
    const room = last === undefined ? 0 : roomAfter(last, line, right, widest);
    const anew = list && last !== undefined && !LEFT_OPEN.test(last.text);
    if (last === undefined || anew || begins(last, line, room, factsOf)) texts.push([line]);
    else texts.at(-1)?.push(line);
  }
  return texts.map(merge);
}

/** Long lines that all begin with a capital are items of a list whose bullets were drawn, not written. */
function isList(lines: readonly Piece[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length < 3 || !lines.every(({ text }) => BEGINS_ANEW.test(text))) return false;
  // A caption set in Capitals Throughout may be short and run over lines.
  return (
    letters >= 18 * lines.length || lines.filter(({ text }) => /\s\p{Ll}{3}/u.test(text)).length * 2 >= lines.length
  );
}

/** How much of its line the last one left empty: where the next word had found place, the break was meant. */
function roomAfter(last: Piece, line: Piece, right: number, widest: number): number {
  const left = Math.abs(last.edges.x0 - line.edges.x0) <= 2.2 * last.size;
  const centred = !left || Math.abs(last.edges.x0 - line.edges.x0) > 0.5 * last.size;
  return centred && !OPENS_ITEM.test(last.text) ? widest - width(last.edges) : right - last.edges.x1;
}

function begins(last: Piece, line: Piece, room: number, factsOf: (piece: Piece) => LineFacts): boolean {
  if (areRows(factsOf(last).line, factsOf(line).line)) return true;
  if (closesBracket(last.text, line.text)) return false;
  if (OPENS_ITEM.test(line.text)) return true;
  if (isBrokenNumber(last, line)) return false;
  if (factsOf(last).hasFigure && factsOf(line).hasFigure && !isSameName(last, line, factsOf)) return true;
  if (LEFT_OPEN.test(last.text) || LONE_CURRENCY.test(last.text) || LONE_CODE.test(line.text)) return false;
  // "Use of funds" over "Marketing … 60 %": the heading of a list, not the first line of its first name.
  if (factsOf(line).hasFigure && BEGINS_ANEW.test(line.text) && roleOf(last.text) !== null) return true;
  if (headsRow(last, line, factsOf)) return true;
  if (!OPENS_ITEM.test(last.text) && isNextRow(last, line, factsOf)) return true;
  if (LEADS.test(line.text) || (NAMES_FIRST.test(last.text) && NAMES_FIRST.test(line.text))) return true;
  if (/\d/.test(last.text) && NAMES_A_VALUE.test(line.text)) return true;
  if (VALUE_FIRST.test(last.text) && VALUE_FIRST.test(line.text) && !areShares(last.text, line.text)) return true;
  if (VALUE_LAST.test(last.text) && VALUE_LAST.test(line.text)) return true;
  if (ENDS_WITH_VALUE.test(last.text) && /^\p{Lu}/u.test(line.text)) return true;
  if (ENDS_IN_BRACKETS.test(last.text) && ENDS_IN_BRACKETS.test(line.text) && /^\p{Lu}/u.test(line.text)) return true;
  const word = /^\S+/.exec(line.text)?.[0].length ?? 1;
  const needs = (width(line.edges) / Math.max(1, line.text.length)) * (word + 1);
  const fits = room > needs * 1.05;
  if (GOES_ON.test(line.text)) return CLOSED.test(last.text) && fits && !/^\p{Ll}/u.test(line.text);
  return fits || (CLOSED.test(last.text) && room > needs * 0.5);
}

/** "Item | Amount" over "Equipment | 120 000 €": words over the first line of a table of two columns. */
function headsRow(last: Piece, line: Piece, factsOf: (piece: Piece) => LineFacts): boolean {
  const [upper, lower] = [factsOf(last), factsOf(line)];
  if (upper.hasFigure || !lower.hasFigure || upper.line.length !== 2 || lower.line.length !== 2) return false;
  const [head, value] = [upper.line[1] as Piece, lower.line[1] as Piece];
  if (upper.line[0] !== last || lower.line[0] !== line || !BEGINS_ANEW.test(line.text)) return false;
  const aligned = [head.edges.x0 - value.edges.x0, head.edges.x1 - value.edges.x1].some(
    (gap) => Math.abs(gap) <= 0.3 * value.size,
  );
  return aligned && BEGINS_ANEW.test(head.text) && /\d/.test(value.text) && !/\d/.test(head.text);
}

/** "Working | $150,000" over "capital | (10%)": a name and its value that both run over two lines of their cells. */
function isSameName(last: Piece, line: Piece, factsOf: (piece: Piece) => LineFacts): boolean {
  return factsOf(line).hasAside && stepOf(last, line) <= TIGHT * last.size && BEGINS_ANEW.test(last.text);
}
const TIGHT = 1.3;

/** "35 % north" over "40 % south": shares of one thing are one statement. */
function areShares(...lines: string[]): boolean {
  return lines.every((line) => /^\d[\d.,]*\s?%[^\d(]*$/u.test(line));
}

/** A bracket that a line leaves open and the next one closes holds both together, whatever the next begins with. */
function closesBracket(last: string, line: string): boolean {
  const at = line.indexOf(")");
  return at >= 0 && !line.slice(0, at).includes("(") && last.lastIndexOf("(") > last.lastIndexOf(")");
}

/** Both are named by what stands before them, each name by itself: rows of a table, not two columns of prose. */
function isNextRow(last: Piece, line: Piece, factsOf: (piece: Piece) => LineFacts): boolean {
  const [one, other] = [factsOf(last).before, factsOf(line).before];
  if (one === undefined || other === undefined || Math.abs(one.edges.x0 - other.edges.x0) > 0.5 * last.size)
    return false;
  if ([one, other].some(({ text }) => OPENS_ITEM.test(text) || text.length > LONGEST_NAME)) return false;
  return [one.text, other.text, line.text].every((text) => BEGINS_ANEW.test(text)) && !LEFT_OPEN.test(one.text);
}
const LONGEST_NAME = 40;

function merge(lines: Piece[]): Piece {
  const [first] = lines as [Piece, ...Piece[]];
  if (lines.length === 1) return first;
  return {
    ...first,
    text: joinLines(lines.map(({ text }) => text)),
    cells: lines.flatMap(({ cells }) => cells),
    edges: around(lines.map(({ edges }) => edges)),
  };
}
