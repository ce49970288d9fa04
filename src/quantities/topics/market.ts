import { judged, measured, type Topic } from "./topic.ts";

/** The market and who else is in it. */
export const MARKET_TOPICS: readonly Topic[] = [
  measured("tam", "money", "market", {
    name: { fr: "Marché total (TAM)", en: "Total addressable market", pt: "Mercado total endereçável" },
    aliases: {
      fr: [
        "TAM",
        "marché adressable",
        "marché adressable total",
        "taille du marché",
        "taille de marché",
        "marché total adressable",
        "marché mondial",
      ],
      en: ["TAM", "market size", "addressable market", "total market", "total available market", "global market size"],
      pt: ["TAM", "tamanho do mercado", "mercado endereçável", "mercado endereçável total", "mercado total"],
    },
    key: true,
    plausible: [1_000_000, 5_000_000_000_000],
    family: "market_size",
  }),
  measured("sam", "money", "market", {
    name: { fr: "Marché accessible (SAM)", en: "Serviceable addressable market", pt: "Mercado endereçável acessível" },
    aliases: {
      fr: [
        "SAM",
        "marché accessible",
        "marché disponible",
        "marché adressable accessible",
        "marché adressable disponible",
      ],
      en: ["SAM", "serviceable available market", "serviceable market"],
      pt: ["SAM", "mercado acessível", "mercado disponível", "mercado endereçável disponível"],
    },
    key: true,
    plausible: [500_000, 1_000_000_000_000],
    family: "market_size",
  }),
  measured("som", "money", "market", {
    name: { fr: "Marché visé (SOM)", en: "Serviceable obtainable market", pt: "Mercado obtível" },
    aliases: {
      fr: ["SOM", "marché visé", "marché atteignable", "marché capturable", "marché cible"],
      en: ["SOM", "obtainable market", "target market size"],
      pt: ["SOM", "mercado alcançável", "mercado-alvo"],
    },
    key: true,
    plausible: [100_000, 100_000_000_000],
    family: "market_size",
  }),
  measured("market_size_other", "money", "market", {
    name: { fr: "Autre taille de marché", en: "Other market size", pt: "Outro tamanho de mercado" },
    aliases: {
      fr: ["volume du marché", "valeur du marché", "dépenses du secteur"],
      en: ["market value", "market volume", "industry size", "industry spending"],
      pt: ["valor do mercado", "volume do mercado", "gastos do setor"],
    },
    plausible: [1e5, 1e15],
    better: null,
  }),
  measured("market_growth", "percent", "market", {
    name: { fr: "Croissance du marché", en: "Market growth", pt: "Crescimento do mercado" },
    aliases: {
      fr: ["croissance annuelle du marché", "taux de croissance du marché", "CAGR du marché", "TCAM du marché"],
      en: ["market growth rate", "market CAGR", "TAM growth", "industry growth", "market annual growth"],
      pt: ["taxa de crescimento do mercado", "CAGR do mercado", "crescimento anual do mercado"],
    },
    plausible: [-20, 100],
  }),
  measured("market_share", "percent", "market", {
    name: { fr: "Part de marché", en: "Market share", pt: "Participação de mercado" },
    aliases: {
      fr: ["parts de marché", "part de marché visée"],
      en: ["share of market", "target market share"],
      pt: ["quota de mercado", "fatia de mercado", "market share"],
    },
    plausible: [0, 100],
  }),
  measured("competitor_count", "count", "competitive", {
    name: { fr: "Nombre de concurrents", en: "Number of competitors", pt: "Número de concorrentes" },
    aliases: {
      fr: ["concurrents", "concurrents directs", "concurrents identifiés"],
      en: ["competitors", "direct competitors", "competitor count", "number of direct competitors"],
      pt: ["concorrentes", "concorrentes diretos"],
    },
    better: null,
    plausible: [0, 500],
  }),
  measured("competitor_funding", "money", "competitive", {
    name: { fr: "Fonds levés par les concurrents", en: "Competitor funding", pt: "Captação dos concorrentes" },
    aliases: {
      fr: ["levées des concurrents", "financement des concurrents"],
      en: ["competitors' funding", "funding raised by competitors"],
      pt: ["financiamento dos concorrentes"],
    },
    better: null,
    plausible: [0, 5_000_000_000],
  }),
  judged("competition_intensity", "competitive", {
    name: { fr: "Intensité concurrentielle", en: "Competitive intensity", pt: "Intensidade concorrencial" },
    aliases: {
      fr: ["concurrence", "pression concurrentielle", "niveau de concurrence", "paysage concurrentiel"],
      en: [
        "competition",
        "competition intensity",
        "competitive pressure",
        "competitive landscape",
        "level of competition",
      ],
      pt: ["concorrência", "pressão competitiva", "intensidade competitiva", "cenário competitivo"],
    },
    key: true,
    better: "lower",
  }),
  judged("competitive_advantage", "competitive", {
    name: { fr: "Avantage concurrentiel", en: "Competitive advantage", pt: "Vantagem competitiva" },
    aliases: {
      fr: ["différenciation", "moat", "avantage compétitif", "défendabilité"],
      en: ["moat", "differentiation", "competitive moat", "defensibility", "unfair advantage"],
      pt: ["diferenciação", "moat", "diferencial competitivo", "defensabilidade"],
    },
    key: true,
  }),
  judged("barriers_to_entry", "competitive", {
    name: { fr: "Barrières à l'entrée", en: "Barriers to entry", pt: "Barreiras de entrada" },
    aliases: {
      fr: ["barrière à l'entrée"],
      en: ["entry barriers", "barrier to entry"],
      pt: ["barreiras à entrada", "barreira de entrada"],
    },
  }),
  judged("market_timing", "market", {
    name: { fr: "Timing du marché", en: "Market timing", pt: "Timing de mercado" },
    aliases: {
      fr: ["timing", "timing marché", "moment du marché"],
      en: ["timing", "why now"],
      pt: ["momento do mercado", "timing"],
    },
  }),
  judged("market_attractiveness", "market", {
    name: { fr: "Attractivité du marché", en: "Market attractiveness", pt: "Atratividade do mercado" },
    aliases: {
      fr: ["potentiel du marché", "marché", "opportunité de marché"],
      en: ["market opportunity", "market potential", "market"],
      pt: ["potencial do mercado", "oportunidade de mercado", "mercado"],
    },
    key: true,
  }),
  judged("market_maturity", "market", {
    name: { fr: "Maturité du marché", en: "Market maturity", pt: "Maturidade do mercado" },
    aliases: { fr: ["maturité marché"], en: ["market stage"], pt: ["estágio do mercado"] },
    better: null,
  }),
];
