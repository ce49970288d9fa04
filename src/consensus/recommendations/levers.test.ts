import { describe, expect, it } from "vitest";
import type { AgentOutput } from "../../domain/finding.ts";
import { detectConflicts } from "./detect-conflicts.ts";
import { opposes } from "./opposes.ts";

const agent = (agentName: string, recommendation: string): AgentOutput => ({
  agentName,
  tier: 1,
  output: {},
  findings: [],
  recommendation,
});

describe("what two recommendations would do", () => {
  it.each([
    // cash
    ["money", "Hire ten sales people now.", "The company should extend its runway to 24 months before anything else."],
    ["money", "Open a second office in Berlin this spring.", "Keep overheads as low as possible until the next round."],
    ["money", "Doubler l'équipe technique d'ici juin.", "Tenir dix-huit mois avec la trésorerie actuelle."],
    ["money", "Gastar 2 milhões em publicidade.", "Preservar o caixa."],
    ["money", "Dobrar a equipe de engenharia.", "Reduzir a queima de caixa."],
    // price
    ["pricing", "Raise prices by 20%.", "Win market share by discounting."],
    ["pricing", "Passer l'abonnement de 49 à 79 € par mois.", "Baisser les tarifs pour gagner des parts de marché."],
    ["pricing", "Accorder une remise de 30 % aux premiers clients.", "Tenir les prix, aucune remise."],
    ["pricing", "Subir os preços em 10%.", "Cobrar menos para atrair clientes."],
    ["pricing", "Nous conseillons une hausse tarifaire.", "Le prix doit rester bas pendant deux ans."],
    // time
    ["timing", "Launch the new version in September.", "Delay the launch until the bugs are fixed."],
    ["timing", "Release the mobile app in May.", "Postpone the release by six months."],
    ["timing", "Sortir la nouvelle offre avant l'été.", "Repousser le lancement à l'an prochain."],
    ["launch", "Antecipar o lançamento para março.", "Lançar somente no ano que vem."],
    // risk
    ["debt", "Take on venture debt to bridge the gap to the next round.", "Avoid any further borrowing."],
    ["debt", "Contracter un prêt bancaire de 300 k€.", "Ne pas s'endetter davantage."],
    ["debt", "Buscar uma linha de crédito no BNDES.", "A empresa não deve assumir dívida nesta fase."],
    ["dependence", "Sign the exclusive supply deal with one manufacturer.", "Diversify suppliers."],
    // scope
    ["reach", "Enter the US now.", "Focus on France for the next two years."],
    ["reach", "S'implanter en Belgique dès 2025.", "Rester en France jusqu'à la rentabilité."],
    ["reach", "Entrar já no mercado mexicano.", "Concentrar-se no Brasil até o fim do ano."],
    ["reach", "Élargir la gamme à cinq produits.", "Se concentrer sur le produit phare."],
    ["reach", "Broaden the product range.", "Stick to one product."],
  ])("%s: %s / %s", (ground, a, b) => {
    expect(opposes(a, b)?.differences.map((one) => one.ground)).toContain(ground);
    expect(opposes(b, a)?.differences.map((one) => one.ground)).toContain(ground);
  });

  it.each([
    ["Hire ten sales people now.", "Recruit a head of marketing."],
    ["Hire a sales team in the second half.", "Raise a round of €2M to fund growth."],
    ["Recruter trois vendeurs.", "Prolonger la trésorerie par une levée."],
    ["Invest €100k. Ask for a monthly burn report.", "Invest €100k. The founders should hire a CFO."],
    ["Pass. I would not spend money on due diligence either.", "Preserve cash."],
    ["Take on venture debt.", "Extend the runway to 24 months."],
    ["Quitar o empréstimo do sócio.", "Buscar uma linha de crédito mais barata para substituir o empréstimo."],
    ["Evitar novas dívidas.", "Captar uma rodada de R$ 5 milhões."],
    ["Raise prices.", "Lower the discount for partners."],
    ["Proposer une offre annuelle avec remise aux écoles.", "Augmenter les tarifs des entreprises."],
    ["Lançar a versão para iOS em maio.", "Adiar a versão web."],
    ["Launch in September.", "Postpone the board meeting."],
    ["Launch the product in June.", "Delay the launch of the mobile application."],
    ["Repousser le recrutement du directeur technique.", "Lancer la version mobile au printemps."],
    ["Attaquer l'Espagne.", "Se concentrer sur les PME."],
    ["Expandir para o Nordeste.", "Focar no Brasil."],
    ["Enter Germany in 2026.", "Focus on Europe."],
    ["Élargir la gamme.", "Attaquer le marché allemand."],
    ["Diversify the customer base.", "Sign the exclusive supply deal with one manufacturer."],
    ["Expand to Germany.", "Focus on the world market."],
  ])("%s / %s go together", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });

  it("reads a long stretch with a place in it to its end", () => {
    const places =
      "focus on France and Spain and Italy and Germany and Portugal and Brazil and Mexico and then on France again";
    expect(opposes(places, "Enter the US now.")).not.toBeNull();
  });
});

it("says through which lever, and calls it no graver than a matter of how", () => {
  const outputs = [
    agent("commercial", "Recruter dix vendeurs et ouvrir une agence à Lyon."),
    agent("financial", "Limiter la consommation de trésorerie à 50 k€ par mois."),
  ];
  const { conflicts } = detectConflicts(outputs, { locale: "fr" });
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]).toMatchObject({ severity: "MEDIUM", mutualExclusivity: true });
  expect(conflicts[0]?.keyDifferences.join("\n")).toContain("Par l'effet sur la trésorerie");
});
