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
    [
      "status:agreement",
      "Marival assinou um contrato de três anos",
      "# Próximos passos\n\n- Setembro de 2026: fechar o contrato com a Marival",
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
    [
      "list=sum",
      "The team\n\n24 people: 9 in product, 8 in operations, 11 in care",
      "24 people: 9 in product, 8 in operations, 7 in care",
    ],
    ["runway=told", "We raise €8M for 24 months of operations, spending €550k a month", ""],
  ])("%s: «%s»", async (relation, lines, right) => {
    const found = await foundIn(`# Figures\n\n${lines}`);
    expect(found.map((one) => [one.relation, one.certainty])).toEqual([[relation, "question"]]);
    const kept = lines.split("\n").slice(0, -1).join("\n");
    expect(await relations(`# Figures\n\n${kept}\n- ${right}`)).toEqual([]);
  });

  it("lines under a number of people come to it, and some of them do not", async () => {
    const lines = (head: string, last: number) =>
      `# Team\n\n${head}\n\n- Product: 6\n- Engineering: 8\n- Sales: ${last}`;
    expect(await relations(lines("19 employees in two towns", 7))).toEqual(["list=sum"]);
    expect(await relations(lines("19 employees in two towns", 5))).toEqual([]);
    expect(await relations(lines("19 employees, including", 3))).toEqual([]);
  });

  it("so many at their price are held against what they make", async () => {
    const price = "# Pricing\n\n€15 per hectare";
    const line = (amount: string) => `# Market\n\n- Iberia: 1.1 million hectares, ${amount}`;
    expect(await relations(price, line("€26M"))).toEqual(["money=price,count"]);
    expect(await relations(price, line("€16.5M"))).toEqual([]);
    expect(await relations("# Pricing\n\n€15 per hectare\n\n€20 per hectare with drones", line("€26M"))).toEqual([]);
  });

  it("growth of nothing in particular is the income's", async () => {
    const plan = table("€k | 2023 | 2024", "Revenue | 90 | 184", "Sites | 10 | 12");
    expect(await relations(`# Plan\n\n${plan}`, "# Traction\n\n- We grew 140% in 2024")).toEqual(["growth=series"]);
    expect(await relations(`# Plan\n\n${plan}`, "# Traction\n\n- We grew 104% in 2024")).toEqual([]);
    expect(await relations(`# Plan\n\n${plan}`, "# Traction\n\n- Downloads grew 140% in 2024")).toEqual([]);
  });

  it("income and costs of a table leave what the year of profit needs", async () => {
    const plan = (costs: number) =>
      table("€M | 2026 | 2027", "Revenue | 0.7 | 1.5", `Operating costs | 2.6 | ${costs}`);
    expect(await relations(`# Plan\n\n${plan(3.4)}`, "# Timeline\n\n- 2027: profitability")).toEqual([
      "status:break_even",
    ]);
    expect(await relations(`# Plan\n\n${plan(1.2)}`, "# Timeline\n\n- 2027: profitability")).toEqual([]);
  });

  it("amounts listed under the round are what it is spent on, whatever the heading", async () => {
    const ask = (last: string) =>
      `# The ask\n\nWe raise $3M.\n\n- Engineering: $1.2M\n- New states: $1.1M\n- Reserve: ${last}`;
    expect(await relations(ask("$1.0M"))).toEqual(["round=uses"]);
    expect(await relations(ask("$0.7M"))).toEqual([]);
    expect(await relations("# The ask\n\nWe raise $3M.\n\n- ARR: $1.2M\n- Cash: $0.2M\n- Pipeline: $0.4M")).toEqual([]);
  });

  it("a table's result by its name needs no proof, and a result of two years by chance does", async () => {
    const rows = (name: string) =>
      table(
        "$M | 2024 | 2025 | 2026",
        "Revenue | 3.9 | 8.6 | 21.4",
        "Costs | 5.2 | 9.9 | 20.1",
        `${name} | -1.3 | -1.3 | 1.8`,
      );
    expect(await relations(`# Plan\n\n${rows("Result")}`)).toEqual(["line=difference"]);
  });

  it("a step of a roadmap is not there yet, and who is charged does not pay nothing", async () => {
    const road = "# Roadmap\n\n- Q4 2026: ISO 14001 certification";
    expect(await relations("# Impact\n\nISO 14001 certified since last year", road)).toEqual(["status:certification"]);
    expect(await relations("# Impact\n\nISO 27001 certified since last year", road)).toEqual([]);
    const free = "# Model\n\nThe building pays nothing for the installation.";
    expect(await relations(free, "# Set-up\n\nWe charge the building €450 for it.")).toEqual(["absolute:pays_nothing"]);
    expect(await relations(free, "# Set-up\n\nWe charge the tenant €450 for it.")).toEqual([]);
  });

  it("a share of what is named elsewhere by other words, or twice, is held against nothing", async () => {
    const share = "- By 2030 we aim at 2% of the school channel, €90M";
    expect(await relations(`# Market\n\n- Shop channel: €3bn\n${share}`)).toEqual([]);
    expect(await relations(`# Market\n\n- School channel: €3bn\n- School channel in 2030: €4.5bn\n${share}`)).toEqual(
      [],
    );
  });
});
