import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Language model and budget",
  who: "Who reads what code cannot settle",
  none: "Nobody: the documents decide alone, at no cost",
  server: (model: string) => `The server’s model: ${model}`,
  named: "Another model",
  model: "Model",
  modelHint: "provider:model, for example anthropic:claude-haiku-4-5.",
  key: "Key of its provider",
  keyHint: "Kept on the server, sealed, for your reviews only. It is never shown again. Empty: the server’s own key.",
  keyKept: (provider: string) =>
    `A key of ${provider} is kept on the server and is not shown. Type another to replace it.`,
  may: "What else it may do",
  crossReading: "Read the documents against themselves, for contradictions the rules do not see",
  analysts: "Let our own analysts study the documents with it",
  vision: "Read again, from the picture, pages that were read with doubt (it must be a model that sees)",
  /** Of one of these, until it is rehearsed. */
  usually: { crossReading: "usually up to 25,000 tokens", analysts: "usually 80,000 to 250,000 tokens" },
  share: (tokens: string, money: string) => `about ${tokens} tokens, ${money}`,
  nothingToDo: "nothing to do in these documents",
  between: (least: string, most: string) => `; ${least} to ${most}, by how often this model looks things up`,
  unit: "tokens",
  unknownPrice: "price unknown",
  tokens: "Tokens at most",
  usd: "Dollars at most",
  emptyLimit: (tokens: string) => `Empty: ${tokens} tokens.`,
  emptyLimitAnalysts: (tokens: string, theirs: string) =>
    `Empty: ${tokens} tokens, ${theirs} of them for our analysts.`,
  reached:
    "Once the limit is reached no model is asked any more: the documents decide alone, and the review lists whom and what it went without.",
  leaves: "Passages of the documents are sent to this model’s provider.",
  asking: "Rehearsing the review on these documents, to tell what it will cost…",
  likely: (money: string, tokens: string) => `Likely cost: ${money}, for about ${tokens} tokens.`,
  likelyUnpriced: (model: string, tokens: string) =>
    `Likely about ${tokens} tokens. The price of ${model} is not known here: what they cost cannot be told.`,
  likelyNothing: "Likely no cost: nothing in these documents needs a model.",
  rehearsed: (pricesOf: string | null) =>
    `The review was rehearsed on these documents without asking any model${pricesOf === null ? "" : `, at list prices of ${pricesOf}`}. Expect up to a third more or less, and on top what the model reasons by itself.`,
  beyond: (limit: string) => `More than the limit of ${limit}.`,
  notTold: "What it will cost could not be told. The limit holds all the same.",
};

