import { describe, expect, it } from "vitest";
import { factsOf as facts, present, told } from "./testing/told.ts";

describe("lines of a text", () => {
  it("keeps lines apart that begin with a name set bold, or end with a hard break", async () => {
    const text = "# Tavira\n\n## Year 3\n\n**Goal**: 10K users\n**MRR**: $290K\n**ARR**: $3.5M  \nGross margin: 80%";
    expect(await told(text)).toEqual([
      "users 10000 Y3 company projection",
      "mrr 290000 Y3 company projection",
      "arr 3500000 Y3 company projection",
      "gross_margin 80 Y3 company projection",
    ]);
  });

  it("keeps lines apart that begin with a name and its colon, and the title behind a marker", async () => {
    const text =
      "# Slide 1 Tavira\n\n# Slide 2 Market\nTAM: $2B\nSAM: $300M\nSOM: $50M\n\n# Slide 3 The ask\nRaising $1M at $4M pre-money\nPost-money: $5M";
    expect(await told(text)).toEqual([
      "tam 2000000000 market market",
      "sam 300000000 market market",
      "som 50000000 market market",
      "round_size 1000000 company target",
      "valuation_pre_money 4000000 company target",
      "valuation_post_money 5000000 company target",
    ]);
  });

  it("takes the most a convertible paper turns into shares at for its cap, never for the round's price", async () => {
    for (const line of [
      "€280k of BSA AIR signed, with a valuation cap of €4M pre-money",
      "$600k committed on SAFEs, $4M post-money cap",
      "BSA AIR plafonné à 4 M€ pré-money",
      "Mútuo limitado a um valuation de R$ 4 milhões pre-money",
    ]) {
      const found = await told(`# Tavira\n\n## The ask\n\n${line}`);
      expect(found.filter((one) => /^valuation/.test(one))).toEqual([expect.stringMatching(/^valuation_cap 4000000 /)]);
    }
    expect(await told("# Tavira\n\n## The ask\n\nRaising $1M in new capital at $4M pre-money")).toContain(
      "valuation_pre_money 4000000 company target",
    );
  });

  it("reads a short line over lines of names as their heading, after a long line too", async () => {
    const text =
      "# Tavira\n\n## The ask\n\nWe are raising $2M from investors who know the freight business well\nUse of funds\nProduct: 50%\nSales: 30%\nOperations: 20%";
    expect((await told(text)).filter((one) => one.startsWith("use_of_funds"))).toHaveLength(3);
  });

  it("takes pre- and post-money for the names of their amounts, not for the money asked for", async () => {
    expect(await told("# Tavira\n\n## The ask\n\nPost-money: $5M")).toEqual([
      "valuation_post_money 5000000 company target",
    ]);
    expect(await told("# Tavira\n\n## The ask\n\n- Pre-money: $4M\n- Amount: $1M")).toEqual([
      "valuation_pre_money 4000000 company target",
      "round_size 1000000 company target",
    ]);
  });

  it("keeps short lines apart that nothing wrapped, with or without a colon", async () => {
    const text = "# Tavira\n\n## Market\n\nTAM $12B\nSAM $1.4B\nSOM $120M";
    expect(await told(text)).toEqual([
      "tam 12000000000 market market",
      "sam 1400000000 market market",
      "som 120000000 market market",
    ]);
    const broken = "# Tavira\n\n## Traction\n\nWe earn every month a MRR of\n$12K from our customers.";
    expect(await told(broken)).toEqual(["mrr 12000 company actual"]);
  });

  it("goes on with a sentence that is broken over two lines", async () => {
    const text = "# Tavira\n\n## Traction\n\nIn 2025 we had 40 paying customers and\na MRR of $12K.";
    expect(await told(text)).toEqual(["customers 40 2025 company actual", "mrr 12000 2025 company actual"]);
  });

  it("gives the items of a list the line over them, not the item before", async () => {
    const text = "# Tavira\n\n## Roadmap\n\n**Month 6:**\n- Beta of the app\n- 20 paying customers";
    expect(await told(text)).toEqual(["customers 20 M6 company projection"]);
  });

  it("names amounts side by side by what stands over each", async () => {
    const text = "# Tavira\n\n## Pricing\n\n| Starter | Pro |\n|---|---|\n| $49/month | $129/month |";
    const found = (await facts(text)).map(({ label, quantity }) => `${label} ${quantity.value}`);
    expect(found).toEqual(["Starter 49", "Pro 129"]);
  });

  it("hears of a market's size two lines above an amount", async () => {
    const text =
      "# Tavira\n\n## Market\n\n```\nTotal Addressable Market (TAM)\nGlobal freight software\n$29.09 Billion\n```";
    expect(await told(text)).toEqual(["tam 29090000000 market market"]);
  });

  it("does not let the line over a table speak for what comes after it", async () => {
    const text =
      "# Tavira\n\n## Seed round\n\n**Use of funds:**\n\n| Part | % |\n|---|---|\n| Product | 60% |\n| Sales | 40% |\n\nStructure: SAFE with a cap of $2.5M";
    expect(await told(text)).toEqual([
      "use_of_funds 60 company target",
      "use_of_funds 40 company target",
      "valuation_cap 2500000 company actual",
    ]);
  });

  it("names a figure by its line with what stands in brackets, and by what an arrow points at", async () => {
    expect(await present("# Tavira\n\n## Revenue streams\n\n- Pro (5-10): $149/month\n- LTV (5 years): $900")).toEqual([
      "price 149 company actual",
      "ltv 900 company actual",
    ]);
    expect(await told("# Tavira\n\n## Use of funds\n\n- 40% → Team (2 devs, support)\n- 60% → Sales")).toEqual([
      "use_of_funds 40 company target",
      "use_of_funds 60 company target",
    ]);
    expect(await told("# Tavira\n\n## The ask\n\nUse of funds: product (60%), marketing (40%)")).toEqual([
      "use_of_funds 60 company target",
      "use_of_funds 40 company target",
    ]);
  });
});

