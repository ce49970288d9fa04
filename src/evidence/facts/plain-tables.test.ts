import { describe, expect, it } from "vitest";
import { witnessOf } from "../witness.ts";

const revenueOf = (deckExtracts: string) =>
  witnessOf({ deckExtracts })
    .says({ topic: "revenue", sure: true })
    .map(({ period, quantity }) => `${period} ${quantity.value}`);

const RIGHT = ["2023 100000", "2024 140000", "2025 500000"];

describe("a table in plain text", () => {
  it.each([
    ["bars", "|  | 2023 | 2024 | 2025 |\n|---|---|---|---|\n| Revenue | €100,000 | €140,000 | €500,000 |"],
    ["bars without a rule", "|  | 2023 | 2024 | 2025 |\n| Revenue | €100,000 | €140,000 | €500,000 |"],
    ["tabs", "\t2023\t2024\t2025\nRevenue\t€100,000\t€140,000\t€500,000"],
    [
      "wide gaps",
      "            2023      2024      2025\nRevenue     €100,000  €140,000  €500,000".replaceAll("  €", "   €"),
    ],
    ["a headed first column", "Metric | 2023 | 2024 | 2025\nRevenue | €100,000 | €140,000 | €500,000"],
  ])("keeps each value under its year: %s", (_, text) => expect(revenueOf(text)).toEqual(RIGHT));

  it.each([
    ["bars", "| Metric | 2023 | 2024 | 2025 |\n| Revenue |  | €140,000 | €500,000 |"],
    ["tabs", "Metric\t2023\t2024\t2025\nRevenue\t\t€140,000\t€500,000"],
  ])("an empty cell moves nothing: %s", (_, text) => expect(revenueOf(text)).toEqual(RIGHT.slice(1)));

  it("says nothing where nobody knows which cell is empty", () => {
    expect(revenueOf("          2023      2024      2025\nRevenue             €140,000    €500,000")).toEqual([]);
  });
});
