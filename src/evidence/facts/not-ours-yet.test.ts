import { describe, expect, it } from "vitest";
import { present, told } from "./testing/told.ts";

describe("figures that are not the company's, or not yet", () => {
  it("dates a figure by what its line begins with, also under a caption", async () => {
    const text = "# Tavira\n\n## Key metrics\n\n**CAC (Customer Acquisition Cost):**\n- Year 1: €50\n- Year 3: €30";
    expect(await told(text)).toEqual(["cac 50 Y1 company projection", "cac 30 Y3 company projection"]);
  });

  it("does not let a column name what stands inside the phrases of its cells", async () => {
    const plans =
      "# Tavira\n\n## Abonnements\n\n| Offre | Prix | Bénéfices |\n|---|---|---|\n| Pro | 19 €/mois | Marchés standards, spread 2%, retrait |\n| Plus | 49 €/mois | Tout Pro avec API 1000 req/min |";
    expect((await present(plans)).filter((fact) => fact.startsWith("net_"))).toEqual([]);
    const table = "# Tavira\n\n## Results\n\n| Year | Revenue |\n|---|---|\n| 2023 | about €300K |";
    expect(await present(table)).toEqual(["revenue 300000 2023 company actual"]);
  });

  it("takes the rows of several cases for cases", async () => {
    const pilot =
      "# Tavira\n\n## The pilot\n\n| Case | Guests | Revenue |\n|---|---|---|\n| Minimum | 48 | $3,360 |\n| Base | 64 | $4,480 |\n| Sellout | 80 | $5,600 |";
    expect(await present(pilot)).toEqual([]);
  });

  it("takes a figure with its horizon behind it for a plan", async () => {
    expect(await present("# Tavira\n\n## Synthèse\n\nARR 8 M€ à 3 ans avec une trajectoire claire")).toEqual([]);
    expect(await present("# Tavira\n\n## Synthèse\n\nARR 8 M€ en mai")).toEqual(["arr 8000000 company actual"]);
  });

  it("leaves to others the customers each of them has, and what a firm has that the line begins with", async () => {
    expect(await present("# Tavira\n\n## Canal\n\n50 à 300 PME clientes derrière chacun.")).toEqual([]);
    const market = "# Tavira\n\n## Cadre\n\n- Harbour Games (Old Pier Ltd) → 1,5 Md$ de revenus 2023";
    expect(await present(market)).toEqual([]);
  });

  it("takes neither what a thing costs us nor what a customer brings for a price", async () => {
    const model = (line: string) => `# Tavira\n\n## Modèle économique\n\n- ${line}`;
    const prices = async (line: string) => (await present(model(line))).filter((fact) => fact.startsWith("price"));
    expect(await prices("Abonnement Pro : 49 €/mois")).toEqual(["price 49 company actual"]);
    expect(await prices("Évite la licence qui coûte : 100 000 €")).toEqual([]);
    expect(await prices("ARPU abonnement sur base totale : 2,40 €/mois")).toEqual([]);
  });

  it("knows a firm that is only looked at, a share of the total, a loss and a token for what they are", async () => {
    const sure = async (text: string) => (await told(`# Tavira\n\n${text}`)).map((fact) => fact.split(" ")[0]);
    expect(await sure("## The ask\n\nExit like others (see Oldbank: $30B+ valuation)")).not.toContain("valuation");
    expect(await sure("## Revenue\n\nCommission-Based Revenue (60% of total)")).not.toContain("take_rate");
    expect(await sure("## Results 2024\n\nNet loss: €40,000")).toEqual([]);
    expect(await sure("## Results 2024\n\nNet profit: €40,000")).toEqual(["net_income"]);
    const sale = "## Token sale structure\n\n| Round | Price |\n|---|---|\n| Seed | $0.011 |";
    expect(await sure(sale)).not.toContain("price");
  });
});
