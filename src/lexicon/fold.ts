/** Without accents and case: how words are compared everywhere. */
export function fold(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** The same with plain quotes and single spaces: how references, names and keys are compared. */
export function foldLine(text: string): string {
  return fold(text)
    .replace(/\s+/g, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/ ?& ?/g, "&")
    .trim();
}

/** A word as a part of a regular expression that also finds it without its accents: "lâmina" → "l[âa]mina". */
export const withOrWithoutAccents = (word: string): string =>
  word.replace(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`).replace(/[^ -~]/gu, (letter) => {
    const plain = fold(letter);
    return plain === letter || plain.length !== 1 ? letter : `[${letter}${plain}]`;
  });
