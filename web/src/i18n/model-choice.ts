import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Language model and budget",
  who: "Who reads what code cannot settle",
  none: "Nobody: the documents decide alone, at no cost",
  server: (model: string) => `The server’s model: ${model}`,
  named: "Another model",
  model: "Model",
  modelHint: "provider:model, for example anthropic:claude-haiku-4-5. The server must have its key.",
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
    modelHint: "fournisseur:modèle, par exemple anthropic:claude-haiku-4-5. Le serveur doit en avoir la clé.",
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
    modelHint: "fornecedor:modelo, por exemplo anthropic:claude-haiku-4-5. O servidor precisa ter a chave dele.",
    tokens: "Tokens no máximo",
    usd: "Dólares no máximo",
    budgetHint: "Vazios: 100.000 tokens. Atingido o limite, os documentos decidem sozinhos.",
    leaves: "Trechos dos documentos são enviados ao fornecedor desse modelo.",
  },
};
