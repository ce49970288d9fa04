import { expect, it } from "vitest";
import { factSheet } from "../fact-sheet.ts";

const rounds = (...lines: string[]) =>
  factSheet({ deckExtracts: lines.map((line, at) => `Slide ${at + 1}\n${line}`).join("\n") })
    .facts.filter(({ topic }) => topic === "round_size")
    .map(({ value, nature }) => `${value} ${nature}`);

it("has one round on the table: those after the first it asks for are a plan", () => {
  expect(rounds("Seed round: $2M", "Series A: $5M")).toEqual(["2000000 target", "5000000 projection"]);
  expect(rounds("Série A : 5 M€")).toEqual(["5000000 target"]);
});

it("does not take money raised before for the round on the table", () => {
  expect(rounds("We raised a pre-seed round of €300k", "Seed round: €2M")).toContain("2000000 target");
});
