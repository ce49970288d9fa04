import { isNegation } from "../../lexicon/negations.ts";
import { disagreement, type Figure } from "./agree.ts";
import { isWordCode } from "./characters.ts";
import type { Claim } from "./claim.ts";
import { type Difference, negationBefore } from "./edges.ts";
import { figuresIn } from "./figures.ts";
import { findNear } from "./fuzzy.ts";
import type { Judgement } from "./judgement.ts";
import { crossesRows, joinsAcrossPause, labelFault } from "./rows.ts";
import type { Passage, SectionText } from "./section-text.ts";
import { seedsOf } from "./seeds.ts";
import { isContent, wordsOutside } from "./text-words.ts";
import { alignWords, isSlip } from "./word-alignment.ts";
import { areOppositeDefinitions, directionOf } from "./words.ts";

/** Share of a quote's characters that may differ before it is another text. */
const SHARE = 0.25;
/** Share of its words that may be others before an altered quote is no quote of this passage. */
const LOOSE = 0.34;
const MOST_WORDS = 400;

/** A passage that reads nearly like the quote: spelling slips are forgiven; a number, a negation or another word is not. */
export function findMisspelt(text: SectionText, claim: Claim): Judgement | null {
  const near = findNear(seedsOf(text), claim.folded.text, SHARE);
  if (near === null || near.distance === 0) return null;
  const { start, end } = wholeNumbers(text.folded.text, near.start, near.end);
  const passage = wholeWords(text, start, end);
  const claimed = lettersIn(claim.quote);
  const actual = lettersIn(text.text.slice(passage.start, passage.end));
  if (claimed.length > MOST_WORDS || actual.length > MOST_WORDS) return null;
  if (crossesRows(text, passage) || joinsAcrossPause(text, passage, claim.quote)) return null;
  const label = labelFault(text, passage);
  const digits = compareNumbers(claim.folded.text, text.folded.text.slice(start, end));
  if (digits === null) return null;
  const numbers = digits.length > 0 ? digits : compareUnits(claim, text.text.slice(passage.start, passage.end));
  const words = compareWords(claimed, actual);
  const negation = negationBefore(text.text, passage.start);
  const rate = rateFault(claim.quote, text.text.slice(passage.start, passage.end));
  const differences = [
    ...numbers,
    ...(rate === null ? [] : [rate]),
    ...words.differences,
    ...(label === null ? [] : [label]),
  ];
  if (negation !== null && negation !== "cut") differences.push(negation);
  if (differences.length === 0)
    return words.loose === 0 ? { kind: "holds", passage, form: "cleaned", differences } : null;
  if (words.loose > LOOSE * claimed.length) return null;
  const kind = differences.every((difference) => difference.kind === "label") ? "unsupported" : "altered";
  return { kind, passage, form: "cleaned", differences };
}

const isNumberCode = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2c || code === 0x2d;

function wholeNumbers(folded: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = to;
  if (isNumberCode(folded.charCodeAt(start))) while (start > 0 && isNumberCode(folded.charCodeAt(start - 1))) start--;
  if (isNumberCode(folded.charCodeAt(end - 1)))
    while (end < folded.length && isNumberCode(folded.charCodeAt(end))) end++;
  return { start, end };
}

function wholeWords(text: SectionText, from: number, to: number): Passage {
  const { origin } = text.folded;
  let start = origin[from] as number;
  let end = (origin[to - 1] as number) + 1;
  while (start > 0 && isWordCode(text.text.charCodeAt(start)) && isWordCode(text.text.charCodeAt(start - 1))) start--;
  while (end < text.text.length && isWordCode(text.text.charCodeAt(end)) && isWordCode(text.text.charCodeAt(end - 1)))
    end++;
  return { start, end };
}

function lettersIn(text: string): string[] {
  return wordsOutside(text).filter((word) => !/\d/.test(word));
}

/** Number by number, as levelled with their signs; null where one side has more of them. */
function compareNumbers(claimed: string, actual: string): Difference[] | null {
  const numbers = (folded: string): string[] => folded.match(/-?\d[\d.,]*/g) ?? [];
  const some = numbers(claimed);
  const others = numbers(actual);
  if (some.length !== others.length) return null;
  return some.flatMap((one, index): Difference[] => {
    const other = others[index] as string;
    if (one === other) return [];
    return [{ kind: one.replace("-", "") === other.replace("-", "") ? "sign" : "number", claimed: one, actual: other }];
  });
}

/** What is written around the digits: "€464M" has the digits of "€464k", and is another number. */
function compareUnits(claim: Claim, actual: string): Difference[] {
  const others = figuresIn(actual);
  if (others.length === claim.figures.length)
    return claim.figures.flatMap((one, index): Difference[] => {
      const other = others[index] as Figure;
      const kind = disagreement(one, other, { scale: 1 });
      return kind === null ? [] : [{ kind, claimed: one.text, actual: other.text }];
    });
  const behind = (text: string): string[] => text.match(/(?<=\d)\p{L}+/gu) ?? [];
  const [some, theirs] = [behind(claim.quote), behind(actual)];
  return some.flatMap((one, index): Difference[] => {
    const other = theirs[index] ?? "";
    return one.toLowerCase() === other.toLowerCase() ? [] : [{ kind: "scale", claimed: one, actual: other }];
  });
}

/** "2,000/plant" is what one of them pays, "2,000+ plants" how many there are. */
function rateFault(claimed: string, actual: string): Difference | null {
  const [rate] = RATE.exec(actual) ?? [];
  return rate === undefined || RATE.test(claimed) ? null : { kind: "unit", claimed, actual: rate };
}
const RATE = /\d\s?(?:[kKMB]\s?)?\p{Sc}?\s?(?:\/|per\s|par\s|por\s)\s?\p{L}+/u;

/** `loose`: words that are on one side only, or other words altogether. */
function compareWords(
  claimed: readonly string[],
  actual: readonly string[],
): { differences: Difference[]; loose: number } {
  const differences: Difference[] = [];
  let loose = 0;
  for (const [one, other] of alignWords(claimed, actual)) {
    if (one === other) continue;
    const claimedWord = one ?? "";
    const actualWord = other ?? "";
    const turned =
      isNegation(claimedWord) || isNegation(actualWord) || directionOf([claimedWord]) * directionOf([actualWord]) < 0;
    if (turned) differences.push({ kind: "negation", claimed: claimedWord, actual: actualWord });
    else if (areOppositeDefinitions(claimedWord, actualWord))
      differences.push({ kind: "label", claimed: claimedWord, actual: actualWord });
    else if (one !== null && other !== null && isSlip(one, other)) continue;
    else if ([one, other].some((word) => word !== null && isContent(word))) loose++;
  }
  return { differences, loose };
}
