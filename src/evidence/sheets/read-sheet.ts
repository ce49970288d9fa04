import type { Cell, Row, Section } from "../../domain/document.ts";
import type { FactNature, FactOnly } from "../../domain/fact.ts";
import { addAll } from "../../domain/many.ts";
import type { Basis, Period, Quantity } from "../../domain/quantity.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { readScaleHeader, type ScaleHeader, scaleOfNote } from "../../quantities/scale-header.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { byDefinition } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { type Account, accountOf, dayOf } from "./account.ts";
import { amountOf, announced, asRate, inUnits, isInPoints, saidUnit, withoutCurrency } from "./amount.ts";
import { type ColumnHeading, Columns } from "./columns.ts";
import { definitionsIn, fallbackHeading, isPart, topicAt } from "./crossing.ts";
import { labelled, type RowLabel } from "./labels.ts";
import { Sections, type SheetSection } from "./sections.ts";
import { settleRow, settleSheet } from "./settle.ts";
import { type Spot, type SpotRow, spotRows } from "./spots.ts";
import { sumsDown, unitOfFormula } from "./sums.ts";
import { fitAmount, type NamedTopic } from "./topic.ts";
import { isMonthAlone, SheetTime } from "./when.ts";

/** One number of a sheet with what names it. */
export interface SheetValue {
  topic: Topic | null;
  quantity: Quantity;
  label: string;
  period?: Period;
  basis: Basis;
  nature: FactNature;
  sureness: number;
  only?: FactOnly;
  cell: Cell;
  row: Row;
  /** Label and numbers as they stand beside each other. */
  passage: string;
}

/** What a sheet says: its numbers with their names, and the cells that nothing names. */
export interface SheetReading {
  values: SheetValue[];
  unnamed: { cell: Cell; row: Row }[];
}

/** A note with an amount of its own says nothing of the others: "Round 1 500 K€". A year or a count of years is none. */
const AMOUNT = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|(?:[kKmM]|Mds?|bn|mil)\b)/u;
const LONGEST_LABEL = 120;
const LONGEST_NOTE = 90;

/**
 * Reads one sheet: what heads its columns, what names its rows, which lines belong together, in which unit they count.
 * Null where the section is no grid of cells.
 */
export function readSheet(section: Section, options: QuantityOptions, language: string | null): SheetReading {
  return new SheetReader(section, spotRows(section, options), options, language).read();
}

class SheetReader {
  readonly #rows: SpotRow[];
  readonly #options: QuantityOptions;
  readonly #language: string | null;
  readonly #columns: Columns;
  readonly #sections = new Sections();
  readonly #time: SheetTime;
  readonly #cells: Map<string, Spot>;
  readonly #words: Set<string>;
  readonly #unheaded = new Set<Cell>();
  readonly #often = new Map<string, number>();
  readonly #account: Account | null;
  #scale: ScaleHeader | null;

  constructor(section: Section, rows: SpotRow[], options: QuantityOptions, language: string | null) {
    this.#rows = rows;
    this.#options = options;
    this.#language = language;
    this.#columns = new Columns(rows);
    this.#account = accountOf(rows);
    for (const { column, text } of rows.flatMap(({ spots }) => spots)) {
      this.#often.set(`${column} ${text}`, (this.#often.get(`${column} ${text}`) ?? 0) + 1);
    }
    this.#time = new SheetTime(section.name ?? "", this.#columns, rows);
    this.#scale = readScaleHeader(section.name ?? "");
    this.#words = new Set(rows.flatMap(({ spots }) => spots.map(({ text }) => text)));
    this.#cells = new Map(rows.flatMap(({ spots }) => spots.map((spot) => [spot.cell.ref ?? "", spot] as const)));
  }

