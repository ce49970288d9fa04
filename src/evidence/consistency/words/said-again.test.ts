import { describe, expect, it } from "vitest";
import { foundIn, table } from "../testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("how far a thing is, in more words", () => {
  it.each([
    ["FDA 510(k) clearance received in May 2025", "510(k): submission planned Q2 2026"],
    ["Dispositif médical, marquage CE obtenu en mai 2025", "Le dossier de marquage CE sera déposé en 2026"],
    ["SOC 2 report available on request", "Q2: SOC 2 audit begins"],
    ["Somos uma SCD autorizada pelo Banco Central", "5% licença SCD no Banco Central (pedido em preparação)"],
    ["Brunel : contrat signé en mai 2025", "Deux contrats signés (Ada, Curie), un en négociation (Brunel)"],
    ["Fábrica própria em Tomar, 400 mil litros por ano", "A fábrica própria fica pronta em 2026"],
  ])("«%s» and «%s»", async (one, other) => {
    expect(await told(one, other)).toEqual([expect.stringMatching(/^question status:/)]);
  });

  it("leaves another site alone", async () => {
    expect(await told("We bake in our own factory", "Our second factory opens in 2027")).toEqual([]);
  });
});

describe("when a company began, and when it earns", () => {
  it("asks about two years of one beginning, not of two", async () => {
    const one = "Fondée en 2019 par Ada Brun";
    expect(await told(one, "Ada Brun dirige Thermo depuis sa création en 2017")).toEqual(["question date:founding"]);
    expect(await told(one, "Ancienne directrice de Volta, fondée en 2009")).toEqual([]);
    expect(await told(one, "L'entreprise, fondée en 2019, emploie 12 personnes")).toEqual([]);
  });

  it("holds the year of profit against the results", async () => {
    const losses = table(" | 2025 | 2026", "EBITDA ($M) | -4.1 | -4.6");
    expect(await told(losses, "Cash-flow positive in 2026.")).toEqual(["question status:break_even"]);
    expect(await told(losses, "Cash-flow positive by the end of 2026.")).toEqual([]);
    expect(await told(losses, "Not cash-flow positive in 2026.")).toEqual([]);
    const profit = table("k€ | 2025 | 2026", "Résultat net | 40 | 90");
    expect(await told(profit, "- Fin 2026 : rentabilité")).toEqual(["question status:break_even"]);
    expect(await told(profit, "- Fin 2025 : rentabilité")).toEqual([]);
  });
});

describe("sums that a document prints or implies", () => {
  it("works a printed product out again", async () => {
    expect(await told("- 320 clients × 1 300 € = 900 K€")).toEqual(["question printed=product"]);
    expect(await told("- 320 clients × 1 300 € = 416 K€")).toEqual([]);
    expect(await told("- 1,000 subscribers × $100 = $1.2M a year")).toEqual([]);
    expect(await told("- 5 sites × 4 crews × $2K = $40K")).toEqual([]);
  });

  it("holds growth against the two figures of one line", async () => {
    const ends = "- ARR: €1.2M (January 2026), €0.4M a year earlier";
    expect(await told(ends, "- ARR growth: 140% year on year")).toEqual(["question growth=series"]);
    expect(await told(ends, "- ARR growth: 200% year on year")).toEqual([]);
  });

  it("adds up the shares of so many as it names, and of the use of funds", async () => {
    expect(await told("Three shippers make 70% of the volume: Ada (45%), Bo (20%), Cy (15%)")).toEqual([
      "question line=sum",
    ]);
    expect(await told("Three shippers make 80% of the volume: Ada (45%), Bo (20%), Cy (15%)")).toEqual([]);
    expect(await told("Of five shippers two make 60% of the volume: Ada (45%), Bo (20%), Cy (15%)")).toEqual([]);
    expect(await told("Use of proceeds: clinical 30%, sales 45%, R&D 20%, G&A 10%.")).toEqual([
      expect.stringContaining("shares=100"),
    ]);
  });

  it("multiplies a price with the things it is paid for", async () => {
    const price = "### Pricing\n\nOne plan: $450 per home per month.";
    const sold = (mrr: string) => `### Traction\n\n- 64 care homes live\n- MRR: ${mrr}`;
    expect(await told(price, sold("$38,400"))).toEqual(["question money=price,count"]);
    expect(await told(price, sold("$28,800"))).toEqual([]);
    const each = "### Modèle\n\nVendu aux cliniques : 65 € par patient.";
    const year = (revenue: string) =>
      `### Clients\n\n- 8 200 patients suivis en 2024\n- Chiffre d'affaires 2024 : ${revenue}`;
    expect(await told(each, year("310 000 €"))).toEqual(["question money=price,count"]);
    expect(await told(each, year("533 000 €"))).toEqual([]);
  });

  it("asks how long customers stay where they leave faster", async () => {
    expect(await told("### Unit economics\n\n- Monthly churn: 6%\n- Customer lifetime: 26 months")).toEqual([
      "question customer_lifetime=churn",
    ]);
    expect(await told("### Unit economics\n\n- Monthly churn: 6%\n- Customer lifetime: 17 months")).toEqual([]);
  });
});

describe("what is not held against each other", () => {
  it("keeps what was reached apart from the months of the plan", async () => {
    const plan = "### The ask\n\nMonth 6: €30k MRR";
    expect(await told("### Traction\n\n✓ Month 6: €5k MRR", plan)).toEqual([]);
  });

  it("keeps the terms of one deal apart from the amount of another", async () => {
    const need = "### Need\n\nRaising €68k";
    const deal = (amount: string) =>
      `### Option\n\nShares: ${amount} for 15%\n\n- Pre-money: €170k\n- Post-money: €200k`;
    expect(await told(need, deal("€30k"))).toEqual([]);
    expect(await told(need, deal("a stake"))).not.toEqual([]);
  });

  it("takes a bare number beside the rate for an amount", async () => {
    const rows = [
      "k€ | 2023 | 2024",
      "Chiffre d'affaires | 420 | 1 150",
      "Marge brute | 60 | 230",
      "Taux de marge brute | 14 % | 20 %",
    ];
    expect(await told(table(...rows))).toEqual([]);
  });

  it("lets a figure follow the definition it equals", async () => {
    const rows = table("R$ mil | 2023 | 2024", "Receita bruta | 4.300 | 7.400", "Receita líquida | 3.900 | 6.700");
    expect(await told("### Onde estamos\n\n- Receita de R$ 7,4 milhões em 2024", rows)).toEqual([]);
  });

  it("reckons a result with the margin where one is shown", async () => {
    const rows = ["$M | 2026 | 2027", "Revenue | 6.2 | 17.0", "Gross margin | 55% | 61%", "Opex | 8.0 | 12.1"];
    expect(await told(table(...rows, "EBITDA | -4.6 | -1.7"))).toEqual([]);
  });
});

describe("two answers to one question", () => {
  it("holds today's count against the last column before the cover's date", async () => {
    const cover = "Harbour deck — October 2025";
    const rows = (last: string) => table(" | Dec 2024 | Sep 2025", `Active customers | 1,450 | ${last}`);
    const today = "### Traction\n\n- 5,200 active customers";
    expect(await told(cover, today, rows("3,100"))).toEqual(["question same:customers"]);
    expect(await told(cover, today, rows("4,900"))).toEqual([]);
  });
});
