import type { AnalystRole } from "../../../src/i18n/analyst-prompts.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Prompts to paste",
  intro: "No analysis yet? Let any chat window write one, in the shape that Tribunal checks best.",
  role: "Analyst",
  language: "Language of the answer",
  roles: {
    "financial-auditor": "Financial auditor",
    "market-intelligence": "Market",
    "customer-intel": "Customers",
    "deck-forensics": "Contradictions of the deck",
    team: "Team",
    competitive: "Competition",
    legal: "Legal",
    product: "Product",
  } satisfies Record<AnalystRole, string>,
  copy: "Copy the prompt",
  copied: "Copied.",
  copyFailed: "The browser did not allow it: select the text instead.",
  stepsTitle: "How to",
  steps: [
    "Open a chat, attach the deck and the financial model.",
    "Paste the prompt and send it.",
    "Save the answer as a .json or .md file and drop it with the documents: it is read as an analyst.",
  ],
  prompt: "Prompt",
  /** Beside the place where files are dropped: there is no analysis yet. */
  none: "No analysis yet? A prompt to paste into any chat window",
};

/** Prompts to paste into any chat window. */
export const PROMPTS: Catalogue<typeof en> = {
  fr: {
    title: "Prompts à coller",
    intro:
      "Pas encore d’analyse ? Faites-la écrire par n’importe quel chat, dans la forme que Tribunal vérifie le mieux.",
    role: "Analyste",
    language: "Langue de la réponse",
    roles: {
      "financial-auditor": "Auditeur financier",
      "market-intelligence": "Marché",
      "customer-intel": "Clients",
      "deck-forensics": "Contradictions du deck",
      team: "Équipe",
      competitive: "Concurrence",
      legal: "Juridique",
      product: "Produit",
    },
    copy: "Copier le prompt",
    copied: "Copié.",
    copyFailed: "Le navigateur n’a pas permis la copie : sélectionnez le texte.",
    stepsTitle: "Comment faire",
    steps: [
      "Ouvrez un chat, joignez le deck et le modèle financier.",
      "Collez le prompt et envoyez.",
      "Enregistrez la réponse dans un fichier .json ou .md, et déposez-le avec les documents : il sera lu comme un analyste.",
    ],
    prompt: "Prompt",
    none: "Pas encore d’analyse ? Un prompt à coller dans n’importe quel chat",
  },
  en,
  pt: {
    title: "Prompts para colar",
    intro: "Ainda sem análise? Peça-a a qualquer chat, na forma que o Tribunal melhor verifica.",
    role: "Analista",
    language: "Idioma da resposta",
    roles: {
      "financial-auditor": "Auditor financeiro",
      "market-intelligence": "Mercado",
      "customer-intel": "Clientes",
      "deck-forensics": "Contradições do deck",
      team: "Equipe",
      competitive: "Concorrência",
      legal: "Jurídico",
      product: "Produto",
    },
    copy: "Copiar o prompt",
    copied: "Copiado.",
    copyFailed: "O navegador não permitiu: selecione o texto.",
    stepsTitle: "Como fazer",
    steps: [
      "Abra um chat e anexe o deck e o modelo financeiro.",
      "Cole o prompt e envie.",
      "Guarde a resposta num arquivo .json ou .md e solte-o com os documentos: será lido como um analista.",
    ],
    prompt: "Prompt",
    none: "Ainda sem análise? Um prompt para colar em qualquer chat",
  },
};
