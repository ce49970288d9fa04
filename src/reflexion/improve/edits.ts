import { type Step, valueAt, withValueAt } from "../../outputs/paths.ts";

/** One change at one place. Places in a text are those before any change. */
export type Edit =
  | { kind: "text"; steps: Step[]; start: number; end: number; text: string }
  | { kind: "value"; steps: Step[]; value: unknown }
  /** A field that was not there, or was empty; a list joins one that is there. */
  | { kind: "field"; steps: Step[]; key: string; value: unknown }
  /** A new entry at the end of a list. */
  | { kind: "item"; steps: Step[]; value: unknown };

type TextEdit = Extract<Edit, { kind: "text" }>;

/** The output with all changes applied, each at its place. Nothing else moves; the original is not touched. */
export function applyEdits(output: unknown, edits: readonly Edit[]): unknown {
  let revised = output;
  const texts = Map.groupBy(
    edits.filter((edit): edit is TextEdit => edit.kind === "text"),
    ({ steps }) => JSON.stringify(steps),
  );
  for (const group of texts.values()) {
    const steps = group[0]?.steps ?? [];
    const text = valueAt(output, steps);
    if (typeof text === "string") revised = withValueAt(revised, steps, () => spliced(text, group));
  }
  for (const edit of edits) {
    if (edit.kind === "value") revised = withValueAt(revised, edit.steps, () => edit.value);
    else if (edit.kind === "field") revised = withValueAt(revised, edit.steps, (value) => withField(value, edit));
    else if (edit.kind === "item")
      revised = withValueAt(revised, edit.steps, (value) => (Array.isArray(value) ? [...value, edit.value] : value));
  }
  return revised;
}

/** Several changes in one text, from its end to its beginning. One that overlaps another is left out. */
export function spliced(text: string, edits: readonly Omit<TextEdit, "kind" | "steps">[]): string {
  let result = text;
  let floor = text.length;
  const fromEnd = edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((a, b) => b.start - a.start || b.order - a.order);
  for (const { start, end, text: replacement } of fromEnd) {
    if (end > floor) continue;
    result = result.slice(0, start) + replacement + result.slice(end);
    floor = start;
  }
  return result;
}

function withField(value: unknown, { key, value: added }: Extract<Edit, { kind: "field" }>): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return withValueAt(value, [key], (old) => (Array.isArray(old) && Array.isArray(added) ? [...old, ...added] : added));
}
