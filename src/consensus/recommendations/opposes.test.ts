import { describe, expect, it } from "vitest";
import { fold } from "../../lexicon/fold.ts";
import { opposes } from "./opposes.ts";
import { sentencesOf } from "./words.ts";

function grounds(a: string, b: string): string[] {
  return opposes(a, b)?.differences.map(({ ground }) => ground) ?? [];
}

/** As written, in capitals, and without accents. */
function spellings(text: string): string[] {
  return [text, text.toUpperCase(), fold(text)];
}

describe("word families", () => {
  it.each([
    ["money", "Recomendo investir em marketing", "Recomendo cortar custos de marketing"],
    ["money", "Sugiro que invistam no produto", "Devemos economizar"],
    ["money", "Il faut investir dans le produit", "Il faut couper dans les dépenses"],
    ["money", "Nous recommandons d'augmenter le budget marketing", "Nous recommandons de réduire le budget marketing"],
    ["money", "We should invest in marketing", "We should cut costs"],
    ["money", "Increase spending on sales", "Reduce spending on sales"],
    ["money", "Hire ten salespeople", "Freeze hiring"],
    ["reach", "Recomendo expandir para a Espanha", "Recomendo consolidar as operações"],
    ["reach", "Recomendo expandir", "Manter"],
    ["reach", "Recommend scaling the sales team", "Recommend a hiring freeze for the sales team"],
    ["money", "Management should step up spending on ads", "Management should scale back spending on ads"],
    ["reach", "Nous préconisons une expansion internationale", "Il convient de consolider l'activité"],
    ["reach", "The company should expand abroad", "The company should consolidate its operations"],
    ["posture", "Recomendo uma postura agressiva", "Recomendo uma postura conservadora"],
    ["posture", "Nous recommandons une approche agressive", "Nous recommandons la prudence"],
    ["posture", "We recommend an aggressive approach", "We recommend a conservative approach"],
    ["pace", "Recomendo uma ação rápida", "Recomendo uma abordagem gradual"],
    ["pace", "Il faut agir rapidement", "Il faut avancer progressivement"],
    ["pace", "We should move fast", "We should go step by step"],
    ["aim", "Recomendo priorizar o crescimento", "Recomendo priorizar a margem"],
    ["aim", "Priorité à la croissance", "Priorité à la rentabilité"],
    ["aim", "Prioritise growth", "Focus on profitability"],
    ["aim", "Focus on growth at all costs", "Focus on unit economics before growth"],
    ["aim", "Recomendo focar no crescimento", "Recomendo focar na eficiência"],
    ["change", "Recomendo priorizar a inovação", "Recomendo priorizar a conformidade"],
    ["change", "Priorité à l'innovation", "Priorité à la stabilité"],
    ["change", "Focus on innovation", "Focus on compliance"],
    ["surety", "O mercado é incerto", "A oportunidade é clara"],
    ["surety", "Le marché est incertain", "L'opportunité est claire"],
    ["surety", "The market is uncertain", "The opportunity is clear"],
    ["timing", "Recomendo agir agora", "Recomendo esperar"],
    ["timing", "Il faut agir maintenant", "Il faut attendre"],
    ["timing", "We should act now", "We should wait"],
    ["timing", "Investir 100 K€ maintenant", "Attendre le prochain trimestre avant d'investir"],
    ["deal", "Investir 150 K€", "Passer notre tour"],
    ["deal", "We should invest", "Walk away"],
    ["deal", "Investir 500 k€", "Passer"],
    ["deal", "Invest 500k now at the proposed valuation.", "Pass: do not invest at this valuation."],
    ["deal", "Entrar com R$ 100 mil", "Passar esta rodada"],
    ["deal", "Je recommande de prendre un ticket de 100 k€.", "Décliner : la valorisation est trop élevée."],
    ["timing", "Investir", "Attendre le prochain trimestre avant d'investir"],
    ["ticket", "Investir 150 k€", "Ticket limité à 50 k€"],
    ["price", "Invest €300k at 6M€ pre-money", "Invest €300k at 9M€ pre-money"],
    ["pricing", "Raise prices", "Lower prices"],
    ["pricing", "Il faut augmenter les prix", "Il faut baisser les prix"],
    ["priority", "Priorizar retenção", "Priorizar aquisição"],
    ["priority", "Prioriser la rétention", "Prioriser l'acquisition"],
    ["priority", "Prioritise retention", "Prioritise acquisition"],
    ["priority", "Focus on the German market", "Focus on the Spanish market"],
    ["order", "Recruter l'équipe puis lancer le produit", "Lancer le produit puis recruter l'équipe"],
    ["order", "Consolidate before expanding", "Expand before consolidating"],
    ["return", "Investir $500K", "Retorno é apenas $300K"],
    ["return", "Invest €500K in marketing", "The return would be only €300K"],
    ["denial", "Launch the loyalty programme this year", "Do not launch the loyalty programme this year"],
  ])("%s: %s / %s", (ground, a, b) => {
    for (const [one, other] of spellings(a).map((text, i) => [text, spellings(b)[i] as string] as const)) {
      expect(grounds(one, other)).toContain(ground);
      expect(grounds(other, one)).toContain(ground);
    }
  });

  it.each([
    ["expandam", "consolidem"],
    ["expandir", "estabilizar"],
    ["ampliar as operações", "consolidação das operações"],
  ])("knows inflected forms: %s / %s", (a, b) => {
    expect(grounds(`Recomendo ${a}`, `Recomendo ${b}`)).toContain("reach");
  });

  it("knows steps that are called by a letter", () => {
    expect(grounds("Fazer A depois B", "Fazer B depois A")).toEqual(["order"]);
    expect(grounds("Do A then B", "Do B then A")).toEqual(["order"]);
    expect(opposes("Faire A puis B", "Faire A, ensuite B")).toBeNull();
  });

  it("compares recommendations of two languages", () => {
    expect(grounds("Il faut s'étendre : priorité à l'expansion en Europe", "We should consolidate")).toContain("reach");
    expect(grounds("Recomendo investir em marketing", "Il faut réduire le budget marketing")).toContain("money");
  });
});

