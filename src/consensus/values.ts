import type { RefusedFinding } from "../domain/contradiction.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Basis, Period, Quantity, UnitKind } from "../domain/quantity.ts";
import { inMonths } from "../quantities/durations.ts";
import { type Existence, existenceFor } from "../quantities/existence.ts";
import { parseQuantity } from "../quantities/parse.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { readAssessment } from "./assessments.ts";
import { existenceSaid } from "./existence-said.ts";

/** A finding's value, ready to be compared with others of its topic. */
export type FindingValue =
  | {
      kind: "number";
      number: number;
      unit: UnitKind;
      currency?: string;
      period?: Period;
      basis?: Basis;
      bare: boolean;
      step?: number;
      range?: { min: number; max: number };
    }
  | { kind: "existence"; existence: Existence }
  | { kind: "text"; text: string }
  | { kind: "none" }
  | { kind: "refused"; code: RefusedFinding["code"]; text: string };

/** Reads `value` and `unit` of a finding in the light of its topic: 0.72 of a percentage is 72 %, "2 ans" of a duration 24 months. */
export function readValue(
  finding: Pick<ScoredFinding, "value" | "unit"> & { metric?: string },
  topic: Topic | null,
): FindingValue {
  const { value } = finding;
  if (value === null || value === undefined) return { kind: "none" };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return { kind: "refused", code: "not_finite", text: String(value) };
    return fromNumber(value, unitOf(finding.unit ?? ""), topic);
  }
  return fromText(value, finding.unit ?? "", topic, finding.metric ?? topic?.name.en ?? "");
}

function fromNumber(value: number, unit: Quantity | null, topic: Topic | null): FindingValue {
  if (unit === null) {
    const scaled = topic?.unit === "percent" && Math.abs(value) <= 1 ? value * 100 : value;
    return { kind: "number", number: scaled, unit: topic?.unit ?? "number", bare: true };
  }
  // A number with its unit apart says nothing of how it was rounded.
  return fromQuantity({ ...unit, value: value * unit.value }, topic, false);
}

function fromText(text: string, unit: string, topic: Topic | null, metric: string): FindingValue {
  const short = existenceFor(text, topic);
  if (short !== null) return { kind: "existence", existence: short };
  const quantity = readQuantity(unit === "" ? text : `${text} ${unit}`, topic) ?? readQuantity(text, topic);
  if (quantity !== null)
    return isBare(quantity) ? fromNumber(quantity.value, unitOf(unit), topic) : fromQuantity(quantity, topic);
  const existence = existenceSaid(text, topic, metric);
  if (existence !== null) return { kind: "existence", existence };
  const measured = topic !== null && topic.unit !== null && readAssessment(text, metric) === null;
  return measured ? { kind: "refused", code: "unreadable_value", text } : { kind: "text", text };
}

function fromQuantity(quantity: Quantity, topic: Topic | null, printed = true): FindingValue {
  const number = quantity.durationUnit !== undefined ? inMonths(quantity) : percentOf(quantity, topic);
  const ratio = quantity.value === 0 ? 1 : number / quantity.value;
  return {
    kind: "number",
    number,
    unit: quantity.unit,
    bare: false,
    ...(printed && { step: quantity.step * ratio }),
    ...(quantity.range !== undefined && {
      range: { min: quantity.range.min * ratio, max: quantity.range.max * ratio },
    }),
    ...(quantity.currency !== undefined && { currency: quantity.currency }),
    ...(quantity.period !== undefined && { period: quantity.period }),
    ...basisOf(quantity),
  };
}

const RHYTHMS = { month: "monthly", quarter: "quarterly", year: "annual" } as const;

/** What is said of the definition, "per month" included. A ratio per customer or per day is none of ours. */
function basisOf({ basis, per }: Quantity): { basis?: Basis } {
  const rhythm = per === "month" || per === "quarter" || per === "year" ? RHYTHMS[per] : undefined;
  if (basis === undefined && rhythm === undefined) return {};
  return { basis: { ...basis, ...(rhythm !== undefined && { rhythm }) } };
}

/** A bare fraction given for a percentage, even with a "ratio" unit, is meant in hundredths. */
function percentOf(quantity: Quantity, topic: Topic | null): number {
  const fraction = topic?.unit === "percent" && quantity.unit === "number" && Math.abs(quantity.value) <= 1;
  return fraction ? quantity.value * 100 : quantity.value;
}

function isBare(quantity: Quantity): boolean {
  return quantity.unit === "number" && quantity.currency === undefined && quantity.scale === 1;
}

/** Amounts and counts are not given to the thousandth; another ambiguous spelling is read only if one reading is plausible. */
function readQuantity(text: string, topic: Topic | null): Quantity | null {
  const quantity = parseQuantity(text);
  if (quantity === null || !("ambiguous" in quantity)) return quantity;
  const whole = quantity.readings.filter(({ decimals }) => decimals !== 3);
  if ((topic?.unit === "count" || topic?.unit === "money") && whole.length === 1) return whole[0] as Quantity;
  const plausible = topic?.plausible;
  if (plausible === undefined || plausible === null) return null;
  const fitting = quantity.readings.filter(({ value }) => value >= plausible.min && value <= plausible.max);
  return fitting.length === 1 ? (fitting[0] as Quantity) : null;
}

const units = new Map<string, Quantity | null>();

/** "K€" → a thousand euros, "%" → one percent; null for no unit or one we do not know. */
function unitOf(unit: string): Quantity | null {
  if (unit === "") return null;
  const known = units.get(unit);
  if (known !== undefined) return known;
  const quantity = parseQuantity(`1 ${unit}`);
  const read = quantity === null || "ambiguous" in quantity || isBare(quantity) ? null : quantity;
  if (units.size < 10_000) units.set(unit, read);
  return read;
}
