import type { SourceDocument } from "../../domain/document.ts";

const FEWEST_PAGES = 4;
const SHARE = 0.3;
const LONGEST = 90;

/** Lines that stand on page after page, such as the company's name at the foot: they name and date no figure. */
export function runningLines({ sections, format }: SourceDocument): ReadonlySet<string> {
  if (format !== "pdf" && format !== "pptx") return new Set();
  const pages = new Map<string, number>();
  for (const { rows } of sections) {
    const lines = new Set(rows.flatMap(({ cells }) => cells.map(({ text }) => text.trim())));
    for (const line of lines)
      if (line.length <= LONGEST && /\p{L}/u.test(line)) pages.set(line, (pages.get(line) ?? 0) + 1);
  }
  const enough = Math.max(FEWEST_PAGES, SHARE * sections.length);
  return new Set([...pages].flatMap(([line, count]) => (count >= enough ? [line] : [])));
}
