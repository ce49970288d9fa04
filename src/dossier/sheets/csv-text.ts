export type Delimiter = "," | ";" | "\t";

/** The separator that cuts the first lines into the same number of fields; a comma where nothing tells. */
export function detectDelimiter(text: string): Delimiter {
  const declared = /^sep=([,;\t])\r?\n/.exec(text)?.[1];
  if (declared !== undefined) return declared as Delimiter;
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of ["\t", ";", ","] as const) {
    const widths = new Map<number, number>();
    let records = 0;
    for (const record of parseRecords(text.slice(0, 64_000), delimiter)) {
      if (record.length === 1 && record[0] === "") continue;
      widths.set(record.length, (widths.get(record.length) ?? 0) + 1);
      if (++records === 100) break;
    }
    const [width = 1, count = 0] = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    const score = width > 1 ? (count / records) * (1 + Math.log(width)) : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The records of a delimited text. Fields may be quoted, with doubled quotes and line ends inside. */
export function* parseRecords(text: string, delimiter: Delimiter): Generator<string[]> {
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedField(text, at) : null;
    const end = fieldEnd(text, quoted?.end ?? at, delimiter);
    record.push(quoted === null ? text.slice(at, end) : quoted.value + text.slice(quoted.end, end));
    const stop = text[end];
    at = end + (stop === "\r" && text[end + 1] === "\n" ? 2 : 1);
    if (stop === delimiter) {
      if (at >= text.length) record.push("");
      else continue;
    }
    yield record;
    record = [];
  }
  if (record.length > 0) yield record;
}

function fieldEnd(text: string, start: number, delimiter: Delimiter): number {
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === delimiter || character === "\n" || character === "\r") return at;
  }
  return text.length;
}

/** Null where the quote never closes: it is then a plain character. */
function quotedField(text: string, start: number): { value: string; end: number } | null {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
  return null;
}
