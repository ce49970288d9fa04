import { describe, expect, it } from "vitest";
import type { Citation } from "../domain/citation.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Section } from "../domain/document.ts";
import { checkCitation } from "./check.ts";
import { contextOf, deckOf, documentOf, type Line } from "./testing/deck.ts";

/** A quote, or a label with its value. */
type Said = string | [label: string, value: string | number];

function check(context: VerificationContext, said: Said, reference = "page 1") {
  const citation: Citation =
    typeof said === "string"
      ? { type: "deck", reference, quote: said }
      : { type: "deck", reference, label: said[0], value: said[1] };
  return checkCitation(context, citation);
}

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
  "a label inside another label",
  deckOf([
    ["Balance", ["Current portion of long-term debt", "5,247", "2,749"], ["Long-term debt", "41,990", "47,032"]],
  ]),
  ["Long-term debt 41,990 47,032", "Current portion of long-term debt 5,247"],
  ["long-term debt 5,247 2,749", ["Long-term debt", "5,247"]],
);

stands(
  "shares in a list",
  deckOf([
    [
      "Cap table: founders 70%, BA 20%, ESOP 10%",
      "Use of funds: 50% product, 30% sales, 20% G&A",
      "Plus de 120 clients dans 8 pays",
    ],
  ]),
  ["founders 70%, BA 20%", "ESOP 10%", "30% sales", "50% product", "120 clients dans 8 pays"],
  ["founders 20%, BA 70%", "BA 70%", "product 30%", "30% product", "20% sales", "8 clients", "120 pays"],
);

stands(
  "targets, rhythms and negations",
  deckOf([
    [
      "Objectif 2026 : 5 M€ d'ARR",
      "Croissance de 15 % par mois",
      "Aucun client ne représente plus de 10 % du chiffre d'affaires.",
      "Taux de conversion : 3,2 % (contre 2,1 % en 2023)",
    ],
  ]),
  [
    "Objectif 2026 : 5 M€ d'ARR",
    "Croissance mensuelle de 15 %",
    "Aucun client ne représente plus de 10 % du chiffre d'affaires",
    "Taux de conversion 3,2%",
  ],
  [
    "ARR de 5 M€",
    "Croissance de 15 % par an",
    "Croissance annuelle de 15 %",
    "Un client représente plus de 10 % du chiffre d'affaires",
    "Taux de conversion : 3,2 % en 2023",
    ["ARR", "5 M€"],
  ],
);

stands(
  "several facts in one quote",
  deckOf([
    [
      ["ARR", "504 000 €"],
      ["Effectif", "12"],
      ["MRR", "42 000 €"],
    ],
  ]),
  ["MRR : 42 000 €, ARR : 504 000 €", "ARR 504K€ et MRR 42K€", "environ 500 K€ d'ARR", ["", 504_000]],
  [
    "MRR : 504 000 €, ARR : 42 000 €",
    "MRR : 42 000 €, ARR : 505 000 €",
    "environ 450 K€ d'ARR",
    "MRR 42 000 €, Effectif 13",
    ["", 505_000],
  ],
);

stands(
  "quotes with parts left out",
  deckOf([
    [
      "ARR : 504 K€",
      "MRR : 42 000 €",
      "Le chiffre d'affaires a augmenté de 35 % pour atteindre 1,2 M€ en 2024.",
      "CAC 900 €, LTV 3 000 €",
    ],
  ]),
  ["Le chiffre d'affaires […] de 35 % … 1,2 M€ en 2024", "Le chiffre d'affaires a augmenté… en 2024"],
  ["ARR […] 42 000 €", "ARR … : 42 000 €", "CAC … 3 000 €", "1,2 M€ en 2024 … Le chiffre d'affaires", "ARR … 50"],
);

