import type { Box, Row } from "../../../domain/document.ts";
import { CURRENCY_WORD } from "../../../lexicon/currency-words.ts";
import { SCALE_WORD } from "../../../lexicon/scales.ts";
import { parsePeriod } from "../../../quantities/periods.ts";

/** Rows that stand in one place and are read without a break. */
export interface Block {
  box: Box | undefined;
  rows: Row[];
  /** Blocks of the same group (not 0) are read together. */
  group: number;
}

/** Above this many blocks a slide is a drawing; a plain top-to-bottom order is as good as any. */
const MAX_COMPARED = 400;

/** Puts the blocks of a slide in the order a person reads them, and joins labels with the figures that belong to them. */
export function readingOrder(blocks: Block[]): Row[] {
  const placed = blocks.filter((block) => block.rows.length > 0).map(joinInside);
  const joined = placed.length > MAX_COMPARED ? placed : joinCards(joinLines(placed));
  return arrange(joinGroups(joined), 0).flatMap((block) => block.rows);
}

/** Recursive cutting at the widest empty band, across or down: columns stay columns, cards stay cards. */
function arrange(blocks: Block[], depth: number): Block[] {
  if (blocks.length < 2) return blocks;
  if (depth > 40 || blocks.length > 5_000) return blocks.toSorted(byPlace);
  const across = widestGap(blocks, (box) => [box.y, box.y + box.height]);
  const down = widestGap(blocks, (box) => [box.x, box.x + box.width]);
  if (across === undefined && down === undefined) return blocks.toSorted(byPlace);
  const cutAcross = across !== undefined && (down === undefined || across.size >= down.size);
  const cut = (cutAcross ? across : down) as { at: number };
  const isBefore = (block: Block) => (cutAcross ? topOf(block) : leftOf(block)) < cut.at;
  return [
    ...arrange(blocks.filter(isBefore), depth + 1),
    ...arrange(
      blocks.filter((block) => !isBefore(block)),
      depth + 1,
    ),
  ];
}

function widestGap(blocks: Block[], extent: (box: Box) => [number, number]): { at: number; size: number } | undefined {
  const spans = blocks.map((block) => extent(block.box ?? NOWHERE)).sort((a, b) => a[0] - b[0]);
  let reach = spans[0]?.[1] ?? 0;
  let best: { at: number; size: number } | undefined;
  for (const [start, end] of spans.slice(1)) {
    const size = start - reach;
    if (size >= -1 && (best === undefined || size > best.size)) best = { at: start, size: Math.max(size, 0) };
    reach = Math.max(reach, end);
  }
  return best;
}

/** Label left, figures right, in lines under each other: each line becomes one table row. Needs two lines to be a table. */
function joinLines(blocks: Block[]): Block[] {
  const figures = blocks.filter((block) => isSingle(block) && isFigure(textOf(block)));
  const lines = new Map<Block, Block[]>();
  for (const figure of figures) {
    const label = blocks
      .filter((b) => isSingle(b) && !isFigure(textOf(b)) && onOneLine(b, figure) && leftOf(b) < leftOf(figure))
      .sort((a, b) => leftOf(b) - leftOf(a))[0];
    if (label !== undefined) lines.set(label, [...(lines.get(label) ?? []), figure]);
  }
  const isTable = [...lines.keys()].filter((label) =>
    [...lines.keys()].some((other) => other !== label && Math.abs(leftOf(other) - leftOf(label)) < 4),
  );
  return merge(
    blocks,
    isTable.map((label) => [label, ...(lines.get(label) ?? []).sort((a, b) => leftOf(a) - leftOf(b))]),
  );
}

/** A figure with its caption right above or below it: one row, the caption first as labels are. What is open stays apart. */
function joinCards(blocks: Block[]): Block[] {
  const captions = blocks.filter((b) => isSingle(b) && isCaption(textOf(b)) && !isDate(textOf(b)));
  const cards = blocks
    .filter((block) => isSingle(block) && isFigure(textOf(block)))
    .map((figure) => {
      const near = captions
        .filter((b) => sharesColumn(b, figure) && gapBetween(b, figure) <= Math.max(heightOf(b), heightOf(figure)))
        .sort((a, b) => gapBetween(a, figure) - gapBetween(b, figure));
      const [above, below] = [near.find((b) => topOf(b) < topOf(figure)), near.find((b) => topOf(b) >= topOf(figure))];
      return { figure, above, below };
    });
  const used = new Set<Block>();
  const pairs: Block[][] = [];
  for (const { figure, above, below } of cards) {
    const both = above !== undefined && below !== undefined;
    const caption = both ? clearlyNearer(figure, above, below) : (above ?? below);
    if (caption === undefined || used.has(caption) || isContested(caption, figure, cards)) continue;
    used.add(caption).add(figure);
    pairs.push([caption, figure]);
  }
  return merge(blocks, pairs);
}

function clearlyNearer(figure: Block, a: Block, b: Block): Block | undefined {
  const [left, right] = [gapBetween(a, figure), gapBetween(b, figure)];
  if (Math.abs(left - right) <= Math.max(2, heightOf(figure) / 4)) return undefined;
  return left < right ? a : b;
}

