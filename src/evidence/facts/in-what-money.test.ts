import { describe, expect, it } from "vitest";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";

/** What a page of a deck surely says. */
const told = (markdown: string) =>
  factSheet({ deckExtracts: markdown })
    .facts.filter(({ sure }) => sure)
    .map(({ topic, value, unit, currency }) => `${topic} ${value} ${currency ?? unit}`);

/** The same of a page of pieces with places. */
const drawn = (pieces: Piece[]) =>
  readDossier(deck(page(1, pieces)))
    .shown()
    .facts.filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity }) => `${topic} ${quantity.value} ${quantity.currency ?? quantity.unit}`);

describe("bare numbers are money", () => {
  it("where the heading of their column says so", () => {
    const plans = "## Tarifs\n\n| Plan | Prix €/mois | Prix FCFA/mois |\n|---|---|---|\n| Base | 2,99 | 2 000 |";
    expect(told(plans)).toEqual(expect.arrayContaining(["price 2.99 EUR", "price 2000 XOF"]));
  });

  it("where what stands over the table says so, in the lines that speak of money", () => {
    const costs: Piece[] = [
      ["Coûts fixes mensuels (FCFA)", 40, 30, 24],
      ["Poste", 40, 80, 12],
      ["Année 1", 300, 80, 12],
      ["Année 2", 400, 80, 12],
      ["Clients", 40, 110, 12],
      ["150", 300, 110, 12],
      ["500", 400, 110, 12],
      ["Total fixe", 40, 140, 12],
      ["52 000", 300, 140, 12],
      ["81 000", 400, 140, 12],
    ];
    expect(drawn(costs)).toEqual(
      expect.arrayContaining(["customers 150 count", "total_costs 52000 XOF", "total_costs 81000 XOF"]),
    );
  });

  it("where a narrow card has parted the sign from the number", () => {
    const cards: Piece[] = [
      ["Tração", 40, 30, 26],
      ["Um produto que os restaurantes usam todos os dias", 40, 66, 12],
      ["R$", 150, 110, 30, 36],
      ["2.400/mês", 98, 146, 30, 140],
      ["receita recorrente", 110, 182, 12, 116],
      ["85", 450, 110, 30, 36],
      ["NPS", 455, 146, 12, 26],
      ["Escolhido por quem conhece o setor", 40, 240, 12],
      ["e por quem nele trabalha", 40, 260, 12],
    ];
    expect(drawn(cards)).toContain("recurring_revenue 2400 BRL");
  });
});

describe("an amount is not", () => {
  it("our price where a page of the market assumes what each customer pays", () => {
    const market =
      "## Marché\n\n| Segment | Nombre | Prix/mois | Potentiel |\n|---|---|---|---|\n| Avocats | 15K | 299€ | 54M€ |";
    const prices = "## Tarifs\n\n| Plan | Prix/mois |\n|---|---|\n| Avocats | 299€ |";
    expect(told(market)).not.toContain("price 299 EUR");
    expect(told(prices)).toContain("price 299 EUR");
  });

  it("a part of the round where sentences follow each other under its list", () => {
    const ask = "## Uso dos recursos\n\n- Tecnologia: 30%\n- Vendas: 70%\n\nNo ano 3 vale R$ 36M. Brendi vale R$ 300M.";
    expect(told(ask).filter((fact) => fact.startsWith("use_of_funds"))).toEqual([
      "use_of_funds 30 percent",
      "use_of_funds 70 percent",
    ]);
  });
});
