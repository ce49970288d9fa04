import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { definitions } from "./definitions.ts";

const { right, silent, enough } = casesOf("definitions");

const told = async (...lines: string[]) =>
  definitions.run(await dealOf(lines.join("\n\n")), "en").findings.map(({ rule, verdict }) => `${rule} ${verdict}`);

describe("the definitions of the metrics", () => {
  right([
    [["Monthly customer churn: 2%", "Annual customer churn: 21.5%"], "churn_monthly_annual holds"],
    [["Monthly customer churn: 2%", "Annual customer churn: 24%"], "churn_monthly_annual holds"],
    [["Monthly customer churn: 1%", "Annual customer churn: 11%"], "churn_monthly_annual holds"],
    [["Churn client mensuel : 2 %", "Churn client annuel : 22 %"], "churn_monthly_annual holds"],
    [["Churn de clientes mensal: 2%", "Churn de clientes anual: 22%"], "churn_monthly_annual holds"],
    [["Monthly customer churn: 2%", "Annual customer churn: 8%"], "churn_monthly_annual question"],
    [["Monthly customer churn: 3%", "Annual customer churn: 60%"], "churn_monthly_annual question"],
    [["Churn client mensuel : 2 %", "Churn client annuel : 5 %"], "churn_monthly_annual question"],
    [["Churn de clientes mensal: 2%", "Churn de clientes anual: 5%"], "churn_monthly_annual question"],
    [["Contracted ARR: €900,000", "Live ARR: €600,000"], "arr_contracted_live question"],
    [["Signed ARR: $1.2M", "ARR in production: $0.7M"], "arr_contracted_live question"],
    [["ARR signé : 900 K€", "ARR en service : 600 K€"], "arr_contracted_live question"],
    [["ARR contratado: R$ 900 mil", "ARR em produção: R$ 600 mil"], "arr_contracted_live question"],
    [["ARR including pilots: €900,000", "ARR excluding pilots: €600,000"], "arr_with_pilots_without_pilots question"],
    [["Monthly churn: 2%"], "churn_open question"],
    [["Churn: 5%"], "churn_open question"],
    [["Taux de churn : 5 %"], "churn_open question"],
    [["Customer churn: 5%"], "churn_open question"],
    [
      ["Contracted ARR (December 2024): €900,000", "Live ARR (December 2024): €600,000"],
      "arr_contracted_live question",
    ],
    [
      ["ARR at 31 December 2024: €900,000 (contracted)", "ARR at 31 December 2024: €600,000 (live)"],
      "arr_contracted_live question",
    ],
    [["ARR signé au 31/12/2024 : 900 K€", "ARR en service au 31/12/2024 : 600 K€"], "arr_contracted_live question"],
    [
      ["ARR contratado em dez/2024: R$ 900 mil", "ARR em produção em dez/2024: R$ 600 mil"],
      "arr_contracted_live question",
    ],
    [["Contracted ARR Q4 2024: €900,000", "Live ARR: €600,000"], "arr_contracted_live question"],
    [
      ["Contracted ARR 2023: €300,000", "Contracted ARR 2024: €900,000", "Live ARR 2024: €600,000"],
      "arr_contracted_live question",
    ],
    [["Invoiced ARR: €900,000", "Live ARR: €600,000"], "arr_billings_live question"],
    [["ARR: €900,000 (billings x 12)", "Live ARR: €600,000"], "arr_billings_live question"],
    [["GMV: €2,000,000", "Revenue: €2,000,000"], "revenue_gmv question"],
    [["GMV 2024: €2,000,000", "Revenue 2024: €2,000,000"], "revenue_gmv question"],
    [["Revenue (GMV): €2,000,000", "Net revenue: €200,000"], "revenue_gmv question"],
    [["Gross revenue 2024: €2,000,000", "Net revenue 2024: €1,500,000"], "revenue_gross_net question"],
    [["Paying customers: 40", "Registered customers: 900"], "customers_paying_registered question"],
    [["Clients payants : 40", "Clients inscrits : 900"], "customers_paying_registered question"],
    [["ARR including signed not live: €900,000", "Live ARR: €600,000"], "arr_contracted_live question"],
    [["ARR = December billings × 12", "ARR: €900,000", "Live ARR: €600,000"], "arr_billings_live question"],
    [["ARR: €900,000 (billings x 12)", "Contracted ARR: €900,000"], "arr_billings_contracted question"],
    [["Gross churn 12%, net churn 4% a year"], "churn_gross_net question"],
    [["Churn : brut 9 %, net 2 % par an"], "churn_gross_net question"],
    [["Annual churn: gross 12%, net 4%"], "churn_gross_net question"],
    [["GMV 2024: €2,000,000", "Take rate: 10%", "Revenue 2024: €200,000"], "volume_times_take holds"],
    [["GMV 2024: €2,000,000", "Take rate: 10%", "Revenue 2024: €900,000"], "volume_times_take question"],
  ])("%j: %s", async (lines, expected) => expect(await told(...lines)).toContain(expected));

  silent([
    [
      "ways of another figure of the line",
      ["ARR: €1,200,000 and a pipeline of €3,000,000 contracted", "Live ARR: €1,500,000"],
    ],
    ["one way of counting", ["Contracted ARR: €900,000"]],
    ["the same value twice", ["Contracted ARR: €900,000", "Live ARR: €900,000"]],
    ["a whole definition", ["Monthly customer churn: 2%"]],
    ["a plan", ["Target contracted ARR 2027: €900,000", "Live ARR: €600,000"]],
    ["no way at all", ["ARR: €900,000", "ARR of last year: €600,000"]],
    ["revenue", ["Revenue: €900,000"]],
    ["customers", ["Customers: 40"]],
    ["contracts in passing", ["We signed 3 contracts. ARR: €900,000"]],
    ["a competitor's churn", ["# Deck", "We sell.", "# Competitors", "Bigcorp churn: 9%"]],
    ["the market's churn", ["Industry average churn: 9%"]],
    ["MRR and ARR", ["MRR: €50,000", "ARR: €600,000"]],
    ["live customers", ["Live customers: 40"]],
    ["signed letters", ["Signed letters of intent: 4"]],
    ["other years", ["Contracted ARR 2023: €300,000", "Live ARR 2024: €600,000"]],
    ["an older year beside today", ["Contracted ARR 2023: €300,000", "ARR 2024: €700,000", "Live ARR: €600,000"]],
    ["billings alone", ["ARR: €900,000 (billings x 12)"]],
    ["a volume and what is kept of it", ["GMV: €2,000,000", "Revenue: €200,000"]],
    ["what is kept, told by the volume", ["Revenue: €200,000, our commission on the GMV"]],
    ["a volume of another year", ["GMV 2023: €2,000,000", "Revenue 2024: €2,000,000"]],
    ["a range", ["Contracted ARR: €600,000–900,000", "Live ARR: €500,000"]],
    ["margins", ["Gross margin: 70%", "Net margin: 10%"]],
    ["growth", ["Monthly growth: 10%", "Annual growth: 30%"]],
    ["retention", ["Net revenue retention: 110%"]],
    ["a team", ["We have 12 employees"]],
    ["nothing", ["We build software."]],
    ["signed and not yet live, told once", ["ARR: €900,000 (contracted, including signed not live)"]],
    [
      "take rates of two products",
      ["GMV 2024: €2,000,000", "Take rate: 10%", "Take rate: 4%", "Revenue 2024: €900,000"],
    ],
  ])("is silent on %s", async (_, lines) => expect(await told(...lines)).toEqual([]));

  it("holds the last month of a row against what is told of today, not an earlier one", async () => {
    const row = (last: number) => `Metric,2025-10,2025-11,2025-12\nLive ARR (EUR),700000,750000,${last}\n`;
    const at = async (last: number) => {
      const deal = await dealOf("Contracted ARR: €900,000", [{ name: "kpis.csv", text: row(last) }]);
      return definitions.run(deal, "en").findings.map(({ rule, sum }) => `${rule}: ${sum}`);
    };
    expect(await at(800_000)).toEqual(["arr_contracted_live: €900,000 − €800,000 = €100,000"]);
    expect(await at(900_000)).toEqual([]);
  });

  it("leads from no month's churn of customers to a year's of revenue", async () => {
    expect(await told("Monthly customer churn: 1.9%", "Net revenue churn: 4% a year")).not.toContain(
      "churn_monthly_annual question",
    );
  });

  it("lists how each figure is counted, and quotes what the documents say of it", async () => {
    const deal = await dealOf("Live ARR: €600,000\n\nARR is calculated as MRR of live customers times twelve.");
    const { tables, inputs } = definitions.run(deal, "en");
    expect(tables[0]?.rows[0]?.slice(0, 3)).toEqual(["ARR", "€600,000", "live"]);
    expect(inputs.some(({ name }) => name.includes("calculated as MRR"))).toBe(true);
  });
});

enough();
