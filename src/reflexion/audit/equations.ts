const OPERATION =
  /\d[\d\s\u00a0\u202f.,]*\s?(?:%|[KkM]?€|[KkM]?\$|K|k|M|Md€|mil|mi|bn|x)?\)?\s*(?:[×÷*/+−^]|\sx\s|\s[-–]\s)\s*\(?(?:\p{L}[\p{L} ]{0,25}\s)?[€$£]?\s?\d/u;

/** True where a text shows an operation with its result. */
export function isSum(text: string): boolean {
  return text.includes("=") && OPERATION.test(text.slice(0, text.lastIndexOf("=")));
}
