import type { Catalogue } from "../../../src/i18n/catalogue.ts";

interface EvidenceWords {
  evidence: string;
  noEvidence: string;
  supports: (agents: string) => string;
  against: (agents: string) => string;
  citedAs: (agent: string, status: string) => string;
  compare: string;
  alone: string;
  page: (number: number, of: number) => string;
  zoomIn: string;
  zoomOut: string;
  picture: (document: string, page: number) => string;
  highlighted: string;
  pageText: string;
  formula: string;
  recomputed: string;
  hiddenRow: string;
  cellIn: (sheet: string) => string;
}

/** The passages a case rests on, and how they are shown. */
export const EVIDENCE: Catalogue<EvidenceWords> = {
  fr: {
    evidence: "Les preuves dans les documents",
    noEvidence: "Aucun passage des documents ne porte sur cette question.",
    supports: (agents) => `Donne raison à ${agents}`,
    against: (agents) => `Donne tort à ${agents}`,
    citedAs: (agent, status) => `Cité par ${agent} : ${status}`,
    compare: "Comparer avec…",
    alone: "Une seule source",
    page: (number, of) => `Page ${number} sur ${of}`,
    zoomIn: "Agrandir le passage",
    zoomOut: "Page entière",
    picture: (document, page) => `${document}, page ${page}`,
    highlighted: "Passage cité",
    pageText: "Le texte de cette page",
    formula: "Formule",
    recomputed: "Recalculé",
    hiddenRow: "masqué dans le document",
    cellIn: (sheet) => `Cellules de l’onglet ${sheet}`,
  },
  en: {
    evidence: "The evidence in the documents",
    noEvidence: "No passage of the documents bears on this question.",
    supports: (agents) => `Bears out ${agents}`,
    against: (agents) => `Speaks against ${agents}`,
    citedAs: (agent, status) => `Cited by ${agent}: ${status}`,
    compare: "Compare with…",
    alone: "One source only",
    page: (number, of) => `Page ${number} of ${of}`,
    zoomIn: "Enlarge the passage",
    zoomOut: "Whole page",
    picture: (document, page) => `${document}, page ${page}`,
    highlighted: "Cited passage",
    pageText: "The text of this page",
    formula: "Formula",
    recomputed: "Recomputed",
    hiddenRow: "hidden in the document",
    cellIn: (sheet) => `Cells of sheet ${sheet}`,
  },
  pt: {
    evidence: "As provas nos documentos",
    noEvidence: "Nenhum trecho dos documentos trata desta questão.",
    supports: (agents) => `Dá razão a ${agents}`,
    against: (agents) => `Contraria ${agents}`,
    citedAs: (agent, status) => `Citado por ${agent}: ${status}`,
    compare: "Comparar com…",
    alone: "Uma só fonte",
    page: (number, of) => `Página ${number} de ${of}`,
    zoomIn: "Ampliar o trecho",
    zoomOut: "Página inteira",
    picture: (document, page) => `${document}, página ${page}`,
    highlighted: "Trecho citado",
    pageText: "O texto desta página",
    formula: "Fórmula",
    recomputed: "Recalculado",
    hiddenRow: "oculto no documento",
    cellIn: (sheet) => `Células da planilha ${sheet}`,
  },
};
