/** A row of a table that stands in a text. */
export interface TableRow {
  cells: TextCell[];
}

export interface TextCell {
  text: string;
  /** In the whole text. */
  start: number;
  end: number;
  /** The heading of its column, where the table has one. */
  header?: string;
}

/** `| a | b |`: a line of a Markdown table. */
export function isTableLine(line: string): boolean {
  return /^\s*\|.*\|\s*$/.test(line);
}

/** `|---|:-:|`: the line under a heading. */
export function isTableRule(line: string): boolean {
  return /^\s*\|?[\s|:-]+\|[\s|:-]*$/.test(line) && line.includes("-");
}

/** The cells of one line of a table. */
export function tableRow(line: string, start: number, header: readonly string[] | null): TableRow {
  const cells: TextCell[] = [];
  let at = line.indexOf("|") + 1;
  while (at < line.length) {
    let end = at;
    while (end < line.length && (line[end] !== "|" || line[end - 1] === "\\")) end++;
    if (end === line.length && line.slice(at).trim() === "") break;
    const raw = line.slice(at, end);
    const lead = raw.length - raw.trimStart().length;
    const text = raw.trim();
    const named = header?.[cells.length]?.trim();
    cells.push({
      text,
      start: start + at + (text === "" ? 0 : lead),
      end: start + at + (text === "" ? 0 : lead) + text.length,
      ...(named ? { header: named } : {}),
    });
    at = end + 1;
  }
  return { cells };
}
