import type { Catalogue } from "../catalogue.ts";

interface SumFacts {
  sum: string;
  stated: string;
  place: string;
}

interface MonthFacts {
  round: string;
  burn: string;
  months: string;
  place: string;
}

const en = {
  lines: "the lines the round is spent on",
  askLines: "What is the round spent on, in amounts and by when?",
  round: "size of the round",
  askRound: "How much is raised?",
  burn: "monthly burn of today",
  askBurn: "What does the company burn a month today?",
  sharesHold: (f: { place: string }) => `The shares of the use of funds come to 100% (${f.place}).`,
  sharesOff: (f: { sum: string; place: string }) =>
    `The shares of the use of funds come to ${f.sum}, not 100% (${f.place}).`,
  askShares: (f: { sum: string }) => `The shares of the use of funds come to ${f.sum}: which line is wrong?`,
  amountsHold: (f: SumFacts) =>
    `The lines of the use of funds come to ${f.sum}: the round of ${f.stated} (${f.place}).`,
  amountsMore: (f: SumFacts) =>
    `The lines of the use of funds come to ${f.sum}, more than the round of ${f.stated} (${f.place}).`,
  amountsLess: (f: SumFacts) =>
    `The lines of the use of funds come to ${f.sum} of the round of ${f.stated} (${f.place}): the rest has no line.`,
  askAmounts: (f: SumFacts) =>
    `The lines of the use of funds come to ${f.sum}, the round is ${f.stated}: what makes the difference?`,
  impactAmounts: "It changes how long the round lasts, or that another one is needed.",
  lasts: (f: MonthFacts) => `At today's burn of ${f.burn} the round of ${f.round} lasts ${f.months} months.`,
  shorter: (f: MonthFacts & { stated: string }) =>
    `At today's burn of ${f.burn} the round of ${f.round} lasts ${f.months} months, less than the ${f.stated} the documents plan for (${f.place}), before any hire.`,
  funds: (f: MonthFacts & { stated: string }) =>
    `At today's burn of ${f.burn} the round of ${f.round} lasts ${f.months} months; the documents plan for ${f.stated} (${f.place}), which leaves room for a higher burn.`,
  askShorter: (f: { stated: string; months: string }) =>
    `How does the round last ${f.stated} when today's burn allows ${f.months} months: what income or cut is counted on?`,
  impactMonths: "It changes when the next round must be closed.",
};

/** What the check of the use of funds says. */
export const USE_OF_FUNDS_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    lines: "les postes auxquels la levée est employée",
    askLines: "À quoi la levée est-elle employée, en montants et à quelle échéance ?",
    round: "montant de la levée",
    askRound: "Combien est levé ?",
    burn: "burn mensuel d’aujourd’hui",
    askBurn: "Combien la société consomme-t-elle par mois aujourd’hui ?",
    sharesHold: (f) => `Les parts de l’emploi des fonds font 100 % (${f.place}).`,
    sharesOff: (f) => `Les parts de l’emploi des fonds font ${f.sum}, et non 100 % (${f.place}).`,
    askShares: (f) => `Les parts de l’emploi des fonds font ${f.sum} : quel poste est faux ?`,
    amountsHold: (f) => `Les postes de l’emploi des fonds font ${f.sum} : la levée de ${f.stated} (${f.place}).`,
    amountsMore: (f) =>
      `Les postes de l’emploi des fonds font ${f.sum}, plus que la levée de ${f.stated} (${f.place}).`,
    amountsLess: (f) =>
      `Les postes de l’emploi des fonds font ${f.sum} sur la levée de ${f.stated} (${f.place}) : le reste n’a pas de poste.`,
    askAmounts: (f) =>
      `Les postes de l’emploi des fonds font ${f.sum}, la levée est de ${f.stated} : d’où vient l’écart ?`,
    impactAmounts: "Cela change la durée que couvre la levée, ou en impose une autre.",
    lasts: (f) => `Au burn d’aujourd’hui (${f.burn}), la levée de ${f.round} dure ${f.months} mois.`,
    shorter: (f) =>
      `Au burn d’aujourd’hui (${f.burn}), la levée de ${f.round} dure ${f.months} mois, moins que les ${f.stated} prévus (${f.place}), avant toute embauche.`,
    funds: (f) =>
      `Au burn d’aujourd’hui (${f.burn}), la levée de ${f.round} dure ${f.months} mois ; les documents prévoient ${f.stated} (${f.place}), ce qui laisse place à un burn plus élevé.`,
    askShorter: (f) =>
      `Comment la levée dure-t-elle ${f.stated} quand le burn d’aujourd’hui permet ${f.months} mois : sur quel revenu ou quelle économie comptez-vous ?`,
    impactMonths: "Cela change la date à laquelle la levée suivante doit être faite.",
  },
  pt: {
    lines: "as linhas em que a rodada é gasta",
    askLines: "Em que a rodada é gasta, em valores e até quando?",
    round: "tamanho da rodada",
    askRound: "Quanto é captado?",
    burn: "burn mensal de hoje",
    askBurn: "Quanto a empresa queima por mês hoje?",
    sharesHold: (f) => `As partes do uso dos recursos somam 100% (${f.place}).`,
    sharesOff: (f) => `As partes do uso dos recursos somam ${f.sum}, e não 100% (${f.place}).`,
    askShares: (f) => `As partes do uso dos recursos somam ${f.sum}: que linha está errada?`,
    amountsHold: (f) => `As linhas do uso dos recursos somam ${f.sum}: a rodada de ${f.stated} (${f.place}).`,
    amountsMore: (f) =>
      `As linhas do uso dos recursos somam ${f.sum}, mais do que a rodada de ${f.stated} (${f.place}).`,
    amountsLess: (f) =>
      `As linhas do uso dos recursos somam ${f.sum} da rodada de ${f.stated} (${f.place}): o resto não tem linha.`,
    askAmounts: (f) =>
      `As linhas do uso dos recursos somam ${f.sum}, a rodada é de ${f.stated}: de onde vem a diferença?`,
    impactAmounts: "Muda quanto tempo a rodada dura, ou obriga a outra.",
    lasts: (f) => `Com o burn de hoje (${f.burn}), a rodada de ${f.round} dura ${f.months} meses.`,
    shorter: (f) =>
      `Com o burn de hoje (${f.burn}), a rodada de ${f.round} dura ${f.months} meses, menos do que os ${f.stated} previstos (${f.place}), antes de qualquer contratação.`,
    funds: (f) =>
      `Com o burn de hoje (${f.burn}), a rodada de ${f.round} dura ${f.months} meses; os documentos preveem ${f.stated} (${f.place}), o que deixa espaço para um burn maior.`,
    askShorter: (f) =>
      `Como a rodada dura ${f.stated} se o burn de hoje permite ${f.months} meses: com que receita ou corte se conta?`,
    impactMonths: "Muda quando a próxima rodada precisa estar fechada.",
  },
};
