import { makeXlsx } from "../src/testing/make-xlsx.ts";
import { withFixedDates } from "./archive.ts";
import { feiralivreAgents } from "./feiralivre-agents.ts";
import { json } from "./findings.ts";
import { drawPresentation } from "./presentation.ts";

/**
 * FeiraLivre, a fictitious Brazilian marketplace between family farmers and restaurants: a presentation, a model in
 * thousands of reais and four analysts. Two are wrong in the ways analysts are: registered restaurants taken for active
 * ones, a figure from the speaker notes, a slipped decimal, next year's budget taken for revenue.
 */
export function feiralivre(): Record<string, Uint8Array | string> {
  return {
    "deal.json": json({ name: "FeiraLivre", sector: "marketplace", stage: "seed", locale: "pt" }),
    "deck.pptx": deck(),
    "model.xlsx": withFixedDates(model()),
    "funding-db.csv": fundingDb,
    ...Object.fromEntries(
      Object.entries(feiralivreAgents()).map(([name, output]) => [`agents/${name}.json`, json(output)]),
    ),
  };
}

function deck(): Uint8Array {
  return drawPresentation(
    [
      {
        title: "FeiraLivre",
        lines: ["Do produtor familiar à cozinha do restaurante", "Rodada seed, fevereiro de 2025"],
      },
      {
        title: "O problema",
        lines: [
          "Restaurantes compram de até 9 fornecedores por semana.",
          "Um terço da produção familiar se perde antes da venda.",
          "O produtor recebe o pagamento em 45 dias, em média.",
        ],
      },
      {
        title: "A solução",
        lines: [
          "Um só pedido, uma só entrega, pagamento ao produtor em 3 dias.",
          "Presente em São Paulo, Campinas e Curitiba.",
          "Contrato assinado com a Rede Sabor & Cia em setembro de 2024.",
        ],
      },
      {
        title: "O mercado",
        cards: [
          ["R$ 38 bilhões", "TAM"],
          ["R$ 4,6 bilhões", "SAM, regiões Sul e Sudeste"],
          ["9 %", "Crescimento anual do mercado"],
        ],
        footnote: "Fonte: estudo setorial de alimentação fora do lar, 2024",
      },
      {
        title: "Tração",
        table: [
          ["", "2023", "2024"],
          ["GMV", "R$ 9,6 milhões", "R$ 21,4 milhões"],
          ["Pedidos", "60.000", "118.900"],
          ["Receita", "R$ 1.056 mil", "R$ 2.568 mil"],
        ],
      },
      {
        title: "Quem usa",
        cards: [
          ["412", "Produtores ativos"],
          ["1.340", "Restaurantes ativos"],
          ["3.950", "Restaurantes cadastrados"],
          ["68 %", "Taxa de recompra mensal"],
        ],
        footnote: "Ativo: ao menos um pedido em dezembro de 2024.",
      },
      {
        title: "Economia por pedido",
        lines: ["Comissão sobre cada venda, sem mensalidade."],
        cards: [
          ["12 %", "Take rate 2024"],
          ["R$ 180", "Ticket médio"],
          ["R$ 620", "CAC"],
        ],
        notes: "Se perguntarem: take rate de 18 % é a meta para 2026, ainda não praticada.",
      },
      {
        title: "GMV por trimestre",
        lines: ["O quarto trimestre foi o maior da história, com R$ 6,6 milhões transacionados."],
        chart: {
          name: "GMV (R$ milhões)",
          categories: ["T1 2024", "T2 2024", "T3 2024", "T4 2024"],
          values: [4.1, 4.9, 5.8, 6.6],
          format: "0.0",
        },
      },
      {
        title: "Concorrência",
        table: [
          ["", "FeiraLivre", "HortaJá", "Atacado"],
          ["Entrega única", "sim", "não", "não"],
          ["Pagamento ao produtor", "3 dias", "21 dias", "45 dias"],
          ["Pedido mínimo", "nenhum", "R$ 400", "R$ 1.500"],
        ],
      },
      {
        title: "O time",
        lines: [
          "34 pessoas, das quais 14 em logística.",
          "Marina Duarte, CEO: 8 anos em distribuição de alimentos.",
          "Tiago Nakamura, CTO: ex-líder de engenharia de um aplicativo de entregas.",
        ],
      },
      {
        title: "A rodada",
        lines: ["Caixa em dezembro de 2024: R$ 1.450 mil", "Burn mensal: R$ 145 mil"],
        cards: [
          ["R$ 6 milhões", "Valor da rodada"],
          ["R$ 24 milhões", "Valuation pre-money"],
          ["10 meses", "Runway atual"],
        ],
      },
    ],
    "FeiraLivre",
  );
}

