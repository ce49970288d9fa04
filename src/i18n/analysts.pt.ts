import type { AnalystSentences } from "./analysts.en.ts";
import { inBrackets } from "./analysts-sentences.ts";

export const ANALYSTS_PT: AnalystSentences = {
  quoted: (passage) => `“${passage}”`,
  confidence: {
    primary_exact: "As palavras e o número estão num documento da própria empresa.",
    primary_rounded: "Um documento da própria empresa dá-o arredondado, como limite ou como intervalo.",
    computed_primary: "Calculado por código a partir de valores dos documentos da empresa.",
    computed_rounded: "Calculado por código a partir de valores dos quais um é arredondado, um limite ou um intervalo.",
    secondary: "Assenta numa base de dados, e não apenas nos documentos da empresa.",
    extrapolated: "O valor fica além dos pontos publicados do benchmark.",
    absent: "Foi procurado em todo o documento e não está lá.",
    absent_in_part: "Não foi encontrado, mas parte do documento não pôde ser lida.",
    currency_unsaid: "Um dos montantes comparados não tem moeda.",
    doubtful_cell: "A célula mostra um valor que a sua própria fórmula não dá, ou não pode dar.",
  },
  /** How far the model is from the deck, as a spreadsheet gives it. */
  apart: (share) => `${share} (modelo / deck − 1)`,
  gap: {
    document_missing: (f) => `${f.source}: o dossiê não contém nenhum.`,
    document_unreadable: (f) => `${f.source} não pôde ser lido: ${f.values}`,
    page_unreadable: (f) => `${f.source}, ${f.places}: ${f.values}.`,
    nothing_read: (f) => `${f.source}: não há nele nenhum indicador conhecido com valor.`,
    hint_only: (f) =>
      `${f.topic}: talvez dito por ${f.values} (${f.places}), ou só quanto a uma parte. O valor não foi retido.`,
    ambiguous_number: (f) => `${f.topic}: o número pode ler-se de duas maneiras, ${f.values} (${f.places}).`,
    conflicting_values: (f) => `${f.topic}: vários valores (${f.source}), ${f.values}. Nenhum foi escolhido.`,
    only_planned: (f) =>
      f.periods === ""
        ? `${f.topic}: nada diz que o valor dado seja o de hoje (${f.source}); pode ser previsto.`
        : `${f.topic}: só há previsões${inBrackets(f.periods)} (${f.source}), nenhum valor para hoje.`,
    period_unknown: (f) => `${f.topic}: ${f.source} dá ${f.periods}, e nada diz quais destes anos já passaram.`,
    not_quotable: (f) =>
      `${f.topic}: o valor lido (${f.places}) não pôde ser reencontrado como citação e por isso fica de fora.`,
    nothing_computed: () => "Nenhum índice pode ser calculado: os dados necessários não estão nos documentos.",
    sum_period_unknown: (f) =>
      `${f.topic}: o cálculo se apoia em anos dos quais nada diz se já passaram. Não foi feito.`,
    sum_contradicted: (f) =>
      `${f.topic}: o cálculo se apoia num valor que o próprio documento contradiz. Não foi feito.`,
    not_recomputed: (f) => `Fórmulas do modelo que não puderam ser recalculadas: ${f.values}.`,
    no_funding_db: () => "Não há base de investimentos: nada foi comparado com outras empresas.",
    no_benchmark: () => "A base de investimentos não tem nenhum benchmark utilizável.",
    benchmark_expired: (f) =>
      `${f.topic}: o benchmark de ${f.periods} é demasiado antigo para estes números (${f.places}).`,
    no_value_to_compare: (f) => `${f.topic}: há um benchmark (${f.places}), mas nenhum valor da empresa para comparar.`,
    no_rival_data: () => "Não há dados externos nem base de investimentos: os concorrentes não foram verificados.",
    no_rival_named: () => "As bases não nomeiam nenhum concorrente: a lista do deck não pôde ser verificada.",
    no_deck_for_rivals: (f) => `Não há deck legível onde procurar estes concorrentes: ${f.values}.`,
    no_own_funding: (f) =>
      `O deck diz-se líder (“${f.values}”), mas não se sabe quanto a empresa captou: não é possível comparar.`,
    little_to_score: (f) => `Sem nota: o que se pôde julgar pesa apenas ${f.values} de 100 do negócio.`,
    nothing_to_score: () => "Nenhuma constatação traz uma apreciação: não há nada a pontuar.",
    no_assumption: () => "Nenhum cálculo se apoia num valor dos documentos: nenhuma hipótese pode ser posta à prova.",
    not_scored: (f) => `Nenhuma constatação apreciada, por isso fora da nota: ${f.values}.`,
    driver_missing: (f) =>
      `${f.topic}: não se encontrou valor seguro para hoje no deck nem no modelo, por isso não há cenário para: ${f.values}.`,
  },
  hygiene: {
    cached_value_differs: "Valores guardados diferentes da sua fórmula",
    hard_coded_result: "Resultados escritos à mão no meio de fórmulas",
    inconsistent_formula: "Fórmulas diferentes das vizinhas",
    total_differs: "Totais que as suas linhas não dão",
    unused_input: "Premissas que nenhuma fórmula lê",
    implausible_result: "Resultados que não podem estar certos",
    repeated_sheet: "Folhas repetidas",
    circular_reference: "Referências circulares",
    error_cell: "Células com erro",
    mixed_currency: "Moedas misturadas",
    inconsistent_dates: "Datas incoerentes",
    no_cached_value: "Fórmulas sem valor guardado",
  },
  metric: {
    unnamedRival: (name) => `Concorrente ausente do deck: ${name}`,
    leader: (name) => `Diz-se líder perante ${name}`,
  },
  claim: {
    read: (p) =>
      `${p.topic}${inBrackets(p.period)}: ${p.value}, segundo ${p.place}${p.words === "" ? "" : `: “${p.words}”`}.`,
    computed: (p) => `${p.formula}${inBrackets(p.period)}: ${p.calculation}.`,
    implausible: (p) =>
      `${p.topic}${inBrackets(p.period)}: ${p.value}, fora do intervalo habitual de ${p.min} a ${p.max}.${
        p.others === 0 ? "" : ` Outros valores fora do intervalo: ${p.others}.`
      }`,
    hygiene: (p) => `${p.fault}: ${p.count}. ${p.places}.`,
    standing: (p) =>
      `${p.topic}: ${p.value} fica no P${p.percentile} das empresas comparáveis${
        p.direction === "lower" ? " (quanto mais baixo, melhor)" : ""
      }${p.beyond ? ", além dos pontos publicados" : ""}. ${p.benchmark}.`,
    notFair: (p) =>
      `“${p.quote}” (${p.place}), mas ${p.topic} em ${p.value} fica no P${p.percentile}, acima do P${p.limit}. ${p.benchmark}.`,
    unnamedRival: (p) =>
      `${p.name} é apontado como concorrente (${p.place}) e em nenhuma das ${p.lines} linhas do deck.`,
    leader: (p) => `“${p.quote}” (${p.place}), mas ${p.name} captou ${p.theirs} contra ${p.ours}, ou seja, ${p.ratio}.`,
  },
  reconcile: {
    agree: (p) => `${p.topic}: o deck, ${p.deck}, e o modelo, ${p.model}, concordam.`,
    differ: (p) =>
      `${p.topic}: o deck diz ${p.deck}, o modelo ${p.model}${p.gap === "" ? "" : `, um desvio de ${p.gap}`}.${
        p.several ? " Um documento dá ele próprio vários valores." : ""
      }`,
    deck_only: (p) => `${p.topic}: ${p.deck}. Não encontrado no modelo.`,
    model_only: (p) => `${p.topic}: ${p.model}. Não encontrado no deck.`,
  },
};
