import type { Cell, Row, Section } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import { labelOf, periodOf } from "./json-labels.ts";
import { type JsonLeaf, scanJson } from "./json-scan.ts";

/** JSON text as one section: every leaf a row with its path, a label made of the names on the way, and its value. */
export function jsonSection(text: string, maxValues = Number.POSITIVE_INFINITY): Section {
  const { leaves, objects } = scanJson(text);
  if (leaves.length > maxValues) {
    throw new TribunalError("too_many_cells", `This file holds ${leaves.length} values; the limit is ${maxValues}.`, {
      limit: maxValues,
      measured: leaves.length,
    });
  }
  const rows = leaves.map((leaf): Row => {
    const header = periodOf(leaf, objects);
    const value: Cell = { text: leaf.text, value: leaf.value, ...(header !== undefined && { header }) };
    const label = labelOf(leaf, objects);
    return { cells: label === "" ? [value] : [{ text: label }, value], path: pathOf(leaf), table: true };
  });
  return { kind: "json", number: 1, rows, hiddenRows: [], issues: [] };
}

function pathOf(leaf: JsonLeaf): string {
  let path = "";
  for (const step of leaf.steps) {
    if (typeof step === "number") path += `[${step}]`;
    else path += path === "" ? step : `.${step}`;
  }
  return path === "" ? "$" : path;
}
