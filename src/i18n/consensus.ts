import type { DefinitionMismatch } from "../domain/contradiction.ts";
import type { Catalogue } from "./catalogue.ts";
import { TERMS } from "./terms.ts";

const en = {
  severityCalculation: (p: { confidence: string; gap: string; materiality: string; weighted: string; level: string }) =>
    `mean confidence ${p.confidence}, gap ${p.gap} × materiality ${p.materiality} = ${p.weighted} → ${p.level}`,
  severityLevel: TERMS.en.severity,
  refused: {
    not_finite: (text: string) => `The value is ${text}: not a number that can be compared.`,
    no_metric: (text: string) => `Finding ${text} names no metric.`,
    unreadable_value: (text: string) => `“${text}” could not be read as a value of this metric.`,
    bad_confidence: (text: string) => `The confidence score is ${text}; it must be between 0 and 100.`,
    bad_shape: (text: string) => `The finding lacks what every finding needs: ${text}.`,
  },
  mismatch: ({
    topic,
    differs,
    sides: [a, b],
  }: {
    topic: string;
    differs: DefinitionMismatch["differs"];
    sides: [string, string];
  }) =>
    ({
      period: `${topic}: one figure is for ${a}, the other for ${b}. Not a contradiction.`,
      basis: `${topic}: one figure is ${a}, the other ${b}. They follow different definitions.`,
      currency: `${topic}: one figure is in ${a}, the other in ${b}. They are not compared without an exchange rate.`,
      unit: `${topic}: one figure is a ${a}, the other a ${b}. They do not measure the same thing.`,
    })[differs],
  /** Two metrics that are definitions of one thing. */
  /** Several figures of one metric, each of another time; `sides`: those times. */
  periods: (p: { topic: string; sides: string }) =>
    `${p.topic}: these figures speak of different times (${p.sides}). That is not a contradiction.`,
  family: ({ sides: [a, b], values: [left, right] }: { sides: [string, string]; values: [string, string] }) =>
    `${a} (${left}) and ${b} (${right}) are two definitions, not one figure in dispute.`,
  gap: ({ topic }: { topic: string }) =>
    `${topic}: some agents give a value where others say it is not available. A gap, not a contradiction.`,
  /** What the investor gets wrong if the wrong side is believed. */
  impact: {
    revenue: (p: { topic: string; low: string; high: string; share: string; ticket: string; overpaid: string }) =>
      `${p.topic} is ${p.low} or ${p.high}. At an equal multiple the price moves by ${p.share}: on a ticket of ${p.ticket}, ${p.overpaid} would be paid for revenue that is not there.`,
    money: (p: { topic: string; low: string; high: string; difference: string }) =>
      `${p.topic} is ${p.low} or ${p.high}: ${p.difference} of difference in everything computed from it.`,
    figure: (p: { topic: string; low: string; high: string }) =>
      `${p.topic} is ${p.low} or ${p.high}; every conclusion built on the wrong one falls with it.`,
    assessment: (p: { topic: string; best: string; worst: string }) =>
      `${p.topic} is judged "${p.best}" and "${p.worst}": the investor would weigh this point the wrong way round.`,
    existence: (p: { topic: string }) =>
      `${p.topic} either is there or is not; the investor would count on something missing, or pass over something real.`,
  },
};

