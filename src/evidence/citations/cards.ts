import { captionsOf } from "../facts/captions.ts";
import { figuresOfRow, type PlacedFigure } from "./figures.ts";
import { indexAt, type Passage, type SectionText } from "./section-text.ts";
import { layoutOf, statementsOfCell } from "./statements.ts";
import { isValueCell, rowShape } from "./table.ts";

/** The label of a card, and the cell it stands in (a place in `SectionText.cells`). */
export interface Card {
  label: string;
  cell: number;
}

/** Figures shown as cards have their label above or below, not beside: the one the page's layout gives, or null. */
export function cardLabel(text: SectionText, figure: PlacedFigure): Card | null {
  const cell = text.cells[figure.cell];
  if (cell === undefined || !isValueCell(cell) || rowShape(text, figure.row).labelCells > 0) return null;
  if (layoutOf(text.section).tiles.length === 0) {
    const caption = captionsOf(text.section).get(cell)?.cell;
    const place = caption === undefined ? -1 : text.cells.indexOf(caption);
    return caption === undefined || place < 0 ? null : { label: caption.text, cell: place };
  }
  for (const { how, labels, cells } of statementsOfCell(text.section, cell)) {
    const [label] = labels;
    if (how !== "card" || label === undefined) continue;
    const place = text.cells.findIndex(
      (one) => one !== cell && cells.includes(one) && label.startsWith(one.text.trim()),
    );
    if (place >= 0) return { label, cell: place };
  }
  return null;
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
