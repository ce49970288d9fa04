/** Columns a character takes: none for marks set on another, two for the wide ones of East Asia and pictures. */
function columnsOf(character: string): number {
  if (/^\p{M}$/u.test(character)) return 0;
  return /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60\p{Emoji_Presentation}]$/u.test(
    character,
  )
    ? 2
    : 1;
}

/** Columns a line takes in a terminal. */
export function widthOf(line: string): number {
  return [...line].reduce((sum, character) => sum + columnsOf(character), 0);
}

/** At most this wide, with "…" where something is missing. */
export function cut(line: string, columns: number): string {
  if (widthOf(line) <= columns) return line;
  let kept = "";
  let width = 0;
  for (const character of line) {
    width += columnsOf(character);
    if (width > columns - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** The text on lines of at most this width, further ones indented under the first word; beyond `most` lines it is cut. */
export function wrap(text: string, columns: number, most: number): string[] {
  const indent = /^\s*(?:\S{1,3} )?/.exec(text)?.[0] ?? "";
  const margin = /^\s/.test(text) ? " ".repeat(widthOf(indent)) : "";
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  const words = text.slice(indent.length).split(" ");
  for (const [at, word] of words.entries()) {
    if (empty || widthOf(line) + 1 + widthOf(word) <= columns) {
      line += empty ? word : ` ${word}`;
      empty = false;
    } else if (lines.length === most - 1) {
      return [...lines, cut(`${line} ${words.slice(at).join(" ")}`, columns)];
    } else {
      lines.push(cut(line, columns));
      line = margin + word;
    }
  }
  return [...lines, cut(line, columns)];
}
