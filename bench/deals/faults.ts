import {
  type Cited,
  cellReference,
  type Desk,
  figure,
  placeOf,
  quote,
  slideReference,
  sumFor,
  trueCitation,
} from "./evidence.ts";
import { type Metric, metricOf } from "./metrics.ts";
import type { FaultKind } from "./oracle.ts";
import { WORDS } from "./words.ts";
import { now, type Series } from "./world.ts";

/** A wrong value, and what is given as its proof. */
export interface Wrong {
  value: number;
  cited: Cited[];
}

/** Makes the fault on this metric, or null where the documents do not lend themselves to it. */
export type MakeFault = (desk: Desk, metric: Metric) => Wrong | null;

const truthOf = (desk: Desk, { id }: Metric) => now(desk.world, id);
const nameOf = (desk: Desk, { id }: Metric) => desk.plan.name.get(id) as string;
const labelled = (desk: Desk, metric: Metric, value: number) =>
  `${nameOf(desk, metric)}${WORDS[desk.world.locale].colon}${figure(desk, value, metric.kind)}`;

function wrongFigure(desk: Desk, metric: Metric): number {
  const value = truthOf(desk, metric) * desk.random.pick([0.35, 0.5, 0.6, 1.6, 2.2, 3.1]);
  if (metric.kind === "percent") return Math.round(value * 10) / 10;
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  return Math.max(1, Math.round(value / size) * size);
}

const phantomSlide: MakeFault = (desk, metric) => {
  const value = wrongFigure(desk, metric);
  const slide = desk.random.next() < 0.6 ? desk.deck.slides + desk.random.integer(1, 9) : desk.random.integer(2, 3);
  return { value, cited: [quote(slideReference(desk, slide), labelled(desk, metric, value), false)] };
};

const swappedRow: MakeFault = (desk, metric) => {
  const others = [...desk.deck.now.keys(), ...desk.model.rows.keys()].filter(
    (id) => id !== metric.id && id !== metric.sibling && metricOf(id).kind === metric.kind,
  );
  if (others.length === 0) return null;
  const other = desk.random.pick(others);
  const value = now(desk.world, other);
  return { value, cited: [quote(placeOf(desk, other) ?? "", labelled(desk, metric, value), false)] };
};

const anotherYear =
  (which: "past" | "plan"): MakeFault =>
  (desk, metric) => {
    const cited = trueCitation(desk, metric.id, which);
    const value = (desk.world.truth.get(metric.id) as Series)[which];
    return cited === null ? null : { value, cited: [cited] };
  };

const scaleSlip: MakeFault = (desk, metric) => {
  if (metric.kind === "percent" || metric.kind === "months") return null;
  const factor = metric.kind === "money" ? desk.random.pick([1000, 10, 0.1, 0.001]) : 10;
  const value = truthOf(desk, metric) * factor;
  if (value < 1) return null;
  const honest = desk.random.next() < 0.5 ? trueCitation(desk, metric.id) : null;
  const place = placeOf(desk, metric.id);
  if (honest === null && place === null) return null;
  return { value, cited: [honest ?? quote(place ?? "", labelled(desk, metric, value), false)] };
};

const wrongSum: MakeFault = (desk, metric) => {
  const value = wrongFigure(desk, metric);
  const evidence = sumFor(desk, metric.id, value);
  return evidence === null ? null : { value, cited: [{ evidence, honest: false }] };
};

const otherDefinition: MakeFault = (desk, metric) => {
  if (metric.sibling === undefined || !desk.world.truth.has(metric.sibling)) return null;
  const place = placeOf(desk, metric.sibling);
  if (place === null) return null;
  const value = now(desk.world, metric.sibling);
  const honest = desk.random.next() < 0.5 ? trueCitation(desk, metric.sibling) : null;
  return { value, cited: [honest ?? quote(place, labelled(desk, metric, value), false)] };
};

const invented: MakeFault = (desk, metric) => {
  const value = wrongFigure(desk, metric);
  const words = WORDS[desk.world.locale];
  const form = desk.random.integer(0, 2);
  if (form === 0) return { value, cited: [] };
  const type = form === 1 ? ("inference" as const) : ("external_data" as const);
  const source = form === 1 ? "inference" : words.founderCall;
  return { value, cited: [{ evidence: { type, source, content: labelled(desk, metric, value) }, honest: false }] };
};

const changedDigit: MakeFault = (desk, metric) => {
  const place = placeOf(desk, metric.id);
  const digits = String(truthOf(desk, metric));
  const first = Number(digits[0]);
  const other = first <= 4 ? first * 2 + desk.random.integer(0, 1) : desk.random.integer(1, Math.floor(first / 2));
  const value = Number(`${Math.min(9, other)}${digits.slice(1)}`);
  return place === null ? null : { value, cited: [quote(place, labelled(desk, metric, value), false)] };
};

const hiddenInjection: MakeFault = (desk, metric) => {
  const inDeck = desk.deck.hidden.get(metric.id);
  if (inDeck !== undefined) {
    return { value: inDeck.value, cited: [quote(slideReference(desk, inDeck.slide), inDeck.quotes[0] ?? "", false)] };
  }
  const cell = desk.model.hidden.get(metric.id);
  if (cell === undefined) return null;
  const reference = cellReference(desk, cell.sheet, cell.row, cell.column);
  return { value: cell.value, cited: [quote(reference, labelled(desk, metric, cell.value), false)] };
};

const derived: MakeFault = (desk, metric) => {
  if (metric.id !== "arr") return null;
  return invented(desk, metric);
};

const sourcesDisagree: MakeFault = (desk, metric) => {
  const row = desk.model.rows.get(metric.id);
  if (desk.plan.presence.get(metric.id) !== "conflict" || row === undefined) return null;
  const { now: value } = row.values;
  return {
    value,
    cited: [quote(cellReference(desk, row.sheet, row.row, row.column.now), labelled(desk, metric, value), true)],
  };
};

/** Every fault about a figure. */
export const NUMERIC_FAULTS: Record<Exclude<FaultKind, "opposite_assessment" | "existence">, MakeFault> = {
  phantom_slide: phantomSlide,
  swapped_row: swappedRow,
  stale_period: anotherYear("past"),
  planned_as_actual: anotherYear("plan"),
  scale_slip: scaleSlip,
  wrong_sum: wrongSum,
  other_definition: otherDefinition,
  invented,
  changed_digit: changedDigit,
  hidden_injection: hiddenInjection,
  derived,
  sources_disagree: sourcesDisagree,
};
