/** What analysts join several quotations with: "A … B", "A [...] B", "A; B", "A / B". */
const JOIN = /\s*(?:\[?\s?(?:…|\.{3,})\s?\]?|\s;\s|;\s|\s\/\s)\s*/u;
const MOST_PARTS = 8;

/**
 * The quotations that stand in one, each long enough to be looked for alone: a name with a figure, or several words.
 * Null where the text is one quotation, or where a part of it says too little.
 */
export function joinedParts(quote: string): string[] | null {
  const parts = quote
    .split(JOIN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  return parts.every(saysEnough) ? parts : null;
}

function saysEnough(part: string): boolean {
  const words = part.match(/\p{L}{2,}/gu) ?? [];
  return /\d/.test(part) ? words.length >= 1 : words.length >= 3;
}
