import type { Cell, Row } from "../../domain/document.ts";
import { MONTH_PATTERN, monthNumber } from "../../lexicon/months.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import type { ScaleHeader } from "../../quantities/scale-header.ts";
import { stemsIn } from "./keys.ts";
import { scaleIn } from "./table-scale.ts";
import { type Time, timeIn } from "./time-of.ts";

/** What the headings of one column say. */
export interface Column {
  time: Time | null;
  /** The column compares others: two periods, "change", "variance". */
  change: boolean;
  words: ReadonlySet<string>;
  text: string;
  scale: ScaleHeader | null;
  percent: boolean;
}

const CHANGE =
  /\b(?:change|changes|variance|var|variation|growth|increase|decrease|inc|dec|évolution|evolution|croissance|crescimento|varia[çc][ãa]o|écart|diff|difference|cagr|vs|versus|favou?rable)\b|Δ|\+\/-/iu;
/** Words of headings that part no column from another. */
const PLAIN = new Set(
  "three six nine twelv twelve may june juli july mai juin aout year month quarter fiscal end ended period decemb januari februari march april june juli august septemb octob novemb as report restat audit unaudit actual note amount usd eur gbp thousand million total consolid december juin decembre exercic anne".split(
    " ",
  ),
);

/** Asides, units and days of months name no column. */
const NO_WORDS = new RegExp(`\\([^)]*\\)|[€$£]\\s?\\S+|(?:${MONTH_PATTERN})\\.?\\s?\\d{1,2}(?!\\d)`, "giu");

const DAYS = new RegExp(`(?:${MONTH_PATTERN})\\.?\\s?\\d{1,2}(?!\\d)`, "giu");

const NONE: Column = { time: null, change: false, words: new Set(), text: "", scale: null, percent: false };

/** The headings of a table, as far as they were read: one text a column, from the top. */
export class Headings {
  private readonly levels: { cells: Cell[]; spans: boolean }[] = [];
  private readonly known = new Map<string, Column>();

  get empty(): boolean {
    return this.levels.length === 0;
  }

  add(row: Row): void {
    const cells = row.cells.slice(isColumn(row.cells[0]) ? 0 : 1).filter(({ text }) => text.trim() !== "");
    this.levels.push({ cells: row.cells, spans: cells.length === 1 });
    this.known.clear();
  }

  /** What stands over a cell: by its place on the page, its letter in a sheet, or its position in the row. */
  over(cell: Cell, index: number): Column {
    const texts = this.levels.map((level) => textOver(level, cell, index)).filter((text) => text !== "");
    if (cell.header !== undefined && !texts.some((text) => cell.header?.includes(text))) texts.unshift(cell.header);
    const text = texts.join(" ");
    if (text === "") return NONE;
    let column = this.known.get(text);
    if (column === undefined) {
      column = columnOf(text, texts);
      this.known.set(text, column);
    }
    return column;
  }
}

/** A time or a day that is placed on the page: the first heading of a row that has no name over its labels. */
function isColumn(cell: Cell | undefined): boolean {
  if (cell?.box === undefined) return false;
  return timeIn(cell.text) != null || /^\s*,?\s*$/.test(cell.text.replace(DAYS, ""));
}

function columnOf(text: string, texts: readonly string[]): Column {
  const own = texts.findLast((one) => timeIn(one) !== null) ?? texts.at(-1) ?? "";
  const clean = timeIn(own);
  const named = clean != null && !CHANGE.test(own);
  const time = timeIn(text) ?? (named ? clean : timeIn(text));
  const scale = texts.map(scaleIn).findLast((found) => found !== null && found.scale > 1) ?? null;
  const words = new Set(
    [...stemsIn(text.replace(NO_WORDS, " "))].filter(
      (word) => !PLAIN.has(word) && !/^(?:19|20)\d\d$|^0+$|^[km]$/.test(word),
    ),
  );
  return {
    time: time == null ? null : withMonth(time, text),
    change: !named && (time === undefined || CHANGE.test(text)),
    words,
    text,
    scale,
    percent: /%|\bpercent|pourcent|porcent/i.test(own),
  };
}

/** "Dec. 31," over "2016": a day that the heading gives apart from its year. */
function withMonth(time: Time, text: string): Time {
  if (time.year === undefined || time.month !== undefined || time.part !== undefined) return time;
  const days = [...new Set([...text.matchAll(DAYS)].map(([day]) => monthNumber(day.replace(/\.?\s?\d+$/, ""))))];
  const [month] = days;
  return days.length === 1 && month != null ? { ...time, month } : time;
}

function textOver({ cells, spans }: { cells: Cell[]; spans: boolean }, cell: Cell, index: number): string {
  if (spans)
    return (
      cells
        .slice(1)
        .find(({ text }) => text.trim() !== "")
        ?.text.trim() ?? ""
    );
  if (cell.ref !== undefined) {
    const letters = cell.ref.replace(/\d+/g, "");
    return cells.find(({ ref }) => ref?.replace(/\d+/g, "") === letters)?.text.trim() ?? "";
  }
  if (cell.box !== undefined && cells.some(({ box }) => box !== undefined)) return byPlace(cells, cell);
  // A heading over several columns stands over the first of them; the others are blank.
  for (let at = Math.min(index, cells.length - 1); at >= 1; at--) {
    const text = cells[at]?.text.trim() ?? "";
    if (text !== "") return text;
  }
  return "";
}

function byPlace(cells: readonly Cell[], cell: Cell): string {
  const right = (cell.box?.x ?? 0) + (cell.box?.width ?? 0);
  let best = "";
  let nearest = Number.POSITIVE_INFINITY;
  for (const { box, text } of cells.slice(cells[0]?.text.trim() === "" ? 0 : 0)) {
    if (box === undefined || text.trim() === "") continue;
    const overlap = Math.min(right, box.x + box.width) - Math.max(cell.box?.x ?? 0, box.x);
    const distance = overlap > 0 ? -overlap : Math.abs(box.x + box.width / 2 - (right - (cell.box?.width ?? 0) / 2));
    if (distance < nearest && (overlap > 0 || distance < 40)) {
      nearest = distance;
      best = text.trim();
    }
  }
  return best;
}

/** A cell that is a heading by itself: a period, or words without a figure. */
export function isHeadingCell({ text }: Cell): boolean {
  const trimmed = text.trim();
  if (trimmed === "" || isUnit(trimmed)) return true;
  if (parsePeriod(trimmed) !== null || timeIn(trimmed) !== null) return !/[$€£]\s?\d|\d[.,]\d{3}|\d\s?%/.test(trimmed);
  return !/\d/.test(trimmed.replace(/\(\d{1,2}\)/g, "").replace(DAYS, "")) && !/^[-–—]$/.test(trimmed);
}

/** "$'000", "£m", "(in thousands)": how the column counts. */
function isUnit(text: string): boolean {
  return (scaleIn(text)?.scale ?? 1) > 1 && !/[1-9]/.test(text);
}
