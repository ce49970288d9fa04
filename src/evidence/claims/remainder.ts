import type { ReadClaim } from "./claim.ts";
import { blanked, quotedSpans, withoutMarks } from "./marks.ts";
import type { TextSentence } from "./sentences.ts";
import { clauseWords } from "./words.ts";

/** What joins two statements of one sentence. */
const JOINT =
  /[;:]\s|\s[–—]\s|,\s|(?<!\p{L})(?:and|but|while|whereas|although|so|et|mais|alors que|tandis que|donc|e|mas|enquanto|portanto)(?!\p{L})/giu;
/** A part says something of its own where it has a verb; without one it is a name or an aside. */
const VERB =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|does|do|did|will|can|cannot|could|should|would|may|might|must|seems?|looks?|remains?|appears?|lacks?|needs?|shows?|est|sont|était|étaient|sera|seront|ont|peut|peuvent|doit|doivent|semblent?|restent?|manquent?|n['’](?:est|a|ont)|é|são|tem|têm|foi|foram|será|pode|podem|deve|devem|parecem?|falta|faltam|não)(?!\p{L})/iu;
const FEWEST_WORDS = 3;
/** Kinds that a part without a figure may make. */
const WITHOUT_FIGURE: ReadonlySet<ReadClaim["kind"]> = new Set([
  "direction",
  "multiple",
  "peak",
  "comparison",
  "rank",
  "sign",
  "statement",
]);

/**
 * The parts of a sentence that none of its claims covers: they have words and a verb of their own and no figure or
 * quotation. "Revenue was 4 M€, and several promises do not match public facts": the second half is nobody's claim yet.
 */
export function remainderOf({ text, start, row }: TextSentence, claims: readonly ReadClaim[]): ReadClaim[] {
  if (row !== undefined) return [];
  const plain = withoutMarks(text);
  const quotes = quotedSpans(plain);
  const bare = blanked(plain, quotes);
  // A claim without a figure takes in the whole clause.
  if (claims.some(({ kind }) => WITHOUT_FIGURE.has(kind))) return [];
  return partsOf(bare)
    .filter(({ from, to }) => {
      const part = bare.slice(from, to);
      if (/\d/.test(part) || quotes.some((quote) => quote.start < to && from < quote.end) || !VERB.test(part))
        return false;
      const words = clauseWords(part, []);

      return words.filter(({ role, key }) => role === "name" && key.length > 2).length >= FEWEST_WORDS;
    })
    .map(({ from, to }) => {
      const quote = plain.slice(from, to).trim();
      return {
        kind: "statement",
        quote,
        start: start + from,
        end: start + to,
        label: quote,
        aside: "",
        around: [],
        pages: [],
      };
    });
}

function partsOf(text: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    parts.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  return [...parts, { from, to: text.length }];
}