/** Which model reads, and what it may spend. */
export const MODEL_CHOICE: Catalogue<typeof en> = {
  fr: {
    title: "Modèle de langage et budget",
    who: "Qui lit ce que le code ne peut pas trancher",
    none: "Personne : les documents décident seuls, sans dépense",
    server: (model) => `Le modèle du serveur : ${model}`,
    named: "Un autre modèle",
    model: "Modèle",
    modelHint: "fournisseur:modèle, par exemple anthropic:claude-haiku-4-5.",
    key: "Clé de son fournisseur",
    keyHint:
      "Gardée sur le serveur, chiffrée, pour vos seules revues. Elle n’est jamais réaffichée. Vide : la clé du serveur.",
    keyKept: (provider) =>
      `Une clé de ${provider} est gardée sur le serveur et n’est pas affichée. Tapez-en une autre pour la remplacer.`,
    may: "Ce qu’il peut faire de plus",
    crossReading: "Confronter les documents à eux-mêmes, pour les contradictions que les règles ne voient pas",
    analysts: "Laisser nos analystes étudier les documents avec lui",
    vision: "Relire sur l’image les pages lues avec doute (il doit savoir voir)",
    usually: { crossReading: "d’ordinaire 25 000 jetons au plus", analysts: "d’ordinaire de 80 000 à 250 000 jetons" },
    share: (tokens, money) => `environ ${tokens} jetons, ${money}`,
    nothingToDo: "rien à faire dans ces documents",
    between: (least, most) => ` ; de ${least} à ${most}, selon que ce modèle consulte peu ou beaucoup les documents`,
    unit: "jetons",
    unknownPrice: "prix inconnu",
    tokens: "Jetons au plus",
    usd: "Dollars au plus",
    emptyLimit: (tokens) => `Vide : ${tokens} jetons.`,
    emptyLimitAnalysts: (tokens, theirs) => `Vide : ${tokens} jetons, dont ${theirs} pour nos analystes.`,
    reached:
      "Une fois la limite atteinte, aucun modèle n’est plus interrogé : les documents décident seuls, et la revue dit de qui et de quoi elle s’est passée.",
    leaves: "Des passages des documents sont envoyés au fournisseur de ce modèle.",
    asking: "Répétition de la revue sur ces documents, pour dire ce qu’elle coûtera…",
    likely: (money, tokens) => `Coût probable : ${money}, pour environ ${tokens} jetons.`,
    likelyUnpriced: (model, tokens) =>
      `Probablement environ ${tokens} jetons. Le prix de ${model} n’est pas connu ici : leur coût ne peut pas être dit.`,
    likelyNothing: "Probablement sans dépense : rien dans ces documents n’a besoin d’un modèle.",
    rehearsed: (pricesOf) =>
      `La revue a été répétée sur ces documents sans interroger aucun modèle${pricesOf === null ? "" : `, aux prix publics du ${pricesOf}`}. Comptez jusqu’à un tiers de plus ou de moins, et en plus ce que le modèle raisonne pour lui-même.`,
    beyond: (limit) => `C’est plus que la limite de ${limit}.`,
    notTold: "Le coût n’a pas pu être estimé. La limite tient quand même.",
  },
  en,
  pt: {
    title: "Modelo de linguagem e orçamento",
    who: "Quem lê o que o código não pode decidir",
    none: "Ninguém: os documentos decidem sozinhos, sem custo",
    server: (model) => `O modelo do servidor: ${model}`,
    named: "Outro modelo",
    model: "Modelo",
    modelHint: "fornecedor:modelo, por exemplo anthropic:claude-haiku-4-5.",
    key: "Chave do fornecedor",
    keyHint:
      "Guardada no servidor, cifrada, só para as suas revisões. Nunca mais é mostrada. Vazia: a chave do servidor.",
    keyKept: (provider) =>
      `Uma chave de ${provider} está guardada no servidor e não é mostrada. Digite outra para substituí-la.`,
    may: "O que mais ele pode fazer",
    crossReading: "Ler os documentos contra si mesmos, em busca das contradições que as regras não veem",
    analysts: "Deixar os nossos analistas estudar os documentos com ele",
    vision: "Reler na imagem as páginas lidas com dúvida (precisa ser um modelo que vê)",
    usually: {
      crossReading: "normalmente até 25.000 tokens",
      analysts: "normalmente de 80.000 a 250.000 tokens",
    },
    share: (tokens, money) => `cerca de ${tokens} tokens, ${money}`,
    nothingToDo: "nada a fazer nestes documentos",
    between: (least, most) => `; de ${least} a ${most}, conforme este modelo consulte pouco ou muito os documentos`,
    unit: "tokens",
    unknownPrice: "preço desconhecido",
    tokens: "Tokens no máximo",
    usd: "Dólares no máximo",
    emptyLimit: (tokens) => `Vazio: ${tokens} tokens.`,
    emptyLimitAnalysts: (tokens, theirs) => `Vazio: ${tokens} tokens, dos quais ${theirs} para os nossos analistas.`,
    reached:
      "Atingido o limite, nenhum modelo é mais consultado: os documentos decidem sozinhos, e a revisão diz de quem e do que ficou sem.",
    leaves: "Trechos dos documentos são enviados ao fornecedor desse modelo.",
    asking: "Ensaiando a revisão com estes documentos, para dizer quanto vai custar…",
    likely: (money, tokens) => `Custo provável: ${money}, por cerca de ${tokens} tokens.`,
    likelyUnpriced: (model, tokens) =>
      `Provavelmente cerca de ${tokens} tokens. O preço de ${model} não é conhecido aqui: não se pode dizer quanto custam.`,
    likelyNothing: "Provavelmente sem custo: nada nestes documentos precisa de um modelo.",
    rehearsed: (pricesOf) =>
      `A revisão foi ensaiada com estes documentos sem consultar nenhum modelo${pricesOf === null ? "" : `, aos preços de tabela de ${pricesOf}`}. Conte com até um terço a mais ou a menos, e além disso com o que o modelo raciocina por si.`,
    beyond: (limit) => `É mais do que o limite de ${limit}.`,
    notTold: "Não foi possível dizer quanto vai custar. O limite vale mesmo assim.",
  },
};
