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
        seen.push({ ...row, cells: row.cells.map((cell) => doubtedIfCut(cell, shape, order, scene)) });
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

/** Of the line, how far a letter may be from where it is thought to stand. */
const SURE_PART = 0.85;
/** In heights of the line: how close the looks are. A digit is wider. */
const STEP = 0.2;

/** Something small over a part of a line with figures may show another digit in the place of one. */
function doubtedIfCut(cell: Cell, { extents }: Drawn, order: number, { surfaces }: SlideScene): Cell {
  const extent = cell.box === undefined ? undefined : extents.get(cell.box);
  if (extent === undefined || !/\d/.test(cell.text)) return cell;
  const { x, y, width, height } = extent;
  for (let at = 0; at < SURE_PART * width; at += STEP * height) {
    const isCut = [0.35, 0.65].every((down) => surfaces.isCovered(x + at, y + down * height, order));
    if (isCut) return { ...cell, doubted: true };
  }
  return cell;
}
