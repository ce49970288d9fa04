import { type CellSpec, makeXlsx, type SheetSpec } from "../../src/testing/make-xlsx.ts";
import type { SeededRandom } from "../../src/testing/random.ts";
import { metricOf } from "./metrics.ts";
import { inModel, modelValue, type Plan } from "./plan.ts";
import { WORDS } from "./words.ts";
import type { Series, World } from "./world.ts";

/** Where a metric's row stands, and the column of each year. */
export interface ModelRow {
  sheet: string;
  row: number;
  name: string;
  column: Record<keyof Series, string>;
  values: Series;
}

export interface Model {
  bytes: Uint8Array;
  rows: Map<string, ModelRow>;
  /** On a sheet nobody sees. */
  hidden: Map<string, { sheet: string; row: number; column: string; value: number }>;
}

export interface ModelOptions {
  inject?: { metric: string; value: number } | undefined;
}

const SYMBOL = { EUR: "€", USD: "$", GBP: "£", BRL: "R$" } as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRST";
type CellValue = CellSpec | string | number | null;

const SHEET_OF: Record<string, "recurring" | "profit" | "cash" | "kpis"> = {
  mrr: "recurring",
  arr: "recurring",
  revenue: "profit",
  net_revenue: "profit",
  gross_revenue: "profit",
  cogs: "profit",
  gross_margin: "profit",
  cash: "cash",
  burn: "cash",
};

/** Builds the workbook: sheets by subject, a title, a heading of years, blank rows, and what people add around. */
export function makeModel(world: World, plan: Plan, random: SeededRandom, options: ModelOptions): Model {
  const words = WORDS[plan.modelLocale];
  const model: Model = { bytes: new Uint8Array(), rows: new Map(), hidden: new Map() };
  const ids = [...world.truth.keys()].filter((id) => inModel(plan.presence.get(id)));
  const sheets: SheetSpec[] = [];
  for (const key of ["recurring", "profit", "cash", "kpis"] as const) {
    const own = ids.filter((id) => (SHEET_OF[id] ?? "kpis") === key);
    if (own.length > 0) sheets.push(yearly(words.sheets[key], own, world, plan, random, model));
  }
  const followed = ["mrr", "revenue", "net_revenue"].filter((id) => inModel(plan.presence.get(id)));
  if (followed.length > 0 && random.next() < 0.5) sheets.push(monthly(followed, world, plan));
  if (options.inject !== undefined) sheets.push(hiddenSheet(options.inject, world, plan, model));
  if (random.next() < 0.4) sheets.unshift({ name: "Notes", rows: [[world.company], [], [words.footnote]] });
  if (sheets.length === 0) sheets.push({ name: "Notes", rows: [[world.company]] });
  model.bytes = makeXlsx(sheets);
  return model;
}

function years(world: World, plan: Plan): string[] {
  const words = WORDS[plan.modelLocale];
  const list = [world.year - 2, world.year - 1, world.year, world.year + 1];
  const named = (year: number) =>
    plan.modelHeads === "date" ? `31/12/${year}` : plan.modelHeads === "fiscal" ? `FY${year}` : String(year);
  if (plan.today === "cover") return list.map(named);
  if (plan.modelHeads === "fiscal") return list.map((year) => `FY${year % 100}${year <= world.year ? "A" : "E"}`);
  return list.map((year) => `${named(year)} ${year <= world.year ? words.actual : words.budget}`);
}

function yearly(sheet: string, ids: string[], world: World, plan: Plan, random: SeededRandom, model: Model): SheetSpec {
  const words = WORDS[plan.modelLocale];
  const symbol = SYMBOL[world.currency];
  const indent: CellValue[] = plan.labelColumn === 1 ? [null] : [];
  // Nobody writes a unit cost of 308 euros into a sheet in thousands.
  const small = ids.some((id) => metricOf(id).kind === "money" && valuesOf(id, world, plan).now < 10_000);
  const inThousands = plan.modelScale === "header" && !small;
  const unitColumn = plan.modelScale === "column";
  const scaleNote = inThousands ? ` (${words.inThousands(symbol)})` : "";
  const rows: CellValue[][] = [[...indent, `${world.company} - ${sheet}${scaleNote}`]];
  if (random.next() < 0.6) rows.push([]);
  const lines = ids.map((id): Line => {
    const { kind, names } = metricOf(id);
    const name = plan.modelLocale === world.locale ? (plan.name.get(id) as string) : (names[plan.modelLocale][0] ?? id);
    const values = valuesOf(id, world, plan);
    const inLabel = kind === "money" && plan.modelScale === "label" && values.now >= 10_000;
    const inUnit = kind === "money" && unitColumn && values.now >= 10_000;
    const label = inLabel
      ? `${name} ${words.thousandsUnit(symbol)}`
      : kind === "percent" && plan.percentInLabel
        ? `${name} (%)`
        : name;
    const divisor = kind === "money" && (inThousands || inLabel || inUnit) ? 1000 : 1;
    const cell = (value: number): CellSpec => {
      if (kind === "percent") return plan.percentInLabel ? { v: value, z: "0.0" } : { v: value / 100, z: "0.0%" };
      const decimals = divisor > 1 && (value / divisor) % 1 !== 0 ? "#,##0.0" : "#,##0";
      return { v: value / divisor, z: decimals };
    };
    const unit =
      kind === "money" ? (inUnit ? words.thousandsUnit(symbol).slice(1, -1) : symbol) : kind === "percent" ? "%" : "#";
    return { id, name, label, unit, values, cells: KEYS.map((key) => cell(values[key])) };
  });
  if (plan.transposed && !unitColumn) return transposed(sheet, rows, lines, indent, world, plan, model);
  const note = (at: number): CellValue[] =>
    plan.modelNotes ? [at < 0 ? words.note : at % 2 === 0 ? random.pick(words.notes) : null] : [];
  rows.push([...indent, "", ...(unitColumn ? [words.unit] : []), ...years(world, plan), ...note(-1)]);
  if (random.next() < 0.3) rows.push([]);
  const first = plan.labelColumn + (unitColumn ? 2 : 1);
  const column = columnsFrom(first);
  lines.forEach(({ id, name, label, unit, values, cells }, at) => {
    rows.push([...indent, label, ...(unitColumn ? [unit] : []), ...cells, ...note(at)]);
    model.rows.set(id, { sheet, row: rows.length, name, column, values });
    if (["revenue", "headcount", "gmv"].includes(id) && random.next() < 0.3) {
      const part = cells.map((cell) => (typeof cell.v === "number" ? { ...cell, v: Math.round(cell.v * 0.4) } : cell));
      rows.push([...indent, words.part(name), ...(unitColumn ? [unit] : []), ...part]);
    }
    if (random.next() < 0.25) rows.push([]);
  });
  if (ids.some((id) => SHEET_OF[id] === "profit") && !unitColumn && random.next() < 0.6) {
    rows.push([], ...otherCosts(world, plan, inThousands ? 1000 : 1, indent));
  }
  return { name: sheet, rows };
}

