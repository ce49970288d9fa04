import { parsePeriod } from "../../../quantities/periods.ts";
import type { Fragment } from "../../pdf/fragments.ts";
import { sizeOf } from "./legend.ts";

const middle = ({ x0, x1 }: Fragment) => (x0 + x1) / 2;

/** What stands under the columns of a chart. */
export interface Categories {
  names: Fragment[];
  /** The one a figure stands over; null where it stands over none, or between two. */
  over(figure: Fragment): Fragment | null;
}

/** The row of names under a chart's figures: years and other periods before words. Null for a pie, which has none. */
export function findCategories(rest: readonly Fragment[], figures: readonly Fragment[]): Categories | null {
  const lines: Fragment[][] = [];
  for (const fragment of rest.toSorted((a, b) => a.y0 - b.y0)) {
    const line = lines.find(([first]) => first !== undefined && Math.abs(first.y0 - fragment.y0) < 0.5 * sizeOf(first));
    if (line === undefined) lines.push([fragment]);
    else line.push(fragment);
  }
  const low = lines.filter((line) => line.length > 1 && isUnder(line, figures)).toReversed();
  const names =
    low.find((line) => line.every(({ text }) => parsePeriod(text) !== null)) ??
    low.find((line) => line.every(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 24));
  return names === undefined ? null : categoriesOf(names.toSorted((a, b) => a.x0 - b.x0));
}

/** Below most of the figures, and along as much of the chart as they are. */
function isUnder(line: readonly Fragment[], figures: readonly Fragment[]): boolean {
  const top = Math.min(...line.map(({ y0 }) => y0));
  const over = figures.filter(({ y1 }) => y1 <= top);
  const [left, right] = [Math.min(...line.map(middle)), Math.max(...line.map(middle))];
  const spread = Math.max(...over.map(middle)) - Math.min(...over.map(middle));
  return over.length >= 0.8 * figures.length && right - left >= 0.4 * spread;
}

function categoriesOf(names: Fragment[]): Categories {
  const gaps = names.slice(1).map((name, at) => middle(name) - middle(names[at] as Fragment));
  const reach = 0.5 * Math.min(...gaps);
  return {
    names,
    over(figure) {
      const near = names.filter((name) => Math.abs(middle(name) - middle(figure)) < reach && figure.y1 <= name.y0);
      return near.length === 1 ? (near[0] as Fragment) : null;
    },
  };
}
