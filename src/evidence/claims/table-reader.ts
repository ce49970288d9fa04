import type { Cell, Row, Section, SourceDocument } from "../../domain/document.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import type { ScaleHeader } from "../../quantities/scale-header.ts";
import { type Column, Headings, isHeadingCell } from "./columns.ts";
import { keysOf, meaningsIn, stemsIn } from "./keys.ts";
import type { Point, Series } from "./series.ts";
import { apart, inScale, isNil, quantityIn, scaled } from "./table-cells.ts";
import { mayBeUnscaled, scaleIn } from "./table-scale.ts";
import { type Time, timeIn } from "./time-of.ts";

/** What is above a table and tells what it is about. */
export interface Above {
  /** The last rows of words, nearest last. */
  captions: string[];
  /** The rows of words that open the block of tables: from the last running text to its first row of values. */
  opening: string[];
  /** The rows of words since the last row of values. */
  nearest: string[];
  /** A row of values was read in the block. */
  open: boolean;
  /** The headings of the block's last table and how they count: its tables go on under them. */
  headings: Headings | null;
  counted: ScaleHeader | null;
  /** How the whole document counts, where it says so. */
  scale: ScaleHeader | null;
}

const TOTAL = /^\s*(?:total|totaux|totais)(?!\p{L})/iu;

/** A row that gives the row above it as a part of something: "Percentage of total revenue", "% du CA". */
const PART_OF_IT =
  /^\s*(?:as an? )?(?:percentage|percent|%|en %|pourcentage|percentagem|porcentagem)\s(?:of|d|do|da|du|de)(?!\p{L})/iu;

/** One table, row by row, into series. */
export class TableReader {
  headings = new Headings();
  /** Its headings are those of the table before it in the block, as long as it has none of its own. */
  private inherits = false;
  private readonly series: Series[] = [];
  private readonly turned = new Map<string, Series>();
  private heading = "";
  private title = "";
  private titles: string[] = [];
  /** A row of values was read since the last headings. */
  filled = false;
  /** How its own headings count. */
  own: ScaleHeader | null = null;
  private readonly counted: ScaleHeader | null;
  private readonly around: string[];
  private readonly nearest: string[];
  private readonly near: ScaleHeader | null;
  private readonly far: ScaleHeader | null;
  private time: Time | null = null;

  private readonly document: SourceDocument;
  private readonly section: Section;
  private readonly options: QuantityOptions;
  private readonly number: number;

  constructor(
    document: SourceDocument,
    section: Section,
    options: QuantityOptions,
    { captions, scale, opening, nearest, headings, counted }: Above,
    number: number,
  ) {
    this.document = document;
    this.section = section;
    this.options = options;
    this.number = number;
    this.around = [...opening, ...captions, section.name ?? ""];
    this.nearest = nearest;
    this.counted = counted;
    if (headings !== null) {
      this.headings = headings;
      this.inherits = true;
    }
    this.near = captions.map(scaleIn).findLast((found) => found !== null && found.scale > 1) ?? null;
    this.far = scale;
    this.time = captions.map(timeIn).findLast((found) => found != null) ?? null;
  }

  add(row: Row): void {
    const [first, ...others] = row.cells;
    if (first === undefined) return;
    const label = first.text.trim();
    const values = others.filter(({ text }) => text.trim() !== "");
    if (values.length === 0) this.headingRow(label);
    else if (values.every(isHeadingCell) && !isNil(values)) this.headerRow(row, label);
    else this.valueRow(row, label, others);
  }

  done(): Series[] {
    const rows = [...this.series, ...this.turned.values()].filter(({ points }) => points.length > 0);
    let total: Series | null = null;
    for (const row of rows.toReversed()) {
      if (TOTAL.test(row.label)) total = row;
      else if (total !== null) this.addsUpTo(row, total);
    }
    return rows;
  }

  /** A row of totals names what the rows above it are amounts of. */
  private addsUpTo(row: Series, { label }: Series): void {
    const words = [...stemsIn(label)].filter((word) => word !== "total");
    row.total = new Set(words);
    row.near = new Set([...row.near, ...words, ...meaningsIn(label)]);
    row.context = new Set([...row.context, ...words]);
    row.meanings = new Set([...row.meanings, ...meaningsIn(label)]);
  }

  /** A row with a label alone: what follows is under it. */
  private headingRow(label: string): void {
    if (label === "") return;
    this.own = scaled(scaleIn(label)) ?? this.own;
    if (!this.filled && (this.inherits || this.headings.empty)) this.titles.push(label);
    this.heading = label;
    this.time = timeIn(label) ?? this.time;
  }

