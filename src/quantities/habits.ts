import { isDigit } from "./chars.ts";
import { type NumberHabit, readNumeral, skipNumeralRun, startsFresh } from "./numerals.ts";

/** A habit must outweigh what contradicts it by this much, or the document has none. */
const CLEAR_MAJORITY = 5;

/**
 * Reads the habit off the numbers that can be read in one way only: "12,5" and "1.200.000" both speak for a decimal
 * comma. Numbers like "1.234" have no vote. A document that mixes both styles has no habit.
 */
export function numberHabit(texts: Iterable<string>): NumberHabit {
  const decimals = { ".": 0, ",": 0 };
  const groups = { ".": 0, ",": 0, "'": 0, " ": 0 };
  for (const text of texts) {
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
  return { decimal, group: group === decimal ? null : group };
}

function winner<K extends string>(votes: Record<K, number>): K | null {
  const ranked = (Object.entries(votes) as [K, number][]).sort(([, a], [, b]) => b - a);
  const [best, second] = ranked;
  if (best === undefined || best[1] === 0) return null;
  return second !== undefined && second[1] * CLEAR_MAJORITY > best[1] ? null : best[0];
}
