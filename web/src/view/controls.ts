/**
 * Characters that change how the words around them are read without being seen: direction marks, embeddings and
 * isolates, zero-width spaces, tags, and the control codes of old terminals. Line ends, tabs and the joiner of emoji
 * are not among them.
 */
const UNSEEN = /(?![\n\r\t\u200d])[\p{Cc}\p{Cf}]/u;

/** A piece of a text: words as they are, or one unseen character by its code. */
export type Piece = { text: string } | { code: string };

/** Splits a text so that what cannot be seen can be shown. */
export function revealed(text: string): Piece[] {
  if (!UNSEEN.test(text)) return [{ text }];
  return text
    .split(new RegExp(`(${UNSEEN.source})`, "u"))
    .filter((part) => part !== "")
    .map((part) => (UNSEEN.test(part) ? { code: codeOf(part) } : { text: part }));
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
