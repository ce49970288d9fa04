import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";
import { present, told } from "./testing/told.ts";

const cards = (heading: string, at = 40): string[] =>
  readDossier(
    deck(
      page(1, [
        ["Business model", 40, 10, 30],
        [heading, at, 120, 13],
        ...[
          ["CAC", "$15"],
          ["LTV", "$180"],
          ["GROSS MARGIN", "65%"],
        ].flatMap(([name = "", value = ""], column): Piece[] => [
          [name, 60 + column * 220, 150, 13],
          [value, 60 + column * 220, 166, 36],
        ]),
        ["All of it counted by us.", 40, 260, 13],
      ]),
    ),
  ).all.map(({ topic, nature, period }) => `${topic} ${nature} ${period}`);

describe("a line alone over a row of cards", () => {
  it("dates them all, however large their numbers", () => {
    expect(cards("UNIT ECONOMICS (YEAR 2+)")).toEqual([
      "cac projection Y2",
      "ltv projection Y2",
      "gross_margin projection Y2",
    ]);
  });

  it("says nothing of them where it stands beside them", () => {
    expect(cards("Year 1–3 revenue", 700).join()).not.toContain("Y1");
  });
});

describe("what a figure should be", () => {
  it("is no figure of the company", async () => {
    expect(await present("# Unit economics\n\nLTV/CAC healthy: >3:1")).toEqual([]);
    expect(await told("# Unit economics\n\nLTV/CAC: 5:1 (healthy: >3:1)")).toEqual(["ltv_cac 5 company projection"]);
    expect(await told("# KPIs\n\nUn churn sain : 2 %")).toEqual([]);
  });

  it("and what those have whom a heading names in brackets is theirs", async () => {
    expect(
      await present("# Unit economics\n\n## Current state (health call centres)\n\n- Cost per call: $4.90"),
    ).toEqual([]);
    expect(await present("# Status\n\n- Calls per day (avg centre): 2,000")).toEqual([]);
  });
});
