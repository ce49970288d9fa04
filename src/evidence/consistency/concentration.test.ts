import { expect, it } from "vitest";
import { witnessOf } from "../witness.ts";

const asked = (line: string) =>
  witnessOf({ deckExtracts: `Slide 3\nCustomers\n${line}` })
    .inconsistencies("en")
    .filter(({ kind }) => kind === "concentration")
    .map(({ explanation }) => explanation);

it("asks about one customer that carries the revenue where the documents say so in words", () => {
  expect(asked("Our largest customer represents 58% of revenue")).toEqual([
    "One customer carries much of the revenue (Deck, slide 3): “Our largest customer represents 58% of revenue”.",
  ]);
  expect(asked("Nosso maior cliente representa 41% da receita")).toHaveLength(1);
});

it("does not where the share is small", () => {
  expect(asked("Our largest customer represents 9% of revenue")).toEqual([]);
});