describe("whose and of when", () => {
  it("does not take a market's figures for the company's because the title names the company", async () => {
    const text = "# Tavira\n\n## The problem\n\n### Kenya & Ghana\n- Over 90% of firms still use paper";
    expect(await told(text)).toEqual(["- 90 market market"]);
  });

  it("knows the company's own column by the first word of its name, and the others' by standing beside it", async () => {
    const text =
      "# Tavira Protocol - Business plan\n\n## Key points\n\n| Feature | Tavira | Oldpay | Advantage |\n|---|---|---|---|\n| Fees | 0.5% | 3% | 6x less |";
    expect(await told(text)).toEqual(["take_rate 0.5 company actual", "take_rate 3 Oldpay third_party"]);
  });

  it("leaves competitors' prices to them where the chapter is called so in Spanish or Portuguese", async () => {
    for (const heading of ["Competencia", "Competência"])
      expect(
        await present(
          `# Tavira\n\n## ${heading}\n\n| Nome | Preço | Região |\n|---|---|---|\n| Argos | $15,000 | EUA |`,
        ),
      ).toEqual([]);
  });

  it.each([
    "## KPIs to track\n\n- Churn: 5%\n- CAC: $150",
    "## O que vamos medir\n\n- Churn: 5%\n- CAC: R$150",
    "## Economics\n\n- Churn: <5%\n- CAC: < $150",
    "## Roadmap 12 mois\n\n- 40 clients payants",
    "## Returns\n\n- Path to $100M ARR within 5 years",
    "## Returns\n\n- SaaS multiples in the sector trade at 8–15x ARR",
    "## Model\n\n- 85%+ gross margins typical of SaaS",
    "## The ask\n\n- Pilot customers: distributors ($100M–$1B revenue)",
    "## Business model\n\nA $500M distributor spends $2–5M/year on orders. They save $1–3M annually.",
    "## Market\n\n2,000 firms ($50M–$2B revenue) × $600K–$1.2M spend = $3–6B serviceable market",
    "## Business model\n\nEstimation: 5-10K€/mois",
    "## Market\n\nIf 10% of the firms buy, the near-term market is roughly $36M–$72M ARR",
    "## Business model\n\n| Plan | Price | Included |\n|---|---|---|\n| Studio | on request | 3 client workspaces |",
    "## Unit economics\n\n- Churn: plan for 3–5% monthly churn",
    "## Financial projections\n\n### Key metrics\n\n- ARR: $3M",
    "## Team\n\n### CTO\n\n- Built trading systems processing $100M+ volume",
    "## Customer success stories\n\n### Case study 1: a global manufacturing corporation\n\n- Profile: $2B revenue",
    "## Who we serve\n\n- Mid-size clinics: 50 employees",
    "## Stack\n\n- Shipped on React 19, Vite 8\n- SOC 2 Type II",
  ])("does not tell as the company's present: %s", async (text) => {
    expect(await present(`# Tavira\n\n${text}`)).toEqual([]);
  });

  it("counts nobody who was only asked", async () => {
    expect(await told("# Tavira\n\n## Validation\n\n- 50+ interviews with customers")).toEqual(["- 50 company actual"]);
  });

  it("still tells what a page of traction bounds, and an own price in a comparison", async () => {
    expect(await present("# Tavira\n\n## Traction\n\n- Churn: <2%")).toEqual(["churn 2 company actual"]);
  });

  it("names what stands bare by the line over it, and what is bought among others as its price", async () => {
    expect(await told("# Tavira\n\n## Funding\n\n**Equity offered:**\n- 10-15% (negotiable)")).toEqual([
      "dilution 12.5 company target",
    ]);
    expect(
      await told(
        "# Tavira\n\n## Competition\n\n| | Tavira | Oldpay |\n|---|---|---|\n| Annual cost | GH₵ 96K | GH₵ 250K |",
      ),
    ).toEqual(["price 96000 company actual", "price 250000 Oldpay third_party"]);
  });

  it("does not date what there is by when the company began", async () => {
    for (const text of ["Founded in 2022, we serve 320 customers", "Créée en 2022, 320 clients payants"])
      expect(await told(`# Tavira\n\n## Traction\n\n${text}`)).toEqual(["customers 320 company actual"]);
  });

  it("does not date figures by the year in the deck's own title", async () => {
    const text = "# Tavira — Pitch Deck 2026\n\nMay 2026\n\n## Traction\n\n- ARR: $300K";
    expect(await told(text)).toEqual(["arr 300000 company actual"]);
  });
});

