import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";

/** A page of this title with a table: its first line has the headings. */
const table = (title: string, ...rows: string[][]) =>
  page(2, [
    [title, 40, 20, 30],
    ...rows.flatMap((cells, line) =>
      cells.flatMap((text, at): Piece[] => (text === "" ? [] : [[text, 40 + at * 180, 90 + line * 28, 12]])),
    ),
  ]);
const told = (...pages: ReturnType<typeof page>[]) =>
  readDossier(deck(page(1, [["Nimbora — novembre 2025", 200, 100, 40]]), ...pages))
    .all.filter(({ topic, sureness }) => topic !== null && sureness >= 0.7)
    .map(({ topic, quantity, nature }) => `${topic} ${quantity.value} ${nature}`);

describe("lines of tables that are called like something else", () => {
  it("are prices in a column of prices", () => {
    expect(told(table("Modules", ["Module", "Preço/mês"], ["Vendas", "R$ 349"], ["Suporte", "R$ 199"]))).toEqual([
      "price 349 actual",
      "price 199 actual",
    ]);
  });

  it("are parts of the need under its heading, and its total is the need", () => {
    const need = table("Lancement", ["Poste", "Besoin de financement"], ["Matériel", "10 K€"], ["Total", "68 K€"]);
    expect(told(need)).toEqual(["use_of_funds 10000 target", "round_size 68000 target"]);
  });

  it("are what one person gets, heads of a market, and parts of winning a customer: none of them sure", () => {
    expect(told(table("Équipe", ["Poste", "Salaire mensuel"], ["Lead", "8 000 €"], ["Designer", "5 000 €"]))).toEqual(
      [],
    );
    expect(told(table("Segments", ["Segment", "TAM"], ["Agences", "12k"], ["Cabinets", "10k"]))).toEqual([]);
    expect(told(table("CAC", ["Marketing", "2 000 €"], ["Ventes", "1 000 €"]))).toEqual([]);
  });

  it("are goals in a column of goals, whatever their date", () => {
    expect(told(table("T1 2025", ["Semaine", "Objectif"], ["Lot A", "30 clients"]))).toEqual(["customers 30 target"]);
  });

  it("sum up each of their columns in a line of totals", () => {
    const sums = table(
      "Plan",
      ["Segment", "Clientes", "MRR"],
      ["Lojas", "20", "R$ 3.000"],
      ["Total MRR", "70", "R$ 9.000"],
    );
    expect(told(sums).slice(2)).toEqual(["customers 70 projection", "mrr 9000 projection"]);
  });

  it("are named by their column where they begin with a time", () => {
    const years = table("Plan", ["Cenário", "Clientes"], ["Ano 1 (início)", "30"], ["Ano 2 (crescimento)", "80"]);
    expect(told(years)).toEqual(["customers 30 projection", "customers 80 projection"]);
  });

  it("are no prices of ours where a column says what such things usually cost", () => {
    const freight = (name: string) => told(table("Pricing", ["Load", name], ["Tanker, regional", "€1,800"]));
    expect(freight("Typical price")).toEqual([]);
    expect(freight("Price")).toEqual(["price 1800 actual"]);
  });

  it("are no fee and no market by a word alone", () => {
    expect(told(table("Charges", ["Frais généraux", "7,8 %"], ["Total marketing", "15 500 €"]))).toEqual([]);
  });

  it("are streams where the heading names what all of them are", () => {
    const streams = table(
      "Synthèse des revenus",
      ["Année", "Freemium", "Marketplace", "Total"],
      ["An 1", "12 M€", "10 M€", "22 M€"],
    );
    expect(told(streams)).toEqual(["revenue 22000000 projection"]);
  });

  it("are of a year that is not over, among projections", () => {
    const years = table("Projections", ["Année", "Clients"], ["2024", "100"], ["2025", "200"], ["2026", "300"]);
    expect(told(years)).toEqual(["customers 100 actual", "customers 200 projection", "customers 300 projection"]);
  });

  it("say what the costs and the result are", () => {
    const plan = table("Plan", ["", "An 1", "An 2"], ["Coûts", "26 K€", "85 K€"], ["Résultat", "-4 K€", "17 K€"]);
    expect(told(plan)).toEqual([
      "total_costs 26000 projection",
      "total_costs 85000 projection",
      "net_income -4000 projection",
      "net_income 17000 projection",
    ]);
  });
});

