import type { Case } from "./cases.ts";

/** One mark on the line: what somebody says, or what a document says. */
export interface Mark {
  value: number;
  label: string;
  kind: "position" | "evidence";
}

/** The values of a contested metric on one line. */
export interface RangePlotData {
  marks: Mark[];
  retained: number | null;
  range: { min: number; max: number } | null;
  unit: string | undefined;
}

/** The plot of a numeric contradiction; null where there are not two values to lay side by side. */
export function rangeOf({ contradiction, resolution }: Case): RangePlotData | null {
  if (contradiction.contradictionType !== "numeric_value") return null;
  const marks: Mark[] = [];
  const put = (value: unknown, label: string, kind: Mark["kind"]) => {
    if (typeof value !== "number" || !Number.isFinite(value)) return;
    if (!marks.some((mark) => mark.value === value && mark.label === label)) marks.push({ value, label, kind });
  };
  for (const { normalizedValue, agentName } of contradiction.positions) put(normalizedValue, agentName, "position");
  for (const { support, against } of resolution?.evidence ?? []) {
    for (const { value, reference } of [...support, ...against]) put(value, reference, "evidence");
  }
  if (new Set(marks.map(({ value }) => value)).size < 2) return null;
  const final = resolution?.finalValue;
  const range = final?.range;
  return {
    marks: marks.sort((a, b) => a.value - b.value),
    retained: typeof final?.value === "number" ? final.value : null,
    range: typeof range?.min === "number" && typeof range.max === "number" ? { min: range.min, max: range.max } : null,
    unit: final?.unit ?? contradiction.currency ?? contradiction.positions.find(({ unit }) => unit)?.unit,
  };
}