const KEYWORDS: Record<string, { frame: (word: string) => string; opposites: string[] }> = {
  investir: { frame: (w) => `Recomendo ${w} em marketing`, opposites: ["cortar", "reduzir", "diminuir", "economizar"] },
  expandir: {
    frame: (w) => `Recomendo ${w} as operações`,
    opposites: ["consolidar", "manter", "estabilizar", "preservar"],
  },
  agressivo: {
    frame: (w) => `Recomendo um plano ${w}`,
    opposites: ["conservador", "cauteloso", "prudente", "seguro"],
  },
  rápido: { frame: (w) => `Recomendo um lançamento ${w}`, opposites: ["lento", "gradual", "incremental", "faseado"] },
  crescimento: { frame: (w) => `O foco deve ser ${w}`, opposites: ["lucro", "margem", "eficiência", "custo"] },
  inovação: {
    frame: (w) => `O foco deve ser ${w}`,
    opposites: ["estabilidade", "risco", "segurança", "conformidade"],
  },
};

it.each(
  Object.entries(KEYWORDS).flatMap(([word, { frame, opposites }]) =>
    opposites.map((other): [string, string] => [frame(word), frame(other)]),
  ),
)("opposing keywords: %s / %s", (a, b) => {
  expect(opposes(a, b)).not.toBeNull();
  expect(opposes(b, a)).not.toBeNull();
});

