import { judged, measured, type Topic } from "./topic.ts";

/** How customers are found and won. */
export const GTM_TOPICS: readonly Topic[] = [
  measured("pipeline", "money", "gtm", [0, 500_000_000], {
    fr: "Pipeline commercial, pipeline, pipe commercial, pipeline de ventes, valeur du pipeline, pipeline pondéré, pipe",
    en: "Sales pipeline, pipeline, pipeline value, weighted pipeline, qualified pipeline, sales funnel value",
    pt: "Pipeline comercial, pipeline, pipeline de vendas, funil de vendas, pipeline ponderado",
  }),
  measured("pipeline_coverage", "multiple", "gtm", [0, 20], {
    fr: "Couverture du pipeline, taux de couverture du pipeline",
    en: "Pipeline coverage, pipeline coverage ratio",
    pt: "Cobertura de pipeline, cobertura do pipeline",
  }),
  measured("win_rate", "percent", "gtm", [0, 100], {
    fr: "Taux de transformation, win rate, taux de closing, taux de succès commercial, taux de signature",
    en: "Win rate, close rate, closing rate, deal win rate",
    pt: "Taxa de fechamento, win rate, taxa de sucesso comercial, taxa de fecho",
  }),
  measured("conversion_rate", "percent", "gtm", [0, 100], {
    fr: "Taux de conversion, conversion, taux de conversion global, conversion leads clients",
    en: "Conversion rate, conversion, lead conversion, lead to customer conversion, lead conversion rate",
    pt: "Taxa de conversão, conversão, conversão de leads",
  }),
  measured("trial_conversion", "percent", "gtm", [0, 100], {
    fr: "Conversion des essais, conversion essai gratuit, conversion freemium, conversion trial, taux de conversion des essais",
    en: "Trial conversion, trial to paid, trial to paid conversion, free to paid conversion, trial conversion rate, freemium conversion",
    pt: "Conversão de testes, conversão de trial, conversão freemium",
  }),
  measured("sales_cycle", "duration", "gtm", [0, 36], {
    fr: "Cycle de vente, durée du cycle de vente, cycle commercial, cycle de vente moyen, cycle de ventes",
    en: "Sales cycle, sales cycle length, average sales cycle, time to close, deal cycle",
    pt: "Ciclo de vendas, ciclo de venda, duração do ciclo de vendas, ciclo comercial",
    better: "lower",
  }),
  measured("leads", "count", "gtm", [0, 10_000_000], {
    fr: "Leads, prospects, leads qualifiés, nombre de leads, MQL, SQL, prospects qualifiés",
    en: "Leads, qualified leads, MQLs, SQLs, number of leads, prospects, MQL, SQL",
    pt: "Leads, leads qualificados, prospectos, número de leads",
  }),
  measured("cost_per_lead", "money", "gtm", [0, 10_000], {
    fr: "Coût par lead, CPL, coût du lead",
    en: "Cost per lead, CPL, lead cost",
    pt: "Custo por lead, CPL, custo do lead",
    better: "lower",
  }),
  measured("roas", "multiple", "gtm", [0, 50], {
    fr: "Retour sur dépenses publicitaires, ROAS",
    en: "Return on ad spend, ROAS",
    pt: "Retorno sobre gasto em anúncios, ROAS",
  }),
  measured("website_visits", "count", "gtm", [0, 1_000_000_000], {
    fr: "Visites du site, visiteurs uniques, trafic, trafic web, visites mensuelles, visiteurs",
    en: "Website visits, web traffic, traffic, unique visitors, website traffic, visitors, monthly visits",
    pt: "Visitas ao site, visitantes únicos, tráfego, tráfego web, visitantes",
  }),
  measured("sales_team_size", "count", "gtm", [0, 1000], {
    fr: "Effectif commercial, nombre de commerciaux, commerciaux, équipe commerciale, taille de l'équipe commerciale",
    en: "Sales headcount, sales team size, sales reps, account executives, sales people, number of sales reps",
    pt: "Equipe de vendas, tamanho da equipe de vendas, equipe comercial, número de vendedores internos",
    better: null,
  }),
  judged("gtm_strategy", "gtm", {
    fr: "Stratégie commerciale, go to market, GTM, stratégie go to market, stratégie de commercialisation, stratégie d'acquisition",
    en: "Go-to-market strategy, go to market, GTM, sales strategy, commercial strategy",
    pt: "Estratégia comercial, go to market, GTM, estratégia de entrada no mercado, estratégia de vendas",
    key: true,
  }),
  judged("business_model", "gtm", {
    fr: "Modèle économique, business model, modèle d'affaires, modèle de revenus",
    en: "Business model, revenue model, monetization, monetisation",
    pt: "Modelo de negócio, business model, modelo de negócios, modelo de receita",
    key: true,
  }),
  judged("partnerships", "gtm", {
    fr: "Partenariats, partenaires, accords de distribution, partenariats stratégiques",
    en: "Partnerships, partners, distribution agreements, strategic partnerships",
    pt: "Parcerias, parceiros, acordos de distribuição, parcerias estratégicas",
  }),
];
