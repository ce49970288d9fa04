import { describe, expect, it } from "vitest";
import { foundIn, table } from "../testing/told.ts";

const relations = async (...slides: string[]) => (await foundIn(...slides)).map(({ relation }) => relation);

describe("sums that a document works out in its own words", async () => {
  it.each([
    ["share=told", "Crafts in France: €19bn, of which 8% online, that is €2.1bn"],
    ["share=told", "Les salariés des PME dépensent 288 M€ par an\n\nNous visons 4 % en 2029, soit 17 M€"],
    ["runway=told", "Caixa atual R$ 420 mil, queima de R$ 130 mil por mês: fôlego de 6 meses"],
    ["runway=told", "$5M seed at $20M pre-money. It pays for 24 months at $290k a month"],
    ["times=told", "Sales of £310k in 2024, three times what we sold in 2023 (£155k)"],
  ])("%s: «%s»", async (relation, line) => {
    const found = await foundIn(line);
    expect(found.map((one) => one.relation)).toEqual([relation]);
    expect(found[0]?.certainty).toBe("question");
  });

  it.each([
    ["comes out", "Crafts in France: €19bn, of which 8% online, that is €1.5bn"],
    ["another amount of the page is the whole", "Market €26bn\n\nFrance: €19bn, of which 8% online, that is €2.1bn"],
    ["lasts longer than is said", "Cash €900k, €40k burnt a month: runway of 18 months"],
    ["sold as often as is said", "Sales of £310k in 2024, twice what we sold in 2023 (£155k)"],
    ["the first figure of a product", "12 million people in firms of 50 to 2,000 people × €24 a year = €288M"],
  ])("%s", async (_, line) => {
    expect(await relations(line)).toEqual([]);
  });
});

describe("what stands for all the years of a plan", async () => {
  it("a rate without a date is held against the year, as a question", async () => {
    const deck = ["# Plan\n\n- Projected revenue (Year 1): $500K\n- Projected users (Year 1): 100,000 active users"];
    const found = await foundIn(...deck, "# Unit economics\n\n- Projected blended ARPU: $4/month");
    expect(found.map(({ relation, certainty }) => [relation, certainty])).toEqual([
      ["revenue=arpa,customers", "question"],
    ]);
  });

  it("costs of both kinds make the result, and an undated margin may be of the year that runs", async () => {
    const rows = ["$k | 2024 | 2025", "Revenue | 310 | 900", "Cost of revenue | 74 | 198"];
    const costs = ["Operating costs | 1,450 | 2,100", "Operating result | -1,214 | -1,398"];
    expect(await relations(table(...rows, ...costs), "Our gross margin is 78%")).toEqual([]);
  });
});

describe("said to be free, signed or certified", async () => {
  it.each([
    ["absolute:pays_nothing", "Inscription gratuite, sans abonnement", "Abonnement Pro : 19 € par mois"],
    ["absolute:pays_nothing", "Gratuit pour le salarié", "Un retrait coûte 1,50 € au salarié"],
    [
      "status:agreement",
      "Parceria assinada com a cooperativa Cotrijal",
      "# Próximos passos\n\n- 3º tri 2025: assinatura do contrato com a Cotrijal",
    ],
    ["status:certification", "SOC 2 Type II certified", "SOC 2: Type I received, Type II audit starts in the autumn"],
  ])("%s: «%s» and «%s»", async (relation, one, other) => {
    expect(await relations(one, other)).toEqual([relation]);
  });

  it("a signature that is over is none to come", async () => {
    expect(await relations("Partnership signed with Cotrijal", "Signature of the contract with Cotrijal")).toEqual([]);
  });
});

describe("forms of a sum in one line and the lines around it", () => {
  it.each([
    ["share=told", "- Average price: €300\n- Gross margin per chair: €130, that is 58%", "€150, that is 50%"],
    ["rate=counts", "- 48 trials\n- 21 signed (54% of trials)", "24 signed (50% of trials)"],
    [
      "share=told",
      "- School channel: €3bn\n- By 2030 we aim at 2% of the school channel, €90M",
      "3% of the school channel, €90M",
    ],
    ["account=lines", "- Price: €300\n- Wood: €90\n- Labour: €80\n- Margin: €180", "Margin: €130"],
    ["runway=told", "We raise €8M for 24 months of operations, spending €550k a month", ""],
  ])("%s: «%s»", async (relation, lines, right) => {
    const found = await foundIn(`# Figures\n\n${lines}`);
    expect(found.map((one) => [one.relation, one.certainty])).toEqual([[relation, "question"]]);
    const kept = lines.split("\n").slice(0, -1).join("\n");
    expect(await relations(`# Figures\n\n${kept}\n- ${right}`)).toEqual([]);
  });

  it("a share of what is named elsewhere by other words, or twice, is held against nothing", async () => {
    const share = "- By 2030 we aim at 2% of the school channel, €90M";
    expect(await relations(`# Market\n\n- Shop channel: €3bn\n${share}`)).toEqual([]);
    expect(await relations(`# Market\n\n- School channel: €3bn\n- School channel in 2030: €4.5bn\n${share}`)).toEqual(
      [],
    );
  });
});
