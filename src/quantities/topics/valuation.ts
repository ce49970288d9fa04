import { judged, measured, type Topic } from "./topic.ts";

/** What the company is said to be worth, and against what. */
export const VALUATION_TOPICS: readonly Topic[] = [
  measured("valuation", "money", "structure", {
    name: { fr: "Valorisation", en: "Valuation", pt: "Avaliação (valuation)" },
    aliases: {
      fr: ["valorisation proposée", "valorisation demandée", "valo", "valeur de l'entreprise", "valorisation d'entrée"],
      en: ["company valuation", "asking valuation", "proposed valuation", "entry valuation", "deal valuation"],
      pt: ["valuation", "avaliação da empresa", "valor da empresa", "valuation proposto"],
    },
    key: true,
    better: "lower",
    plausible: [100_000, 2_000_000_000],
    family: "valuation",
    twins: { multiple: "valuation_multiple" },
  }),
  measured("valuation_pre_money", "money", "structure", {
    name: { fr: "Valorisation pre-money", en: "Pre-money valuation", pt: "Avaliação pre-money" },
    aliases: {
      fr: [
        "pre-money",
        "valo pre-money",
        "valorisation pré-money",
        "valorisation avant augmentation de capital",
        "valorisation premoney",
      ],
      en: ["pre-money", "premoney", "premoney valuation", "valuation pre", "pre-money value"],
      pt: ["pre-money", "valuation pre-money", "avaliação pré-money", "valuation pré-investimento"],
    },
    key: true,
    better: "lower",
    plausible: [100_000, 2_000_000_000],
    family: "valuation",
    basis: { money: "pre" },
  }),
  measured("valuation_post_money", "money", "structure", {
    name: { fr: "Valorisation post-money", en: "Post-money valuation", pt: "Avaliação post-money" },
    aliases: {
      fr: ["post-money", "valo post-money", "valorisation après augmentation de capital", "valorisation postmoney"],
      en: ["post-money", "postmoney", "postmoney valuation", "valuation post", "post-money value"],
      pt: ["post-money", "valuation post-money", "avaliação pós-money", "valuation pós-investimento", "pós-money"],
    },
    key: true,
    better: "lower",
    plausible: [100_000, 2_000_000_000],
    family: "valuation",
    basis: { money: "post" },
  }),
  measured("valuation_cap", "money", "structure", {
    name: { fr: "Plafond de valorisation", en: "Valuation cap", pt: "Teto de valuation" },
    aliases: {
      fr: ["valuation cap", "cap de valorisation", "cap BSA AIR", "cap"],
      en: ["cap", "SAFE cap", "convertible note cap"],
      pt: ["valuation cap", "cap de valuation", "cap"],
    },
    better: "lower",
    plausible: [100_000, 500_000_000],
    family: "valuation",
  }),
  measured("conversion_discount", "percent", "structure", {
    name: { fr: "Décote de conversion", en: "Conversion discount", pt: "Desconto de conversão" },
    aliases: {
      fr: ["décote", "discount BSA AIR"],
      en: ["SAFE discount", "note discount"],
      pt: ["desconto da nota conversível"],
    },
    better: null,
    plausible: [0, 50],
  }),
  measured("arr_multiple", "multiple", "structure", {
    name: { fr: "Multiple d'ARR", en: "ARR multiple", pt: "Múltiplo de ARR" },
    aliases: {
      fr: ["multiple ARR", "valorisation / ARR", "multiple de l'ARR", "multiple d'ARR pre-money"],
      en: ["valuation / ARR", "EV/ARR", "price to ARR", "multiple of ARR", "ARR valuation multiple"],
      pt: ["múltiplo ARR", "valuation / ARR", "EV/ARR"],
    },
    key: true,
    better: "lower",
    plausible: [0, 60],
    family: "valuation_multiple",
  }),
  measured("revenue_multiple", "multiple", "structure", {
    name: { fr: "Multiple de chiffre d'affaires", en: "Revenue multiple", pt: "Múltiplo de receita" },
    aliases: {
      fr: [
        "multiple de CA",
        "multiple CA",
        "multiple du chiffre d'affaires",
        "valorisation / CA",
        "multiple de revenus",
      ],
      en: ["EV/revenue", "EV/sales", "price to sales", "sales multiple", "valuation / revenue", "multiple of revenue"],
      pt: ["múltiplo da receita", "EV/receita", "valuation / receita", "múltiplo de faturamento"],
    },
    key: true,
    better: "lower",
    plausible: [0, 60],
    family: "valuation_multiple",
  }),
  measured("ebitda_multiple", "multiple", "structure", {
    name: { fr: "Multiple d'EBITDA", en: "EBITDA multiple", pt: "Múltiplo de EBITDA" },
    aliases: { fr: ["multiple EBITDA", "VE/EBITDA"], en: ["EV/EBITDA"], pt: ["múltiplo EBITDA", "EV/EBITDA"] },
    better: "lower",
    plausible: [0, 60],
    family: "valuation_multiple",
  }),
  measured("valuation_multiple", "multiple", "structure", {
    name: { fr: "Multiple de valorisation", en: "Valuation multiple", pt: "Múltiplo de valuation" },
    aliases: {
      fr: ["multiple de valo", "multiple d'entrée"],
      en: ["entry multiple", "deal multiple", "multiple"],
      pt: ["múltiplo de avaliação", "múltiplo de entrada"],
    },
    key: true,
    better: "lower",
    plausible: [0, 60],
    family: "valuation_multiple",
  }),
  judged("valuation_fairness", "structure", {
    name: { fr: "Niveau de valorisation", en: "Valuation fairness", pt: "Adequação da avaliação" },
    aliases: {
      fr: ["valorisation justifiée", "évaluation de la valorisation", "pertinence de la valorisation"],
      en: ["valuation assessment", "valuation level", "fair valuation"],
      pt: ["valuation justificado"],
    },
    key: true,
  }),
];
