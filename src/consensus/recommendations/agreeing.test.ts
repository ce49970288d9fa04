import { describe, expect, it } from "vitest";
import { opposes } from "./opposes.ts";

describe("advice that says the same in other words is not opposed", () => {
  it.each([
    // A bound is no denial.
    ["Ne pas payer plus de 4 M€ pré-money.", "4 M€ pré-money est le maximum acceptable."],
    ["Não pagar mais de 5 milhões.", "Aceitar até 5 milhões de avaliação."],
    ["Não contratar mais de cinco pessoas.", "Contratar no máximo cinco pessoas."],
    // What one refuses the other puts off.
    ["Ne pas lancer l'application mobile cette année.", "L'application mobile peut attendre ; le web d'abord."],
    ["Runway is short: cut the agency and freeze hiring.", "No new hires until the next round is signed."],
    // A name that denies.
    [
      "Do not accept a participating liquidation preference above 1x.",
      "A simple 1x non-participating preference is what we should ask for.",
    ],
    // The same two steps in the same order.
    [
      "Never sign before the lawyers have read the shareholders' agreement.",
      "Have the shareholders' agreement read by a lawyer, then sign.",
    ],
    ["No US launch before Europe is profitable.", "Make Europe profitable, then launch in the US."],
    ["Ne rien signer sans audit.", "Un audit s'impose."],
    // Stopped, and not to go on.
    ["Parar as campanhas pagas.", "As campanhas pagas não devem continuar."],
    // Haste is refused, not the doing.
    ["Hire slowly.", "Do not hire fast."],
    ["Não contratar depressa demais.", "Contratar devagar."],
    // New customers and those who are there.
    ["Raise prices for new customers.", "Existing customers should keep their price."],
    // One denies the change, the other keeps things as they are, gives up, splits or bounds.
    ["Keep prices stable this year.", "Do not raise prices before 2026."],
    ["Conserver la filiale espagnole.", "Ne pas vendre la filiale en Espagne."],
    ["Verser en deux tranches.", "Ne pas tout verser au closing."],
    ["No debt at this stage.", "The company should avoid borrowing for now."],
    ["Limitar o cheque a 200 mil.", "Não investir mais que 200 mil."],
    // One order, told from either end.
    ["Do not sign before the audit is done.", "The audit must be completed first; sign afterwards."],
    [
      "Pas d'internationalisation avant la rentabilité.",
      "Il faut d'abord être rentable, ensuite ouvrir l'international.",
    ],
    // What is enough is wanted.
    ["Exigir preferência de liquidação simples.", "Uma preferência de liquidação de 1x é suficiente."],
    ["A salary of at least 40 k€ for the founder is fine.", "No founder's salary above 60 k€."],
  ])("%s / %s", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });
});

describe("and advice that does not is, however near its words", () => {
  it.each([
    ["Never sign before the lawyers have read it.", "Sign before the lawyers have read it."],
    ["Lancer l'application mobile cette année.", "L'application mobile ne doit pas être lancée cette année."],
    ["Keep the Spanish branch.", "Do not keep the Spanish branch."],
    ["Manter os preços.", "Não manter os preços."],
    ["Insist on a seat on the board.", "A board seat is not needed for a ticket of this size."],
    ["Arrêter l'offre de conseil.", "Le conseil paie les salaires : il faut le garder encore deux ans."],
    ["La valorisation de 7 M€ me paraît correcte.", "À 7 M€, c'est deux fois trop cher."],
    ["Lançar no México ainda este ano.", "Esquecer o México e crescer primeiro no Nordeste."],
    ["Le dirigeant doit se rémunérer au moins 60 k€ par an.", "Aucun salaire de dirigeant au-dessus de 36 k€."],
    ["Verser la totalité à la signature.", "Débloquer l'argent en trois fois, selon l'atteinte des jalons."],
    ["Trocar o CEO antes de investir.", "O fundador tem de continuar a liderar a empresa."],
    ["I would back this team.", "My advice is to stay away from it."],
    ["Pedir direito de veto sobre o orçamento.", "Deixar o fundador decidir sozinho o orçamento."],
  ])("%s / %s", (a, b) => {
    expect(opposes(a, b)).not.toBeNull();
    expect(opposes(b, a)).not.toBeNull();
  });
});
