import { expect, it } from "vitest";
import type { HiddenReason, Section } from "../../domain/document.ts";
import { apart } from "../../domain/inconsistency.ts";
import { deck } from "../../testing/placed-pages.ts";
import { hiddenPassages } from "./hidden.ts";

const slideWith = (hidden: HiddenReason, text = "Two of our customers make 41 % of the revenue"): Section => ({
  kind: "slide",
  number: 5,
  rows: [],
  hiddenRows: [{ cells: [{ text }], hidden }],
  issues: [],
});

it("asks about what a speaker says beside a slide, and accuses only of what was made invisible", () => {
  const [spoken] = hiddenPassages(deck(slideWith("notes")), "en");
  expect(spoken).toMatchObject({ certainty: "question", severity: "MODERATE" });
  expect(spoken?.explanation).toContain("41 % of the revenue");
  expect(spoken?.question).not.toContain("openly");
  const [invisible] = hiddenPassages(deck(slideWith("background_colour")), "en");
  expect(invisible).toMatchObject({ certainty: "sure", severity: "MAJOR" });
  expect(apart([spoken, invisible].filter((one) => one !== undefined)).impossible).toEqual([]);
});

it("tells what is not to be told, with a figure or without, and leaves other notes without one alone", () => {
  const told = (text: string) => hiddenPassages(deck(slideWith("notes", text)), "en").map(({ severity }) => severity);
  expect(told("Do not mention: our largest client has given notice")).toEqual(["MODERATE"]);
  expect(told("Ne pas dire que le directeur technique est parti")).toEqual(["MODERATE"]);
  expect(told("Thank the audience and pause here")).toEqual([]);
  expect(told("Se perguntarem: take rate de 18 % é a meta para 2026")).toEqual(["MODERATE"]);
  // Figures of the talk, not of the company.
  expect(told("The balloon climbs to a height of 40 kilometres and 99 % of the air lies below")).toEqual([]);
});

it("asks about no note that repeats a page, nor about what is said of the market, and quotes only what weighs", () => {
  const said = (text: string, shown = "") =>
    hiddenPassages(
      deck({ ...slideWith("notes", text), rows: shown === "" ? [] : [{ cells: [{ text: shown }] }] }),
      "en",
    ).map(({ statements }) => statements[0]?.passage);
  expect(said("Here I say that our revenue was €500,000 last year", "Revenue: €500,000")).toEqual([]);
  expect(said("Here I say that our revenue was €400,000 last year", "Revenue: €500,000")).toHaveLength(1);
  expect(said("The European space industry turns over €7.25bn in all")).toEqual([]);
  expect(said("Good morning to the 12 of you here. In truth our burn is €90,000 a month.")).toEqual([
    "In truth our burn is €90,000 a month.",
  ]);
});

it("shows the figure that weighs, not the first number of the passage", () => {
  const shown = (text: string) => hiddenPassages(deck(slideWith("notes", text)), "en")[0]?.statements[0]?.printed;
  expect(shown("We have 2 offers: the price of one is 2 000 000 €")).toBe("2 000 000 €");
  expect(shown("In 3 years the churn is 12 %")).toBe("12 %");
});