const THOUSANDS = "#,##0";
const years = ["", "2022 realizado", "2023 realizado", "2024 realizado", "2025 orçado", "2026 orçado"];
const columns = ["B", "C", "D", "E", "F"];

function model(): Uint8Array {
  const row = (label: string, values: number[], format = THOUSANDS) => [
    label,
    ...values.map((v) => ({ v, z: format })),
  ];
  const computed = (label: string, formula: (column: string) => string, values: number[], format = THOUSANDS) => [
    label,
    ...values.map((v, i) => ({ v, f: formula(columns[i] as string), z: format })),
  ];
  const gmv = [3_900, 9_600, 21_400, 41_000, 72_000];
  const revenue = [390, 1_056, 2_568, 4_920, 9_360];
  const logistics = [273, 655, 1_438, 2_657, 4_867];
  const cash = [780, 3_190, 1_450];
  return makeXlsx([
    {
      name: "Receita",
      rows: [
        ["FeiraLivre - receita (em milhares de reais)"],
        [],
        years,
        [],
        row("GMV", gmv),
        computed(
          "Take rate",
          (c) => `${c}7/${c}5`,
          revenue.map((v, i) => v / (gmv[i] as number)),
          "0.0%",
        ),
        row("Receita", revenue),
      ],
    },
    {
      name: "Operação",
      rows: [
        ["FeiraLivre - operação (unidades)"],
        [],
        years,
        [],
        row("Pedidos", [26_000, 60_000, 118_900, 210_000, 345_000]),
        row("Produtores ativos", [118, 236, 412, 700, 1_050]),
        row("Restaurantes ativos", [390, 760, 1_340, 2_300, 3_600]),
        row("Número de funcionários", [12, 21, 34, 52, 70]),
      ],
    },
    {
      name: "DRE",
      rows: [
        ["FeiraLivre - DRE (em milhares de reais)"],
        [],
        years,
        [],
        row("Receita", revenue),
        row("Custo das vendas", logistics),
        computed(
          "Lucro bruto",
          (c) => `${c}5-${c}6`,
          revenue.map((v, i) => v - (logistics[i] as number)),
        ),
        computed(
          "Margem bruta",
          (c) => `${c}7/${c}5`,
          revenue.map((v, i) => (v - (logistics[i] as number)) / v),
          "0.0%",
        ),
        [],
        row("Marketing e vendas", [240, 510, 930, 1_600, 2_500]),
        row("Pessoal", [820, 1_530, 2_480, 3_900, 5_300]),
      ],
    },
    {
      name: "Caixa",
      rows: [
        ["FeiraLivre - caixa (em milhares de reais)"],
        [],
        ["", "2022 realizado", "2023 realizado", "2024 realizado"],
        [],
        row("Caixa no fim do ano", cash),
        row("Burn mensal", [62, 98, 145]),
      ],
    },
    {
      name: "Cenário otimista",
      hidden: true,
      rows: [["Cenário otimista (em milhares de reais)"], ["", "2024"], row("Receita", [3_900]), row("GMV", [30_000])],
    },
  ]);
}

const fundingDb = [
  "metric,sector,stage,region,p25,median,p75,p90,sampleSize,year",
  "take_rate,marketplace,seed,Brasil,8,11,15,19,38,2024",
  "gross_margin,marketplace,seed,Brasil,31,42,55,66,38,2024",
  "gmv_growth,marketplace,seed,Brasil,60,105,170,260,35,2024",
  "",
].join("\n");
