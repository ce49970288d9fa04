import type { FindingCategory } from "../../../src/domain/finding.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";

interface AgentWords {
  title: string;
  intro: string;
  findings: (count: number) => string;
  confidence: (before: string, after: string) => string;
  citations: string;
  noCitations: string;
  reliability: string;
  interval: (low: string, high: string) => string;
  noRecord: string;
  tally: (right: number, wrong: number, open: number) => string;
  calibration: string;
  calibrationIntro: string;
  claimed: string;
  right: string;
  category: Record<FindingCategory | "unknown", string>;
  builtIn: string;
  tier: (tier: number) => string;
  recordsTitle: string;
  recordsIntro: string;
  noRecords: { title: string; body: string };
  table: { confidence: string; share: string; claims: string };
}

/** Agents: what their citations are worth, and how often they were right. */
export const AGENTS: Catalogue<AgentWords> = {
  fr: {
    title: "Agents",
    intro: "Ce que valent les citations de chacun dans cette revue, et ce que dit son passé.",
    findings: (count) => (count < 2 ? `${count} constat` : `${count} constats`),
    confidence: (before, after) => (before === after ? `confiance ${before}` : `confiance ${before} → ${after}`),
    citations: "Citations par verdict",
    noCitations: "Aucune citation",
    reliability: "Fiabilité",
    interval: (low, high) => `entre ${low} et ${high}, à 90 %`,
    noRecord: "Aucun passé : cet agent n’a encore été jugé sur rien.",
    tally: (right, wrong, open) => `${right} fois raison, ${wrong} fois tort, ${open} non tranché`,
    calibration: "Calibration",
    calibrationIntro: "Confiance annoncée face à la part de vrai. Sur la diagonale, l’agent sait ce qu’il sait.",
    claimed: "Confiance annoncée",
    right: "Part de vrai",
    category: {
      financial: "Finances",
      team: "Équipe",
      market: "Marché",
      product: "Produit",
      competitive: "Concurrence",
      legal: "Juridique",
      technical: "Technique",
      gtm: "Commercial",
      customer: "Clients",
      exit: "Sortie",
      structure: "Structure",
      unknown: "Autre",
    },
    builtIn: "intégré",
    tier: (tier) => `rang ${tier}`,
    recordsTitle: "Agents, tous dossiers confondus",
    recordsIntro:
      "Chaque verdict et chaque décision d’une personne met à jour le passé d’un agent. Une question compte une fois.",
    noRecords: {
      title: "Aucun passé pour l’instant",
      body: "Il se construit avec les verdicts : revenez après quelques revues.",
    },
    table: { confidence: "Confiance", share: "Part de vrai", claims: "Affirmations" },
  },
  en: {
    title: "Agents",
    intro: "What each one’s citations are worth in this review, and what their record says.",
    findings: (count) => (count === 1 ? "1 finding" : `${count} findings`),
    confidence: (before, after) => (before === after ? `confidence ${before}` : `confidence ${before} → ${after}`),
    citations: "Citations by verdict",
    noCitations: "No citation",
    reliability: "Reliability",
    interval: (low, high) => `between ${low} and ${high}, at 90%`,
    noRecord: "No record: this agent has not been judged on anything yet.",
    tally: (right, wrong, open) => `right ${right}, wrong ${wrong}, unresolved ${open}`,
    calibration: "Calibration",
    calibrationIntro:
      "Claimed confidence against the share that was right. On the diagonal an agent knows what it knows.",
    claimed: "Claimed confidence",
    right: "Share right",
    category: {
      financial: "Financial",
      team: "Team",
      market: "Market",
      product: "Product",
      competitive: "Competition",
      legal: "Legal",
      technical: "Technical",
      gtm: "Go-to-market",
      customer: "Customers",
      exit: "Exit",
      structure: "Structure",
      unknown: "Other",
    },
    builtIn: "built in",
    tier: (tier) => `tier ${tier}`,
    recordsTitle: "Agents, over all deals",
    recordsIntro: "Every verdict and every person’s decision updates an agent’s record. One question counts once.",
    noRecords: { title: "No record yet", body: "It is built from verdicts: come back after a few reviews." },
    table: { confidence: "Confidence", share: "Share right", claims: "Claims" },
  },
  pt: {
    title: "Agentes",
    intro: "Quanto valem as citações de cada um nesta revisão, e o que diz o seu histórico.",
    findings: (count) => (count === 1 ? "1 constatação" : `${count} constatações`),
    confidence: (before, after) => (before === after ? `confiança ${before}` : `confiança ${before} → ${after}`),
    citations: "Citações por veredito",
    noCitations: "Nenhuma citação",
    reliability: "Confiabilidade",
    interval: (low, high) => `entre ${low} e ${high}, a 90%`,
    noRecord: "Sem histórico: este agente ainda não foi julgado em nada.",
    tally: (right, wrong, open) => `acertou ${right}, errou ${wrong}, em aberto ${open}`,
    calibration: "Calibração",
    calibrationIntro: "Confiança declarada frente à parte certa. Na diagonal, o agente sabe o que sabe.",
    claimed: "Confiança declarada",
    right: "Parte certa",
    category: {
      financial: "Finanças",
      team: "Equipe",
      market: "Mercado",
      product: "Produto",
      competitive: "Concorrência",
      legal: "Jurídico",
      technical: "Técnico",
      gtm: "Comercial",
      customer: "Clientes",
      exit: "Saída",
      structure: "Estrutura",
      unknown: "Outra",
    },
    builtIn: "integrado",
    tier: (tier) => `nível ${tier}`,
    recordsTitle: "Agentes, em todos os negócios",
    recordsIntro:
      "Cada veredito e cada decisão de uma pessoa atualiza o histórico de um agente. Uma questão conta uma vez.",
    noRecords: {
      title: "Ainda sem histórico",
      body: "Ele se constrói com os vereditos: volte depois de algumas revisões.",
    },
    table: { confidence: "Confiança", share: "Parte certa", claims: "Afirmações" },
  },
};
