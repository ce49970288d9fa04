import { figuresOfRow } from "./figures.ts";
import { isNeutral, type Label } from "./labels.ts";
import type { SectionText } from "./section-text.ts";
import { contentWords, sameWord } from "./text-words.ts";

/**
 * Whether another line with a figure has every word of a claimed name while this one lacks some: "Average ticket, order"
 * is not said by "Average ticket per bowl: 72", though both are average tickets, where "Average ticket per order: 145"
 * stands beside it.
 */
export function isNamedByAnother(text: SectionText, row: number, label: Label): boolean {
  const asked = label.words.filter((word) => !isNeutral(word) && /\p{L}{3}/u.test(word));
  if (asked.length < 2 || hasAll(text, row, asked)) return false;
  return text.rows.some(
    (_, other) => other !== row && figuresOfRow(text, other).length > 0 && hasAll(text, other, asked),
  );
}

function hasAll(text: SectionText, row: number, asked: readonly string[]): boolean {
  const words = contentWords(text.text.slice(text.rowStarts[row], text.rowStarts[row + 1]));
  return asked.every((word) => words.some((one) => sameWord(one, word)));
}
