import { describe, expect, it } from "vitest";
import type { ScoredFinding } from "../domain/finding.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";
import { isPlain } from "./plain.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });

async function settle(deckExtracts: string, ...findings: ScoredFinding[]) {
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict, finalValue, baGuidance } = await engine.resolve(contradiction, { deckExtracts });
  return { ...verdict, trust: baGuidance.trustLevel, value: finalValue.value };
}

const says = (agent: string, metric: string, value: number, unit: string | null, content?: string) =>
  makeFinding(agent, metric, value, 82, {
    unit,
    evidence: content === undefined ? [] : [{ type: "quote", content, source: "Slide 4", confidence: 80 }],
  });

const plain = (passage: string, value: number, topic: string) => {
  const item: EvidenceItem = { source: "deck", rank: "primary", reference: "", passage, value, addresses: [] };
  return isPlain(item, topicById(topic) ?? null);
};

describe("a statement that says its figure and nothing else", () => {
  it.each([
    ["Nous avons 96 clients payants", 96, "customers"],
    ["Hoje temos 210 clientes pagantes", 210, "customers"],
    ["MRR in December 2024: $51,000", 51_000, "mrr"],
    ["At the end of 2024 we had 12 paying customers and an MRR of €64,000", 64_000, "mrr"],
    ["Marge brute 2024 : 61 %", 61, "gross_margin"],
    ["Caixa: R$ 520.000", 520_000, "cash"],
  ])("%s", (passage, value, topic) => expect(plain(passage, value, topic)).toBe(true));

  it.each([
    ["1,150 customers on the waiting list", 1150, "customers"],
    ["Gross margin at scale: 79%", 79, "gross_margin"],
    ["34 clients ont signé une lettre d'intention", 34, "customers"],
    ["Queremos chegar a 900 clientes pagantes em dois anos", 900, "customers"],
    ["$2.6M ARR, the run rate of our best week", 2_600_000, "arr"],
    ["From 40 paying customers in January 2024 to 118 in December 2024", 40, "customers"],
    ["MRR passé de 21 000 € à 49 000 €", 21_000, "mrr"],
    ["Cash: €2M* (thanks to our parent company)", 2_000_000, "cash"],
  ])("not so: %s", (passage, value, topic) => expect(plain(passage, value, topic)).toBe(false));
});

it("is said in the words of the question where the metric has no name here", () => {
  const says = (passage: string) => isPlain({ passage, value: 1340 }, null, "Restaurantes ativos");
  expect(says("Restaurantes ativos 1.340")).toBe(true);
  expect(says("Restaurantes ativos na meta de 2027: 1.340")).toBe(false);
});

