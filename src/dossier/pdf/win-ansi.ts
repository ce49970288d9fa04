/** Where WinAnsi differs from Latin-1: the places 128 to 159. */
const SPECIAL = new Map(
  [..."€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ"].flatMap((character, index): [string, number][] =>
    character === "\u0000" ? [] : [[character, 128 + index]],
  ),
);

/** What stands in for characters WinAnsi lacks, where something reads the same. */
const SIMILAR = new Map([
  ["\u202f", 160],
  ["\u2009", 160],
  ["\u2007", 160],
  ["−", 150],
  ["‑", 45],
  ["‐", 45],
  ["≈", 126],
  ["→", 62],
  ["⇒", 62],
  ["✓", 120],
  ["●", 149],
  ["◦", 149],
  ["▪", 149],
]);

/** Text as bytes of the encoding our PDF pages use. What it cannot write becomes "?". */
export function encodeWinAnsi(text: string): number[] {
  return [...text.normalize("NFC")].map((character) => {
    const code = character.codePointAt(0) ?? 63;
    if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
    if (code === 9 || code === 10 || code === 13) return 32;
    return SPECIAL.get(character) ?? SIMILAR.get(character) ?? 63;
  });
}