  private headerRow(row: Row, label: string): void {
    if (this.filled || this.inherits) {
      this.headings = new Headings();
      this.filled = false;
      this.inherits = false;
    }
    this.headings.add(row);
    for (const { text } of row.cells) {
      if (text.trim() !== "") this.titles.push(text);
    }
    this.own = scaled(scaleIn(label)) ?? this.own;
    const all = row.cells.map(({ text }) => scaled(scaleIn(text))).filter((found) => found !== null);
    if (all.length === 1) this.own ??= all[0] ?? null;
    this.title = label;
    if (label !== "" && timeIn(label) === null) this.heading = label;
    if (label !== "" && timeIn(label) != null) this.time = timeIn(label) ?? this.time;
  }

  private valueRow(row: Row, label: string, others: Cell[]): void {
    this.filled = true;
    const rowTime = parsePeriod(label) === null ? null : timeIn(label);
    const points: { point: Point; column: Column }[] = [];
    const columns = apart(others.map((cell, index) => this.headings.over(cell, index + 1)));
    for (const [index, cell] of others.entries()) {
      const column = columns[index] as Column;
      const point = this.pointOf(row, label, cell, column);
      if (point !== null) points.push({ point, column });
    }
    if (rowTime != null) {
      for (const { point, column } of points)
        this.turn(row, { ...point, time: rowTime, column: new Set() }, column.text);
      return;
    }
    if (!/\p{L}/u.test(label)) return;
    const read = this.dated(points.map(({ point }) => point));
    const above = PART_OF_IT.test(label) ? this.series.findLast((one) => !PART_OF_IT.test(one.label)) : undefined;
    const name = above === undefined || above.label.includes(label) ? label : `${above.label} ${label}`;
    this.series.push(this.newSeries(name, row, read));
  }

  /** Values that stand under no heading of their own, as many as the row above dates: they have its times. */
  private dated(points: Point[]): Point[] {
    const above = this.series.at(-1)?.points.filter(({ time, change }) => time !== null && !change) ?? [];
    const bare = points.every(({ time, change, column }) => time === null && !change && column.size === 0);
    if (!bare || points.length < 2 || above.length !== points.length) return points;
    return points.map((point, at) => ({ ...point, time: above[at]?.time ?? null }));
  }

  private turn(row: Row, point: Point, label: string): void {
    if (!/\p{L}/u.test(label)) return;
    const known = this.turned.get(label);
    if (known === undefined) this.turned.set(label, this.newSeries(label, row, [point]));
    else known.points.push(point);
  }

  private newSeries(label: string, row: Row, points: Point[]): Series {
    const near = [this.heading, this.title, ...this.titles, ...this.nearest].join(" ");
    const context = [near, ...this.around].join(" ");
    return {
      label,
      keys: keysOf(label),
      total: new Set(),
      near: new Set([...stemsIn(near), ...meaningsIn(near)]),
      context: stemsIn(context),
      meanings: meaningsIn(context),
      points,
      passage: row.cells.map(({ text }) => text).join(" | "),
      table: this.number,
      kind: "figure",
      firm: true,
      ...(this.document.language === null ? {} : { language: this.document.language }),
    };
  }

  private pointOf(row: Row, label: string, cell: Cell, column: Column): Point | null {
    const read = quantityIn(cell.text, this.options);
    if (read === null) return null;
    const percent = read.unit === "number" && column.percent && !column.change;
    const quantity: Quantity = percent ? { ...read, unit: "percent" } : read;
    const rowScale = scaled(scaleIn(label));
    const said = rowScale ?? column.scale ?? this.own ?? this.near ?? this.counted;
    const scale = said ?? this.far;
    // Under the scale of a table before it, the heading right above says what the rows count.
    const under = said === this.counted ? [this.heading, ...this.nearest].join(" ") : "";
    const applies =
      scale !== null &&
      scale.scale > 1 &&
      quantity.scale === 1 &&
      (quantity.unit === "number" || quantity.unit === "money");
    const full = applies ? inScale(quantity, scale) : quantity;
    const unsure = applies && rowScale === null && mayBeUnscaled(`${label} ${under}`, [...column.words].join(" "));
    const change = column.change;
    return {
      quantity: full,
      ...(unsure ? { bare: quantity } : {}),
      scaled: said !== null || quantity.scale !== 1 || quantity.unit === "percent",
      time: column.time ?? (change ? null : this.time),
      column: column.words,
      change,
      text: cell.text.trim(),
      address: addressOfRow(this.document, this.section, row, [cell]),
    };
  }
}
