import type { Catalogue } from "./catalogue.ts";
import { TERMS } from "./terms.ts";

interface AgentFlagWords {
  words: string;
  agentName: string;
}

const en = {
  /** Its source was found and says so. */
  verified: (p: AgentFlagWords & { place: string }) => `${p.words} (${p.agentName}; source checked: ${p.place})`,
  /** The same contradiction was found in the documents by code. */
  shown: (p: AgentFlagWords & { name: string }) =>
    `${p.words} (${p.agentName}; the documents' own figures show it, see “${p.name}”)`,
  /** It cites nothing that could be checked: whether the documents show it, nobody looked. */
  unverified: (p: AgentFlagWords) =>
    `${p.words} (${p.agentName}; not verified: it cites no passage that could be checked)`,
  /** An analyst's figures and its sum were found on the pages and done again; that they speak of one thing is its reading. */
  pointed: (p: AgentFlagWords & { name: string }) =>
    `${p.words} (${p.agentName}; figures and sum checked in the documents, see “${p.name}”)`,
  /** Its source does not exist or says something else. */
  false: (p: AgentFlagWords & { why: string }) =>
    `Not verified: ${p.words} (${p.agentName}; its source is false. ${p.why})`,
  severity: TERMS.en.grade,
  because: "Because",
  impact: "Impact",
  question: "Question",
  more: (count: number) => `${count} more`,
};

/** What a review says of an analyst's red flag. */
export const RED_FLAG_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    verified: (p) => `${p.words} (${p.agentName} ; source vérifiée : ${p.place})`,
    shown: (p) => `${p.words} (${p.agentName} ; les chiffres des documents le montrent, voir « ${p.name} »)`,
    pointed: (p) => `${p.words} (${p.agentName} ; chiffres et calcul vérifiés dans les documents, voir « ${p.name} »)`,
    unverified: (p) => `${p.words} (${p.agentName} ; non vérifié : il ne cite aucun passage vérifiable)`,
    false: (p) => `Non vérifié : ${p.words} (${p.agentName} ; sa source est fausse. ${p.why})`,
    severity: TERMS.fr.grade,
    because: "Raison",
    impact: "Impact",
    question: "Question",
    more: (count) => (count === 1 ? "1 autre" : `${count} autres`),
  },
  pt: {
    verified: (p) => `${p.words} (${p.agentName}; fonte verificada: ${p.place})`,
    shown: (p) => `${p.words} (${p.agentName}; os números dos documentos o mostram, ver “${p.name}”)`,
    pointed: (p) => `${p.words} (${p.agentName}; números e conta verificados nos documentos, ver “${p.name}”)`,
    unverified: (p) => `${p.words} (${p.agentName}; não verificado: não cita nenhum trecho verificável)`,
    false: (p) => `Não verificado: ${p.words} (${p.agentName}; a fonte é falsa. ${p.why})`,
    severity: TERMS.pt.grade,
    because: "Razão",
    impact: "Impacto",
    question: "Pergunta",
    more: (count) => `mais ${count}`,
  },
};
