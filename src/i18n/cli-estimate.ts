import type { Catalogue } from "./catalogue.ts";

const en = {
  title: (deal: string) => `${deal}: estimate`,
  nothingDone: "Nothing was called and nothing was kept.",
  documents: "Documents read",
  agents: "Agents",
  findings: "Findings",
  contradictions: "Contradictions",
  toReflect: (count: string) => `${count} to be criticised and corrected`,
  cases: (debates: string, arbitrations: string, byCode: string) =>
    `at most ${debates} by debate, ${arbitrations} by arbitration alone, ${byCode} without a model`,
  beyond: (count: string) => `${count} beyond the limit of a review`,
  stage: "Stage",
  tokens: "Tokens",
  usd: "Cost",
  total: "Total",
  unknownPrice: "unknown",
  expected:
    "The review was rehearsed on these documents, with answers as long as models give: expect up to a third more or less, and on top what a model reasons by itself.",
  lookUps: (each: string, answers: string | null) =>
    answers === null
      ? `Analysts are taken to look things up ${each} times before they answer: nothing kept here tells how often this model does.`
      : `Analysts look things up ${each} times before they answer, as this model did over its last ${answers} answers.`,
  between: (least: string, most: string) =>
    `Where it does so once, expect ${least} tokens in all; six times, ${most}. After a first review its own habit is used.`,
  ceiling: (tokens: string, rehearsed: string) =>
    `By flat figures (15,000 tokens a debate, 5,000 an arbitration, 8,000 a correction) contradictions and corrections take at most ${tokens}; as rehearsed, votes included, ${rehearsed}. What the documents settle by themselves costs nothing.`,
  model: (model: string, pricesOf: string | null) =>
    `Model: ${model}${pricesOf === null ? "" : ` (prices of ${pricesOf})`}.`,
  noModel: (model: string) =>
    `No model is named, so the review would cost nothing: the documents decide alone. The figures are those of ${model}.`,
  overTokens: (limit: string) =>
    `More than the budget of ${limit} tokens: what it does not cover is left to the documents alone.`,
  overUsd: (limit: string) =>
    `More than the budget of ${limit}: what it does not cover is left to the documents alone.`,
};

/** What `tribunal review --dry-run` says. */
export const ESTIMATE_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    title: (deal) => `${deal} : estimation`,
    nothingDone: "Rien n’a été appelé et rien n’a été conservé.",
    documents: "Documents lus",
    agents: "Agents",
    findings: "Constats",
    contradictions: "Contradictions",
    toReflect: (count) => `dont ${count} à critiquer et corriger`,
    cases: (debates, arbitrations, byCode) =>
      `au plus ${debates} par débat, ${arbitrations} par arbitrage seul, ${byCode} sans modèle`,
    beyond: (count) => `${count} au-delà de la limite d’une revue`,
    stage: "Étape",
    tokens: "Jetons",
    usd: "Coût",
    total: "Total",
    unknownPrice: "inconnu",
    expected:
      "La revue a été répétée sur ces documents, avec des réponses aussi longues que celles des modèles : comptez jusqu’à un tiers de plus ou de moins, et en plus ce que le modèle raisonne pour lui-même.",
    lookUps: (each, answers) =>
      answers === null
        ? `On suppose que les analystes consultent les documents ${each} fois avant de répondre : rien de conservé ici ne dit combien de fois ce modèle le fait.`
        : `Les analystes consultent les documents ${each} fois avant de répondre, comme ce modèle dans ses ${answers} dernières réponses.`,
    between: (least, most) =>
      `S’il le fait une fois, comptez ${least} jetons en tout ; six fois, ${most}. Après une première revue, son habitude est reprise.`,
    ceiling: (tokens, rehearsed) =>
      `Au forfait (15 000 jetons par débat, 5 000 par arbitrage, 8 000 par correction), contradictions et corrections prennent au plus ${tokens} ; d’après la répétition, votes compris, ${rehearsed}. Ce que les documents tranchent d’eux-mêmes ne coûte rien.`,
    model: (model, pricesOf) => `Modèle : ${model}${pricesOf === null ? "" : ` (prix du ${pricesOf})`}.`,
    noModel: (model) =>
      `Aucun modèle n’est indiqué : la revue ne coûterait rien, les documents décident seuls. Les chiffres sont ceux de ${model}.`,
    overTokens: (limit) =>
      `C’est plus que le budget de ${limit} jetons : ce qu’il ne couvre pas est laissé aux seuls documents.`,
    overUsd: (limit) => `C’est plus que le budget de ${limit} : ce qu’il ne couvre pas est laissé aux seuls documents.`,
  },
  pt: {
    title: (deal) => `${deal}: estimativa`,
    nothingDone: "Nada foi chamado e nada foi guardado.",
    documents: "Documentos lidos",
    agents: "Agentes",
    findings: "Constatações",
    contradictions: "Contradições",
    toReflect: (count) => `${count} a criticar e corrigir`,
    cases: (debates, arbitrations, byCode) =>
      `no máximo ${debates} por debate, ${arbitrations} só por arbitragem, ${byCode} sem modelo`,
    beyond: (count) => `${count} além do limite de uma revisão`,
    stage: "Etapa",
    tokens: "Tokens",
    usd: "Custo",
    total: "Total",
    unknownPrice: "desconhecido",
    expected:
      "A revisão foi ensaiada com estes documentos, com respostas tão longas quanto as dos modelos: conte com até um terço a mais ou a menos, e além disso com o que o modelo raciocina por si.",
    lookUps: (each, answers) =>
      answers === null
        ? `Supõe-se que os analistas consultem os documentos ${each} vezes antes de responder: nada do que está guardado diz quantas vezes este modelo o faz.`
        : `Os analistas consultam os documentos ${each} vezes antes de responder, como este modelo nas suas últimas ${answers} respostas.`,
    between: (least, most) =>
      `Se o fizer uma vez, conte com ${least} tokens no total; seis vezes, ${most}. Depois de uma primeira revisão usa-se o seu hábito.`,
    ceiling: (tokens, rehearsed) =>
      `Por valores fixos (15.000 tokens por debate, 5.000 por arbitragem, 8.000 por correção), contradições e correções tomam no máximo ${tokens}; segundo o ensaio, votos incluídos, ${rehearsed}. O que os documentos decidem por si não custa nada.`,
    model: (model, pricesOf) => `Modelo: ${model}${pricesOf === null ? "" : ` (preços de ${pricesOf})`}.`,
    noModel: (model) =>
      `Nenhum modelo foi indicado: a revisão não custaria nada, os documentos decidem sozinhos. Os valores são os de ${model}.`,
    overTokens: (limit) =>
      `É mais do que o orçamento de ${limit} tokens: o que ele não cobre fica só para os documentos.`,
    overUsd: (limit) => `É mais do que o orçamento de ${limit}: o que ele não cobre fica só para os documentos.`,
  },
};
