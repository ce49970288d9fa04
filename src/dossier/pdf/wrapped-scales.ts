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
    const pairs = above === undefined ? new Map<Cell, Cell>() : pairUp(row, above);
    if (above === undefined || pairs.size === 0) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = { ...above, cells: above.cells.map((cell) => withScale(cell, pairs.get(cell))) };
    const words = new Set(pairs.values());
    const rest = row.cells.filter((cell) => !words.has(cell));
    if (rest.length > 0) joined.push({ ...row, cells: rest });
  }
  return joined;
}

/** Each scale with the amount above it. Beside other words it must be of the amount's own size: its other half. */
function pairUp({ cells }: Row, above: Row): Map<Cell, Cell> {
  const scales = cells.filter(({ text }) => isScaleWord(text));
  const alone = scales.length === cells.length;
  const pairs = new Map<Cell, Cell>();
  for (const word of scales) {
    const amount = above.cells.find(
      (cell) => isBareAmount(cell.text) && standsUnder(word, cell) && (alone || areOfOneSize(word, cell)),
    );
    if (amount !== undefined) pairs.set(amount, word);
    else if (alone) return new Map();
  }
  return pairs;
}

const SAME_SIZE = 0.15;

function areOfOneSize({ box: a }: Cell, { box: b }: Cell): boolean {
  if (a === undefined || b === undefined) return false;
  return Math.abs(a.height - b.height) <= SAME_SIZE * Math.max(a.height, b.height);
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
