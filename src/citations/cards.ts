import type { Box } from "../domain/document.ts";
import type { PlacedFigure } from "./figures.ts";
import { hasLetters, indexAt, type SectionText } from "./section-text.ts";
import { isValueCell, rowShape } from "./table.ts";

/**
 * Figures shown as cards have their label above or below, not beside. Gives the label that belongs to a value standing
 * alone, or null where none does or where two could.
 */
export function cardLabel(text: SectionText, figure: PlacedFigure): string | null {
  const cell = text.cells[figure.cell];
  if (cell === undefined || !isValueCell(cell) || rowShape(text, figure.row).labelCells > 0) return null;
  const above = neighbour(text, figure, -1);
  const below = neighbour(text, figure, 1);
  if (above === null || below === null) return (above ?? below)?.label ?? null;
  if (above.gap !== null && below.gap !== null && Math.abs(above.gap - below.gap) > 1)
    return above.gap < below.gap ? above.label : below.label;
  return firstOfRun(text, figure.row);
}

interface Neighbour {
  label: string;
  gap: number | null;
}

function neighbour(text: SectionText, figure: PlacedFigure, direction: 1 | -1): Neighbour | null {
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
    return { label: only.text, gap };
  }
  const column = figure.cell - (text.firstCells[figure.row] as number);
  const peers = text.rows[figure.row]?.cells.length ?? 0;
  const aligned = peers === cells.length ? cells[column] : undefined;
  return aligned !== undefined && hasLetters(aligned.text) ? { label: aligned.text, gap: null } : null;
}

function overlap(a: Box, b: Box): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

/** Values and labels taking turns: whoever comes first says whether labels stand above or below. */
function firstOfRun(text: SectionText, row: number): string | null {
  const isValue = (at: number): boolean =>
    (text.rows[at]?.cells.length ?? 0) > 0 && (text.rows[at]?.cells.every(isValueCell) ?? false);
  const isLabel = (at: number): boolean =>
    (text.rows[at]?.cells.length ?? 0) > 0 && !(text.rows[at]?.cells.some(isValueCell) ?? true);
  let first = row;
  while (first > 0 && (isValue(first) ? isLabel(first - 1) : isValue(first - 1))) first--;
  let last = row;
  while (isValue(last) ? isLabel(last + 1) : isValue(last + 1)) last++;
  if (isLabel(first) === isLabel(last)) return null;
  const at = isLabel(first) ? row - 1 : row + 1;
  return text.rows[at]?.cells.map((cell) => cell.text).join(" ") ?? null;
}

/** A passage that joins a value standing alone with the label of its neighbour. */
export function joinsOtherCard(
  text: SectionText,
  start: number,
  end: number,
  figures: readonly PlacedFigure[],
): boolean {
  return figures.some((figure) => {
    if (figure.start < start || figure.end > end) return false;
    const label = cardLabel(text, figure);
    if (label === null) return false;
    const first = indexAt(text.rowStarts, start);
    const last = indexAt(text.rowStarts, end - 1);
    if (first === last) return false;
    return !text.text.slice(start, end).includes(label.trim());
  });
}
