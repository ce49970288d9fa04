import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { CaseState } from "../view/cases.ts";
import { TERMS } from "./terms.ts";

interface CaseWords {
  title: string;
  search: string;
  severity: string;
  state: string;
  all: string;
  shown: (shown: number, of: number) => string;
  none: { title: string; body: string };
  failed: { title: string; body: string };
  noMatch: { title: string; reset: string };
  back: string;
  states: Record<CaseState, string>;
  stale: (documents: string) => string;
  staleShort: string;
  decided: string;
  /** Before what a wrong answer would do. */
  cost: string;
  /** In place of a value, where a person dismissed the contradiction. */
  dismissed: string;
  engineBelow: string;
  verdict: string;
  retained: string;
  range: (min: string, max: string) => string;
  from: string;
  noVerdict: { noted: string; not_examined: string };
  whyRetained: string;
  primary: string;
  supporting: string;
  whyLost: (agent: string) => string;
  toVerify: string;
  ask: string;
  wouldChange: string;
  unresolved: string;
  positions: string;
  confidence: string;
  winner: string;
  rejected: string;
  derived: string;
  noCitation: string;
  sums: Record<"right" | "wrong" | "unchecked", string>;
  values: string;
  valuesLog: string;
  retainedMark: string;
  path: string;
  refused: (by: string) => string;
  why: string;
  judged: Record<string, string>;
}

