import { TribunalError } from "./errors.ts";

/** So many signs are looked at before others have a turn. */
const BREATH = 20_000;
const LONGEST = 80;

/** Refuses a JSON text in which one object has a key twice: a parser keeps the last one, a reader may see the first. */
export function refuseRepeatedKeys(text: string): void {
  const looking = lookForRepeated(text);
  let step = looking.next();
  while (!step.done) step = looking.next();
  const key = step.value;
  if (key === null) return;
  const shown = JSON.stringify(key.slice(0, LONGEST));
  throw new TribunalError("bad_json", `The key ${shown} stands twice in one object.`, {
    reason: "repeated_key",
    key: key.slice(0, LONGEST),
  });
}

/**
 * The first key that stands twice in one object of a JSON text, or null. Stops every now and then, so that whoever has
 * others to answer can. What is not JSON is for the parser to refuse.
 */
export function* lookForRepeated(text: string): Generator<void, string | null> {
  const levels: (Set<string> | null)[] = [];
  let isKey = false;
  let seen = 0;
  for (const [found] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/gs)) {
    if (++seen % BREATH === 0) yield;
    const keys = levels.at(-1);
    if (found === "{" || found === "[") {
      levels.push(found === "{" ? new Set() : null);
      isKey = found === "{";
    } else if (found === "}" || found === "]") {
      levels.pop();
      isKey = false;
    } else if (found === ",") isKey = keys instanceof Set;
    else if (found === ":") isKey = false;
    else if (isKey && keys instanceof Set) {
      const key = unescaped(found);
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return null;
}

/** A key may be written in two ways: they are one. */
function unescaped(found: string): string {
  if (!found.includes("\\")) return found.slice(1, -1);
  try {
    return JSON.parse(found) as string;
  } catch (error) {
    // No JSON: the parser says so.
    if (error instanceof SyntaxError) return found;
    throw error;
  }
}
