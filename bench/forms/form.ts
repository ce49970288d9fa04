import type { Locale } from "../../src/domain/locale.ts";
import type { Quantity } from "../../src/domain/quantity.ts";

/** What a reader expects of one written form: a quantity, several possible values, or no quantity at all. */
export type Expected =
  | ({ value: number; unit: Quantity["unit"] } & Partial<
      Pick<Quantity, "currency" | "durationUnit" | "range" | "bound" | "approximate" | "per" | "period" | "basis">
    >)
  | { ambiguous: number[] }
  | null;

/** A number as somebody wrote it, and what it means to a careful reader. */
export interface Form {
  text: string;
  expected: Expected;
  /** The hint given to the parser; most forms must be understood without one. */
  hint?: Locale;
  /** Not understood yet: counted as a miss, and refused rather than misread. */
  missed?: true;
}

type More = Partial<Exclude<Expected, null | { ambiguous: number[] }>> & { hint?: Locale };

const known =
  (unit: Quantity["unit"]) =>
  (text: string, value: number, { hint, ...more }: More = {}): Form => ({
    text,
    expected: { value, unit, ...more },
    ...(hint === undefined ? {} : { hint }),
  });

export const percent = known("percent");
export const multiple = known("multiple");
export const points = known("points");
export const count = known("count");
export const plain = known("number");

/** Money of one currency. */
export const money =
  (currency: string) =>
  (text: string, value: number, more: More = {}): Form =>
    known("money")(text, value, { currency, ...more });

/** A span of time. */
export const duration = (
  text: string,
  value: number,
  durationUnit: NonNullable<Quantity["durationUnit"]>,
  more: More = {},
) => known("duration")(text, value, { durationUnit, ...more });

/** A form with more than one honest reading. */
export const ambiguous = (text: string, values: number[], hint?: Locale): Form => ({
  text,
  expected: { ambiguous: values },
  ...(hint === undefined ? {} : { hint }),
});

/** A form the parser does not understand yet; it must then give nothing at all. */
export const missed = (form: Form): Form => ({ ...form, missed: true });

/** Something with digits that is no quantity, or more than one. */
export const nothing = (text: string): Form => ({ text, expected: null });
