import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  example: "See an example deal",
  exampleHint: "An invented company, real files; a few seconds, no model and no cost.",
  comesOut: "What comes out",
  /** What a review gives, each with a line as it looks. */
  parts: [
    {
      title: "The key figures",
      sample: "Revenue £1,771,000 · cross-checked",
      body: "Eight figures, in the deck and the model, with what each rests on and the page to open.",
    },
    {
      title: "What to check first",
      sample: "Gross margin: 41% or 36%?",
      body: "What cannot be true, what the analysts disagree on, what is missing: with the passage.",
    },
    {
      title: "The questions for the founder",
      sample: "“How many customers pay you today?”",
      body: "Ready to send, each with what an answer would change.",
    },
  ],
};

/** The desk before the first deal. */
export const FIRST_STEPS: Catalogue<typeof en> = {
  fr: {
    example: "Voir un dossier d’exemple",
    exampleHint: "Une entreprise inventée, de vrais fichiers ; quelques secondes, sans modèle ni coût.",
    comesOut: "Ce qui en sort",
    parts: [
      {
        title: "Les chiffres clés",
        sample: "ARR 507 000 € · recoupé",
        body: "Huit chiffres, dans le deck et le modèle, avec ce sur quoi chacun repose et la page à ouvrir.",
      },
      {
        title: "À vérifier d’abord",
        sample: "Churn : 0,8 % ou 1,8 % ?",
        body: "Ce qui ne peut pas être vrai, ce que les analystes contredisent, ce qui manque : passage à l’appui.",
      },
      {
        title: "Les questions au fondateur",
        sample: "« Combien de clients paient aujourd’hui ? »",
        body: "Prêtes à envoyer, chacune avec ce que la réponse changerait.",
      },
    ],
  },
  en,
  pt: {
    example: "Ver um negócio de exemplo",
    exampleHint: "Uma empresa inventada, arquivos de verdade; alguns segundos, sem modelo e sem custo.",
    comesOut: "O que sai disso",
    parts: [
      {
        title: "Os números-chave",
        sample: "Receita R$ 2.568.000 · conferida por cruzamento",
        body: "Oito números, no deck e no modelo, com aquilo em que cada um se apoia e a página a abrir.",
      },
      {
        title: "O que verificar primeiro",
        sample: "Take rate: 18 % hoje ou só em 2026?",
        body: "O que não pode ser verdade, em que os analistas discordam, o que falta: com o trecho.",
      },
      {
        title: "As perguntas ao fundador",
        sample: "“Quantos clientes pagam hoje?”",
        body: "Prontas para enviar, cada uma com o que a resposta mudaria.",
      },
    ],
  },
};