/** Contradictions, their positions and verdicts. */
export const CASES: Catalogue<CaseWords> = {
  fr: {
    cost: "Si la réponse est fausse\u00a0:",
    dismissed: "Ce n’est pas une vraie contradiction",
    engineBelow: "Le verdict du moteur reste au dossier, ci-dessous.",
    title: "Contradictions",
    search: "Chercher dans les contradictions",
    severity: "Gravité",
    state: "État",
    all: "Toutes",
    shown: (shown, of) => `${shown === of ? "" : `${shown} sur `}${of} contradiction${of < 2 ? "" : "s"}`,
    none: {
      title: "Aucune contradiction",
      body: "Les agents et les documents disent la même chose sur tout ce qui a pu être comparé.",
    },
    failed: {
      title: "La recherche de contradictions a échoué",
      body: "Une liste vide ne veut rien dire ici. Relancez la revue depuis la page du dossier.",
    },
    noMatch: { title: "Rien ne correspond à ces filtres", reset: "Tout montrer" },
    back: "Toutes les contradictions",
    states: {
      open: TERMS.fr.decision.UNRESOLVED,
      settled: TERMS.fr.decision.POSITION_A,
      noted: "Signalée",
      not_examined: "Non examinée",
    },
    stale: (documents) =>
      `Ce verdict repose sur un document remplacé depuis : ${documents}. Revérifiez-le depuis la page du dossier.`,
    staleShort: "Périmé",
    decided: "Décision prise",
    verdict: "Verdict",
    retained: "Valeur retenue",
    range: (min, max) => `entre ${min} et ${max}`,
    from: "Source :",
    noVerdict: {
      noted: "Signalée sans verdict : écart modéré, et un côté sûr de lui. Vous pouvez décider vous-même.",
      not_examined: "Sans verdict :",
    },
    whyRetained: "Ce qui a décidé",
    primary: "principal",
    supporting: "à l’appui",
    whyLost: (agent) => `Pourquoi ${agent} a tort`,
    toVerify: "À vérifier",
    ask: "À demander au fondateur",
    wouldChange: "Ce qui changerait le verdict",
    unresolved: "Ce qui reste ouvert",
    positions: "Les positions",
    confidence: "confiance",
    winner: "Retenue",
    rejected: "Écartée",
    derived: "Déduit de ce que l’agent affirme :",
    noCitation: "Aucune citation.",
    sums: { right: "calcul juste", wrong: "calcul faux", unchecked: "calcul non vérifiable" },
    values: "Les valeurs, source par source",
    valuesLog: "Échelle logarithmique",
    retainedMark: "Retenu",
    path: "Comment on en est arrivé là",
    refused: (by) => `Verdict de ${by} refusé par le garde-fou`,
    why: "Gravité",
    judged: {
      exists: "existe",
      absent: "n’existe pas",
      exceptional: "exceptionnel",
      above_average: "supérieur à la moyenne",
      average: "dans la moyenne",
      below_average: "inférieur à la moyenne",
      poor: "faible",
      suspicious: "suspect",
    },
  },
  en: {
    cost: "If the answer is wrong:",
    dismissed: "Not a real contradiction",
    engineBelow: "The engine’s verdict stays on record, below.",
    title: "Contradictions",
    search: "Search the contradictions",
    severity: "Severity",
    state: "State",
    all: "All",
    shown: (shown, of) => `${shown === of ? "" : `${shown} of `}${of} contradiction${of === 1 ? "" : "s"}`,
    none: {
      title: "No contradiction",
      body: "Agents and documents say the same on everything that could be compared.",
    },
    failed: {
      title: "The search for contradictions failed",
      body: "An empty list means nothing here. Start the review again from the deal’s page.",
    },
    noMatch: { title: "Nothing matches these filters", reset: "Show everything" },
    back: "All contradictions",
    states: {
      open: TERMS.en.decision.UNRESOLVED,
      settled: TERMS.en.decision.POSITION_A,
      noted: "Noted",
      not_examined: "Not examined",
    },
    stale: (documents) =>
      `This verdict rests on a document that was replaced since: ${documents}. Check it again from the deal’s page.`,
    staleShort: "Stale",
    decided: "Decision taken",
    verdict: "Verdict",
    retained: "Retained value",
    range: (min, max) => `between ${min} and ${max}`,
    from: "Source:",
    noVerdict: {
      noted: "Noted without a verdict: a moderate gap, and one side is sure of itself. You may decide yourself.",
      not_examined: "Without a verdict:",
    },
    whyRetained: "What decided it",
    primary: "primary",
    supporting: "supporting",
    whyLost: (agent) => `Why ${agent} lost`,
    toVerify: "To verify",
    ask: "To ask the founder",
    wouldChange: "What would change the verdict",
    unresolved: "What stays open",
    positions: "The positions",
    confidence: "confidence",
    winner: "Retained",
    rejected: "Rejected",
    derived: "Follows from what the agent says:",
    noCitation: "No citation.",
    sums: { right: "sum right", wrong: "sum wrong", unchecked: "sum not checked" },
    values: "The values, source by source",
    valuesLog: "Logarithmic scale",
    retainedMark: "Retained",
    path: "How it came to this",
    refused: (by) => `Verdict of ${by} refused by the guard`,
    why: "Severity",
    judged: {
      exists: "exists",
      absent: "does not exist",
      exceptional: "exceptional",
      above_average: "above average",
      average: "average",
      below_average: "below average",
      poor: "poor",
      suspicious: "suspicious",
    },
  },
  pt: {
    cost: "Se a resposta estiver errada:",
    dismissed: "Não é uma contradição de verdade",
    engineBelow: "O veredito do motor fica registrado, abaixo.",
    title: "Contradições",
    search: "Procurar nas contradições",
    severity: "Gravidade",
    state: "Estado",
    all: "Todas",
    shown: (shown, of) => `${shown === of ? "" : `${shown} de `}${of} ${of === 1 ? "contradição" : "contradições"}`,
    none: {
      title: "Nenhuma contradição",
      body: "Agentes e documentos dizem o mesmo sobre tudo o que pôde ser comparado.",
    },
    failed: {
      title: "A busca de contradições falhou",
      body: "Uma lista vazia não quer dizer nada aqui. Refaça a revisão na página do negócio.",
    },
    noMatch: { title: "Nada corresponde a estes filtros", reset: "Mostrar tudo" },
    back: "Todas as contradições",
    states: {
      open: TERMS.pt.decision.UNRESOLVED,
      settled: TERMS.pt.decision.POSITION_A,
      noted: "Anotada",
      not_examined: "Não examinada",
    },
    stale: (documents) =>
      `Este veredito se apoia em um documento substituído desde então: ${documents}. Verifique-o de novo na página do negócio.`,
    staleShort: "Desatualizado",
    decided: "Decisão tomada",
    verdict: "Veredito",
    retained: "Valor mantido",
    range: (min, max) => `entre ${min} e ${max}`,
    from: "Fonte:",
    noVerdict: {
      noted: "Anotada sem veredito: diferença moderada, e um lado seguro de si. Você pode decidir.",
      not_examined: "Sem veredito:",
    },
    whyRetained: "O que decidiu",
    primary: "principal",
    supporting: "de apoio",
    whyLost: (agent) => `Por que ${agent} perdeu`,
    toVerify: "A verificar",
    ask: "Para perguntar ao fundador",
    wouldChange: "O que mudaria o veredito",
    unresolved: "O que continua em aberto",
    positions: "As posições",
    confidence: "confiança",
    winner: "Mantida",
    rejected: "Afastada",
    derived: "Decorre do que o agente afirma:",
    noCitation: "Nenhuma citação.",
    sums: { right: "conta certa", wrong: "conta errada", unchecked: "conta não conferida" },
    values: "Os valores, fonte a fonte",
    valuesLog: "Escala logarítmica",
    retainedMark: "Mantido",
    path: "Como se chegou aqui",
    refused: (by) => `Veredito de ${by} recusado pela guarda`,
    why: "Gravidade",
    judged: {
      exists: "existe",
      absent: "não existe",
      exceptional: "excepcional",
      above_average: "acima da média",
      average: "na média",
      below_average: "abaixo da média",
      poor: "fraco",
      suspicious: "suspeito",
    },
  },
};
