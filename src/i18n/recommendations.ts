import type { AgentRole, ConflictType, DebateEnd } from "../domain/recommendation.ts";
import type { Catalogue } from "./catalogue.ts";

/** What opposed recommendations can be about; the same names as in `opposes`. */
export type GroundName =
  | "money"
  | "reach"
  | "posture"
  | "pace"
  | "timing"
  | "aim"
  | "change"
  | "surety"
  | "deal"
  | "level"
  | "return"
  | "priority"
  | "order"
  | "denial";

interface RecommendationSentences {
  ground: Record<GroundName, string>;
  type: Record<ConflictType, string>;
  role: Record<AgentRole, string>;
  quote: (text: string) => string;
  topic: (p: { ground: string; subject: string }) => string;
  and: string;
  description: (p: { type: string; sideA: string; saysA: string; sideB: string; saysB: string }) => string;
  difference: (p: { ground: string; a: string; b: string }) => string;
  argument: (p: { metric: string; value: string; source: string }) => string;
  noArgument: string;
  concedes: (p: { agent: string; argument: string }) => string;
  moderate: (p: { asked: string; most: string }) => string;
  phased: (p: { careful: string; bold: string }) => string;
  decision: { none: string };
  why: {
    commonGround: (p: { maker: string; role: string }) => string;
    maker: (p: { maker: string; role: string }) => string;
    evidence: (p: { maker: string; role: string; side: string; count: number }) => string;
    confidence: (p: { maker: string; role: string; side: string }) => string;
    yielded: (p: { maker: string; side: string }) => string;
    none: (p: { maker: string; role: string }) => string;
  };
  reasoning: (p: { rounds: number; end: string; confidence: string }) => string;
  end: Record<DebateEnd, string>;
  tradeOff: {
    givenUp: (p: { agent: string; statement: string }) => string;
    inPart: (p: { agent: string; statement: string }) => string;
  };
  unresolved: {
    noCommonGround: (p: { topic: string }) => string;
    opponent: (p: { agent: string; statement: string }) => string;
    noEvidence: (p: { agents: string }) => string;
    unknownConfidence: (p: { maker: string }) => string;
    deadline: (p: { seconds: number }) => string;
    failed: (p: { agent: string; reason: string }) => string;
    lowConfidence: (p: { score: string; least: string }) => string;
  };
}

