import type { Cell, Row, Section } from "../../domain/document.ts";
import type { Basis, Period } from "../../domain/quantity.ts";
import { readBasis } from "../../quantities/basis.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods, parsePeriod } from "../../quantities/periods.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";
import { byDefinition, matchTopic, type TopicMatch } from "../../quantities/topics/match.ts";
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
  let rowPeriod: Period | null = null;
  let own: ScaleHeader | null = null;
  for (const cell of row.cells) {
    const period = values.length === 0 && label === null ? shortPeriod(cell.text) : null;
    if (period !== null && (row.cells.length > 1 || row.table)) {
      rowPeriod = period;
      continue;
    }
    const quantity = cellQuantity(cell, options);
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
        if (own === null || !isOnlyUnit(cell.text)) label = { text: cell.text, match: labelOf(cell.text) };
      }
      continue;
    }
    const nearest = headerScale(cell) ?? own ?? scale;
    const value: CellValue | null =
      label === null ? byColumn(cell, quantity, rowPeriod, nearest) : byLabel(cell, quantity, label, nearest, section);
    if (value !== null) values.push(value);
  }
  const doubt = startsElsewhere(row) ? 0.6 : 1;
  return withoutUnnamedSeries(withoutOddOnes(values)).map((value) => ({ ...value, sureness: value.sureness * doubt }));
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
    shortPeriod(first.text) === null
  );
}

/** A label is short: what is longer is a sentence, and read as one. */
function labelOf(text: string): TopicMatch | null {
  return text.length > LONGEST_LABEL ? null : matchTopic(text.trim());
}

function shortPeriod(text: string): Period | null {
  return text.length > LONGEST_LABEL || !/\d/.test(text) ? null : parsePeriod(text);
}

function isOnlyUnit(text: string): boolean {
  return /^[\s()]*(?:in |en |em )?(?:[KMk]?\s?(?:€|\$|£|R\$)|[€$£]\s?[KMk]?|[kKM]?(?:EUR|USD|GBP|BRL)|milliers|millions|thousands|milhares|mil)[\s()]*$/u.test(
    text,
  );
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
function byColumn(cell: Cell, quantity: Read, period: Period | null, scale: ScaleHeader | null): CellValue | null {
  if (cell.header === undefined || period === null) return null;
  const match = matchTopic(cell.header);
  const fitted = match === null ? null : fitTo(match.topic, quantity, "table");
  if (match === null || fitted === null) return null;
  return {
    topic: fitted.topic,
    quantity: fitted.topic.unit === "money" ? scaled(fitted.quantity, scale) : fitted.quantity,
    label: cell.header,
    basis: match.basis,
    cell,
    period,
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