describe("what to do with the deal", () => {
  it.each([
    ["price", "Accept at 8 M€", "Renegotiate to 5 M€"],
    ["price", "Accepter la valorisation de 8 M€", "Renégocier à 5 M€"],
    ["deal", "Accept at €8M pre-money.", "Pass on this round."],
    ["deal", "Renegotiate to 5 M€", "Pass"],
    ["deal", "We would lead this round at the terms offered.", "The round is not for us at any price."],
    ["deal", "Nous recommandons d'entrer au capital.", "Mieux vaut laisser passer ce tour."],
    ["timing", "Fechar o negócio ainda este mês.", "Convém esperar os números do segundo semestre."],
    ["timing", "Accept at 8 M€", "Wait for the audit"],
    ["timing", "Aceitar a 8 M€", "Esperar a auditoria"],
    ["timing", "Renégocier à 5 M€", "Attendre l'audit avant de s'engager"],
    ["deal", "Invest 200 k€ provided the audit is clean", "Pass"],
    ["timing", "Invest 200 k€ provided the audit is clean", "Invest 200 k€ now without conditions"],
    ["money", "Hire 20 engineers to speed up the roadmap", "Keep headcount flat to extend the runway"],
    ["money", "Burn through the cash to capture the market first", "Preserve cash"],
  ])("%s: %s / %s", (ground, a, b) => {
    expect(grounds(a, b)).toContain(ground);
    expect(grounds(b, a)).toContain(ground);
  });

  it.each([
    ["Renegotiate to 5 M€", "Accept at 5 M€"],
    ["Pass", "Wait for the audit"],
    [
      "No-go. No customers, no named founder. Could be looked at again with one signed pilot.",
      "Decline for now. The market is real but the sizing is generic. The regulatory path comes after the launch.",
    ],
    ["Invest 200 k€ once the audit is clean", "Wait for the audit"],
    ["Invest 500 k€ at 6 M€", "Invest 500 k€ at a valuation of 6 M€"],
    ["Invest 500 k€", "Hold off on the second warehouse"],
    ["Invest $500K in marketing", "The earlier grants gave a return of $300K"],
  ])("%s / %s go together", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });
});

describe("statements that recommend nothing", () => {
  it.each([
    ["Les contrats annuels sont publiés sur le site.", "Les contrats annuels restent secrets pour tous."],
    ["La banque a accepté la demande de prêt.", "La demande de prêt a été refusée par la banque."],
    ["Le fournisseur n'a jamais livré les machines commandées.", "Le fournisseur a livré les machines commandées."],
    ["O armazém está cheio.", "O armazém está vazio."],
    ["Ninguém visitou a loja nova.", "Muitos clientes visitaram a loja nova."],
    ["The warehouse opened in March.", "The warehouse never opened."],
    ["The bank approved the loan.", "The bank rejected the loan."],
  ])("%s / %s cannot both be so", (a, b) => {
    expect(grounds(a, b)).toContain("denial");
    expect(grounds(b, a)).toContain("denial");
  });

  it.each([
    ["O armazém está cheio.", "O armazém fica no porto."],
    ["Les photos ne montrent pas l'usine mais le siège de Lyon.", "Le siège se trouve à Lyon."],
    ["Le contrat n'a pas encore été signé.", "Le nouveau contrat existe mais n'a pas encore été signé."],
    ["La police a arrêté le directeur.", "Le directeur a été arrêté par la police."],
    ["The loan was approved in March.", "The bank approved the loan."],
    ["The loan was approved.", "The new office is closed on Sundays."],
    ["Le retard est imputable à l'usine et non pas seulement au transport.", "Le retard est imputable à l'usine."],
    ["La garantie n'empêche pas la machine de tomber en panne.", "La machine tombe en panne malgré la garantie."],
    ["Le directeur veut éviter une hausse des prix de vente.", "Le directeur demande une baisse des prix de vente."],
  ])("%s / %s can", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });
});

