import { measured, type Topic } from "./topic.ts";

/** The income statement: revenue, its growth, and what is left of it. */
export const PNL_TOPICS: readonly Topic[] = [
  measured("revenue", "money", "financial", {
    name: { fr: "Chiffre d'affaires", en: "Revenue", pt: "Receita" },
    aliases: {
      fr: ["CA", "CA HT", "CA TTC", "revenus", "ventes", "produits d'exploitation", "chiffre d'affaires HT"],
      en: ["revenues", "sales", "turnover", "total sales", "top line"],
      pt: ["receitas", "faturamento", "faturação", "vendas", "volume de negócios", "receita operacional"],
    },
    key: true,
    plausible: [0, 500_000_000],
    twins: { multiple: "revenue_multiple" },
  }),
  measured("revenue_growth", "percent", "financial", {
    name: { fr: "Croissance du chiffre d'affaires", en: "Revenue growth", pt: "Crescimento da receita" },
    aliases: {
      fr: [
        "croissance du CA",
        "croissance CA",
        "croissance des revenus",
        "croissance des ventes",
        "évolution du CA",
        "évolution du chiffre d'affaires",
        "progression du CA",
        "croissance",
        "taux de croissance",
        "croissance annuelle",
      ],
      en: [
        "sales growth",
        "turnover growth",
        "top line growth",
        "growth in revenue",
        "revenue growth YoY",
        "YoY growth",
        "growth",
        "growth rate",
        "annual growth rate",
      ],
      pt: [
        "crescimento do faturamento",
        "crescimento de vendas",
        "crescimento das vendas",
        "evolução da receita",
        "crescimento",
        "taxa de crescimento",
      ],
    },
    key: true,
    plausible: [-60, 1000],
  }),
  measured("revenue_cagr", "percent", "financial", {
    name: { fr: "Croissance annuelle moyenne (CAGR)", en: "Revenue CAGR", pt: "Crescimento anual composto (CAGR)" },
    aliases: {
      fr: [
        "CAGR",
        "TCAM",
        "TCAC",
        "taux de croissance annuel moyen",
        "taux de croissance annuel composé",
        "CAGR du CA",
        "croissance annuelle moyenne",
      ],
      en: ["CAGR", "compound annual growth rate", "sales CAGR", "ARR CAGR"],
      pt: ["CAGR", "taxa de crescimento anual composta", "CAGR da receita"],
    },
    key: true,
    plausible: [-60, 500],
  }),
  measured("services_revenue", "money", "financial", {
    name: { fr: "Revenus de services", en: "Services revenue", pt: "Receita de serviços" },
    aliases: {
      fr: ["prestations de services", "CA services", "chiffre d'affaires services"],
      en: ["professional services revenue", "service revenue"],
      pt: ["receitas de serviços"],
    },
    better: null,
    plausible: [0, 200_000_000],
  }),
  measured("gross_profit", "money", "financial", {
    name: { fr: "Marge brute (montant)", en: "Gross profit", pt: "Lucro bruto" },
    aliases: {
      fr: ["profit brut", "bénéfice brut", "montant de la marge brute"],
      en: ["gross income", "gross margin amount"],
      pt: ["resultado bruto", "lucro bruto"],
    },
    key: true,
    plausible: [-50_000_000, 400_000_000],
    twins: { percent: "gross_margin" },
  }),
  measured("gross_margin", "percent", "financial", {
    name: { fr: "Marge brute", en: "Gross margin", pt: "Margem bruta" },
    aliases: {
      fr: ["taux de marge brute", "taux de marge", "GM"],
      en: ["GM", "gross profit margin", "gross margin rate", "gross margin percentage"],
      pt: ["percentual de margem bruta", "taxa de margem bruta"],
    },
    key: true,
    plausible: [-50, 100],
    twins: { money: "gross_profit" },
  }),
  measured("contribution_margin", "percent", "financial", {
    name: { fr: "Marge de contribution", en: "Contribution margin", pt: "Margem de contribuição" },
    aliases: {
      fr: ["marge sur coûts variables", "CM2", "marge contributive"],
      en: ["CM2", "unit margin", "unit contribution"],
      pt: ["margem contributiva", "margem unitária"],
    },
    plausible: [-100, 100],
  }),
  measured("ebitda", "money", "financial", {
    name: { fr: "EBITDA", en: "EBITDA", pt: "EBITDA" },
    aliases: {
      fr: ["EBE", "excédent brut d'exploitation"],
      en: ["adjusted EBITDA"],
      pt: ["LAJIDA", "EBITDA ajustado"],
    },
    key: true,
    plausible: [-100_000_000, 200_000_000],
    twins: { percent: "ebitda_margin" },
  }),
  measured("ebitda_margin", "percent", "financial", {
    name: { fr: "Marge d'EBITDA", en: "EBITDA margin", pt: "Margem EBITDA" },
    aliases: {
      fr: ["marge EBITDA", "taux de marge d'EBITDA", "taux d'EBITDA"],
      en: ["EBITDA margin percentage"],
      pt: ["margem de EBITDA", "margem LAJIDA"],
    },
    plausible: [-500, 100],
    twins: { money: "ebitda" },
  }),
  measured("operating_income", "money", "financial", {
    name: { fr: "Résultat d'exploitation", en: "Operating income", pt: "Resultado operacional" },
    aliases: {
      fr: ["EBIT", "REX", "résultat opérationnel"],
      en: ["EBIT", "operating profit", "operating loss", "operating result"],
      pt: ["EBIT", "LAJIR", "lucro operacional"],
    },
    plausible: [-100_000_000, 200_000_000],
    twins: { percent: "operating_margin" },
  }),
  measured("operating_margin", "percent", "financial", {
    name: { fr: "Marge d'exploitation", en: "Operating margin", pt: "Margem operacional" },
    aliases: {
      fr: ["marge opérationnelle", "taux de marge opérationnelle"],
      en: ["EBIT margin", "operating profit margin"],
      pt: ["margem EBIT"],
    },
    plausible: [-500, 100],
    twins: { money: "operating_income" },
  }),
  measured("net_income", "money", "financial", {
    name: { fr: "Résultat net", en: "Net income", pt: "Resultado líquido" },
    aliases: {
      fr: ["bénéfice net", "perte nette", "profit net"],
      en: ["net profit", "net loss", "net earnings", "bottom line", "profit after tax"],
      pt: ["lucro líquido", "prejuízo líquido"],
    },
    plausible: [-100_000_000, 200_000_000],
    twins: { percent: "net_margin" },
  }),
  measured("net_margin", "percent", "financial", {
    name: { fr: "Marge nette", en: "Net margin", pt: "Margem líquida" },
    aliases: {
      fr: ["taux de marge nette"],
      en: ["net profit margin", "net income margin"],
      pt: ["margem de lucro líquido"],
    },
    plausible: [-500, 100],
    twins: { money: "net_income" },
  }),
];
