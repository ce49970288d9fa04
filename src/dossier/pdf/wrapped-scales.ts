import type { Box, Cell, Row } from "../../domain/document.ts";
import { readScale } from "../../quantities/scales.ts";

/**
 * "R$ 5,3" with "milhões" on the line below, column by column: the word is the scale of the amount above it, not a line of
 * its own. Such a line is joined to the amounts it stands under, or an amount in millions would be read as a few units.
 */
export function joinWrappedScales(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const pairs = above === undefined ? null : pairUp(row, above);
    if (above === undefined || pairs === null) joined.push(row);
    else joined[joined.length - 1] = { ...above, cells: above.cells.map((cell) => withScale(cell, pairs.get(cell))) };
  }
  return joined;
}

/** Each word with the amount above it; null where one of them is no scale, or stands under no amount. */
function pairUp({ cells }: Row, above: Row): Map<Cell, Cell> | null {
  const pairs = new Map<Cell, Cell>();
  for (const word of cells) {
    const amount = isScaleWord(word.text)
      ? above.cells.find((cell) => isBareAmount(cell.text) && standsUnder(word, cell))
      : undefined;
    if (amount === undefined) return null;
    pairs.set(amount, word);
  }
  return pairs.size === 0 ? null : pairs;
}

function isScaleWord(text: string): boolean {
  const word = text.trim();
  if (!/^\p{L}{3,12}$/u.test(word)) return false;
  return readScale(`1 ${word}`, 1, { currencyBefore: true, dollarBefore: false })?.end === word.length + 2;
}

/** A currency and a small number that nothing scales yet. */
function isBareAmount(text: string): boolean {
  return (
    /^\s*[~≈<>+-]?\s*(?:R\$|US\$|\p{Sc}|EUR|USD|BRL|GBP|CHF)\s?\d{1,3}(?:[.,]\d{1,2})?\s*$/u.test(text) ||
    /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*(?:R\$|\p{Sc})\s*$/u.test(text)
  );
}

function standsUnder({ box: low }: Cell, { box: high }: Cell): boolean {
  if (low === undefined || high === undefined) return false;
  const gap = low.y - (high.y + high.height);
  const overlap = Math.min(low.x + low.width, high.x + high.width) - Math.max(low.x, high.x);
  return gap > -0.5 * low.height && gap < 1.2 * low.height && overlap > 0.5 * Math.min(low.width, high.width);
}

function withScale(cell: Cell, word: Cell | undefined): Cell {
  if (word === undefined) return cell;
  const box = cell.box === undefined || word.box === undefined ? cell.box : union(cell.box, word.box);
  return { ...cell, text: `${cell.text} ${word.text}`, ...(box === undefined ? {} : { box }) };
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
