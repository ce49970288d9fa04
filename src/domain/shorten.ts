/** A text on one line and no longer than `most`: cut at a word, never inside a figure, with an ellipsis. */
export function shorten(text: string, most: number): string {
  const line = text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:(+–—-]+$/u, "")}…`;
}
