import { z } from "zod";
/** A sum recomputed by code, with where each input stands. */
export interface Calculation {
  /** The topic it gives: "arr", "gross_margin". */
  topic: string;
  value: number;
  /** In words a person checks: "ARR = MRR × 12". */
  formula: string;
  inputs: { name: string; value: number; source: string; address?: import("./address.ts").Address }[];
  /** "504 000 €". */
  formatted: string;
  /** The sum with its numbers: "42 000 × 12 = 504 000". */
  calculation: string;
  unit: string;
  period?: string;
  /** Set where it rests on a plan or forecast. */
  projected?: boolean;
}

/** What was assumed where a sum leaves something unsaid. */
const CalculationAssumption = z.enum([
  "scale_of_result", // "(1,055 + 604) / 2 = $829.5 million": the inputs are in millions too
  "scale_of_inputs", // "42K€ × 12 = 504": the result is in thousands too
  "unit_conversion", // "389 million ÷ 1,000 = 0.389 billion"
  "percent_sign_omitted", // "4.3% − 4.1% = 0.2"
  "already_percent", // "4.00 − 1.90 = 2.1 %": the inputs are rates in percent
  "parentheses_negative", // "−114 − (71) = −43"
]);
export type CalculationAssumption = z.infer<typeof CalculationAssumption>;

/** One side of an equality, in base units (12 % is 0.12), and whether it follows from the sides before it. */
const CalculationStep = z.object({ text: z.string(), value: z.number(), ok: z.boolean() });
export type CalculationStep = z.infer<typeof CalculationStep>;

/** What became of a sum that was recomputed. */
export const CalculationCheck = z.object({
  ok: z.boolean(),
  /**
   * What our arithmetic gives, in the terms of the result: percent for a result in %, base units for "504K€", the told
   * unit for a plain number with a unit beside it. Null where the formula could not be evaluated.
   */
  recomputed: z.number().nullable(),
  /** Why there is no answer, or where it first breaks. */
  reason: z
    .enum([
      "wrong_result",
      "unreadable",
      "too_large",
      "missing_input",
      "division_by_zero",
      "not_finite",
      "unit_mismatch", // the result is in another currency than the sum
      "nothing_to_compare", // no result was given and the formula states none
    ])
    .exactOptional(),
  /** The sides that were computed, in order. */
  steps: z.array(CalculationStep).exactOptional(),
  /** The first side that does not follow, as written. */
  breaksAt: z.string().exactOptional(),
  /** Wrong in its last digit only because digits were cut off instead of rounded: 6.247 printed as 6.24. */
  cutOff: z.boolean().exactOptional(),
  /** Names of the formula that no input gives a value for. */
  missing: z.array(z.string()).exactOptional(),
  assumptions: z.array(CalculationAssumption).exactOptional(),
  /** One sentence in the reader's language. */
  explanation: z.string(),
});
export type CalculationCheck = z.infer<typeof CalculationCheck>;
