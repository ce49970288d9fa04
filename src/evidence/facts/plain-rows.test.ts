import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

const read = (...pieces: Piece[]) =>
  readDossier(deck(page(1, [["Tavira", 60, 150, 60]]), page(2, pieces)))
    .all.filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, subject, nature, label }) => `${topic ?? label} ${quantity.value} ${subject} ${nature}`);

describe("rows of a table", () => {
  it("are never one text, however close they stand", () => {
    const told = read(
      ["Concurrence", 50, 20, 34],
      ["Critère", 55, 77, 19, 51],
      ["Norvalis", 289, 77, 19, 57],
      ["Quendrix", 433, 77, 19, 58],
      ["Tavira", 580, 77, 19, 64],
      ["Prix complet", 55, 98, 20, 93],
      ["1 497 €", 289, 98, 20, 54],
      ["1 200 €", 433, 98, 20, 54],
      ["1 096 €", 580, 98, 20, 54],
      ["Assistance", 55, 119, 20, 77],
      ["Partielle", 289, 119, 20, 45],
      ["Aucune", 433, 119, 20, 58],
      ["Complète", 580, 119, 20, 51],
      ["CRM", 55, 140, 20, 27],
      ["Basique", 289, 140, 20, 39],
      ["Bon", 433, 140, 20, 59],
      ["Inclus", 580, 140, 20, 27],
    );
    expect(told).toEqual(
      expect.arrayContaining(["price 1497 Norvalis third_party", "price 1200 Quendrix third_party"]),
    );
  });

  it("have the sign of a currency as the heading of their column", () => {
    const told = read(
      ["Finanças", 50, 20, 34],
      ["Uso do investimento (R$ 500,000)", 50, 60, 26, 346],
      ["Categoria", 55, 100, 19, 66],
      ["R$", 526, 100, 19, 18],
      ["%", 749, 100, 19, 12],
      ["Marketing e vendas", 55, 121, 20, 120],
      ["180,000", 526, 121, 20, 50],
      ["36%", 749, 121, 20, 27],
      ["Produto", 55, 142, 20, 89],
      ["320,000", 526, 142, 20, 50],
      ["64%", 749, 142, 20, 27],
    );
    expect(told).toEqual(
      expect.arrayContaining([
        "use_of_funds 180000 company target",
        "use_of_funds 36 company target",
        "use_of_funds 320000 company target",
        "use_of_funds 64 company target",
      ]),
    );
  });

  it("pass over a line of words to the heading of their column", () => {
    const told = read(
      ["Comparatif", 50, 20, 34],
      ["Offre", 58, 80, 19, 52],
      ["Tavira", 207, 80, 19, 43],
      ["Norvalis", 351, 80, 19, 60],
      ["Délai", 58, 101, 20, 80],
      ["5 jours", 207, 101, 20, 40],
      ["9 jours", 351, 101, 20, 40],
      ["Langue", 58, 122, 20, 80],
      ["Français", 207, 122, 20, 46],
      ["Anglais", 351, 122, 20, 46],
      ["Prix", 58, 143, 20, 40],
      ["9,99 €", 207, 143, 20, 65],
      ["14,99 €", 351, 143, 20, 42],
    );
    expect(told).toContain("price 14.99 Norvalis third_party");
  });
});

describe("headings with a figure in brackets", () => {
  it("speak for what stands under them, column by column", () => {
    const told = read(
      ["Modelo de receita", 50, 20, 34],
      ["Cenário conservador (50 clientes)", 50, 80, 24, 300],
      ["Cenário realista (100 clientes)", 450, 80, 24, 300],
      ["MRR: R$ 28,145", 60, 120, 18, 120],
      ["MRR: R$ 55,295", 460, 120, 18, 120],
    );
    expect(told).toEqual(expect.arrayContaining(["mrr 28145 company scenario", "mrr 55295 company scenario"]));
  });
});

describe("a page of a report", () => {
  it("is no longer of its first chapter where the next one begins", () => {
    const told = read(
      ["ÉQUIPE", 50, 20, 24, 90],
      ["Deux fondateurs", 50, 50, 14, 100],
      ["PROJECTIONS FINANCIÈRES", 50, 90, 24, 300],
      ["Année 1 :", 50, 124, 14, 60],
      ["├─ Utilisateurs : 850", 50, 140, 14, 140],
      ["├─ ARR : 53 700 €", 50, 156, 14, 120],
      ["└─ Coûts : 6 800 €", 50, 172, 14, 120],
    );
    expect(told).toEqual(
      expect.arrayContaining([
        "users 850 company projection",
        "arr 53700 company projection",
        "total_costs 6800 company projection",
      ]),
    );
  });
});

describe("cards with words over and under their figure", () => {
  it("take the words that can name it", () => {
    const told = read(
      ["Marché", 50, 20, 34],
      ["TAM — TOTAL ADDRESSABLE MARKET", 510, 133, 15, 179],
      ["$6–8B", 510, 140, 40, 85],
      ["Monde entier", 510, 172, 18, 122],
      ["SAM — SERVICEABLE ADDRESSABLE", 510, 215, 15, 172],
      ["$500–800M", 510, 222, 40, 162],
      ["EU + MENA", 510, 255, 18, 60],
    );
    expect(told).toEqual(expect.arrayContaining(["tam 7000000000 market market", "sam 650000000 market market"]));
  });

  it("take a name that says more of itself in brackets", () => {
    const told = read(
      ["Unit economics", 50, 20, 34],
      ["12-30k€", 491, 124, 40, 116],
      ["ACV (Annual Contract Value)", 491, 157, 19, 161],
      ["36-90k€", 491, 179, 40, 116],
      ["LTV (36 mois, churn 15%)", 491, 213, 19, 144],
      ["3-5k€", 491, 235, 40, 81],
      ["CAC (Customer Acquisition Cost)", 491, 268, 19, 184],
    );
    expect(told).toEqual(
      expect.arrayContaining([
        "acv 21000 company projection",
        "ltv 63000 company projection",
        "cac 4000 company projection",
      ]),
    );
  });
});