/** Another figure stands as near to this caption. */
function isContested(caption: Block, figure: Block, cards: { figure: Block }[]): boolean {
  const own = gapBetween(caption, figure);
  return cards.some(
    ({ figure: other }) =>
      other !== figure &&
      sharesColumn(caption, other) &&
      gapBetween(caption, other) <= own + Math.max(2, heightOf(figure) / 4),
  );
}

/** A text box that holds only a figure and its caption. */
function joinInside(block: Block): Block {
  const [first, second, third] = block.rows;
  if (second === undefined || third !== undefined || first?.cells.length !== 1 || second.cells.length !== 1)
    return block;
  const [a, b] = [first.cells[0]?.text ?? "", second.cells[0]?.text ?? ""];
  const [caption, figure] =
    isFigure(a) && isCaption(b) ? [second, first] : isFigure(b) && isCaption(a) ? [first, second] : [];
  if (caption === undefined || figure === undefined) return block;
  return { ...block, rows: [{ cells: [...caption.cells, ...figure.cells], table: true }] };
}

function joinGroups(blocks: Block[]): Block[] {
  const groups = new Map<number, Block[]>();
  for (const block of blocks) {
    if (block.group !== 0) groups.set(block.group, [...(groups.get(block.group) ?? []), block]);
  }
  return [
    ...blocks.filter((block) => block.group === 0),
    ...[...groups].map(([group, members]) => ({
      group,
      box: around(members),
      rows: arrange(members, 0).flatMap((member) => member.rows),
    })),
  ];
}

function merge(blocks: Block[], sets: Block[][]): Block[] {
  const replaced = new Map<Block, Block | null>();
  for (const set of sets) {
    const cells = set.flatMap((block) => block.rows.flatMap((row) => row.cells));
    const whole: Block = { box: around(set), rows: [{ cells, table: true }], group: set[0]?.group ?? 0 };
    set.forEach((block, index) => {
      replaced.set(block, index === 0 ? whole : null);
    });
  }
  return blocks.map((block) => (replaced.has(block) ? replaced.get(block) : block)).filter((block) => block != null);
}

function around(blocks: Block[]): Box {
  const left = Math.min(...blocks.map(leftOf));
  const top = Math.min(...blocks.map(topOf));
  const right = Math.max(...blocks.map((b) => leftOf(b) + (b.box?.width ?? 0)));
  const bottom = Math.max(...blocks.map((b) => topOf(b) + heightOf(b)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Shapes without a place of their own come last. */
const NOWHERE: Box = { x: 1e6, y: 1e6, width: 0, height: 0 };
const leftOf = (block: Block) => (block.box ?? NOWHERE).x;
const topOf = (block: Block) => (block.box ?? NOWHERE).y;
const heightOf = (block: Block) => (block.box ?? NOWHERE).height;
const textOf = (block: Block) => block.rows[0]?.cells[0]?.text ?? "";
const isSingle = (block: Block) =>
  block.rows.length === 1 && block.rows[0]?.cells.length === 1 && block.box !== undefined;

function byPlace(a: Block, b: Block): number {
  return topOf(a) - topOf(b) || leftOf(a) - leftOf(b);
}

function onOneLine(a: Block, b: Block): boolean {
  const middle = (block: Block) => topOf(block) + heightOf(block) / 2;
  return Math.abs(middle(a) - middle(b)) < Math.min(heightOf(a), heightOf(b)) * 0.4;
}

function sharesColumn(a: Block, b: Block): boolean {
  const middle = (block: Block) => leftOf(block) + (block.box?.width ?? 0) / 2;
  return Math.abs(leftOf(a) - leftOf(b)) < 8 || Math.abs(middle(a) - middle(b)) < 8;
}

function gapBetween(a: Block, b: Block): number {
  const [upper, lower] = topOf(a) < topOf(b) ? [a, b] : [b, a];
  return Math.max(0, topOf(lower) - topOf(upper) - heightOf(upper));
}

const IN_WORDS = new RegExp(`\\s(?:${SCALE_WORD})(?:\\s(?:d['’]|de\\s)?(?:${CURRENCY_WORD}|EUR|USD))?$`, "iu");

/** A short text that is a number with its unit: "504 K€", "+12 %", "3,2x", "18 mois", "1,4 million d'euros". */
function isFigure(text: string): boolean {
  const short = text.replace(IN_WORDS, "");
  return short.length <= 20 && /^[^\p{L}\d]{0,4}(?:[A-Z]{1,3}\$?\s?)?\d[\d.,\s\u00A0\u202F]*[^\d]{0,10}$/u.test(short);
}

/** A short text without a figure of its own; a year or a quarter is part of a name. */
function isCaption(text: string): boolean {
  const withoutYears = text.replace(/\b(?:19|20)\d\d\b|\b[QTSH][1-4]\b/g, "");
  return text.length <= 60 && !/\d/.test(withoutYears) && /\p{L}/u.test(text);
}

/** "à fin 2024", "2024", "en décembre 2024": when, not what. */
function isDate(text: string): boolean {
  return (
    /\b(?:19|20)\d\d\b/.test(text) &&
    text
      .replace(/\b(?:19|20)\d\d\b/, "")
      .trim()
      .split(/\s+/).length <= 3 &&
    parsePeriod(text) !== null
  );
}
