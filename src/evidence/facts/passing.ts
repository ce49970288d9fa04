import { METRIC_WORDS } from "../../lexicon/metric-words.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { contentKeys } from "../../quantities/topics/index-of-names.ts";
import { spaceOut, wordsOf } from "../../quantities/topics/label.ts";
import { isFiller, isQualifier, unitOfWord } from "../../quantities/topics/words.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning/meaning.ts";

/**
 * True where a word of the topic stands among others that nobody accounted for: "Revenue – optional modules", "a ceiling
 * of revenue near …". Of an amount that sums up a company these make a part, a limit or a supposition; the line of a
 * table has a name and nothing else, a sentence may have a word or two around it.
 */
export function isNamedInPassing({ how }: Claim, { topic, label, byName }: Meaning): boolean {
  if (byName || topic === null || !SUMS.has(topic)) return false;
  const rule = METRIC_WORDS.find((one) => one.topic === topic && one.words.test(label));
  if (rule === undefined) return false;
  const left = leftOver(label.replace(rule.words, " "));
  return left > (how === "row" ? 0 : 1);
}

const SUMS = new Set(
  "revenue recurring_revenue gmv net_income total_costs operating_expenses cogs gross_profit".split(" "),
);

/** How many words are neither links nor times, units, definitions or what stands around any name. */
function leftOver(words: string): number {
  const timeless = findPeriods(words).reduce((rest, { text }) => rest.replace(text, " "), words);
  const keys = new Set(contentKeys(timeless));
  return wordsOf(spaceOut(timeless)).filter(
    ({ key, text, aside }) =>
      !aside &&
      key.length > 2 &&
      keys.has(key) &&
      !isFiller(key) &&
      !isQualifier(key, text) &&
      unitOfWord(key) === undefined,
  ).length;
}
