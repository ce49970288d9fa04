import { TribunalError } from "../../domain/errors.ts";

/** Refuses a JSON text in which one object has a key twice: a parser keeps the last one, a reader may see the first. */
export function refuseRepeatedKeys(text: string): void {
  const levels: (Set<string> | null)[] = [];
  let isKey = false;
  for (const [found] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/gs)) {
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
      const key = JSON.parse(found) as string;
      if (keys.has(key))
        throw new TribunalError("bad_json", `The key ${found.slice(0, 80)} stands twice in one object.`, {
          reason: "repeated_key",
          key: key.slice(0, 80),
        });
      keys.add(key);
    }
  }
}
