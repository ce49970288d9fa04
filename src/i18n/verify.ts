import type { Catalogue } from "./catalogue.ts";
import { TERMS } from "./terms.ts";

const en = {
  title: (deal: string) => `Verification of ${deal}`,
  description: "Check every citation and every sum of every agent, worst first.",
  failOn: "Exit with code 2 where a citation with this verdict or a worse one remains",
  statuses: TERMS.en.citation,
  right: "right",
  wrong: "wrong",
  unreadableSum: "unreadable",
  citations: "Citations",
  calculations: "Calculations",
  noCitations: "No citation.",
  noCalculations: "No calculation.",
  agent: "agent",
  total: "total",
  /** Evidence that names no document. */
  unchecked: (count: number) =>
    count > 1 ? `${count} pieces of evidence cite no document` : "1 piece of evidence cites no document",
  uncheckedReasons: { inference: "inference", unknown_source: "unknown source", empty: "empty" },
  claimed: (reference: string, quote: string) => `${reference}: “${quote}”`,
};

/** The words of `tribunal verify`. */
export type VerifyWords = typeof en;

/** The words of `tribunal verify` in each language. */
export const VERIFY_WORDS: Catalogue<VerifyWords> = {
  fr: {
    title: (deal) => `Vérification de ${deal}`,
    description: "Vérifie toutes les citations et tous les calculs des agents, les plus graves d’abord.",
    failOn: "Sortir avec le code 2 s’il reste une citation de ce verdict ou pire",
    statuses: TERMS.fr.citation,
    right: "juste",
    wrong: "faux",
    unreadableSum: "illisible",
    citations: "Citations",
    calculations: "Calculs",
    noCitations: "Aucune citation.",
    noCalculations: "Aucun calcul.",
    agent: "agent",
    total: "total",
    unchecked: (count) => (count > 1 ? `${count} preuves ne citent aucun document` : "1 preuve ne cite aucun document"),
    uncheckedReasons: { inference: "déduction", unknown_source: "source inconnue", empty: "vide" },
    claimed: (reference, quote) => `${reference} : « ${quote} »`,
  },
  en,
  pt: {
    title: (deal) => `Verificação de ${deal}`,
    description: "Verifica todas as citações e todos os cálculos dos agentes, os piores primeiro.",
    failOn: "Sair com o código 2 se restar uma citação com este veredito ou pior",
    statuses: TERMS.pt.citation,
    right: "certo",
    wrong: "errado",
    unreadableSum: "ilegível",
    citations: "Citações",
    calculations: "Cálculos",
    noCitations: "Nenhuma citação.",
    noCalculations: "Nenhum cálculo.",
    agent: "agente",
    total: "total",
    unchecked: (count) =>
      count > 1 ? `${count} provas não citam nenhum documento` : "1 prova não cita nenhum documento",
    uncheckedReasons: { inference: "inferência", unknown_source: "fonte desconhecida", empty: "vazia" },
    claimed: (reference, quote) => `${reference}: “${quote}”`,
  },
};
