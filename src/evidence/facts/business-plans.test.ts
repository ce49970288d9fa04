import { describe, expect, it } from "vitest";
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
    expect(await present(text.replace(" (hipóteses iniciais)", ""))).toEqual(["churn 6 company actual"]);
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
