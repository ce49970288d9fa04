import { describe, expect, it } from "vitest";
import { foundIn, table } from "../testing/told.ts";

const relations = async (...slides: string[]) => (await foundIn(...slides)).map(({ relation }) => relation);

describe("what a table itself shows", async () => {
  it.each([
    [
      "a sum that holds in the other years",
      "line=sum",
      table(
        "k€ | 2025 | 2026 | 2027",
        "Berths | 690 | 1080 | 1620",
        "Cranes | 60 | 110 | 190",
        "Both | 750 | 1190 | 1910",
      ),
      "the lines come to 1,810 (1620 + 190), not 1910",
    ],
    [
      "a difference that holds in the other years",
      "line=difference",
      table(
        "$M | 2024 | 2025 | 2026",
        "Income | 4.31 | 6.95 | 13.40",
        "Outlay | 2.15 | 3.52 | 5.70",
        "Left | 2.16 | 3.43 | 8.90",
      ),
      "13.4 − 5.7 = 7.7",
    ],
    [
      "what is left of the income when all costs between are taken away",
      "line=result",
      table(
        "$ | January | February | March | April",
        "Income | 5985 | 13566 | 23142 | 32319",
        "Hosting | 270 | 612 | 1044 | 1458",
        "Ads | 3750 | 5000 | 6250 | 6250",
        "Tools | 1500 | 2000 | 2500 | 2500",
        "Result | -1535 | 5954 | 13348 | 22111",
      ),
      "5,985 − 270 − 3,750 − 1,500 = 465",
    ],
    [
      "what is left at the end of each year",
      "line=movement",
      table(
        "Year | At start | Change | At end",
        "2024 | 1,020 | -240 | 780",
        "2025 | 780 | -231 | 549",
        "2026 | 549 | -118 | 431",
        "2027 | 431 | +515 | 600",
      ),
      "431 + 515 = 946",
    ],
    [
      "a price times a number",
      "line=product",
      table(
        "Plan | Price | Boats | Brings",
        "Dock | $490 | 21 | $10,290",
        "Quay | $1,250 | 19 | $23,750",
        "Pier | $730 | 14 | $12,220",
      ),
      "730 × 14 = $10,220",
    ],
    [
      "a yearly growth beside its two years",
      "line=cagr",
      table("Market | 2024 | 2033 | CAGR", "Rope | $729M | $9.56B | 33.1%", "Sails | $7.71B | $35.62B | 36.6%"),
      "(35,620,000,000 / 7,710,000,000)^(1/9) − 1 = 18.5%",
    ],
    [
      "numbers of things, which are not rounded",
      "line=sum",
      table(
        "Piers | 2022 | 2023 | 2024 | 2025",
        "Own | 3 | 5 | 6 | 6",
        "Let | 2 | 9 | 14 | 24",
        "All | 5 | 14 | 21 | 30",
      ),
      "the lines come to 20 (6 + 14), not 21",
    ],
    [
      "the growth of the line above",
      "line=growth",
      table("k€ | 2024 | 2025 | 2026 | 2027", "Parcels | 560 | 1071 | 1822 | 3050", "Change | - | 91% | 70% | 84%"),
      "3,050 / 1,822 − 1 = 67.4%",
    ],
  ])("%s", async (_, relation, text, sum) => {
    const [first, ...more] = await foundIn(text);
    expect(more).toEqual([]);
    expect(first?.relation).toBe(relation);
    expect(first?.certainty).toBe("sure");
    expect(first?.explanation).toContain(sum);
  });

  it.each([
    [
      "agrees",
      table(
        "k€ | 2025 | 2026 | 2027",
        "Berths | 690 | 1080 | 1620",
        "Cranes | 60 | 110 | 190",
        "Both | 750 | 1190 | 1810",
      ),
    ],
    [
      "holds nowhere",
      table(
        "k€ | 2025 | 2026 | 2027",
        "Berths | 690 | 1080 | 1620",
        "Cranes | 60 | 110 | 190",
        "Both | 810 | 1290 | 1910",
      ),
    ],
    [
      "holds by chance of small numbers",
      table("Stage | 2025 | 2026 | 2027", "Ports | 1 | 2 | 4", "Boats | 2 | 3 | 5", "Piers | 3 | 5 | 8"),
    ],
    [
      "multiplies three figures",
      table(
        "Crew | Heads | Pay | Months | Cost",
        "Skipper | 1 | €18,400 | 6 | €110,400",
        "Mate | 2 | €12,300 | 6 | €147,600",
        "Cook | 1 | €10,700 | 6 | €64,200",
        "Diver | 1 | €9,900 | 6 | €59,400",
      ),
    ],
    [
      "is a year beside its quarters",
      table(
        "k€ | Q1 | Q2 | Q3 | Year",
        "Berths | 15 | 16 | 17 | 144",
        "Cranes | 6 | 7 | 8 | 63",
        "All | 21 | 23 | 25 | 207",
      ),
    ],
  ])("says nothing of a table that %s", async (_, text) => {
    expect(await relations(text)).toEqual([]);
  });

  it("reads the figures of a table's head as none of its lines", async () => {
    const lines = ["Trade | Share (1%)", "Bakers | €36M", "Joiners | €45M", "Smiths | €12M", "Total | €78M"];
    expect((await foundIn(table(...lines)))[0]?.explanation).toContain("the lines come to €93,000,000");
  });
});

describe("one line in two tables", async () => {
  const plan = table("Metric | Month 12 | Month 24 | Month 36", "Moorings | 100 | 500 | 1500", "Skippers | 3 | 9 | 20");
  it("is asked about at its widest, whatever it is called", async () => {
    const [first] = await foundIn(plan, table("Year | Moorings | Crew", "1 | 100 | 4", "2 | 400 | 9", "3 | 1000 | 14"));
    expect(first?.relation).toBe("same:line");
    expect(first?.certainty).toBe("question");
    expect(first?.statements.map(({ value }) => value)).toEqual([1500, 1000]);
  });
  it("is two things of one name where they lie far apart", async () => {
    const money = table("k€ | Year 1 | Year 2 | Year 3", "Moorings | 15000 | 41000 | 99000", "Crew | 20 | 30 | 40");
    expect(await relations(plan, money)).toEqual([]);
  });
  it("is no contradiction where both say the same", async () => {
    expect(
      await relations(plan, table("Year | Moorings | Crew", "1 | 100 | 4", "2 | 500 | 9", "3 | 1500 | 14")),
    ).toEqual([]);
  });
});
