import type { Catalogue } from "./catalogue.ts";

interface ReportWords {
  title: (deal: string) => string;
  answer: (p: { settled: number; contested: number; falseCitations: number; citations: number }) => string;
  questions: string;
  contradictions: string;
  position: string;
  confidence: string;
  citations: string;
  verdict: string;
  trust: Record<"HIGH" | "MEDIUM" | "LOW", string>;
  whyLost: string;
  sources: string;
  toVerify: string;
  changes: string;
  redFlags: string;
  agents: string;
  agent: string;
  noCitation: string;
  recommendations: string;
  decision: string;
  notDecided: string;
  notContradictions: string;
  notExamined: string;
  report: string;
  reconciliation: string;
  /** How the deck and the model compare, in one line. */
  compared: (p: { agree: number; differ: number }) => string;
  /** null: nothing could be scored. */
  score: (p: { score: string | null }) => string;
  builtIn: string;
  unreadable: (name: string, message: string) => string;
}

/** The words of the report. */
export const REPORT_WORDS: Catalogue<ReportWords> = {
  en: {
    title: (deal) => `${deal}: review`,
    answer: (p) =>
      `${p.settled} contradictions settled by evidence, ${p.contested} still contested; ${p.falseCitations} of ${p.citations} citations do not hold.`,
    questions: "Questions for the founder",
    contradictions: "Contradictions",
    position: "Position",
    confidence: "Confidence",
    citations: "Citations",
    verdict: "Verdict",
    trust: { HIGH: "trust: high", MEDIUM: "trust: medium", LOW: "trust: low" },
    whyLost: "Why the other lost",
    sources: "Check it yourself",
    toVerify: "To verify",
    changes: "What would change it",
    redFlags: "Red flags",
    agents: "Citations by agent",
    agent: "Agent",
    noCitation: "none",
    recommendations: "Opposed recommendations",
    decision: "Decision",
    notDecided: "not decided",
    notContradictions: "Not contradictions",
    notExamined: "Not examined",
    report: "The whole report",
    reconciliation: "Deck against model",
    compared: (p) => `Deck against model: ${p.agree} figures agree, ${p.differ} differ.`,
    score: (p) =>
      p.score === null ? "Deal score: none, there is nothing to score." : `Deal score: ${p.score} of 100.`,
    builtIn: "The deal brought no analysts: the documents were read by the built-in ones.",
    unreadable: (name, message) => `${name} could not be read: ${message}`,
  },
  fr: {
    title: (deal) => `${deal} : revue`,
    answer: (p) =>
      `${p.settled} contradictions tranchées par les preuves, ${p.contested} encore contestées ; ${p.falseCitations} citations sur ${p.citations} ne tiennent pas.`,
    questions: "Questions pour le fondateur",
    contradictions: "Contradictions",
    position: "Position",
    confidence: "Confiance",
    citations: "Citations",
    verdict: "Verdict",
    trust: { HIGH: "fiabilité : haute", MEDIUM: "fiabilité : moyenne", LOW: "fiabilité : basse" },
    whyLost: "Pourquoi l'autre a perdu",
    sources: "À vérifier vous-même",
    toVerify: "À vérifier",
    changes: "Ce qui changerait le verdict",
    redFlags: "Signaux d'alerte",
    agents: "Citations par agent",
    agent: "Agent",
    noCitation: "aucune",
    recommendations: "Recommandations opposées",
    decision: "Décision",
    notDecided: "non tranché",
    notContradictions: "Ce qui n'est pas une contradiction",
    notExamined: "Non examiné",
    report: "Le rapport complet",
    reconciliation: "Deck contre modèle",
    compared: (p) => `Deck contre modèle : ${p.agree} chiffres concordent, ${p.differ} diffèrent.`,
    score: (p) =>
      p.score === null ? "Score du dossier : aucun, il n'y a rien à noter." : `Score du dossier : ${p.score} sur 100.`,
    builtIn: "Le dossier n'apportait aucun analyste : les documents ont été lus par les analystes intégrés.",
    unreadable: (name, message) => `${name} n'a pas pu être lu : ${message}`,
  },
  pt: {
    title: (deal) => `${deal}: revisão`,
    answer: (p) =>
      `${p.settled} contradições decididas por provas, ${p.contested} ainda contestadas; ${p.falseCitations} de ${p.citations} citações não se sustentam.`,
    questions: "Perguntas para o fundador",
    contradictions: "Contradições",
    position: "Posição",
    confidence: "Confiança",
    citations: "Citações",
    verdict: "Veredito",
    trust: { HIGH: "confiabilidade: alta", MEDIUM: "confiabilidade: média", LOW: "confiabilidade: baixa" },
    whyLost: "Por que o outro perdeu",
    sources: "Verifique você mesmo",
    toVerify: "A verificar",
    changes: "O que mudaria o veredito",
    redFlags: "Sinais de alerta",
    agents: "Citações por agente",
    agent: "Agente",
    noCitation: "nenhuma",
    recommendations: "Recomendações opostas",
    decision: "Decisão",
    notDecided: "não decidido",
    notContradictions: "O que não é contradição",
    notExamined: "Não examinado",
    report: "O relatório completo",
    reconciliation: "Deck contra modelo",
    compared: (p) => `Deck contra modelo: ${p.agree} números concordam, ${p.differ} diferem.`,
    score: (p) =>
      p.score === null
        ? "Pontuação do dossiê: nenhuma, não há nada a pontuar."
        : `Pontuação do dossiê: ${p.score} de 100.`,
    builtIn: "O dossiê não trazia analistas: os documentos foram lidos pelos analistas integrados.",
    unreadable: (name, message) => `${name} não pôde ser lido: ${message}`,
  },
};
