/** Between a number and the sign there may be its unit, or what it counts: "24 months × 90". */
const OPERATION =
  /\d[\d\s\u00a0\u202f.,]*\s?(?:%|[KkM]?€|[KkM]?\$|K|k|M|Md€|mil|mi|bn|x|\p{L}{3,12})?\)?\s*(?:[×÷*/+−^]|\sx\s|\s[-–]\s)\s*\(?(?:\p{L}[\p{L} ]{0,25}\s)?[€$£]?\s?\d/u;

/** "18 % of 34 trials = 6 customers", "€2,160 = 24 months × €90". */
const SHARE_OF = /\d\s?%\s(?:of|de|des|du|d['’]|dos?|das?)\s?(?:\p{L}{1,6}\s)?[€$£]?\d/u;

/** True where a text shows an operation with its result, on either side of it. */
export function isSum(text: string): boolean {
  const at = text.lastIndexOf("=");
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  return [before, after].some((side) => OPERATION.test(side)) || SHARE_OF.test(before);
}