/** Sentences about opposed recommendations. */
export const recommendationSentences: Catalogue<RecommendationSentences> = {
  en: {
    ground: {
      money: "Invest or cut",
      reach: "Expand or consolidate",
      posture: "Bold or cautious",
      pace: "Fast or gradual",
      timing: "Act now or wait",
      aim: "Growth or profitability",
      change: "Innovation or stability",
      surety: "Certain or uncertain",
      deal: "Take the deal or pass",
      level: "Raise or lower",
      return: "Cost against return",
      priority: "What comes first",
      order: "In which order",
      denial: "To do or not to do",
    },
    type: {
      STRATEGIC: "Strategic conflict",
      TACTICAL: "Tactical conflict",
      FINANCIAL: "Financial conflict",
      RISK: "Conflict on risk",
      PRIORITY: "Other order of the same steps",
    },
    role: {
      reviewer: "reviewer",
      financial: "finance",
      commercial: "commercial",
      market: "market",
      analyst: "analyst",
      other: "agent",
    },
    quote: (text) => `“${text}”`,
    topic: (p) => (p.subject === "" ? p.ground : `${p.ground}: ${p.subject}`),
    and: " and ",
    description: (p) => `${p.type}. ${p.sideA}: ${p.saysA} Against it, ${p.sideB}: ${p.saysB}`,
    difference: (p) => `${p.ground}: ${p.a} against ${p.b}`,
    argument: (p) => `${p.metric}: ${p.value} (${p.source})`,
    noArgument: "No finding of this agent carries a source.",
    concedes: (p) => `Grants ${p.agent}: ${p.argument}`,
    moderate: (p) =>
      `Spend a moderate amount, ${p.most} at most, instead of the ${p.asked} asked for; release it in steps and go on only if the results hold.`,
    phased: (p) => `Go step by step. First step: ${p.careful} Second step, only if the first confirms it: ${p.bold}`,
    decision: { none: "No decision: neither side shows more evidence or confidence than the other." },
    why: {
      commonGround: (p) => `Both sides can live with this; ${p.maker} (${p.role}) confirms it.`,
      maker: (p) => `The sides did not meet; ${p.maker} (${p.role}) has the last word by its role.`,
      evidence: (p) =>
        `The sides did not meet; ${p.maker} (${p.role}) follows ${p.side}, whose findings carry more sourced evidence (${p.count}).`,
      confidence: (p) =>
        `The sides did not meet and carry as much evidence; ${p.maker} (${p.role}) follows ${p.side}, the surer side.`,
      yielded: (p) => `${p.maker} has no source to set against ${p.side} and gives way.`,
      none: (p) => `${p.maker} (${p.role}) finds nothing that tells the sides apart.`,
    },
    reasoning: (p) => `${p.rounds} round(s) of debate. ${p.end} Confidence: ${p.confidence}.`,
    end: {
      not_needed: "Too slight a matter for a debate.",
      converged: "The sides met.",
      all_rounds: "The last round ended without agreement.",
      nothing_new: "A round brought nothing new.",
      deadline: "The time ran out.",
      debater_failed: "The debate broke off.",
    },
    tradeOff: {
      givenUp: (p) => `Given up: ${p.statement} (${p.agent})`,
      inPart: (p) => `Followed only in part: ${p.statement} (${p.agent})`,
    },
    unresolved: {
      noCommonGround: (p) => `No common ground on “${p.topic}”.`,
      opponent: (p) => `${p.agent} still holds: ${p.statement}`,
      noEvidence: (p) => `No sourced finding behind the recommendation of ${p.agents}.`,
      unknownConfidence: (p) => `${p.maker} gave no confidence: it counts as 0.`,
      deadline: (p) => `The debate was cut off after ${p.seconds} s.`,
      failed: (p) => `${p.agent} could not be heard: ${p.reason}`,
      lowConfidence: (p) =>
        `Confidence ${p.score} is below ${p.least}: do not act on this decision without looking into it.`,
    },
  },
  fr: {
    ground: {
      money: "Investir ou réduire",
      reach: "S'étendre ou consolider",
      posture: "Audace ou prudence",
      pace: "Vite ou par étapes",
      timing: "Agir maintenant ou attendre",
      aim: "Croissance ou rentabilité",
      change: "Innovation ou stabilité",
      surety: "Certain ou incertain",
      deal: "Entrer au capital ou passer",
      level: "Augmenter ou baisser",
      return: "Coût contre retour",
      priority: "Quelle priorité",
      order: "Dans quel ordre",
      denial: "Le faire ou non",
    },
    type: {
      STRATEGIC: "Conflit stratégique",
      TACTICAL: "Conflit tactique",
      FINANCIAL: "Conflit financier",
      RISK: "Conflit sur le risque",
      PRIORITY: "Mêmes étapes dans un autre ordre",
    },
    role: {
      reviewer: "relecteur",
      financial: "finance",
      commercial: "commercial",
      market: "marché",
      analyst: "analyste",
      other: "agent",
    },
    quote: (text) => `« ${text} »`,
    topic: (p) => (p.subject === "" ? p.ground : `${p.ground} : ${p.subject}`),
    and: " et ",
    description: (p) => `${p.type}. ${p.sideA} : ${p.saysA} À l'opposé, ${p.sideB} : ${p.saysB}`,
    difference: (p) => `${p.ground} : ${p.a} contre ${p.b}`,
    argument: (p) => `${p.metric} : ${p.value} (${p.source})`,
    noArgument: "Aucun constat de cet agent ne cite de source.",
    concedes: (p) => `Accorde à ${p.agent} : ${p.argument}`,
    moderate: (p) =>
      `Engager un montant modéré, ${p.most} au plus, au lieu des ${p.asked} demandés ; le libérer par étapes et ne continuer que si les résultats suivent.`,
    phased: (p) =>
      `Procéder par étapes. Première étape : ${p.careful} Seconde étape, seulement si la première le confirme : ${p.bold}`,
    decision: { none: "Pas de décision : aucun des deux côtés n'apporte plus de preuves ni de confiance que l'autre." },
    why: {
      commonGround: (p) => `Les deux côtés peuvent s'y retrouver ; ${p.maker} (${p.role}) le confirme.`,
      maker: (p) => `Les côtés ne se sont pas rejoints ; ${p.maker} (${p.role}) tranche de par son rôle.`,
      evidence: (p) =>
        `Les côtés ne se sont pas rejoints ; ${p.maker} (${p.role}) suit ${p.side}, dont les constats apportent plus de preuves sourcées (${p.count}).`,
      confidence: (p) =>
        `Les côtés ne se sont pas rejoints et apportent autant de preuves ; ${p.maker} (${p.role}) suit ${p.side}, le côté le plus sûr.`,
      yielded: (p) => `${p.maker} n'a aucune source à opposer à ${p.side} et cède.`,
      none: (p) => `${p.maker} (${p.role}) ne trouve rien qui départage les deux côtés.`,
    },
    reasoning: (p) => `${p.rounds} tour(s) de débat. ${p.end} Confiance : ${p.confidence}.`,
    end: {
      not_needed: "Trop mince pour un débat.",
      converged: "Les côtés se sont rejoints.",
      all_rounds: "Le dernier tour s'est achevé sans accord.",
      nothing_new: "Un tour n'a rien apporté de nouveau.",
      deadline: "Le temps imparti est écoulé.",
      debater_failed: "Le débat s'est interrompu.",
    },
    tradeOff: {
      givenUp: (p) => `Abandonné : ${p.statement} (${p.agent})`,
      inPart: (p) => `Suivi en partie seulement : ${p.statement} (${p.agent})`,
    },
    unresolved: {
      noCommonGround: (p) => `Aucun terrain d'entente sur « ${p.topic} ».`,
      opponent: (p) => `${p.agent} maintient : ${p.statement}`,
      noEvidence: (p) => `Aucun constat sourcé derrière la recommandation de ${p.agents}.`,
      unknownConfidence: (p) => `${p.maker} n'a donné aucune confiance : elle compte pour 0.`,
      deadline: (p) => `Le débat a été interrompu après ${p.seconds} s.`,
      failed: (p) => `${p.agent} n'a pas pu être entendu : ${p.reason}`,
      lowConfidence: (p) =>
        `La confiance de ${p.score} est inférieure à ${p.least} : ne pas suivre cette décision sans l'examiner.`,
    },
  },
  pt: {
    ground: {
      money: "Investir ou cortar",
      reach: "Expandir ou consolidar",
      posture: "Ousadia ou cautela",
      pace: "Rápido ou por etapas",
      timing: "Agir agora ou esperar",
      aim: "Crescimento ou rentabilidade",
      change: "Inovação ou estabilidade",
      surety: "Certo ou incerto",
      deal: "Entrar no negócio ou recusar",
      level: "Aumentar ou baixar",
      return: "Custo contra retorno",
      priority: "Qual a prioridade",
      order: "Em que ordem",
      denial: "Fazer ou não fazer",
    },
    type: {
      STRATEGIC: "Conflito estratégico",
      TACTICAL: "Conflito tático",
      FINANCIAL: "Conflito financeiro",
      RISK: "Conflito sobre o risco",
      PRIORITY: "As mesmas etapas em outra ordem",
    },
    role: {
      reviewer: "revisor",
      financial: "finanças",
      commercial: "comercial",
      market: "mercado",
      analyst: "analista",
      other: "agente",
    },
    quote: (text) => `"${text}"`,
    topic: (p) => (p.subject === "" ? p.ground : `${p.ground}: ${p.subject}`),
    and: " e ",
    description: (p) => `${p.type}. ${p.sideA}: ${p.saysA} Do lado oposto, ${p.sideB}: ${p.saysB}`,
    difference: (p) => `${p.ground}: ${p.a} contra ${p.b}`,
    argument: (p) => `${p.metric}: ${p.value} (${p.source})`,
    noArgument: "Nenhuma constatação deste agente cita uma fonte.",
    concedes: (p) => `Reconhece a ${p.agent}: ${p.argument}`,
    moderate: (p) =>
      `Aplicar um valor moderado, no máximo ${p.most}, em vez dos ${p.asked} pedidos; liberá-lo por etapas e só continuar se os resultados se confirmarem.`,
    phased: (p) =>
      `Avançar por etapas. Primeira etapa: ${p.careful} Segunda etapa, só se a primeira confirmar: ${p.bold}`,
    decision: { none: "Sem decisão: nenhum dos lados traz mais provas nem mais confiança que o outro." },
    why: {
      commonGround: (p) => `Os dois lados podem aceitar isto; ${p.maker} (${p.role}) confirma.`,
      maker: (p) => `Os lados não se aproximaram; ${p.maker} (${p.role}) decide pelo seu papel.`,
      evidence: (p) =>
        `Os lados não se aproximaram; ${p.maker} (${p.role}) segue ${p.side}, cujas constatações trazem mais provas com fonte (${p.count}).`,
      confidence: (p) =>
        `Os lados não se aproximaram e trazem provas iguais; ${p.maker} (${p.role}) segue ${p.side}, o lado mais seguro.`,
      yielded: (p) => `${p.maker} não tem fonte para opor a ${p.side} e cede.`,
      none: (p) => `${p.maker} (${p.role}) não encontra nada que distinga os lados.`,
    },
    reasoning: (p) => `${p.rounds} rodada(s) de debate. ${p.end} Confiança: ${p.confidence}.`,
    end: {
      not_needed: "Assunto pequeno demais para um debate.",
      converged: "Os lados se aproximaram.",
      all_rounds: "A última rodada terminou sem acordo.",
      nothing_new: "Uma rodada não trouxe nada de novo.",
      deadline: "O tempo se esgotou.",
      debater_failed: "O debate foi interrompido.",
    },
    tradeOff: {
      givenUp: (p) => `Abandonado: ${p.statement} (${p.agent})`,
      inPart: (p) => `Seguido só em parte: ${p.statement} (${p.agent})`,
    },
    unresolved: {
      noCommonGround: (p) => `Nenhum ponto em comum sobre "${p.topic}".`,
      opponent: (p) => `${p.agent} mantém: ${p.statement}`,
      noEvidence: (p) => `Nenhuma constatação com fonte por trás da recomendação de ${p.agents}.`,
      unknownConfidence: (p) => `${p.maker} não informou confiança: ela conta como 0.`,
      deadline: (p) => `O debate foi interrompido após ${p.seconds} s.`,
      failed: (p) => `${p.agent} não pôde ser ouvido: ${p.reason}`,
      lowConfidence: (p) =>
        `A confiança de ${p.score} está abaixo de ${p.least}: não siga esta decisão sem examiná-la.`,
    },
  },
};
