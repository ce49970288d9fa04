import { describe, expect, it } from "vitest";
import { Witness } from "../evidence/witness.ts";
import { collectRedFlags } from "../outputs/red-flags.ts";
import { withPointedOut } from "./pointed-out.ts";

const deckOf = (...slides: string[]) =>
  new Witness({ deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n") });

const bakery = deckOf(
  "Nine ovens are in use\nA kiosk sells 140 loaves a day",
  "Scenarios\nWorst case: 20% likely, $4.5K a year\nMiddle case: 50% likely, $30K\nBest case: 30% likely, $210K\nExpected sales: $40K a year",
  "A loaf brings $2.40 of margin\nEach kiosk earns $9K of margin a month",
  "Kiosks open: 12",
  "Rent per kiosk: €1,100\nFlour and rent: 60% of sales\nInsurance: 5% of the rent\nFees: 8% of sales",
  "The bread is baked on site, in each kiosk",
  "All bread is delivered from one bakery in Lille",
  "Every loaf is weighed by a robot",
  "Next year: a robot for weighing each loaf",
);

/** What a warning brings to light on these slides: the sum or both figures as told, for each. */
const told = (text: string, witness = bakery, source?: string) =>
  withPointedOut(
    [],
    [
      {
        agentName: "ada",
        tier: 1,
        output: {},
        findings: [],
        redFlags: collectRedFlags({ redFlags: [source === undefined ? text : { title: text, source }] }, "ada"),
      },
    ],
    witness,
    "en",
  ).map(({ sum, statements, certainty, proposedBy }) => ({
    said: sum ?? statements.map(({ printed }) => printed).join(" / "),
    certainty,
    proposedBy,
  }));

describe("a contradiction that an analyst's warning tells", () => {
  it.each<[text: string, said: string]>([
    [
      "Expected sales do not follow: 0.20 × 4.5 + 0.50 × 30 + 0.30 × 210 = $78.9k, not $40k.",
      "20% × 4,500 + 50% × 30,000 + 30% × 210,000 = $78,900",
    ],
    [
      "Espérance fausse : 20 % × 4,5 k$ + 50 % × 30 k$ + 30 % × 210 k$ = 78,9 k$, contre 40 k$ annoncés (p. 2).",
      "20% × 4,500 + 50% × 30,000 + 30% × 210,000 = $78,900",
    ],
    [
      "O esperado não bate: 20% × 4,5 mil + 50% × 30 mil + 30% × 210 mil = $78,9 mil, e não $40 mil.",
      "20% × 4,500 + 50% × 30,000 + 30% × 210,000 = $78,900",
    ],
    ["Margin per kiosk: 140 × 30 × $2.40 = $10,080 a month, but slide 3 says $9K.", "140 × 30 × 2.4 = $10,080"],
    [
      "“baked on site, in each kiosk” (slide 6) contradicts “delivered from one bakery in Lille” (slide 7).",
      "baked on site, in each kiosk / delivered from one bakery in Lille",
    ],
    [
      "'Every loaf is weighed by a robot' (slide 8), but slide 9 has the weighing robot only as a plan for next year.",
      "Every loaf is weighed by a robot / Next year: a robot for weighing each loaf",
    ],
    [
      "Two states of one robot: 'Every loaf is weighed by a robot' on slide 8 and 'a robot for weighing each loaf' on slide 9.",
      "Every loaf is weighed by a robot / a robot for weighing each loaf",
    ],
  ])("is found on the pages and done again: %s", (text, said) => {
    expect(told(text)).toEqual([{ said, certainty: "question", proposedBy: "ada" }]);
  });

  it("is told with the two figures where each stands on a page the warning names", () => {
    const two = deckOf(
      "The oven in the hall holds 48 trays",
      "Bread",
      "Our ovens: each oven bakes on 36 trays at once",
    );
    expect(told("Trays of an oven: 48 (slide 1) or 36 (slide 3)?", two)).toEqual([
      { said: "48 / 36", certainty: "question", proposedBy: "ada" },
    ]);
  });

  it.each([
    ["a figure that no page prints", "Expected sales: 0.20 × 4.5 + 0.50 × 30 + 0.30 × 210 = $78.9k, not $55k."],
    ["an input of the analyst's own", "Margin per kiosk: 160 × 30 × $2.40 = $11,520 a month, but slide 3 says $9K."],
    ["a sum that is wrong", "Margin per kiosk: 140 × 30 × $2.40 = $12,500 a month, but slide 3 says $9K."],
    ["a sum that comes to what is printed", "Rent: 12 × €1,100 = €13,200, not €13,500."],
    ["two things with one unit", "Insurance of 5% (slide 5) against fees of 8% (slide 5)."],
    ["another page than the one named", "Kiosks open: 12 (slide 2) or 60 (slide 5)?"],
    [
      "two quotations of one side",
      "Two words for one robot: 'Every loaf is weighed by a robot' (slide 8), 'a robot for weighing each loaf' (slide 9).",
    ],
    [
      "quotations that only bear a warning out",
      "No licence: 'baked on site' (slide 6) and 'delivered from one bakery' (slide 7).",
    ],
    [
      "two pages in the analyst's own words",
      "Bread is baked on site in each kiosk (slide 6), but all of it is delivered from one bakery (slide 7).",
    ],
    [
      "words that stand nowhere",
      "“baked in Paris by hand” (slide 6) contradicts “delivered from one bakery in Lille” (slide 7).",
    ],
    [
      "figures beside each other that nobody holds against each other",
      "A kiosk sells 140 loaves a day and 12 are open.",
    ],
  ])("is not taken with %s", (_, text) => {
    expect(told(text)).toEqual([]);
  });

  it("in words has no value that a figure of another warning could meet", () => {
    const words =
      "Two states of one robot: 'Every loaf is weighed by a robot' on slide 8 and 'a robot for weighing each loaf' on slide 9.";
    const redFlags = collectRedFlags({ redFlags: [words] }, "ada");
    const outputs = [{ agentName: "ada", tier: 1 as const, output: {}, findings: [], redFlags }];
    const [found] = withPointedOut([], outputs, bakery, "en");
    expect(found?.statements.map(({ printed, value }) => [printed.length > 0, value])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });

  it("is told once, whoever else says it", () => {
    const flags = (agentName: string) => ({
      agentName,
      tier: 1 as const,
      output: {},
      findings: [],
      redFlags: collectRedFlags(
        { redFlags: ["Margin per kiosk: 140 × 30 × $2.40 = $10,080 a month, but slide 3 says $9K."] },
        agentName,
      ),
    });
    const found = withPointedOut([], [flags("ada"), flags("bo")], bakery, "en");
    expect(found.map(({ proposedBy }) => proposedBy)).toEqual(["ada"]);
    expect(withPointedOut(found, [flags("bo")], bakery, "en")).toEqual(found);
  });
});
