import { type Difference, endFault, startFault } from "./edges.ts";
import { CURRENCY_SYMBOLS, type Folded, fold } from "./fold.ts";
import { indexAt, type Passage, type SectionText } from "./section-text.ts";
import { rowShape } from "./table.ts";
import { FUNCTION_WORDS, QUALIFIERS } from "./words.ts";

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
  if (crossesTable(text, passage)) return null;
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

/** A value at the end of one table row and the label of the next one do not belong together. */
function crossesTable(text: SectionText, passage: Passage): boolean {
  const first = indexAt(text.rowStarts, passage.start);
  if ((text.rowStarts[first + 1] as number) >= passage.end) return false;
  const cells = text.rows[first]?.cells.length ?? 0;
  if (cells < 2) return false;
  const cellStart = text.cellStarts[text.firstCells[first] as number] as number;
  const firstCellEnd = text.cellStarts[(text.firstCells[first] as number) + 1] as number;
  return passage.start >= firstCellEnd && passage.start > cellStart;
}

/** In a table, a label must be quoted from its first word: "long-term debt" is not "current portion of long-term debt". */
function labelFault(text: SectionText, passage: Passage): Difference | null {
  const cell = indexAt(text.cellStarts, passage.start);
  const cellStart = text.cellStarts[cell] as number;
  if (passage.start === cellStart) return null;
  const raw = text.text;
  const prefix = raw.slice(cellStart, passage.start);
  const dropped = wordsOf(prefix).filter((word) => !FUNCTION_WORDS.has(word) && /[a-z\x80-\xff]/.test(word));
  if (dropped.length === 0) return null;
  const row = indexAt(text.rowStarts, passage.start);
  const shape = rowShape(text, row);
  const cellEnd = (text.cellStarts[cell + 1] as number) - 1;
  const within = cell - (text.firstCells[row] as number);
  const difference = (): Difference => ({
    kind: "label",
    claimed: raw.slice(passage.start, Math.min(cellEnd, passage.end)).trim(),
    actual: raw.slice(cellStart, Math.min(cellEnd, passage.end)).trim(),
  });
  if (shape.tabular && within < shape.labelCells) return passage.end > cellEnd ? difference() : null;
  if (!/\d/.test(raw.slice(passage.start, passage.end))) return null;
  const clause = prefix.split(/[.;:!?,()|]\s/).at(-1) ?? "";
  const last = wordsOf(clause).slice(-3);
  return last.some((word) => QUALIFIERS.has(word)) ? difference() : null;
}

export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\d]+/gu) ?? []).map((word) => fold(word).text);
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