describe("markets", () => {
  it("takes no price, factor or count of shops for a market's worth", async () => {
    const text =
      "# Tavira\n\n## SOM\n\n50 clients × 50K€ = 2.5M€\n\n## Market\n\n- Market size: 3.8M retail stores\n- Monthly fees: $50 - $200";
    expect(await told(text)).toEqual(["som 2500000 market market", "market_size_other 3800000 market market"]);
  });

  it("reads a market's worth a year", async () => {
    expect(await told("# Tavira\n\n## Size\n\n### TAM\n\nTools of law firms: ~50B€/an")).toEqual([
      "tam 50000000000 market market",
    ]);
  });
});

describe("tables of plans and problems", () => {
  it("leaves the cost of a problem to those who have it", async () => {
    expect(
      await present(
        "# Slide 1: The problem\n\n| Pain | Cost |\n|---|---|\n| Missed sales | $15,000/year |\n| Total annual cost | $54,900 |",
      ),
    ).toEqual([]);
  });

  it("leaves a margin beside the price of a plan to that plan", async () => {
    const plans =
      "## Pricing\n\n| Plan | Price | Margin |\n|---|---|---|\n| Pro | $29/mo | 85% |\n| Team | $79/mo | 88% |";
    expect((await present(plans)).filter((fact) => fact.startsWith("gross_margin"))).toEqual([]);
  });

  it("takes the burn of a use of funds for what is planned", async () => {
    const funds =
      "## Use of funds\n\n| Category | Amount | Monthly burn |\n|---|---|---|\n| Engineering | $350K | $19.4K |";
    expect(await present(funds)).toEqual([]);
  });

  it("counts months and years down the first column", async () => {
    const plan = "## Financial projections\n\n| Month | Total paying | MRR |\n|---|---|---|\n| 3 | 385 | $11,506 |";
    expect(await told(plan)).toEqual(["customers 385 M3 company projection", "mrr 11506 M3 company projection"]);
  });

  it("reads crores from the head of a column, and counts loans", async () => {
    const plan = "## Revenue forecast\n\n| Year | Loans | Revenue (₹ Cr) |\n|---|---|---|\n| 1 | 6,000 | 7.8 |";
    expect((await told(plan)).filter((fact) => !fact.startsWith("-"))).toEqual([
      "revenue 78000000 Y1 company projection",
    ]);
  });

  it("names a value of a dated row by its column alone", async () => {
    const plan = "## Revenue projections\n\n| Year | Avg ticket |\n|---|---|\n| 1 | $10,000 |";
    expect((await told(plan)).filter((fact) => fact.startsWith("revenue"))).toEqual([]);
  });

  it("lets a line that says a year of the plan speak for the list under it", async () => {
    const som = "## Market opportunity\n\n**Year 1 target: 1% market share**\n- $50 ARPU\n- 3,000 users\n";
    expect(await present(som)).toEqual([]);
    expect(await told(som)).toContain("arpa 50 Y1 company projection");
  });

  it("takes a growth on the page of the market for the market's", async () => {
    const market = "## Market opportunity\n\n**Global travel:**\n- 10% CAGR through 2030\n";
    expect(await told(market)).toEqual(["market_growth 10 2030 market market"]);
  });

  it("counts bookings, and takes no total among prices for a price", async () => {
    const plan = "## Financial projections\n\n| Metric | 2027 |\n|---|---|\n| Bookings | 1,500 |";
    expect((await told(plan)).filter((fact) => fact.startsWith("bookings"))).toEqual([]);
    expect(await present("## Business model\n\n- Total: $210 per user")).toEqual([]);
  });

  it("dates no figure by when its firm began", async () => {
    const rows = "## Traction\n\n| Company | Founded | Users |\n|---|---|---|\n| Tavira | 2024 | 86 |";
    expect((await facts(rows)).map(({ period }) => period)).toEqual([undefined]);
  });

  it("lets an item speak for the items under it", async () => {
    const why = "## Why invest\n\n1. **Large market opportunity**\n   - 15% annual growth rate\n";
    expect(await present(why)).toEqual([]);
  });

  it("takes the amount of the investment on the page of the ask for the round", async () => {
    expect(await told("## Investment terms\n\n- **Investment amount**: $2M")).toEqual([
      "round_size 2000000 company target",
    ]);
  });

  it("takes no revenue of a stream in a plan for a price", async () => {
    const streams = "## Monetization\n\n| Stream | Year 1 | Year 2 |\n|---|---|---|\n| API access | $25K | $150K |";
    expect((await told(streams)).filter((fact) => fact.startsWith("price"))).toEqual([]);
  });

  it("dates a row by the cell that is only a date", async () => {
    expect(
      await told(
        "## Revenue streams\n\n| Stream | Launch | What |\n|---|---|---|\n| Transaction fees | 2027 | 3% of bookings |",
      ),
    ).toEqual(["take_rate 3 2027 company actual"]);
  });
});

describe("headings of chapters", () => {
  it("takes their number for no figure", async () => {
    expect((await facts("## 6.1 Revenue\n\nText.")).map(({ quantity }) => quantity.value)).toEqual([]);
  });
});
