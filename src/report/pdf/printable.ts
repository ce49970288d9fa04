import { oneLine } from "../view/print.ts";
import { coveredCodePoints } from "./fonts.ts";

/** What the font lacks and has a plain equal of. */
const EQUALS: Readonly<Record<string, string>> = {
  "\u202f": "\u00a0",
  "\u2007": "\u00a0",
  "→": "->",
  "←": "<-",
  "⇒": "=>",
  "✓": "√",
  "✔": "√",
  "✗": "×",
  "✘": "×",
  "⚠": "!",
  "⟦": "[",
  "⟧": "]",
  "□": "[ ]",
  "■": "•",
  "●": "•",
  "▪": "•",
  "├": "·",
  "└": "·",
  "│": "|",
  "─": "–",
  "‐": "-",
  "‒": "–",
};

/** An emoji, joined or coloured, with the space after it: a picture beside the words. */
const PICTOGRAPH = /(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\u{fe0f}?) ?/gv;

/**
 * The text on one line in characters the font has. One that it lacks is written as its code, [U+4E2D]: nothing that says
 * something vanishes. Emoji are left out; of a number in a box the number stays.
 */
export function printable(text: string): string {
  const covered = coveredCodePoints();
  const has = (part: string) => [...part].every((one) => covered.has(one.codePointAt(0) ?? 0));
  const pictured = (emoji: string) =>
    [...emoji].some((one) => EQUALS[one] !== undefined) || has(emoji) ? emoji : (/^\d/.exec(emoji)?.[0] ?? "");
  return [...oneLine(text.normalize("NFC").replace(PICTOGRAPH, pictured))]
    .map((character) => {
      if (has(character)) return character;
      const equal = EQUALS[character] ?? character.normalize("NFKC");
      if (has(equal)) return equal;
      return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
    })
    .join("");
}