describe("what a figure was worked out from", () => {
  const text = (line: string) =>
    told(
      page(2, [
        ["Key figures", 40, 20, 30],
        [line, 40, 90, 12],
      ]),
    );

  it("is not what its name says", () => {
    expect(text("LTV : 14 400 € (18 mois × 800 €)")).toEqual(["ltv 14400 actual"]);
    expect(text("Valorisation : 56 M€ (ARR × 10)")).not.toContain("arr 56000000 actual");
    expect(text("Marge nette : 16 % (contre 4 % au budget)")).not.toContain("net_margin 4 actual");
  });
});

describe("a round that nobody wants", () => {
  it("is none, and a budget that is looked for is one", () => {
    const said = (line: string) =>
      told(
        page(2, [
          ["Équipe", 40, 20, 30],
          [line, 40, 90, 12],
        ]),
      );
    expect(said("Pas besoin de lever 200 K€ pour payer des développeurs")).toEqual([]);
    expect(said("Budget recherché : 20 K€")).toEqual(["round_size 20000 target"]);
  });
});

describe("a ratio to one", () => {
  it("says how many times", () => {
    expect(told(table("Unit economics", ["", "An 1"], ["LTV/CAC", "8:1"]))).toEqual(["ltv_cac 8 projection"]);
  });
});

describe("a heading no larger than its list", () => {
  it("says that its parts are what the money is for", () => {
    const funds = page(2, [
      ["Rejoignez-nous", 40, 20, 30],
      ["Utilisation des fonds", 40, 90, 12],
      ["Marketing", 40, 106, 12],
      ["60 %", 400, 106, 12],
      ["Produit", 40, 122, 12],
      ["40 %", 400, 122, 12],
    ]);
    expect(told(funds)).toEqual(["use_of_funds 60 target", "use_of_funds 40 target"]);
  });
});

describe("dates that do not say that it happened", () => {
  it("quarters under a year of the plan are its quarters, and alone they are nobody's", () => {
    const plan = page(2, [
      ["Finances", 40, 20, 30],
      ["Année 1", 40, 70, 18],
      ["Autre bloc", 420, 70, 18],
      ["Trimestre", 40, 100, 12],
      ["Revenus", 180, 100, 12],
      ["T1", 40, 125, 12],
      ["2 M€", 180, 125, 12],
      ["T2", 40, 150, 12],
      ["15 M€", 180, 150, 12],
    ]);
    expect(told(plan)).toEqual(["revenue 2000000 projection", "revenue 15000000 projection"]);
    expect(told(table("Finances", ["Trimestre", "Revenus"], ["T1", "2 M€"], ["T2", "15 M€"]))).toEqual([]);
  });

  it("a step of a roadmap that should be behind us may have come or not", () => {
    const step = (heading: string) =>
      page(2, [
        ["Feuille de route", 40, 20, 30],
        [heading, 40, 80, 18],
        ["10 000 utilisateurs", 40, 110, 12],
      ]);
    expect(told(step("T3 2025"))).toEqual([]);
    expect(told(step("T3-T4 2026"))).toEqual(["users 10000 projection"]);
    expect(told(step("M+12"))).toEqual(["users 10000 projection"]);
  });

  it("an arrow where the model is explained leads from now to then", () => {
    const said = page(2, [
      ["Modèle économique", 40, 20, 30],
      ["LTV/CAC : 3x → 15x", 40, 90, 12],
    ]);
    expect(told(said)).toEqual([]);
  });
});

