/** Letters and digits alone, small. */
export function foldName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\d]/gu, "")
    .toLowerCase();
}
