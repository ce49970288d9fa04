import type { Row, Section } from "../../domain/document.ts";
import { findTicks } from "../../dossier/ocr/chart/axis.ts";
import { METRIC_WORDS } from "../../lexicon/metric-words.ts";
import { isCurrencyCode } from "../../quantities/currencies.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods, parsePeriod } from "../../quantities/periods.ts";
import { type ScaleHeader, scaleOfNote } from "../../quantities/scale-header.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { type Captioned, readCaptions } from "../layout/captions.ts";
import { headingsOver } from "../layout/headings.ts";
import { readingOf } from "../layout/kind.ts";
import { marketOver } from "../layout/market-head.ts";
import { Neighbours } from "../layout/neighbours.ts";
import { tilesOf } from "../layout/page.ts";
import { type RowNaming, readRows } from "../layout/rows.ts";
import { headingOfTable } from "../layout/table-heading.ts";
import { aligned, level, type Tile } from "../layout/tile.ts";
import type { Claim } from "./claim.ts";
import { fitTo, type Read } from "./fit.ts";
import { barsOver, claimsOfBars } from "./in-bars.ts";
import { claimsOfSeries } from "./in-series.ts";
import { valuesInText } from "./in-text.ts";
import { HEADING_PAIRING, labelsIn, sentenceAround } from "./own-label.ts";

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
  const ofBars = claimsOfBars(bars, section, headings, others);
  const told = new Set(ofBars.map(({ figure }) => figure));
  const untold = [...bars.keys()].filter(({ figures: [read] }) => read === undefined || !told.has(read));
  return [...charts, ...others, ...ofBars, ...untold.flatMap(claimsOf)];

  /** "A$200–600M serviceable": the first figure of a line set large is the market's that heads its card. */
  function ofMarket(claim: Claim, tile: Tile): Claim {
    const market = claim.figure === tile.figures[0] && claim.named === null ? marketOver(tile, near) : null;
    return market === null ? claim : underMarket({ ...claim, how: "card" }, market);
  }

  function claimsOf(tile: Tile): Claim[] {
    const naming = rows.get(tile);
    const row = section.rows[tile.row] as Row;
    if (tile.kind === "mixed")
      return claimsOfText(tile, row, naming, headings, near, options)
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

/** "CAC | ₹180" over "LTV | ₹3,240": values set large on the right of their names, line under line, are a list. */
function isRepeated(figure: Tile, rows: ReadonlyMap<Tile, RowNaming>, near: Neighbours): boolean {
  const label = rows.get(figure)?.label ?? null;
  if (label === null || figure.size >= 2.4 * label.size || smallCaption(figure, near) !== null) return false;
  if (near.beside(figure).some(({ kind, edges }) => kind === "figure" && edges.x0 >= label.edges.x0)) return false;
  return [...rows].some(([other, naming]) => {
    if (other === figure || naming.label === null || naming.label === label || other.kind !== "figure") return false;
    const edge = Math.min(Math.abs(other.edges.x1 - figure.edges.x1), Math.abs(other.edges.x0 - figure.edges.x0));
    const alike = Math.abs(other.size - figure.size) <= 0.35 * figure.size;
    const apart = Math.abs(level(other.edges) - level(figure.edges));
    return alike && edge <= 2 && apart <= 3 * figure.size && Math.abs(naming.label.edges.x0 - label.edges.x0) <= 2;
  });
}

/** "1 Research team", "2 Patent prosecution", one under the other: the numbers of a list. */
function countersIn(tiles: readonly Tile[]): ReadonlySet<Tile> {
  const numbered = tiles.flatMap((tile) => {
    const number = tile.kind === "mixed" ? /^0?(\d{1,2})\s+\p{L}/u.exec(tile.text)?.[1] : undefined;
    return number === undefined ? [] : [{ tile, number: Number(number) }];
  });
  const columns = Map.groupBy(numbered, ({ tile }) => Math.round(tile.edges.x0 / 3));
  return new Set(
    [...columns.values()].flatMap((column) => {
      const sorted = column.toSorted((a, b) => a.tile.edges.y0 - b.tile.edges.y0);
      const counts = sorted.length > 1 && sorted.every(({ number }, at) => number === (sorted[0]?.number ?? 0) + at);
      return counts && (sorted[0]?.number ?? 9) <= 1 ? sorted.map(({ tile }) => tile) : [];
    }),
  );
}

/** A figure without a heading among others of its row that stand under dates was misread, or belongs elsewhere. */
const LOST = 0.5;

/** The names of rows of which two values and more stand under dates. */
function labelsOfDated(rows: ReadonlyMap<Tile, RowNaming>): Set<Tile> {
  const seen = new Set<Tile>();
  const several = new Set<Tile>();
  for (const { label, headers } of rows.values()) {
    if (label === null || !headers.some(({ kind }) => kind === "period")) continue;
    (seen.has(label) ? several : seen).add(label);
  }
  return several;
}

/** "1", "2", "3" under "Year": the times of a table's lines, and no figures of theirs. */
function withCountedTimes(tiles: Tile[]): Tile[] {
  const near = new Neighbours(tiles);
  const counts = ({ kind, text }: Tile) => kind === "figure" && /^\d{1,2}$/.test(text);
  return tiles.map((tile) => {
    let top: Tile | null = counts(tile) ? tile : null;
    while (top !== null && counts(top)) top = near.above(top);
    const word = top === null ? undefined : COUNTED.exec(top.text.trim())?.[0];
    return word === undefined ? tile : { ...tile, text: `${word} ${tile.text}`, kind: "period", figures: [] };
  });
}
const COUNTED = /^(?:month|year|mois|ann[ée]e|m[êe]s|ano|año)(?=s?$)/iu;

/** The marks on the axis of a chart are no figures of the company's. */
function withoutAxes(tiles: Tile[]): Tile[] {
  const places = tiles.map((tile) => ({ tile, text: tile.text, ...tile.edges }));
  const marks = new Set(findTicks(places).flatMap((axis) => axis.map(({ fragment }) => fragment)));
  return marks.size === 0 ? tiles : places.filter((place) => !marks.has(place)).map(({ tile }) => tile);
}

/** A bare number that is the page's own, or small and alone in its corner. */
function isPageNumber({ text, edges }: Tile, { number, printedNumber, height }: Section): boolean {
  if (!/^\d{1,3}$/.test(text)) return false;
  const value = Number(text);
  const atEdge = height !== undefined && (edges.y0 > 0.9 * height || edges.y1 < 0.06 * height);
  return value === number || value === printedNumber || atEdge;
}

/** A line of a table: its label is no caption set in smaller type, and nothing nearer names the figure. */
function isInRow(figure: Tile, naming: RowNaming | undefined, near: Neighbours): boolean {
  const label = naming?.label ?? null;
  if (naming === undefined || label === null) return false;
  if (figure.size >= 1.45 * label.size || label.size >= 2 * figure.size || isInStack(figure, near)) return false;
  const caption = smallCaption(figure, near);
  if (caption !== null && !(naming.headers.includes(caption) && headsColumn(figure, label, near))) return false;
  const peers = near.beside(figure).filter(({ kind }) => kind === "figure").length;
  if (naming.headers.length > 0 || peers > 0) return true;
  const gap = (figure.edges.x0 - label.edges.x1) / figure.size;
  const [over, under] = [near.above(figure), near.below(figure)];
  const stacked = [over, under].some((tile) => tile?.kind === "figure");
  // A bar may be as long as it likes between its year and its value.
  return stacked || gap <= 14 || label.kind === "period";
}

/** The first of a column whose next line has a name under this one's: the smaller words over it head them all. */
function headsColumn(figure: Tile, label: Tile, near: Neighbours): boolean {
  const [next, name] = [near.below(figure), near.below(label)];
  if (next?.kind !== "figure" && next?.kind !== "mixed") return false;
  if (name === null || Math.abs(next.size - figure.size) > 0.06 * figure.size) return false;
  const lined = Math.abs(level(next.edges) - level(name.edges)) <= 0.55 * Math.max(next.size, name.size);
  return lined && Math.abs(name.edges.x0 - label.edges.x0) <= 2 && aligned(next.edges, figure.edges, 0.3 * figure.size);
}

/** Names and values in turn, the names set alike and smaller and all in one column: no line of a table. */
function isInStack(figure: Tile, near: Neighbours): boolean {
  const over = near.above(figure);
  if (over?.kind !== "words" || over.title || over.size > 0.9 * figure.size) return false;
  const isName = (tile: Tile | null) =>
    tile?.kind === "words" &&
    Math.abs(tile.size - over.size) <= 0.06 * over.size &&
    Math.abs(tile.edges.x0 - figure.edges.x0) <= 2;
  const before = near.above(over);
  const names = [near.below(figure), before === null ? null : near.above(before)];
  return isName(over) && names.some(isName);
}

/** "4,000,000" over "MXN for 14 % equity": the currency of a figure set large may begin the line under it. */
function currencyUnder(tile: Tile, near: Neighbours): string | null {
  const [figure, ...more] = tile.figures;
  if (figure === undefined || more.length > 0 || "ambiguous" in figure || figure.unit !== "number") return null;
  const below = near.below(tile);
  const code = /^[A-Z]{3}(?![\p{L}\d])/u.exec(below?.text ?? "")?.[0];
  if (below === null || code === undefined || !isCurrencyCode(code)) return null;
  return below.size < tile.size && below.edges.y0 - tile.edges.y1 <= tile.size ? code : null;
}

const LONGEST_CARD = 34;
const OF_A_MARKET = /^\P{L}*(?:TAM|SAM|SOM)(?!\p{L})/u;

/** A large figure with its words set small on its right. */
function wordsOnTheRight(figure: Tile, near: Neighbours): Tile | null {
  const next = near.beside(figure).find(({ edges }) => edges.x0 >= figure.edges.x1 - 0.2 * figure.size);
  if (next?.kind !== "words" || next.size > 0.6 * figure.size || isOfAnotherCard(next, figure, near)) return null;
  return next.edges.x0 - figure.edges.x1 <= 0.9 * figure.size ? next : null;
}

/** Words right over or under another figure are that one's, however near they come to this. */
function isOfAnotherCard(words: Tile, figure: Tile, near: Neighbours): boolean {
  return [near.above(words), near.below(words)].some(
    (other) => other !== null && other !== figure && other.kind === "figure" && isSmallBeside(words, other),
  );
}

/** "[40 %] Product development": a figure that begins its line, with its words on the right and nothing over or under it. */
function badgesIn(
  figures: readonly Tile[],
  captions: ReadonlyMap<Tile, Captioned>,
  inRows: ReadonlySet<Tile>,
  rows: ReadonlyMap<Tile, RowNaming>,
  near: Neighbours,
): [Tile, Captioned][] {
  const taken = new Set<Tile>([...captions.values()].map(({ caption }) => caption));
  return figures.flatMap((figure) => {
    const read = figure.figures[0] === undefined ? null : readingOf(figure.figures[0]);
    // "1 First meeting" is the number of a step, "100 % audit trail" a manner of speaking.
    if (read === null || !(read.unit === "money" || (read.unit === "percent" && read.value < 100))) return [];
    if (captions.has(figure) || inRows.has(figure) || rows.get(figure)?.label != null) return [];
    if (hasWordsUnder(figure, near)) return [];
    const [next] = near.beside(figure).filter(({ edges }) => edges.x0 >= figure.edges.x1);
    if (next?.kind !== "words" || next.title || taken.has(next) || next.text.length > LONGEST_BADGE) return [];
    const gap = (next.edges.x0 - figure.edges.x1) / figure.size;
    return gap <= 4 ? [[figure, { caption: nameOver(next, near) ?? next, other: null, side: "below" }]] : [];
  });
}
const LONGEST_BADGE = 90;

/** Smaller words right under it that begin where it does are its own, whatever stands beside. */
function hasWordsUnder(figure: Tile, near: Neighbours): boolean {
  const under = near.below(figure);
  if (under === null || (under.kind !== "words" && under.kind !== "mixed") || under.size >= figure.size) return false;
  const close = under.edges.y0 - figure.edges.y1 <= 0.5 * figure.size;
  return close && Math.abs(under.edges.x0 - figure.edges.x0) <= 0.25 * figure.size;
}

/** A name set larger right over its description. */
function nameOver(words: Tile, near: Neighbours): Tile | null {
  const over = near.above(words);
  if (over?.kind !== "words" || over.title || over.size < 1.05 * words.size || over.size > 1.6 * words.size)
    return null;
  const close = words.edges.y0 - over.edges.y1 <= 0.6 * over.size;
  return close && Math.abs(over.edges.x0 - words.edges.x0) <= 0.5 * words.size ? over : null;
}

/** Of a row of cards all but one say the same time ("Patients (Yr 3)"): it holds for that one too. */
function timesOfCards(captions: ReadonlyMap<Tile, Captioned>): Map<Tile, string> {
  const cards = [...captions].map(([figure, { caption }]) => ({ figure, times: findPeriods(caption.text) }));
  const rows = Map.groupBy(
    cards,
    ({ figure: { edges, size } }) => `${Math.round(level(edges) / size)}|${Math.round(size)}`,
  );
  return new Map(
    [...rows.values()].flatMap((row) => {
      const [untimed, ...more] = row.filter(({ times }) => times.length === 0);
      const said = new Set(row.flatMap(({ times }) => times.map(({ period }) => period)));
      const time = row.flatMap(({ times }) => times)[0];
      if (untimed === undefined || more.length > 0 || row.length < 3 || said.size !== 1 || time === undefined)
        return [];
      return [[untimed.figure, time.text] as const];
    }),
  );
}

/** Words in smaller type right under or over it: a card, whatever stands beside. */
function smallCaption(figure: Tile, near: Neighbours): Tile | null {
  const found = [near.below(figure), near.above(figure)].find((tile) => tile !== null && isSmallBeside(tile, figure));
  return found ?? null;
}

function isSmallBeside(tile: Tile, figure: Tile): boolean {
  return (
    tile.kind === "words" &&
    !tile.title &&
    tile.size <= 0.75 * figure.size &&
    aligned(tile.edges, figure.edges, 0.5 * figure.size) &&
    Math.max(tile.edges.y0 - figure.edges.y1, figure.edges.y0 - tile.edges.y1) <= 0.8 * figure.size
  );
}

function canName({ text }: Tile, figure: Tile): boolean {
  const [read] = figure.figures;
  if (read === undefined) return false;
  const match = matchTopic(text.trim());
  if (match !== null && match.sureness >= SURE_ENOUGH) return fitTo(match.topic, read, "prose") !== null;
  const unit = readingOf(read)?.unit;
  return METRIC_WORDS.some(
    (rule) =>
      unit !== undefined && rule.units.includes(unit) && rule.words.test(text) && rule.unless?.test(text) !== true,
  );
}

/** How a table counts stands beside its values, over them, in its corner or in the line above it. */
function scaleOf(naming: RowNaming, near: Neighbours, over: readonly string[]): ScaleHeader | null {
  const [header] = naming.headers;
  const line = header === undefined ? [] : near.beside(header);
  const corner = header === undefined ? null : near.above(line[0] ?? header);
  const overLabels = header === undefined || naming.label === null ? null : near.above(raised(naming.label, header));
  const tiles = [naming.unit, naming.label, ...naming.headers, ...line, corner, overLabels].filter(
    (tile) => tile !== null,
  );
  for (const text of [...tiles.map((tile) => tile.text), ...over]) {
    const scale = scaleOfNote(text);
    if (scale !== null) return scale;
  }
  return null;
}

/** A row's name as if it stood on the line of the headers: what is next above it stands over the whole column of names. */
function raised(label: Tile, { edges: { y0, y1 } }: Tile): Tile {
  return { ...label, edges: { ...label.edges, y0, y1 } };
}

/** What stands over a value and over the name of its line: what stands over both, like the title, speaks last. */
function nearestFirst(ofValue: readonly string[], ofName: readonly string[]): string[] {
  const both = new Set(ofValue.filter((heading) => ofName.includes(heading)));
  return [...new Set([...ofValue, ...ofName])].filter((heading) => !both.has(heading)).concat(...both);
}

function claimsOfCell(
  tile: Tile,
  row: Row,
  naming: RowNaming,
  headings: (tile: Tile) => string[],
  near: Neighbours,
): Claim[] {
  const label = naming.label as Tile;
  const headers = naming.headers.map(({ text }) => text);
  // What stands over the name of a row speaks for its values too, however far to the right.
  const ofRow = headings(label).filter((text) => headers.length > 0 || parsePeriod(text) === null);
  const [header] = naming.headers;
  const ofTable = header === undefined ? null : headingOfTable(header, near);
  const over = [...new Set([...(ofTable === null ? [] : [ofTable]), ...nearestFirst(headings(tile), ofRow)])];
  const scale = scaleOf(naming, near, over);
  return tile.figures.map((figure) => ({
    figure,
    text: tile.text,
    labels: [label.text],
    sentence: `${label.text} ${tile.text}`,
    before: "",
    headers,
    headings: over.filter((heading) => heading !== label.text && !headers.includes(heading)),
    scale,
    how: "row",
    named: null,
    passage: `${label.text} ${tile.text}`,
    row,
    cells: [...label.cells, ...tile.cells],
    pairing: 1,
  }));
}

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

/** "for 12 % equity | £1.2M pre-money": what stands behind a bar with a figure of its own names that one. */
function ownPart({ text, figures }: Tile): string {
  if (figures.length < 2) return text;
  const [first = "", ...more] = text.split(/\s[|·•]\s/u);
  return more.length > 0 && /\p{L}{3}/u.test(first) ? first.trim() : text;
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
  const beside = naming?.label == null || naming.label.kind === "mixed" ? [] : [naming.label.text];
  const columns = (naming?.headers ?? []).map(({ text }) => text);
  // A text with neither a name nor a figure on its line stands in no table: what is over it is a heading.
  const inTable = tile.text.length <= LONGEST_CARD && near.beside(tile).some(({ kind }) => kind === "figure");
  const headers = naming?.label == null && !inTable ? [] : columns;
  const ofRow = naming?.label == null || tile.text.length > LONGEST_CARD ? [] : headings(naming.label);
  const [up] = naming?.headers ?? [];
  const lead = up === undefined || isItemBefore(up, tile) ? [] : columns.slice(0, 1);
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
