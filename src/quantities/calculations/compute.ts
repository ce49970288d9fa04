import { evaluate } from "./evaluate.ts";
import { bareNumber, inputOf } from "./inputs.ts";
import { CalculationFailure } from "./limits.ts";
import { parseSide } from "./parse.ts";
import { plainSpelling } from "./spelling.ts";
import { tokenise } from "./tokenise.ts";

/** What a sum over named values gives ("f2 * f3 / 12"); null where it cannot be read to its end, lacks a name or gives no number. */
export function computeWith(formula: string, values: Readonly<Record<string, number>>): number | null {
  try {
    const inputs = Object.entries(values).map(([name, value]) =>
      inputOf(name, { ...bareNumber(Math.abs(value), 0), negative: value < 0, given: "number" }),
    );
    const written = plainSpelling(formula).trim();
    const parsed = parseSide(tokenise(written, inputs), "right");
    if (parsed === null || written.slice(0, parsed.start).trim() !== "" || written.slice(parsed.end).trim() !== "")
      return null;
    const value = evaluate(parsed.expression, { habit: "dot", parenthesesNegative: false });
    return Number.isFinite(value) ? value : null;
  } catch (error) {
    if (error instanceof CalculationFailure) return null;
    throw error;
  }
}
