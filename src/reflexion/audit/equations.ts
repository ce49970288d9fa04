/** A sum inside a text: "42 000 × 12 = 504 000". */
export interface Equation {
  text: string;
  start: number;
}

const OPERATION =
  /\d[\d\s\u00a0\u202f.,]*\s?(?:%|[KkM]?€|[KkM]?\$|K|k|M|Md€|mil|mi|bn|x)?\)?\s*(?:[×÷*/+−^]|\sx\s|\s[-–]\s)\s*\(?(?:\p{L}[\p{L} ]{0,25}\s)?[€$£]?\s?\d/u;

/** True where a text shows an operation with its result. */
export function isSum(text: string): boolean {
  return text.includes("=") && OPERATION.test(text.slice(0, text.lastIndexOf("=")));
}

/** The sums a sentence states. A bracket that holds one is read apart from the sentence around it. */
export function equationsIn(text: string): Equation[] {
  if (!isSum(text)) return [];
  const parts: Equation[] = [];
  let outside = text;
  for (const { 0: group, index } of text.matchAll(/\((?:[^()]|\([^()]*\))*\)/gu)) {
    const inner = group.slice(1, -1);
    if (!inner.includes("=")) continue;
    parts.push({ text: inner, start: index + 1 });
    outside = outside.slice(0, index) + ";".padEnd(group.length) + outside.slice(index + group.length);
  }
  parts.push({ text: outside, start: 0 });
  return parts.flatMap(segmentsOf).filter(({ text: one }) => isSum(one));
}

/** Statements are parted by ";", by a comma before words, by "and", and by a colon before the sum. */
function segmentsOf({ text, start }: Equation): Equation[] {
  const segments: Equation[] = [];
  let from = 0;
  const cut = /;\s*|[,.]\s+(?=\p{L})|:\s+|\s(?:and|et|e)\s(?=\p{L}[^=]*=)/gu;
  for (const { 0: mark, index } of text.matchAll(cut)) {
    segments.push({ text: text.slice(from, index), start: start + from });
    from = index + mark.length;
  }
  segments.push({ text: text.slice(from), start: start + from });
  return segments;
}
