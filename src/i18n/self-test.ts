import type { Catalogue } from "./catalogue.ts";

const en = {
  description: "Plants known errors into copies of this deal and says how many the review catches.",
  count: "Number of errors to plant (default 40)",
  title: (deal: string) => `Self-test on ${deal}`,
  result: (caught: number, planted: number) =>
    `${caught} of ${planted} errors planted into your own documents were caught.`,
  nothing: "No error could be planted: the documents give no figure that was read with certainty.",
  controls: (refused: number, stated: number) =>
    `${stated} true statements as a control, ${refused} of them wrongly refused.`,
  kind: {
    digit: "changed digit",
    neighbour: "neighbour's number",
    wrong_page: "wrong page",
    sign: "sign turned",
    scale: "wrong scale",
    currency: "other currency",
    period: "other period",
    subject: "somebody else's figure",
    invented_source: "invented source",
    irrelevant_quote: "irrelevant quote",
    wrong_sum: "wrong sum",
    refuted_ratio: "ratio that the figures refute",
    unrelated_number: "value of another metric",
  },
  noOccasion: "no occasion in these documents",
  missed: "Not caught:",
  said: (metric: string, value: string, quote: string, reference: string) =>
    `${metric} = ${value}, quoting "${quote}" (${reference})`,
};

/** The words of `tribunal self-test`. */
export type SelfTestWords = typeof en;

/** The words of `tribunal self-test` in each language. */
export const SELF_TEST_WORDS: Catalogue<SelfTestWords> = {
  fr: {
    description: "Plante des erreurs connues dans des copies de ce dossier et dit combien la revue en trouve.",
    count: "Nombre d’erreurs à planter (40 par défaut)",
    title: (deal) => `Auto-test sur ${deal}`,
    result: (caught, planted) => `${caught} erreurs trouvées sur ${planted} plantées dans vos propres documents.`,
    nothing: "Aucune erreur n’a pu être plantée : les documents ne donnent aucun chiffre lu avec certitude.",
    controls: (refused, stated) => `${stated} affirmations vraies en contrôle, dont ${refused} refusées à tort.`,
    kind: {
      digit: "chiffre changé",
      neighbour: "nombre du voisin",
      wrong_page: "mauvaise page",
      sign: "signe inversé",
      scale: "mauvaise échelle",
      currency: "autre devise",
      period: "autre période",
      subject: "chiffre d’un tiers",
      invented_source: "source inventée",
      irrelevant_quote: "citation hors sujet",
      wrong_sum: "calcul faux",
      refuted_ratio: "ratio démenti par les chiffres",
      unrelated_number: "valeur d’une autre mesure",
    },
    noOccasion: "pas d’occasion dans ces documents",
    missed: "Non trouvées :",
    said: (metric, value, quote, reference) => `${metric} = ${value}, citant « ${quote} » (${reference})`,
  },
  en,
  pt: {
    description: "Planta erros conhecidos em cópias deste dossiê e diz quantos a revisão encontra.",
    count: "Número de erros a plantar (40 por omissão)",
    title: (deal) => `Autoteste de ${deal}`,
    result: (caught, planted) =>
      `${caught} de ${planted} erros plantados nos seus próprios documentos foram encontrados.`,
    nothing: "Nenhum erro pôde ser plantado: os documentos não dão nenhum número lido com certeza.",
    controls: (refused, stated) => `${stated} afirmações verdadeiras como controlo, ${refused} recusadas por engano.`,
    kind: {
      digit: "algarismo trocado",
      neighbour: "número do vizinho",
      wrong_page: "página errada",
      sign: "sinal trocado",
      scale: "escala errada",
      currency: "outra moeda",
      period: "outro período",
      subject: "número de terceiros",
      invented_source: "fonte inventada",
      irrelevant_quote: "citação irrelevante",
      wrong_sum: "conta errada",
      refuted_ratio: "razão que os números desmentem",
      unrelated_number: "valor de outra métrica",
    },
    noOccasion: "sem ocasião nestes documentos",
    missed: "Não encontrados:",
    said: (metric, value, quote, reference) => `${metric} = ${value}, citando "${quote}" (${reference})`,
  },
};
