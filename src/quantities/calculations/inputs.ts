import { fold } from "./fold.ts";
import { CalculationFailure, LIMITS } from "./limits.ts";
import { plainReadings } from "./numeral.ts";
import { plainSpelling } from "./spelling.ts";
import type { Inputs, InputToken, NumberToken } from "./token.ts";
import { tokenise } from "./tokenise.ts";

/** Named values as a caller hands them over: a record, or a list as in a `Calculation`. */
export type CalculationInputs =
  | Record<string, number | string>
  | readonly { name: string; value: number | string; [more: string]: unknown }[];

/** Makes the inputs findable in a formula, longest name first, so that "net revenue" wins over "revenue". */
export function readInputs(inputs: CalculationInputs | undefined): Inputs {
  const pairs = Array.isArray(inputs)
    ? (inputs as readonly { name: string; value: number | string }[]).map(({ name, value }) => [name, value] as const)
    : Object.entries((inputs ?? {}) as Record<string, number | string>);
  if (pairs.length > LIMITS.inputs) throw new CalculationFailure("too_large");
  return pairs
    .filter(([name]) => name.trim() !== "")
    .map(([name, value]) => inputOf(name, inputValue(name, value)))
    .sort((a, b) => b.name.length - a.name.length);
}

/** One input, with the pattern that recognises its name: case, accents and kind of space do not matter. */
export function inputOf(name: string, value: InputToken["value"]): Inputs[number] {
  if (name.length > LIMITS.characters) throw new CalculationFailure("too_large");
  const words = fold(plainSpelling(name)).trim();
  const source = words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[\s_]+/g, "[\\s_]+");
  return { name: name.trim(), value, pattern: new RegExp(`${source}(?![\\p{L}\\p{N}_])`, "uy") };
}

function inputValue(name: string, value: number | string): InputToken["value"] {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new CalculationFailure("not_finite", [name]);
    const token = bareNumber(Math.abs(value), 0);
    return { ...token, negative: value < 0, given: "number" };
  }
  const [first, second, third] = tokenise(plainSpelling(value), []).filter(({ type }) => type !== "word");
  const closed = first?.type === "open" && second?.type === "number" && third?.type === "close";
  const signed = first?.type === "operator" && first.operator === "-";
  const number = closed || signed ? second : first;
  if (number?.type !== "number") throw new CalculationFailure("missing_input", [name]);
  return { ...number, negative: closed || signed, given: "text" };
}

/** A number that was never printed. */
export function bareNumber(value: number, decimals: number): NumberToken {
  return {
    type: "number",
    readings: plainReadings(value, decimals),
    scale: 1,
    fraction: 1,
    marked: false,
    text: String(value),
  };
}