/** What detection says. */
export const consensusSentences: Catalogue<typeof en> = {
  en,
  fr: {
    severityCalculation: (p) =>
      `confiance moyenne ${p.confidence}, écart ${p.gap} × matérialité ${p.materiality} = ${p.weighted} → ${p.level}`,
    severityLevel: TERMS.fr.severity,
    refused: {
      not_finite: (text) => `La valeur est ${text} : ce n'est pas un nombre comparable.`,
      no_metric: (text) => `Le constat ${text} ne nomme aucune métrique.`,
      unreadable_value: (text) => `« ${text} » n'a pas pu être lu comme une valeur de cette métrique.`,
      bad_confidence: (text) => `Le score de confiance vaut ${text} ; il doit être compris entre 0 et 100.`,
      bad_shape: (text) => `Il manque au constat ce dont tout constat a besoin : ${text}.`,
    },
    mismatch: ({ topic, differs, sides: [a, b] }) =>
      ({
        period: `${topic} : un chiffre porte sur ${a}, l'autre sur ${b}. Ce n'est pas une contradiction.`,
        basis: `${topic} : un chiffre est « ${a} », l'autre « ${b} ». Les définitions diffèrent.`,
        currency: `${topic} : un chiffre est en ${a}, l'autre en ${b}. Ils ne sont pas comparés sans taux de change.`,
        unit: `${topic} : les deux chiffres ne mesurent pas la même chose (${a} et ${b}).`,
      })[differs],
    periods: ({ topic, sides }) =>
      `${topic} : ces chiffres portent sur des dates différentes (${sides}). Ce n'est pas une contradiction.`,
    family: ({ sides: [a, b], values: [left, right] }) =>
      `${a} (${left}) et ${b} (${right}) sont deux définitions, pas un chiffre disputé.`,
    gap: ({ topic }) =>
      `${topic} : des agents donnent une valeur là où d'autres la disent indisponible. C'est un manque, pas une contradiction.`,
    impact: {
      revenue: (p) =>
        `${p.topic} vaut ${p.low} ou ${p.high}. À multiple égal, le prix bouge de ${p.share} : sur un ticket de ${p.ticket}, ${p.overpaid} seraient payés pour un revenu qui n'existe pas.`,
      money: (p) => `${p.topic} vaut ${p.low} ou ${p.high} : ${p.difference} d'écart dans tout ce qui en est calculé.`,
      figure: (p) =>
        `${p.topic} vaut ${p.low} ou ${p.high} ; toute conclusion bâtie sur le mauvais chiffre tombe avec lui.`,
      assessment: (p) =>
        `${p.topic} est jugé « ${p.best} » et « ${p.worst} » : l'investisseur pèserait ce point à l'envers.`,
      existence: (p) =>
        `${p.topic} existe ou n'existe pas ; l'investisseur compterait sur une chose absente, ou passerait à côté d'une chose réelle.`,
    },
  },
  pt: {
    severityCalculation: (p) =>
      `confiança média ${p.confidence}, diferença ${p.gap} × materialidade ${p.materiality} = ${p.weighted} → ${p.level}`,
    severityLevel: TERMS.pt.severity,
    refused: {
      not_finite: (text) => `O valor é ${text}: não é um número comparável.`,
      no_metric: (text) => `A constatação ${text} não indica nenhuma métrica.`,
      unreadable_value: (text) => `“${text}” não pôde ser lido como um valor desta métrica.`,
      bad_confidence: (text) => `A pontuação de confiança é ${text}; deve estar entre 0 e 100.`,
      bad_shape: (text) => `Falta à constatação o que toda constatação precisa ter: ${text}.`,
    },
    mismatch: ({ topic, differs, sides: [a, b] }) =>
      ({
        period: `${topic}: um número é de ${a}, o outro de ${b}. Não é uma contradição.`,
        basis: `${topic}: um número é "${a}", o outro "${b}". As definições são diferentes.`,
        currency: `${topic}: um número está em ${a}, o outro em ${b}. Não são comparados sem uma taxa de câmbio.`,
        unit: `${topic}: os dois números não medem a mesma coisa (${a} e ${b}).`,
      })[differs],
    periods: ({ topic, sides }) =>
      `${topic}: estes números falam de datas diferentes (${sides}). Não é uma contradição.`,
    family: ({ sides: [a, b], values: [left, right] }) =>
      `${a} (${left}) e ${b} (${right}) são duas definições, não um número em disputa.`,
    gap: ({ topic }) =>
      `${topic}: alguns agentes dão um valor onde outros dizem que não está disponível. É uma lacuna, não uma contradição.`,
    impact: {
      revenue: (p) =>
        `${p.topic} é ${p.low} ou ${p.high}. Com o mesmo múltiplo, o preço muda ${p.share}: num aporte de ${p.ticket}, ${p.overpaid} seriam pagos por uma receita que não existe.`,
      money: (p) => `${p.topic} é ${p.low} ou ${p.high}: ${p.difference} de diferença em tudo o que dele se calcula.`,
      figure: (p) => `${p.topic} é ${p.low} ou ${p.high}; toda conclusão apoiada no número errado cai com ele.`,
      assessment: (p) =>
        `${p.topic} é avaliado como "${p.best}" e "${p.worst}": o investidor pesaria este ponto ao contrário.`,
      existence: (p) =>
        `${p.topic} existe ou não existe; o investidor contaria com algo ausente, ou deixaria de lado algo real.`,
    },
  },
};
