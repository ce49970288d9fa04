import type { Quantity } from "../domain/quantity.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { withoutPlainWords } from "../lexicon/plain-words.ts";
import { findQuantities } from "../quantities/find.ts";
import { findPeriods } from "../quantities/periods.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";

/**
 * Whether a statement says its figure and nothing else: its clause is the metric's name, a time and words that change
 * nothing. What stands there besides ("customers on the waiting list", "margin at scale") may make another figure of it,
 * in more ways than can be listed: a statement of which not every word is understood is no ground for full trust.
 */
export function isPlain(
  { passage, value, calculation }: Pick<EvidenceItem, "passage" | "value" | "calculation">,
  topic: Topic | null,
  asked = "",
): boolean {
  if (typeof value !== "number") return false;
  if (calculation !== undefined) return true;
  const clause = clauseOf(passage, value, topic);
  return topic === null ? saysOnly(clause, asked) : namesOnly(clause, topic);
}

/** What has no name in the catalogue is said plainly in the very words of the question. */
function saysOnly(clause: string, asked: string): boolean {
  const [said, wanted] = [clause, undated(asked)].map((words) =>
    withoutPlainWords(normalizeLabel(words))
      .split(" ")
      .filter((word) => word !== "")
      .sort()
      .join(" "),
  );
  return said !== "" && said === wanted;
}

function namesOnly(words: string, { id }: Topic): boolean {
  return [words, withoutPlainWords(normalizeLabel(words))].some((some) => {
    const match = matchTopic(some);
    return match !== null && match.topic.id === id && match.sureness >= SURE_ENOUGH;
  });
}

/** The words of the figure's own clause, without figures and dates: up to the figures before and behind it. */
function clauseOf(passage: string, value: number, topic: Topic | null): string {
  const found = findQuantities(passage);
  const isOwn = (one: Quantity) => one.value === value || (topic !== null && sizeOf(topic, one) === value);
  const at = found.findIndex((one) => ("ambiguous" in one ? one.readings.some(isOwn) : isOwn(one)));
  const own = found[at];
  if (own === undefined) return undated(found.reduce((rest, { text }) => rest.replace(text, " "), passage));
  let first = at;
  while (first > 0 && !/\p{L}/u.test(passage.slice(found[first - 1]?.end, found[first]?.start))) first -= 1;
  const before = passage.slice(found[first - 1]?.end ?? 0, found[first]?.start);
  const after = passage.slice(own.end, found[at + 1]?.start);
  // "From 40 customers to 118": what it was before it became another.
  if (at + 1 < found.length && FROM.test(before) && TO.test(after)) return "";
  const noun = "noun" in own && own.noun !== undefined ? own.noun : "";
  return undated([lastPart(before, first > 0), noun, firstPart(after, at + 1 < found.length)].join(" "));
}

const FROM = /(?:^|[^\p{L}])(?:from|de|d['’]|desde|depuis)\s*$/iu;
const TO = /(?:^|[^\p{L}])(?:to|à|a|ao|aos|para|até|hasta)\s*$|→|->/iu;

const SENTENCES = /[.;!?](?=\s|$)|[\n|•]/u;
/** Between two figures, what stands beyond a comma or an "and" is the other one's. */
const CLAUSES = /[.;!?,](?=\s|$)|[\n|•()–—]|\s(?:and|et|e|y)\s/u;

const lastPart = (text: string, shared: boolean): string => text.split(shared ? CLAUSES : SENTENCES).at(-1) ?? "";
const firstPart = (text: string, shared: boolean): string => text.split(shared ? CLAUSES : SENTENCES)[0] ?? "";

const undated = (text: string): string =>
  findPeriods(text).reduce((rest, { text: period }) => rest.replace(period, " "), text);
