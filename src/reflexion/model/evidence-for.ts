import { addressOfPassage, type Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Desk } from "../desk.ts";
import { lookUp } from "../look-up.ts";
import type { RepairBrief } from "../prompts/improver.ts";
import { describeBenchmark } from "../standing.ts";
import { unique, withinText } from "./brief.ts";
import { wordsOf } from "./words.ts";

const MOST_ROWS = 6;
const MOST_FACTS = 40;
const FACTS_TEXT = 6_000;
const MOST_SUMS = 12;
const SUMS_TEXT = 2_000;
/** Words a line of a document must share with the sentence. */
const SHARED = 2;
const LONGEST_ROW = 400;

/** What the documents hold on the sentences to be repaired: stated values, sums, benchmarks, and lines in like words. */
export function evidenceFor(sentences: readonly string[], desk: Desk): Pick<RepairBrief, "facts" | "sums"> {
  const topics = new Set(sentences.flatMap((text) => topicsMentioned(text).map(({ id }) => id)));
  const proofs = [...topics].flatMap((topic) => lookUp(desk, { topic }));
  const stated = proofs.filter(({ calculation }) => calculation === undefined);
  const computed = proofs.flatMap(({ calculation, passage, reference }): [string, string][] =>
    calculation === undefined ? [] : [[reference, `${passage}: ${calculation}`]],
  );
  const benchmarks = desk.benchmarks().filter(({ topic }) => topics.has(topic));
  return {
    facts: withinText(
      unique([
        ...stated.map(({ reference, passage }): [string, string] => [reference, passage]),
        ...sentences.flatMap((text) => rowsLike(text, desk)),
        ...benchmarks.map((one): [string, string] => [desk.reference(one.address), describeBenchmark(one, desk)]),
      ]),
      MOST_FACTS,
      FACTS_TEXT,
    ),
    sums: withinText(unique(computed), MOST_SUMS, SUMS_TEXT),
  };
}

/** Visible lines that share words with a sentence, the most alike first. */
function rowsLike(sentence: string, desk: Desk): [string, string][] {
  const said = wordsOf(sentence);
  return linesOf(desk.witness)
    .flatMap((line) => {
      const shared = [...line.words].filter((word) => said.has(word)).length;
      return shared >= Math.min(SHARED, said.size) && shared > 0 ? [{ line, shared }] : [];
    })
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_ROWS)
    .map(({ line }) => [desk.reference(addressOfPassage(line)), line.text]);
}

interface Line extends Passage {
  words: Set<string>;
}

/** Every visible line of words, levelled once. */
function linesOf(witness: Witness): Line[] {
  return witness.remember("lines of words", () =>
    witness
      .passages()
      .filter(({ text }) => text.length <= LONGEST_ROW && /\p{L}{4}/u.test(text))
      .map((passage) => ({ ...passage, words: wordsOf(passage.text) })),
  );
}
