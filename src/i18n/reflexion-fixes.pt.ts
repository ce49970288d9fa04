import type { FixSentences } from "./reflexion-fixes.en.ts";
import { shortened } from "./shortened.ts";

export const fixesPt: FixSentences = {
  median: "mediana",
  join: "; ",
  colon: ": ",
  noYear: "ano não indicado",
  absent: (p) => `(nada sobre "${p.metric}")`,
  input: (p) => `${p.name} ${p.value} em ${p.source}`,
  said: (p) => `a análise dizia ${p.value}`,
  otherPrimary: (p) => `mas ${p.reference} diz ${p.value}`,
  notAvailable: (p) => `não disponível: nenhuma fonte em ${p.searched}`,
  namedOnly: (p) =>
    `não verificado: ${p.reference} fala disso ("${p.passage}"); não se pôde dizer qual número ali, se houver, é o seu valor`,
  printed: (p) => `${p.reference}: "${p.passage}"`,
  notThereEither: (p) => `procurado e não encontrado em ${p.searched}: ${p.metrics}`,
  noPassageShows: "nenhuma passagem pode mostrar que algo falta; o fundador pode dizê-lo",
  impactUnknown: (p) => `O que isso custaria não pôde ser calculado a partir de ${p.searched}`,
  notBorneOut: (p) => `Nada foi encontrado em ${p.searched} que sustente "${p.flag}"`,
  printedBeside: (p) => `${p.reference} imprime "${p.passage}"; não se pôde dizer se é isso`,
  otherTime: (p) =>
    `não verificado: os documentos dão ${p.value}${p.period === "" ? "" : ` para ${p.period}`} (${p.reference}), talvez de outra data, como previsão ou de outro perímetro`,
  onlyThat: (p) => `${p.said} não verificado: os documentos só dão ${p.value} (${p.reference})`,
  lowered: (p) => `${p.to} (rebaixada de ${p.from}: nada foi encontrado que a sustente)`,
  falseReference: (p) => `não disponível: "${p.source}" não o diz, e nada o diz em ${p.searched}`,
  searched: (p) => `"${p.metric}" foi procurado sem resultado em ${p.searched}`,
  gap: (p) => `${p.metric}: não disponível (procurado em ${p.searched})`,
  evidenceWord: "Prova",
  impactWord: "Impacto",
  questionWord: "Pergunta ao fundador",
  opinion: (p) => `opinião: prova não disponível em ${p.searched}`,
  opinionOnly: "opinião: prova não disponível nesta análise",
  definitionsDiffer: (p) => `definições diferentes; na mesma base: ${p.conversion}`,
  notComparable: "definições diferentes: não comparáveis tal como estão",
  unsettled: (p) => `não verificado: ${p.other} em outro lugar desta análise, e nenhuma fonte decide em ${p.searched}`,
  crossReference: (p) => `${p.reference}: ${p.value}`,
  retained: "mantém-se o documento da própria empresa",
  contested: "a esclarecer com o fundador",
  competitors: (p) => `Concorrentes conhecidos dos dados externos: ${p.names} (${p.reference})`,
  standing: (p) =>
    `${p.metric} ${p.value}. Benchmark (${p.benchmark}). Posição: ${p.percentile}${p.overMedian === "" ? "" : `, ${p.overMedian} face à mediana`}: ${p.place}`,
  place: {
    top: "no décimo mais alto",
    high: "no quarto superior",
    upper: "acima da mediana, abaixo do quarto superior",
    lower: "abaixo da mediana, acima do quarto inferior",
    low: "no quarto inferior",
  },
  extrapolated: "prolongado além dos pontos publicados",
  benchmarkOnly: (p) => `Benchmark (${p.benchmark}); a posição não pode ser calculada: ${p.missing} não disponível`,
  impact: {
    plan: (p) =>
      `com metade desse crescimento (${p.half} por ano), ${p.metric} terminaria em ${p.reached} em vez de ${p.planned}: ${p.gap}`,
    price: (p) => `ao múltiplo mediano (${p.multiple}), o preço seria ${p.price}: ${p.gap} (${p.share}) a menos`,
    churnMonthly: (p) => `${p.lost} dos clientes perdidos em 12 meses`,
    churnYearly: (p) => `${p.lost} dos clientes perdidos num ano`,
    runway: (p) => `${p.months} até o dinheiro acabar`,
    share: (p) => `${p.share} da receita em jogo${p.amount === "" ? "" : `, ${p.amount} por ano`}`,
    margin: (p) => `cada ponto de margem vale ${p.amount} por ano`,
    burn: (p) => `${p.amount} de caixa consumidos por ano a este ritmo`,
    unknown: (p) => `não disponível: não pode ser quantificado a partir de ${p.searched}`,
  },
  question: {
    plan: (p) =>
      `Que três motores, com números, o levam de ${p.from} a ${p.to} (${p.growth} por ano)? Contratos assinados para o primeiro ano levantariam este alerta.`,
    subject: (p) => `Um analista observa: “${shortened(p.subject)}”. É assim, e o que pode nos mostrar?`,
    data: (p) => `Pode nos dar o seu número de "${p.metric}", com um documento que o mostre?`,
    conflict: (p) => `"${p.metric}": é ${p.a} ou ${p.b}, e que documento o mostra?`,
  },
  notice: {
    empty_output: (p) => `${p.agent} não entregou nada: não há nada para rever. Execute o agente de novo.`,
    unsupported_output: (p) =>
      `O resultado de ${p.agent} não contém nenhuma frase nem número que se possa rever. Entregue JSON ou texto.`,
    no_findings: (p) => `${p.agent} não entregou nenhuma constatação: só o seu resultado foi revisto.`,
    findings_without_evidence: (p) =>
      p.count === 1
        ? `Uma constatação de ${p.agent} não tem prova alguma.`
        : `${p.count} constatações de ${p.agent} não têm prova alguma.`,
    unreadable_findings: (p) =>
      p.count === 1
        ? `Um elemento entre as constatações de ${p.agent} não o é e ficou como estava.`
        : `${p.count} elementos entre as constatações de ${p.agent} não o são e ficaram como estavam.`,
    prose: (p) => `O resultado de ${p.agent} está em prosa: foi revisto frase a frase.`,
    unusual_structure: (p) =>
      `O resultado de ${p.agent} não tem seção findings, analysis ou metrics; foi revisto tal como está.`,
    cyclic: (p) => `O resultado de ${p.agent} contém-se a si mesmo; essa parte foi lida uma vez.`,
    too_deep: (p) =>
      `O resultado de ${p.agent} tem mais de ${p.limit} níveis; o que está mais fundo foi mantido e não revisto.`,
    too_large: (p) =>
      `O resultado de ${p.agent} é grande demais para ser revisto por inteiro; o resto foi mantido tal como está.`,
    too_many_critiques: (p) =>
      p.count === 1
        ? `Mais uma crítica sobre ${p.agent}, a menos grave, não é listada.`
        : `Mais ${p.count} críticas sobre ${p.agent}, as menos graves, não são listadas.`,
  },
};
