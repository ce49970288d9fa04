import type { Cell, Row } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { SCALE_SHORT, SCALE_WORD } from "../../lexicon/scales.ts";
import { readScaleHeader, type ScaleHeader, scaleOfNote } from "../../quantities/scale-header.ts";
import { figuresOfRow } from "./figures.ts";
import { type SectionText, sectionText } from "./section-text.ts";

const NONE: ScaleHeader = { scale: 1 };

/** What a bare number of this cell is multiplied with, and its currency: its column's or row's words first, then the nearest heading above. */
export function scaleAround(text: SectionText, row: number, cell: Cell): ScaleHeader {
  const column = cell.header === undefined ? null : readScaleHeader(cell.header);
  if (column !== null) return column;
  for (const other of text.rows[row]?.cells ?? []) {
    const own = other === cell ? null : scaleOfNote(other.text);
    if (own !== null) return own;
  }
  return headings(wholeOf(text))[placeInWhole(text, row)] ?? NONE;
}

const wholeSection = rememberedFor((section: SectionText["section"]) => sectionText(section));

/** A row cited alone still stands under the headings of its sheet. */
function wholeOf(text: SectionText): SectionText {
  const { section } = text;
  if (text.rows.length >= section.rows.length || text.rows[0] === undefined || !section.rows.includes(text.rows[0]))
    return text;
  return wholeSection(section);
}

function placeInWhole(text: SectionText, row: number): number {
  const found = text.rows.length >= text.section.rows.length ? -1 : text.section.rows.indexOf(text.rows[row] as Row);
  return found < 0 ? row : found;
}

/** The corner of a table that is nothing but what it counts in: "£k", "$000", "en milliers d'euros". */
const ONLY_A_SCALE = new RegExp(
  `^[\\s(]*(?:in |en |em )?(?:(?:${SCALE_SHORT}|${SCALE_WORD}|'?000s?|eur|usd|brl|gbp|chf|${CURRENCY_WORD}|us\\$|r\\$|\\p{Sc}|d['’]|de|of)[\\s)]*){1,5}$`,
  "iu",
);

const headings = rememberedFor((text: SectionText): ScaleHeader[] => {
  let current = readScaleHeader(text.section.name ?? "") ?? NONE;
  return text.rows.map((row, index) => {
    const words = row.cells.map((cell) => cell.text).join(" ");
    const named = row.cells.filter(({ text: one }) => /\p{L}{2}|[€$£]/u.test(one) && !/(?:19|20)\d\d/.test(one));
    // Headings side by side have each their own: "GMV (K€) | CAC".
    const corner = row.cells.length > 1 && ONLY_A_SCALE.test(row.cells[0]?.text ?? "");
    const apart = !corner && named.length > 1 && !named.every(({ text: one }) => readScaleHeader(one) !== null);
    if (!apart && figuresOfRow(text, index).length === 0)
      current = scaleOfNote(corner ? (row.cells[0]?.text ?? "") : words) ?? current;
    return current;
  });
});
