import { describe, expect, it } from "vitest";
import { factSheet } from "../fact-sheet.ts";
import { witnessOf } from "../witness.ts";

const deck = (...lines: string[]) => ({ deckExtracts: `Slide 1\n${lines.join("\n")}` });
const told = (...lines: string[]) =>
  factSheet(deck(...lines))
    .facts.filter(({ sure }) => sure)
    .map(({ topic, value, nature }) => `${topic ?? "-"} ${value} ${nature}`);

describe("a figure that no name of the catalogue names", () => {
  it.each([
    [["Traction", "40 dental practices live"], "customers 40 actual"],
    [["Tração", "38 barbearias pagantes na plataforma"], "customers 38 actual"],
    [["Traction", "25 mairies équipées"], "customers 25 actual"],
    [["Roadmap", "Sign 30 garages"], "customers 30 target"],
    [["Business model", "$45 per classroom per month"], "price 45 actual"],
  ])("is known by how people say it: %s", (lines, fact) => {
    expect(told(...lines)).toContain(fact);
  });

  it.each([
    [`40 ${"· ".repeat(150)}dental practices live`, "customers 40 actual"],
    [`40 dental ${"· ".repeat(45)}practices live`, "customers 40 actual"],
  ])("is known however far off its own words stand: %s", (line, fact) => {
    expect(told("Traction", line)).toContain(fact);
  });

  it("is not surely without a topic where it may well have one", () => {
    expect(told("Context", "12 tannery outfits")).toEqual([]);
    expect(told("Problem", "60% of invoices arrive late")).toEqual(["- 60 market"]);
  });

  it("is not called what a rule refused to call it", () => {
    expect(told("Validation", "We interviewed 40 dental practices")).not.toContain("customers 40 actual");
  });

  it("asks for more than likely where it would be the company's present", () => {
    expect(told("Reach", "20 partner schools in the north").filter((fact) => fact.startsWith("customers"))).toEqual([]);
  });

  it("decides nothing", () => {
    const context = deck("Traction", "40 dental practices live");
    expect(witnessOf(context).says({ topic: "customers" })).toEqual([]);
    expect(
      witnessOf(context)
        .everything()
        .facts.map(({ topic }) => topic),
    ).toEqual([null]);
  });
});