describe("negation", () => {
  it.each([
    ["não recomendo expandir", "manter"],
    ["Não recomendo a expansão", "Recomendo consolidar"],
    ["Ne pas investir", "Réduire les coûts"],
    ["Nous ne recommandons pas d'investir dans le marketing", "Il faut réduire le budget marketing"],
    ["Do not cut the marketing budget", "Invest in marketing"],
    ["Don't cut marketing", "Invest in marketing"],
    ["Invest in marketing rather than cut the team", "Do not cut the team"],
    ["Il faut investir dans le produit sans réduire les effectifs", "Ne réduisez pas les effectifs"],
    ["Recomendo investir em vez de cortar", "Recomendo investir"],
    ["Il faut consolider au lieu de s'étendre", "Il faut consolider"],
    ["We advise against expanding", "Consolidate"],
    ["Éviter toute expansion", "Consolider"],
    ["Expansion is not recommended", "Consolidate operations"],
    ["Do not expand", "Do not consolidate"],
    ["Do not invest without a full audit", "Invest after a full audit"],
    ["Il ne faut pas hésiter à investir", "Il faut investir"],
    ["Não deixar de investir em produto", "Investir em produto"],
    ["N'investir que 50 K€", "Investir 50 K€"],
  ])("%s / %s agree", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });

  it.each([
    ["não recomendo expandir", "recomendo expandir", "reach"],
    ["Ne pas investir", "Investir", "money"],
    ["Je n'investirais pas", "J'investirais", "money"],
    ["Do not cut the team", "Cut the team", "money"],
    ["We advise against expanding abroad", "We should expand abroad", "reach"],
    ["Avoid expanding", "Expand", "reach"],
    ["O investimento não é recomendado", "Recomendamos o investimento", "money"],
    ["Il serait prématuré d'investir", "Il est urgent d'investir", "money"],
    ["Prioritise profitability over growth", "Prioritise growth over profitability", "aim"],
    ["Hold off until the audited accounts are available", "Invest now", "timing"],
    ["Il faut consolider plutôt que s'étendre", "Il faut s'étendre", "reach"],
    ["Recomendo expandir, não só no Brasil", "Recomendo consolidar", "reach"],
    ["Not only should we invest in marketing, we should invest in sales", "Cut costs", "money"],
  ])("%s / %s oppose", (a, b, ground) => {
    expect(grounds(a, b)).toContain(ground);
    expect(grounds(b, a)).toContain(ground);
  });
});

