import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../../domain/context.ts";
import { check, deckOf, type Said } from "./testing/deck.ts";

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
  "times",
  deckOf([
    [
      ["Balances at January 29, 2022", "2,668"],
      ["Balances at July 29, 2023", "2,491"],
      "En décembre 2024 le MRR était de 42 000 €.",
    ],
  ]),
  [
    "Balances at July 29, 2023 2,491",
    "Balances at January 2,668",
    "MRR de 42 000 € en décembre 2024",
    "MRR de 42 000 €",
  ],
  [
    "Balances at January 2,491",
    "Balances at July 29, 2033 2,491",
    "Balances at July 29, 2022 2,491",
    "MRR de 42 000 € en novembre 2024",
    "MRR de 42 000 € en décembre 2023",
  ],
);

stands(
  "labels that differ by a little",
  deckOf([
    [
      ["Current marketable securities", "380", "1,076"],
      ["Non-current marketable securities", "37", "27"],
      ["Construction commitments (b)", "12,237"],
      ["Série A", "5 M€"],
      ["% growth", "(6)", "(5)"],
    ],
  ]),
  ["Non-current marketable securities 37 27", "Construction commitments 12,237", "Série A : 5 M€", "% growth (6) (5)"],
  [
    "Non-current marketable securities 380 1,076",
    "Current marketable securities 37 27",
    "Série B : 5 M€",
    "% growth (6) (6) (5)",
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
