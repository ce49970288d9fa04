import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";

const deck =
  "Slide 4\n| Metric | Year 1 | Year 2 | Year 3 |\n| --- | --- | --- | --- |\n| CAC | $15 | $12 | $8 |\n| LTV | $60 | $120 | $180 |";
const verdict = (row: string) =>
  checkText({ deckExtracts: deck }, `| Metric | Value |\n| --- | --- |\n${row}`).sentences.at(-1)?.verdict;

it.each([["| CAC | $15 / $12 / $8 |"], ["| LTV | $60 → $120 → $180 |"], ["| LTV | $120 / $180 |"]])(
  "figures that a row gives one after the other are supported: %s",
  (row) => {
    expect(verdict(row)).toBe("supported");
  },
);

it.each([
  ["in another order", "| CAC | $12 / $15 / $8 |"],
  ["with one changed", "| CAC | $15 / $12 / $9 |"],
  ["of another row", "| CAC | $60 / $120 / $180 |"],
])("and not %s", (_, row) => {
  expect(verdict(row)).not.toBe("supported");
});
