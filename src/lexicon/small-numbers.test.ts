import { expect, it } from "vitest";
import { parseQuantity } from "../quantities/parse.ts";
import { numberWordsAreKnown } from "../reflexion/model/figures.ts";
import { multipleIn } from "./multiples.ts";
import { withDigits } from "./small-numbers.ts";

it.each([
  ["seven months", "multiplied by seven", 7],
  ["quatorze mois", "multiplié par quatorze", 14],
  ["oito meses", "multiplicado por oito", 8],
])("a number is the same one in %s and in %s, and on a paper", (duration, change, value) => {
  expect(parseQuantity(duration)).toMatchObject({ value });
  expect(multipleIn(change)?.value).toBe(value);
  expect(withDigits(duration)).toContain(String(value));
});

it.each(["fifteen customers", "seize clients", "dezoito clientes"])("a model may not bring in %s", (said) => {
  expect(numberWordsAreKnown(said, "customers were counted")).toBe(false);
  expect(numberWordsAreKnown(said, said)).toBe(true);
});
