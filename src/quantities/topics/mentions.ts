import { matchTopic } from "./match.ts";
import type { Topic } from "./topic.ts";

const WORD = /[\p{L}\p{N}&/'’-]+/gu;
const LONGEST = 5;
/** Words that name a metric only together with others. */
const TOO_PLAIN = new Set(["market", "product", "team", "price", "growth", "customers", "users", "cash", "score"]);

/** A metric's name in a text, with its place. */
export interface TopicMention {
  topic: Topic;
  start: number;
  end: number;
}

/** The metrics a text speaks of by name, longest names first, in order. */
export function topicsMentioned(text: string): Topic[] {
  return [...new Set(mentionsOf(text).map(({ topic }) => topic))];
}

/** Every name of a metric in a text. */
export function mentionsOf(text: string): TopicMention[] {
  const words = [...text.slice(0, 600).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const found: TopicMention[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = longestAt(text, words, at);
    const [first, last] = [words[at], words[at + (longest?.count ?? 1) - 1]];
    if (longest !== null && first !== undefined && last !== undefined)
      found.push({ topic: longest.topic, start: first.start, end: last.end });
    at += longest?.count ?? 1;
  }
  return found;
}

function longestAt(
  text: string,
  words: { word: string; start: number; end: number }[],
  at: number,
): { topic: Topic; count: number } | null {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
    const phrase = text.slice(words[at]?.start, words[at + count - 1]?.end);
    if (/[.;:!?,]\s/.test(phrase)) continue;
    const match = matchTopic(phrase);
    if (match === null || match.sureness < 0.95) continue;
    if (count === 1 && TOO_PLAIN.has(phrase.toLowerCase())) continue;
    return { topic: match.topic, count };
  }
  return null;
}
