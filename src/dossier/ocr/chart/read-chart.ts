import type { Bitmap } from "../../pdf/bitmap.ts";
import type { Fragment } from "../../pdf/fragments.ts";
import { findTicks } from "./axis.ts";
import { findCategories } from "./categories.ts";
import { angle, type Colour, difference, isNeutral, pixelAt, printOf, within } from "./colours.ts";
import { findLegends, type LegendEntry, sizeOf } from "./legend.ts";

/** One series of a chart: its name, and its figures with what stands under each. */
export interface Series {
  name: Fragment;
  values: { figure: Fragment; category: string | null }[];
}

export interface Charts {
  series: Series[];
  /** What is no part of them. Figures among theirs that no colour joins to a series are unsure. */
  rest: Fragment[];
}

/** Degrees between the ink of a figure and the colour of its series; and by how much the next one must be further. */
const SAME_INK = 12;
const CLEARLY = 5;
const SAME_SURFACE = 40;
/** In type sizes: how far from its bar or line a figure stands. */
const TO_ITS_BAR = 1.2;

/** Reads charts whose series are told apart by colour: each figure has the ink, the bar or the surface of its series. */
export function readCharts(fragments: Fragment[], bitmap: Bitmap): Charts {
  const ticks = new Set(findTicks(fragments).flatMap((axis) => axis.map(({ fragment }) => fragment)));
  const shown = fragments.filter((fragment) => !ticks.has(fragment));
  const legends = findLegends(shown, bitmap);
  if (legends.length === 0) return { series: [], rest: shown };
  const names = new Set(legends.flatMap((legend) => legend.map(({ name }) => name)));
  const others = shown.filter((fragment) => !names.has(fragment));
  const figures = others.filter(({ text }) => isFigure(text));
  const ofCharts: Fragment[] = [];
  const series = legends.flatMap((legend) => {
    const mine = figures.filter((figure) => nearest(figure, legends) === legend);
    const joined = mine.flatMap((figure) => {
      const entry = seriesOf(figure, legend, bitmap);
      return entry === null ? [] : [{ figure, entry }];
    });
    const found = seriesIn(joined, others);
    if (found.length > 0) ofCharts.push(...joined.map(({ figure }) => figure));
    return found;
  });
  const used = new Set(series.flatMap(({ name, values }) => [name, ...values.map(({ figure }) => figure)]));
  const area = around([...used, ...ofCharts]);
  const rest = shown.filter((fragment) => !used.has(fragment));
  return { series, rest: rest.map((one) => (isFigure(one.text) && isIn(one, area) ? { ...one, ocr: "unsure" } : one)) };
}

function isFigure(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{3}/u.test(text) && text.length <= 14;
}

function nearest(figure: Fragment, legends: LegendEntry[][]): LegendEntry[] | undefined {
  const away = (legend: LegendEntry[]) =>
    Math.min(...legend.map(({ name }) => Math.hypot(name.x0 - figure.x0, name.y0 - figure.y0)));
  return legends.toSorted((a, b) => away(a) - away(b))[0];
}

/** The figures of a chart by series. Two figures of one series at one place contradict each other: neither is taken. */
function seriesIn(joined: { figure: Fragment; entry: LegendEntry }[], others: Fragment[]): Series[] {
  if (joined.length < 2) return [];
  const figures = new Set(joined.map(({ figure }) => figure));
  const categories = findCategories(
    others.filter((one) => !figures.has(one)),
    [...figures],
  );
  const entries = [...Map.groupBy(joined, ({ entry }) => entry)];
  // A pie has one figure for each of its slices; more of them in one colour are no chart but a page with coloured signs.
  if (categories === null && entries.some(([, own]) => own.length > 1)) return [];
  return entries.flatMap(([{ name }, own]) => {
    const placed = own.flatMap(({ figure }) => {
      const category = categories?.over(figure) ?? null;
      return categories !== null && category === null ? [] : [{ figure, category: category?.text ?? null }];
    });
    const values = placed.filter((one) => placed.filter(({ category }) => category === one.category).length === 1);
    return values.length === 0 ? [] : [{ name, values: values.toSorted((a, b) => a.figure.x0 - b.figure.x0) }];
  });
}

function seriesOf(figure: Fragment, legend: LegendEntry[], bitmap: Bitmap): LegendEntry | null {
  const print = printOf(bitmap, figure);
  if (print === null) return null;
  const surface = bySurface(print.paper, legend);
  if (surface !== null) return surface;
  if (!isNeutral(print.ink)) return byInk(print.ink, print.paper, legend);
  return besides(figure, bitmap, print.paper)
    .map((colour) => bySurface(colour, legend))
    .reduce((found, one) => found ?? one, null);
}

/** Printed on its bar, its slice or its part of a pile. */
function bySurface(colour: Colour, legend: LegendEntry[]): LegendEntry | null {
  const [best, next] = legend
    .map((entry) => ({ entry, away: difference(entry.colour, colour) }))
    .sort((a, b) => a.away - b.away);
  if (best === undefined || best.away > SAME_SURFACE) return null;
  return next === undefined || next.away - best.away > 0.5 * SAME_SURFACE ? best.entry : null;
}

function byInk(ink: Colour, paper: Colour, legend: LegendEntry[]): LegendEntry | null {
  const [best, next] = legend
    .map((entry) => ({ entry, away: angle(entry.colour, ink, paper) }))
    .sort((a, b) => a.away - b.away);
  if (best === undefined || best.away > SAME_INK) return null;
  return next === undefined || next.away - best.away >= CLEARLY ? best.entry : null;
}

/** The first colour met under and over the middle of a figure. */
function besides(figure: Fragment, bitmap: Bitmap, paper: Colour): Colour[] {
  const reach = TO_ITS_BAR * sizeOf(figure);
  const { x0, x1, y0, y1 } = within(bitmap, { ...figure, y0: figure.y0 - reach, y1: figure.y1 + reach });
  const x = Math.round((x0 + x1) / 2);
  const met = (from: number, to: number, step: 1 | -1): Colour[] => {
    for (let y = Math.round(from); step > 0 ? y < to : y >= to; y += step) {
      // Two pixels further the edge is behind.
      if (difference(pixelAt(bitmap, x, y), paper) > SAME_SURFACE) {
        return [pixelAt(bitmap, x, Math.min(bitmap.height - 1, Math.max(0, y + 2 * step)))];
      }
    }
    return [];
  };
  const below = met(figure.y1, y1, 1);
  return below.length > 0 ? below : met(figure.y0, y0, -1);
}

function around(fragments: Fragment[]): Pick<Fragment, "x0" | "y0" | "x1" | "y1"> {
  return {
    x0: Math.min(...fragments.map(({ x0 }) => x0)),
    y0: Math.min(...fragments.map(({ y0 }) => y0)),
    x1: Math.max(...fragments.map(({ x1 }) => x1)),
    y1: Math.max(...fragments.map(({ y1 }) => y1)),
  };
}

function isIn(one: Fragment, area: Pick<Fragment, "x0" | "y0" | "x1" | "y1">): boolean {
  return one.x0 >= area.x0 && one.x1 <= area.x1 && one.y0 >= area.y0 && one.y1 <= area.y1;
}