describe("amounts that are called like something else", () => {
  const funds = (...lines: string[]) =>
    told(
      page(2, [["Utilisation des fonds", 40, 20, 30], ...lines.map((line, at): Piece => [line, 40, 80 + 40 * at, 14])]),
    );

  it("the whole of the parts is the round, and a reserve is a part", () => {
    expect(
      funds("500 K€ pour grandir", "Produit : 200 K€", "Ventes : 150 K€", "Trésorerie : 100 K€", "Divers : 50 K€"),
    ).toEqual([
      "round_size 500000 target",
      "use_of_funds 200000 target",
      "use_of_funds 150000 target",
      "use_of_funds 100000 target",
      "use_of_funds 50000 target",
    ]);
  });

  it("a price beside the ask is no part of it", () => {
    const ask = page(2, [
      ["Notre offre", 40, 20, 30],
      ["Abonnement : 99 €/mois", 40, 80, 14],
      ["Levée : 500 K€", 40, 120, 14],
      ["Marketing : 300 K€", 40, 160, 14],
      ["Salaires : 150 K€", 40, 200, 14],
      ["Hébergement : 50 K€", 40, 240, 14],
    ]);
    expect(told(ask).filter((one) => one.startsWith("use_of_funds"))).toEqual([
      "use_of_funds 300000 target",
      "use_of_funds 150000 target",
      "use_of_funds 50000 target",
    ]);
  });

  it("a total under another heading is no round, though the title asks for one", () => {
    const ask = page(2, [
      ["Seed round", 40, 20, 30],
      ["Coûts variables", 40, 70, 18],
      ["Total : 13 €", 40, 100, 12],
    ]);
    expect(told(ask)).not.toContain("round_size 13 target");
  });

  it('an amount under "TAM:" is the market\'s, whatever its caption', () => {
    const market = page(2, [
      ["Le marché", 40, 20, 30],
      ["TAM (total addressable market):", 40, 80, 14],
      ["€15B", 60, 110, 28],
      ["Santé numérique en Europe", 60, 145, 14],
    ]);
    expect(told(market)).toEqual(["tam 15000000000 market"]);
  });

  it("a share of the revenue is no fee", () => {
    const said = page(2, [
      ["Modèle économique", 40, 20, 30],
      ["Commissions (25 % des revenus)", 40, 90, 12],
    ]);
    expect(told(said)).toEqual([]);
  });

  it("what all of them bring is no price", () => {
    const sold = page(2, [
      ["Modèle économique", 40, 20, 30],
      ["Commissions : 120 M€/an", 40, 90, 12],
      ["Total : 1 470 €", 40, 130, 12],
    ]);
    expect(told(sold)).toEqual([]);
  });

  it("a currency under its number belongs to it", () => {
    const cost = page(2, [
      ["Coûts", 40, 20, 30],
      ["1.5M", 60, 90, 28],
      ["FCFA", 60, 118, 28],
      ["Marketing", 60, 150, 12],
    ]);
    expect(told(cost)).toEqual(["marketing_spend 1500000 actual"]);
  });
});

describe("figures that were broken, limited or said to move", () => {
  it("a number over two lines is one", () => {
    const narrow = page(2, [
      ["Prévisionnel", 40, 20, 30],
      ["An 1", 240, 80, 12],
      ["An 2", 340, 80, 12],
      ["Revenus", 40, 106, 12],
      ["~19", 240, 100, 12],
      ["700 €", 240, 113, 12],
      ["~152", 340, 100, 12],
      ["000 €", 340, 113, 12],
    ]);
    expect(told(narrow)).toEqual(["revenue 19700 projection", "revenue 152000 projection"]);
  });

  it("a column of limits has no prices", () => {
    const plans = table(
      "Tarifs",
      ["Plan", "Prix", "Cotisation max"],
      ["Starter", "3 €", "500 €"],
      ["Pro", "5 €", "600 €"],
    );
    expect(told(plans)).toEqual(["price 3 actual", "price 5 actual"]);
  });

  it("how many came and went are not how many there are", () => {
    const heads = page(2, [
      ["Traction", 40, 20, 30],
      ["Utilisateurs : 55 (18 nouveaux, 3 perdus)", 40, 90, 12],
    ]);
    expect(told(heads)).toEqual(["users 55 actual"]);
  });

  it("what it takes to break even is no customer yet", () => {
    expect(told(table("Seuil de rentabilité", ["Clients payants", "52"], ["ARPU", "25 €"]))).not.toContain(
      "customers 52 actual",
    );
  });
});
