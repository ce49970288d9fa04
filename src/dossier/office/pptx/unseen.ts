import type { Box, Cell, HiddenReason, Row } from "../../../domain/document.ts";
import { pointsIn } from "./ink.ts";
import type { Drawn, SlideScene } from "./shapes.ts";

/** With more of its letters out of sight than this, a text is not there to be read. */
const MOST_UNSEEN = 0.5;

/** Sets apart what stands outside of the slide, or under something that was drawn later. */
export function setUnseenApart(drawn: Drawn[], scene: SlideScene): void {
  drawn.forEach((shape, order) => {
    const seen: Row[] = [];
    for (const row of shape.rows) {
      const reasons = row.cells.map(({ box }) => box && unseen(shape.extents.get(box) ?? box, order, scene));
      const [reason] = reasons.filter((one) => one !== undefined);
      if (reason === undefined) {
        seen.push(row);
        continue;
      }
      const isSeen = (cell: Cell, at: number) => reasons[at] === undefined && cell.text !== "";
      if (row.cells.some(isSeen)) {
        seen.push({ ...row, cells: row.cells.map((cell, at) => (isSeen(cell, at) ? cell : { ...cell, text: "" })) });
      }
      // The label stays with what it names.
      const told = row.cells.filter((cell, at) => at === 0 || !isSeen(cell, at));
      if (told.some(({ text }) => text !== "")) shape.hiddenRows.push({ ...row, cells: told, hidden: reason });
    }
    shape.rows = seen;
  });
}

function unseen(extent: Box, order: number, { width, height, surfaces }: SlideScene): HiddenReason | undefined {
  const points = pointsIn(extent);
  const outside = points.filter(([x, y]) => x < 0 || y < 0 || x > width || y > height);
  if (outside.length > MOST_UNSEEN * points.length) return "off_page";
  const covered = points.filter(([x, y]) => surfaces.isCovered(x, y, order));
  return covered.length + outside.length > MOST_UNSEEN * points.length ? "covered" : undefined;
}
