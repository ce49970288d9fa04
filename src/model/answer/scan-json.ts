/** What ends a scan: the value is whole, it stops before its end, or it is something we do not parse. */
export type Scan =
  | { end: number; problem?: undefined }
  | { problem: "cut_short" | "too_deep" | "broken" }
  | { problem: "twice" | "forbidden_key"; key: string };

const OPENERS = "{[";
/** Assigning it changes an object's nature instead of its content. */
const FORBIDDEN = "__proto__";

/**
 * Walks over one JSON object or array from `start` and says where it ends, without building it: brackets inside strings
 * do not count. Depth is bounded here because what comes after (JSON.parse, zod) recurses; a key given twice is refused
 * because a parser would keep one of the two in silence.
 */
export function scanJson(text: string, start: number, maxDepth: number): Scan {
  const closers: string[] = [];
  const keys: (Set<string> | null)[] = [];
  let lastString: { raw: string; depth: number } | null = null;
  for (let at = start; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '"') {
      const end = endOfString(text, at);
      if (end === -1) return { problem: "cut_short" };
      lastString = { raw: text.slice(at, end + 1), depth: closers.length };
      at = end;
    } else if (OPENERS.includes(char)) {
      if (closers.length === maxDepth) return { problem: "too_deep" };
      closers.push(char === "{" ? "}" : "]");
      keys.push(char === "{" ? new Set() : null);
    } else if (char === "}" || char === "]") {
      if (closers.pop() !== char) return { problem: "broken" };
      keys.pop();
      if (closers.length === 0) return { end: at + 1 };
    } else if (char === ":") {
      const seen = keys.at(-1);
      if (seen === null || seen === undefined || lastString?.depth !== closers.length) return { problem: "broken" };
      const key = keyOf(lastString.raw);
      if (key === FORBIDDEN) return { problem: "forbidden_key", key };
      if (seen.has(key)) return { problem: "twice", key };
      seen.add(key);
      lastString = null;
    }
  }
  return { problem: "cut_short" };
}

/** Two spellings of one key (`"a"` and `"\u0061"`) are the same key. */
function keyOf(raw: string): string {
  if (!raw.includes("\\")) return raw.slice(1, -1);
  try {
    return JSON.parse(raw) as string;
  } catch {
    return raw; // not valid JSON: the parser that follows refuses the whole
  }
}

/** Index of the closing quote, or -1. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}
