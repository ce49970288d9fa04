import { describe, expect, it } from "vitest";
import { present, told } from "./testing/told.ts";

describe("shares with what they come to", () => {
  it("are parts of the amount that the page asks for, and say that it is the round", async () => {
    const ask =
      "## O pedido\n\nR$ 50.000 para o piloto\n\n- Registro (40%): R$ 20.000\n- Produto (30%): R$ 15.000\n- Vendas (30%): R$ 15.000";
    const read = await told(`# Tavira\n\n${ask}`);
    expect(read).toContain("round_size 50000 company target");
    expect(read.filter((one) => one.startsWith("use_of_funds"))).toHaveLength(6);
  });

  it("are none where the page does not ask", async () => {
    const sales =
      "## Vendas\n\nR$ 50.000 no piloto\n\n- Norte (40%): R$ 20.000\n- Sul (30%): R$ 15.000\n- Leste (30%): R$ 15.000";
    expect(await told(`# Tavira\n\n${sales}`)).not.toContain("round_size 50000 company target");
  });

  it("are not who gives the money", async () => {
    const sources =
      "## Utilisation des fonds\n\n### Sources de financement\n\n- Business angels : 75 000 €\n- Banque : 50 000 €";
    expect((await told(`# Tavira\n\n${sources}`)).filter((one) => one.startsWith("use_of_funds"))).toEqual([]);
  });
});

describe("a figure held against a goal", () => {
  it("was measured", async () => {
    const cac = "## Traction\n\n- 40 clientes pagantes\n- Custo de aquisição: R$ 85 (abaixo da meta)";
    expect(await present(`# Tavira\n\n${cac}`)).toContain("cac 85 company actual");
    const churn = "## Traction\n\n- 40 clients payants\n- Churn : 3 % (en dessous de l’objectif)";
    expect(await present(`# Tavira\n\n${churn}`)).toContain("churn 3 company actual");
  });
});

describe("a line of statements", () => {
  it("is no row of a table", async () => {
    const line =
      "## Modelo\n\n| Fonte | Valor |\n|---|---|\n| Corridas | 18% |\n\nUnit economics: CAC R$ 30 | LTV R$ 200";
    expect(await told(`# Tavira\n\n${line}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^cac 30 /), expect.stringMatching(/^ltv 200 /)]),
    );
  });
});

describe("what is multiplied", () => {
  it("is no size of a market", async () => {
    const market = "## Marché\n\n### TAM\n\n15 000 ventes × 40 M€ en moyenne";
    expect((await told(`# Tavira\n\n${market}`)).filter((one) => one.startsWith("tam"))).toEqual([]);
  });
});

describe("a share with its amount in brackets", () => {
  it("has the name that stands after both", async () => {
    const ask =
      "## Como vamos usar o investimento\n\nSolicitando: R$ 2.000.000\n\n- 40% (R$ 800k) - Vendas\n- 60% (R$ 1,2M) - Produto";
    const read = await told(`# Tavira\n\n${ask}`);
    expect(read.filter((one) => one.startsWith("use_of_funds"))).toHaveLength(4);
  });
});

describe("an amount for a share", () => {
  it("is the round and what is given for it, where the page asks", async () => {
    expect(await told("# Tavira\n\n## Notre demande\n\n400 k€ pour 20 %")).toEqual([
      "round_size 400000 company target",
      "dilution 20 company target",
    ]);
    expect(await told("# Tavira\n\n## Nos clients\n\n400 k€ pour 20 %")).not.toContain(
      "round_size 400000 company target",
    );
  });

  it("is no round in a column of a budget", async () => {
    const budget =
      "## Plano de marketing\n\n| Canal | Investimento mensal (AOA) |\n|---|---|\n| Anúncios | 150.000 |\n| TOTAL | 330.000 |";
    expect((await told(`# Tavira\n\n${budget}`)).filter((one) => one.startsWith("round_size"))).toEqual([]);
  });
});

describe("what a line dates", () => {
  it("is no number of something", async () => {
    const goals =
      "## Marcos\n\n| Fase | Período | KPIs |\n|---|---|---|\n| Escala | 2027 | 2000 clientes, 5000 pedidos |\n| Início | 2024 | 50 clientes |";
    expect(
      (await present(`# Tavira\n\nDezembro 2025\n\n${goals}`)).filter((one) => one.startsWith("customers")),
    ).toEqual([]);
  });

  it("is the figure it stands with", async () => {
    const line = "## Quick facts\n\n- Traction: 20 beta users, 50 targeted Y1";
    expect(await present(`# Tavira\n\n${line}`)).toContain("users 20 company actual");
  });
});

describe("what is hoped for", () => {
  it("is no sale of today: between two figures, of the next round, of a named firm", async () => {
    const page =
      "## Traction\n\n- ARR : 40-80 k€\n- Norvalis (30 M€ CA)\n\n## Notre demande\n\nProchaine levée (Série A) : 2-3 M€ • Valorisation : 12 M€";
    expect(await present(`# Tavira\n\n${page}`)).toEqual([]);
  });

  it("is a goal of the company on a page about the market as well", async () => {
    expect(await told("# Tavira\n\n## Mercado\n\n- Meta em 3 anos: 80 clientes")).toContainEqual(
      expect.stringMatching(/^customers 80 (?:\S+ )?company (?:target|projection)$/),
    );
  });
});

describe("prices side by side", () => {
  it("are those of whoever stands over them", async () => {
    const rivals =
      "## Positionnement\n\n| Critère | Tavira | Norvalis | Quendrix |\n|---|---|---|---|\n| Prix accessible | 149 € | 500 € | 600 € |";
    expect(await present(`# Tavira\n\n${rivals}`)).toEqual(["price 149 company actual"]);
    const known = `Norvalis.com (US) et Quendrix.io\n\n${rivals}`;
    expect(await present(`# Tavira\n\n${known}`)).toEqual(["price 149 company actual"]);
  });
});

describe("a share of the company for an amount", () => {
  it.each([
    ["We are selling 15% for $900k.", 15, 900_000],
    ["Nous cédons 8,5 % du capital contre 1,2 M€.", 8.5, 1_200_000],
    ["Vendemos 12% da empresa por R$ 1,2 milhão.", 12, 1_200_000],
    ["Ask: $100k for 5%", 5, 100_000],
  ])("is what is sold and what is asked: %s", async (line, share, amount) =>
    expect(await told(`# Tavira\n\n${line}`)).toEqual(
      expect.arrayContaining([`dilution ${share} company target`, `round_size ${amount} company target`]),
    ),
  );

  it.each([
    "Em 2023 vendemos 10% por R$ 300 mil.",
    "Last year we were selling 10% for $300k.",
    "We offer 15% for $900 plans.",
    "We sell 15% of our products for $900k.",
    "We give 5% of the company to advisors for $20k.",
  ])("is none in: %s", async (line) =>
    expect((await told(`# Tavira\n\n${line}`)).filter((one) => /^(?:dilution|round_size)/.test(one))).toEqual([]),
  );
});
