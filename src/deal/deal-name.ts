const LONGEST_NAME = 200;

/** A deal's name as it can be shown: nothing in it that turns the text around, breaks the line or is not seen. */
export function dealName(given: string): string {
  return given
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);
}
