/** Words between quotation marks, with their place in the text. */
export interface Quotation {
  words: string;
  start: number;
  end: number;
}

const DOUBLE = /«\s*([^«»]{2,600}?)\s*»|“([^“”]{2,600}?)”|„([^„“”]{2,600}?)[“”]|"([^"\n]{2,600}?)"/gu;
/** An apostrophe inside a word opens and closes nothing. */
const SINGLE = /(?<![\p{L}\p{N}])['‘](?=\S)([^\n]{2,600}?)(?<=\S)['’](?![\p{L}\p{N}])/gu;

/** Every quotation of a text, in order. A question between marks is asked, not quoted. */
export function quotationsIn(text: string): Quotation[] {
  const doubles = [...text.matchAll(DOUBLE)].map(toQuotation);
  const singles = [...text.matchAll(SINGLE)]
    .map(toQuotation)
    .filter((one) => !doubles.some((other) => one.start < other.end && other.start < one.end));
  return [...doubles, ...singles].filter(({ words }) => !words.endsWith("?")).sort((a, b) => a.start - b.start);
}

function toQuotation(match: RegExpExecArray | RegExpMatchArray): Quotation {
  const [whole, ...groups] = match;
  const start = match.index ?? 0;
  return { words: (groups.find((group) => group !== undefined) ?? "").trim(), start, end: start + whole.length };
}
