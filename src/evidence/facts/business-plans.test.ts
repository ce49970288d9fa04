import { describe, expect, it } from "vitest";
import { deck, page } from "../../testing/placed-pages.ts";
import { readDossier } from "./find.ts";
import { present, told } from "./testing/told.ts";

describe("tables of a plan", () => {
  it("takes a number that looks like a year for what its column counts, and months from one to another for their first", async () => {
    const text =
      "# Tavira\n\n## Projections\n\n### Année 1\n\n| Mois | Users | MRR |\n|---|---|---|\n| 1-3 | 500 | 725€ |\n| 4-6 | 2000 | 4300€ |";
    expect(await told(text)).toEqual([
      "users 500 M1 company projection",
      "mrr 725 M1 company projection",
      "users 2000 M4 company projection",
      "mrr 4300 M4 company projection",
    ]);
  });

  it("tells the total of a line, not one part of it, as the company's", async () => {
    const text =
      "# Tavira\n\n## Projeção\n\n| Período | MRR Clínicas | MRR Total |\n|---|---|---|\n| Mês 1 | R$ 6.000 | R$ 8.000 |";
    expect(await told(text)).toEqual(["mrr 8000 M1 company projection"]);
  });

  it("reads the lines of a table of firms as theirs", async () => {
    const table =
      "| Empresa | Modelo | Volume |\n|---|---|---|\n| Blocor | Frações | R$ 30M |\n| Nerim | Quotas | R$ 50M |";
    expect(await told(`# Tavira\n\n## Metas\n\n${table}`)).toEqual([]);
    expect(await told(`# Tavira\n\n## Metas\n\n${table.replace("Empresa", "Linha")}`)).toHaveLength(2);
  });
});

describe("what is only supposed", () => {
  it("takes what stands under hypotheses, or under what is to come, for planned", async () => {
    const text =
      "# Tavira\n\n## Unit economics (hipóteses iniciais)\n\n- Churn: 6%\n\n## Success fee (futuro)\n\n- Comissão: 2%";
    expect(await present(text)).toEqual([]);
    expect(await present("# Tavira\n\n## Retention\n\n- Churn: 6%")).toEqual(["churn 6 company actual"]);
  });

  it("does not date a goal by the paper it stands in", async () => {
    const text =
      "# Tavira — Plano de negócios\n\n**Data:** 02/07/2026 · **Objetivo:** primeiros clientes, 100 assinantes em 6 meses.";
    expect(await told(text)).toEqual(["customers 100 company target"]);
  });

  it("does not tell what is given for one kind of customer as the company's", async () => {
    const text =
      "# Tavira\n\n## Ticket por segmento\n\n| Segmento | MRR |\n|---|---|\n| Clínica | R$ 900 |\n| Hospital | R$ 3.500 |";
    expect(await told(text)).toEqual([]);
  });
});

describe("amounts among prices", () => {
  it("does not take an estimate, a budget or a cost for a price because of what follows it", async () => {
    const text =
      "# Tavira\n\n## Modèle économique\n\n- Estimation : 5 K€/mois après un an\n- Budget : 500 € selon événement\n- Abonnement : 29 €/mois";
    expect(await present(text)).toEqual(["price 29 company actual"]);
  });

  it("does not take what partners get for what the company keeps", async () => {
    expect(await present("# Tavira\n\n## Modèle économique\n\n### Partenariats\n\n- Commission : 20 %")).toEqual([]);
  });
});

