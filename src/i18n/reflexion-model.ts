import type { Catalogue } from "./catalogue.ts";

/** The rules a model may say a passage breaks. Closed: an objection that fits none of them is not made. */
export type Standard =
  | "conclusion_follows"
  | "counter_evidence"
  | "like_with_like"
  | "fitting_sample"
  | "cause_shown"
  | "assumption_stated"
  | "statements_agree"
  | "claim_sourced"
  | "sum_shown"
  | "gap_stated"
  | "data_used";

const en = {
  /** The rule, and what an analysis that keeps it does. */
  standard: {
    conclusion_follows: {
      rule: "Audit practice: a conclusion follows from the facts the analysis itself gives.",
      expected: "State the facts the conclusion rests on, or bring it down to what they carry.",
    },
    counter_evidence: {
      rule: "Audit practice: facts that speak against a conclusion are named and weighed.",
      expected: "Name the contrary fact with its source and say why the conclusion still holds, or change it.",
    },
    like_with_like: {
      rule: "Audit practice: only figures of the same definition, period and scope are compared.",
      expected: "Bring both figures to one definition and one period, or say that they cannot be compared.",
    },
    fitting_sample: {
      rule: "Audit practice: a comparison uses companies of the same kind and stage, and says how many.",
      expected: "Name the sample, its size and its year, and choose one that fits the company.",
    },
    cause_shown: {
      rule: "Audit practice: a cause is shown, not read into two things that happened together.",
      expected: "Give what shows the cause, or say that the two merely happened together.",
    },
    assumption_stated: {
      rule: "Audit practice: an assumption that carries the result is written down with its reason.",
      expected: "State the assumption, where it comes from, and what changes if it fails.",
    },
    statements_agree: {
      rule: "Audit practice: an analysis does not contradict itself.",
      expected: "Decide between the two statements by a source, or say that the point is open.",
    },
    claim_sourced: {
      rule: "Audit practice: a claim of fact names a source that can be opened.",
      expected: "Name the place that states it, or say that it is not available.",
    },
    sum_shown: {
      rule: "Audit practice: a computed figure shows its formula and its inputs.",
      expected: "Write the calculation out with the source of each input.",
    },
    gap_stated: {
      rule: "Audit practice: what should be known and is not is said.",
      expected: "Say that it is not available, where it was searched, and what to ask the founder.",
    },
    data_used: {
      rule: "Audit practice: pertinent data at hand is used.",
      expected: "Set the passage beside the data that is at hand, with its source.",
    },
  },
  role: { critic: "critic", improver: "improver" },
  /** After the words of an objection that rests on a second passage. */
  against: ({ quote, where }: { quote: string; where: string }) => ` Compare “${quote}” (${where}).`,
  /** After the words of an objection that rests on a document. */
  source: ({ quote, reference }: { quote: string; reference: string }) => ` Compare “${quote}” (${reference}).`,
  /** A passage a correction rests on, as it is shown beside it. */
  cited: ({ quote, reference }: { quote: string; reference: string }) => `${reference}: “${quote}”`,
  notice: {
    model_failed: ({ agent, role, reason }: { agent: string; role: string; reason: string }) =>
      `The model asked as ${role} for ${agent} gave no usable answer; what code found stands. ${reason}`,
    model_skipped_agent: ({ agent }: { agent: string }) =>
      `The model's answer says nothing about ${agent}: only code has reviewed it. That is not the same as "no critique".`,
    model_read_part: ({ agent }: { agent: string }) =>
      `The output of ${agent} was too long for the model, which read only its beginning; code has reviewed the rest.`,
  },
};

type ModelSentences = typeof en;

