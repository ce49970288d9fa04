import type { Fragment } from "./fragments.ts";

/** Fragments that a reader takes for one line, from left to right. */
export interface Line {
  y0: number;
  y1: number;
  fragments: Fragment[];
}

/** Groups fragments into lines by their height on the page. */
export function groupLines(fragments: Fragment[]): Line[] {
  const sorted = fragments.toSorted((a, b) => a.y0 + a.y1 - (b.y0 + b.y1));
  const lines: Line[] = [];
  for (const fragment of sorted) {
    const line = lineFor(lines, fragment);
    if (line === undefined) {
      lines.push({ y0: fragment.y0, y1: fragment.y1, fragments: [fragment] });
    } else {
      line.fragments.push(fragment);
    }
  }
  for (const line of lines) line.fragments.sort((a, b) => a.x0 - b.x0);
  return lines.sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1));
}

/** Only the last few lines can still be met: fragments come sorted from top to bottom. */
function lineFor(lines: Line[], fragment: Fragment): Line | undefined {
  for (let index = lines.length - 1; index >= Math.max(0, lines.length - 4); index--) {
    const line = lines[index] as Line;
    const overlap = Math.min(line.y1, fragment.y1) - Math.max(line.y0, fragment.y0);
    const smaller = Math.min(line.y1 - line.y0, fragment.y1 - fragment.y0);
    if (overlap > 0.5 * smaller && !line.fragments.some((other) => collides(other, fragment))) return line;
  }
  return undefined;
}

function collides(a: Fragment, b: Fragment): boolean {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 2;
}
