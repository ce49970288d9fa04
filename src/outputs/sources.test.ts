import { describe, expect, it } from "vitest";
import { citedIn, isPlaceAlone, spelled } from "./sources.ts";

describe("what a text cites", () => {
  it.each([
    [
      "Deck Slide 4: 'CAC $15', 'Users 20k'; Slide 6: 'Churn 3%'",
      [
        ["Deck Slide 4", "CAC $15"],
        ["Deck Slide 4", "Users 20k"],
        ["Slide 6", "Churn 3%"],
      ],
    ],
    ["La marge est de « 62 % brut » (p. 8), selon eux.", [["p. 8", "62 % brut"]]],
    ["Na página 3 lê-se “margem de 62%”.", [["página 3", "margem de 62%"]]],
    [
      "Slide 7: 'Built (beta)' and 'ready to sell'.",
      [
        ["Slide 7", "Built (beta)"],
        ["Slide 7", "ready to sell"],
      ],
    ],
    ['The deck says "Savings: 33% (549 a month)" (slide 3)', [["slide 3", "Savings: 33% (549 a month)"]]],
    ["| Margin | 68 % (p. 5) | Peers: rather 75 % |", [["p. 5", null]]],
    ["It contradicts slides 3 and 12.", [["slides 3 and 12", null]]],
    [
      "The site is acme.com (p. 1), then acme.ng; the population 'grows by 9%'.",
      [
        ["", "grows by 9%"],
        ["p. 1", null],
      ],
    ],
    [
      "The deck says (p. 3) 'A first'; 'and a second'.",
      [
        ["p. 3", "A first"],
        ["p. 3", "and a second"],
      ],
    ],
    [
      "Trials are 47 on slide 1, then 180 on slide 4; '3 signed partners' against one",
      [
        ["", "3 signed partners"],
        ["slide 1", null],
        ["slide 4", null],
      ],
    ],
    ["Nothing is cited here.", []],
  ])("%s", (text, cited) => {
    expect(citedIn(text).map(({ place, quote }) => [place, quote])).toEqual(cited);
  });

  it("a question between marks is asked, not quoted", () => {
    expect(citedIn('Ask "How many users?" (slide 4)').map(({ quote }) => quote)).toEqual([null]);
  });
});

it("tells a reference from a sentence", () => {
  expect(isPlaceAlone("Deck Slide 14, Slide 7")).toBe(true);
  expect(isPlaceAlone("Slide 14 shows a growth that nobody can explain today")).toBe(false);
  expect(spelled("s. 14")).toBe("slide 14");
});
