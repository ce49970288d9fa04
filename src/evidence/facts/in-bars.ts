import type { Section } from "../../domain/document.ts";
import { METRIC_WORDS } from "../../lexicon/metric-words.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { scaleOfNote } from "../../quantities/scale-header.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readingOf } from "../layout/kind.ts";
import type { Neighbours } from "../layout/neighbours.ts";
import { level, middle, type Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";
import { fitTo, type Read } from "./fit.ts";

/** Fewer bars than this are figures that happen to stand over a year, unless they stand as high as they say. */
const FEWEST = 3;
/** By how much the heights of two bars may differ from what their figures say. */
const UNEVEN = 0.15;

/** Bars with a figure over each and a row of years under them: each figure with its year. */
export function barsOver(figures: readonly Tile[], near: Neighbours): Map<Tile, Tile> {
  const pairs = figures.flatMap((figure) => {
    const under = near.below(figure);
    if (under?.kind !== "period" || figure.figures.length !== 1) return [];
    const size = Math.max(figure.size, under.size);
    return Math.abs(middle(under.edges) - middle(figure.edges)) <= 0.6 * size ? [{ figure, under }] : [];
  });
  const isBar = ({ under }: (typeof pairs)[number]) => {
    const row = pairs.filter((other) => Math.abs(level(other.under.edges) - level(under.edges)) < 0.5 * under.size);
    const isDrawn = row.length >= FEWEST || isToScale(row.map((other) => [other.figure, other.under]));
    return isDrawn && new Set(row.map((other) => other.under.text)).size === row.length;
  };
  return new Map(pairs.filter(isBar).map(({ figure, under }) => [figure, under]));
}

/** Two figures that stand over their years as high as they are large: nothing but bars is drawn so. */
function isToScale(bars: readonly (readonly [Tile, Tile])[]): boolean {
  const [one, other, ...more] = bars.map(([figure, under]) => ({
    height: under.edges.y0 - figure.edges.y1,
    value: figure.figures[0] === undefined ? 0 : (readingOf(figure.figures[0])?.value ?? 0),
  }));
  if (one === undefined || other === undefined || more.length > 0) return false;
  const [low, high] = one.height <= other.height ? [one, other] : [other, one];
  if (low.height <= 0 || low.value <= 0 || low.value >= high.value) return false;
  return Math.abs(low.height / high.height - low.value / high.value) <= UNEVEN;
}

/**
 * What bars say: all of them the same thing, of another year each. Its name is the heading over them, or the note under
 * their years, or stands with one of their figures elsewhere on the page ("$22B by 2026" beside the bars that end with
 * it). Empty where nothing names them.
 */
export function claimsOfBars(
  bars: ReadonlyMap<Tile, Tile>,
  section: Section,
  headings: (tile: Tile) => string[],
  others: readonly Claim[],
  near: Neighbours,
): Claim[] {
  const rows = Map.groupBy(bars, ([, under]) => Math.round(level(under.edges) / under.size));
  return [...rows.values()].flatMap((row) => {
    const highest = row.reduce((a, b) => (a[0].edges.y0 <= b[0].edges.y0 ? a : b))[0];
    // The name of a chart stands in its corner, over the lowest bar as often as over the highest.
    const over = [...new Set([highest, ...row.map(([figure]) => figure)].flatMap(headings))];
    const named = [...over, ...notesUnder(row, near)].find((words) => row.every(([figure]) => names(words, figure)));
    const name = named ?? nameBeside(row, others);
    if (name === undefined) return [];
    const scale = [name, ...over].map(scaleOfNote).find((found) => found !== null) ?? null;
    return row.flatMap(([figure, under]) =>
      figure.figures.map(
        (read): Claim => ({
          figure: read,
          text: figure.text,
          labels: [name],
          sentence: `${name} ${figure.text}`,
          before: "",
          headers: [under.text],
          headings: over.filter((heading) => heading !== name),
          scale,
          how: "row",
          named: null,
          passage: `${name} ${figure.text} ${under.text}`,
          row: section.rows[figure.row] as Claim["row"],
          cells: [...figure.cells, ...under.cells],
          pairing: 0.95,
        }),
      ),
    );
  });
}

/** What is written under the years of bars, close to them. */
function notesUnder(row: [Tile, Tile][], near: Neighbours): string[] {
  return row.flatMap(([, year]) => {
    const note = near.below(year);
    const isClose = note !== null && note.edges.y0 - year.edges.y1 <= NOTE_WITHIN * year.size;
    return isClose && note.kind === "words" ? [note.text] : [];
  });
}
const NOTE_WITHIN = 2.5;

function names(heading: string, { figures: [read] }: Tile): boolean {
  if (read === undefined) return false;
  const match = matchTopic(heading.replace(AROUND_A_NAME, " ").trim());
  if (match === null || match.sureness < SURE_ENOUGH) return loosely(heading, read);
  return fitTo(match.topic, read, "table") !== null;
}

/** What a title says of a chart beside what it shows. */
const AROUND_A_NAME =
  /(?<!\p{L})(?:forecasts?|projections?|projected|outlook|trajectory|chart|(?:by|per) year|par an(?:n[ée]e)?|por ano|\d+[- ]years?|pr[ée]visions?|pr[ée]visionnel(?:le)?s?|projet[ée]e?s?|proje[çc](?:[ãa]o|[õo]es)|previs[ãa]o|evolution|[ée]volution|evolu[çc][ãa]o)(?!\p{L})/giu;

/** "Consumer revenue forecast": the one metric of these words, for money. */
function loosely(heading: string, read: Read): boolean {
  if (heading.length > 60 || "ambiguous" in read || read.unit !== "money") return false;
  return METRIC_WORDS.some(
    ({ topic, words, unless }) => ON_BARS.has(topic) && words.test(heading) && unless?.test(heading) !== true,
  );
}
const ON_BARS = new Set(["mrr", "arr", "ebitda", "net_income", "gmv", "revenue"]);

/** The words that stand elsewhere with the figure and the year of one of the bars, without that year. */
function nameBeside(row: [Tile, Tile][], others: readonly Claim[]): string | undefined {
  for (const [bar, under] of row) {
    const value = bar.figures[0] === undefined ? undefined : readingOf(bar.figures[0])?.value;
    const twin = others.find(
      ({ figure, labels, passage }) =>
        labels[0] !== undefined && readingOf(figure)?.value === value && passage.includes(under.text),
    );
    if (value === undefined || twin === undefined) continue;
    const [label = ""] = twin.labels;
    const [year] = findPeriods(label);
    const bare = year === undefined ? label : `${label.slice(0, year.start)}${label.slice(year.end)}`;
    return bare.replace(/\s+(?:by|in|for|until|en|pour|d['’]ici|à l['’]horizon|em|para|até)\s*$/iu, "").trim();
  }
  return undefined;
}