describe("scope", () => {
  it.each([
    ["Invest in marketing", "Cut travel costs"],
    ["Recomendo investir em produto", "Recomendo reduzir as despesas de viagem"],
    ["Réduire le risque juridique", "Investir dans le produit"],
    ["Reduce churn", "Invest in the product"],
    ["Launch the mobile application quickly", "Recruit the finance director gradually"],
    ["Raise prices", "Lower the discount for partners"],
    ["Improve gross margin by renegotiating hosting", "Grow by opening two shops"],
    ["Maintain the support contract", "Expand into Spain"],
    ["Focus on security", "Focus on recruitment"],
    ["Focus the due diligence on customer churn", "Focus the due diligence on customer contracts"],
    ["Recommend caution on the projections", "Recommend a fast follow-up with the founder"],
    ["Clarify the cap table now", "Wait for the product launch to renegotiate the lease"],
    ["Risk: customer concentration. Recommend diversification", "Recommend innovation in pricing"],
    ["Réduire le CAC", "Augmenter le panier moyen"],
    ["Investir em marketing e cortar custos", "Cortar custos"],
  ])("%s / %s are about different things", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });

  it.each([
    ["Si la société est bien bénéficiaire, elle n'est pas endettée", "La société est bénéficiaire et endettée"],
    ["Les comptes de 2023 existent bien", "Les comptes de 2023 n'existent pas"],
    ["Les clients non-abonnés sont bien servis", "Les clients non-abonnés ne sont pas servis"],
    ["Les abonnés sont 30 % des clients de la ville", "Les abonnés sont 50 % des clients de la ville"],
    ["L'usine a été ouverte en 2018 à Lyon", "L'usine de Lyon a été ouverte en 2022"],
    ["L'accord n'a pas été signé lorsque le fonds est entré", "L'accord a été signé lorsque le fonds est entré"],
    [
      "Le rapport n'indique pas que la société a vendu la filiale",
      "Le rapport indique que la société a vendu la filiale",
    ],
    ["Les salariés démentent la vente de la filiale", "Les salariés ont confirmé la vente de la filiale"],
    ["Le pacte est contraignant pour les associés", "Le pacte est non contraignant pour les associés"],
    ["La banque n'a pas reçu la lettre du fonds", "Le fonds a écrit à la banque, qui a reçu sa lettre s'il le fallait"],
  ])("%s / %s cannot both be so", (a, b) => {
    expect(opposes(a, b)).not.toBeNull();
    expect(opposes(b, a)).not.toBeNull();
  });

  it.each([
    ["Plus de 75 % des clients restent", "Au moins quatre clients restent : 75 %"],
    ["Les ventes montent au nord et baissent au sud", "Les ventes baissent au sud et montent au nord"],
    ["Le site n'a pas compté 50 millions de visiteurs", "Le site a compté 2 millions de visiteurs"],
    ["Le bureau du nord est rentable", "Le bureau est rentable"],
    ["Si la société marche bien, elle n'est pas à vendre", "La société marche et elle est à vendre"],
    ["Le produit se vend n'importe où en Europe", "Le produit se vend en Europe"],
    ["Le directeur appelle sans cesse les clients du nord", "Le directeur appelle les clients du nord"],
    ["Le fonds a signé une lettre non contraignante avec la société", "Le fonds a signé une lettre avec la société"],
    ["Les ventes ne viennent pas nécessairement de la publicité", "Les ventes viennent peut-être de la publicité"],
    ["Il n'est pas faux que la société perd des clients", "La société perd des clients"],
    ["Aucune clause n'interdit la cession des parts", "Une clause permet la cession des parts"],
    ["La société a atteint des ventes jamais vues en mars", "La société a atteint un record de ventes en mars"],
  ])("%s / %s can both be so", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });

  it.each([
    ["If churn exceeds 5 %, cut marketing spending", "Invest in marketing"],
    ["Se o piloto falhar, cortar o orçamento de marketing", "Investir em marketing"],
    ["Si le pilote échoue, réduire le budget marketing", "Investir dans le marketing"],
    ["Expand only if the pilot succeeds", "Consolidate"],
    ["The founders want to expand to Germany", "Consolidate operations"],
    ["Selon le fondateur, il faut s'étendre", "Il faut consolider"],
    ["O fundador quer expandir. Recomendo consolidar", "Recomendo consolidar"],
    ["The company cut costs in 2023", "We should invest"],
    ["Growth slowed because the team cut marketing", "We should invest in marketing"],
    ["Although the plan is to expand, we recommend consolidating", "Consolidate"],
    ["La croissance est forte", "La marge est faible"],
    ["Faut-il investir 80 k€ ?", "Ne pas investir dans ce tour."],
    ["Should you invest €80k? The deck is thin.", "Do not invest in this round."],
    ["Hiring: 30 + 40 = €70k.", "Do not hire this year."],
  ])("%s / %s: not the agent's own recommendation", (a, b) => {
    expect(opposes(a, b)).toBeNull();
    expect(opposes(b, a)).toBeNull();
  });

  it.each([
    ["Implement a loyalty programme", "Loyalty programmes are a trend. We recommend one to keep up with competitors."],
    ["Expand after consolidating", "Consolidate before expanding"],
    ["Recruter puis lancer le produit", "Recruter d'abord, ensuite lancer le produit"],
    ["Investir em marketing digital", "Investir em marketing, sobretudo em canais digitais"],
    ["", "Invest"],
    ["...", "???"],
  ])("%s / %s: complements, emphasis and the same order are no conflict", (a, b) => {
    expect(opposes(a, b)).toBeNull();
  });
});

it("reads a sentence that never ends in pieces, and refuses what is no text on either side", () => {
  const endless = "invest ".repeat(300);
  expect(Math.max(...sentencesOf(endless).map(({ words }) => words.length))).toBeLessThanOrEqual(120);
  expect(sentencesOf(endless).flatMap(({ words }) => words)).toHaveLength(300);
  expect(grounds(endless, "pass")).toContain("deal");
  for (const nothing of [null, undefined, 5, ["pass"]] as never[]) {
    expect(() => opposes(nothing, "pass")).toThrow("must be a text");
    expect(() => opposes("pass", nothing)).toThrow("must be a text");
  }
});
