import { judged, measured, type Topic } from "./topic.ts";

/** The market and who else is in it. */
export const MARKET_TOPICS: readonly Topic[] = [
  measured("tam", "money", "market", [1_000_000, 5_000_000_000_000], {
    fr: "Marché total (TAM), TAM, marché adressable, marché adressable total, taille du marché, taille de marché, marché total adressable, marché mondial",
    en: "Total addressable market, TAM, market size, addressable market, total market, total available market, global market size",
    pt: "Mercado total endereçável, TAM, tamanho do mercado, mercado endereçável, mercado endereçável total, mercado total",
    key: true,
    family: "market_size",
  }),
  measured("sam", "money", "market", [500_000, 1_000_000_000_000], {
    fr: "Marché accessible (SAM), SAM, marché accessible, marché disponible, marché adressable accessible, marché adressable disponible",
    en: "Serviceable addressable market, SAM, serviceable available market, serviceable market",
    pt: "Mercado endereçável acessível, SAM, mercado acessível, mercado disponível, mercado endereçável disponível",
    key: true,
    family: "market_size",
  }),
  measured("som", "money", "market", [100_000, 100_000_000_000], {
    fr: "Marché visé (SOM), SOM, marché visé, marché atteignable, marché capturable, marché cible",
    en: "Serviceable obtainable market, SOM, obtainable market, target market size",
    pt: "Mercado obtível, SOM, mercado alcançável, mercado-alvo",
    key: true,
    family: "market_size",
  }),
  measured("market_size_other", "money", "market", [1e5, 1e15], {
    fr: "Autre taille de marché, volume du marché, valeur du marché, dépenses du secteur",
    en: "Other market size, market value, market volume, industry size, industry spending",
    pt: "Outro tamanho de mercado, valor do mercado, volume do mercado, gastos do setor",
    better: null,
  }),
  measured("market_growth", "percent", "market", [-20, 100], {
    fr: "Croissance du marché, croissance annuelle du marché, taux de croissance du marché, CAGR du marché, TCAM du marché",
    en: "Market growth, market growth rate, market CAGR, TAM growth, industry growth, market annual growth",
    pt: "Crescimento do mercado, taxa de crescimento do mercado, CAGR do mercado, crescimento anual do mercado",
  }),
  measured("market_share", "percent", "market", [0, 100], {
    fr: "Part de marché, parts de marché, part de marché visée",
    en: "Market share, share of market, target market share",
    pt: "Participação de mercado, quota de mercado, fatia de mercado, market share",
  }),
  measured("competitor_count", "count", "competitive", [0, 500], {
    fr: "Nombre de concurrents, concurrents, concurrents directs, concurrents identifiés",
    en: "Number of competitors, competitors, direct competitors, competitor count, number of direct competitors",
    pt: "Número de concorrentes, concorrentes, concorrentes diretos",
    better: null,
  }),
  measured("competitor_funding", "money", "competitive", [0, 5_000_000_000], {
    fr: "Fonds levés par les concurrents, levées des concurrents, financement des concurrents",
    en: "Competitor funding, competitors' funding, funding raised by competitors",
    pt: "Captação dos concorrentes, financiamento dos concorrentes",
    better: null,
  }),
  judged("competition_intensity", "competitive", {
    fr: "Intensité concurrentielle, concurrence, pression concurrentielle, niveau de concurrence, paysage concurrentiel",
    en: "Competitive intensity, competition, competition intensity, competitive pressure, competitive landscape, level of competition",
    pt: "Intensidade concorrencial, concorrência, pressão competitiva, intensidade competitiva, cenário competitivo",
    key: true,
    better: "lower",
  }),
  judged("competitive_advantage", "competitive", {
    fr: "Avantage concurrentiel, différenciation, moat, avantage compétitif, défendabilité",
    en: "Competitive advantage, moat, differentiation, competitive moat, defensibility, unfair advantage",
    pt: "Vantagem competitiva, diferenciação, moat, diferencial competitivo, defensabilidade",
    key: true,
  }),
  judged("barriers_to_entry", "competitive", {
    fr: "Barrières à l'entrée, barrière à l'entrée",
    en: "Barriers to entry, entry barriers, barrier to entry",
    pt: "Barreiras de entrada, barreiras à entrada, barreira de entrada",
  }),
  judged("market_timing", "market", {
    fr: "Timing du marché, timing, timing marché, moment du marché",
    en: "Market timing, timing, why now",
    pt: "Timing de mercado, momento do mercado, timing",
  }),
  judged("market_attractiveness", "market", {
    fr: "Attractivité du marché, potentiel du marché, marché, opportunité de marché",
    en: "Market attractiveness, market opportunity, market potential, market",
    pt: "Atratividade do mercado, potencial do mercado, oportunidade de mercado, mercado",
    key: true,
  }),
  judged("market_maturity", "market", {
    fr: "Maturité du marché, maturité marché",
    en: "Market maturity, market stage",
    pt: "Maturidade do mercado, estágio do mercado",
    better: null,
  }),
];
