import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../../domain/context.ts";
import { check, contextOf, deckOf, documentOf, type Said } from "./testing/deck.ts";

/** True claims and false twins of them about one page. */
function stands(name: string, context: VerificationContext, holds: Said[], fails: Said[]): void {
  describe(name, () => {
    it.each(holds.map((said) => [said]))("holds: %j", (said) => {
      expect(check(context, said)).toMatchObject({ status: "verified" });
    });
    it.each(fails.map((said) => [said]))("does not hold: %j", (said) => {
      expect(check(context, said).status).not.toBe("verified");
      expect(check(context, said, "page 7").status).not.toBe("relocated");
    });
  });
}

const portuguese = deckOf([
  [
    "A receita líquida cresceu 35 % em 2024, atingindo R$ 2,5 milhões.",
    "O MRR é de R$ 210 mil e o ARR de R$ 2,52 milhões.",
    "Temos 84 clientes pagantes e 1.250 usuários cadastrados.",
    "Não temos dívida bancária.",
    "O burn mensal é de R$ 80 mil; runway de 18 meses.",
    "Ticket médio: R$ 1.234,50",
  ],
]);

stands(
  "Portuguese sentences",
  portuguese,
  [
    "receita líquida cresceu 35%",
    "O MRR é de R$ 210.000",
    "ARR of R$2.52M",
    "84 clientes pagantes",
    "84 paying customers",
    "Não temos dívida bancária",
    "runway de 18 meses",
    "Ticket médio: R$ 1234,50",
    "Temos 84 clientes pagantes […] 1.250 usuários cadastrados",
    ["MRR", 210_000],
    ["ARR", "R$ 2,52 milhões"],
    ["runway", 18],
  ],
  [
    "MRR é de R$ 2,52 milhões",
    "ARR de R$ 210 mil",
    "84 usuários cadastrados",
    "1.250 clientes pagantes",
    "Temos dívida bancária",
    "receita bruta cresceu 35%",
    "receita líquida caiu 35 % em 2024",
    "receita líquida cresceu 35 % em 2023",
    "burn mensal é de R$ 18 mil",
    "MRR é de US$ 210 mil",
    "runway de 18 anos",
    "O MRR é de R$ 210",
    "O MRR é de R$ 210 milhões",
    ["MRR", 2_520_000],
    ["clientes pagantes", 1_250],
  ],
);

stands(
  "English sentences",
  deckOf([
    [
      "We reached $1.2M in ARR with 45 customers and 3% monthly churn.",
      "Gross margin improved from 65% to 72% in FY2024.",
      "The company is not profitable.",
      "Cost of revenue: $500k",
      "Net revenue retention: 118%",
      "CAC payback is 14 months, LTV/CAC 3.2x",
      "Raised €1.5m seed at €8m pre-money",
      "Headcount: 12 (of which 7 engineers)",
    ],
  ]),
  [
    "$1.2M in ARR",
    "ARR: $1,200,000",
    "gross margin of 72%",
    "Cost of revenue: $500,000",
    "NRR 118%",
    "LTV/CAC of 3.2x",
    "pre-money valuation of €8m",
    "not profitable",
    "7 engineers",
    ["gross margin", "72%"],
    ["churn", 3],
  ],
  [
    "$1.2M in MRR",
    "ARR of $12M",
    "45% monthly churn",
    "3 customers",
    "The company is profitable",
    "Revenue: $500k",
    "Gross revenue retention: 118%",
    "€8m post-money",
    "CAC of 14",
    "12 engineers",
    "Gross margin improved from 72% to 65%",
    "gross margin fell from 65% to 72%",
    "Raised €8m seed",
    ["Revenue", 500_000],
    ["ARR", "€1.2M"],
    ["ARR", 1.2],
  ],
);

stands(
  "a French table with its scale",
  deckOf([
    [
      "Compte de résultat (en K€)",
      ["", "2023", "2024"],
      ["Chiffre d'affaires", "412", "507"],
      ["Coût des ventes", "130", "142"],
      ["EBITDA", "(120)", "(71)"],
    ],
  ]),
  [
    "Chiffre d'affaires 412 507",
    "Chiffre d'affaires de 507 000 €",
    "EBITDA -71 K€",
    "Revenue 507 000 €",
    ["Chiffre d'affaires", 507_000],
    ["EBITDA", -71_000],
    ["Chiffre d'affaires", "507"],
  ],
  [
    "Chiffre d'affaires 142",
    "EBITDA 71",
    "EBITDA (120) (17)",
    "Coût des ventes 507",
    "ventes 142",
    "Chiffre d'affaires 507 412",
    "Chiffre d'affaires 507 M€",
    "Chiffre d'affaires de 507 K$",
    ["EBITDA", 71_000],
    ["Chiffre d'affaires", "507 €"],
  ],
);

function headed(rows: string[][], headers: string[]): VerificationContext {
  const document = documentOf([rows]);
  for (const row of document.sections[0]?.rows ?? [])
    row.cells.forEach((cell, column) => {
      const header = headers[column];
      if (header !== undefined && header !== "") cell.header = header;
    });
  return contextOf([document]);
}

stands(
  "columns with headings",
  headed(
    [
      ["MRR", "38 000 €", "42 000 €"],
      ["ARR", "456 000 €", "504 000 €"],
    ],
    ["", "2023", "2024"],
  ),
  ["MRR 2024 : 42 000 €", "MRR 42 000 €", "MRR 2023 38 000 € 2024 42 000 €", ["MRR 2024", 42_000]],
  ["MRR 2023 : 42 000 €", "MRR 2025 : 42 000 €", "ARR 2024 : 456 000 €", ["MRR 2023", 42_000]],
);

stands(
  "years down, metrics across",
  headed(
    [
      ["2023", "38 000 €", "456 000 €"],
      ["2024", "42 000 €", "504 000 €"],
    ],
    ["", "MRR", "ARR"],
  ),
  ["MRR 2024: 42 000 €", "ARR 2023 456 000 €", ["ARR", 504_000]],
  ["MRR 2024: 504 000 €", "ARR 2024: 456 000 €", "MRR 2023: 42 000 €", ["MRR", 504_000]],
);

stands(
  "labels above values",
  deckOf([["ARR", "504 K€", "MRR", "42 K€"]]),
  ["MRR 42 K€", ["MRR", 42_000]],
  ["504 K€ MRR", "ARR 42 K€", ["MRR", 504_000]],
);
stands(
  "values above labels",
  deckOf([["504 K€", "ARR", "42 K€", "MRR"]]),
  ["42 K€ MRR", "ARR 504 K€"],
  ["ARR 42 K€", ["ARR", 42_000]],
);

stands(
  "a quote cut between numbers",
  deckOf([
    [
      "The goal is to reach 9 000 shops in Year 1, then 41 000 shops in Year 2 and 66 000 shops in Year 3.",
      "Cost 66 000 €",
    ],
  ]),
  ["9 000 … 41 000 … 66 000 shops", "reach 9 000 … 41 000", "reach 9 000 shops in Year 1"],
  ["9 000 … 66 000 … 41 000", "reach 9 000 … 42 000", "9 000 … 66 000 €", "9 000 shops … 66 000 € profit"],
);

stands(
  "a row of a table is no sentence",
  deckOf([["Plans", ["Basic", "$100", "Up to 50 rooms", "92%"], ["Large", "$300", "Up to 200 rooms", "94%"]]]),
  ["Basic $100"],
  ["Basic $50", "Large $100"],
);
