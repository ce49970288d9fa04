import { fold } from "../../lexicon/fold.ts";

const MOST = 300;

/** Words of a model as a person may see them: one line, no control or invisible characters, not endless. */
export function shown(text: string, most = MOST): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most - 40)).trimEnd()}…`;
}

/** The words of a text that carry meaning, levelled. */
export function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/\p{L}{4,}/gu) ?? []);
}
