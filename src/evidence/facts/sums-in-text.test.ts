import { describe, expect, it } from "vitest";
import { factSheet } from "../fact-sheet.ts";

const sure = (line: string) =>
  factSheet({ deckExtracts: `Slide 4\nBusiness model\n${line}` })
    .facts.filter((fact) => fact.sure && fact.topic !== null)
    .map(({ topic, value }) => `${topic} ${value}`);

describe("a sum told in a line", () => {
  it("gives its name to what it comes to, and not to its terms", () => {
    expect(sure("LTV/CAC = 3,000 / 1,000 = 3.0x")).toEqual(["ltv_cac 3"]);
    expect(sure("TAM: 18,000 sites × $1,200 = $21.6M")).toEqual(["tam 21600000"]);
  });

  it("does not name a factor by the words of the other", () => {
    const line = "Our SAM: 2,000 distributors ($50M–$2B revenue) × $600K annual spend = $1.2B serviceable market";
    expect(sure(line)).toEqual(["sam 1200000000"]);
  });
});
