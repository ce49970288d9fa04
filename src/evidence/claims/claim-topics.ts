import type { QuantityOptions } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { valuesInText } from "../facts/in-text.ts";
import { withoutMarks } from "./marks.ts";
import type { TextSentence } from "./sentences.ts";

/**
 * The topic of each figure of a sentence, by the position of the figure in the whole text: the sentence is read with the
 * eyes that read the documents, so that both call the same thing by the same name.
 */
export function topicsIn(sentence: TextSentence, reading: QuantityOptions): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { text, from } of partsOf(sentence)) {
    for (const { topic, quantity, sureness } of valuesInText(text, reading))
      if (sureness >= SURE_ENOUGH) found.set(from + quantity.start, topic.id);
    for (const match of text.matchAll(ASKS)) {
      const at = from + match.index + match[0].length;
      if (!found.has(at)) found.set(at, "round_size");
    }
  }
  return found;
}

/** "is seeking $2M", "cherche 70 000 $": what a company asks for is its round. */
const ASKS =
  /(?<!\p{L})(?:(?:is |are )?(?:asking for|asks for|seek(?:s|ing)|rais(?:es|ing)|looking for)|(?:re)?cherche(?:nt)?|l[èe]ve(?:nt)?|demande(?:nt)?|busca(?:m)?|procura(?:m)?|capta(?:m)?|pede(?:m)?)\s(?=(?:US|R)?\p{Sc}\s?\d|\d[\d.,\s]*(?:[kKmM]|Md|mil|million|milh)?\s?(?:US|R)?\p{Sc})/giu;

/** The sentence; of a row each cell behind the name of the row. */
function partsOf({ text, start, row }: TextSentence): { text: string; from: number }[] {
  if (row === undefined) return [{ text: withoutMarks(text), from: start }];
  const [first, ...cells] = row.cells;
  const name = `${withoutMarks(first?.text ?? "").trim()} : `;
  return cells.map((cell) => ({ text: name + withoutMarks(cell.text), from: cell.start - name.length }));
}
