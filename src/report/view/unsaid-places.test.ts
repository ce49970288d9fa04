import { expect, it } from "vitest";
import { unsaidPlaces } from "./unsaid-places.ts";

it("names a place once, and not where the sentence has named it", () => {
  expect(unsaidPlaces(["Deck, page 13"], "TAM: 7 M€, according to Deck, page 13.")).toEqual([]);
  expect(unsaidPlaces(["Deck, page 1"], "TAM: 7 M€, according to Deck, page 13.")).toEqual(["Deck, page 1"]);
  expect(unsaidPlaces(["page 9", "Deck, page 9", "Deck, page 12"], "A gap")).toEqual(["Deck, page 9", "Deck, page 12"]);
});
