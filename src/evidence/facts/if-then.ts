const ARROW = /(?:->|→|⇒)\s?/gu;

/**
 * "100 clients → MRR": what would be, if; "MRR 1 200 → ARR 14 400" is one income told twice. Arrow by arrow: a pattern over
 * the whole line would try every beginning with every end.
 */
export function isIfThen(text: string): boolean {
  let leads = false;
  for (const { 0: arrow, index } of text.matchAll(ARROW)) {
    const before = text.slice(0, index);
    const stretch = before.slice(Math.max(before.lastIndexOf("→"), before.lastIndexOf(">")) + 1);
    const after = text.slice(index + arrow.length, index + arrow.length + 5);
    const income = stretch.search(/\b[AM]RR\b/u);
    if (/^[AM]RR\b/u.test(after) && income >= 0 && /\d/.test(stretch.slice(income))) return false;
    leads ||= /\d.{0,30}$/su.test(stretch.slice(-31)) && /^(?!R\$|US\$)\p{L}/u.test(after);
  }
  return leads;
}
