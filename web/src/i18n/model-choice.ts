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
  analysts: "Let our own analysts study the documents with it (about 150,000 tokens)",
  vision: "Let it read again, from the picture, pages that were read with doubt (it must be a model that sees)",
  tokens: "Tokens at most",
  usd: "Dollars at most",
  budgetHint: "Empty: 100,000 tokens. Once the limit is reached, the documents decide alone.",
  leaves: "Passages of the documents are sent to this model’s provider.",
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
    analysts: "Laisser nos analystes étudier les documents avec lui (environ 150 000 jetons)",
    vision: "Le laisser relire sur l’image les pages lues avec doute (il doit savoir voir)",
    tokens: "Jetons au plus",
    usd: "Dollars au plus",
    budgetHint: "Vides : 100 000 jetons. Une fois la limite atteinte, les documents décident seuls.",
    leaves: "Des passages des documents sont envoyés au fournisseur de ce modèle.",
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
    analysts: "Deixar os nossos analistas estudar os documentos com ele (cerca de 150.000 tokens)",
    vision: "Deixá-lo reler na imagem as páginas lidas com dúvida (precisa ser um modelo que vê)",
    tokens: "Tokens no máximo",
    usd: "Dólares no máximo",
    budgetHint: "Vazios: 100.000 tokens. Atingido o limite, os documentos decidem sozinhos.",
    leaves: "Trechos dos documentos são enviados ao fornecedor desse modelo.",
  },
};
