/** Character classes shared by the readers of numbers; by code, because these run for every character of a document. */

/** "0" to "9". */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The spaces people put inside and beside numbers: plain, tab, no-break, figure, thin, narrow no-break … but no line end. */
export function isInlineSpace(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0x09 ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x202f ||
    code === 0x205f
  );
}

/** The spaces that may group thousands: any inline space but the tab, which parts columns. */
export function isGroupSpace(code: number): boolean {
  return code !== 0x09 && isInlineSpace(code);
}

/** The straight and the curly apostrophe. */
export function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

/** A letter of the Latin scripts, accents included, or any other letter beyond them. */
export function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) ||
    (code >= 0x370 && code <= 0x1fff)
  );
}

/** The first position at or after `at` that is no inline space, looking at most `limit` characters far. */
export function skipSpaces(text: string, at: number, limit = 2): number {
  let end = at;
  while (end - at < limit && isInlineSpace(text.charCodeAt(end))) end++;
  return end;
}

/** The first position at or before `at` whose left neighbour is no inline space. */
export function skipSpacesBack(text: string, at: number, limit = 2): number {
  let start = at;
  while (start > 0 && at - start < limit && isInlineSpace(text.charCodeAt(start - 1))) start--;
  return start;
}

/** The run of letters that starts at `at`, as long as `limit` at most; longer runs are no unit and give "". */
export function lettersAt(text: string, at: number, limit = 24): string {
  let end = at;
  while (isLetter(text.charCodeAt(end))) {
    end++;
    if (end - at > limit) return "";
  }
  return text.slice(at, end);
}
