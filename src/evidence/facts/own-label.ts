import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { clauseBefore } from "./clause.ts";
import type { Read } from "./fit.ts";

const STOP = /[;•|\n│║]|\s·\s|,\s|[.!?]\s|\s(?:→|->)\s/g;
const STOP_AFTER = /[;•|\n│║]|\s·\s|,\s|[.!?]\s|\s[–—]\s|\s(?:→|->)\s/g;
/** Words that open the next figure's name: they are not this one's. */
const OPENS_NEXT = /(?:\b(?:de|of|à|d['’]|is|are|est|sont|at|to|from|vs\.?)|[:=(])\s*[~≈<>≥≤+]*\s*$/iu;
const OPENING = /^[\s•▪●◦■□‣➢✓✔►→*·├└─│┌╰╭>–—-]*(?:\d{1,2}[.)]\s+)?/u;
const CLOSING = /[\s~≈<>≥≤+*–—-]+$/u;

/** A figure in a heading is mentioned there; what it is, is said elsewhere. */
export const HEADING_PAIRING = 0.8;

const ONLY_A_DATE =
  /^(?:(?:in|en|em|for|pour|by)\s)?(?:(?:year|an|année|ano|month|mois|mês|q|t)\s?\d{1,2}|(?:19|20)\d\d)$/iu;

/** The words that may name a figure; one that has only a date goes on with the name of the figure before it. */
export function labelsIn(text: string, figures: readonly Read[], at: number): string[] {
  const own = ownLabels(text, figures, at);
  const previous = figures[at - 1];
  const dated = own.length > 0 && own.every((label) => ONLY_A_DATE.test(label));
  if (!dated || previous === undefined || unitOf(previous) !== unitOf(figures[at] as Read)) return own;
  const before = ownLabels(text, figures, at - 1).filter((label) => !ONLY_A_DATE.test(label));
  return before.length === 0 ? own : [...before, ...own];
}

function unitOf(figure: Read): string | undefined {
  return "ambiguous" in figure ? figure.readings[0]?.unit : figure.unit;
}

/** Figures that say one thing again stand a few in a row; a row of a thousand is no such thing. */
const SAID_AGAIN = 4;

/** The words of a figure's own clause that may name it, the likelier first. */
function ownLabels(text: string, figures: readonly Read[], at: number, again = 0): string[] {
  const figure = figures[at] as Read;
  const outside = withoutAsides(text, figure.start);
  const previous = figures.findLast(({ start }, place) => place < at && outside[start] !== " ");
  const next = figures[at + 1];
  const { start: from, end } = clauseBefore(outside, previous?.end ?? 0, figure.start, STOP);
  const left = text.slice(Math.max(from, outside.slice(from, end).lastIndexOf("(") + from + 1), end);
  const whole = text.slice(from, figure.start);
  const counted = figure.end - nounOf(figure).length;
  const right = text.slice(counted, firstStop(text, figure.end, next?.start ?? text.length));
  const runsOn = next !== undefined && counted + right.length === next.start && OPENS_NEXT.test(right);
  const [before, after] = [clean(left) || clean(whole), runsOn ? "" : clean(right)];
  // "2,000 firms × $600K spend": what stands before the sign names the other factor.
  if (/\s[×*÷]\s*[~≈]?$/u.test(whole.trimEnd())) return hasWords(after) ? [after] : [];
  const result = previous !== undefined && /^\s*\)?\s*[=≈]\s*[~≈]?\s*$/u.test(text.slice(previous.end, figure.start));
  if (result) return [...(hasWords(after) ? [after] : []), ...resultName(text, figures[0] as Read)];
  const named = /[:=(]\s*[~≈<>≥≤+]*\s*$/u.test(whole) && hasWords(before);
  if (named) return [before, ...(hasWords(after) ? [after] : [])];
  // "85% ($1.7M)": the second figure says the first again.
  const bare = previous !== undefined && /^[\s(]*[~≈]?$/u.test(text.slice(previous.end, figure.start));
  if (bare && again < SAID_AGAIN && !hasWords(after)) return ownLabels(text, figures.slice(0, at), at - 1, again + 1);
  if (!hasWords(before) && !hasWords(after)) return pointedAt(text, figure, next);
  if (!hasWords(before)) return [after];
  // What directly follows the figure before is that one's name.
  const taken = previous !== undefined && whole.length === figure.start - previous.end && /^\s?\p{L}/u.test(whole);
  if (taken && hasWords(after)) return [after];
  return hasWords(after) ? [after, before] : [before];
}

/** "TAM: 18,000 sites × $1,200 = $21.6M": what a sum comes to has the name that stands before its colon. */
function resultName(text: string, first: Read): string[] {
  const lead = /^(.*)[:=]\s*[~≈(]*$/u.exec(
    text.slice(clauseBefore(text, 0, first.start, STOP).start, first.start).trimEnd(),
  )?.[1];
  const name = lead === undefined ? "" : clean(lead);
  return hasWords(name) ? [name] : [];
}

/** Longer texts are read as they are. */
const LONGEST_TEXT = 2000;

/** The text before a figure with what stands in closed brackets blanked: "Pro (5-10): 149 €" is named by "Pro". */
function withoutAsides(text: string, end: number): string {
  if (text.length > LONGEST_TEXT) return text.slice(0, end);
  return text.slice(0, end).replace(/\([^()]*\)/gu, (aside) => " ".repeat(aside.length));
}

/** "40 % → Team", "40 % (€800K) – Team": a line that begins with its figure points at the name. */
function pointedAt(text: string, { start, end }: Read, next: Read | undefined): string[] {
  if (text.slice(0, start).replace(OPENING, "") !== "") return [];
  const arrow = /^\s*(?:(?:→|->|⇒)|\([^()]*\)\s*(?:→|->|⇒|[:–—-]))\s*/u.exec(text.slice(end));
  if (arrow === null) return [];
  const from = end + arrow[0].length;
  const limit = next === undefined || next.start < from ? text.length : next.start;
  const name = clean(text.slice(from, firstStop(text, from, limit)).replace(/\([^()]*$/u, ""));
  return hasWords(name) ? [name] : [];
}

/** What a figure counts is part of its name: of "50 k users" the users. */
function nounOf(figure: Read): string {
  if ("ambiguous" in figure || figure.noun === undefined) return "";
  return figure.text.toLowerCase().endsWith(figure.noun) ? figure.noun : "";
}

/** Before a number only a whole word ends a sentence: "approx. 40" and "Rs. 40" go on. */
const SENTENCE_ENDS =
  /[.!?;]\s+(?=[\p{Lu}\p{Sc}•"“(-])|(?<=\p{L}{3}|[)%])(?<!(?<!\p{L})(?:[Aa]pprox|[Aa]prox|[Ee]nv|[Ii]ncl|[Ee]xcl|[Ss]ept|[Cc]irca|[Rr]esp|[Ff]ig|[Nn][uú]m|[Pp]ág))[.!?]\s+(?=\d)|\n|\s[•│]\s/gu;

/** The sentence a figure stands in. */
export function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  let from = 0;
  let to = text.length;
  for (const stop of text.matchAll(SENTENCE_ENDS)) {
    if (stop.index < start) from = stop.index + stop[0].length;
    else if (stop.index >= end) {
      to = stop.index + 1;
      break;
    }
  }
  return text.slice(from, to).trim();
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** The unit's word after its sign says nothing more. */
const UNIT_WORD = new RegExp(String.raw`^(?:${CURRENCY_WORD}|usd|eur)(?!\p{L})[\s.,]*`, "iu");

/** "€50–100/ticket": by what it is counted names nothing. */
const COUNTED_BY = /^\/\s?\p{L}+/u;

function clean(text: string): string {
  return text
    .trimStart()
    .replace(UNIT_WORD, "")
    .replace(COUNTED_BY, "")
    .replace(OPENING, "")
    .replace(CLOSING, "")
    .replace(/^[\s(),:=+]+|[\s(,:=]+$/gu, "");
}

function firstStop(text: string, from: number, to: number): number {
  const stop = text.slice(from, to).search(STOP_AFTER);
  return stop < 0 ? to : from + stop;
}
