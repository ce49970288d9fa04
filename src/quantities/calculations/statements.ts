/** Cuts a text (in plain spelling) into the sums it states, one after the other. */
export function statementsOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "(") depth++;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && endsStatement(text, at)) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  found.push(text.slice(start));
  return found
    .map((statement) => statement.replace(/^\s*(?:[-*•]\s+(?=[\p{L}*])|\d{1,2}[.)]\s+(?=[\p{L}\d*($€£]))/u, "").trim())
    .filter(Boolean);
}

const CONTINUES = /^\s*(?:[=≈→⇒+×÷*/^)]|-(?!\s*\p{L})|->)/u;
const WAITS = /[=≈→⇒+×÷*/^(:-]\s*$/u;

function endsStatement(text: string, at: number): boolean {
  const character = text[at];
  if (character === ";") return true;
  const after = text.slice(at + 1, at + 60);
  if (character === ".")
    return (
      /^\s+\p{L}/u.test(after) && !/\b(?:vs|approx|env|i\.e|p\.a|ca|No|n)$/iu.test(text.slice(Math.max(0, at - 8), at))
    );
  if (character !== "\n") return false;
  const before = text.slice(Math.max(0, at - 60), at);
  return /\S/.test(before) && !CONTINUES.test(text.slice(at)) && !WAITS.test(before);
}
