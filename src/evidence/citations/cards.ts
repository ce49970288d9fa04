import type { Box } from "../../domain/document.ts";
import { captionsOf } from "../facts/captions.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { hasLetters, indexAt, type Passage, type SectionText } from "./section-text.ts";
import { isValueCell, rowShape } from "./table.ts";

/**
 * Figures shown as cards have their label above or below, not beside. Gives the label that belongs to a value standing
 * alone, or null where none does or where two could.
 */
export function cardLabel(text: SectionText, figure: PlacedFigure): Card | null {
  const cell = text.cells[figure.cell];
  if (cell === undefined || !isValueCell(cell) || rowShape(text, figure.row).labelCells > 0) return null;
  const caption = captionsOf(text.section).get(cell)?.cell;
  const place = caption === undefined ? -1 : text.cells.indexOf(caption);
  if (caption !== undefined && place >= 0) return { label: caption.text, cell: place, gap: null };
  const above = neighbour(text, figure, -1);
  const below = neighbour(text, figure, 1);
  if (above === null || below === null) return above ?? below;
  if (above.gap !== null && below.gap !== null && Math.abs(above.gap - below.gap) > 1)
    return above.gap < below.gap ? above : below;
  const direction = directionOfRun(text, figure.row);
  return direction === null ? null : direction < 0 ? above : below;
}

/** The label of a card, and the cell it stands in (a place in `SectionText.cells`). */
export interface Card {
  label: string;
  cell: number;
  /** Points between label and value; null where the places on the page are not known. */
  gap: number | null;
}

function neighbour(text: SectionText, figure: PlacedFigure, direction: 1 | -1): Card | null {
  const row = figure.row + direction;
  const cells = text.rows[row]?.cells;
  if (cells === undefined || cells.length === 0 || cells.some(isValueCell)) return null;
  const own = text.cells[figure.cell];
  if (own?.box !== undefined && cells.every((cell) => cell.box !== undefined)) {
    const box = own.box;
    const over = cells.filter((cell) => overlap(box, cell.box as Box) > 0);
    const [only] = over;
    if (only === undefined || over.length > 1 || !hasLetters(only.text)) return null;
    const other = only.box as Box;
    const gap = direction < 0 ? box.y - (other.y + other.height) : other.y - (box.y + box.height);
    return { label: only.text, cell: (text.firstCells[row] as number) + cells.indexOf(only), gap };
  }
  const column = figure.cell - (text.firstCells[figure.row] as number);
  const peers = text.rows[figure.row]?.cells.length ?? 0;
  const aligned = peers === cells.length ? cells[column] : undefined;
  if (aligned === undefined || !hasLetters(aligned.text)) return null;
  return { label: aligned.text, cell: (text.firstCells[row] as number) + column, gap: null };
}

function overlap(a: Box, b: Box): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

/** Values and labels taking turns: whoever comes first says whether labels stand above or below. */
function directionOfRun(text: SectionText, row: number): 1 | -1 | null {
  const isValue = (at: number): boolean =>
    (text.rows[at]?.cells.length ?? 0) > 0 && (text.rows[at]?.cells.every(isValueCell) ?? false);
  const isLabel = (at: number): boolean =>
    (text.rows[at]?.cells.length ?? 0) > 0 && !(text.rows[at]?.cells.some(isValueCell) ?? true);
  let first = row;
  while (first > 0 && (isValue(first) ? isLabel(first - 1) : isValue(first - 1))) first--;
  let last = row;
  while (isValue(last) ? isLabel(last + 1) : isValue(last + 1)) last++;
  if (isLabel(first) === isLabel(last)) return null;
  return isLabel(first) ? -1 : 1;
}

/** Whether a passage over several lines puts a value standing alone together with another card's label. */
export function joinsOtherCard(text: SectionText, { start, end }: Passage): boolean {
  const first = indexAt(text.rowStarts, start);
  const last = indexAt(text.rowStarts, end - 1);
  for (let row = first; row <= last && last > first; row++) {
    for (const figure of figuresOfRow(text, row)) {
      const card = figure.start < start || figure.end > end + 4 ? null : cardLabel(text, figure);
      if (card === null) continue;
      const label = text.cellStarts[card.cell] as number;
      if (label < start || label >= end) return true;
    }
  }
  return false;
}
