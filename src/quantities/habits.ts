import { isDigit } from "./chars.ts";
import { type NumberHabit, readNumeral, skipNumeralRun, startsFresh } from "./numerals.ts";

/** A habit must outweigh what contradicts it by this much, or the document has none. */
const CLEAR_MAJORITY = 5;

/** "4.2 Pricing" on a line of its own. */
const CHAPTER = /^[ \t#*]*(\d{1,2}\.\d{1,2})[ \u00a0]+\p{Lu}\p{L}{2}/u;

/**
 * Reads the habit off the numbers that can be read in one way only: "12,5" and "1.200.000" both speak for a decimal
 * comma. Numbers like "1.234" have no vote. A document that mixes both styles has no habit.
 */
export function numberHabit(texts: Iterable<string>): NumberHabit {
  const decimals = { ".": 0, ",": 0 };
  const groups = { ".": 0, ",": 0, "'": 0, " ": 0 };
  const chapters = new Set<string>();
  for (const text of texts) {
    const chapter = CHAPTER.exec(text)?.[1];
    if (chapter !== undefined) chapters.add(chapter);
    for (let at = 0; at < text.length; at++) {
      if (!isDigit(text.charCodeAt(at))) continue;
      const numeral = startsFresh(text, at) ? readNumeral(text, at) : null;
      if (numeral === null) {
        at = skipNumeralRun(text, at) - 1;
        continue;
      }
      at = numeral.end - 1;
      if (numeral.decimal !== undefined) decimals[numeral.decimal]++;
      if (numeral.group !== undefined) groups[numeral.group]++;
      if (numeral.group === "." && numeral.decimal === undefined) decimals[","]++;
      if (numeral.group === "," && numeral.decimal === undefined) decimals["."]++;
    }
  }
  const decimal = winner(decimals);
  const group = winner(groups);
  const numbered = [...chapters].some((one) => one.endsWith(".1") && chapters.has(one.replace(/1$/, "2")));
  return { decimal, group: group === decimal ? null : group, ...(numbered && { chapters: true }) };
}

function winner<K extends string>(votes: Record<K, number>): K | null {
  const ranked = (Object.entries(votes) as [K, number][]).sort(([, a], [, b]) => b - a);
  const [best, second] = ranked;
  if (best === undefined || best[1] === 0) return null;
  return second !== undefined && second[1] * CLEAR_MAJORITY > best[1] ? null : best[0];
}
