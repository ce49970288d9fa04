import { stripVTControlCharacters } from "node:util";

/** What somebody else wrote must not steer the terminal, and a long quote must not bury the rest. */
export function safe(text: string, longest = 240): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
  const plain = stripVTControlCharacters(text).replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ");
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
