import type { Cell } from "../../domain/document.ts";

/** From where to where something reaches across the page. */
export interface Span {
  from: number;
  to: number;
}

/** A cell's reach across the page. A cell without a place reaches nowhere. */
export function spanOf(cell: Cell): Span {
  return cell.box === undefined ? { from: 0, to: 0 } : { from: cell.box.x, to: cell.box.x + cell.box.width };
}

/** How much two cells stand above one another, in points; negative where they do not. */
export function overlap(a: Cell, b: Cell): number {
  return common(spanOf(a), spanOf(b));
}

/** How much two spans share; negative where they do not meet. */
export function common(a: Span, b: Span): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

/** Joins spans that share more than half of the smaller one: the columns they form, from left to right. */
export function joinSpans(spans: Span[]): Span[] {
  const columns: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.to - a.from - (b.to - b.from))) {
    const column = columns.find(
      (other) => common(other, span) > 0.5 * Math.min(other.to - other.from, span.to - span.from),
    );
    if (column === undefined) {
      columns.push({ ...span });
    } else {
      column.from = Math.min(column.from, span.from);
      column.to = Math.max(column.to, span.to);
    }
  }
  return columns.sort((a, b) => a.from - b.from);
}
