import { type Free, isField, isFree } from "./fields.ts";

/** A table that an object keeps as its columns' names beside its rows. */
export interface HeldTable {
  /** The field that holds the rows. */
  key: string;
  /** Both fields. */
  keys: string[];
  rows: Free[];
}

/** `{ columns: [...], rows: [[...], ...] }` under whatever names; null where the object is no such table. */
export function tableIn(object: Free): HeldTable | null {
  const entries = Object.entries(object);
  const body = entries.find(([, value]) => isRows(value));
  if (body === undefined) return null;
  const width = (body[1] as unknown[][])[0]?.length ?? 0;
  const head = entries.find(([, value]) => isNames(value) && value.length === width);
  if (head === undefined) return null;
  const names = head[1] as string[];
  return { key: body[0], keys: [head[0], body[0]], rows: (body[1] as unknown[][]).map((row) => asObject(names, row)) };
}

/** `[["Metric", "Value"], ["MRR", 42], ...]`: rows under their names; null where the list is no such table. */
export function rowsOfTable(list: readonly unknown[]): Free[] | null {
  const [first, ...rows] = list;
  if (!isNames(first) || rows.length === 0 || !isRows(rows) || rows[0]?.length !== first.length) return null;
  return rows.map((row) => asObject(first, row));
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((name) => typeof name === "string" && /\p{L}/u.test(name) && name.length <= 60);

const isRows = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row) => Array.isArray(row) && row.length >= 2 && row.every((cell) => !isFree(cell) && !Array.isArray(cell)),
  );

/** The first column names the row, whatever it is called itself, unless another one does. */
function asObject(names: readonly string[], row: readonly unknown[]): Free {
  const named = names.some((name) => isField(name, "metric") || isField(name, "claim"));
  return Object.fromEntries(names.map((name, at) => [at === 0 && !named ? "metric" : name, row[at]]));
}
