import { expect, it } from "vitest";
import { readOutput } from "../reading/read-output.ts";
import { findQuote } from "./find-quote.ts";

const output = {
  a: "Revenue is growing. La croissance atteint 175 % depuis l’été 2024, soit 1 200 clients.",
  b: "No",
  c: { d: "Revenue is growing.", n: 42 },
};
const reading = readOutput(output, []);
const found = (quote: string) => findQuote(quote, reading)?.passage.text ?? null;

it.each([
  [
    "LA CROISSANCE atteint 175% depuis l'ete 2024",
    "La croissance atteint 175 % depuis l’été 2024, soit 1 200 clients.",
  ],
  ["is growing. La croissance", "Revenue is growing."],
  ["75 % depuis l'été 2024", null],
  ["soit 1 200 client", "La croissance atteint 175 % depuis l’été 2024, soit 1 200 clients."],
  ["La croissance atteint 17", null],
  ["growing", null],
  ["no", "No"],
  ["", null],
  ["42", null],
  ["Revenue is shrinking.", null],
])("%j", (quote, passage) => {
  expect(found(quote)).toBe(passage);
});

it("looks first where it is told to", () => {
  const leaf = reading.tree.leaves.find(({ path }) => path === "c.d");
  expect(findQuote("Revenue is growing", reading, leaf)?.leaf.path).toBe("c.d");
  expect(findQuote("Revenue is growing", reading)?.leaf.path).toBe("a");
});
