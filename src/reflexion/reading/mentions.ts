import { matchTopic } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";

const WORD = /[\p{L}\p{N}&/'’-]+/gu;
const LONGEST = 5;
/** Words that name a metric only together with others. */
const TOO_PLAIN = new Set(["market", "product", "team", "price", "growth", "customers", "users", "cash", "score"]);

/** The metrics a text speaks of by name, longest names first, in order. */
export function topicsMentioned(text: string): Topic[] {
  const words = [...text.slice(0, 600).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const topics: Topic[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(text, words, at);
    if (found === null) at++;
    else {
      if (!topics.includes(found.topic)) topics.push(found.topic);
      at += found.count;
    }
  }
  return topics;
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
