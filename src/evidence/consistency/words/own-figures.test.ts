import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

const relations = async (...slides: string[]) => (await foundIn(...slides)).map(({ relation }) => relation);

describe("so many of one thing, told twice", async () => {
  it.each([
    ["same:counted", "We deliver to 180 bakeries", "Customers\nOur drivers call at 210 bakeries every morning"],
    ["same:counted", "Pilot Harbours: 5 towns on the coast", "Towns: 8 pilot harbours giving feedback"],
    ["same:team", "Team: 14 people in Porto", "The crew\nWe are 12: two founders, ten sailors"],
    ["same:team", "Nous sommes 8 à Nantes", "L'équipe compte 11 personnes au total"],
    ["same:team", "Operação\nTemos 7 barcos e 38 colaboradores", "Equipe\nUm time de 44 pessoas, das quais 30 no mar"],
  ])("%s: «%s» and «%s»", async (relation, one, other) => {
    const [first, ...more] = await foundIn(one, other);
    expect(more).toEqual([]);
    expect(first?.relation).toBe(relation);
    expect(first?.certainty).toBe("question");
  });

  it.each([
    ["a plan", "We deliver to 180 bakeries", "By 2027 we will deliver to 900 bakeries"],
    ["another year over it", "We deliver to 180 bakeries", "Year 3:\n- 900 bakeries on the coast"],
    [
      "a part of them",
      "Our team: 23 employees",
      "The crew\n23 employees, of whom 12 engineers and 8 employees in sales",
    ],
    ["those who come in summer", "We employ 26 people", "Team\n21 people in total, joined by 5 in summer"],
    ["one place of work", "Our team: 31 people", "The headquarters team counts 9 people"],
    ["another kind of it", "We run 40 electric boats", "We run 12 rented boats"],
    ["somebody else's", "We deliver to 180 bakeries", "Competitors deliver to 900 bakeries"],
  ])("%s is no second answer", async (_, one, other) => {
    expect(await relations(one, other)).toEqual([]);
  });
});

describe("growth that a sentence tells of", async () => {
  const sales = "| k€ | 2023 | 2024 | 2025 |\n| --- | --- | --- | --- |\n| Net catch | 255 | 612 | 1040 |";
  it.each([
    ["Net catch grew 85% in 2025.", "1,040 / 612 − 1 = 69.9%"],
    ["Net catch grew 140% in 2024 and will grow 85% in 2025.", "1,040 / 612 − 1 = 69.9%"],
    ["Average annual growth of the net catch 2023-2025: 140%", "(1,040 / 255)^(1/2) − 1"],
    ["The net catch triples in 2025.", "1,040 / 612 − 1 = 69.9%"],
  ])("«%s» is held against its line", async (sentence, sum) => {
    const [first, ...more] = await foundIn(`${sales}\n\n${sentence}`);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ relation: "growth=series", certainty: "question" });
    expect(first?.explanation).toContain(sum);
    expect(first?.name).toMatch(/^Growth of Net catch/u);
  });
  it.each([
    "Net catch grew 70% in 2025.",
    "Net catch grows 85% a month in 2025.",
    "The market grows 85% in 2025.",
    "Net catch fell 85% in 2025.",
  ])("«%s» is not", async (sentence) => {
    expect(await relations(`${sales}\n\n${sentence}`)).toEqual([]);
  });
});

describe("shares of one whole under no such heading", async () => {
  it("that come to more than all are asked about", async () => {
    const [first] = await foundIn("The plan\n\n- 45% stock and tooling\n- 30% harbour\n- 15% crew\n- 15% nets");
    expect(first).toMatchObject({ relation: "shares=100", certainty: "question" });
    expect(await relations("The skippers hold 88% of the capital, the crew 7%, two angels 9%.")).toEqual([
      "owners=100",
    ]);
  });
  it("that come to less, or are rates of their own, are not", async () => {
    expect(await relations("The plan\n\n- 45% stock\n- 30% harbour\n- 15% crew")).toEqual([]);
    expect(await relations("The plan\n\n- Gross margin 45%\n- Operating margin 35%\n- Conversion rate 25%")).toEqual(
      [],
    );
  });
});

describe("a price for each thing", async () => {
  it("times their number is what they bring", async () => {
    const [first] = await foundIn(
      "We hold 31,000 berths.",
      "Fee per berth: €4.90 per month\n\n| Fee | Month |\n| --- | --- |\n| Fee | €112,000 |",
    );
    expect(first).toMatchObject({ relation: "money=price,count", certainty: "question" });
    expect(first?.explanation).toContain("4.9 × 31,000 = €151,900");
  });
});

describe("what was read as something else", () => {
  it("is one of the uses of a round where their sentence lists it", async () => {
    const ask =
      "The round\n\nRaising $4.0M\n\nUse of funds: hardware inventory $1.9M, engineering $1.1M, sales $600K, general $";
    expect((await foundIn(`${ask}200K.`))[0]?.explanation).toContain("the lines come to $3,800,000");
    expect(await relations(`${ask}400K.`)).toEqual([]);
  });
  it("is no second ARR where it is so many times it", async () => {
    expect(await relations("MRR: $46,800\n\nARR: $561,600\n\nExit: 5x ARR = ~$2.8M")).toEqual([]);
  });
});