describe("the court and words that nobody accounts for", () => {
  it("does not trust a figure fully whose line says more than is understood", async () => {
    const deck = "Slide 4\n640 customers in the queue for the beta";
    const settled = await settle(
      deck,
      says("a", "Customers", 640, null, "640 customers"),
      says("b", "Customers", 90, null),
    );
    expect(settled.trust).not.toBe("HIGH");
  });

  it("does not choose between two such lines of one page by which name is shorter", async () => {
    const deck = "Slide 4\n640 customers in the queue for the beta\n71 customers up and running";
    const settled = await settle(
      deck,
      says("a", "Customers", 640, null, "640 customers"),
      says("b", "Customers", 71, null, "71 customers up and running"),
    );
    expect(settled.decision).toBe("UNRESOLVED");
  });

  it("takes the plain line of a page, and calls the other no contradiction", async () => {
    const deck = "Slide 4\nMRR : 52 000 €\nCap fixé par le conseil : 170 000 € de MRR";
    const settled = await settle(
      deck,
      says("a", "MRR", 52_000, "EUR", "MRR : 52 000 €"),
      says("b", "MRR", 170_000, "EUR", "170 000 € de MRR"),
    );
    expect(settled).toMatchObject({ winner: "a", value: 52_000 });
  });

  it("reads a cut quote as its line", async () => {
    const deck = "Slide 4\nTemos 130 clientes pagantes\nQueremos chegar a 700 clientes pagantes em dois anos";
    const settled = await settle(
      deck,
      says("a", "Clientes pagantes", 130, null, "Temos 130 clientes pagantes"),
      says("b", "Clientes pagantes", 700, null, "700 clientes pagantes"),
    );
    expect(settled.winner).not.toBe("b");
  });

  it("does not answer for Europe with the world", async () => {
    const deck = "Slide 4\nMarché mondial (TAM) : 9 Md€\nMarché européen : 1,4 Md€";
    const settled = await settle(
      deck,
      says("a", "TAM Europe", 9e9, "EUR", "Marché mondial (TAM) : 9 Md€"),
      says("b", "TAM Europe", 1.4e9, "EUR", "Marché européen : 1,4 Md€"),
    );
    expect(settled.winner).not.toBe("a");
  });

  it("does not give the year's amount for the month's", async () => {
    const deck = "Slide 4\nAverage revenue per account: £6,000 a year";
    const settled = await settle(
      deck,
      says("a", "Monthly ARPA", 6000, "GBP", "Average revenue per account: £6,000"),
      says("b", "Monthly ARPA", 500, "GBP", "£500 per account per month"),
    );
    expect(settled.winner).not.toBe("a");
  });

  it("takes a figure at the foot of the page for a part that is taken back", async () => {
    const deck = "Slide 4\nRevenue 2024: $3.2M†\n† includes $1.5M billed on behalf of partners";
    const settled = await settle(
      deck,
      { ...says("a", "Revenue", 3_200_000, "USD", "Revenue 2024: $3.2M"), period: "FY2024" },
      { ...says("b", "Revenue", 1_700_000, "USD"), period: "FY2024" },
    );
    expect(settled.decision).toBe("UNRESOLVED");
  });

  it("does not give the company what its partner has", async () => {
    const settled = await settle(
      "Slide 4\nNotre partenaire Axelis compte 5 400 clients\nNous en servons 76",
      says("a", "Nombre de clients", 5400, null, "5 400 clients"),
      says("b", "Nombre de clients", 76, null, "Nous en servons 76"),
    );
    expect(settled.winner).not.toBe("a");
  });
});

describe("whether something is there, by a line that both sides quote", () => {
  const has = (agent: string, metric: string, value: string, content: string) =>
    makeFinding(agent, metric, value, 82, {
      unit: null,
      evidence: [{ type: "quote", content, source: "Slide 4", confidence: 80 }],
    });

  it.each([
    ["Dette bancaire", "Nous avons remboursé notre dette bancaire en 2023", "notre dette bancaire"],
    ["Dette bancaire", "Nous avons refinancé puis soldé notre dette bancaire", "notre dette bancaire"],
    ["Exclusivity agreement", "Our exclusivity agreement with Norbeck ended in 2023", "Our exclusivity agreement"],
    [
      "Conformidade LGPD",
      "Contratamos uma consultoria para avaliar nossa conformidade com a LGPD",
      "conformidade com a LGPD",
    ],
    ["Patente", "Estamos avaliando a possibilidade de depositar uma patente", "uma patente"],
    ["Acordo de sócios", "O acordo de sócios será assinado no fechamento da rodada", "O acordo de sócios"],
    ["Pacte d'associés", "Projet de pacte d'associés chez nos avocats", "pacte d'associés"],
    ["Audited accounts", "Accounts kept by our bookkeeper; an audit is foreseen", "an audit"],
  ])("%s is not settled by a part of it: %s", async (metric, line, cut) => {
    const settled = await settle(`Slide 4\n${line}`, has("a", metric, "Yes", cut), has("b", metric, "No", line));
    expect(settled.winner).not.toBe("a");
  });
});
