import type { Cell, Row, Section } from "../../domain/document.ts";
import type { FactNature, FactOnly } from "../../domain/fact.ts";
import type { Basis, Period, Quantity, UnitKind } from "../../domain/quantity.ts";
import { readBasis } from "../../quantities/basis.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { readScaleHeader, type ScaleHeader, scaleOfNote } from "../../quantities/scale-header.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { byDefinition } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { type Account, accountOf, dayOf } from "./account.ts";
import { amountOf, announced, inUnits, saidUnit } from "./amount.ts";
import { type ColumnHeading, Columns } from "./columns.ts";
import { isAssumed, isCaseHeading, readHeading, scenarioIn } from "./heading.ts";
import { labelled, type RowLabel } from "./labels.ts";
import { Sections, type SheetSection } from "./sections.ts";
import { settleRow, settleSheet } from "./settle.ts";
import { type Spot, type SpotRow, spotRows } from "./spots.ts";
import { isRatio, sumsDown, unitOfFormula } from "./sums.ts";
import { fitAmount, inSection, lineOf, type NamedTopic, namedTopic } from "./topic.ts";

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
export function readSheet(section: Section, options: QuantityOptions, language: string | null): SheetReading | null {
  const rows = spotRows(section, options);
  return rows === null ? null : new SheetReader(section, rows, options, language).read();
}

