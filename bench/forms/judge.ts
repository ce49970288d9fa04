import { parseQuantity } from "../../src/quantities/parse.ts";
import type { Form } from "./form.ts";

/** How a form came out. "wrong_value" is the one that must never happen where the form is ambiguous. */
export interface Judgement {
  form: Form;
  right: boolean;
  /** A single value was given where several, or none, were right. */
  overconfident: boolean;
  got: string;
}

/** Parses a form and compares all that it expects: value, unit, currency, range, bound, period, definition. */
export function judge(form: Form): Judgement {
  const got = parseQuantity(form.text, { locale: form.hint });
  const { expected } = form;
  if (got === null) return { form, right: expected === null, overconfident: false, got: "no quantity" };
  if ("ambiguous" in got) {
    const values = got.readings.map(({ value }) => value);
    const right = expected !== null && "ambiguous" in expected && sameSet(values, expected.ambiguous);
    return { form, right, overconfident: false, got: `ambiguous: ${values.join(" or ")}` };
  }
  const {
    text: _text,
    start: _start,
    end: _end,
    scale: _scale,
    decimals: _decimals,
    step: _step,
    noun: _noun,
    ...shown
  } = got;
  if (expected === null || "ambiguous" in expected)
    return { form, right: false, overconfident: true, got: JSON.stringify(shown) };
  return { form, right: sortedJson(shown) === sortedJson(expected), overconfident: false, got: JSON.stringify(shown) };
}

function sameSet(a: number[], b: number[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** JSON with the keys in order, so that equal objects are equal strings. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
