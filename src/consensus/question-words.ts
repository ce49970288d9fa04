import { findPeriods } from "../quantities/periods.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";

/** From this share of the question's words on, a quote names what is asked. */
export const NAMES_IT = 0.5;

/**
 * The share of the question's words that a quote has, 0 to 1; all of them where both are names of one topic. A topic is
 * asked for in every language it has a name in: in which one the reader reads says nothing of the quote.
 */
export function namedIn(quote: string, question: string, topic: Topic | null): number {
  const words = quote.replace(/\S*\d\S*/gu, " ");
  const match = topic === null ? null : matchTopic(words);
  if (match !== null && match.topic.id === topic?.id && match.sureness >= SURE_ENOUGH) return 1;
  const said = tellingWords(quote);
  const questions = topic === null ? [question] : Object.values(topic.name);
  return Math.max(...questions.map((one) => shareOf(tellingWords(one), said)));
}

function shareOf(asked: readonly string[], said: readonly string[]): number {
  if (asked.length === 0) return 0;
  return asked.filter((word) => said.some((other) => isForm(word, other))).length / asked.length;
}

/** Letters that two forms of one word share. */
const COMMON = 5;

const isForm = (a: string, b: string): boolean =>
  a === b || (a.length >= COMMON && b.length >= COMMON && a.slice(0, COMMON) === b.slice(0, COMMON));

/** The words of a name that say what it is: no dates, no numbers, no "of". */
function tellingWords(text: string): string[] {
  const undated = findPeriods(text).reduce((rest, { text: period }) => rest.replace(period, " "), text);
  return normalizeLabel(undated)
    .split(" ")
    .filter((word) => word.length > 2 && !/\d/.test(word));
}
