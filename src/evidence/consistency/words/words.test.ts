import { describe, expect, it } from "vitest";
import { findInconsistencies } from "../find.ts";

const found = (...slides: string[]) =>
  findInconsistencies(
    { deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n") },
    { locale: "en" },
  );
const relations = (...slides: string[]) => found(...slides).map(({ relation }) => relation);

describe("how far a thing is", () => {
  it.each([
    ["Letter of intent with Norvik signed", "Norvik: letter of intent in discussion"],
    ["Partenariat avec Norvik : convention signée", "La convention avec Norvik reste à signer"],
    ["Contrato com a Norvik: em negociação", "Norvik: contrato assinado em janeiro de 2026"],
    ["Patent granted for our seal", "Patent application filed in 2025"],
    ["Certification HDS obtenue", "Certification HDS : dossier en cours"],
    ["ISO 27001: certificação em andamento", "Segurança: certificada ISO 27001"],
    ["Infra: certificada SOC 2", "SOC 2 em progresso (Q2/2027)"],
    ["Government partnership, LOI in progress", "Government partnership signed"],
    ["You receive a stake in the LLC", "LLC formation: $600"],
    ["Nordlys is a 501(c)(3) nonprofit", "501(c)(3) filing and legal fees"],
    ["The MVP is live on iOS", "MVP in development"],
    ["La société a été créée en 2024", "Société à constituer"],
  ])("«%s» and «%s» cannot both be so", (one, other) => {
    const [first, ...more] = found(one, other);
    expect(more).toEqual([]);
    expect(first?.relation).toMatch(/^status:/);
    expect(first?.certainty).toBe("question");
    expect(first?.gap).toBeNull();
    expect(first?.statements.map(({ passage }) => passage).sort()).toEqual([one, other].sort());
  });

  it.each([
    ["another party", "Contract with Norvik signed", "Contract with Balto under negotiation"],
    ["another certificate", "ISO 27001 certified", "SOC 2: audit in progress, certification pending"],
    ["a plan", "Certification HDS en cours", "Feuille de route\nT4 2027 : certification HDS obtenue"],
    ["another product", "The iPhone app is live on the store", "Android app in development"],
    ["several of a kind", "5 patents filed", "2 patents granted"],
    ["one after the other in one line", "Balto signed; Norvik under negotiation", "Contract with Balto signed"],
    ["another country's patent", "US patent granted", "Patent filed in Brazil"],
  ])("stays silent on %s", (_, one, other) => {
    expect(relations(one, other)).toEqual([]);
  });
});

describe("when it happens", () => {
  it("does not happen twice", () => {
    const [first, ...more] = found("Q1 2026: opening in Belgium", "2027: opening in Belgium and Switzerland");
    expect(more).toEqual([]);
    expect(first?.relation).toBe("date:milestone");
    expect(first?.explanation).toContain("Q1 2026");
    expect(first?.explanation).toContain("2027");
  });

  it.each([
    ["Break-even: Month 18", "Breakeven: Month 9 (ahead of plan)"],
    ["Seuil de rentabilité : mois 8-10 avec 500 clients", "Seuil de rentabilité atteint en 24 mois"],
    ["Ponto de equilíbrio: Q2 2027", "Break-even em 2029"],
  ])("is not reached twice: «%s» and «%s»", (one, other) => {
    const [first, ...more] = found(one, other);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ relation: "date:break_even", certainty: "question", name: "Break-even" });
  });

  it("is read from the cells of a table too", () => {
    const roadmap =
      "Roadmap\n| Milestone | When | Proof |\n| --- | --- | --- |\n| Cloud launch | M9 | 20 paying subscribers |";
    expect(relations(`${roadmap}\n| Store launch | M12 | 5 stores |`, "Cloud launch: M6")).toEqual(["date:milestone"]);
    expect(relations(`${roadmap}\n| Store launch | M12 | 5 stores |`, "Cloud launch: M9")).toEqual([]);
  });

  it("has no customers before the company is there", () => {
    expect(relations("Founded in 2023", "First customers in 2021")).toEqual(["date:founded"]);
    expect(relations("Founded in 2021", "First customers in 2023")).toEqual([]);
  });

  it.each([
    ["another place", "Q1 2026: opening in Lyon", "Q3 2026: opening in Nantes"],
    ["another phase", "March 2026: product launch beta", "June 2026: product launch"],
    ["another number", "March 2026: open 3 stores", "June 2026: open 9 stores"],
    ["break-even of two cases", "Break-even optimiste : mois 14", "Break-even (prudent) : mois 30"],
    ["break-even of two cases in Portuguese", "Break-even (otimista): mês 14", "Hipótese prudente, break-even: mês 30"],
    ["break-even that is denied", "Break-even : mois 30", "Le break-even n’est pas atteint : mois 14"],
    ["break-even said coarser", "Break-even: Month 18", "Break-even in Year 2"],
    ["break-even from another start", "Break-even: Month 18", "Break-even in 2028"],
    ["the same time said coarser", "March 2026: opening in Lyon", "2026: opening in Lyon"],
  ])("stays silent on %s", (_, one, other) => {
    expect(relations(one, other)).toEqual([]);
  });
});

describe("what a figure denies", () => {
  it.each([
    ["Pricing\nTrial: $50 / month\nPro: $90 / month", "We convert with a free 30-day trial"],
    ["Tarifs\nEssai : 20 € / mois", "Essai gratuit de 14 jours"],
    ["Preços\nTeste: R$ 50/mês", "Teste gratuito de 7 dias"],
  ])("a trial is free or has a price: «%s»", (priced, free) => {
    expect(relations(priced, free)).toEqual(["status:trial"]);
  });

  it("stays silent where the trial is free and the plan behind it is not", () => {
    expect(relations("Pricing\nPro: $90 / month after the trial", "Free 30-day trial")).toEqual([]);
  });

  it("a year that burns money does not break even", () => {
    const table = (state: string) =>
      `Projections\n| Year | ARR | Burn | State |\n| --- | --- | --- | --- |\n| 2027 | $200k | $25k/month | Seed |\n| 2028 | $900k | $60k/month | ${state} |`;
    expect(relations(table("Break-even"))).toEqual(["status:break_even"]);
    expect(relations(table("Series A"))).toEqual([]);
    expect(relations(table("No break-even yet"))).toEqual([]);
  });
});