describe("places", () => {
  const lines: Line[][] = [["Team"], ["Traction", "MRR : 42 000 €"], ["Market"]];

  it("relocates a true quote with the right address, and calls a false one phantom", () => {
    const context = deckOf(lines);
    expect(check(context, "MRR : 42 000 €", "page 3")).toMatchObject({ status: "relocated", at: { page: 2 } });
    expect(check(context, "MRR : 42 000 €", "page 30")).toMatchObject({ status: "relocated", at: { page: 2 } });
    expect(check(context, "NRR de 120 %", "page 30").status).toBe("phantom");
    expect(check(context, "The moon is made of cheese", "page 2").status).toBe("phantom");
  });

  it("says that words had to be searched", () => {
    expect(check(deckOf(lines), "MRR : 42 000 €", "the traction chart")).toMatchObject({
      status: "verified",
      searched: true,
    });
  });

  it("takes a page without usable text for unverifiable, and says so when it may hide what is not found", () => {
    const blind: Section = {
      kind: "page",
      number: 4,
      rows: [],
      hiddenRows: [],
      issues: [{ code: "no_text_layer", level: "blocking", detail: {} }],
    };
    const document = documentOf(lines);
    const context = contextOf([{ ...document, sections: [...document.sections, blind] }]);
    expect(check(context, "MRR : 42 000 €", "page 4").status).toBe("unverifiable");
    expect(check(context, "The moon is made of cheese", "page 2").status).toBe("unverifiable");
    expect(check(context, "MRR : 42 000 €", "page 2").status).toBe("verified");
  });

  it("does not take hidden text for evidence", () => {
    const document = documentOf(lines);
    document.sections[2]?.hiddenRows.push({ cells: [{ text: "Churn 0 %" }], hidden: "background_colour" });
    const found = check(contextOf([document]), "Churn 0 %", "page 3");
    expect(found.status).toBe("phantom");
    expect(found.explanation).toContain("colour of its background");
  });

  it("has nothing to verify where nothing is claimed or no document is there", () => {
    expect(check(deckOf(lines), "").status).toBe("unsupported");
    expect(check({}, "MRR 42").status).toBe("unverifiable");
    expect(checkCitation(deckOf(lines), { type: "inference", reference: "", quote: "MRR" }).status).toBe(
      "unverifiable",
    );
  });

  it("reads the file's own order where columns were set otherwise, but never pairs a label with a value by it", () => {
    const document = documentOf([["Our vision is a world where Costs", "factories plan themselves fall"]]);
    const section = document.sections[0] as Section;
    section.stream = "Our vision is a world where\nfactories plan themselves\nCosts\nfall\nARR\nMRR\n504 K€\n42 K€";
    const context = contextOf([document]);
    expect(check(context, "a world where factories plan themselves").status).toBe("verified");
    expect(check(context, "MRR 504 K€").status).not.toBe("verified");
  });
});

describe("data", () => {
  const context: VerificationContext = {
    contextEngineData: {
      crunchbase: {
        fundingHistory: [
          { round: "Pre-Seed", amount: 300_000 },
          { round: "Seed", amount: 1_500_000 },
        ],
        employeeCount: 24,
      },
    },
  };
  const said = (reference: string, quote: string) =>
    checkCitation(context, { type: "context_engine", reference, quote }).status;

  it("reads a value by its path and by the words of its record", () => {
    expect(said("crunchbase.fundingHistory[1].amount", "1500000")).toBe("verified");
    expect(said("Crunchbase", "Seed round of €1.5M")).toBe("verified");
    expect(said("Crunchbase", "24 employees")).toBe("verified");
  });

  it("refuses another record's value, another value, and a path that is not there", () => {
    expect(said("Crunchbase", "Seed round of €300K")).not.toBe("verified");
    expect(said("Crunchbase", "26 employees")).toBe("altered");
    expect(said("crunchbase.fundingHistory[1].amount", "2500000")).toBe("altered");
    expect(said("crunchbase.valuation", "12000000")).toBe("phantom");
  });
});

describe("what is shown", () => {
  it("tells both values of each difference, in three languages", () => {
    const context = deckOf([["MRR : 42 000 €"]]);
    const citation: Citation = { type: "deck", reference: "page 1", quote: "MRR : 43 000 €" };
    expect(checkCitation(context, citation).differences).toEqual([
      { kind: "number", claimed: "43 000 €", actual: "42 000 €" },
    ]);
    for (const locale of ["fr", "en", "pt"] as const) {
      const { explanation } = checkCitation(context, citation, { locale });
      expect(explanation).toContain("43 000 €");
      expect(explanation).toContain("42 000 €");
    }
  });

  it.each([
    ["MRR : 42 000 €", "exact"],
    ["mrr: 42 000 €", "cleaned"],
    ["MRR: 42K€", "reformatted"],
    ["42 000 € de MRR", "paraphrase"],
    [["MRR", 42_000], "value"],
  ] as [Said, string][])("names the form of the match: %j is %s", (said, match) => {
    expect(check(deckOf([["MRR : 42 000 €"]]), said)).toMatchObject({ status: "verified", match });
  });
});

describe("bounds", () => {
  it("stays quick with a quote of a megabyte and a document of 2,400 pages", () => {
    const pages = Array.from({ length: 2_400 }, (_, page): Line[] =>
      Array.from({ length: 30 }, (_, row) => [`Label ${page} ${row}`, `${page}${row}`]),
    );
    const context = deckOf(pages);
    expect(check(context, "x ".repeat(500_000), "page 12").status).toBe("phantom");
    expect(check(context, "1 ".repeat(500_000), "page 12").status).toBe("phantom");
    expect(check(context, "…".repeat(300_000), "page 12").status).not.toBe("verified");
    expect(check(context, "Label 1200 7 12007", "page 12")).toMatchObject({ status: "relocated", at: { page: 1_201 } });
  });
});
