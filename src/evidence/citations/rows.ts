import { liesAhead } from "../../lexicon/plans.ts";
import { joinsOtherCard } from "./cards.ts";
import type { Difference } from "./edges.ts";
import { fold } from "./fold.ts";
import { joinsOthersWords } from "./own-words.ts";
import { continuesBelow } from "./prose.ts";
import { cellsOf, hasLetters, indexAt, type Passage, type SectionText } from "./section-text.ts";
import { rowShape } from "./table.ts";
import { FUNCTION_WORDS, QUALIFIERS } from "./words.ts";

/** Rows are rows: a value at the end of one and the label of the next do not belong together, though they follow each other. */
export function crossesRows(text: SectionText, passage: Passage): boolean {
  const first = indexAt(text.rowStarts, passage.start);
  const rowEnd = text.rowStarts[first + 1] as number;
  if (joinsOthersWords(text.section, cellsOf(text, passage))) return true;
  if (rowEnd >= passage.end) return false;
  if (joinsOtherCard(text, passage)) return true;
  const secondCell = text.cellStarts[(text.firstCells[first] as number) + 1] as number;
  if (passage.start >= secondCell) return true;
  const before = text.text.slice(text.rowStarts[first], passage.start);
  if (!hasLetters(before) || continuesBelow(text, first)) return false;
  return /\d/.test(text.text.slice(passage.start, rowEnd)) && hasLetters(text.text.slice(rowEnd, passage.end));
}

const PAUSED_NUMBER = /\p{L}[,;]\s+[€$£]?\d/gu;

/** "50% product, 30% sales" does not say "product 30%": a pause the quote left out parts a word from the number after it. */
export function joinsAcrossPause(text: SectionText, passage: Passage, quote: string): boolean {
  const there = text.text.slice(passage.start, passage.end);
  const count = (one: string): number => one.match(PAUSED_NUMBER)?.length ?? 0;
  return count(there) > count(quote);
}

/** In a table, a label must be quoted from its first word: "long-term debt" is not "current portion of long-term debt". */
export function labelFault(text: SectionText, passage: Passage): Difference | null {
  const cell = indexAt(text.cellStarts, passage.start);
  const cellStart = text.cellStarts[cell] as number;
  if (passage.start === cellStart) return null;
  const raw = text.text;
  const prefix = raw.slice(cellStart, passage.start);
  const dropped = wordsOf(prefix).filter((word) => !FUNCTION_WORDS.has(word) && /[a-z\x80-\xff]/.test(word));
  if (dropped.length === 0) return null;
  const row = indexAt(text.rowStarts, passage.start);
  // The words of a data file's path are no part of a label: its last keys may be quoted alone.
  if (text.rows[row]?.path !== undefined) return null;
  const shape = rowShape(text, row);
  const cellEnd = (text.cellStarts[cell + 1] as number) - 1;
  const within = cell - (text.firstCells[row] as number);
  const difference = (): Difference => ({
    kind: "label",
    claimed: raw.slice(passage.start, Math.min(cellEnd, passage.end)).trim(),
    actual: raw.slice(cellStart, Math.min(cellEnd, passage.end)).trim(),
  });
  if (shape.tabular && within < shape.labelCells) return passage.end > cellEnd ? difference() : null;
  if (!/\d/.test(raw.slice(passage.start, passage.end))) return null;
  const clause = clauseBefore(prefix, raw.slice(passage.start, passage.end));
  const last = wordsOf(clause).slice(-3);
  // "the goal is to reach 10 000 users" quoted from "reach" on is still told as a plan.
  const ahead = liesAhead(raw.slice(passage.start, passage.end));
  return last.some((word) => QUALIFIERS.has(word) && !(ahead && liesAhead(word))) ? difference() : null;
}

/** The words that a quotation left out of its own clause: neither a sum before its result nor what a dash sets apart from words of their own. */
function clauseBefore(prefix: string, quoted: string): string {
  const clause = prefix.split(/[.;:!?,()|]\s/).at(-1) ?? "";
  if (/\d[^=]*=\s*$/u.test(clause)) return "";
  const [, apart] = /^(.*)\s[—–]\s$/u.exec(clause) ?? [];
  const named = (/^\D*/u.exec(quoted)?.[0].match(/\p{L}{2,}/gu) ?? []).length >= 2;
  return apart !== undefined && named && !liesAhead(apart) ? "" : clause;
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\d]+/gu) ?? []).map((word) => fold(word).text);
}
