import { describe, expect, it } from "vitest";
import { present, told } from "./testing/told.ts";

describe("of whom a sentence tells", () => {
  it.each([
    "Our competitor Bigcorp has an ARR of €900,000.",
    "Bigcorp, our main competitor, has an ARR of €900,000.",
    "Notre concurrent Grosbiz réalise un ARR de 900 K€.",
    "Nosso concorrente Grandão tem ARR de R$ 900 mil.",
    "Our largest customer has 300 employees and revenue of €40M.",
    "Comparação: Grandão vale R$ 300M (54M ARR)",
    "Bigcorp: €900K ARR",
    "Their churn is 18%.",
    "Leur churn est de 18 %.",
    "Top-quartile startups grow 20% month over month.",
    "Early adopters: 5 construction firms representing 2,000 employees",
    "r/gardening: 95K+ members",
    "The incumbent, Bigcorp, holds 41% of the market.",
    "Le leader, Grosbiz, détient 41 % du marché.",
    "O líder, Grandão, tem 41% do mercado.",
  ])("is not the company: %s", async (sentence) => {
    expect((await present(`# Tavira\n\n## Overview\n\n- ${sentence}`)).filter((fact) => !fact.startsWith("-"))).toEqual(
      [],
    );
  });

  it.each([
    ["We have an ARR of €900,000.", "arr 900000 company actual"],
    ["Tavira: €900K ARR", "arr 900000 company actual"],
    ["Revenue: $185K MRR", "mrr 185000 company actual"],
    ["Unlike our competitors, we have 2% churn.", "churn 2 company actual"],
  ])("is the company: %s", async (sentence, fact) => {
    expect(await present(`# Tavira\n\n## Overview\n\n- ${sentence}`)).toContain(fact);
  });
});

describe("a line that says of itself that it is not there yet", () => {
  it("plans its figures", async () => {
    const table =
      "| Stream | Model | Status |\n|---|---|---|\n| Tickets | 5% fee | Planned |\n| Events | 4% fee | Built |";
    const streams = await told(`# Tavira\n\n## Revenue streams\n\n${table}`);
    expect(streams).toContain("take_rate 5 company target");
    expect(streams).toContain("take_rate 4 company actual");
  });
});
