import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

const facts = (...pieces: Piece[]) => readDossier(deck(page(1, pieces))).all;
const read = (...pieces: Piece[]) =>
  facts(...pieces)
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period, nature }) =>
      [topic ?? "-", quantity.value, period, nature].filter((part) => part !== undefined).join(" "),
    );

describe("lists whose bullets are drawn", () => {
  it("are read item by item, whatever the items begin with", () => {
    expect(
      read(
        ["Use of funds", 50, 20, 34],
        ["Split of the round:", 50, 90, 18],
        ["40% → Team and two developers", 62, 112, 18],
        ["35% → Marketing and sales", 62, 134, 18],
        ["25% → Hosting and legal", 62, 156, 18],
      ),
    ).toEqual(["use_of_funds 40 target", "use_of_funds 35 target", "use_of_funds 25 target"]);
  });

  it("do not run into the line that opens the next block", () => {
    expect(
      read(
        ["The ask", 50, 20, 34],
        ["Funding: $750K (seed round)", 50, 90, 18],
        ["Milestones:", 50, 112, 18],
        ["Month 6: 20 paying customers", 62, 134, 18],
      ),
    ).toEqual(["round_size 750000 target", "customers 20 M6 projection"]);
  });

  it("part rows of a table whose cells are half words", () => {
    const words = facts(
      ["Unit economics", 50, 20, 34],
      ["Average price", 60, 90, 16],
      ["$40 a month for teams of five", 300, 90, 16],
      ["Support cost", 60, 112, 16],
      ["From $12 a month and falling", 300, 112, 16],
    ).map(({ passage }) => passage);
    expect(words).toHaveLength(2);
    expect(words.every((passage) => !/\$40.*\$12/.test(passage))).toBe(true);
  });
});

describe("headings of a block", () => {
  it("speak for the whole row they stand over, beside another block", () => {
    expect(
      read(
        ["Business model", 50, 20, 40],
        ["Plans for everyone", 50, 80, 24],
        ["Year 2 (growth)", 400, 80, 24],
        ["Quarter", 410, 120, 15],
        ["Customers", 500, 120, 15],
        ["MRR", 610, 120, 15],
        ["Q1", 410, 142, 15],
        ["200", 500, 142, 15],
        ["$10,000", 610, 142, 15],
      ).filter((fact) => fact.endsWith("actual")),
    ).toEqual([]);
  });

  it("may carry their plan's price, and make what it allows no count of users", () => {
    expect(
      read(
        ["Business model", 50, 20, 40],
        ["Pro Plan -", 50, 90, 24, 100],
        ["$29/month", 155, 90, 24],
        ["10 users", 62, 124, 18],
      ),
    ).toEqual(["price 29 actual"]);
  });
});

describe("cards in rows", () => {
  it("have their captions on the side of their own row", () => {
    expect(
      read(
        ["Traction", 50, 20, 40],
        ["CAC", 75, 100, 14],
        ["LTV", 275, 100, 14],
        ["$150", 60, 112, 36],
        ["$900", 260, 112, 36],
        ["Product:", 50, 165, 18],
        ["4%", 70, 200, 36],
        ["72", 270, 200, 36],
        ["Churn", 72, 238, 14],
        ["NPS", 275, 238, 14],
      ),
    ).toEqual(["cac 150 actual", "ltv 900 actual", "churn 4 actual", "nps 72 actual"]);
  });

  it("take no label with a size in brackets for a value", () => {
    expect(
      read(
        ["Market", 50, 20, 40],
        ["Segment", 60, 90, 15],
        ["ARPU", 380, 90, 15],
        ["TAM", 560, 90, 15],
        ["Small firms (1-5 employees)", 60, 114, 15],
        ["$29", 380, 114, 15],
        ["$813M", 560, 114, 15],
      ),
    ).toEqual(["tam 813000000 market"]);
  });
});
