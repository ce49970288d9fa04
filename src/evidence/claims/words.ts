import { fold } from "../../lexicon/fold.ts";
import { directionOf, isManner } from "../../lexicon/movement.ts";
import { isReporting } from "../../lexicon/reporting.ts";

/** A word of a clause with what it does there. */
export interface ClauseWord {
  /** Small letters, no accents. */
  key: string;
  start: number;
  end: number;
  /** `name`: it may name what is claimed. `move`: it says which way a figure went. `report`: it only carries the rest. */
  role: "name" | "move" | "report";
}

const WORD = /[\p{L}\d][\p{L}\d&/'’.-]*[\p{L}\d]|[\p{L}\d]/gu;

/** "Document Cloud": a noun of reporting that begins a name. */
const NOUN = /^(?:Document|Group|Report|Management|States?|Value|Level|Notes?|Company|Page)$/;

/** "gains on sales", "gains (losses)": a gain that is named, not a movement. */
const GAIN = /^\s*(?:\(|(?:on|from|or|and) )/;

/** The words of a text, outside the places that are taken (figures, periods). */
export function clauseWords(text: string, taken: readonly { start: number; end: number }[]): ClauseWord[] {
  const words: ClauseWord[] = [];
  let next = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    while (next < taken.length && (taken[next]?.end ?? 0) <= start) next++;
    const span = taken[next];
    if (span !== undefined && span.start < end) continue;
    const elided = /^(?:[ldnscj]|qu)['’]/iu.exec(match[0])?.[0].length ?? 0;
    const key = fold(match[0].slice(elided)).replaceAll("’", "'");
    const proper = NOUN.test(match[0]) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(end));
    const named = proper || (/^gains?$/.test(key) && GAIN.test(text.slice(end)));
    words.push({ key, start: start + elided, end, role: named ? "name" : roleOf(key) });
  }
  return words;
}

function roleOf(key: string): ClauseWord["role"] {
  if (isReporting(key) || isManner(key)) return "report";
  return directionOf(key) === null ? "name" : "move";
}
