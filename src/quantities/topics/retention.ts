import { measured, type Topic } from "./topic.ts";

/** What keeps recurring revenue and what loses it. */
export const RETENTION_TOPICS: readonly Topic[] = [
  measured("expansion_mrr", "money", "financial", [0, 5_000_000], {
    fr: "MRR d'expansion, MRR expansion, upsell MRR",
    en: "Expansion MRR, upsell MRR, upgrade MRR",
    pt: "MRR de expansão, upsell MRR, MRR expansão",
  }),
  measured("churned_mrr", "money", "financial", [0, 5_000_000], {
    fr: "MRR perdu, MRR churné, MRR résilié",
    en: "Churned MRR, lost MRR",
    pt: "MRR perdido, MRR cancelado",
    better: "lower",
    twins: { percent: "revenue_churn" },
  }),
  measured("nrr", "percent", "customer", [40, 200], {
    fr: "Rétention nette (NRR), NRR, NDR, rétention nette du revenu, rétention nette, taux de rétention nette, rétention nette du chiffre d'affaires",
    en: "Net revenue retention, NRR, NDR, net dollar retention, net retention, net MRR retention, net ARR retention, net retention rate",
    pt: "Retenção líquida de receita, NRR, retenção líquida, retenção de receita líquida, taxa de retenção líquida",
    key: true,
    family: "revenue_retention",
  }),
  measured("grr", "percent", "customer", [30, 100], {
    fr: "Rétention brute (GRR), GRR, GDR, rétention brute, rétention brute du revenu",
    en: "Gross revenue retention, GRR, GDR, gross dollar retention, gross retention, gross MRR retention",
    pt: "Retenção bruta de receita, GRR, retenção bruta, retenção de receita bruta",
    key: true,
    family: "revenue_retention",
  }),
  measured("churn", "percent", "customer", [0, 80], {
    fr: "Churn, taux de churn, attrition, taux d'attrition, taux de résiliation",
    en: "Churn, churn rate, attrition rate, cancellation rate",
    pt: "Churn, taxa de churn, taxa de cancelamento, taxa de evasão",
    key: true,
    better: "lower",
    family: "churn",
    twins: { count: "churned_customers", money: "churned_mrr" },
  }),
  measured("customer_churn", "percent", "customer", [0, 80], {
    fr: "Churn clients, logo churn, churn logo, attrition client, taux d'attrition client, perte de clients",
    en: "Customer churn, logo churn, client churn, account churn, user churn, subscriber churn",
    pt: "Churn de clientes, logo churn, perda de clientes, cancelamento de clientes",
    key: true,
    better: "lower",
    family: "churn",
    twins: { count: "churned_customers" },
  }),
  measured("revenue_churn", "percent", "customer", [-30, 80], {
    fr: "Churn de revenu, churn MRR, churn revenu, churn CA, attrition du revenu",
    en: "Revenue churn, MRR churn, ARR churn, dollar churn, revenue churn rate, MRR churn rate",
    pt: "Churn de receita, churn de MRR, perda de receita",
    key: true,
    better: "lower",
    family: "churn",
    twins: { money: "churned_mrr" },
  }),
  measured("quick_ratio", "multiple", "financial", [0, 20], {
    fr: "SaaS quick ratio, quick ratio, quick ratio SaaS",
    en: "SaaS quick ratio, quick ratio",
    pt: "SaaS quick ratio, quick ratio",
  }),
];
