import { ABSENT, EXISTS, UNDER_WAY, UNKNOWN } from "../lexicon/existence.ts";
import { normalizeLabel } from "./topics/match.ts";
import type { Topic } from "./topics/topic.ts";

/** What a short answer says about whether a thing is there. */
export type Existence = "exists" | "absent" | "unknown";

const BY_WORDS = new Map<string, Existence>();
for (const words of EXISTS.split(",")) BY_WORDS.set(words, "exists");
for (const words of ABSENT.split(",")) BY_WORDS.set(words, "absent");

const GOING_ON = new Set(UNDER_WAY.split(","));

/** Topics of which less is better ("Litigation") are there as soon as they are under way. */
export const isThereUnderWay = (topic: Pick<Topic, "higherIsBetter"> | null | undefined): boolean =>
  topic?.higherIsBetter === false;

/** The same for a topic: a lawsuit that is pending is there. */
export function existenceFor(text: string, topic: Topic | null | undefined): Existence | null {
  const underWay = isThereUnderWay(topic) && topic?.unit === null && GOING_ON.has(normalizeLabel(text.slice(0, 40)));
  return underWay ? "exists" : readExistence(text);
}

/** Reads "exists", "n'existe pas", "não há", "N/A" …; null where the text says something else. */
export function readExistence(text: string): Existence | null {
  if (text.length > 40 || /\d/.test(text)) return null;
  const level = normalizeLabel(text);
  return BY_WORDS.get(level) ?? (UNKNOWN.test(level) ? "unknown" : null);
}
