/** Captions set with wide letters come out as "S A M" or "M E R C A D O": joined, the words between them are lost. */
export function joinLetters(text: string): string {
  const parts = text.trim().split(/\s+/);
  if (parts.length < 3 && !/^\p{Lu}{1,2} \p{Lu}{1,2}$/u.test(text.trim())) return text;
  const short = parts.filter((part) => /^[\p{Lu}\d]{1,2}$/u.test(part)).length;
  const letters = parts.filter((part) => /\p{L}/u.test(part));
  if (letters.length < 2 || short < 0.7 * parts.length) return text;
  return /\p{Ll}/u.test(text) ? text : parts.join("");
}

/** Lines of a paragraph as one text; a word broken at the line's end is whole again. */
export function joinLines(lines: readonly string[]): string {
  let text = "";
  for (const line of lines) {
    if (text === "") text = line;
    else if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line)) text = broken(text, line);
    else text = `${text} ${line}`;
  }
  return text;
}

/** "multi-" + "plié" is one word, "micro-" + "investment" keeps its hyphen: only a reader knows. The hyphen stays. */
function broken(text: string, line: string): string {
  return `${text}${line}`;
}
