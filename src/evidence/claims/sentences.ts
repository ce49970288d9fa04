import { requireText } from "../../domain/known-options.ts";
import { addAll } from "../../domain/many.ts";
import { sentenceEnd } from "../../lexicon/sentence-ends.ts";
import { isTableLine, isTableRule, type TableRow, tableRow } from "./table-rows.ts";

/** A part of a text that says one thing: a sentence, a row of a table, a heading. Positions are those of the text. */
export interface TextSentence {
  text: string;
  start: number;
  end: number;
  kind: "sentence" | "row" | "heading";
  /** The few words in bold that open its paragraph: what it is about ("**Revenue per user.** 2.50 in year 1"). */
  lead?: string;
  /** Rows of tables: their cells, each with the heading of its column. */
  row?: TableRow;
}

/**
 * A text cut into what it says, in order: sentences, rows of Markdown tables, headings. Lists part their items; a
 * paragraph may run over several lines. Takes time in proportion to the length of the text.
 *
 * ```ts
 * readSentences("ARR is 504 K€. Churn is low.").length; // 2
 * ```
 */
export function readSentences(text: string): TextSentence[] {
  requireText("The text to read", text);
  const found: TextSentence[] = [];
  let paragraph: { start: number; end: number } | null = null;
  let header: string[] | null = null;
  let inTable = false;
  const close = () => {
    if (paragraph !== null) addAll(found, sentencesIn(text, paragraph.start, paragraph.end));
    paragraph = null;
  };
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    if (line.length <= LONGEST_ROW && isTableLine(line)) {
      close();
      if (isTableRule(line)) continue;
      const ruled = !inTable && isTableRule(lineAfter(text, end));
      const row = tableRow(line, start, ruled ? null : header);
      if (ruled) header = row.cells.map((cell) => cell.text);
      inTable = true;
      found.push({ text: line.trim(), ...trimmed(text, start, end), kind: ruled ? "heading" : "row", row });
      continue;
    }
    inTable = false;
    header = null;
    const heading = /^\s*#{1,6}\s+\S/.test(line);
    if (line.trim() === "" || /^\s*(?:[-*_=]\s*){3,}$/.test(line)) close();
    else if (heading) {
      close();
      const at = start + (/^\s*#{1,6}\s+/.exec(line)?.[0].length ?? 0);
      found.push({ text: text.slice(at, end).trim(), ...trimmed(text, at, end), kind: "heading" });
    } else {
      const mark = /^\s*(?:>\s*)*(?:[-*+•–]\s+(?:\[[ xX]\]\s+)?|\d{1,2}[.)]\s+)/.exec(line)?.[0].length ?? 0;
      if (mark > 0) close();
      const from = start + mark;
      paragraph = paragraph === null ? { start: from, end } : { ...(paragraph as { start: number }), end };
    }
  }
  close();
  return found;
}

function* linesOf(text: string): Generator<{ start: number; end: number }> {
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    yield { start, end: text[end - 1] === "\r" ? end - 1 : end };
    if (next === -1) return;
    start = next + 1;
  }
}

function lineAfter(text: string, end: number): string {
  const from = text.indexOf("\n", end) + 1;
  if (from === 0) return "";
  const to = text.indexOf("\n", from);
  return text.slice(from, to === -1 ? text.length : to);
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text[from] as string)) from++;
  while (to > from && /\s/.test(text[to - 1] as string)) to--;
  return { start: from, end: to };
}

/** Nobody writes longer ones: what goes on is cut, so that the work on each is bounded. */
const LONGEST_SENTENCE = 2_000;
const LONGEST_ROW = 20_000;

const LEAD = /^\s*(?:\*\*|__)([^*_\n]{2,60})(?:\*\*|__)/;
const OPENS = "([«“";
const CLOSES = ")]»”";

function sentencesIn(text: string, start: number, end: number): TextSentence[] {
  const found: TextSentence[] = [];
  const add = (from: number, to: number) => {
    const place = trimmed(text, from, to);
    if (place.end > place.start) found.push({ text: text.slice(place.start, place.end), ...place, kind: "sentence" });
  };
  const lead = LEAD.exec(text.slice(start, end))?.[1]?.replace(/[\s.:]+$/, "");
  let from = start;
  let depth = 0;
  let opened = start;
  for (let at = start; at < end; at++) {
    const character = text[at] as string;
    if (OPENS.includes(character)) {
      if (depth === 0) opened = at;
      depth++;
    } else if (CLOSES.includes(character)) depth = Math.max(0, depth - 1);
    // What is never closed opens nothing.
    if (depth > 0 && at - opened > 400) depth = 0;
    const length = at - from;
    if (length >= LONGEST_SENTENCE && (/\s/.test(character) || length >= 2 * LONGEST_SENTENCE)) {
      add(from, at);
      from = at;
      depth = 0;
      continue;
    }
    if (!/[.!?…]/.test(character) || depth > 0) continue;
    const after = sentenceEnd(text, at, from, end);
    if (after === null) continue;
    add(from, after);
    from = after;
    at = after - 1;
  }
  add(from, end);
  return lead === undefined ? found : found.map((sentence) => ({ ...sentence, lead }));
}