const KEYS = ["before", "past", "now", "plan"] as const;

interface Line {
  id: string;
  name: string;
  label: string;
  unit: string;
  values: Series;
  cells: CellSpec[];
}

const columnsFrom = (first: number) =>
  Object.fromEntries(KEYS.map((key, i) => [key, LETTERS.charAt(first + i)])) as Record<keyof Series, string>;

/** The years down the first column, one metric a column. */
function transposed(
  sheet: string,
  head: CellValue[][],
  lines: Line[],
  indent: CellValue[],
  world: World,
  plan: Plan,
  model: Model,
): SheetSpec {
  const rows = [...head, [...indent, "", ...lines.map(({ label }) => label)]];
  const first = rows.length + 1;
  years(world, plan).forEach((year, i) => {
    rows.push([...indent, year, ...lines.map(({ cells }) => cells[i] ?? null)]);
  });
  lines.forEach(({ id, name, values }, i) => {
    const letter = LETTERS.charAt(plan.labelColumn + 1 + i);
    const column = { before: letter, past: letter, now: letter, plan: letter };
    model.rows.set(id, { sheet, row: first + 2, name, column, values });
  });
  return { name: sheet, rows };
}

function valuesOf(id: string, world: World, plan: Plan): Series {
  const { kind } = metricOf(id);
  const truth = world.truth.get(id) as Series;
  const presence = plan.presence.get(id) ?? "model";
  const at = (key: keyof Series) => modelValue(truth[key], presence, kind, plan.conflictFactor);
  return { before: at("before"), past: at("past"), now: at("now"), plan: at("plan") };
}

/** The closed year month by month: a level that climbs to its last value, a flow that adds up to the year's total. */
function monthly(ids: string[], world: World, plan: Plan): SheetSpec {
  const words = WORDS[plan.modelLocale];
  const heading = [...words.months.map((month) => `${month} ${world.year}`), `${words.total} ${world.year}`];
  const rows = ids.map((id): CellValue[] => {
    const { past, now } = valuesOf(id, world, plan);
    const level = words.months.map((_, i) => Math.round(past + ((now - past) * (i + 1)) / 12));
    const share = words.months.map((_, i) => Math.round((now * (i + 6)) / 138));
    const flow = share.with(11, now - share.slice(0, 11).reduce((sum, v) => sum + v, 0));
    const values = id === "mrr" ? level : [...flow, now];
    return [plan.name.get(id) ?? id, ...values.map((v) => ({ v, z: "#,##0" }))];
  });
  const title = `${world.company} - ${words.sheets.monthly} (${world.currency})`;
  return { name: words.sheets.monthly, rows: [[title], [], ["", ...heading], ...rows] };
}

/** Cost lines and their total, as every income statement has them. */
function otherCosts(world: World, plan: Plan, divisor: number, indent: CellValue[]): CellValue[][] {
  const base = [...world.truth].find(([id]) => id === "revenue" || id === "net_revenue")?.[1];
  if (base === undefined) return [];
  const keys = ["before", "past", "now", "plan"] as const;
  const lines = [0.31, 0.22, 0.12].map((share) => keys.map((key) => Math.round((base[key] * share) / 1000) * 1000));
  const total = keys.map((_, i) => lines.reduce((sum, line) => sum + (line[i] ?? 0), 0));
  return WORDS[plan.modelLocale].costLines.map((label, i) => [
    ...indent,
    label,
    ...(lines[i] ?? total).map((v) => ({ v: v / divisor, z: "#,##0" })),
  ]);
}

function hiddenSheet(what: { metric: string; value: number }, world: World, plan: Plan, model: Model): SheetSpec {
  const words = WORDS[world.locale];
  const sheet = words.sheets.hidden;
  const { kind } = metricOf(what.metric);
  const cell = kind === "percent" ? { v: what.value / 100, z: "0.0%" } : { v: what.value, z: "#,##0" };
  model.hidden.set(what.metric, { sheet, row: 3, column: "B", value: what.value });
  return {
    name: sheet,
    hidden: true,
    rows: [[sheet], ["", `${world.year}`], [plan.name.get(what.metric) ?? what.metric, cell]],
  };
}
