import type { RecommendationSentences } from "./recommendations.en.ts";

export const recommendationsPt: RecommendationSentences = {
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
    price: "Aceitar o preço ou renegociar",
    pricing: "Mais caro ou mais barato",
    launch: "Mais cedo ou mais tarde",
    debt: "Endividar-se ou não",
    dependence: "Depender de um só ou de vários",
    ticket: "Quanto investir",
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
  lever: { cash: "o caixa", price: "o preço", time: "o tempo", risk: "o risco", scope: "o escopo" },
  implied: (p) => `Pelo efeito sobre ${p.lever}, sem que as palavras o digam (${p.ground}): ${p.a} contra ${p.b}`,
  argument: (p) => `${p.metric}: ${p.value} (${p.source})`,
  noArgument: "Nenhuma constatação deste agente cita uma fonte.",
  concedes: (p) => `Reconhece a ${p.agent}: ${p.argument}`,
  moderate: (p) =>
    `Aplicar um valor moderado, no máximo ${p.most}, em vez dos ${p.asked} pedidos; liberá-lo por etapas e só continuar se os resultados se confirmarem.`,
  phased: (p) =>
    `Avançar por etapas. Primeiro, o que pede o lado prudente: ${p.careful} Só depois de isso cumprido e confirmado, o que pede o outro lado: ${p.bold}`,
  tested: (p) =>
    `Não comprometer os ${p.asked} pedidos enquanto só se esperam ${p.expected} de retorno: primeiro um teste cujo custo os dois lados fixam antes, o resto só se o teste trouxer mais do que custa.`,
  decision: { none: "Sem decisão: nenhum dos lados prevalece claramente. A escolha é sua." },
  why: {
    commonGround: (p) =>
      `Um meio-termo feito das palavras dos dois lados; ${p.maker} (${p.role}) tem a última palavra.`,
    maker: (p) => `Os lados não se aproximaram; ${p.maker} (${p.role}) decide pelo seu papel.`,
    evidence: (p) =>
      `Os lados não se aproximaram; ${p.maker} (${p.role}) segue ${p.side}, cujas constatações trazem mais provas com fonte (${p.count}).`,
    vote: (p) =>
      `Os lados não se encontraram. Em confiança e histórico, ${p.side} e quem está desse lado pesam ${p.ours} contra ${p.theirs}; ${p.maker} (${p.role}) não se opõe a isso.`,
    yielded: (p) => `${p.maker} não tem fonte para opor a ${p.side} e cede.`,
    none: "Os lados não se encontraram, e nem o papel, nem as provas, nem o histórico de um deles lhe dão a última palavra.",
  },
  reasoning: (p) =>
    `${p.rounds} ${p.rounds === 1 ? "rodada" : "rodadas"} de debate. ${p.end} Confiança: ${p.confidence}.`,
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
    middleWayLeft: (p) => `Um meio-termo resulta das próprias palavras deles, e ninguém o aceitou: ${p.middle}`,
    opponent: (p) => `${p.agent} mantém: ${p.statement}`,
    noEvidence: (p) => `Nenhuma constatação com fonte por trás da recomendação de ${p.agents}.`,
    struck: (p) =>
      `Sem relação com a questão, e sem efeito: ${p.count} ${p.count > 1 ? "pontos concedidos" : "ponto concedido"} por ${p.agent} (${p.granted})`,
    unknownConfidence: (p) => `${p.maker} não informou confiança: ela conta como 0.`,
    deadline: (p) => `O debate foi interrompido após ${p.seconds} s.`,
    failed: (p) => `${p.agent} não pôde ser ouvido: ${p.reason}`,
    lowConfidence: (p) => `A confiança de ${p.score} está abaixo de ${p.least}: não siga esta decisão sem examiná-la.`,
  },
};