class SheetReader {
  readonly #rows: SpotRow[];
  readonly #options: QuantityOptions;
  readonly #language: string | null;
  readonly #columns: Columns;
  readonly #sections = new Sections();
  readonly #tab: ReturnType<typeof readHeading> & { assumed: boolean };
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
    this.#tab = { ...readHeading(section.name ?? ""), assumed: isAssumed(section.name ?? "") };
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
      values.push(...settleRow(read, this.#unheaded));
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
    const named = total?.named ?? this.#topicOf(label, head, read.unit, section, own === null);
    const quantity = said100 ? { ...amount, unit: "percent" as const } : asRate(read, spot.cell, named);
    const fitted = named === null ? null : fitAmount(named.match.topic, quantity);
    const when = this.#when(name, head, named);
    const said = this.#nature(head, name, when);
    const basis: Basis = {
      ...(said === undefined ? {} : { nature: said }),
      ...named?.match.basis,
      ...definitionsIn(head?.text),
    };
    const scenario = this.#scenario(label, head, name, own === null);
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
      nature: this.#kind(basis, scenario, topic),
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

  #topicOf(
    label: string,
    head: ColumnHeading | null,
    unit: UnitKind,
    section: SheetSection | null,
    byHead: boolean,
  ): NamedTopic | null {
    const row = inSection(namedTopic(label, this.#language), label, section, unit) ?? lineOf(label);
    if (byHead || head === null || head.lasting || head.plain || head.total) {
      return head?.other && !byHead ? null : row;
    }
    const column = namedTopic(head.text, this.#language);
    if (column === null) return head.other ? null : row;
    if (row !== null && (section?.topic !== null || row.match.sureness >= column.match.sureness)) {
      return row.match.topic === column.match.topic ? row : fitAmount(column.match.topic, bare(unit)) ? null : row;
    }
    return { ...column, part: scenarioIn(label) === null && !isTotal(label) };
  }

  #when({ when }: RowLabel, head: ColumnHeading | null, named: NamedTopic | null): Period | undefined {
    const row = when === null ? undefined : readHeading(when.text);
    const month = row?.month ?? head?.month;
    if (row?.period === undefined && month !== undefined) return this.#monthOfTab(month);
    return row?.period ?? head?.period ?? named?.match.period ?? (head?.lasting ? undefined : this.#tab.period);
  }

  /** "Jan" on a sheet called "2025" is January 2025; of another year than the calendar's nothing says when it began. */
  #monthOfTab(month: number): Period | undefined {
    const { period = "" } = this.#tab;
    return /^\d{4}$/.test(period) ? `${period}-${String(month).padStart(2, "0")}` : undefined;
  }

  #nature(
    head: ColumnHeading | null,
    { when: time }: RowLabel,
    when: Period | undefined,
  ): "actual" | "projected" | undefined {
    const said =
      (time === null ? undefined : readHeading(time.text).nature) ??
      head?.nature ??
      this.#columns.title?.nature ??
      this.#tab.nature;
    return said ?? (when !== undefined && /^[YM]\d/.test(when) ? "projected" : undefined);
  }

  #kind(basis: Basis, scenario: boolean, topic: Topic | null): FactNature {
    if (scenario) return "scenario";
    if (topic?.category === "market") return "market";
    if (basis.nature === "projected") return "projection";
    const assumed = this.#tab.assumed || this.#columns.title?.assumed === true;
    return assumed && basis.nature === undefined ? "projection" : "actual";
  }

  /** A case by name, or a row that a number names: what would be if. */
  #scenario(label: string, head: ColumnHeading | null, { key }: RowLabel, byHead: boolean): boolean {
    if (head?.scenario !== undefined || scenarioIn(label) !== null || this.#tab.scenario !== undefined) return true;
    if (this.#columns.title?.scenario !== undefined) return true;
    return byHead && head !== null && head.run > 1 && key !== null;
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

/** "Total", and nothing of what: the whole of what its column counts. */
/** "Total", "TOTAL ANNÉE 1": of everything over it, or of a time. */
function isTotal(label: string): boolean {
  const [time] = findPeriods(label);
  const bare = time === undefined ? label : label.replace(time.text, "");
  return /^\W*(?:(?:grand|overall)\s)?(?:totals?|totale|totaux|totais|soma|somme)(?:\s(?:général|geral|général HT))?\W*$/iu.test(
    bare,
  );
}

function bare(unit: UnitKind): Quantity {
  return { value: 2, unit, scale: 1, decimals: 0, step: 1, text: "", start: 0, end: 0 };
}

/** A month whose year nothing says: part of what its row or column names. */
function isMonthAlone({ when: row }: RowLabel, head: ColumnHeading | null, when: Period | undefined): boolean {
  const month = (row === null ? undefined : readHeading(row.text).month) ?? head?.month;
  return month !== undefined && when === undefined;
}

/** Columns of segments beside a total: parts of what the row names. */
function isPart(head: ColumnHeading | null, byRow: boolean, named: NamedTopic | null): boolean {
  if (head === null || head.month !== undefined) return false;
  if (!byRow || head.lasting || head.plain || head.total || named === null) return false;
  return namedTopic(head.text, null)?.match.topic !== named.match.topic;
}

function definitionsIn(text: string | undefined): Basis {
  if (text === undefined) return {};
  const { nature: _, ...rest } = readBasis(text);
  return rest;
}

/** The heading that the reading of the file recognised, where the sheet shows none to judge by. */
function fallbackHeading({ cell, column, row }: Spot, words: Set<string>): ColumnHeading | null {
  if (cell.header === undefined) return null;
  const read = readHeading(cell.header);
  const lasting = read.period !== undefined || isCaseHeading(cell.header);
  if (!lasting && cell.header.split(" / ").some((text) => words.has(text))) return null;
  return { ...read, row, column, left: column, run: 1, lasting };
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

/** "Churn (%): 0.9 | 1.5 | 0.9": one that is larger than a whole shows that the row counts in hundredths, small ones too. */
function isInPoints(amount: Quantity, own: Spot | null, { spots }: SpotRow): boolean {
  if (own === null || amount.unit !== "number" || Math.abs(amount.value) > 1) return false;
  const after = spots.slice(spots.indexOf(own) + 1);
  const first = after.findIndex(({ kind }) => kind === "number");
  const next = after.findIndex(({ kind }, at) => at > first && kind === "words");
  const values = after.slice(Math.max(0, first), next < 0 ? undefined : next);
  return values.some(({ value, cell }) => value !== null && Math.abs(value) > 1 && !/%/.test(cell.format ?? ""));
}

/** "=(B3-B2)/B2" without a format: -2.4 is -240 %, however large. */
function asRate(quantity: Quantity, cell: Cell, named: NamedTopic | null): Quantity {
  if (quantity.unit !== "number" || named?.match.topic.unit !== "percent" || !isRatio(cell)) return quantity;
  return { ...quantity, unit: "percent", value: Number((quantity.value * 100).toPrecision(12)) };
}

/** "% gross margin" in a sheet that prints all its cells as money: the label says what it is. */
function withoutCurrency({ currency: _, ...rest }: Quantity): Quantity {
  return { ...rest, unit: "number" };
}
