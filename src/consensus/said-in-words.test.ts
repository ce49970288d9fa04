import { describe, expect, it } from "vitest";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";
import { namedIn, thingOf } from "./mentions.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2026-02-01T00:00:00Z") });

/** What two analysts who write this under one name are found to dispute; null where nothing. */
async function disputed(metric: string, one: string, other: string, field: "value" | "assessment") {
  const finding = (agent: string, text: string) =>
    makeFinding(agent, metric, field === "value" ? text : null, 80, field === "value" ? {} : { assessment: text });
  const [found] = await engine.detectContradictions([finding("one", one), finding("two", other)]);
  return found?.contradictionType ?? null;
}

describe("judgements said in a sentence", () => {
  it.each([
    ["Team quality", "Excellent founders, two exits behind them", "Weak: nobody has sold before"],
    ["Équipe", "Équipe très solide et complémentaire", "Équipe fragile, sans profil commercial"],
    ["Qualidade da equipe", "Equipe excelente e experiente", "Equipe fraca, sem vivência no setor"],
    ["Unit economics", "healthy", "broken, each sale loses money"],
    ["Growth quality", "healthy and sustainable", "not sustainable: bought with discounts"],
    ["Execution risk", "high", "low"],
    ["Risque réglementaire", "élevé", "faible"],
    ["Valuation", "reasonable for the stage", "overpriced"],
  ])("%s: «%s» against «%s»", async (metric, one, other) => {
    expect(await disputed(metric, one, other, "assessment")).toBe("assessment");
    expect(await disputed(metric, one, other, "value")).toBe("assessment");
  });

  it.each([
    ["Team quality", "Strong", "Very strong, complementary"],
    ["Product", "Not bad at all", "Good"],
    ["Equipe", "Sem pontos fracos", "Equipe forte"],
    ["Marché", "Marché difficile mais attractif", "Marché attractif"],
    ["Traction", "Strong in France, weak in Germany", "strong"],
    ["Competition", "Strong competition", "high"],
    ["Riscos", "limitado", "baixo"],
    ["Marketing", "Strong social media presence", "good"],
  ])("%s: «%s» and «%s» go together", async (metric, one, other) => {
    expect(await disputed(metric, one, other, "assessment")).toBeNull();
  });
});

describe("whether a thing is there, said in a sentence", () => {
  it.each([
    ["Patents", "2 patents granted", "No patent"],
    ["Litiges", "Aucun litige en cours", "Un contentieux prud'homal en cours"],
    ["ISO 27001", "Certified since 2023", "Not certified"],
    ["Exclusivity clause", "None", "Yes, 24 months with the main distributor"],
    ["CTO à plein temps", "oui", "non, le CTO est consultant à mi-temps"],
    ["Pacto de acionistas", "Não existe", "Assinado em 2022"],
    ["Patente", "Concedida no Brasil", "Não há patente"],
    ["Debt", "The company has no debt", "A convertible loan is outstanding"],
    ["Paying customers", "They have paying customers", "No paying customer yet"],
    ["Certification HDS", "Certifiée depuis 2022", "L'entreprise n'est pas certifiée"],
  ])("%s: «%s» against «%s»", async (metric, one, other) => {
    expect(await disputed(metric, one, other, "value")).toBe("existence");
    expect(await disputed(metric, one, other, "assessment")).toBe("existence");
  });

  it.each([
    ["Patents", "not available in the documents", "2 patents granted"],
    ["Brevets", "2 brevets déposés", "Aucun brevet délivré"],
    ["Litigation", "No litigation mentioned in the deck", "One lawsuit pending"],
    ["SOC 2", "in progress", "not certified yet"],
    ["Debt", "No long-term debt", "A short-term overdraft is outstanding"],
    ["Pacto de acionistas", "Não mencionado no deck", "Não existe"],
    ["Auditoria", "sim", "Contas auditadas pela KPMG"],
    ["Option pool", "10%", "yes"],
  ])("%s: «%s» and «%s» go together", async (metric, one, other) => {
    expect(await disputed(metric, one, other, "value")).toBeNull();
  });

  it("the two sides are heard: the document's word decides", async () => {
    const said = (agent: string, value: string) => makeFinding(agent, "ISO 27001", value, 80);
    const [found] = await engine.detectContradictions([
      said("one", "Certified since 2023"),
      said("two", "Not certified"),
    ]);
    if (found === undefined) throw new Error("no contradiction");
    const deckExtracts = "Slide 4\nWe are ISO 27001 certified (certificate of 2023)";
    expect((await engine.resolve(found, { deckExtracts })).verdict.winner).toBe("one");
  });

  it("Portuguese «no» after a participle denies nothing", () => {
    expect(namedIn("Patente concedida no Brasil", thingOf(null, "Patente"))?.standing).toBe("asserted");
    expect(namedIn("We hold no patente", thingOf(null, "Patente"))?.standing).toBe("denied");
  });
});
