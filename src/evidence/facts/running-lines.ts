import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import { parsePeriod } from "../../quantities/periods.ts";

const FEWEST_PAGES = 4;
const SHARE = 0.3;
const LONGEST = 90;
/** Heads and feet stand in this part of a page at its upper and lower end. */
const MARGIN = 0.12;

/**
 * Lines that stand on page after page, such as the company's name at the foot: they name and date no figure. The headings
 * and names of tables come back from page to page too, and are none.
 */
export function runningLines({ sections, format }: SourceDocument): ReadonlySet<string> {
  if (format !== "pdf" && format !== "pptx") return new Set();
  const pages = new Map<string, Set<string>>();
  for (const [at, section] of sections.entries()) {
    const lines = new Set(
      section.rows.flatMap((row) =>
        row.cells.filter((cell) => canRun(cell, row, section)).map(({ text }) => text.trim()),
      ),
    );
    for (const line of lines) {
      if (line.length > LONGEST || !/\p{L}/u.test(line)) continue;
      for (const key of new Set([line, counted(line, at)])) {
        const seen = pages.get(key) ?? new Set();
        pages.set(key, seen.add(`${at} ${line}`));
      }
    }
  }
  const enough = Math.max(FEWEST_PAGES, SHARE * sections.length);
  return new Set(
    [...pages.values()].flatMap((seen) =>
      seen.size < enough ? [] : [...seen].map((line) => line.slice(line.indexOf(" ") + 1)),
    ),
  );
}

/** "Company — 4" on the fourth page and "Company — 5" on the fifth are one line that counts the pages. */
function counted(line: string, at: number): string {
  return line.replace(/\d{1,3}$|^\d{1,3}(?=\s)/u, (number) => `#${Number(number) - at}`);
}

/** At the edge of its page, or alone on its line: what stands among others is a part of a table. */
function canRun(cell: Cell, { cells, table }: Row, { height }: Section): boolean {
  const { box, text } = cell;
  if (box !== undefined && height !== undefined) {
    if (box.y + box.height <= MARGIN * height || box.y >= (1 - MARGIN) * height) return true;
  }
  if (table || cells.length > 2 || parsePeriod(text) !== null) return false;
  return cells.every((other) => other === cell || !/\d/.test(other.text));
}
