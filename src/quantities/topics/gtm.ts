import { judged, measured, type Topic } from "./topic.ts";

/** How customers are found and won. */
export const GTM_TOPICS: readonly Topic[] = [
  measured("pipeline", "money", "gtm", {
    name: { fr: "Pipeline commercial", en: "Sales pipeline", pt: "Pipeline comercial" },
    aliases: {
      fr: ["pipeline", "pipe commercial", "pipeline de ventes", "valeur du pipeline", "pipeline pondéré", "pipe"],
      en: ["pipeline", "pipeline value", "weighted pipeline", "qualified pipeline", "sales funnel value"],
      pt: ["pipeline", "pipeline de vendas", "funil de vendas", "pipeline ponderado"],
    },
    plausible: [0, 500_000_000],
  }),
  measured("pipeline_coverage", "multiple", "gtm", {
    name: { fr: "Couverture du pipeline", en: "Pipeline coverage", pt: "Cobertura de pipeline" },
    aliases: { fr: ["taux de couverture du pipeline"], en: ["pipeline coverage ratio"], pt: ["cobertura do pipeline"] },
    plausible: [0, 20],
  }),
  measured("win_rate", "percent", "gtm", {
    name: { fr: "Taux de transformation", en: "Win rate", pt: "Taxa de fechamento" },
    aliases: {
      fr: ["win rate", "taux de closing", "taux de succès commercial", "taux de signature"],
      en: ["close rate", "closing rate", "deal win rate"],
      pt: ["win rate", "taxa de sucesso comercial", "taxa de fecho"],
    },
    plausible: [0, 100],
  }),
  measured("conversion_rate", "percent", "gtm", {
    name: { fr: "Taux de conversion", en: "Conversion rate", pt: "Taxa de conversão" },
    aliases: {
      fr: ["conversion", "taux de conversion global", "conversion leads clients"],
      en: ["conversion", "lead conversion", "lead to customer conversion", "lead conversion rate"],
      pt: ["conversão", "conversão de leads"],
    },
    plausible: [0, 100],
  }),
  measured("trial_conversion", "percent", "gtm", {
    name: { fr: "Conversion des essais", en: "Trial conversion", pt: "Conversão de testes" },
    aliases: {
      fr: ["conversion essai gratuit", "conversion freemium", "conversion trial", "taux de conversion des essais"],
      en: [
        "trial to paid",
        "trial to paid conversion",
        "free to paid conversion",
        "trial conversion rate",
        "freemium conversion",
      ],
      pt: ["conversão de trial", "conversão freemium"],
    },
    plausible: [0, 100],
  }),
  measured("sales_cycle", "duration", "gtm", {
    name: { fr: "Cycle de vente", en: "Sales cycle", pt: "Ciclo de vendas" },
    aliases: {
      fr: ["durée du cycle de vente", "cycle commercial", "cycle de vente moyen", "cycle de ventes"],
      en: ["sales cycle length", "average sales cycle", "time to close", "deal cycle"],
      pt: ["ciclo de venda", "duração do ciclo de vendas", "ciclo comercial"],
    },
    better: "lower",
    plausible: [0, 36],
  }),
  measured("leads", "count", "gtm", {
    name: { fr: "Leads", en: "Leads", pt: "Leads" },
    aliases: {
      fr: ["prospects", "leads qualifiés", "nombre de leads", "MQL", "SQL", "prospects qualifiés"],
      en: ["qualified leads", "MQLs", "SQLs", "number of leads", "prospects", "MQL", "SQL"],
      pt: ["leads qualificados", "prospectos", "número de leads"],
    },
    plausible: [0, 10_000_000],
  }),
  measured("cost_per_lead", "money", "gtm", {
    name: { fr: "Coût par lead", en: "Cost per lead", pt: "Custo por lead" },
    aliases: { fr: ["CPL", "coût du lead"], en: ["CPL", "lead cost"], pt: ["CPL", "custo do lead"] },
    better: "lower",
    plausible: [0, 10_000],
  }),
  measured("roas", "multiple", "gtm", {
    name: { fr: "Retour sur dépenses publicitaires", en: "Return on ad spend", pt: "Retorno sobre gasto em anúncios" },
    aliases: { fr: ["ROAS"], en: ["ROAS"], pt: ["ROAS"] },
    plausible: [0, 50],
  }),
  measured("website_visits", "count", "gtm", {
    name: { fr: "Visites du site", en: "Website visits", pt: "Visitas ao site" },
    aliases: {
      fr: ["visiteurs uniques", "trafic", "trafic web", "visites mensuelles", "visiteurs"],
      en: ["web traffic", "traffic", "unique visitors", "website traffic", "visitors", "monthly visits"],
      pt: ["visitantes únicos", "tráfego", "tráfego web", "visitantes"],
    },
    plausible: [0, 1_000_000_000],
  }),
  measured("sales_team_size", "count", "gtm", {
    name: { fr: "Effectif commercial", en: "Sales headcount", pt: "Equipe de vendas" },
    aliases: {
      fr: ["nombre de commerciaux", "commerciaux", "équipe commerciale", "taille de l'équipe commerciale"],
      en: ["sales team size", "sales reps", "account executives", "sales people", "number of sales reps"],
      pt: ["tamanho da equipe de vendas", "equipe comercial", "número de vendedores internos"],
    },
    better: null,
    plausible: [0, 1000],
  }),
  judged("gtm_strategy", "gtm", {
    name: { fr: "Stratégie commerciale", en: "Go-to-market strategy", pt: "Estratégia comercial" },
    aliases: {
      fr: [
        "go to market",
        "GTM",
        "stratégie go to market",
        "stratégie de commercialisation",
        "stratégie d'acquisition",
      ],
      en: ["go to market", "GTM", "sales strategy", "commercial strategy"],
      pt: ["go to market", "GTM", "estratégia de entrada no mercado", "estratégia de vendas"],
    },
    key: true,
  }),
  judged("business_model", "gtm", {
    name: { fr: "Modèle économique", en: "Business model", pt: "Modelo de negócio" },
    aliases: {
      fr: ["business model", "modèle d'affaires", "modèle de revenus"],
      en: ["revenue model", "monetization", "monetisation"],
      pt: ["business model", "modelo de negócios", "modelo de receita"],
    },
    key: true,
  }),
  judged("partnerships", "gtm", {
    name: { fr: "Partenariats", en: "Partnerships", pt: "Parcerias" },
    aliases: {
      fr: ["partenaires", "accords de distribution", "partenariats stratégiques"],
      en: ["partners", "distribution agreements", "strategic partnerships"],
      pt: ["parceiros", "acordos de distribuição", "parcerias estratégicas"],
    },
  }),
];
