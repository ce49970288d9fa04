import type { Leaf } from "../../outputs/tree.ts";
import { LONGEST_TEXT } from "../../outputs/tree.ts";
import { type Reference, referencesIn } from "./references.ts";
import { sentencesOf } from "./sentences.ts";

/** One sentence of the analysis, with its place and the sources it names. */
export interface Passage {
  leaf: Leaf;
  text: string;
  /** In the leaf's text. */
  start: number;
  end: number;
  /** Places are those in the sentence. */
  references: Reference[];
  /** The sentence after it in the same text is only its source: "Source: Deck, slide 8." */
  sourceAfter: Passage | null;
}

const SOURCE_LINE =
  /^\s*[([]?\s*(?:sources?|fontes?|r[ée]f(?:[ée]rences?|\.)?|ref(?:erence)?s?|cf\.?|see|voir|ver)\b/iu;

/** The sentences of a text leaf. */
export function passagesOf(leaf: Leaf): Passage[] {
  const text = String(leaf.value).slice(0, LONGEST_TEXT);
  const passages = sentencesOf(text).map(
    (sentence): Passage => ({ leaf, ...sentence, references: referencesIn(sentence.text), sourceAfter: null }),
  );
  passages.forEach((passage, index) => {
    const next = passages[index + 1];
    if (next !== undefined && SOURCE_LINE.test(next.text) && next.references.length > 0) passage.sourceAfter = next;
  });
  return passages;
}

/** A text that only names a source is no claim. */
export function isSourceLine(passage: Passage): boolean {
  return SOURCE_LINE.test(passage.text) && passage.references.length > 0;
}