describe("figures that look like the company's today", () => {
  it("reads lines set bold as a whole apart", async () => {
    const text = "# Tavira\n\n## Levée\n\n**Valorisation pré-money : 4M€**\n**Dilution : 11%**";
    expect(await told(text)).toEqual(["valuation_pre_money 4000000 company target", "dilution 11 company target"]);
  });

  it("takes what stands under the next months for planned, and the first months among results for over", async () => {
    expect(await present("# Tavira\n\n## Traction\n\n**Prochains 6 mois :**\n- Revenus : 3k€/mois")).toEqual([]);
    expect(await present("# Tavira\n\n## Tração\n\n- R$ 15k MRR nos primeiros 3 meses")).toContain(
      "mrr 15000 company actual",
    );
  });

  it("does not take what is spent for one user for what is spent", async () => {
    expect(await present("# Tavira\n\n## Coûts\n\n- Marketing : 5€/user/mois\n- R&D : 3€/user/mois")).toEqual([]);
  });

  it("does not take what somebody is offered who is looked for as the round's or the company's", async () => {
    expect(await told("# Tavira\n\n## Equipe\n\n- Equity: 10-15%\n- Salário: R$ 15k")).toEqual([]);
  });

  it("does not take a later round or none at all for this one", async () => {
    expect(await told("# Tavira\n\n## Milestones\n\n- 24 meses: Série A (R$ 20M)\n- Bootstrap (0€ levée)")).toEqual([]);
  });

  it("does not tell a worth that stands neither in the ask nor with a date", async () => {
    expect(await present("# Tavira\n\n## Titre\n\n**Valorisation : 3.78 Milliards €**")).toEqual([]);
    expect(await present("# Tavira\n\n## Titre\n\nValorisation actuelle : 3 M€")).toEqual([
      "valuation 3000000 company actual",
    ]);
  });

  it("reads what was won in the market as the company's, and what the system could bear as nobody's", async () => {
    const text =
      "# Tavira\n\n## Traction\n\n### Validation marché\n\n- 15 clients payants (MRR : 2 200 €)\n- Architecture scalable (1M+ users)";
    expect(await present(text)).toEqual(["customers 15 company actual", "mrr 2200 company actual"]);
  });

  it("does not take a margin for a price, nor that of one thing sold for the company's", async () => {
    const table =
      "| Fonte | Valor | Margem |\n|---|---|---|\n| Corridas | R$ 15 | R$ 2,70/corrida |\n| Premium | R$ 29/mês | 80% |";
    expect(await present(`# Tavira\n\n## Modelo de negócio\n\n${table}`)).toEqual([
      "price 15 company actual",
      "price 29 company actual",
    ]);
  });

  it("does not take what suppliers are paid, or a rate of exchange, for a price", async () => {
    const table = "| Poste | Prix |\n|---|---|\n| Serveur | 23 € par mois |";
    expect(await present(`# Tavira\n\n## Coûts\n\n${table}`)).toEqual([]);
    expect(await present(`# Tavira\n\n## Modèle économique\n\nEn euros (1 $ ≈ 0,93 €).\n\n${table}`)).toEqual([
      "price 23 company actual",
    ]);
  });

  it("does not take what a share of the market would bring for its size", async () => {
    const table = "| Secteur | Revenus (1%) |\n|---|---|\n| Avocats | 36M€ |";
    expect(await told(`# Tavira\n\n## Le marché\n\n${table}`)).toEqual([]);
  });
});

describe("lines under each other", () => {
  it("does not name an amount by a line below that names its own figure", () => {
    const pages = deck(
      page(1, [
        ["Mercado", 40, 20, 30],
        ["R$ 600M", 40, 100, 20],
        ["SAM (Rio): 1,4 milhões habitantes", 40, 122, 20],
        ["R$ 80M", 40, 144, 20],
        ["SOM (Lapa): 100 mil habitantes", 40, 166, 20],
      ]),
    );
    const sure = readDossier(pages).all.filter(
      ({ sureness, quantity }) => sureness >= 0.7 && quantity.currency === "BRL",
    );
    expect(sure.map(({ topic }) => topic)).toEqual([]);
  });

  it("does not take those who use what the product builds upon for its users", async () => {
    expect(await present("# Tavira\n\n## A plataforma\n\n- Mensagens nativas: 1 bilhão de usuários")).toEqual([]);
  });
});

