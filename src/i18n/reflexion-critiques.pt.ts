import type { CritiqueSentences, FlagPart } from "./reflexion-critiques.en.ts";

const partNames: Record<FlagPart, string> = {
  severity: "uma severidade",
  evidence: "uma prova com a sua fonte",
  impact: "um impacto quantificado",
  question: "uma pergunta para o fundador",
};

const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} e ${items.at(-1)}`;

export const critiquesPt: CritiqueSentences = {
  figure: (p) => ({
    issue: `"${p.metric}" é dado como ${p.value}${p.hedged ? ", com reserva," : ""} sem fonte nem cálculo ao lado.`,
    standard:
      "Prática de auditoria: todo número traz uma fonte primária que se pode abrir, ou um cálculo com entradas documentadas.",
    expected: `Citar a página ou a célula que indica "${p.metric}", ou calculá-lo a partir de entradas documentadas, ou marcá-lo como não disponível.`,
    action: `Procurar "${p.metric}" no deck e no modelo financeiro, ou calculá-lo a partir dos seus componentes`,
  }),
  vague: (p) => ({
    issue: `"${p.metric}" (${p.value}) cita "${p.source}" sem página, slide, aba nem célula: ninguém consegue abrir isso.`,
    standard: "Prática de auditoria: uma fonte indica o lugar exato, não só o documento.",
    expected: "Indicar o slide ou a célula onde o número foi lido.",
    action: `Localizar "${p.metric}" em "${p.source}" e citar o lugar exato`,
  }),
  falseSource: (p) => ({
    issue: `A fonte dada para "${p.metric}" (${p.value}) não se sustenta. ${p.found}`,
    standard: "Prática de auditoria: uma passagem citada existe no lugar citado e diz aquilo para que é citada.",
    expected: `Citar a passagem que realmente traz "${p.metric}", com o valor real, ou marcá-lo como não disponível.`,
    action: `Substituir "${p.source}" pelo lugar que indica "${p.metric}"`,
  }),
  hedge: (p) => ({
    issue: `Uma afirmação hesitante sobre "${p.metric}" não tem fonte nem número.`,
    standard: "Prática de auditoria: o que é apenas suposto é provado, ou marcado como não disponível.",
    expected: `Dar o número de "${p.metric}" com a sua fonte, ou dizer que não está disponível.`,
    action: `Procurar "${p.metric}" nos documentos e substituir a suposição`,
  }),
  hedgedOpinion: {
    issue: "Uma opinião hesitante não tem fonte nem número.",
    standard: "Prática de auditoria: o que é apenas suposto é provado, ou marcado como opinião.",
    expected: "Dar o número em que se apoia, com a sua fonte, ou dizer que é uma opinião.",
    action: "Acrescentar o número e a sua fonte, ou falar em opinião",
  },
  expired: (p) => ({
    issue: `A comparação se apoia em uma referência vencida: ${p.benchmark}.`,
    standard: `Uma referência vale até a sua data limite ou, na falta dela, por ${p.years} anos.`,
    expected: "Comparar com uma referência ainda válida, ou dizer que não há nenhuma.",
    action: "Substituir a referência antiga, ou marcar a comparação como vencida",
  }),
  sum: (p) => ({
    issue: `Um cálculo não se sustenta. ${p.explanation}`,
    standard: "Prática de auditoria: um resultado decorre da fórmula e das entradas quando outra pessoa o refaz.",
    expected: "Mostrar a fórmula, as entradas com as suas fontes e o resultado que realmente dão.",
    action: "Refazer o cálculo e corrigir o que dele decorre",
  }),
  noFormula: (p) => ({
    issue: `"${p.metric}" é um número calculado (${p.value}) e não se mostram nem a fórmula nem as entradas.`,
    standard: "Prática de auditoria: um número calculado mostra a fórmula, as entradas e a origem de cada uma.",
    expected:
      p.formula === ""
        ? "Mostrar a fórmula, as entradas e as suas fontes."
        : `Mostrar ${p.formula} com cada entrada e a sua fonte.`,
    action: `Recalcular "${p.metric}" a partir dos documentos e mostrar os passos`,
  }),
  redFlag: (p) => ({
    issue: `Falta ao sinal de alerta ${list(p.missing.map((part) => partNames[part]))}.`,
    standard:
      "Um sinal de alerta traz uma severidade, uma prova com fonte, um impacto em euros, porcentagem ou meses, e a pergunta que levanta.",
    expected: "Completar o sinal de alerta com números do dossiê, ou rebaixá-lo.",
    action: `Acrescentar ${list(p.missing.map((part) => partNames[part]))}`,
  }),
  redFlagFalse: (p) => ({
    issue: `A prova do sinal de alerta não se sustenta. ${p.found}`,
    standard: "Prática de auditoria: uma passagem citada existe no lugar citado e diz aquilo para que é citada.",
    expected: "Apoiar o sinal de alerta numa passagem que existe, ou rebaixá-lo.",
    action: `Substituir "${p.source}" por uma prova que se possa abrir`,
  }),
  expected: (p) => ({
    issue: `Uma análise desta área (${p.field}) nada diz sobre ${p.metrics} e não o indica como em falta.`,
    standard: "Prática de auditoria: uma métrica esperada é dada, ou a sua ausência é declarada.",
    expected: `Dar ${p.metrics} com a sua fonte, ou listá-lo entre as lacunas dizendo onde foi procurado.`,
    action: `Procurar ${p.metrics} nas quatro fontes; se não existir, declará-lo não disponível e perguntar ao fundador`,
  }),
  benchmark: (p) => ({
    issue: `"${p.metric}" é julgado sem o benchmark que a base de investimentos contém (${p.benchmark}).`,
    standard: "Todo juízo sobre um preço ou um nível mede-se contra empresas comparáveis: percentil, amostra, ano.",
    expected: `Situar "${p.metric}" entre os percentis de negócios comparáveis, e só depois julgar.`,
    action: `Calcular onde "${p.metric}" se situa na base de investimentos`,
  }),
  context: (p) => ({
    issue: `"${p.metric}" é dado como ${p.value}; ${p.reference} diz ${p.other}, e a análise não o menciona.`,
    standard: "Os dados externos disponíveis são confrontados com o que a empresa diz, sobretudo se o contradizem.",
    expected: "Citar os dois valores, dizer qual se mantém e porquê.",
    action: `Confrontar "${p.metric}" com ${p.reference}`,
  }),
  competitors: (p) => ({
    issue: `Os dados externos indicam concorrentes (${p.names}) que a análise não menciona.`,
    standard: "Os dados externos disponíveis que tocam na área da análise são usados.",
    expected: "Dizer como a empresa se compara com cada um deles.",
    action: `Usar ${p.reference}`,
  }),
  conclusion: () => ({
    issue: "Uma conclusão sem matizes não tem número nem fonte na sua seção.",
    standard: "Uma conclusão se apoia em provas mostradas ao lado dela.",
    expected: "Mostrar o número ou a fonte em que se apoia, ou reduzi-la a uma opinião.",
    action: "Acrescentar os números que a sustentam, com as suas fontes, ou marcá-la como opinião",
  }),
  method: (p) => ({
    issue: `Comparam-se dois números de definições diferentes: ${p.a} com ${p.b}.`,
    standard: "Só se comparam números da mesma definição, do mesmo período e da mesma base.",
    expected: "Levar os dois números à mesma definição antes de os comparar.",
    action: "Converter um dos dois, ou comparar com um número da mesma natureza",
  }),
  inconsistency: (p) => ({
    issue: `"${p.metric}" vale ${p.b} aqui e ${p.a} em outro lugar da mesma análise.`,
    standard: "Uma análise dá um valor por métrica e por período, ou explica porque há dois.",
    expected: "Manter nos dois lugares o valor que os documentos provam.",
    action: `Verificar "${p.metric}" nos documentos e alinhar os dois lugares`,
  }),
  impact: {
    revenue:
      "A receita é a base do múltiplo de valorização: um erro aqui desloca o preço da rodada na mesma proporção.",
    margin:
      "A margem comanda o LTV e o caixa que uma venda traz: alguns pontos mudam a capacidade de o modelo pagar o seu crescimento.",
    valuation:
      "Sem um preço provado e comparado, o investidor negocia às cegas e pode pagar muito acima de negócios comparáveis.",
    retention:
      "A retenção acumula-se: um ponto de churn mensal muda o LTV e a receita do plano em mais de dez por cento.",
    cash: "Caixa e burn fixam a data da próxima rodada: um erro significa um empréstimo-ponte ou uma diluição que ninguém previu.",
    unit: "A economia unitária diz se cada novo cliente rende ou custa: errada, transforma crescimento em prejuízo.",
    market: "O tamanho do mercado limita a saída: sem prova, o cenário de retorno é um palpite.",
    team: "O investidor aposta primeiro na equipe: o que se diz dela tem de poder ser verificado.",
    other: "O investidor não o pode verificar e decidiria de boa-fé.",
  },
  impactOf: {
    sum: "Uma conta errada contamina todas as conclusões feitas a partir dela.",
    redFlag: "Um alarme vago não ajuda ninguém: o investidor precisa de saber a gravidade, a prova e o que perguntar.",
    missing: "O que falta em silêncio passa por verificado.",
    benchmark: "Sem benchmark, o investidor não distingue um nível normal de um nível caro.",
    context: "Uma contradição calada reaparece depois de o dinheiro entrar.",
    conclusion: "O entusiasmo sem prova leva o investidor a pagar a mais.",
    method: "Comparar números diferentes faz a empresa parecer melhor ou pior do que é.",
    inconsistency: "Com dois valores para uma métrica, o investidor não sabe em qual se apoiam as conclusões.",
  },
  crossReference: {
    benchmark: (p) => `Percentis de "${p.metric}" entre empresas comparáveis`,
    benchmarkValue: "Situa a empresa entre negócios comparáveis, para negociar",
    context: (p) => `"${p.metric}" segundo uma fonte externa`,
    contextValue: "Confirma ou contradiz o que a empresa diz",
    competitors: "Concorrentes nomeados e o seu financiamento",
    competitorsValue: "Mostra com quem a empresa realmente compete",
  },
  field: {
    financial: "finanças",
    team: "equipe",
    market: "mercado",
    product: "produto",
    competitive: "concorrência",
    legal: "jurídico",
    technical: "tecnologia",
    gtm: "entrada no mercado",
    customer: "clientes",
    exit: "saída",
    structure: "termos do negócio",
  },
  or: " ou ",
};
