import { describe, expect, it } from "vitest";
import { valuesInText } from "./in-text.ts";

/** "arr 504000 2024" for each sure value; a period and a definition are shown where they are known. */
function read(text: string): string[] {
  return valuesInText(text, {})
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period, basis }) =>
      [topic.id, quantity.value, period, ...Object.values(basis)].filter((part) => part !== undefined).join(" "),
    );
}

describe("values in sentences and lines", () => {
  it.each<[text: string, expected: string[]]>([
    ["MRR Décembre 2024 : 42 000 €", ["mrr 42000 2024-12"]],
    ["MRR Décembre 2024: 42,000€", ["mrr 42000 2024-12"]],
    ["MRR = 42 K€", ["mrr 42000"]],
    ["MRR: 42K€ (déc. 2024)", ["mrr 42000 2024-12"]],
    ["Le MRR s'élève à 42 000 € au 31/12/2024.", ["mrr 42000 2024-12-31"]],
    ["Nous levons 1,5 M€", ["round_size 1500000"]],
    ["Pre-money valuation of $9M for a $1M pre-seed", ["valuation_pre_money 9000000 pre"]],
    ["Equipa de 18 pessoas", ["headcount 18"]],
    ["We sell to companies with more than 50 employees", []],
    ["Nous visons les PME de 30 salariés", []],
    ["42 K€ de MRR", ["mrr 42000"]],
    ["504 K€ d'ARR fin 2024", ["arr 504000 2024"]],
    ["Our ARR reached €504k in December 2024.", ["arr 504000 2024-12"]],
    ["Nous avons 42 K€ de MRR et 120 clients payants", ["mrr 42000", "customers 120 paying"]],
    ["42 K€ de MRR, 504 K€ d'ARR", ["mrr 42000", "arr 504000"]],
    ["ARR 504 K€ MRR 42 K€", ["arr 504000", "mrr 42000"]],
    ["504 K€ ARR 42 K€ MRR", ["arr 504000", "mrr 42000"]],
    ["TAM: 12 Md€ | SAM: 2 Md€ | SOM: 150 M€", ["tam 12000000000", "sam 2000000000", "som 150000000"]],
    ["Chiffre d'affaires 2024 : 1,2 M€ (2023 : 480 K€)", ["revenue 1200000 2024", "revenue 480000 2023"]],
    ["MRR December 2024: €42,000 (December 2023: €21,000)", ["mrr 42000 2024-12", "mrr 21000 2023-12"]],
    ["Receita 2024: R$ 1,2 mi (2023: R$ 480 mil)", ["revenue 1200000 2024", "revenue 480000 2023"]],
    ["ARR passed from 300 K€ (2023) to 504 K€ (2024)", ["arr 300000 2023", "arr 504000 2024"]],
    ["L'ARR est passé de 300 K€ en 2023 à 504 K€ en 2024", ["arr 300000 2023", "arr 504000 2024"]],
    ["Le CA est passé de 210 K€ à 507 K€ entre 2023 et 2024", ["revenue 210000 2023", "revenue 507000 2024"]],
    ["Le CA est passé de 210 K€ à 507 K€", ["revenue 507000"]],
    [
      "We expect revenue of $2.5M in 2025 and $6M in 2026",
      ["revenue 2500000 2025 projected", "revenue 6000000 2026 projected"],
    ],
    ["Team: 12 people", ["headcount 12"]],
    ["Coût d'acquisition moyen : 1 800 €", ["cac 1800"]],
    ["240 paying customers, up from 110 in 2023", ["customers 240 paying"]],
    ["ARR increased to 504 K€", ["arr 504000"]],
    ["Growth of ARR: 120 %", ["arr_growth 120"]],
    ["Sales and marketing: 200 K€", ["sales_marketing_spend 200000"]],
    ["Valuation: 8M€ pre-money", ["valuation_pre_money 8000000 pre"]],
    ["BSA AIR avec un plafond de valorisation (cap) de 3 M€ pre-money", ["valuation_cap 3000000 pre"]],
    ["SAFE at a $5M post-money valuation cap", ["valuation_cap 5000000 post"]],
    ["Raising 2 M€ at 8 M€ pre-money", ["round_size 2000000", "valuation_pre_money 8000000 pre"]],
    ["Runway: 18 mois", ["runway 18"]],
    ["NPS : 45", ["nps 45"]],
    ["Marge brute 72 %", ["gross_margin 72"]],
    ["Marge brute : 365 K€", ["gross_profit 365000"]],
    ["D'ici 2026, nous visons un ARR de 4,2 M€", ["arr 4200000 2026 projected"]],
    ["Churn mensuel de 2,1 %", ["churn 2.1 monthly"]],
    ["Cash burn of €70k per month", ["burn_rate 70000 monthly"]],
    ["15.8x ARR", ["arr_multiple 15.8"]],
    ["Receita recorrente anual de R$ 2,5 milhões em 2024", ["arr 2500000 2024"]],
    ["Temos 340 clientes ativos", ["customers 340"]],
    ["• Équipe de 25 salariés", ["headcount 25"]],
    ["Taux de churn: 3%, NRR: 112%", ["churn 3", "nrr 112"]],
    ["Post-money : 7,5 M€ de pre-money et 2,5 M€ levés", ["valuation_pre_money 7500000 pre"]],
    ["$7M pre-money over $700,000 ARR", ["valuation_pre_money 7000000 pre", "arr 700000"]],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["Non-recurring revenue: 20 K€"],
    ["We lost 12 customers"],
    ["ARR grew thanks to a team of heroes since 12/2023"],
    ["ARR increased by 20 K€"],
    ["Price increases of $25 million (representing 5% growth) this year"],
    ["Adjusted free cash flow for fiscal 2023 was $848 million"],
    ["Le CA a augmenté de 20 K€"],
    ["Total debt was $0.7 billion higher"],
    ["This reduces the work for multiple 3M businesses around the world"],
    ["Our competitor has an ARR of 5 M€"],
    ["Médiane du secteur : ARR de 1,2 M€"],
    ["ARR: 72 %"],
    ["Marge brute: 12 mois"],
    ["CAC for the German market: 3 K€ and more elsewhere"],
    ["Revenue per country: 40 K€"],
    ["42 K€"],
    ["See slide 8 for the ARR"],
    ["The ARR of our competitor Acme: 5 M€"],
    ["It comes to 670 K€ excluding grants"],
  ])("takes no value from %j", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("keeps a doubtful reading as a hint only", () => {
    const [hint] = valuesInText("European ARR: 504 K€", {});
    expect(hint?.topic.id).toBe("arr");
    expect(hint?.sureness).toBeLessThan(0.7);
  });
});