describe("lines of a table and their whole", () => {
  it("tells the total of costs and of revenue, not one of its lines", async () => {
    const table = "| Item | Custo mensal |\n|---|---|\n| Servidores e API | R$600 |\n| Total Ano 1 | R$4.000 |";
    expect(await told(`# Tavira\n\n## Projeções\n\n${table}`)).toEqual(["total_costs 4000 Y1 company projection"]);
    const streams = "| Produto | Receita |\n|---|---|\n| Pro | $3.5M |\n| Total | $9M |";
    expect(await told(`# Tavira\n\n## Projeções\n\n${streams}`)).toEqual(["revenue 9000000 company projection"]);
  });

  it("reads by what a price is counted as no name of it, and how it was worked out as no value", async () => {
    const table =
      "| Aspecto | Detalhe |\n|---|---|\n| Preço | R$3-5 por funcionário/mês |\n| LTV | R$12.800 (40 meses x R$320) |";
    expect(await present(`# Tavira\n\n## Produto\n\n${table}`)).toEqual([
      "price 4 company actual",
      "ltv 12800 company actual",
    ]);
  });

  it("takes the goal of a round for its size", async () => {
    const table = "| Concepto | Valor |\n|---|---|\n| Objetivo | €500.000 |\n| Equity ofrecido | 20% |";
    expect(await told(`# Tavira\n\n## Inversión\n\n${table}`)).toEqual([
      "round_size 500000 company target",
      "dilution 20 company target",
    ]);
  });

  it("does not tell what the first money is to pay for as what is spent", async () => {
    const text =
      "# Tavira\n\n## Investimento para Escala e Profissionalização\n\n- Custos operacionais (12 meses): R$ 10.000";
    expect(await present(text)).toEqual([]);
  });
});

describe("years of a plan and of its paper", () => {
  const paper = (body: string) => `# Tavira\n\n${body}\n\n## Fim\n\n© 2025 Tavira. Todos os direitos reservados.`;

  it("dates a quarter, and a counted year, of the year the paper is of", async () => {
    const text = paper(
      "## Roadmap\n\n### Q3 2025 - Escala\n\n- 50K usuários\n\n## Proyecciones\n\n### Año 1 (2025)\n\n- Usuarios: 5.000",
    );
    expect(await told(text)).toEqual(["users 50000 2025-Q3 company target", "users 5000 2025 company projection"]);
  });
});

describe("a business plan", () => {
  const metrics = "## Résultats\n\n| Indicateur | Valeur |\n|---|---|\n| Clients | 1 200 |\n| Churn mensuel | 3% |";

  it("supposes what it does not date, unless it says that it is so today", async () => {
    expect(await present(`# Business plan Tavira\n\n${metrics}`)).toEqual([]);
    expect(await present(`# Tavira\n\n${metrics}`)).toEqual([
      "customers 1200 company actual",
      "churn 3 company actual",
    ]);
    expect(
      await present(`# Plano de negócios Tavira\n\n## Tração\n\n- 120 clientes\n\n## Outros\n\n- Churn atual: 4%`),
    ).toEqual(["customers 120 company actual", "churn 4 company actual"]);
  });

  it("does not know which margin a bare margin is, nor take a change of a rate or those who come for what there is", async () => {
    const table =
      "| Indicateur | Année 1 |\n|---|---|\n| Marge | 6% |\n| Marge brute | 73% |\n| Nouveaux clients/mois | 25 |";
    const read = await told(`# Tavira\n\n## Projections\n\n${table}\n\n- Impact : -40% churn`);
    expect(read.filter((fact) => !fact.startsWith("-"))).toEqual(["gross_margin 73 Y1 company projection"]);
  });

  it("takes an amount called a margin for no share, and knows of one sale's nothing of the company's", async () => {
    expect(await told("# Tavira\n\n## Hardware\n\n- Vendemos: $399\n- Margem: $119 por venda")).not.toContainEqual(
      expect.stringMatching(/gross_/),
    );
  });

  it("does not tell what one plan costs and leaves as the company's", async () => {
    const table = "| Plan | Prix | Coût variable | Marge brute |\n|---|---|---|---|\n| Pro | 350 € | 87 € | 263 € |";
    expect(await told(`# Tavira\n\n## Marges par plan\n\n${table}`)).toEqual(["price 350 company actual"]);
  });

  it("does not take what a customer brings on average for a price", async () => {
    const table = "| Période | Revenu moyen |\n|---|---|\n| Année 1 | 394 € |";
    expect((await told(`# Tavira\n\n## Tarifs\n\n${table}`)).filter((fact) => fact.startsWith("price"))).toEqual([]);
  });
});
