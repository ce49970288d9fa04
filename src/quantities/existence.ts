import { ABSENT, EXISTS, UNKNOWN } from "../lexicon/existence.ts";
import { normalizeLabel } from "./topics/match.ts";

/** What a short answer says about whether a thing is there. */
export type Existence = "exists" | "absent" | "unknown";

const BY_WORDS = new Map<string, Existence>();
for (const words of EXISTS.split(",")) BY_WORDS.set(words, "exists");
for (const words of ABSENT.split(",")) BY_WORDS.set(words, "absent");
for (const words of UNKNOWN.split(",")) BY_WORDS.set(words, "unknown");

/** Reads "exists", "n'existe pas", "não há", "N/A" …; null where the text says something else. */
export function readExistence(text: string): Existence | null {
  if (text.length > 40 || /\d/.test(text)) return null;
  return BY_WORDS.get(normalizeLabel(text)) ?? null;
}
