import type { Catalogue } from "../catalogue.ts";

interface SumFacts {
  sum: string;
  stated: string;
  place: string;
}

interface MonthFacts {
  round: string;
  /** "today's burn of €80k". */
  at: string;
  months: string;
  place: string;
}

interface PlannedFacts extends MonthFacts {
  stated: string;
  /** The burn is today's, before anybody is hired. */
  today: boolean;
  /** It lasts clearly longer than planned. */
  room: boolean;
}

const en = {
  lines: "the lines the round is spent on",
  askLines: "What is the round spent on, in amounts and by when?",
  round: "size of the round",
  askRound: "How much is raised?",
  burn: "monthly burn",
  askBurn: "What does the company burn a month today?",
  lasting: "how many months the round is to last",
  askLasting: "How many months is the round meant to last?",
  atBurn: {
    today: (burn: string) => `today's burn of ${burn}`,
    planned: (burn: string) => `the planned burn of ${burn}`,
  },
  sharesRounded: (f: { sum: string; place: string }) =>
    `The shares of the use of funds come to ${f.sum}, which is 100% within their rounding (${f.place}).`,
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
  lasts: (f: MonthFacts) => `At ${f.at} the round of ${f.round} lasts ${f.months} months.`,
  shorter: (f: PlannedFacts) =>
    `At ${f.at} the round of ${f.round} lasts ${f.months} months, less than the ${f.stated} the documents plan for (${f.place})${f.today ? ", before any hire" : ""}.`,
  funds: (f: PlannedFacts) =>
    `At ${f.at} the round of ${f.round} lasts ${f.months} months; the documents plan for ${f.stated} (${f.place})${f.room ? ", which leaves room for a higher burn" : ""}.`,
  askShorter: (f: { stated: string; months: string; at: string }) =>
    `How does the round last ${f.stated} when ${f.at} allows ${f.months} months: what income or cut is counted on?`,
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
    burn: "burn mensuel",
    askBurn: "Combien la société consomme-t-elle par mois aujourd’hui ?",
    lasting: "nombre de mois que la levée doit durer",
    askLasting: "Combien de mois la levée doit-elle durer ?",
    atBurn: { today: (burn) => `au burn d’aujourd’hui (${burn})`, planned: (burn) => `au burn prévu (${burn})` },
    sharesRounded: (f) => `Les parts de l’emploi des fonds font ${f.sum}, soit 100 % à l’arrondi près (${f.place}).`,
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
    lasts: (f) => `La levée de ${f.round} dure ${f.months} mois ${f.at}.`,
    shorter: (f) =>
      `La levée de ${f.round} dure ${f.months} mois ${f.at}, moins que les ${f.stated} prévus (${f.place})${f.today ? ", avant toute embauche" : ""}.`,
    funds: (f) =>
      `La levée de ${f.round} dure ${f.months} mois ${f.at} ; les documents prévoient ${f.stated} (${f.place})${f.room ? ", ce qui laisse place à un burn plus élevé" : ""}.`,
    askShorter: (f) =>
      `Comment la levée dure-t-elle ${f.stated} quand elle dure ${f.months} mois ${f.at} : sur quel revenu ou quelle économie comptez-vous ?`,
    impactMonths: "Cela change la date à laquelle la levée suivante doit être faite.",
  },
  pt: {
    lines: "as linhas em que a rodada é gasta",
    askLines: "Em que a rodada é gasta, em valores e até quando?",
    round: "tamanho da rodada",
    askRound: "Quanto é captado?",
    burn: "burn mensal",
    askBurn: "Quanto a empresa queima por mês hoje?",
    lasting: "quantos meses a rodada deve durar",
    askLasting: "Quantos meses a rodada deve durar?",
    atBurn: { today: (burn) => `com o burn de hoje (${burn})`, planned: (burn) => `com o burn previsto (${burn})` },
    sharesRounded: (f) =>
      `As partes do uso dos recursos somam ${f.sum}, ou seja 100% com o arredondamento (${f.place}).`,
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
    lasts: (f) => `A rodada de ${f.round} dura ${f.months} meses ${f.at}.`,
    shorter: (f) =>
      `A rodada de ${f.round} dura ${f.months} meses ${f.at}, menos do que os ${f.stated} previstos (${f.place})${f.today ? ", antes de qualquer contratação" : ""}.`,
    funds: (f) =>
      `A rodada de ${f.round} dura ${f.months} meses ${f.at}; os documentos preveem ${f.stated} (${f.place})${f.room ? ", o que deixa espaço para um burn maior" : ""}.`,
    askShorter: (f) =>
      `Como a rodada dura ${f.stated} se dura ${f.months} meses ${f.at}: com que receita ou corte se conta?`,
    impactMonths: "Muda quando a próxima rodada precisa estar fechada.",
  },
};
