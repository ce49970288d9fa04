import type { CheckStatus, ConclusionKind } from "../domain/follow-up.ts";
import type { Catalogue } from "./catalogue.ts";

interface Stated {
  name: string;
  formatted: string;
  reference: string;
}

const en = {
  title: "To verify",
  thing: "What",
  importance: "How grave",
  status: "Status",
  owner: "Who",
  note: "Note",
  statuses: { open: "To do", doing: "Under way", done: "Verified", dropped: "Dropped" } satisfies Record<
    CheckStatus,
    string
  >,
  conclusions: { invest: "Invest", wait: "Wait", pass: "Pass" } satisfies Record<ConclusionKind, string>,
  summary: "Summary",
  /** Things to verify that no verdict words. */
  proof: (p: Stated) =>
    `${p.name}, ${p.formatted} (${p.reference}): only the founder says so. Get a document that shows it.`,
};

/** What is left to verify, who does it, how far it is; and what was decided about the deal. */
export const CHECKLIST_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    title: "À vérifier",
    thing: "Quoi",
    importance: "Gravité",
    status: "État",
    owner: "Qui",
    note: "Note",
    statuses: { open: "À faire", doing: "En cours", done: "Vérifié", dropped: "Sans suite" },
    conclusions: { invest: "Investir", wait: "Attendre", pass: "Renoncer" },
    summary: "Résumé",
    proof: (p) =>
      `${p.name}, ${p.formatted} (${p.reference}) : seul le fondateur le dit. Obtenir un document qui le montre.`,
  },
  pt: {
    title: "A verificar",
    thing: "O quê",
    importance: "Gravidade",
    status: "Estado",
    owner: "Quem",
    note: "Nota",
    statuses: { open: "Por fazer", doing: "Em curso", done: "Verificado", dropped: "Sem efeito" },
    conclusions: { invest: "Investir", wait: "Esperar", pass: "Recusar" },
    summary: "Resumo",
    proof: (p) => `${p.name}, ${p.formatted} (${p.reference}): só o fundador o diz. Obter um documento que o mostre.`,
  },
};
