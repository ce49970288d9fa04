import type { Cell } from "../domain/document.ts";
import { figuresOfRow } from "./figures.ts";
import type { SectionText } from "./section-text.ts";

const THOUSANDS =
  /\b(?:in|en|em)\s+(?:thousands|milliers|milhares|mil|k|k[€$£]|k\s?eur|k\s?usd)(?![\p{L}\d])|(?:\(|\ben\s|\bem\s|\bin\s)(?:k€|k\$|€k|\$k|keur|kusd|r\$\s?mil)(?![\p{L}\d])|[€$£]\s?(?:'000|000s)|\b(?:000s|000’s)\b/iu;
const MILLIONS =
  /\b(?:in|en|em)\s+(?:millions?|milh[oõ]es|m|m[€$£]|meur|musd)(?![\p{L}\d])|(?:\(|\ben\s|\bem\s|\bin\s)(?:m€|m\$|€m|\$m|meur|musd|r\$\s?milh[oõ]es)(?![\p{L}\d])/iu;
const BILLIONS = /\b(?:in|en|em)\s+(?:billions?|milliards?|bilh[oõ]es)(?![\p{L}\d])/iu;
const BARE = /^\s*\(?\s*(?:(k)|(m))\s?(?:€|\$|£|eur|usd|brl)\s*\)?\s*$/iu;

function scaleIn(text: string): number {
  if (THOUSANDS.test(text)) return 1e3;
  if (MILLIONS.test(text)) return 1e6;
  if (BILLIONS.test(text)) return 1e9;
  const bare = BARE.exec(text);
  return bare === null ? 1 : bare[1] === undefined ? 1e6 : 1e3;
}

const known = new WeakMap<SectionText, number[]>();

/** What a bare number of this cell is multiplied with: its column's or row's words first, then the nearest header above. */
export function scaleAround(text: SectionText, row: number, cell: Cell): number {
  if (cell.header !== undefined) {
    const own = scaleIn(cell.header);
    if (own !== 1) return own;
  }
  for (const other of text.rows[row]?.cells ?? []) {
    if (other === cell) continue;
    const own = scaleIn(other.text);
    if (own !== 1) return own;
  }
  return headerScales(text)[row] ?? 1;
}

function headerScales(text: SectionText): number[] {
  let scales = known.get(text);
  if (scales === undefined) {
    let current = scaleIn(text.section.name ?? "");
    scales = text.rows.map((row, index) => {
      const words = row.cells.map((cell) => cell.text).join(" ");
      if (words.length < 200 && figuresOfRow(text, index).length === 0) {
        const found = scaleIn(words);
        if (found !== 1) current = found;
      }
      return current;
    });
    known.set(text, scales);
  }
  return scales;
}
