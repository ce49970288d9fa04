import type { Cell, Row, Section } from "../../domain/document.ts";
import type { Basis, Period } from "../../domain/quantity.ts";
import { CURRENCY_WORD } from "../../lexicon/currency-words.ts";
import { SCALE_WORD } from "../../lexicon/scales.ts";
import { readBasis } from "../../quantities/basis.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods, parsePeriod } from "../../quantities/periods.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";
import { byDefinition, matchTopic, type TopicMatch } from "../../quantities/topics/match.ts";
import { FLOWS } from "../../quantities/topics/time.ts";
import { cellQuantity, scaled } from "./cell-value.ts";
import type { NamedValue } from "./fact.ts";
import { fitTo, type Read } from "./fit.ts";
import { valuesInText } from "./in-text.ts";

/** A named value and the cell it stands in. */
export interface CellValue extends NamedValue {
  cell: Cell;
}

/** Columns that hold something else than the row's values: differences, shares, notes. */
const OTHER_COLUMN =
  /\b(?:var(?:iation)?|écart|ecart|delta|evol|évolution|growth|croissance|crescimento|change|diff|share|part|poids|notes?|commentaires?|source|unit[ée]?s?|cagr|tcam)\b|Δ/iu;

const LONGEST_LABEL = 90;

/** "505 K€ (2024) to 4.2 M€ (2026)" beside its label. */
const STARTS_WITH_VALUE = /^\s*[~≈<>+(-]?\s*(?:[€$£]|R\$|US\$)?\s?\d/u;

/**
 * The values of one row beside their labels. A value belongs to the nearest label on its left; where the row is named
 * by a period, its columns name the values. What stands beside another label is not this label's.
 */
export function valuesInRow(
  row: Row,
  section: Section,
  scale: ScaleHeader | null,
  options: QuantityOptions,
): CellValue[] {
  if (!row.cells.some(({ text }) => /\d/.test(text))) return [];
  const values: CellValue[] = [];
  let label: { text: string; match: TopicMatch | null } | null = null;
  let rowPeriod: RowPeriod | null = null;
  let own: ScaleHeader | null = null;
  for (const cell of row.cells) {
    const period = values.length === 0 && label === null ? periodOfRow(cell.text) : null;
    if (period !== null && (row.cells.length > 1 || row.table)) {
      rowPeriod = period;
      continue;
    }
    const quantity = namesItself(cell, options) ? null : cellQuantity(cell, options);
    if (quantity === null) {
      if (label !== null && STARTS_WITH_VALUE.test(cell.text)) {
        // A cell that names its own values ("42 K€ de MRR") is read as a text.
        const named = valuesInText(cell.text, options).length > 0;
        const joined = named ? [] : valuesInText(`${label.text}: ${cell.text}`, options);
        values.push(...joined.map((value) => ({ ...value, cell })));
        continue;
      }
      if (/\p{L}/u.test(cell.text)) {
        own = readScaleHeader(cell.text) ?? own;
        if (label !== null && isOnlyUnit(cell.text)) continue;
        // A sentence with a figure of its own beside another one is no label of that.
        label = namesItself(cell, options) ? null : { text: cell.text, match: labelOf(cell.text) };
      }
      continue;
    }
    const nearest = headerScale(cell) ?? own ?? scale;
    const value: CellValue | null =
      label === null ? byColumn(cell, quantity, rowPeriod, nearest) : byLabel(cell, quantity, label, nearest, section);
    if (value !== null) values.push(value);
  }
  const doubt = startsElsewhere(row) ? 0.6 : 1;
  return withoutUnheaded(withoutUnnamedSeries(withoutOddOnes(byClosingDates(values)))).map((value) => ({
    ...value,
    sureness: value.sureness * doubt,
  }));
}

/** "1 476 clients inscrits", "MRR: 42 K€": a cell that says of what its figure is. */
function namesItself({ text, value }: Cell, options: QuantityOptions): boolean {
  return (
    typeof value !== "number" && /\d/.test(text) && /\p{L}{3}/u.test(text) && valuesInText(text, options).length > 0
  );
}

/** A row that begins with another name may use ours for something else: "Hedges | 151 | Cost of sales | 95". */
function startsElsewhere({ cells }: Row): boolean {
  const [first, second] = cells;
  return (
    cells.length > 2 &&
    first !== undefined &&
    /\p{L}{3}/u.test(first.text) &&
    /^[^\p{L}]*\d/u.test(second?.text ?? "") &&
    labelOf(first.text) === null &&
    periodOfRow(first.text) === null
  );
}

/** A label is short: what is longer is a sentence, and read as one. */
function labelOf(text: string): TopicMatch | null {
  return text.length > LONGEST_LABEL ? null : matchTopic(text.trim());
}

/** What names a row of a table whose years go down. */
interface RowPeriod {
  period: Period;
  basis: Basis;
}

/** "2024", "FY24A", "31/12/2024 réel": a period and at most the word for its nature. */
function periodOfRow(text: string): RowPeriod | null {
  if (text.length > LONGEST_LABEL || !/\d/.test(text)) return null;
  const [only, ...more] = findPeriods(text);
  if (only === undefined || more.length > 0) return null;
  const rest = text.replace(only.text, " ");
  const { nature } = readBasis(text);
  const plain = parsePeriod(text) !== null || (nature !== undefined && /^[\s().,:-]*\p{L}+\.?[\s().,:-]*$/u.test(rest));
  return plain ? { period: only.period, basis: { ...only.basis, ...(nature === undefined ? {} : { nature }) } } : null;
}

const UNIT_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:in|en|em|de|d['’]|k|m|${SCALE_WORD}|k?eur|k?usd|k?gbp|k?brl|k?chf|${CURRENCY_WORD}|us|r|nb|nbre|nombre|number|count|qty|un|unid|unit|units|unités?|unidades?|mois|months?|meses|jours|days|dias|ans|years|anos|pts?)(?!\p{L})`,
  "giu",
);

/** A cell that says what is counted, not what it is called: "K€", "R$ mil", "% ", "mois". */
export function isOnlyUnit(text: string): boolean {
  return text.length <= 24 && !/\p{L}/u.test(text.replace(UNIT_WORDS, " "));
}

function headerScale(cell: Cell): ScaleHeader | null {
  return cell.header === undefined ? null : readScaleHeader(cell.header);
}

function byLabel(
  cell: Cell,
  quantity: Read,
  label: { text: string; match: TopicMatch | null },
  scale: ScaleHeader | null,
  section: Section,
): CellValue | null {
  const { match } = label;
  if (match === null) return null;
  const fitted = fitTo(match.topic, quantity, "table");
  if (fitted === null) return null;
  const header = cell.header ?? "";
  const periods = findPeriods(header);
  if (OTHER_COLUMN.test(header) || (/%/.test(header) && match.topic.unit !== "percent")) return null;
  const named = header === "" || periods.length > 0 ? null : matchTopic(header);
  if (named !== null && named.topic !== fitted.topic && named.topic.unit !== null) return null;
  const sheet = section.kind === "sheet" ? (section.name ?? "") : "";
  const sheetPeriods = header === "" || periods.length === 0 ? findPeriods(sheet) : [];
  const period =
    periods.length === 1
      ? periods[0]
      : match.period !== undefined
        ? undefined
        : sheetPeriods.length === 1
          ? sheetPeriods[0]
          : undefined;
  const when = fitted.quantity.period ?? period?.period ?? match.period;
  const basis: Basis = {
    ...natureOf(sheet),
    ...match.basis,
    ...readBasis(header),
    ...period?.basis,
    ...fitted.quantity.basis,
  };
  return {
    topic: byDefinition(fitted.topic, basis),
    quantity: fitted.topic.unit === "money" ? scaled(fitted.quantity, scale) : fitted.quantity,
    label: label.text,
    basis,
    cell,
    sureness: match.sureness * fitted.doubt * (cell.recomputed === undefined ? 1 : 0.8),
    ...(when === undefined ? {} : { period: when }),
  };
}

/** "2024 | 504 000 | 120" under "Year | ARR | Customers": the column names the value, the row its period. */
function byColumn(cell: Cell, quantity: Read, row: RowPeriod | null, scale: ScaleHeader | null): CellValue | null {
  if (cell.header === undefined || row === null) return null;
  const match = matchTopic(cell.header);
  const fitted = match === null ? null : fitTo(match.topic, quantity, "table");
  if (match === null || fitted === null) return null;
  const basis = { ...match.basis, ...row.basis };
  return {
    topic: byDefinition(fitted.topic, basis),
    quantity: fitted.topic.unit === "money" ? scaled(fitted.quantity, scale) : fitted.quantity,
    label: cell.header,
    basis,
    cell,
    period: row.period,
    sureness: match.sureness * fitted.doubt,
  };
}

function natureOf(sheet: string): Basis {
  const { nature } = readBasis(sheet);
  return nature === undefined ? {} : { nature };
}

/** Beside amounts, a percentage is their change or share, not the margin of the same name. */
function withoutOddOnes(values: CellValue[]): CellValue[] {
  const direct = (value: CellValue) => labelOf(value.label)?.topic.unit === value.topic.unit;
  return values.filter(
    (value) => direct(value) || !values.some((other) => other.label === value.label && direct(other)),
  );
}

/** Columns headed 31/12/2023, 31/12/2024 … are years: what adds up over time is the year's that ends there. */
function byClosingDates(values: CellValue[]): CellValue[] {
  return values.map((value) => {
    const { topic, period, label } = value;
    if (period === undefined || !FLOWS.has(topic.id) || !CLOSING.test(period)) return value;
    const row = values.filter((other) => other.topic === topic && other.label === label);
    const closings = new Set(row.map((other) => (other.period ?? "").slice(4)));
    const years = new Set(row.map((other) => (other.period ?? "").slice(0, 4)));
    return closings.size === 1 && years.size > 1 ? { ...value, period: period.slice(0, 4) } : value;
  });
}

/** A month's last day, or a month alone. */
const CLOSING = /^\d{4}-\d\d(?:-(?:28|29|30|31))?$/;

/** Where a row's other values stand under dates, one without a heading was misread or belongs elsewhere: a hint, no more. */
function withoutUnheaded(values: CellValue[]): CellValue[] {
  const dated = values.filter(({ cell }) => cell.header !== undefined && findPeriods(cell.header).length > 0);
  if (dated.length === 0 || dated.length === values.length) return values;
  const isLost = (value: CellValue) =>
    value.cell.header === undefined &&
    dated.some((other) => other.topic === value.topic && other.label === value.label);
  return values.map((value) => (isLost(value) ? { ...value, sureness: Math.min(value.sureness, 0.5) } : value));
}

/** Several values of one label that nothing tells apart are a series without its periods: a hint each, no more. */
function withoutUnnamedSeries(values: CellValue[]): CellValue[] {
  return values.map((value) => {
    const twins = values.filter((other) => other.topic === value.topic && other.label === value.label);
    const apart = twins.every(
      (other) => other === value || other.period !== value.period || other.basis.nature !== value.basis.nature,
    );
    return apart ? value : { ...value, sureness: Math.min(value.sureness, 0.4) };
  });
}
