import { CURRENCY_SYMBOLS } from "./characters.ts";
import { type Difference, endFault, startFault } from "./edges.ts";
import type { Folded } from "./fold.ts";
import { crossesRows, joinsAcrossPause, labelFault } from "./rows.ts";
import { indexAt, type Passage, type SectionText } from "./section-text.ts";

export interface ExactMatch {
  passage: Passage;
  /** Empty where the quote stands there as it is; else what stands there instead. */
  differences: Difference[];
}

/** More occurrences than this are not looked at: a quote that short proves nothing. */
const MAX_OCCURRENCES = 64;

/** Finds a levelled quote in a section: the first clean occurrence, else the first one with something wrong at its edge.
 * `from`: an offset of the section's text to start at. */
export function findExact(text: SectionText, quote: Folded, from = 0): ExactMatch | null {
  const { text: haystack } = text.folded;
  const needle = quote.text;
  if (needle.length === 0) return null;
  let faulty: ExactMatch | null = null;
  let start = haystack.indexOf(needle, from === 0 ? 0 : foldedOffset(text, from));
  for (let count = 0; start >= 0 && count < MAX_OCCURRENCES; count++) {
    const match = examine(text, quote, start, start + needle.length);
    if (match !== null) {
      if (match.differences.length === 0) return match;
      faulty ??= match;
    }
    start = haystack.indexOf(needle, start + 1);
  }
  return faulty;
}

/** The first place of the levelled text that comes from this offset or later. */
function foldedOffset(text: SectionText, offset: number): number {
  const { origin } = text.folded;
  let low = 0;
  let high = origin.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function examine(text: SectionText, quote: Folded, start: number, end: number): ExactMatch | null {
  const before = startFault(text, start);
  if (before === "cut") return null;
  const after = endFault(text, end);
  if (after === "cut") return null;
  const { origin } = text.folded;
  const passage = { start: origin[start] as number, end: (origin[end - 1] as number) + 1 };
  if (crossesRows(text, passage) || joinsAcrossPause(text, passage, quote.source)) return null;
  const differences: Difference[] = [];
  if (before !== null) differences.push(before);
  if (after !== null) differences.push(after);
  const label = labelFault(text, passage);
  if (label !== null) differences.push(label);
  if (quote.currencies !== 0) {
    const currency = currencyFault(text, passage, quote.currencies);
    if (currency !== null) differences.push(currency);
  }
  if (quote.percents > 0) {
    const percent = percentFault(text, passage, quote.percents);
    if (percent !== null) differences.push(percent);
  }
  return { passage, differences };
}

/** The quote says per cent where neither the number, its row nor its column does. */
function percentFault(text: SectionText, passage: Passage, claimed: number): Difference | null {
  const raw = text.text.slice(passage.start, passage.end + 2);
  if (raw.split("%").length - 1 >= claimed) return null;
  const row = text.rows[indexAt(text.rowStarts, passage.start)];
  const about = row?.cells.map((cell) => `${cell.text} ${cell.header ?? ""} ${cell.format ?? ""}`).join(" ") ?? "";
  return /%|percent|pourcent|porcent/i.test(about) ? null : { kind: "unit", claimed: "%", actual: "" };
}

/** The passage says another currency than the quote. Saying none is not saying another. */
function currencyFault(text: SectionText, passage: Passage, claimed: number): Difference | null {
  const around = text.text.slice(Math.max(0, passage.start - 3), passage.end + 3);
  let actual = 0;
  CURRENCY_SYMBOLS.forEach((symbol, bit) => {
    if (around.includes(symbol)) actual |= 1 << bit;
  });
  if (actual === 0 || (claimed & ~actual) === 0) return null;
  return { kind: "unit", claimed: symbolsOf(claimed & ~actual), actual: symbolsOf(actual & ~claimed || actual) };
}

function symbolsOf(bits: number): string {
  return CURRENCY_SYMBOLS.filter((_, bit) => (bits & (1 << bit)) !== 0).join(" ");
}
