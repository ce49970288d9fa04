import type { Row, Section } from "../../domain/document.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { type Captioned, readCaptions } from "../layout/captions.ts";
import { headingsOver } from "../layout/headings.ts";
import { readingOf } from "../layout/kind.ts";
import { marketOver } from "../layout/market-head.ts";
import { Neighbours } from "../layout/neighbours.ts";
import { tilesOf } from "../layout/page.ts";
import { type RowNaming, readRows } from "../layout/rows.ts";
import type { Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";
import type { Read } from "./fit.ts";
import { barsOver, claimsOfBars } from "./in-bars.ts";
import { claimsOfSeries } from "./in-series.ts";
import { valuesInText } from "./in-text.ts";
import { HEADING_PAIRING, labelsIn, sentenceAround } from "./own-label.ts";
import {
  badgesIn,
  canName,
  currencyUnder,
  isOfAnotherCard,
  OF_A_MARKET,
  smallCaption,
  timesOfCards,
  wordsOnTheRight,
} from "./page-cards.ts";
import { claimsOfCell, nearestFirst } from "./page-cells.ts";
import { isInRow, isRepeated, labelsOfDated } from "./page-rows.ts";
import { countersIn, isPageNumber, withCountedTimes, withoutAxes } from "./page-tiles.ts";

/** Every figure of a page or slide whose pieces have places, with what names it there. */
export function claimsOfPage(
  section: Section,
  options: QuantityOptions,
  layout: { wraps: boolean; furniture?: ReadonlySet<string> },
): Claim[] {
  const tiles = withCountedTimes(withoutAxes(tilesOf(section, options, layout)));
  const near = new Neighbours(tiles);
  const rows = readRows(tiles, near);
  const dated = labelsOfDated(rows);
  const figures = tiles.filter((tile) => tile.kind === "figure" && !isPageNumber(tile, section));
  const inRows = new Set(
    figures.filter((figure) => isInRow(figure, rows.get(figure), near) || isRepeated(figure, rows, near)),
  );
  const counted = countersIn(tiles);
  const labels = new Set([...inRows].map((figure) => rows.get(figure)?.label));
  const sided = new Map(
    figures.flatMap((figure) => {
      const named = smallCaption(figure, near);
      const words =
        inRows.has(figure) || (named !== null && (canName(named, figure) || OF_A_MARKET.test(named.text)))
          ? null
          : wordsOnTheRight(figure, near);
      return words === null ? [] : [[figure, { caption: words, other: null, side: "below" }] as const];
    }),
  );
  const alone = figures.filter((figure) => !inRows.has(figure) && !sided.has(figure));
  const captions = new Map<Tile, Captioned>([
    ...sided,
    ...readCaptions(alone, near, (figure, words) => canName(words, figure)),
  ]);
  const headings = headingsOver(tiles);
  for (const [figure, words] of badgesIn(figures, captions, inRows, rows, near)) captions.set(figure, words);
  const named = new Set<Tile>([...captions.values()].map(({ caption }) => caption));
  const times = timesOfCards(captions);
  const charts = section.rows.flatMap((row, at) => (row.series ? claimsOfSeries(row, at, headings, options) : []));
  const bars = barsOver(
    alone.filter((figure) => !captions.has(figure)),
    near,
  );
  const others = tiles.filter((tile) => !bars.has(tile)).flatMap(claimsOf);
  const ofBars = claimsOfBars(bars, section, headings, others, near);
  const told = new Set(ofBars.map(({ figure }) => figure));
  const untold = [...bars.keys()].filter(({ figures: [read] }) => read === undefined || !told.has(read));
  return [...charts, ...others, ...ofBars, ...untold.flatMap(claimsOf)];

  /** "A$200–600M serviceable": the first figure of a line set large is the market's that heads its card. */
  function ofMarket(claim: Claim, tile: Tile): Claim {
    const market = claim.figure === tile.figures[0] && claim.named === null ? marketOver(tile, near) : null;
    return market === null ? claim : underMarket({ ...claim, how: "card" }, market);
  }

  /** The same figure as the value of its line. */
  function ofCell(claim: Claim, tile: Tile, naming: RowNaming): Claim {
    const [cell] = claimsOfCell({ ...tile, figures: [claim.figure] }, claim.row, naming, headings, near);
    return cell ?? claim;
  }

  function claimsOf(tile: Tile): Claim[] {
    const naming = rows.get(tile);
    const row = section.rows[tile.row] as Row;
    const value = tile.kind === "mixed" && isInRow(tile, naming, near) ? leadingValue(tile) : null;
    if (tile.kind === "mixed")
      return claimsOfText(tile, row, naming, headings, near, options)
        .map((claim) => (claim.figure === value && naming !== undefined ? ofCell(claim, tile, naming) : claim))
        .filter(({ figure }) => figure.start > 0 || !counted.has(tile))
        .map((claim) => ofMarket(claim, tile))
        .map((claim) => (labels.has(tile) && isAside(claim) ? { ...claim, labels: [], pairing: LOST } : claim));
    if (tile.kind !== "figure" || isPageNumber(tile, section)) return [];
    const caption = captions.get(tile);
    const beside = naming?.label != null && isOfAnotherCard(naming.label, tile, near);
    const money = currencyUnder(tile, near);
    if (money !== null && caption !== undefined) {
      const counted = {
        ...tile,
        figures: tile.figures.map((figure) => ({ ...figure, unit: "money" as const, currency: money })),
      };
      return claimsOfCard(counted, row, caption, naming, headings, named);
    }
    if (inRows.has(tile) && naming?.label != null) {
      const lost = naming.headers.length === 0 && dated.has(naming.label);
      return claimsOfCell(tile, row, naming, headings, near).map((one) => (lost ? { ...one, pairing: LOST } : one));
    }
    if (caption !== undefined) {
      const time = times.get(tile);
      const over = time === undefined ? headings : (one: Tile) => [time, ...headings(one)];
      const market = marketOver(tile, near);
      return claimsOfCard(tile, row, caption, beside ? undefined : naming, over, named).map((claim) =>
        market === null ? claim : underMarket(claim, market),
      );
    }
    const title = tiles.find((one) => one.title);
    if (title !== undefined && isTheAmount(tile, tiles))
      return unnamed(tile, row, naming, headings).map((claim) => ({
        ...claim,
        labels: [title.text],
        sentence: `${title.text} ${tile.text}`,
        passage: `${title.text} ${tile.text}`,
        cells: [...title.cells, ...tile.cells],
        pairing: 0.9,
      }));
    return unnamed(tile, row, naming, headings);
  }
}

/** The head of a card of the market says which market its figure is the size of. */
function underMarket(claim: Claim, { text, cells }: Tile): Claim {
  return {
    ...claim,
    labels: [text, ...claim.labels],
    sentence: `${text} ${claim.sentence}`,
    headings: claim.headings.filter((heading) => heading !== text),
    passage: `${text} ${claim.passage}`,
    cells: [...cells, ...claim.cells],
  };
}

/** "ARPU | $7/month (blended)", "TAM | $840M — 2.1M students × $400": what a cell begins with is its value, the rest tells more of it. */
function leadingValue({ text, figures: [first] }: Tile): Read | null {
  if (first === undefined || "ambiguous" in first || first.noun !== undefined) return null;
  const alone =
    /^[\s~≈<>≥≤+]*$/u.test(text.slice(0, first.start)) && /^\+?\s(?:\(|[—–]\s)/u.test(text.slice(first.end));
  return alone ? first : null;
}

/** "LTV (18 months)", "Engineering (2–4 people)": what stands in the brackets of a line's name tells more of the name. */
function isAside({ text, figure }: Claim): boolean {
  return /\([^()]*$/u.test(text.slice(0, figure.start)) && /^[^()]*\)/u.test(text.slice(figure.end));
}

/** "Pre-seed raise | $2M – $5M": an amount set far larger than all else is what its page is about. */
function isTheAmount(tile: Tile, tiles: readonly Tile[]): boolean {
  const [read, ...more] = tile.figures;
  if (read === undefined || more.length > 0 || "ambiguous" in read || read.unit !== "money") return false;
  return tiles.every((other) => other === tile || other.kind === "mark" || tile.size >= 1.8 * other.size);
}

/** A figure without a heading among others of its row that stand under dates was misread, or belongs elsewhere. */
const LOST = 0.5;

const LONGEST_CARD = 34;

function claimsOfCard(
  tile: Tile,
  row: Row,
  { caption, other, side }: Captioned,
  naming: RowNaming | undefined,
  headings: (tile: Tile) => string[],
  named: ReadonlySet<Tile>,
): Claim[] {
  const labels = [ownPart(caption), ...(other === null || named.has(other) ? [] : [other.text])];
  const passage = side === "above" ? `${caption.text} ${tile.text}` : `${tile.text} ${caption.text}`;
  // What names the card beside it says nothing of this one, nor does a time that is a card itself.
  const label = naming?.label;
  const card = label?.kind === "period" && label.size >= 0.9 * tile.size;
  const beside = label == null || label.title || card || named.has(label) ? [] : [label.text];
  return tile.figures.map((figure) => ({
    figure,
    text: tile.text,
    labels,
    sentence: `${tile.text} ${labels.join(" ")}`,
    before: "",
    headers: [],
    headings: [...headings(caption), ...beside].filter((heading) => !labels.includes(heading)),
    scale: null,
    how: "card",
    named: null,
    passage,
    row,
    cells: [...tile.cells, ...caption.cells],
    pairing: 0.95,
  }));
}

/**
 * "for 12 % equity | £1.2M pre-money", "people, 3 of them founders": what stands behind a bar or a comma with a figure of
 * its own names that one.
 */
function ownPart({ text, figures }: Tile): string {
  const [first, ...others] = figures;
  if (first === undefined) return text;
  const [lead = "", ...more] = others.length > 0 ? text.split(/\s[|·•]\s/u) : [];
  if (more.length > 0 && /\p{L}{3}/u.test(lead)) return lead.trim();
  const clause = /^(.*\p{L}{3}.*?)(?:[,;]|\s[|·•–—+])\s/su.exec(text.slice(0, first.start))?.[1];
  return clause === undefined ? text : clause.trim();
}

function claimsOfText(
  tile: Tile,
  row: Row,
  naming: RowNaming | undefined,
  headings: (tile: Tile) => string[],
  near: Neighbours,
  options: QuantityOptions,
): Claim[] {
  const small = tile.text.length <= LONGEST_CARD ? smallCaption(tile, near) : null;
  const captioned = small === null ? [] : [small.text];
  const values = valuesInText(tile.text, options);
  // What has a figure of its own on its left tells of that one.
  // "Target: $500K ARR" says itself what it is; what stands on its left tells it of when at most.
  const own = naming?.label?.kind === "words" && SAYS_IT.test(tile.text) && findPeriods(naming.label.text).length === 0;
  const beside = naming?.label == null || naming.label.kind === "mixed" || own ? [] : [naming.label.text];
  const columns = (naming?.headers ?? []).map(({ text }) => text);
  // A text with neither a name nor a figure on its line stands in no table: what is over it is a heading.
  const inTable = tile.text.length <= LONGEST_CARD && near.beside(tile).some(({ kind }) => kind === "figure");
  const headers = naming?.label == null && !inTable ? [] : columns;
  const ofRow = naming?.label == null || tile.text.length > LONGEST_CARD ? [] : headings(naming.label);
  const [up] = naming?.headers ?? [];
  // The year of the last line of a table dates nothing below it.
  const ofLine = up?.kind === "period" && near.beside(up).some(({ kind }) => kind === "figure");
  const lead = up === undefined || ofLine || isItemBefore(up, tile) ? [] : columns.slice(0, 1);
  const over = nearestFirst([...new Set([...headings(tile), ...lead])], ofRow).filter(
    (heading) => !headers.includes(heading),
  );
  return tile.figures.flatMap((figure, at): Claim[] => (isChapter(tile, figure) ? [] : [claimAt(figure, at)]));

  function claimAt(figure: Read, at: number): Claim {
    return {
      figure,
      text: tile.text,
      labels: [...labelsIn(tile.text, tile.figures, at), ...captioned],
      sentence: sentenceAround(tile.text, figure),
      before: tile.text.slice(Math.max(0, figure.start - 60), figure.start),
      headers,
      headings: [...beside, ...over],
      scale: null,
      how: "text",
      named: values.find(({ quantity }) => quantity.start === figure.start) ?? null,
      passage: [tile.text.length <= 240 ? tile.text : sentenceAround(tile.text, figure), ...captioned].join(" "),
      row,
      cells: tile.cells,
      pairing: tile.title ? HEADING_PAIRING : 0.9,
    };
  }
}

const SAYS_IT = /^[^\p{L}\d]*\p{L}[^:\d]{1,30}:\s?[~≈<>+]?\s?\p{Sc}?\s?\d/u;

/** A line of the same list, set like this one: it speaks for itself. */
function isItemBefore(up: Tile, tile: Tile): boolean {
  if (up.kind === "period" || up.text.endsWith(":") || findPeriods(up.text)[0]?.start === 0) return false;
  const alike = Math.abs(up.size - tile.size) <= 0.05 * tile.size;
  return alike && Math.abs(up.edges.x0 - tile.edges.x0) <= 0.5 * tile.size;
}

/** "4.1 Customer acquisition": the number of a chapter. */
function isChapter({ text }: Tile, figure: Read): boolean {
  if (figure.start !== 0 || !/^\d{1,2}\.\d{1,2}\s\p{Lu}\p{Ll}/u.test(text)) return false;
  return !("ambiguous" in figure) && figure.scale === 1 && (figure.unit === "number" || figure.unit === "count");
}

/** A figure that nothing on the page names: seen, and not understood unless its heading says what it is. */
function unnamed(tile: Tile, row: Row, naming: RowNaming | undefined, headings: (tile: Tile) => string[]): Claim[] {
  return tile.figures
    .filter((figure) => readingOf(figure) !== null || "ambiguous" in figure)
    .map((figure) => ({
      figure,
      text: tile.text,
      labels: [],
      sentence: tile.text,
      before: "",
      headers: (naming?.headers ?? []).map(({ text }) => text),
      headings: headings(tile),
      scale: null,
      how: "card",
      named: null,
      passage: tile.text,
      row,
      cells: tile.cells,
      pairing: 0.4,
    }));
}
