/** Words that stand between quotation marks: a label taken from a document, or a passage. */
export interface QuotedSpan {
  text: string;
  /** Of the marks themselves. */
  start: number;
  end: number;
}

const PAIRS: Record<string, string> = { "«": "»", "“": "”", "„": "“" };

/** What stands between quotation marks, outermost first; marks inside marks belong to what they stand in. */
export function quotedSpans(text: string): QuotedSpan[] {
  const found: QuotedSpan[] = [];
  for (let at = 0; at < text.length; at++) {
    const open = text[at] as string;
    const close = PAIRS[open] ?? (open === '"' ? '"' : undefined);
    if (close === undefined) continue;
    const end = closing(text, at, open, close);
    if (end === -1) continue;
    // A name in brackets after the long one: Apple Inc. (“Apple”).
    const short = text[at - 1] === "(" && text[end + 1] === ")";
    if (!short) found.push({ text: text.slice(at + 1, end).trim(), start: at, end: end + 1 });
    at = end;
  }
  return found;
}

function closing(text: string, from: number, open: string, close: string): number {
  if (open === close) return text.indexOf(close, from + 1);
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === open) depth++;
    else if (text[at] === close && --depth === 0) return at;
  }
  return -1;
}

/** Emphasis of Markdown blanked out, every position kept. */
export function withoutMarks(text: string): string {
  return text.replace(/\*\*|__|~~|`|(?<![\d\s])\*(?!\s?\d)|(?<=\s|^)\*(?=\S)/g, (mark) => " ".repeat(mark.length));
}

/** Another text of the same length where the spans are blank. */
export function blanked(text: string, spans: readonly { start: number; end: number }[]): string {
  let result = "";
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    result += text.slice(at, from) + " ".repeat(end - from);
    at = end;
  }
  return result + text.slice(at);
}