const fr: ModelSentences = {
  standard: {
    conclusion_follows: {
      rule: "Pratique d'audit : une conclusion découle des faits que l'analyse elle-même apporte.",
      expected: "Énoncer les faits sur lesquels repose la conclusion, ou la ramener à ce qu'ils permettent de dire.",
    },
    counter_evidence: {
      rule: "Pratique d'audit : les faits contraires à une conclusion sont nommés et pesés.",
      expected: "Nommer le fait contraire avec sa source et dire pourquoi la conclusion tient, ou la modifier.",
    },
    like_with_like: {
      rule: "Pratique d'audit : on ne compare que des chiffres de même définition, même période et même périmètre.",
      expected:
        "Ramener les deux chiffres à une même définition et une même période, ou dire qu'ils sont incomparables.",
    },
    fitting_sample: {
      rule: "Pratique d'audit : une comparaison retient des entreprises de même nature et de même stade, et dit combien.",
      expected: "Nommer l'échantillon, sa taille et son année, et en choisir un qui convienne à l'entreprise.",
    },
    cause_shown: {
      rule: "Pratique d'audit : une cause se démontre, elle ne se déduit pas de deux faits simultanés.",
      expected: "Donner ce qui établit la cause, ou dire que les deux faits sont seulement simultanés.",
    },
    assumption_stated: {
      rule: "Pratique d'audit : une hypothèse qui porte le résultat est écrite et justifiée.",
      expected: "Énoncer l'hypothèse, son origine et ce qui change si elle ne se vérifie pas.",
    },
    statements_agree: {
      rule: "Pratique d'audit : une analyse ne se contredit pas.",
      expected: "Trancher entre les deux affirmations par une source, ou dire que le point reste ouvert.",
    },
    claim_sourced: {
      rule: "Pratique d'audit : une affirmation de fait nomme une source que l'on peut ouvrir.",
      expected: "Nommer l'endroit qui l'établit, ou dire que l'information n'est pas disponible.",
    },
    sum_shown: {
      rule: "Pratique d'audit : un chiffre calculé montre sa formule et ses données d'entrée.",
      expected: "Écrire le calcul avec la source de chaque donnée.",
    },
    gap_stated: {
      rule: "Pratique d'audit : ce qui devrait être connu et ne l'est pas est signalé.",
      expected: "Dire que ce n'est pas disponible, où cela a été cherché, et quoi demander au fondateur.",
    },
    data_used: {
      rule: "Pratique d'audit : les données pertinentes à disposition sont utilisées.",
      expected: "Confronter le passage aux données à disposition, avec leur source.",
    },
  },
  role: { critic: "critique", improver: "correcteur" },
  against: ({ quote, where }) => ` À comparer avec « ${quote} » (${where}).`,
  source: ({ quote, reference }) => ` À comparer avec « ${quote} » (${reference}).`,
  cited: ({ quote, reference }) => `${reference} : « ${quote} »`,
  notice: {
    model_failed: ({ agent, role, reason }) =>
      `Le modèle interrogé comme ${role} pour ${agent} n'a pas donné de réponse exploitable ; ce que le code a trouvé demeure. ${reason}`,
    model_skipped_agent: ({ agent }) =>
      `La réponse du modèle ne dit rien de ${agent} : seul le code l'a relu. Ce n'est pas la même chose que « aucune critique ».`,
    model_read_part: ({ agent }) =>
      `La sortie de ${agent} était trop longue pour le modèle, qui n'en a lu que le début ; le code a relu le reste.`,
  },
};

const pt: ModelSentences = {
  standard: {
    conclusion_follows: {
      rule: "Prática de auditoria: uma conclusão decorre dos fatos que a própria análise apresenta.",
      expected: "Indicar os fatos em que a conclusão se apoia, ou reduzi-la ao que eles sustentam.",
    },
    counter_evidence: {
      rule: "Prática de auditoria: os fatos contrários a uma conclusão são nomeados e ponderados.",
      expected: "Nomear o fato contrário com a sua fonte e dizer por que a conclusão se mantém, ou alterá-la.",
    },
    like_with_like: {
      rule: "Prática de auditoria: só se comparam números da mesma definição, do mesmo período e do mesmo âmbito.",
      expected: "Trazer os dois números a uma só definição e a um só período, ou dizer que não são comparáveis.",
    },
    fitting_sample: {
      rule: "Prática de auditoria: uma comparação usa empresas do mesmo tipo e da mesma fase, e diz quantas.",
      expected: "Indicar a amostra, o seu tamanho e o seu ano, e escolher uma adequada à empresa.",
    },
    cause_shown: {
      rule: "Prática de auditoria: uma causa demonstra-se; não se deduz de dois fatos simultâneos.",
      expected: "Apresentar o que comprova a causa, ou dizer que os dois fatos são apenas simultâneos.",
    },
    assumption_stated: {
      rule: "Prática de auditoria: uma hipótese que sustenta o resultado é escrita e justificada.",
      expected: "Enunciar a hipótese, a sua origem e o que muda se ela não se confirmar.",
    },
    statements_agree: {
      rule: "Prática de auditoria: uma análise não se contradiz.",
      expected: "Decidir entre as duas afirmações por uma fonte, ou dizer que o ponto continua em aberto.",
    },
    claim_sourced: {
      rule: "Prática de auditoria: uma afirmação de fato indica uma fonte que se possa abrir.",
      expected: "Indicar o lugar que a comprova, ou dizer que não está disponível.",
    },
    sum_shown: {
      rule: "Prática de auditoria: um número calculado mostra a sua fórmula e os seus dados de entrada.",
      expected: "Escrever o cálculo com a fonte de cada dado.",
    },
    gap_stated: {
      rule: "Prática de auditoria: o que deveria ser conhecido e não é fica dito.",
      expected: "Dizer que não está disponível, onde foi procurado e o que perguntar ao fundador.",
    },
    data_used: {
      rule: "Prática de auditoria: os dados pertinentes à disposição são usados.",
      expected: "Confrontar a passagem com os dados à disposição, com a sua fonte.",
    },
  },
  role: { critic: "crítico", improver: "revisor" },
  against: ({ quote, where }) => ` Comparar com “${quote}” (${where}).`,
  source: ({ quote, reference }) => ` Comparar com “${quote}” (${reference}).`,
  cited: ({ quote, reference }) => `${reference}: “${quote}”`,
  notice: {
    model_failed: ({ agent, role, reason }) =>
      `O modelo consultado como ${role} para ${agent} não deu resposta utilizável; vale o que o código encontrou. ${reason}`,
    model_skipped_agent: ({ agent }) =>
      `A resposta do modelo nada diz sobre ${agent}: só o código o reviu. Não é o mesmo que “nenhuma crítica”.`,
    model_read_part: ({ agent }) =>
      `A saída de ${agent} era longa demais para o modelo, que leu apenas o início; o código reviu o resto.`,
  },
};

/** What is said where a model takes part in a reflexion. */
export const reflexionModelSentences: Catalogue<ModelSentences> = { en, fr, pt };