  read(): SheetReading {
    const values: SheetValue[] = [];
    const unnamed: SheetReading["unnamed"] = [];
    for (const row of this.#rows) {
      const heads = this.#columns.enter(row);
      this.#noteScale(row);
      const read: SheetValue[] = [];
      const numbers = [...labelled(row.spots, heads, (column) => this.#columns.over(column, null)?.left ?? null)];
      for (const [spot, name] of numbers) {
        const value = this.#value(spot, name, row);
        if (value === null) unnamed.push({ cell: spot.cell, row: row.source });
        else read.push(value);
      }
      addAll(values, settleRow(read, this.#unheaded));
      this.#followSections(row, heads, numbers);
    }
    return { values: settleSheet(values), unnamed };
  }

  /** "(in K€)", "Plan 3 ans, montants en K€", "Valores em R$ mil": words that set the scale of what stands below. */
  #noteScale({ spots }: SpotRow): void {
    if (spots.some(({ kind }) => kind === "number")) return;
    const words = spots.filter(({ kind }) => kind === "words");
    if (words.length > 1 && spots.every(({ kind }) => kind === "words")) return;
    for (const { cell } of words) {
      if (!AMOUNT.test(cell.text.replace(/['’]?000/g, ""))) this.#scale = scaleOfNote(cell.text) ?? this.#scale;
    }
  }

  #followSections({ number, spots }: SpotRow, heads: Set<Spot>, numbers: [Spot, RowLabel][]): void {
    const named = new Set(numbers.map(([, { label }]) => label));
    for (const spot of spots) {
      if (spot.kind !== "words" || heads.has(spot)) continue;
      const text = spot.cell.text.trim();
      if (!named.has(spot)) {
        if (text.length <= LONGEST_NOTE) this.#sections.head(spot.column, number, text);
        continue;
      }
      this.#sections.leave(spot.column, number, text);
      const sums = numbers
        .filter(([, { label }]) => label === spot)
        .map(([{ cell, column }]) => sumsDown(cell, column));
      if (sums.length > 0 && sums.every((area) => area !== null && area.top > number)) {
        this.#sections.head(spot.column, number, text);
      }
    }
  }

  #value(spot: Spot, name: RowLabel, row: SpotRow): SheetValue | null {
    const value = this.#named(spot, name, row);
    const account = this.#account;
    if (value === null || account === null || row.number <= account.row) return value;
    const { topic: _, only: __, ...entry } = value;
    const cash = spot.column === account.balance ? topicById("cash") : undefined;
    if (cash === undefined) return { ...entry, topic: null };
    const day = dayOf(row.spots.find(({ column }) => column === account.date));
    return {
      ...entry,
      topic: cash,
      quantity: { ...entry.quantity, unit: "money" },
      ...(day === null ? {} : { period: day }),
      ...(row.number === account.latest ? {} : { only: "part" }),
    };
  }

  #named(spot: Spot, name: RowLabel, row: SpotRow): SheetValue | null {
    const nearest = this.#isKind(name.label) && !this.#isKind(name.before) ? (name.before ?? name.label) : name.label;
    const own = nearest !== null && nearest.cell.text.length <= LONGEST_LABEL ? nearest : null;
    const head = this.#columns.over(spot.column, own) ?? fallbackHeading(spot, this.#words);
    if (head === null) this.#unheaded.add(spot.cell);
    const shown = amountOf(spot, this.#options);
    if (shown === null) return null;
    const section = own === null ? null : this.#sections.of(own.column, row.number);
    const total = own === null ? this.#totalOf(spot) : null;
    const label = own?.cell.text.trim() ?? total?.label ?? (head?.lasting ? null : (head?.text ?? null));
    if (label === null || !/\p{L}/u.test(label)) return null;
    const amount = shown.unit === "money" && /^\s*%/.test(label) ? withoutCurrency(shown) : shown;
    const read = this.#inUnit(amount, spot, label, name.unit, head, section);
    const said100 = read.unit === "percent" && isInPoints(amount, own, row);
    const named = total?.named ?? topicAt(label, head, read.unit, section, own === null, this.#language);
    const quantity = said100 ? { ...amount, unit: "percent" as const } : asRate(read, spot.cell, named);
    const fitted = named === null ? null : fitAmount(named.match.topic, quantity);
    const when = this.#time.when(name, head, named);
    const said = this.#time.ofRow(row, label) ?? this.#time.nature(head, name, when);
    const basis: Basis = {
      ...(said === undefined ? {} : { nature: said }),
      ...named?.match.basis,
      ...definitionsIn(head?.text),
    };
    const scenario = this.#time.scenario(label, head, name, own === null);
    const only = scenario
      ? "scenario"
      : fitted?.otherUnit
        ? "unit"
        : (named?.part ?? false) || isPart(head, own !== null, named) || isMonthAlone(name, head, when)
          ? "part"
          : head?.total && head.run > 1 && this.#isSpan(head)
            ? "span"
            : spot.cell.unchecked
              ? "not_recomputed"
              : undefined;
    const topic = fitted === null ? null : byDefinition(fitted.topic, basis);
    const settled = fitted?.quantity ?? quantity;
    return {
      topic,
      quantity: settled.unit === "money" ? inUnits(settled, this.#scaleFor(label, name.unit, head)) : settled,
      label:
        topic === null && own !== null && head !== null && !head.lasting && !head.plain
          ? `${label} / ${head.text}`
          : label,
      ...(when === undefined ? {} : { period: when }),
      basis: scenario && basis.nature === undefined ? { ...basis, nature: "projected" } : basis,
      nature: this.#time.kind(basis, scenario, topic),
      sureness: 0.9,
      ...(only === undefined ? {} : { only }),
      cell: spot.cell,
      row: row.source,
      passage: passageOf(row, own, spot, label),
    };
  }

  #inUnit(
    amount: Quantity,
    spot: Spot,
    label: string,
    unit: string | null,
    head: ColumnHeading | null,
    section: SheetSection | null,
  ): Quantity {
    if (amount.unit !== "number") return amount;
    for (const text of [unit, label, head?.lasting ? null : (head?.text ?? null)]) {
      const said = saidUnit(text);
      if (said.unit === undefined) continue;
      if (said.unit === "percent" && Math.abs(amount.value) <= 1) {
        return { ...amount, unit: "percent", value: Number((amount.value * 100).toPrecision(12)) };
      }
      return {
        ...amount,
        unit: said.unit,
        ...(said.duration === undefined ? {} : { durationUnit: said.duration }),
        ...(said.scale?.currency === undefined ? {} : { currency: said.scale.currency }),
      };
    }
    const given = unitOfFormula(spot.cell, (ref) => {
      const input = this.#cells.get(ref);
      return input === undefined ? null : (amountOf(input, this.#options)?.unit ?? null);
    });
    if (given === "money") return { ...amount, unit: "money" };
    const inMoney = section?.topic?.unit === "money" && announced(label) === undefined;
    return inMoney ? { ...amount, unit: "money" } : amount;
  }

  #scaleFor(label: string, unit: string | null, head: ColumnHeading | null): ScaleHeader | undefined {
    const said = [unit, label, head?.text ?? null].map((text) => (text === null ? null : readScaleHeader(text)));
    return said.find((scale) => scale !== null) ?? this.#scale ?? undefined;
  }

  #isSpan(head: ColumnHeading): boolean {
    return head.lasting && head.period === undefined && head.month === undefined;
  }

  /** Words that stand in their column more than once say of what kind a row is, not what it is called. */
  #isKind(words: Spot | null): boolean {
    return words !== null && (this.#often.get(`${words.column} ${words.text}`) ?? 0) > 1;
  }

  /** A sum without a name, right under the lines of a section, is that section's total. */
  #totalOf({ cell, column, row }: Spot): { label: string; named: NamedTopic } | null {
    const area = sumsDown(cell, column);
    if (area === null || area.top >= row) return null;
    const section = this.#sections.from(column, area.top);
    if (section === null || section.topic === null) return null;
    const match = { topic: section.topic, how: "stem", sureness: 0.7, basis: {} } as const;
    return { label: `Total ${section.title}`, named: { match, part: false } };
  }
}

/** The row from its label to the last number that the label names. */
function passageOf({ spots }: SpotRow, label: Spot | null, spot: Spot, name: string): string {
  if (label === null) return `${name}: ${spot.cell.text.trim()}`;
  const from = spots.indexOf(label);
  let to = from + 1;
  while (to < spots.length && spots[to]?.kind === "number") to++;
  const texts = spots.slice(from, Math.max(to, spots.indexOf(spot) + 1)).map(({ cell }) => cell.text.trim());
  return texts.join(" ");
}
