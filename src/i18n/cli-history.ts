import type { FindingCategory } from "../domain/finding.ts";
import type { Catalogue } from "./catalogue.ts";

const en = {
  command: "when analysts disagreed on something before, in any deal, and what came of it",
  topic: "words of a topic (arr, churn, invest) or a category (financial, team, market …); without it, everything",
  none: (topic: string) => `No kept review disputes ${topic}.`,
  nothing: "No kept review holds a dispute.",
  head: { on: "When", deal: "Deal", topic: "On", agents: "Between", right: "Right", outcome: "Outcome" },
  open: "stayed open",
};

/** Sentences of `tribunal history`. */
export const HISTORY_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    command: "quand des analystes se sont déjà opposés sur un sujet, dans tout dossier, et ce qu'il en est advenu",
    topic: "mots d'un sujet (arr, churn, investir) ou une catégorie (finance, équipe, marché…) ; sans eux, tout",
    none: (topic) => `Aucune revue conservée ne dispute ${topic}.`,
    nothing: "Aucune revue conservée ne contient de dispute.",
    head: { on: "Quand", deal: "Dossier", topic: "Sur", agents: "Entre", right: "Juste", outcome: "Issue" },
    open: "resté ouvert",
  },
  pt: {
    command: "quando analistas já discordaram sobre um assunto, em qualquer negócio, e o que resultou",
    topic:
      "palavras de um assunto (arr, churn, investir) ou uma categoria (finanças, equipe, mercado…); sem elas, tudo",
    none: (topic) => `Nenhuma revisão guardada disputa ${topic}.`,
    nothing: "Nenhuma revisão guardada contém uma disputa.",
    head: { on: "Quando", deal: "Negócio", topic: "Sobre", agents: "Entre", right: "Certo", outcome: "Resultado" },
    open: "ficou em aberto",
  },
};

/** What people call the categories of questions, in three languages; they are asked for in any of them. */
export const CATEGORY_NAMES: Record<FindingCategory, readonly string[]> = {
  financial: ["finance", "finances", "financier", "finanças", "financeiro"],
  team: ["équipe", "equipe"],
  market: ["marché", "mercado"],
  product: ["produit", "produto"],
  competitive: ["competition", "concurrence", "concorrência"],
  legal: ["law", "juridique", "jurídico"],
  technical: ["technique", "técnico"],
  gtm: ["go-to-market", "commercial", "comercial"],
  customer: ["customers", "clients", "clientes"],
  exit: ["sortie", "saída"],
  structure: ["cap table", "estrutura"],
};
